# «Каракули» по-русски. Во всех языках одни и те же id и переменные.

title = Каракули
pitch = Три слова, похожие как три капли воды. Нарисуй своё так, чтобы его ни с чем не спутали.
tagline = Три похожих слова, тридцать секунд и ни одной буквы.

# Домашние правила
option-rounds = Раунды
option-draw_s = Время рисовать
option-vote_s = Время на ставки
option-vote_s-on = Время на ставки ограничено
option-look_s = Время смотреть
option-vote = Ставка на каждый рисунок
option-vote-compulsory = обязательна
option-vote-optional = по желанию
option-missed_vote = Пропущенная ставка
option-missed_vote-wrong = считается неверной
option-missed_vote-random = решает жребий
option-missed_vote-zero = ничего не стоит
option-foul = Буквы или цифры в рисунке
option-foul-minus_two = стоят 2 очка
option-foul-zero = рисунок даёт 0
option-foul-play_on = ничего не стоят
option-tie = При равенстве
option-tie-own = важнее, чьи рисунки угадали чаще
option-tie-guessed = важнее, кто больше угадал
option-tie-shared = побеждают вместе
option-rotate = Первый игрок меняется каждый раунд
option-quiet = Без разговоров, пока рисуем и ставим

# На каждом экране
round = Раунд
round-of = Раунд { $round } из { $rounds }
you = ты
you-object = ты
yours = (твоё)
player = Игрок
sum = Сумма
nobody = никто
drawing-of = Рисунок: { $name }
drew = { $name } рисует: { $word }
drew-lead = { $name } рисует:
drew-what = { $name } рисует…
you-sit-out = Твоя игра продолжится в следующем раунде.
is-reconnecting = возвращается…
is-away = нет на месте
is-left = за столом нет
is-out = пропускает раунд
is-drawing = рисует
is-done = готово
is-choosing = ставит
is-locked = решено

# Карточка и жетон
card-you-read = Прочитай карточку вслух
card-reads = { $name } читает карточку
card-next = Одно из этих слов достанется тебе.
read-aloud = Прочитать вслух
say-card = Раунд { $round }. Слова: { $words }
token-yours = Твоё тайное число
token-others = Каждый смотрит своё число
token-nine = Девять деревянных жетонов, лицом вниз
token-back = #
token-draw = Рисуй: { $word }
say-token = Твоё число — { $number }. Рисуй: { $word }

# Рисуем
your-sheet = Твой лист. Рисуй: { $word }
your-drawing = Твой рисунок
no-letters = Без букв и цифр
done = Готово
say-draw = Рисуй: { $word }
keep-drawing = Рисовать дальше
wait-moment = Минутку…
wait-draw = Ещё рисуют: { $names }

# Ставим
say-vote = Что нарисовано? Поставь по жетону на { $n ->
    [one] { $n } рисунок
    [few] { $n } рисунка
    [many] { $n } рисунков
   *[other] { $n } рисунка
}.
drawing-n-of = Рисунок { $n }/{ $of }
your-bet = Твоя ставка
your-token = твой жетон
your-tokens = Твои жетоны
none-left = больше нет
no-bet = Без ставки
tokens-of = Жетоны: { $names }
stock-said = Твои жетоны: с единицей — { $one }, с двойкой — { $two }, с тройкой — { $three }
thumb-open = Рисунок: { $name }, ставки ещё нет
thumb-bet = Рисунок: { $name }, твоя ставка: { $number }
blank = чистый лист
lock = Решено
unlock = Ещё подумаю
lock-when-sure = Все жетоны на месте. Решено?
still-open = { $n ->
    [one] Ещё { $n } рисунок без жетона.
    [few] Ещё { $n } рисунка без жетона.
    [many] Ещё { $n } рисунков без жетона.
   *[other] Ещё { $n } рисунка без жетона.
}
still-open-free = { $n ->
    [one] Ещё { $n } рисунок без жетона; это ничего не стоит.
    [few] Ещё { $n } рисунка без жетона; это ничего не стоит.
    [many] Ещё { $n } рисунков без жетона; это ничего не стоит.
   *[other] Ещё { $n } рисунка без жетона; это ничего не стоит.
}
wait-vote = Ещё ставят: { $names }

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
artist-n-of = Художник { $n } из { $of }
annulled = не считается
nobody-guessed = никто не угадал
guessed-by = { $n ->
    [1] угадал один человек
    [2] угадали двое
    [3] угадали трое
    [4] угадали четверо
    [5] угадали пятеро
   *[other] угадали все шестеро
}
right-were = Угадали: { $names }.
no-token = Без жетона: { $names }
next-artist = Дальше: { $name }
next-you = Дальше: ты
to-pad = К блокноту
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
won-own-doodles = Очков поровну, по { $score }, и рядом { $other }; но рисунки победителя угадали чаще: { $mine } против { $theirs }.
won-right-votes = Поровну и очков ({ $score }), и угаданных рисунков, рядом { $other }; но у победителя их угадало больше людей: { $mine } против { $theirs }.
won-guessed-doodles = Очков поровну, по { $score }, и рядом { $other }; но больше рисунков угадал победитель ({ $winner }): { $mine } против { $theirs }.
shared = Очков поровну, по { $score }. Ничем не отличить.
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
award-misread = Хамелеон
award-misread-why = { $n ->
    [one] { $n } человек видит
    [few] { $n } человека видят
    [many] { $n } человек видят
   *[other] { $n } человека видят
} «{ $seen }», а это «{ $word }» ({ $name }).
award-alone = Самая смелая ставка
award-alone-why = «{ $word }» в рисунке ({ $artist }) видит только { $name }.
award-pair = С полуслова
award-pair-why = { $name } и { $other } угадали рисунки друг друга: { $n } из { $of }.
award-hand = Самый понятный карандаш
award-hand-why = { $name }: верных ставок на рисунки — { $n }.
award-eye = Глаз-алмаз
award-eye-why = { $name }: угадано рисунков — { $n } из { $of }.
ranked-own = При равных очках выше тот, чьи рисунки угадали чаще.
ranked-guessed = При равных очках выше тот, кто угадал больше.
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
refused-do-1-players = В «Каракули» играют от трёх до семи человек.
refused-do-1-cards = На столько раундов не хватит карточек. Выбери меньше.
refused-do-1-seat = В этой игре ты не участвуешь. В следующей можно сыграть.
refused-do-5 = В этом раунде у тебя нет жетона. В следующем будет.
refused-do-6 = Не сейчас: никто не рисует.
refused-do-6-late = Песок вышел.
refused-do-8 = Ставим, когда рисунки открыты.
refused-do-8-late = Время ставок вышло.
refused-do-8-out = Этот раунд ты пропускаешь. В следующем будешь играть.
refused-do-8-missing = Сначала жетон на каждый рисунок, потом «Решено».
refused-do-8-locked = Уже решено. Чтобы изменить ставку, нажми «Ещё подумаю».
refused-do-8-own = На свой рисунок ставить нельзя.
refused-do-8-drawing = Этого рисунка нет на столе.
refused-do-9 = У тебя только по три жетона каждого числа. Передвинь один.
refused-do-10 = Дальше ведёт первый игрок или ведущий.
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
help-card = Открывают карточку с тремя словами.
help-card-more = Они очень похожи: чайник, заварник, кофейник. Все видят все три.
help-token = Ты получаешь тайное число.
help-token-more = Оно говорит, какое из трёх слов твоё. У других может быть то же самое.
help-draw = Все рисуют, тридцать секунд.
help-draw-more = Что угодно, кроме букв и цифр. Покажи, чем твоё слово отличается от двух других.
help-vote = Потом ты ставишь на каждый чужой рисунок.
help-vote-more = Положи на него 1, 2 или 3. Каждого числа у тебя по три.
help-reveal = Художник за художником, открывается правда.
help-reveal-more = Верная ставка даёт 1 очко, неверная отнимает 1. Художник получает 1 за каждую верную ставку и теряет 2, если не угадал никто.
help-end = После восьми раундов побеждает самая большая сумма.
help-end-more = При равенстве — тот, чьи рисунки угадали чаще.
help-example = Например
help-example-drawn = У Марко число 2, и рисует он вот это. Остальные четверо кладут жетоны:
help-word-1 = чайник
help-word-2 = заварник
help-word-3 = кофейник
help-example-points = Трое угадали и получают по 1 очку, один ошибся и теряет 1. Марко получает 3.
help-example-nobody = Если бы не угадал никто, Марко потерял бы 2.
