# Cum se ține camera: ușa, voturile, cine a fost dat afară. Fiecare limbă are aceleași id-uri și aceleași variabile.

keep-lock = Nu mai intră nimeni nou
keep-password-set = Pune
keep-password-off = Scoate-o
keep-password-on = E pusă o parolă. Spune-le-o tu alor tăi: niciun link și niciun cod QR nu o conține.
keep-password-none = Fără ea ajung cele patru litere.
keep-chat = Chat
keep-idle = Jocurile așteaptă doar o vreme
keep-idle-hint = Oprit: nimic nu se termină singur, în afară de ceasurile din regulament; de la jocul următor.
keep-next = După jocul acesta
keep-reports = Ți s-a spus
keep-report = { $by } spune că { $name } se poartă urât
keep-seen = Am văzut
keep-banned = Dați afară
keep-unban = Lasă înapoi: { $name }
about-vote = Să plece: întreabă-i pe ceilalți
about-vote-hint = { $name } pleacă dacă mai mult de jumătate dintre ceilalți sunt de acord, și niciodată mai puțin de doi. După un minut întrebarea cade.
about-report = Spune-i gazdei
about-reported = Gazda știe.
about-hand-over = Gazdă să fie { $name }
about-give = Cine joacă în locul lui { $name }?
about-give-hint = Când se întoarce { $name }, primește locul înapoi.
vote = Vot
vote-asks = { $by } vrea ca { $name } să plece.
vote-asks-you = { $by } vrea să pleci.
vote-missing = { $n ->
    [one] Mai trebuie unul de acord
    [few] Mai trebuie { $n } de acord
   *[other] Mai trebuie { $n } de acord
}
vote-agree = De acord
vote-gone = { $name } nu mai e în cameră.
vote-over = Votul despre { $name } a căzut.
refused-vote-self = Nu poți vota despre tine. Poți pleca oricând.
refused-vote-few = La un vot trebuie doi de acord, pe lângă cel despre care e vorba. Vorbește cu gazda.
refused-vote-again = Ai cerut un vot chiar acum. Așteaptă două minute.
refused-report-host = Asta e gazda. Cere-le celorlalți un vot.
refused-not-here = Persoana asta nu e aici acum.
bot-skill = Cât de bine joacă
bot-name = Cum îl cheamă
bot-home = Trimite-l acasă
bot-done = Gata
bot-lend = Să joace un bot
bot-until = Joacă până se întoarce { $name }, apoi se ridică.
