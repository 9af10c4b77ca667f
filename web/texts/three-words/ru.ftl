# Что говорится за столом в играх, где на карточке три слова. Во всех языках одни и те же id и переменные.

# На каждом экране
yours = (твоё)
drew-lead = { $name } рисует:
drew-what = { $name } рисует…

# Карточка и жетон
card-you-read = Прочитай карточку вслух
card-reads = { $name } читает карточку
card-next = Одно из этих слов достанется тебе.
read-aloud = Прочитать вслух
say-card = Раунд { $round }. Слова: { $words }
token-yours = Твоё тайное число
token-others = Каждый смотрит своё число
token-draw = Рисуй: { $word }
say-token = Твоё число — { $number }. Рисуй: { $word }

# Рисуем
no-letters = Без букв и цифр
keep-drawing = Рисовать дальше

# Ставим
your-token = твой жетон
your-tokens = Твои жетоны
none-left = больше нет
tokens-of = Жетоны: { $names }
stock-said = Твои жетоны: с единицей — { $one }, с двойкой — { $two }, с тройкой — { $three }
blank = чистый лист
unlock = Ещё подумаю

# Открываем
artist-n-of = Художник { $n } из { $of }
guessed-by = { $n ->
    [1] угадал один человек
    [2] угадали двое
    [3] угадали трое
    [4] угадали четверо
    [5] угадали пятеро
   *[other] угадали все шестеро
}
right-were = Угадали: { $names }.
next-artist = Дальше: { $name }
next-you = Дальше: ты
to-pad = К блокноту

# Конец
award-misread = Хамелеон
award-misread-why = { $n ->
    [one] { $n } человек видит
    [few] { $n } человека видят
    [many] { $n } человек видят
   *[other] { $n } человека видят
} «{ $seen }», а это «{ $word }» ({ $name }).
award-alone-why = «{ $word }» в рисунке ({ $artist }) видит только { $name }.
award-pair = С полуслова
award-pair-why = { $name } и { $other } угадали рисунки друг друга: { $n } из { $of }.
award-hand = Самый понятный карандаш
award-eye = Глаз-алмаз
award-eye-why = { $name }: угадано рисунков — { $n } из { $of }.
