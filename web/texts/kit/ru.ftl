# Что говорится за столом в любой игре. Во всех языках одни и те же id и переменные.

# Домашние правила
option-rounds = Раунды
option-draw_s = Время рисовать
option-look_s = Время смотреть
option-foul = Буквы или цифры в рисунке
option-foul-zero = рисунок даёт 0
option-foul-play_on = ничего не стоят

# На каждом экране
round = Раунд
round-of = Раунд { $round } из { $rounds }
you-object = ты
player = Игрок
sum = Сумма
nobody = никто
drawing-of = Рисунок: { $name }
drew = { $name } рисует: { $word }
you-sit-out = Твоя игра продолжится в следующем раунде.
is-reconnecting = возвращается…
is-away = нет на месте
is-left = за столом нет
is-out = пропускает раунд
is-drawing = рисует
is-done = готово

# Рисуем
your-sheet = Твой лист. Рисуй: { $word }
say-draw = Рисуй: { $word }
your-drawing = Твой рисунок
done = Готово
wait-moment = Минутку…
wait-draw = Ещё рисуют: { $names }
drawing-n-of = Рисунок { $n }/{ $of }

# Буквы или цифры?
flag = Рисунок: { $name }. Буквы или цифры?
flag-title = Буквы или цифры?
flag-text = Спросим всех, кроме автора ({ $name }). Если большинство скажет «да», рисунок не считается.
flag-ask = Спросить всех
flag-not = Нет, не надо
foul-asked = обсуждаем
foul-foul = буквы!
judge-title = Рисунок: { $name }. Буквы или цифры?
judge-text = Если большинство скажет «да», он не считается.
judge-yes = Да, вижу
judge-no = Нет, всё чисто
judge-yours = Остальных спрашивают, есть ли в твоём рисунке буквы или цифры.
judge-waits = Рисунок: { $name }. Буквы или цифры?
judge-for = Ещё отвечают: { $names }.
wait-judge = Ещё отвечают: { $names }

# Открываем
annulled = не считается
nobody-guessed = никто не угадал
goes-on = продолжает { $name }

# Блокнот
the-pad = Блокнот с очками
after-round = После раунда { $round }
leads = Впереди, { $n }: { $names }
next-round = Следующий раунд
to-podium = Кто победил?

# Конец
wins = { $you ->
    [yes] Победа твоя!
   *[no] { $n ->
        [1] Побеждает { $names }
       *[other] Побеждают вместе: { $names }
    }
}
by-a-whisker = на волосок
won-score = Очки: { $mine }; на втором месте { $other }: { $theirs }.
shared = Очков поровну, по { $score }: победа общая.
called-off-title = Игра закончилась раньше
called-off = Людей осталось слишком мало, поэтому никто не победил. Вот очки на эту минуту.
album = Альбом
drawings = { $n ->
    [one] { $n } рисунок
    [few] { $n } рисунка
    [many] { $n } рисунков
   *[other] { $n } рисунка
}
guessed-it = Угадали: { $names }
watch-drawn = Посмотреть, как рисовали
show-whole = Показать целиком
drawn-by = { $name }, раунд { $round }
drawing-before = Предыдущий рисунок
drawing-after = Следующий рисунок
save-drawing = Сохранить
save-album = Сохранить всё одной картинкой
not-saved = Сохранить не получилось.
last-album = Последний альбом
play-again = Ещё раз
another-game = Другая игра
host-plays-on = Следующую игру начинает { $name }

# Чего не позволяют правила
refused-flag-absent = Об этом рисунке сейчас не спрашивают.
refused-flag-own = На свой рисунок пожаловаться нельзя.
refused-flag-bot = Жаловаться на рисунок могут только люди за столом.
refused-flag-asked = Об этом рисунке уже спрашивают.
refused-flag-ruled = Об этом рисунке уже решили.
refused-flag-silenced = Три твои жалобы отклонили: в этой игре больше жаловаться нельзя.
refused-judge-closed = Вопрос закрыт.
refused-judge-not-asked = Этот вопрос не к тебе.
refused-judge-twice = Твой ответ уже есть.
refused-judge-late = Время для ответа вышло.

# Правила за минуту
help-example = Например
