// German words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const who =
  '(?:\\bwer(?:\\s+alles)?|\\bwas(?:\\s+alles)?|\\bwelche[rsn]?(?:\\s+[\\p{L}-]+){1,2}?|\\bwie\\s?viele(?:\\s+[\\p{L}-]+){1,2}?|\\balle[sn]?(?:\\s+[\\p{L}-]+)?,?\\s+(?:die|das|wo|in\\s+denen))';
const where = '\\b(?:wo(?:\\s+(?:überall|sonst|genau))?|von\\s+wo|woher|wann)';

export const germanCues: LanguageCues = {
  language: 'de',
  sign: /\b(?:wer|wo|was|wird|werden|welche[rsn]?|woher|wovon|von|für|wenn|kann|darf|alle|(?:wie)?viele|hat|jemand|irgend[a-zä]+)\b/,
  notNames:
    'wer|wo|was|wie|warum|wann|welche[rsn]?|ist|sind|wird|werden|es|das|sich|auf|an|ab|in|im|nicht|und|oder|alles|überall|wenn|ich|wir|man|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|ihre[nmrs]?|änderung(?:en)?',
  kindNouns:
    'klasse|funktion|methode|feld|eigenschaft|attribut|konstante|variable|typ|schnittstelle|interface|signal|tabelle|topic|queue|kanal',
  before:
    '(?:der|die|das|den|dem|des|ein|eine|einen|einer|eines|unsere?|dieser?|diese|klasse|funktion|methode|feld|eigenschaft|attribut|konstante|variable|typ|schnittstelle|interface|signal|ereignis|event|fehler|ausnahme|exception|modul|einstellung|option|tabelle|topic|queue|kanal|von|alle)\\s+',
  ofOwner: '\\s+(?:von|der\\s+klasse|aus|in)\\s+',
  frames: {
    active: [
      `${who}\\s+(?:\\p{L}+\\s+)??{verb}\\s+{name}`,
      `${who}\\s+{name}\\s+(?:\\p{L}+\\s+)??{verb}(?!\\p{L})`,
      '\\b{verb}\\s+(?:(?:noch|hier|eigentlich)\\s+)*(?:irgendwer|irgendjemand|jemand|irgendwas|irgendetwas|etwas|irgendeine?\\s+\\p{L}+)\\s+(?:(?:noch|überhaupt|eigentlich)\\s+)*{name}',
    ],
    passive: [
      `${where}\\s+(?:wird|werden|wurde|ist|sind)\\s+{name}\\s+(?:\\p{L}+\\s+){0,2}?{verb}(?!\\p{L})`,
      '\\b(?:wird|werden|ist)\\s+{name}\\s+(?:(?:überhaupt|je|jemals|irgendwo|noch|eigentlich|auch|von\\s+\\p{L}+|(?:außerhalb\\s+(?:der|von)|nur\\s+(?:in|von)(?:\\s+den)?)\\s+\\p{L}+)\\s+)*{verb}(?!\\p{L})',
      '\\b(?:von\\s+wem|wovon|wodurch|wie\\s+oft)\\s+(?:wird|werden)\\s+{name}\\s+(?:\\p{L}+\\s+){0,2}?{verb}(?!\\p{L})',
      '\\balle\\s+(?:stellen|orte|funktionen|methoden|zeilen)\\s*,?\\s+(?:an\\s+denen|in\\s+denen|wo|die)\\s+{name}\\s+(?:\\p{L}+\\s+)?{verb}(?!\\p{L})',
    ],
    agents: [
      '\\b{verb}\\s+(?:von|für|auf|der|des|zu)\\s+{name}',
      '\\bwie\\s?viele\\s+{verb}\\s+(?:hat|haben)\\s+{name}',
      '\\bhat\\s+{name}\\s+(?:\\p{L}+\\s+)?{verb}(?!\\p{L})',
    ],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '\\bwas\\s+(?:\\p{L}+\\s+){0,3}?(?:kaputt|passiert|bricht|betroffen)(?:\\s+\\p{L}+)?\\s*,?\\s+wenn\\s+(?:ich|wir|man|jemand)\\s+{name}',
        '\\bauswirkungen\\s+(?:hat|haben|hätte|einer\\s+änderung|von\\s+änderungen)\\s+(?:\\p{L}+\\s+){0,3}?(?:an|von|bei)?\\s*{name}',
        '\\b(?:kann|darf)\\s+(?:ich|man)\\s+{name}\\s+(?:\\p{L}+\\s+){0,2}?(?:ändern|löschen|entfernen|umbenennen)',
      ],
      examples: [
        ['Was geht kaputt, wenn ich `parseHeader` ändere?', 'parseHeader'],
        ['kann ich LegacyClient gefahrlos löschen?', 'LegacyClient'],
      ],
    },
    {
      relation: 'tests',
      active: 'testet|testen|prüft|prüfen|decken|deckt',
      passive: 'getestet|abgedeckt',
      agents: 'tests?|testfälle|testabdeckung',
      patterns: ['\\bwelche\\s+tests\\s+(?:\\p{L}+\\s+){0,6}?(?:wenn|nach|für|bei)\\s+(?:\\p{L}+\\s+){0,3}?(?:an\\s+)?{name}'],
      examples: [
        ['Welche Tests decken `Cart.add` ab?', 'Cart.add'],
        ['Tests für parseHeader', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        '\\b(?:was|welche\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?|wie\\s?viele\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?)\\s+(?:alles\\s+)?(?:importiert|inkludiert|bindet)\\s+(?!(?:noch|jemand|irgend)\\b){name}',
        `\\b(?:was|welche\\s+[\\p{L}-]+)\\s+{name}${restOfPath}\\s+(?:so\\s+)?(?:alles\\s+)?(?:importiert|inkludiert|einbindet)(?!\\p{L})`,
        `\\b(?:was|welche\\s+[\\p{L}-]+|wie\\s?viele\\s+[\\p{L}-]+)\\s+(?:wird|werden)\\s+(?:alles\\s+)?(?:von|in)\\s+{name}${restOfPath}\\s+(?:alles\\s+)?(?:importiert|inkludiert|eingebunden)(?!\\p{L})`,
        `\\b(?:wovon|von\\s+(?:was|welche[nrm]\\s+[\\p{L}-]+))\\s+hängt\\s+${pathAhead}{name}${restOfPath}\\s+(?:[\\p{L}-]+\\s+)?ab(?!\\p{L})`,
      ],
      examples: [
        ['Was importiert `parser`?', 'parser'],
        ['welche Pakete importiert cart.js alles?', 'cart.js'],
        ['Welche Module werden in cart/total.js eingebunden?', 'cart'],
        ['Wovon hängt cart/total.js ab?', 'cart'],
      ],
      counterExamples: ['Wer importiert `parser`?', 'Welche Module importieren cart.js?', 'Wird cart.js noch importiert?'],
    },
    {
      relation: 'calls',
      patterns: [
        '\\b(?:was|welche\\s+[\\p{L}-]+)\\s+(?:ruft|verwendet|benutzt|nutzt)\\s+{name}\\s+(?:alles\\s+|direkt\\s+)?(?:auf|an)(?!\\p{L})',
        '\\b(?:was|welche\\s+[\\p{L}-]+)\\s+(?:wird|werden)\\s+(?:alles\\s+)?(?:von|in)\\s+{name}\\s+(?:\\p{L}+\\s+)?(?:aufgerufen|verwendet|benutzt)',
      ],
      examples: [
        ['Was ruft placeOrder auf?', 'placeOrder'],
        ['Welche Funktionen werden von placeOrder aufgerufen?', 'placeOrder'],
      ],
      counterExamples: ['Wer ruft placeOrder auf?'],
    },
    {
      relation: 'raises',
      patterns: [
        '\\bwelche\\s+(?:fehler|ausnahmen|exceptions?)\\s+(?:kann|wirft|löst|können)\\s+{name}',
        '\\bkann\\s+{name}\\s+(?:\\p{L}+\\s+){0,2}?werfen',
      ],
      examples: [['Welche Ausnahmen kann placeOrder werfen?', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: 'wirft|werfen|löst|lösen',
      passive: 'geworfen|ausgelöst',
      examples: [
        ['Wo wird StockError geworfen?', 'StockError'],
        ['wer wirft `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'fängt|fangen',
      passive: 'gefangen|abgefangen|behandelt\\s+und\\s+verschluckt',
      examples: [
        ['Wo wird StockError abgefangen?', 'StockError'],
        ['wer fängt StockError ab', 'StockError'],
      ],
    },
    {
      relation: 'writes',
      active: 'schreibt|schreiben|setzt|setzen|ändert|ändern|verändert|verändern|aktualisiert|aktualisieren|überschreibt',
      passive: 'geschrieben|gesetzt|geändert|verändert|aktualisiert|beschrieben|zugewiesen|zurückgesetzt',
      examples: [
        ['Wo wird das Feld `total` von `Order` gesetzt?', 'Order.total'],
        ['Wer ändert Order.total?', 'Order.total'],
        ['alle Stellen, an denen Order.total geschrieben wird', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: 'liest|lesen',
      passive: 'gelesen|ausgelesen|ausgewertet',
      examples: [
        ['Wo wird MAX_RETRIES gelesen?', 'MAX_RETRIES'],
        ['wer liest MAX_RETRIES', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'erzeugt|erzeugen|erstellt|erstellen|instanziiert|instanziieren',
      passive: 'erzeugt|erstellt|instanziiert|angelegt',
      examples: [
        ['Wo wird `Session` erzeugt?', 'Session'],
        ['Wer erstellt eine Session?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'importiert|importieren|importieren|bindet',
      passive: 'importiert|eingebunden',
      examples: [
        ['Welche Dateien importieren `parseHeader`?', 'parseHeader'],
        ['wo wird parseHeader importiert', 'parseHeader'],
      ],
    },
    {
      relation: 'sends',
      active: 'sendet|senden|verschickt|verschicken|feuert|feuern|emittiert|emittieren|veröffentlicht',
      passive: 'gesendet|verschickt|gefeuert|emittiert|veröffentlicht|abgeschickt',
      examples: [
        ['Wo wird `order_done` gesendet?', 'order_done'],
        ['wer verschickt das Signal order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active:
        'behandelt|behandeln|empfängt|empfangen|verarbeitet|verarbeiten|abonniert|hört\\s+auf|reagiert\\s+auf|reagieren\\s+auf|lauscht\\s+auf',
      passive: 'behandelt|empfangen|verarbeitet|abonniert|registriert',
      agents: 'empfänger|handler|listener|abonnenten',
      examples: [
        ['Wer behandelt `order_done`?', 'order_done'],
        ['Wo wird order_done verarbeitet?', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'überschreibt|überschreiben|redefiniert',
      passive: 'überschrieben|redefiniert',
      examples: [['Wo wird die Methode `Store.put` überschrieben?', 'Store.put']],
    },
    { relation: 'overloads', passive: 'überladen', agents: 'überladungen', examples: [['alle Überladungen von header', 'header']] },
    {
      relation: 'subtypes',
      active: 'erweitert|erweitern|implementiert|implementieren|erbt\\s+von|erben\\s+von|leitet\\s+sich\\s+(?:von|ab)',
      passive: 'implementiert|erweitert|beerbt|abgeleitet',
      agents: 'unterklassen|subklassen|kindklassen|implementierungen|ableitungen|untertypen',
      examples: [
        ['Welche Klassen implementieren `Store`?', 'Store'],
        ['alle Unterklassen von Store', 'Store'],
        ['wer erbt von BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: 'ruft|rufen|startet|starten|löst',
      passive: 'aufgerufen|gerufen|gestartet|ausgeführt',
      agents: 'aufrufer|aufrufe|aufrufstellen',
      examples: [
        ['Wer ruft placeOrder auf?', 'placeOrder'],
        ['Wo wird placeOrder aufgerufen?', 'placeOrder'],
        ['Aufrufer von placeOrder', 'placeOrder'],
        ['Welche Funktionen rufen `placeOrder` auf?', 'placeOrder'],
        ['Wie viele Stellen rufen placeOrder auf?', 'placeOrder'],
        ['Ruft noch jemand placeOrder auf?', 'placeOrder'],
        ['Wie viele Aufrufer hat placeOrder?', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: 'verwendet|verwenden|benutzt|benutzen|nutzt|nutzen|gebraucht|referenziert|referenzieren|braucht',
      passive: 'verwendet|benutzt|genutzt|gebraucht|referenziert|eingesetzt',
      agents: 'verwendungen|verwendung|nutzungen|nutzer|referenzen|vorkommen',
      examples: [
        ['Wo wird die Konstante MAX_RETRIES verwendet?', 'MAX_RETRIES'],
        ['Wer benutzt Order.total?', 'Order.total'],
        ['Wird MAX_RETRIES überhaupt noch benutzt?', 'MAX_RETRIES'],
        ['Wird MAX_RETRIES nur in Tests benutzt?', 'MAX_RETRIES'],
      ],
    },
  ],
};
