// French words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

const who =
  "(?:\\b(?:qui|qu['’]est-ce\\s+qui)|\\bquell?e?s?(?:\\s+[\\p{L}-]+){1,2}?|\\bcombien\\s+(?:de\\s+|d['’])[\\p{L}-]+|\\bquelqu['’]un|\\bquelque\\s+chose|\\b(?:tou(?:te)?s\\s+)?les\\s+(?:endroits|lignes|fonctions|méthodes|classes|fichiers|modules)\\s+(?:qui|où\\s+l['’]on|où\\s+on))";

export const frenchCues: LanguageCues = {
  language: 'fr',
  sign: /\b(?:qui|où|quell?e?s?|qu['’]|que|par|pour|est|sont|de|du|les?|des)\b|['’]/,
  notNames: 'où|qui|que|quoi|quand|comment|pourquoi|quell?e?s?|est|sont|il|elle|on|ce|cela|ça|ne|pas|et|ou|y',
  kindNouns: 'classe|fonction|méthode|champ|propriété|attribut|constante|variable|type|interface|signal',
  before:
    "(?:(?:la|le|les|un|une|des|du|de|notre|ce|cet|cette|à|au|classe|fonction|méthode|champ|propriété|attribut|constante|variable|type|interface|signal|événement|évènement|erreur|exception|module|paramètre|option)\\s+|[ld]['’])",
  ofOwner: "\\s+(?:de\\s+(?:la\\s+classe\\s+|l['’]interface\\s+)?|du\\s+type\\s+|dans\\s+)",
  frames: {
    active: [`${who}\\s+(?:peut\\s+|peuvent\\s+)?{verb}\\s+{name}`],
    passive: [
      `\\b(?:où|d['’]où)\\s+(?:est|sont|est-ce\\s+que)\\s+{name}\\s+(?:est\\s+|(?:-t-)?(?:elle|il)s?\\s+)?{verb}`,
      `\\b(?:où|d['’]où)\\s+{name}\\s+(?:est|sont)(?:[- ](?:elle|il)s?)?\\s+{verb}`,
      `\\b(?:est-ce\\s+que\\s+)?{name}\\s+est(?:[- ](?:elle|il))?\\s+(?:(?:encore|jamais|vraiment|bien)\\s+)*{verb}`,
      `\\bpar\\s+(?:qui|quoi|quell?e?s?\\s+\\p{L}+)\\s+(?:est|sont)\\s+{verb}\\s+{name}`,
      `\\b(?:où)\\s+(?:est|sont)\\s+{verb}\\s+{name}`,
    ],
    agents: ["\\b{verb}\\s+(?=de\\s|du\\s|d['’]|à\\s|pour\\s)(?:pour\\s+)?{name}"],
  },
  rows: [
    {
      relation: 'impact',
      patterns: [
        "\\b(?:que|qu['’]est-ce\\s+qui)\\s+(?:\\p{L}+[- ]){0,4}?(?:casse|cassera|casserait|passe|arrive|impacté|affecté)\\p{L}*\\s+(?:\\p{L}+[- ]){0,3}?(?:si|quand|lorsque?)\\s+(?:on|je|nous|l['’]on)\\s+\\p{L}+\\s+{name}",
        "\\b(?:impact|conséquences|effets)\\s+(?:d['’]|de\\s+(?:la\\s+)?)?(?:une?\\s+|un\\s+)?(?:modification|suppression|changement|changer|modifier|supprimer|renommer)\\s+{name}",
        '\\bpeut-on\\s+(?:\\p{L}+\\s+)?(?:supprimer|modifier|renommer)\\s+(?:\\p{L}+\\s+)??{name}',
      ],
      examples: [
        ["Qu'est-ce qui casse si je modifie `parseHeader` ?", 'parseHeader'],
        ['impact de la suppression de retryPolicy', 'retryPolicy'],
      ],
    },
    {
      relation: 'tests',
      active: 'teste(?:nt)?|couvre(?:nt)?|vérifie(?:nt)?',
      passive: 'testée?s?|couverte?s?',
      agents: 'tests?|cas\\s+de\\s+tests?',
      examples: [
        ['Quels tests couvrent `Cart.add` ?', 'Cart.add'],
        ['tests pour parseHeader', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        "\\b(?:qu['’]|que\\s+|qu['’]est-ce\\s+que?\\s+|quell?e?s\\s+[\\p{L}-]+(?:\\s+[\\p{L}-]+)?\\s+|combien\\s+(?:de\\s+|d['’])[\\p{L}-]+(?:\\s+[\\p{L}-]+)?\\s+)(?:importe|inclut|requiert)\\s+{name}",
        `\\b(?:qu['’]est-ce\\s+qu(?:e\\s+|['’])|ce\\s+qu(?:e\\s+|['’])|quell?e?s\\s+[\\p{L}-]+\\s+(?:est-ce\\s+que\\s+)?){name}${restOfPath}\\s+(?:importe|inclut|requiert)(?!\\p{L})`,
        "\\b(?:quell?e?s\\s+[\\p{L}-]+|qu['’]est-ce\\s+qui)\\s+(?:est|sont)\\s+(?:importée?s?|incluse?s?)\\s+(?:par|dans)\\s+{name}",
        `\\bde\\s+(?:quoi|quell?e?s\\s+[\\p{L}-]+)\\s+dépend\\s+${pathAhead}{name}`,
      ],
      examples: [
        ["Qu'importe `parser` ?", 'parser'],
        ['Quels modules importe cart.js ?', 'cart.js'],
        ["qu'est-ce que cart/total.js importe", 'cart'],
        ['Quels paquets sont importés par `cart` ?', 'cart'],
        ['De quoi dépend cart/total.js ?', 'cart'],
      ],
      counterExamples: ['Qui importe `parser` ?', 'Quels fichiers importent cart.js ?'],
    },
    {
      relation: 'calls',
      patterns: [
        "\\b(?:qu['’]appelle|que\\s+(?:appelle|fait\\s+appeler)|qu['’]est-ce\\s+que?['’]?)\\s*(?:appelle\\s+)?{name}\\s+appelle",
        "\\bqu['’]appelle\\s+{name}",
        '\\bquell?e?s?\\s+[\\p{L}-]+\\s+(?:sont\\s+(?:appelée?s|utilisée?s)\\s+(?:par|depuis|dans)|appelle)\\s+{name}',
        "\\bqu['’]est-ce\\s+que\\s+{name}\\s+(?:appelle|utilise)",
      ],
      examples: [
        ['Quelles fonctions sont appelées par placeOrder ?', 'placeOrder'],
        ["Qu'appelle placeOrder ?", 'placeOrder'],
      ],
      counterExamples: ['Qui appelle placeOrder ?'],
    },
    {
      relation: 'raises',
      patterns: ['\\bquell?e?s?\\s+(?:erreurs?|exceptions?)\\s+(?:peut\\s+(?:lever|lancer)|sont\\s+(?:levées|lancées)\\s+par)\\s+{name}'],
      examples: [
        ['Quelles exceptions peut lever placeOrder ?', 'placeOrder'],
        ['Quelles erreurs sont levées par placeOrder ?', 'placeOrder'],
      ],
    },
    {
      relation: 'raisers',
      active: 'lève(?:nt)?|lance(?:nt)?|lance|jette(?:nt)?|jette|déclenche(?:nt)?',
      passive: 'levée?s?|lancée?s?|jetée?s?',
      examples: [
        ['Où est levée StockError ?', 'StockError'],
        ['qui lance `StockError`', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'attrape(?:nt)?|intercepte(?:nt)?|capture(?:nt)?|rattrape(?:nt)?',
      passive: 'attrapée?s?|interceptée?s?|capturée?s?|rattrapée?s?',
      examples: [['Où est attrapée `StockError` ?', 'StockError']],
    },
    {
      relation: 'writes',
      active:
        'écrive(?:nt)?|écrit|modifie(?:nt)?|modifie|change(?:nt)?|change|définit|définissent|met\\s+à\\s+jour|mettent\\s+à\\s+jour|affecte(?:nt)?|affecte|initialise(?:nt)?',
      passive: 'écrite?s?|modifiée?s?|changée?s?|définie?s?|mise?s?\\s+à\\s+jour|affectée?s?|initialisée?s?',
      examples: [
        ['Où est modifié le champ `total` de `Order` ?', 'Order.total'],
        ['Qui modifie Order.total ?', 'Order.total'],
        ['où Order.total est-il mis à jour', 'Order.total'],
      ],
    },
    {
      relation: 'reads',
      active: 'lisent|lit',
      passive: 'lue?s?',
      examples: [
        ['Qui lit MAX_RETRIES ?', 'MAX_RETRIES'],
        ['où est lue la constante MAX_RETRIES', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'crée(?:nt)?|instancie(?:nt)?|construisent|construit',
      passive: 'créée?s?|instanciée?s?|construite?s?',
      examples: [
        ['Où est instanciée `Session` ?', 'Session'],
        ['Qui crée une Session ?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'importe(?:nt)?',
      passive: 'importée?s?',
      examples: [['Quels fichiers importent `parseHeader` ?', 'parseHeader']],
    },
    {
      relation: 'sends',
      active: 'envoie(?:nt)?|envoie|émettent|émet|publie(?:nt)?|déclenche(?:nt)?|diffuse(?:nt)?',
      passive: 'envoyée?s?|émise?s?|émis|publiée?s?|déclenchée?s?|diffusée?s?',
      examples: [
        ['Où est émis `order_done` ?', 'order_done'],
        ['qui envoie le signal order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: "gère(?:nt)?|traite(?:nt)?|reçoit|reçoivent|écoute(?:nt)?|s['’]abonne(?:nt)?",
      passive: 'gérée?s?|traitée?s?|reçue?s?|écoutée?s?',
      agents: 'gestionnaires?|écouteurs?|récepteurs?|abonnés?',
      examples: [
        ['Qui traite `order_done` ?', 'order_done'],
        ['où est géré order_done', 'order_done'],
      ],
    },
    {
      relation: 'overrides',
      active: 'redéfinissent|redéfinit|surcharge(?:nt)?|réécrivent|réécrit',
      passive: 'redéfinie?s?|réécrite?s?',
      agents: 'redéfinitions?',
      examples: [['Où est redéfinie la méthode `Store.put` ?', 'Store.put']],
    },
    { relation: 'overloads', agents: 'surcharges', examples: [['toutes les surcharges de header', 'header']] },
    {
      relation: 'subtypes',
      active: 'hérite(?:nt)?(?=\\s+d)|implémente(?:nt)?|étendent|étend',
      passive: 'implémentée?s?|étendue?s?',
      agents: 'sous-classes|sous-types|implémentations|classes\\s+(?:filles|dérivées)',
      examples: [
        ['Quelles classes implémentent `Store` ?', 'Store'],
        ['toutes les sous-classes de Store', 'Store'],
        ['qui hérite de BaseHandler', 'BaseHandler'],
      ],
    },
    {
      relation: 'callers',
      active: 'appelle(?:nt)?|invoque(?:nt)?|exécute(?:nt)?|lancent',
      passive: 'appelée?s?|invoquée?s?|exécutée?s?',
      agents: 'appelants?|appels?',
      examples: [
        ['Qui appelle placeOrder ?', 'placeOrder'],
        ['Où est appelée placeOrder ?', 'placeOrder'],
        ['les appelants de placeOrder', 'placeOrder'],
        ['combien de fonctions appellent placeOrder ?', 'placeOrder'],
        ['quelqu’un appelle placeOrder ?', 'placeOrder'],
      ],
    },
    {
      relation: 'uses',
      active: 'utilise(?:nt)?|emploient|emploie|référence(?:nt)?|se\\s+serve(?:nt)?(?=\\s+d)',
      passive: 'utilisée?s?|employée?s?|référencée?s?',
      agents: 'utilisations?|usages?|utilisateurs|références|occurrences',
      examples: [
        ['Où est utilisée la constante MAX_RETRIES ?', 'MAX_RETRIES'],
        ['Qui utilise Order.total ?', 'Order.total'],
        ['est-ce que MAX_RETRIES est encore utilisée ?', 'MAX_RETRIES'],
      ],
    },
  ],
};
