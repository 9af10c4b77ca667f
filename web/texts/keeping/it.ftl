# Come si tiene la stanza: la porta, i voti, chi è stato mandato via. Ogni lingua ha gli stessi id e le stesse variabili.

keep-lock = Non entra nessuno di nuovo
keep-password-set = Imposta
keep-password-off = Toglila
keep-password-on = C’è una parola d’ordine. Dilla tu ai tuoi: nessun link e nessun codice QR la contiene.
keep-password-none = Senza, bastano le quattro lettere.
keep-chat = Chat
keep-idle = Le partite aspettano solo un po’
keep-idle-hint = Spento: niente finisce da solo, tranne gli orologi del regolamento; dalla prossima partita.
keep-next = Dopo questa partita
keep-reports = Ti hanno detto
keep-report = { $by } dice che { $name } si comporta male
keep-seen = Visto
keep-banned = Mandati via
keep-unban = Lascia rientrare: { $name }
about-vote = Deve andare: chiedi agli altri
about-vote-hint = { $name } va via se più della metà degli altri è d’accordo, e mai meno di due. Dopo un minuto la domanda cade.
about-report = Dillo a chi guida
about-reported = Chi guida lo sa.
about-hand-over = Affida la stanza a { $name }
about-give = Chi gioca al posto di { $name }?
about-give-hint = Quando torna { $name }, il posto viene restituito.
vote = Voto
vote-asks = { $by } vuole che { $name } se ne vada.
vote-asks-you = { $by } vuole che tu te ne vada.
vote-missing = { $n ->
    [one] Ne manca uno d’accordo
   *[other] Ne mancano { $n } d’accordo
}
vote-agree = D’accordo
vote-gone = { $name } non è più nella stanza.
vote-over = Il voto su { $name } è caduto.
refused-vote-self = Non puoi votare su te stesso. Puoi andartene quando vuoi.
refused-vote-few = Per un voto servono due d’accordo oltre alla persona di cui si tratta. Chiedi a chi guida la stanza.
refused-vote-again = Hai chiesto un voto poco fa. Aspetta due minuti.
refused-report-host = È chi guida la stanza. Chiedi un voto agli altri.
refused-not-here = Quella persona adesso non è qui.
bot-skill = Come gioca
bot-name = Come si chiama
bot-home = Mandalo a casa
bot-done = Fatto
bot-lend = Fai giocare un bot
bot-until = Gioca finché { $name } non torna, poi si alza.
