# Ce se spune la masa jocurilor cu trei cuvinte pe cartonaș. Fiecare limbă are aceleași id-uri și aceleași variabile.

# Pe fiecare ecran
yours = (al tău)
drew-lead = { $name } a desenat:
drew-what = Ce a făcut { $name }?

# Cartonașul și jetonul
card-you-read = Citește cartonașul tuturor
card-reads = { $name } citește cartonașul
card-next = Unul dintre ele va fi al tău.
read-aloud = Citește-mi-l
say-card = Runda { $round }. Cuvintele: { $words }
token-yours = Numărul tău secret
token-others = Fiecare se uită la numărul lui
token-draw = Desenează: { $word }
say-token = Numărul tău e { $number }. Desenează: { $word }

# Se desenează
no-letters = Fără litere, fără cifre
keep-drawing = Mai desenez

# Se pariază
your-token = jetonul tău
your-tokens = Jetoanele tale
none-left = nu mai ai
tokens-of = Jetoane: { $names }
stock-said = Jetoanele tale: { $one } cu 1, { $two } cu 2, { $three } cu 3
blank = o foaie goală
unlock = Mă mai gândesc

# Se află
artist-n-of = Artistul { $n } din { $of }
guessed-by = { $n ->
    [1] a ghicit o singură persoană
    [2] au ghicit doi
    [3] au ghicit trei
    [4] au ghicit patru
    [5] au ghicit cinci
   *[other] au ghicit toți șase
}
right-were = Au ghicit: { $names }.
next-artist = Urmează { $name }
next-you = Urmezi tu
to-pad = La carnețel

# Sfârșitul
award-misread = Cameleonul
award-misread-why = În „{ $word }”, desen de { $name }, { $n } oameni au văzut „{ $seen }”.
award-alone-why = Numai { $name } a văzut „{ $word }” în desenul făcut de { $artist }.
award-pair = Se înțeleg din ochi
award-pair-why = { $name } și { $other } și-au ghicit desenele: { $n } din { $of }.
award-hand = Cel mai limpede creion
award-eye = Ochi de vultur
award-eye-why = Desene ghicite de { $name }: { $n } din { $of }.
