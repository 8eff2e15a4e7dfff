// Italian words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const who =
  '(?:\\bchi|\\b(?:che\\s+)?cosa|\\bquali?(?:\\s+[\\p{L}-]+){0,2}?|\\bquant[ie](?:\\s+[\\p{L}-]+){1,2}?|\\bqualc(?:uno|osa)|\\b(?:tutt[ie]\\s+)?(?:i|le|gli)\\s+(?:posti|punti|funzioni|metodi|classi|righe|file|moduli)\\s+(?:che|dove|in\\s+cui))';

export const italianCues: LanguageCues = {
  language: 'it',
  sign: /\b(?:chi|cosa|dove|quali?|quant[ie]|qualc(?:uno|osa)|viene|vengono|di|da|per|al?|posso|tutt[ie]|gli|i|le)(?![a-zà-ÿ])/,
  notNames: 'chi|cosa|dove|quando|come|qual[ei]?|viene|vengono|è|sono|si|non|e|o|questo|quello|se',
  kindNouns: 'classe|funzione|metodo|campo|proprietà|attributo|costante|variabile|tipo|interfaccia|segnale',
  before:
    "(?:(?:il|lo|la|i|gli|le|un|uno|una|di|del|dello|della|al|alla|nostr[oa]|quest[oa]|classe|funzione|metodo|campo|proprietà|attributo|costante|variabile|tipo|interfaccia|segnale|evento|errore|eccezione|modulo|opzione|a|da)\\s+|(?:l|un|dell|all|dall)['’])",
  ofOwner: '\\s+(?:di\\s+|della\\s+classe\\s+|del\\s+tipo\\s+|in\\s+)',
  frames: {
    active: [`${who}\\s+(?:può\\s+|possono\\s+)?{verb}\\s+{name}`],
    passive: [
      '\\b(?:dove|da\\s+dove)(?:\\s+(?:altro|esattamente))?\\s+(?:viene|vengono|è|sono|si)\\s+{verb}\\s+{name}',
      '\\b(?:dove|da\\s+dove)\\s+{name}\\s+(?:viene|vengono|è|sono)\\s+{verb}',
      '\\b(?:viene|è)\\s+(?:(?:ancora|mai|davvero)\\s+)*{verb}\\s+{name}',
      '(?:^|\\W){name}\\s+(?:viene|è)\\s+(?:(?:ancora|mai|davvero)\\s+)*{verb}',
      '\\bda\\s+(?:chi|qual[ei]\\s+\\p{L}+)\\s+(?:viene|è)\\s+{verb}\\s+{name}',
    ],
    agents: ["\\b{verb}\\s+(?=d[ie]l?l?[ao]?\\s|dell['’]|a\\s|al\\s|alla\\s|per\\s)(?:per\\s+)?{name}"],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        '\\bcosa\\s+(?:\\p{L}+\\s+){0,3}?(?:rompe|romperebbe|succede|coinvolto|influenzato)\\s+(?:\\p{L}+\\s+){0,2}?se\\s+(?:\\p{L}+\\s+){1,2}{name}',
        '\\b(?:impatto|conseguenze|effetti)\\s+(?:di|della|del)\\s+(?:modifica|rimozione|cambiare|modificare|rimuovere|rinominare|eliminare)\\s+{name}',
        '\\bposso\\s+(?:\\p{L}+\\s+)?(?:eliminare|rimuovere|cambiare|rinominare)\\s+{name}',
      ],
      examples: [
        ['Cosa si rompe se cambio `parseHeader`?', 'parseHeader'],
        ['impatto di rimuovere retryPolicy', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: 'testano?|testa|coprono|copre|verificano?',
      passive: 'testat[oaie]|copert[oaie]',
      agents: 'test(?:\\s+unitari)?',
      examples: [
        ['Quali test coprono `Cart.add`?', 'Cart.add'],
        ['test per parseHeader', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        '\\b(?:(?:che\\s+)?cosa|quali(?:\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?)?|quant[ie]\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?)\\s+(?:importa|include|richiede)\\s+{name}',
        `\\b(?:quello\\s+che|ciò\\s+che|(?:che\\s+)?cosa|quali\\s+[\\p{L}-]+)\\s+{name}${restOfPath}\\s+(?:importa|include|richiede)(?!\\p{L})`,
        '\\b(?:(?:che\\s+)?cosa|quali\\s+[\\p{L}-]+)\\s+(?:viene|vengono|è|sono)\\s+(?:importat[oaie]|inclus[oaie])\\s+(?:da|in|nel(?:la)?|dal(?:la)?)\\s+{name}',
        `\\bda\\s+(?:cosa|quali\\s+[\\p{L}-]+)\\s+dipende\\s+${pathAhead}{name}`,
      ],
      examples: [
        ['Cosa importa `parser`?', 'parser'],
        ['Quali moduli importa cart.js?', 'cart.js'],
        ['cosa viene importato in cart/total.js', 'cart'],
        ['Da quali pacchetti dipende cart/total.js?', 'cart'],
      ],
      counterExamples: ['Chi importa `parser`?', 'Quali file importano cart.js?', 'Dove viene importato cart.js?'],
    },
    {
      relation: 'calls',
      patterns: [
        '\\b(?:cosa|quali\\s+[\\p{L}-]+)\\s+(?:viene|vengono|sono|è)\\s+chiamat[oaie]\\s+da\\s+{name}',
        '\\b(?:cosa|quali\\s+[\\p{L}-]+)\\s+chiama\\s+{name}',
      ],
      examples: [
        ['Cosa chiama placeOrder?', 'placeOrder'],
        ['Quali funzioni vengono chiamate da placeOrder?', 'placeOrder'],
      ],
      counterExamples: ['Chi chiama placeOrder?'],
    },
    {
      relation: 'raises',
      patterns: ['\\bquali\\s+(?:errori|eccezioni)\\s+(?:può\\s+)?(?:solleva|sollevare|lancia|lanciare)\\s+{name}'],
      examples: [['Quali eccezioni può sollevare placeOrder?', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: 'sollevano?|lanciano|lancia|solleva',
      passive: 'sollevat[oaie]|lanciat[oaie]',
      examples: [
        ['Dove viene sollevata StockError?', 'StockError'],
        ['chi lancia `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'cattura(?:no)?|intercetta(?:no)?',
      passive: 'catturat[oaie]|intercettat[oaie]',
      examples: [['Dove viene catturata `StockError`?', 'StockError']],
    },
    {
      relation: 'writes',
      active: 'scrive|scrivono|modifica(?:no)?|cambia(?:no)?|imposta(?:no)?|aggiorna(?:no)?|assegna(?:no)?',
      passive: 'scritt[oaie]|modificat[oaie]|cambiat[oaie]|impostat[oaie]|aggiornat[oaie]|assegnat[oaie]',
      examples: [
        ['Dove viene modificato il campo `total` di `Order`?', 'Order.total'],
        ['Chi modifica Order.total?', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: 'legge|leggono',
      passive: 'lett[oaie]',
      examples: [
        ['Chi legge MAX_RETRIES?', 'MAX_RETRIES'],
        ['dove viene letta la costante MAX_RETRIES', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'crea(?:no)?|istanzia(?:no)?|costruisc(?:e|ono)',
      passive: 'creat[oaie]|istanziat[oaie]|costruit[oaie]',
      examples: [
        ['Dove viene istanziata `Session`?', 'Session'],
        ['Chi crea una Session?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'importa(?:no)?',
      passive: 'importat[oaie]',
      examples: [['Quali file importano `parseHeader`?', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: 'invia(?:no)?|emett(?:e|ono)|pubblica(?:no)?|manda(?:no)?',
      passive: 'inviat[oaie]|emess[oaie]|pubblicat[oaie]|mandat[oaie]',
      examples: [
        ['Dove viene emesso `order_done`?', 'order_done'],
        ['chi invia il segnale order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: 'gestisc(?:e|ono)|ricev(?:e|ono)|ascolta(?:no)?|elabora(?:no)?',
      passive: 'gestit[oaie]|ricevut[oaie]|elaborat[oaie]',
      agents: 'gestori|ascoltatori|ricevitori',
      examples: [
        ['Chi gestisce `order_done`?', 'order_done'],
        ['dove viene elaborato order_done', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'sovrascriv(?:e|ono)|ridefinisc(?:e|ono)',
      passive: 'sovrascritt[oaie]|ridefinit[oaie]',
      examples: [['Dove viene sovrascritto il metodo `Store.put`?', 'Store.put']],
    },
    { relation: 'overloads', agents: 'sovraccarichi|overload', examples: [['tutti gli overload di header', 'header']] },
    {
      relation: 'subtypes',
      active: 'estend(?:e|ono)|implementa(?:no)?|eredita(?:no)?(?=\\s+da)|deriva(?:no)?(?=\\s+da)',
      passive: 'implementat[oaie]|estes[oaie]',
      agents: 'sottoclassi|sottotipi|implementazioni|classi\\s+(?:figlie|derivate)',
      examples: [
        ['Quali classi implementano `Store`?', 'Store'],
        ['tutte le sottoclassi di Store', 'Store'],
        ['chi eredita da BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: 'chiama(?:no)?|invoca(?:no)?|esegu(?:e|ono)',
      passive: 'chiamat[oaie]|invocat[oaie]|eseguit[oaie]',
      agents: 'chiamate|chiamanti|invocazioni',
      examples: [
        ['Chi chiama placeOrder?', 'placeOrder'],
        ['Dove viene chiamata placeOrder?', 'placeOrder'],
        ['chiamate a placeOrder', 'placeOrder'],
        ['quante funzioni chiamano placeOrder?', 'placeOrder'],
        ['qualcuno chiama placeOrder?', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: 'usa(?:no)?|utilizza(?:no)?|impiega(?:no)?',
      passive: 'usat[oaie]|utilizzat[oaie]|impiegat[oaie]',
      agents: 'usi|utilizzi|riferimenti|occorrenze',
      examples: [
        ['Dove viene usata la costante MAX_RETRIES?', 'MAX_RETRIES'],
        ['Chi usa Order.total?', 'Order.total'],
        ['MAX_RETRIES viene ancora usata?', 'MAX_RETRIES'],
      ],
    },
  ],
};
