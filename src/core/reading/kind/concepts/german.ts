// German words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const germanConcepts = `
who: wer, wem, wen, wessen, irgendwer, jemand, von wem, durch wen
what: was, womit, worauf, wovon
which: welche*, irgendwelche
where: wo, woher, wohin, worin, an welcher stelle, an welchen stellen, in welcher datei, welche datei, welcher datei
why: warum, wieso, weshalb, woran liegt, weswegen, ursache, grund, wie kann es sein, wie kommt es, wodurch
how: wie
when: wann, sobald, zu welchem zeitpunkt
count: wie viele, wieviele, wie oft, anzahl, zähl*
exists: gibt es, gibts, gibt's, haben wir, existier*, ist irgendwo
show: zeig*, liste, list, auflist*, nenn*, such*, finde, finden, alle, sämtliche, jede stelle, gib mir, überblick über alle
explain: erklär*, beschreib*, erläuter*, verstehen, versteh, zusammenfass*, fasse zusammen, sag mir
compare: unterschied*, unterscheide*, vergleich*, gegenüber*, statt, anstatt, anstelle, versus, vs, zwischen
trace: verfolg*, nachverfolg*, schritt für schritt, schritt*, der reihe nach, reihenfolge, ablauf*, kette, aufrufkette, weg, pfad, durchlauf*, nacheinander, fluss, datenfluss, lebenszyklus, stationen
happens: passiert, geschieht, läuft ab, was läuft, ausgeführt, wird ausgeführt, abläuft
from: von, vom, ausgehend, beginnend, ab, aus dem
to: bis, zum, zur, bis in, gelangt, landet, kommt an, erreicht, hin zu, bis zu
places: stelle*, ort*, zeile*, fundstelle*, vorkommen, referenz*
tests: test*, getestet, testfall, testfälle, abgedeckt, abdeck*, abgesichert, spec*, unittest*
error: fehler*, exception*, ausnahme*, stacktrace, traceback, fehlermeldung, absturz, panic
thing: funktion*, methode*, klasse*, feld*, variable*, konstante*, typ*, schnittstelle*, interface*, trait*, struct*, enum*, eigenschaft*, property, modul*, parameter, komponente*, attribut*
call: ruft, aufruf*, aufgerufen, aufzurufen, aufrufer*, rufen, callt, gecallt, angestoßen, aufrufstelle*
callee: delegiert, ruft es auf, selbst auf, intern auf, ausgehende, alles auf, ruft auf
use: benutz*, verwend*, nutz*, genutzt, gebraucht, referenzier*, verweis*, eingesetzt, vorkommt, auftaucht, taucht auf, zugreif*, greift
write: schreib*, geschrieben, setzt, gesetzt, setzen, ändert, änder*, geändert, verändert, zugewiesen, überschreib*, aktualisier*, befüll*, modifizier*, belegt, mutier*, hochgezählt
read: liest, lesen, gelesen, ausgelesen, ausgewertet, abgefragt, abfrag*, lesend*, auswert*, lesezugriff*, einliest
create: erzeug*, erstell*, instanzier*, instantiier*, angelegt, anlegen, new, konstruktor*, gebaut, baut, konstruier*, erschaff*
import: import*, einbind*, eingebunden, bindet, includ*, abhäng*, hängt, zieht rein, lädt
subtype: implementier*, erbt, erben, abgeleitet*, ableit*, erweiter*, unterklasse*, subklasse*, kindklasse*, implementierung*, umsetz*, leitet ab, vererb*
override: überschreib*, überschrieben, override*, redefinier*, neu definier*, übersteuer*, überlädt
overload: überlad*, überladung*, signatur*, variante*, varianten, ausprägung*, fassung*
raise: wirft, werfen, geworfen, wirft, auslös*, ausgelöst, löst aus, schmeiß*, schmeißt, geschmissen, raise*, ausgeworfen, rausfliegen, rauskommen, fliegen
catch: fängt, fangen, gefangen, abgefangen, abfängt, abfangen, auffängt, aufgefangen, catch*, catcht, verschluck*, behandelt
send: sendet, senden, gesendet, schickt, verschickt, schicken, feuert, feuern, gefeuert, emit*, emittier*, publish*, veröffentlich*, abgesetzt, abgeschickt, versendet, versand*, publiziert, ausgelöst, triggert, getriggert
handle: behandel*, verarbeit*, hört, lauscht, reagier*, abonnier*, listener*, handler*, empfäng*, subscrib*, konsumier*, horcht, angemeldet, bearbeitet
event: event*, ereignis*, nachricht*, signal*, topic*, benachrichtigung*, meldung*
impact: auswirk*, betroffen, kaputt, bricht, brechen, folgen, betrifft, seiteneffekt*, hängt alles, davon abhängig, abhängig, beeinfluss*, konsequenz*, zerschieß*, in mitleidenschaft
ifchange: wenn ich, falls ich, wenn man, wenn wir, änder*, umbenenn*, lösch*, entfern*, rauswerf*, anpass*, rausschmeiß*, umbau*, weglass*, tausch*
nobody: niemand, keiner, nichts, keine*, irgendwer, jemand
never: nie, niemals, je, jemals, nirgends, nirgendwo
not: nicht, kein, keine, keinen, ohne, nix, nich
unused: unbenutzt*, ungenutzt*, unbenutzt, toter code, toten code, tot, überflüssig, verwaist*, leiche*, nicht verwendet, nicht mehr benutzt, altlast*, weg können, gelöscht werden
anymore: mehr, noch, nicht mehr, immer noch
fail: fehlschlag*, fehlgeschlagen, schlägt fehl, abstürz*, stürzt, abgestürzt, crash*, kaputt, geht nicht, funktioniert nicht, klappt nicht, bricht ab, abgebrochen, streikt, verweiger*, scheitert, failt, bug, spinnt, knallt, fliegt
wrong: falsch*, komisch*, seltsam*, merkwürdig*, verkehrt, statt, obwohl, aber, unerwartet*, abweich*, stimmt nicht, verschoben, müsste, erwartet, trotzdem
since: seit, seitdem, nach dem update, nach dem, plötzlich, auf einmal, gestern, heute, release, deploy*, ci, prod*, lokal, merge
sometimes: manchmal, sporadisch, gelegentlich, ab und zu, zufällig, flaky, unter last, nur auf, nur wenn, nur bei, nur im, mal, alle paar
slow: langsam*, hängt, hänger, friert, timeout*, dauert, ewig, speicher*, leck, leak*, cpu, deadlock*, blockiert, stecken, zäh, ram
missing: leer*, fehlt, fehlen, verschwind*, verschwunden, null, undefined, nan, weg, verloren, verliert, weiß*, nichts
twice: doppelt*, zweimal, mehrfach, dupliziert, nochmal, wiederholt
quality: qualität, sauber*, smell*, schulden, wartbar*, lesbar*, testbar*, unübersichtlich*, chaos, konsistent, inkonsistent, komplex*, kompliziert*, verworren, verschachtelt*
structure: architektur*, design, entwurf, struktur*, kopplung*, gekoppelt, kohäsion, zykl*, zyklisch*, schicht*, grenze*, trennung, verantwortlich*, zuständigkeit*, abstraktion*, aufbau*, abhängigkeit*, vermisch*
judge: bewert*, beurteil*, einschätz*, review, meinung, denkst, hältst, kritik*, ehrlich*, urteil*, gutacht*, findest du, schau dir, taugt
good: gut, schlecht*, hässlich, schlimm*, ok, okay, sinnvoll*, vernünftig*, gesund, sauber, in ordnung, vertretbar, tragbar, gelungen, akzeptabel
too: zu viel, zu viele, zu groß, zu komplex, zu stark, zu tief, overkill, aufgebläht, riesig*, zu lang, zu eng, zu
should: soll*, sollte*, besser, verbesser*, refaktor*, refactor*, aufteil*, vereinfach*, aufräum*, umbau*, umstrukturier*, trennen, zuerst, kandidat*, lohnt, anfangen, zusammenleg*
risk: risik*, riskant, gefähr*, fragil*, brüchig*, angst, sicher*, heikel, problematisch, kritisch, sorge*, race condition*, threadsicher
most: am meisten, größte*, schlimmste*, längste*, komplexeste*, höchste*, schlechteste*, am, top, wichtigste*, hässlichste*
copies: dopplung*, duplikat*, doppelter code, dupliziert*, kopiert*, copy-paste*, copy paste, redundan*, zweimal implementiert, gleiche logik, mehrfach implementiert
needed: nötig, notwendig, brauch*, überflüssig, sinn, sinnlos, unnötig*
proscons: vor- und nachteile, vorteile, nachteile, schwäche*, stärke*, schwachstelle*, schwachpunkt*, mängel, abwägung*, pro und contra
meaning: bedeutet, heißt, zweck, wofür, wozu, was macht, was tut, was ist, was sind, bedeutung, gut für, aufgabe
work: funktioniert, arbeitet, funktionsweise, mechanismus, umgesetzt, intern, unter der haube, logik, geht das
overview: überblick, grob, übersicht*, einstieg, einarbeit*, neu hier, projekt, hauptbestandteil*, repo, einführung, codebasis, wo fange ich
howto: wie kann ich, wie füge ich, wie muss ich, hinzufüg*, einrichten, konfigurier*, starten, installier*, wie schreibe ich, wie mache ich, erweitern, beispiel*, aktivier*, wie baue ich, wie starte, befehl
decided: entschieden, entscheidung*, bewusst, absicht*, gewählt, hintergrund, historisch*, warum haben wir, überlegung, warum gibt es
defined: definiert*, liegt, steht, deklariert, festgelegt, konfiguriert, gespeichert, abgelegt, dokumentiert, kommt her, herkommt, berechnet, entscheidet, implementiert, umgesetzt, versteckt, finde ich
possible: kann ich, darf ich, möglich, erlaubt, unterstütz*, geht auch, kann man
`;
