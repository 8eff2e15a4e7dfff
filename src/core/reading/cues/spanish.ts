// Spanish words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const who =
  '(?:qui[eé]n(?:es)?|qu[eé](?:\\s+[\\p{L}-]+){0,2}?|cu[aá]les?(?:\\s+[\\p{L}-]+){0,2}?|cu[aá]nt[oa]s(?:\\s+[\\p{L}-]+){1,2}?|\\balguien|\\b(?:tod[oa]s\\s+)?l[oa]s\\s+(?:lugares|sitios|partes|funciones|métodos|clases|líneas|archivos|ficheros|módulos)\\s+(?:que|donde))';

export const spanishCues: LanguageCues = {
  language: 'es',
  sign: /[¿]|\b(?:qui[eé]n|qu[eé]|cu[aá]l|cu[aá]nt|alguien|d[oó]nde|de|del|al?|se|para|puedo)/,
  notNames: 'qui[eé]n(?:es)?|qu[eé]|d[oó]nde|cu[aá]ndo|c[oó]mo|cu[aá]l(?:es)?|es|son|est[aá]n?|se|no|y|o|esto|eso|si',
  kindNouns: 'clase|función|método|campo|propiedad|atributo|constante|variable|tipo|interfaz|señal',
  before:
    '(?:el|la|los|las|un|una|de|del|al|nuestr[oa]|est[ea]|clase|función|método|campo|propiedad|atributo|constante|variable|tipo|interfaz|señal|evento|error|excepción|módulo|opción|a)\\s+',
  ofOwner: '\\s+(?:de\\s+(?:la\\s+(?:clase\\s+)?)?|del\\s+tipo\\s+|en\\s+)',
  frames: {
    active: [`${who}\\s+(?:puede\\s+|pueden\\s+|se\\s+)?{verb}\\s+{name}`],
    passive: [
      '\\bd[oó]nde(?:\\s+(?:más|exactamente))?\\s+(?:se|es|son|está|están|fue)\\s+(?:le\\s+)?{verb}\\s+{name}',
      '\\bd[oó]nde\\s+{name}\\s+(?:es|está|son|se)\\s+{verb}',
      '\\b(?:se|es|está)\\s+(?:(?:todavía|aún|alguna\\s+vez)\\s+)?{verb}\\s+(?:(?:todavía|aún|realmente|alguna\\s+vez)\\s+)?{name}',
      '\\bpor\\s+(?:qui[eé]n|qu[eé]\\s+\\p{L}+)\\s+(?:es|son)\\s+{verb}\\s+{name}',
    ],
    agents: ['\\b{verb}\\s+(?=de\\s|del\\s|a\\s|al\\s|para\\s)(?:para\\s+)?{name}'],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        'qu[eé]\\s+(?:\\p{L}+\\s+){0,3}?(?:rompe|romper[ií]a|falla|fallar[ií]a|pasa|pasar[ií]a|afecta\\p{L}*)\\s+(?:\\p{L}+\\s+){0,2}?si\\s+(?:\\p{L}+\\s+){1,2}{name}',
        '\\b(?:impacto|consecuencias|efectos?)\\s+de\\s+(?:cambiar|modificar|eliminar|borrar|renombrar)\\s+{name}',
        '\\bpuedo\\s+(?:\\p{L}+\\s+)?(?:borrar|eliminar|cambiar|renombrar)\\s+(?:\\p{L}+\\s+)??{name}',
      ],
      examples: [
        ['¿Qué se rompe si cambio `parseHeader`?', 'parseHeader'],
        ['impacto de eliminar retryPolicy', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: 'prueban?|cubren?|verifican?',
      passive: 'prueba|probad[oa]s?|cubiert[oa]s?',
      agents: '(?:tests?|pruebas?)(?:\\s+unitarias)?',
      examples: [
        ['¿Qué tests cubren `Cart.add`?', 'Cart.add'],
        ['pruebas de parseHeader', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        '(?:qu[eé]|cu[aá]les|cu[aá]nt[oa]s)(?:\\s+[\\p{L}-]+s(?:\\s+[\\p{L}-]+s)?)?\\s+(?:importa|incluye|requiere)\\s+{name}',
        `(?:lo\\s+que|qu[eé](?:\\s+[\\p{L}-]+s)?)\\s+{name}${restOfPath}\\s+(?:importa|incluye|requiere)(?!\\p{L})`,
        'qu[eé](?:\\s+[\\p{L}-]+)?\\s+se\\s+(?:importan?|incluyen?)\\s+(?:en|desde\\s+dentro\\s+de)\\s+{name}',
        `de\\s+qu[eé](?:\\s+[\\p{L}-]+)?\\s+depende\\s+${pathAhead}{name}`,
      ],
      examples: [
        ['¿Qué importa `parser`?', 'parser'],
        ['¿Qué módulos importa cart.js?', 'cart.js'],
        ['qué se importa en cart/total.js', 'cart'],
        ['¿De qué paquetes depende cart/total.js?', 'cart'],
      ],
      counterExamples: ['¿Quién importa `parser`?', '¿Qué archivos importan cart.js?', '¿Dónde se importa cart.js?'],
    },
    {
      relation: 'calls',
      patterns: [
        'qu[eé](?:\\s+[\\p{L}-]+)?\\s+(?:son\\s+)?llamad[oa]s?\\s+(?:por|desde)\\s+{name}',
        'a\\s+qu[eé](?:\\s+[\\p{L}-]+)?\\s+(?:llama|invoca)\\s+{name}',
        'qu[eé](?:\\s+[\\p{L}-]+)?\\s+(?:se\\s+)?llaman?\\s+(?:desde|en|dentro\\s+de)\\s+{name}',
      ],
      examples: [
        ['¿A qué funciones llama placeOrder?', 'placeOrder'],
        ['¿Qué se llama desde `placeOrder`?', 'placeOrder'],
      ],
      counterExamples: ['¿Quién llama a placeOrder?'],
    },
    {
      relation: 'raises',
      patterns: ['qu[eé]\\s+(?:errores|error|excepci[oó]n(?:es)?)\\s+(?:puede\\s+)?(?:lanza|lanzar|lanzan)\\s+{name}'],
      examples: [['¿Qué excepciones puede lanzar placeOrder?', 'placeOrder']],
    },
    {
      relation: 'raisers',
      active: 'lanzan?|arrojan?',
      passive: 'lanza|lanzad[oa]s?|arroja',
      examples: [
        ['¿Dónde se lanza StockError?', 'StockError'],
        ['quién lanza `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'capturan?|atrapan?',
      passive: 'captura|capturad[oa]s?|atrapa',
      examples: [['¿Dónde se captura `StockError`?', 'StockError']],
    },
    {
      relation: 'writes',
      active: 'escriben?|modifican?|cambian?|asignan?|actualizan?|establecen?',
      passive: 'escribe|modifica|cambia|asigna|actualiza|establece|modificad[oa]|actualizad[oa]|asignad[oa]|escrit[oa]',
      examples: [
        ['¿Dónde se modifica el campo `total` de `Order`?', 'Order.total'],
        ['¿Quién modifica Order.total?', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: 'leen?',
      passive: 'lee|leen|leíd[oa]',
      examples: [
        ['¿Quién lee MAX_RETRIES?', 'MAX_RETRIES'],
        ['dónde se lee la constante MAX_RETRIES', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'crean?|instancian?|construyen?',
      passive: 'crea|instancia|construye|cread[oa]|instanciad[oa]',
      examples: [
        ['¿Dónde se instancia `Session`?', 'Session'],
        ['¿Quién crea una Session?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'importan?',
      passive: 'importa|importad[oa]',
      examples: [['¿Qué archivos importan `parseHeader`?', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: 'env[ií]an?|emiten?|publican?|disparan?',
      passive: 'envía|emite|publica|dispara|enviad[oa]|emitid[oa]',
      examples: [
        ['¿Dónde se emite `order_done`?', 'order_done'],
        ['quién envía la señal order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: 'manejan?|gestionan?|reciben?|escuchan?|procesan?',
      passive: 'maneja|gestiona|recibe|escucha|procesa|manejad[oa]',
      agents: 'manejadores|oyentes|receptores|suscriptores',
      examples: [
        ['¿Quién maneja `order_done`?', 'order_done'],
        ['dónde se procesa order_done', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'sobrescriben?|redefinen?|anulan?',
      passive: 'sobrescribe|redefine|anula|redefinid[oa]',
      examples: [['¿Dónde se sobrescribe el método `Store.put`?', 'Store.put']],
    },
    { relation: 'overloads', agents: 'sobrecargas', examples: [['todas las sobrecargas de header', 'header']] },
    {
      relation: 'subtypes',
      active: 'extienden?|implementan?|heredan?(?=\\s+de)',
      passive: 'implementa|extiende|implementad[oa]',
      agents: 'subclases|subtipos|implementaciones|clases\\s+(?:hijas|derivadas)',
      examples: [
        ['¿Qué clases implementan `Store`?', 'Store'],
        ['todas las subclases de Store', 'Store'],
        ['quién hereda de BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: 'llaman?|invocan?|ejecutan?',
      passive: 'llama|invoca|ejecuta|llamad[oa]|invocad[oa]',
      agents: 'llamadas|llamadores|invocaciones',
      examples: [
        ['¿Quién llama a placeOrder?', 'placeOrder'],
        ['¿Dónde se llama a placeOrder?', 'placeOrder'],
        ['llamadas a placeOrder', 'placeOrder'],
        ['¿Cuántos sitios llaman a placeOrder?', 'placeOrder'],
        ['¿Alguien llama a placeOrder?', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: 'usan?|utilizan?|emplean?|referencian?',
      passive: 'usa|utiliza|emplea|referencia|usad[oa]|utilizad[oa]',
      agents: 'usos|referencias|apariciones',
      examples: [
        ['¿Dónde se usa la constante MAX_RETRIES?', 'MAX_RETRIES'],
        ['¿Quién usa Order.total?', 'Order.total'],
        ['¿Se usa todavía MAX_RETRIES?', 'MAX_RETRIES'],
      ],
    },
  ],
};
