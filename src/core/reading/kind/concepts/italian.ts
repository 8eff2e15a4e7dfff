// Italian words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const italianConcepts = `
who: chi, da chi, qualcuno
what: che, cosa, che cosa, cos'è
which: quale, quali, qualche
where: dove, dov'è, in che file, in quale file, quale file, quale punto, da dove, in quali punti, in che punto
why: perché, perche, come mai, a cosa è dovuto, causa, motivo, xké, xche, ragione
how: come
when: quando, in che momento
count: quanti, quante, numero di
exists: c'è, ci sono, esist*, abbiamo, ce ne
show: mostr*, elenc*, dammi, trova*, cerca*, tutti, tutte, tutto, ogni, fammi vedere, lista, indica*
explain: spieg*, descriv*, capire, capisc*, riassum*, raccont*, dettagli*
compare: differenz*, differisc*, confront*, versus, vs, invece di, al posto di, tra, fra, piuttosto che
trace: segui*, tracci*, passo passo, passo per passo, passo dopo passo, passi, passagg*, ordine, catena, flusso, percorso, cammino, sequenza, ciclo di vita, strada, tragitto
happens: succede, accade, avviene, viene eseguit*, esegu*, parte
from: da, dal, dalla, dall', a partire, partendo
to: a, fino, al, alla, arriva*, finisce, raggiung*, porta
places: punt*, posto, posti, riga, righe, luogh*, part*, riferiment*, occorrenz*
tests: test*, testat*, copr*, copert*, copertura, spec*
error: error*, eccezion*, stack trace, stacktrace, panic
thing: funzion*, metod*, class*, camp*, variabil*, costant*, tipo, tipi, interfacc*, trait*, struct*, enum*, proprietà, attribut*, modul*, parametr*, component*
call: chiam*, invoc*, chiamant*, richiam*
callee: deleg*, chiama al suo interno, chiama internamente, chiamate in uscita
use: us*, utilizz*, impieg*, riferi*, referenzi*, consum*, sfrutt*, nomin*, compare, compaiono, serve
write: scriv*, scritt*, modific*, cambi*, assegn*, aggiorn*, impost*, valorizz*, sovrascriv*, tocc*, increment*, setta*
read: legg*, lett*, lettura, lettor*, consult*, acced*, guarda*
create: crea*, istanzi*, new, costrui*, costrutt*, genera*, fabbric*
import: import*, includ*, inclus*, dipend*, caric*, tira dentro
subtype: implement*, eredit*, estend*, sottoclass*, deriv*, figli*, implementazion*, concret*, discend*
override: sovrascriv*, ridefin*, override*, sostitu*, reimplement*
overload: overload*, sovraccaric*, variant*, firm*, version*
raise: lancia*, solleva*, genera*, tira*, throw*, scaglia*, propaga*, salta fuori, sollev*
catch: cattur*, intercett*, prende, catch*, ingoia*, gesti*, acchiapp*
send: invia*, invio, manda*, emett*, emess*, pubblic*, spara*, notific*, spedi*, scaten*, lancia*, inoltr*
handle: gesti*, tratt*, elabor*, ascolt*, iscri*, reagi*, handler*, listener*, ricev*, consum*, sottoscri*, process*
event: event*, messagg*, segnal*, topic*, notific*, coda
impact: romp*, rott*, impatt*, conseguenz*, effett* collateral*, coinvolt*, dipend*, influenz*, tocca*, spacc*
ifchange: se cambio, se rinomino, se tolgo, se cancello, se rimuovo, se modifico, cambi*, rinomin*, rimuov*, cancell*, elimin*, togli*, tocc*, spost*, modific*
nobody: nessuno, nessun*, niente, nulla, qualcuno
never: mai, da nessuna parte
not: non, senza, né
unused: inutilizzat*, non usat*, mort*, codice morto, orfan*, obsolet*, non utilizzat*, in disuso, avanz*
anymore: più, ancora
fail: fallis*, fallit*, croll*, rotto, rotta, non funziona, non va, non parte, crash*, esplod*, rifiut*, bug*, si pianta, salta, muore, schiant*
wrong: sbagliat*, stran*, errat*, scorrett*, invece, anche se, ma, inattes*, dovrebbe, sballat*, sfasat*
since: da quando, dopo, dall'aggiornamento, all'improvviso, di colpo, ieri, oggi, release, deploy*, prod*, in locale, ci, aggiorn*, merge
sometimes: a volte, ogni tanto, a caso, casual*, flaky, sotto carico, solo su, solo in, solo quando, solo se, intermittent*
slow: lent*, blocc*, congel*, timeout*, leak*, memoria, cpu, ci mette, appes*, infinit*, deadlock*, rest*
missing: vuot*, manc*, spari*, scompar*, null, undefined, nan, pers*, perd*, bianc*, niente
twice: due volte, doppi*, duplicat*, più volte, ripet*
quality: qualità, pulit*, debito, manuten*, leggib*, testab*, coeren*, incoeren*, compless*, complicat*, spaghetti, casino, disastro, confus*
structure: architettur*, design, progettaz*, struttur*, accopp*, coesione, cicl*, circolar*, strat*, separaz*, responsab*, astrazion*, organizz*, dipendenz*, modular*
judge: valut*, opinion*, pens*, critic*, giudic*, revision*, review, sincer*, onest*, parere, sembra, ne dici
good: buon*, bene, brutt*, accettabil*, ragionevol*, san*, corrett*, sensat*, solid*, pessim*, giustific*, ok
too: tropp*, enorm*, esagerat*, eccessiv*, gigant*, overkill
should: dovre*, convien*, meglio, miglior*, refactor*, rifattor*, divid*, semplific*, ripul*, estra*, riscriv*, separ*, unific*, spezz*, cominc*, priorità, vale la pena
risk: risch*, pericol*, fragil*, sicur*, vulnerab*, preoccup*, paura, delicat*, race condition, thread-safe
most: più, peggior*, maggior*, top, meno, principal*
copies: duplicat*, duplicaz*, copi*, ridondan*, ripetut*, stessa logica, stesso codice, copia-incolla, copia e incolla
needed: necessari*, serve, serv*, bisogno, senso, inutil*
proscons: vantaggi, svantaggi, pro e contro, punti deboli, debolezz*, punti di forza, difett*, pregi, limiti
meaning: signific*, vuol dire, serve, a che serve, scopo, cosa fa, che fa, cos'è, ruolo, che cos
work: funzion*, meccanismo, implementat*, internamente, sotto il cofano, logica
overview: panoramic*, grandi linee, riassunt*, visione, progetto, nuovo, nuova, cominci*, introduz*, repo*, parti principali, giro
howto: come aggiungo, come faccio, come posso, aggiung*, configur*, install*, avvi*, lanci*, attiv*, estend*, come si, esempi*, registr*, comando
decided: decis*, decid*, scelt*, apposta, intenzional*, storic*, motivo di, perché usiamo, perché abbiamo
defined: defin*, dichiar*, sta, trova*, salv*, configurat*, document*, viene, calcol*, decide, vive, memorizz*, implementat*, stanno
possible: posso, si può, possibil*, permess*, support*, potrei, possiamo
`;
