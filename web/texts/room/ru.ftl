# Что говорится в комнате, какая бы ни была игра. Во всех языках одни и те же id и переменные.

coming-in = Входим…
room-at = Комната по адресу { $address }
qr = QR-код с адресом этой комнаты
share = Отправить ссылку
share-text = Приходи порисовать с нами! Комната { $code }.
share-copied = Ссылка скопирована.
share-by-hand = Скопируй адрес и отправь остальным
people = Люди
people-here = { $n ->
    [1] Ты { $name }, пока больше никого
   *[other] Ты { $name }, за столом { $n }
}
you = ты
host = ведёт
ready = на месте
not-ready = пока нет
away = нет на месте
free-seats = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободно
    [many] { $n } мест свободно
   *[other] { $n } места свободно
}
watches = смотрит
seat-move = Пересадить: { $name }, место { $n } из { $of }
seat-moved = { $name }: место { $n } из { $of }
seats-hint = Так вы сидите, по часовой стрелке. Передвинь фишку, чтобы пересадить.
seats-put = Куда сядет { $name }? Нажми на фишку.
games = Игры
box-people = { $min }–{ $max } человек
box-minutes = { $n ->
    [one] около { $n } минуты
    [few] около { $n } минут
    [many] около { $n } минут
   *[other] около { $n } минуты
}
how-to-play = Как играть
rules = Правила
rules-are = Правила:
preset-rulebook = По книге
preset-kids = Для детей
preset-published = Печатное издание
preset-own = Наши
house-rules-changed = { $n ->
    [one] { $n } не по книге
    [few] { $n } не по книге
    [many] { $n } не по книге
   *[other] { $n } не по книге
}
seconds = { $n } с
less = Меньше: { $what }
more = Больше: { $what }
wall = стена: порисуй, пока ждёшь
wall-wipe = Чистая стена
start = Начинаем
start-missing = { $n ->
    [one] Ещё { $n } человек — и начинаем
    [few] Ещё { $n } человека — и начинаем
    [many] Ещё { $n } человек — и начинаем
   *[other] Ещё { $n } человека — и начинаем
}
start-unready = { $n ->
    [1] Ждём, пока { $name } скажет «можно»
   *[other] Ещё не сказали «можно»: { $n }
}
start-all = Все в сборе
ready-go = Можно начинать
ready-hint = Нажми, когда можно начинать
waiting-for-host = Начинает { $name }

# On a big screen, and who only watches
tv-link = На большом экране
tv-camera = Наведите сюда камеру
tv-open = или откройте
tv-letters = и введите четыре буквы.
tv-watching = { $n ->
    [one] ещё { $n } человек смотрит
    [few] ещё { $n } человека смотрят
    [many] ещё { $n } человек смотрят
   *[other] ещё { $n } человека смотрят
}
tv-keys = T бумага или доска · L язык · F на весь экран
watch-now = В этой игре ты зритель, в следующей играешь.
watch-full = В этой игре ты зритель. Все места заняты: сядешь, как только одно освободится.

menu = Меню
settings = Настройки
settings-theme = Стол
settings-auto = Как на устройстве
settings-light = Бумага
settings-dark = Доска
settings-text-size = Размер текста
settings-normal = Обычный
settings-larger = Крупный
settings-largest = Очень крупный
settings-motion = Меньше движения
settings-sound = Звуки
settings-vibration = Вибрация
settings-pen-only = Рисует только перо, пальцы — нет
settings-left-hand = Рисую левой рукой
pace = Время
close = Закрыть
no = Нет
leave = Выйти из комнаты
to-lobby = Вернуться в прихожую
kick = Выставить: { $name }
ask-leave = Выйти из комнаты? Своё место можно занять снова.
    .yes = Выйти
ask-lobby = Закончить игру и вернуться в прихожую?
    .yes = Закончить
ask-kick = { $name }: выставить насовсем?
    .yes = Выставить

chat = Разговор
chat-unread = Разговор, есть новое
chat-empty = Пока никто ничего не сказал.
chat-say = Скажи что-нибудь
chat-send = Отправить
chat-muted = Сейчас молчим.

band-lost = Связь пропала. Сейчас вернётся сама…
band-saving = Сохраняем…
band-few = { $n ->
    [one] Ждём ещё { $n } человека
    [few] Ждём ещё { $n } человек
    [many] Ждём ещё { $n } человек
   *[other] Ждём ещё { $n } человека
}
came = { $name } за столом
went = { $name } не за столом
somebody = кто-то
seconds-left = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
    [many] Осталось { $n } секунд
   *[other] Осталось { $n } секунды
}
time-left = Осталось: { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}

trouble-home = В начало
trouble-unknown_room = Такой комнаты нет
    .advice = Проверь четыре буквы или попроси новое приглашение.
trouble-closed = Комната закрыта
    .advice = В ней давно никого не было. Открой новую.
trouble-full = В комнате нет мест
    .advice = Больше людей не поместится. Спроси, не уступит ли кто место, или открой другую.
trouble-kicked = Тебя выставили
    .advice = Ведущий закрыл дверь в эту комнату. В другой тебе будут рады.
trouble-version = На сервере страница новее
    .advice = Загрузи страницу заново — и ты снова на своём месте.
trouble-elsewhere = Ты играешь в другой вкладке
    .advice = Твоё место открыто в другой вкладке или на другой странице. Оно может быть только одно.
    .button = Играть здесь
trouble-left = Ты не за столом
    .advice = Место за тобой, пока есть комната.
    .button = Вернуться
trouble-moved = Стол переезжает
    .advice = Сервер запускается заново. Это недолго.
    .button = Ещё раз
trouble-lagging = Сеть сейчас слишком медленная
    .advice = Ничего не пропало. Если можно, подойди ближе к роутеру.
    .button = Ещё раз
trouble-flood = Слишком много сразу
    .advice = Страница отправила больше, чем принимает сервер. Ничего не пропало.
    .button = Ещё раз
trouble-bad_message = Страница и сервер не понимают друг друга
    .advice = Загрузи страницу заново — и ты снова на своём месте.
trouble-away = Сервер не отвечает
    .advice = Это устройство в той же сети? Страница пробует сама.
    .button = Попробовать сейчас
trouble-blocked = Связь застревает по дороге
    .advice = Сервер отвечает, но живого соединения нет. Прокси по дороге должен пропускать WebSocket (заголовок Upgrade).

notice-not-taken = Не получилось. Ничего не изменилось.
too-fast = Слишком быстро. Часть не принята.
ink-tools = Карандаш
ink-undo = Отменить
ink-redo = Вернуть
ink-clear = Стереть всё
ink-thick = Толстый карандаш
ink-full = На этом листе больше нет места.
ink-too-many-points = На этом листе больше нет места.
ink-too-many-strokes = Больше линий на листе не поместится.
ink-too-many-ops = Больше правок лист не выдержит.
ink-bad-colour = В этой игре нет такого цвета.
ink-bad-width = В этой игре нет такого карандаша.
ink-unknown-stroke = Этой линии нет на листе.
ink-unreadable = Страница и сервер не понимают друг друга. Загрузи страницу заново.
ink-too-fast = Слишком много линий сразу. Часть не принята.
ink-not-now = Рисовать уже было нельзя.
refused-not_now = Не сейчас.
refused-not_yours = Это не твой ход.
refused-too_late = Слишком поздно.
refused-bad_value = Так нельзя.
refused-no-game = На столе нет игры.
refused-watching = В этой игре ты зритель. В следующей можно сыграть.
refused-paused = Игра ждёт людей.
refused-unreadable = Страница и сервер не понимают друг друга. Загрузи страницу заново.
refused-too-few = Для этой игры вас слишком мало.
refused-unknown-seat = Этого человека здесь нет.
refused-host-only = Это может только ведущий.
refused-playing = Не во время игры.
refused-quiet = Сейчас молчим.
refused-blank = Здесь пусто.
refused-unknown-game = На этом сервере нет такой игры.
refused-options = Эти правила не сочетаются.
refused-kick-self = Себя выставить нельзя.
refused-kick-owner = Того, кто открыл комнату, выставить нельзя.
