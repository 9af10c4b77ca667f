# «Кубики-каракули» по-русски. Во всех языках одни и те же id и переменные.

title = Кубики-каракули
pitch = Бросай шесть кубиков с фигурками и складывай из них каракули. По одной каждого цвета — и победа твоя.
tagline = Шесть кубиков, шестьдесят каракулей, шесть цветов.

# Домашние правила
option-turn_s = Время на ход
option-turn_s-on = Время хода ограничено
option-deal_s = Время на выбор Галереи
option-deal_s-on = Время раздающего ограничено
option-block_s = Время, чтобы заблокировать ход
option-dealer_picks = Первую Галерею выбирает раздающий
option-strict_draw = Бросок до взятия карты стоит хода
option-must_take = Кто может забрать карту, больше не бросает
option-assist = Стол показывает, какие карты подходят
option-assist-off = никогда
option-assist-last_roll = после последнего броска
option-assist-always = всегда, и с шансами

# Конец
won-six = Все шесть цветов собраны раньше всех.
called-off-sets = Людей осталось слишком мало, поэтому никто не победил. Вот что собрано на эту минуту.

# Чего не разрешают правила
refused-di-1-players = В «Кубики-каракули» играют от двух до шести человек.
refused-di-1-seat = В этой игре ты не участвуешь. В следующей можно сыграть.
refused-di-1-dealer = Галерею выбирает раздающий.
refused-di-1-doodle = Такой каракули в коробке нет.
refused-di-1-laid = Галерея уже на столе.
refused-di-1-dealing = Раздающий ещё выбирает Галерею.
refused-di-2 = Сейчас не твой ход.
refused-di-2-drawn = Карта уже взята. Теперь бросай кубики.
refused-di-2-draw = Сначала возьми карту, потом бросай.
refused-di-3-six = Первый бросок — всеми шестью кубиками.
refused-di-3-dice = Выбери хотя бы один кубик, и ни одного дважды.
refused-di-3-none = Бросков больше нет.
refused-di-4-roll = Сначала брось кубики, потом бери карту.
refused-di-4-gallery = Этой карты в Галерее нет.
refused-di-4-fit = На твоих кубиках не хватает фигурок с этой карты.
refused-di-4-must = На кубиках есть карта, которую можно забрать. Забери её или закончи ход.
refused-di-5-roll = Прежде чем закончить ход, брось хотя бы раз.
refused-di-5-late = Твоё время вышло.
refused-di-5-time = Не сейчас: время ещё есть.
refused-di-5-here = Ты и так в игре.
refused-di-6 = Карта этого цвета у тебя уже есть.
refused-di-7-late = О краже объявляют до того, как взять карту.
refused-di-7-set = Этой карты ни у кого нет.
refused-di-7-undeclared = Чтобы забрать карту у игрока, скажи об этом до того, как взять свою.
refused-di-7-nothing = Кража не объявлена.
refused-di-7-bound = Кубики уже брошены. Теперь твоей может стать только эта карта.
refused-di-7-other = В этот ход можно забрать только названную карту.
refused-di-9 = Бесплатного броска у тебя нет.
refused-di-10 = Блока у тебя нет.
refused-di-10-whom = Этого игрока заблокировать нельзя.
refused-di-10-begun = Поздно: этот ход уже начался.
refused-di-10-window = Минутку: твой ход могут заблокировать.
refused-di-11 = Игра окончена.

# Цвета и фигурки
colour-orange = оранжевый
colour-red = красный
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
letter-orange = О
letter-red = К
letter-yellow = Ж
letter-green = З
letter-blue = С
letter-purple = Ф
face-arch = дуга
face-dash = чёрточка
face-dot = точка
face-face = рожица
face-slant = косая
face-squiggle = закорючка
kind-free = Бесплатный бросок
kind-block = Блок
card-called = «{ $figure }» ({ $colour })

# На столе
gallery = Галерея
pile = { $n ->
    [one] карта в колоде
    [few] карты в колоде
    [many] карт в колоде
   *[other] карты в колоде
}
new = новая
fits = есть
odds = Шансы
your-set = Твой набор
set-of = Набор игрока { $name }
set-none = Карт пока нет.
missing = нет
dice = Кубики
die = { $face }, кубик { $n }
is-blocked = пропустит ход
is-dozing = без хода

# Что делать
deal-you = Выложи Галерею
deal-other = { $name } выкладывает Галерею
deal-how = По одной каракуле каждого цвета.
deal-rest = Остальное наугад
turn-you = Твой ход
turn-other = Ходит { $name }
block-window = Ход ещё могут заблокировать.
draw-first = Сначала возьми карту из колоды.
draw-or-steal = Возьми карту из колоды. Хочешь украсть? Сначала коснись набора.
draw-other = Берёт карту из колоды.
roll-first = Теперь брось все шесть кубиков.
roll-other = Готовится бросать.
roll-of = Бросок { $n } из { $of }
roll-keep = Оставь кубики и бросай дальше или коснись карты, которая выпала.
roll-last = Коснись карты, которая выпала, или закончи ход.
asleep = Никто не играет
asleep-how = Игра ждёт, пока кто-нибудь вернётся.
draw = Взять карту
roll = Бросить
roll-all = Бросить кубики
roll-n = Бросить { $n }
roll-none = Бросков нет
end-turn = Ничего не беру
block = Блок
block-now = Заблокировать ход: { $name }
block-next = { $name } пропустит следующий ход
play-on = Я здесь и играю
withdraw = Передумать
steal-how = Коснись карты, которую хочешь украсть. Другую в этот ход взять нельзя.
want-you = Твоя цель: { $card }, владелец { $owner }.
want-other = { $name } хочет { $card }, владелец { $owner }.
want-you-open = Твоя цель: { $card }, она снова в Галерее.
want-other-open = { $name } хочет { $card }, карта снова в Галерее.
too-early = Бросить, не взяв карту?
too-early-text = Кто бросает раньше, чем взял карту, теряет ход.
too-early-yes = Всё равно бросить
too-early-no = Назад

# Что случилось
told-took = { $name } берёт { $card }.
told-stole = { $name } крадёт { $card }, владелец { $by }.
told-nothing = { $name } ничего не берёт.
told-too_early = { $name } теряет ход: бросок раньше карты.
told-time = { $name }: время вышло.
told-away = { $name } не за столом, ход окончен.
told-blocked = { $by } блокирует ход: { $name }.
told-passed_over = { $name } без хода.
say-your-turn = Твой ход.
say-blocked = { $name } пропустит ход.
say-drawn = Из колоды: { $cards }.
say-free = Бесплатный бросок: можно бросить ещё раз.
say-rolled = Бросок { $n }: { $faces }.
say-kept = Кубик { $n }, { $face }: остаётся.
say-let-go = Кубик { $n }, { $face }: бросается снова.

# Правила за минуту
help-gallery = Шесть каракулей лежат открыто, по одной каждого цвета: это Галерея.
help-gallery-more = Цвет говорит, сколько нужно кубиков: оранжевый один, красный два, жёлтый три, зелёный четыре, синий пять, фиолетовый шесть.
help-draw = В свой ход ты кладёшь карту из колоды в Галерею.
help-draw-more = Всегда до броска: кто бросит раньше, теряет ход.
help-roll = Потом ты бросаешь шесть кубиков, до трёх раз.
help-roll-more = После каждого броска оставляешь что хочешь, а остальное бросаешь снова.
help-take = На кубиках есть каракуля из Галереи? Бери её.
help-take-more = Важно лишь, какие в ней фигурки, а не где они лежат; чёрточка не косая. Одна карта за ход и только одна каждого цвета.
help-steal = Можно украсть карту из чужого набора.
help-steal-more = Назови её до того, как возьмёшь карту из колоды. Другую в этот ход взять нельзя.
help-action = Бесплатный бросок даёт ещё один бросок. Блок лишает кого-то следующего хода.
help-action-more = Они лежат у тебя, пока не пригодятся, а ты берёшь ещё карту.
help-end = Побеждает тот, у кого первым собрались шесть цветов.
help-end-more = Сразу же, откуда бы ни взялась шестая карта.
help-roll-1 = София хочет улыбку: две точки и дугу. В первом броске она оставляет точку и дугу.
help-roll-2 = Остальные четыре она бросает снова.
help-roll-end = Две точки и дуга: карта её. Прочие кубики не важны.

# Шестьдесят каракулей
figure-orange-1 = дружок
figure-orange-2 = крошка
figure-orange-3 = горизонт
figure-orange-4 = столб
figure-orange-5 = подъём
figure-orange-6 = спуск
figure-orange-7 = туннель
figure-orange-8 = миска
figure-orange-9 = волна
figure-orange-10 = дым
figure-red-1 = шляпа
figure-red-2 = палатка
figure-red-3 = свеча
figure-red-4 = варёное яйцо
figure-red-5 = головастик
figure-red-6 = шарик
figure-red-7 = леденец
figure-red-8 = снежный ком
figure-red-9 = горка
figure-red-10 = длинные волосы
figure-yellow-1 = улыбка
figure-yellow-2 = черепаха
figure-yellow-3 = зонт
figure-yellow-4 = человечек
figure-yellow-5 = парусник
figure-yellow-6 = глаз
figure-yellow-7 = горячий чай
figure-yellow-8 = мороженое
figure-yellow-9 = вулкан
figure-yellow-10 = колпак
figure-green-1 = дом
figure-green-2 = якорь
figure-green-3 = улитка
figure-green-4 = пальма
figure-green-5 = ура
figure-green-6 = машина
figure-green-7 = подсолнух
figure-green-8 = вишни
figure-green-9 = привидение
figure-green-10 = восход
figure-blue-1 = рыба
figure-blue-2 = мышь
figure-blue-3 = коктейль
figure-blue-4 = футболист
figure-blue-5 = рыбак
figure-blue-6 = ракета
figure-blue-7 = коляска
figure-blue-8 = лапша
figure-blue-9 = жук
figure-blue-10 = парашют
figure-purple-1 = моряк
figure-purple-2 = ребёнок с шариком
figure-purple-3 = балерина
figure-purple-4 = снеговик
figure-purple-5 = верблюд
figure-purple-6 = морское чудовище
figure-purple-7 = скейтборд
figure-purple-8 = ведьма
figure-purple-9 = домик
figure-purple-10 = необитаемый остров
