// English words and sentence frames for relation questions.
import { pathAhead, restOfPath, type LanguageCues } from '../cue.ts';

/** Any word but an auxiliary verb, which belongs to the frame around it. */
const word = '(?!(?:do|does|is|are|can|could|will|would|should)\\b)[\\p{L}-]+';
/** What a question calls a place in code: "functions" in "all functions that call x". */
const places =
  '(?:places?|spots?|code|lines?|functions?|methods?|class(?:es)?|types?|modules?|files?|components?|tests?|things?|statements?|packages?|callers?|usages?)';
/** Who or what does something: "who else", "which two classes", "anything in the code that", "show me all places where we". */
const who =
  `(?:\\bwho(?:\\s+(?:all|else))?|\\bwhat(?:\\s+(?:else|all|code|other\\s+${word}|parts?\\s+of\\s+the\\s+(?:code|app|system)))?|\\bwhich(?:\\s+${word}){1,3}?|\\bhow\\s+many(?:\\s+${word}){1,2}?|` +
  `\\b(?:any|every|some)(?:one|body|thing|where)(?:\\s+(?:else|in\\s+the\\s+code(?:base)?))?(?:\\s+(?:that|which|who|where\\s+we))?|` +
  `(?:\\b(?:all|every|any|each|the|find|list|show|give|me|of|us)\\s+)+(?:${word}\\s+)?${places}(?:\\s+in\\s+the\\s+code(?:base)?)?(?:\\s+(?:that|which|where(?:\\s+(?:we|it))?|in\\s+which|who)))`;
/** Between subject and verb: "can" and "still" in "who can still call x". */
const adverbs = '(?:(?:can|could|may|might|will|would|does|do|actually|ever|even|also|directly|still|really|first|currently|all)\\s+)*';
/** Before a passive verb: "is" and "ever" in "where is x ever called". */
const being =
  '(?:(?:is|are|was|were|gets?|get|getting|being|been|be|has|have|ever|even|actually|first|last|all|also|still|really|currently|directly|only|just|we|it)\\s+)*';

export const englishCues: LanguageCues = {
  language: 'en',
  notNames:
    'who|what|which|nobody|anybody|everybody|somebody|noone|nothing|everything|something|where|when|why|how|is|are|was|does|do|it|that|this|these|those|there|we|i|you|they|to|in|on|from|by|with|if|and|or|not|all|any|anyone|anything|else|them|him|up|out|code',
  kindNouns:
    'class|function|method|field|property|attribute|constant|variable|type|interface|trait|struct|enum|signal|hook|decorator|symbol|table|topic|queue|channel',
  before:
    '(?:the|a|an|our|my|this|that|its|class|classes|function|method|field|property|attribute|constant|variable|type|interface|trait|struct|enum|member|signal|event|hook|exception|error|module|setting|option|value|flag|symbol|component|decorator|table|topic|queue|channel|of|any|all)\\s+',
  ofOwner: '\\s+(?:of|on|from|in)\\s+',
  frames: {
    active: [
      `${who}\\s+${adverbs}{verb}\\s+{name}`,
      `\\b(?:where|when)\\s+(?:do|does|is|are)\\s+(?:we|it|they|you|one|the\\s+code)\\s+${adverbs}{verb}\\s+{name}`,
    ],
    passive: [
      `\\b(?:where|from\\s+where|how\\s+often)(?:\\s+(?:all|else|exactly|in\\s+the\\s+(?:code|repo|project|codebase)))?(?:\\s+(?:is|are|was|were|does|do|did|can|has|have|gets?|we))?\\s+{name}\\s+${being}{verb}(?!\\p{L})`,
      `\\bin\\s+how\\s+many\\s+${word}\\s+(?:is|are|was|were|does|do|gets?|get)\\s+{name}\\s+${being}{verb}(?!\\p{L})`,
      `\\bwhen\\s+(?:is|are|was|were|does|do|did|can|has|have)\\s+{name}\\s+${being}{verb}(?!\\p{L})`,
      `\\b(?:is|are|was|does|do|has|gets?)\\s+{name}\\s+${being}{verb}(?!\\p{L})`,
      `\\b(?:by\\s+(?:whom|what|which\\s+\\p{L}+)|from\\s+(?:which\\s+\\p{L}+))\\s+(?:is|are)\\s+{name}\\s+${being}{verb}(?!\\p{L})`,
    ],
    agents: [
      '\\b{verb}\\s+(?:of|for|(?<=(?:calls?|sites?|references?|writes|assignments?|invocations?|listeners?|subscribers?|handlers?\\s+subscribed)\\s+)to)\\s+{name}',
      '\\bhow\\s+many\\s+(?:different\\s+)?{verb}\\s+(?:does|do|has|have)\\s+{name}',
      '\\b(?:does|do|has|have)\\s+{name}\\s+(?:(?:have|got|any)\\s+)+{verb}(?!\\p{L})',
    ],
    agentsAfterCode: ["^\\W*(?:(?:show|list|find|give)\\s+(?:me\\s+)?)?(?:all\\s+)?(?:the\\s+)?{name}(?:['’]s)?\\s+{verb}\\W*$"],
  },
  rows: [
    {
      relation: 'impact',
      agents: 'impact|blast\\s+radius|(?:side\\s+)?effects\\s+of\\s+(?:changing|removing|renaming)',
      patterns: [
        '\\b(?:what|which\\s+\\p{L}+|who|anything)\\s+(?:\\p{L}+\\s+){0,2}?(?:breaks?|(?:is|are|be|gets?)\\s+(?:\\p{L}+\\s+)?affected|(?:can|could|will|would|might|may)\\s+(?:\\p{L}+\\s+)?(?:break|happen|be\\s+affected|go\\s+wrong|fail))\\s+(?:if|when|by|once)\\s+(?:(?:i|we|you|one|someone|somebody|it|they)\\s+)?(?:were\\s+to\\s+|wanted\\s+to\\s+|to\\s+)?(?:chang\\w*|remov\\w*|renam\\w*|delet\\w*|drop\\w*|mov\\w*|touch\\w*|modif\\w*|edit\\w*|refactor\\w*|replac\\w*|alter\\w*)\\s+(?:the\\s+(?:signature|name|type|return\\s+type|behaviou?r)\\s+of\\s+)?{name}',
        '\\b(?:impact|effects?|consequences|risks?)\\s+of\\s+(?:chang|remov|renam|delet|drop|modify|edit|refactor|replac)ing\\s+{name}',
        '\\b(?:can|could|may)\\s+(?:i|we|you|one)\\s+(?:safely\\s+|just\\s+)?(?:change|remove|rename|delete|drop|move)\\s+{name}',
        '\\bsafe\\s+to\\s+(?:change|remove|rename|delete|drop|move|modify)\\s+{name}',
        '\\b(?:who|what|which\\s+\\p{L}+)\\s+depends?\\s+on\\s+{name}',
      ],
      examples: [
        ['What breaks if I change `parseHeader`?', 'parseHeader'],
        ['what would be affected by renaming the field Order.total', 'Order.total'],
        ['impact of removing retryPolicy', 'retryPolicy'],
        ['Is it safe to delete LegacyClient?', 'LegacyClient'],
      ],
      counterExamples: ['Why does it break when I click Save?'],
    },
    {
      relation: 'tests',
      active: 'covers?|tests?|exercises?|checks?',
      passive: 'tested|covered(?:\\s+by\\s+(?:any\\s+)?tests?)?|unit[- ]tested',
      agents: '(?:unit\\s+|integration\\s+)?tests?(?:\\s+cases?)?(?:\\s+coverage)?',
      patterns: [
        '\\b(?:which|what)\\s+tests?\\s+(?:should|must|do|can|could|would)\\s+(?:i|we|one)\\s+(?:\\p{L}+\\s+){0,4}?(?:if|when|after|before|once|for)\\s+(?:(?:i|we)\\s+)?(?:\\p{L}+\\s+)?{name}',
        '\\b(?:which|what|the|any|all)\\s+(?:\\p{L}+\\s+)?tests?\\s+(?:that\\s+)?(?:call|use|touch|hit|run|exist\\s+for|are\\s+there\\s+for)\\s+{name}',
      ],
      examples: [
        ['Which tests cover `Cart.add`?', 'Cart.add'],
        ['which tests should I run after touching retryPolicy', 'retryPolicy'],
        ['tests for parseHeader', 'parseHeader'],
        ['Is parseHeader tested?', 'parseHeader'],
      ],
    },
    {
      relation: 'dependencies',
      patterns: [
        `\\b(?:what|which(?:\\s+${word}){1,3}?|how\\s+many(?:\\s+${word}){1,3}?)(?:\\s+(?:else|all))?\\s+(?:do|does|did|is|are)\\s+{name}${restOfPath}\\s+${adverbs}(?:import|imports|importing|require|requires|include|includes|pull\\s+in)(?!\\p{L})`,
        `\\b(?:what|which(?:\\s+${word}){1,3}?|how\\s+many(?:\\s+${word}){1,2}?|all\\s+${word}|everything)\\s+(?:that\\s+)?(?:is|are|gets?)\\s+${adverbs}(?:imported|required|included|pulled\\s+in)\\s+(?:by|in|into|inside|within|at\\s+the\\s+top\\s+of)\\s+{name}`,
        `\\b(?:modules|packages|files|libraries|everything|all|things|what)\\s+(?:that\\s+)?{name}${restOfPath}\\s+(?:imports|requires|includes|pulls\\s+in)(?!\\p{L})`,
        `\\b(?:what|which(?:\\s+${word}){1,3}?)\\s+(?:do|does)\\s+${pathAhead}{name}${restOfPath}\\s+${adverbs}depend\\s+(?:up)?on(?!\\p{L})`,
        `\\bdoes\\s+{name}${restOfPath}\\s+${adverbs}(?:import|require|include|pull\\s+in)\\s+(?:any(?:thing)?|something|some)(?!\\p{L})(?!.{0,40}\\bfrom\\b)`,
      ],
      examples: [
        ['What does `parser` import?', 'parser'],
        ['which modules does parseHeader.ts require', 'parseHeader.ts'],
        ['how many packages does cart/total.js import?', 'cart'],
        ['What is imported by `cart`?', 'cart'],
        ['everything that cart.py imports', 'cart.py'],
        ['What does cart/total.js depend on?', 'cart'],
      ],
      counterExamples: [
        'Who imports `parser`?',
        'which files import parseHeader.ts',
        'What depends on cart/total.js?',
        'Is cart.py imported anywhere?',
        'How often is `cart` required?',
        'Does the frontend import anything from server/?',
      ],
    },
    {
      relation: 'calls',
      agents: 'callees|dependencies|calls?\\s+made\\s+by',
      patterns: [
        `\\b(?:what|which(?:\\s+${word}){1,3})\\s+(?:do|does|can|could|will|would|did)\\s+{name}\\s+${adverbs}(?:calls?|invokes?|uses?|depends?\\s+on|runs?|triggers?)(?!\\p{L})`,
        `\\b(?:what|which(?:\\s+${word}){1,3}|all\\s+${word}|everything)\\s+(?:that\\s+)?(?:is|are|gets?)\\s+${adverbs}(?:called|invoked|used|run)\\s+(?:by|from|in|inside|within)\\s+{name}`,
        `\\b(?:functions|methods|everything|all|code)\\s+(?:that\\s+)?{name}\\s+${adverbs}(?:calls|invokes|uses|runs)(?!\\p{L})`,
      ],
      examples: [
        ['Which code is called from `cart`?', 'cart'],
        ['what does placeOrder call?', 'placeOrder'],
        ['Which functions does `bootstrap()` call, directly and indirectly?', 'bootstrap'],
        ['callees of Session.close', 'Session.close'],
      ],
      counterExamples: ['Who calls placeOrder?'],
    },
    {
      relation: 'raises',
      patterns: [
        `\\b(?:what|which)(?:\\s+${word}){0,2}\\s+(?:do|does|can|could|may|might|will|would)\\s+{name}\\s+${adverbs}(?:raises?|throws?|panics?|fails?\\s+with|returns?\\s+as\\s+errors?)(?!\\p{L})`,
        '\\b(?:errors?|exceptions?)\\s+(?:that\\s+)?{name}\\s+(?:\\p{L}+\\s+)?(?:raises?|throws?)(?!\\p{L})',
        '\\b(?:errors?|exceptions?)\\s+(?:can\\s+be\\s+|are\\s+|is\\s+)?(?:raised|thrown)\\s+(?:by|from|in)\\s+{name}',
        '\\b(?:can|does|could|will|may)\\s+{name}\\s+(?:ever\\s+)?(?:raise|throw|panic)(?!\\p{L})',
      ],
      examples: [
        ['What errors can placeOrder raise?', 'placeOrder'],
        ['which exceptions are thrown by `Session.close`?', 'Session.close'],
        ['Does parseHeader ever throw?', 'parseHeader'],
      ],
      counterExamples: ['Who raises StockError?'],
    },
    {
      relation: 'raisers',
      active: 'raises?|throws?|panics?\\s+with',
      passive: 'raised|thrown',
      agents: 'raisers?|throwers?',
      examples: [
        ['where is StockError raised', 'StockError'],
        ['Who throws `StockError`?', 'StockError'],
        ['find every place that raises StockError', 'StockError'],
      ],
    },
    {
      relation: 'catches',
      active: 'catch(?:es)?|rescues?|swallows?',
      passive: 'caught|rescued|swallowed',
      agents: 'catchers?',
      examples: [
        ['Where is `StockError` caught?', 'StockError'],
        ['who catches StockError', 'StockError'],
      ],
    },
    {
      relation: 'writes',
      active:
        'writes?(?:\\s+to)?|sets?|changes?|assigns?(?:\\s+to)?|mutates?|modif(?:y|ies)|updates?|increments?|resets?|clears?|populates?|fills?',
      passive:
        'written(?:\\s+to)?|set|changed|assigned(?:\\s+to)?|mutated|modified|updated|incremented|reset|cleared|populated|filled|initiali[sz]ed',
      agents: 'writers?|mutators?|writes|assignments?|mutations?',
      examples: [
        ['find every place that writes `Order.total`', 'Order.total'],
        ['where is the field total of Order set?', 'Order.total'],
        ['who changes retryCount', 'retryCount'],
        ['Where do we update `cart.items`?', 'cart.items'],
        ['mutators of `state`', 'state'],
      ],
      counterExamples: ['What changes when I set DEBUG to true?'],
    },
    {
      relation: 'reads',
      active: 'reads?(?:\\s+from)?|evaluates?|inspects?|consults?',
      passive: 'read|consulted|evaluated',
      agents: 'readers?|reads',
      examples: [
        ['who reads `MAX_RETRIES`?', 'MAX_RETRIES'],
        ['who reads from the table orders?', 'orders'],
        ['where is the setting MAX_RETRIES read', 'MAX_RETRIES'],
      ],
    },
    {
      relation: 'constructs',
      active: 'constructs?|creates?|instantiates?|builds?|makes?\\s+(?:an?|new)',
      passive: 'constructed|created|instantiated|built',
      agents: 'instantiations?|constructions?|instances',
      examples: [
        ['where is `Session` instantiated?', 'Session'],
        ['Who creates a Session?', 'Session'],
      ],
    },
    {
      relation: 'imports',
      active: 'imports?|requires?|includes?',
      passive: 'imported|required|included',
      agents: 'importers?|imports',
      examples: [
        ['which files import `parseHeader`?', 'parseHeader'],
        ['where is parseHeader imported', 'parseHeader'],
      ],
    },
    {
      relation: 'sends',
      active: 'sends?|emits?|fires?|dispatch(?:es)?|publish(?:es)?|broadcasts?|posts?',
      passive: 'sent|emitted|fired|dispatched|published|broadcast(?:ed)?|posted',
      agents: 'senders?|emitters?|publishers?|dispatchers?',
      examples: [
        ['where is `order_done` sent?', 'order_done'],
        ['who emits the event order_done', 'order_done'],
      ],
    },
    {
      relation: 'handles',
      active: 'handles?|receives?|listens?\\s+(?:to|for|on)|subscribes?\\s+to|registers?\\s+for|reacts?\\s+to|consumes?',
      passive: 'handled|received|listened\\s+(?:to|for)|subscribed(?:\\s+to)?|registered|consumed',
      agents: '(?:event\\s+)?handlers?|listeners?|receivers?|subscribers?|consumers?',
      examples: [
        ['who handles `order_done`?', 'order_done'],
        ['which functions listen to order_done', 'order_done'],
        ['listeners for `order_done`', 'order_done'],
      ],
      counterExamples: ['Trace the flow from handler to storage'],
    },
    {
      relation: 'overrides',
      active: 'overrides?|redefines?|re-?implements?',
      passive: 'overridden|redefined|re-?implemented',
      agents: 'overrides|overriders?|overriding\\s+methods|overridden\\s+versions',
      examples: [
        ['where is `Store.put` overridden?', 'Store.put'],
        ['which subclasses override Store.put', 'Store.put'],
      ],
    },
    {
      relation: 'overloads',
      passive: 'overloaded',
      agents: 'overloads?|overloaded\\s+(?:versions|variants|signatures)',
      examples: [
        ['all overloads of `header`', 'header'],
        ['is header overloaded?', 'header'],
      ],
    },
    {
      relation: 'subtypes',
      active:
        'extends?|implements?|inherits?(?:\\s+from)?|derives?\\s+from|subclass(?:es)?|conforms?\\s+to|satisf(?:y|ies)|provides?|fits?',
      passive: 'implemented|extended|subclassed|inherited(?:\\s+from)?',
      agents:
        'sub-?class(?:es)?|sub-?types?|child(?:ren|\\s+classes)|derived\\s+(?:class(?:es)?|types?)|implementations|implementers|implementors|inheritors?|descendants',
      patterns: [
        '\\b(?:which|what)\\s+(?:class(?:es)?|types?|structs?|interfaces?|traits?)\\s+(?:are|is)\\s+(?:(?:a|all|the)\\s+)?(?:kinds?|sorts?|types?|variants?)\\s+of\\s+{name}\\W*$',
      ],
      examples: [
        ['Which classes are kinds of store?', 'store'],
        ['list all subclasses of `Store`', 'Store'],
        ['Which classes implement Store?', 'Store'],
        ['who inherits from BaseHandler', 'BaseHandler'],
        ['implementations of `Store.put`', 'Store.put'],
      ],
      counterExamples: ['Why does Cart inherit from dict?', 'Which types of store are there?'],
    },
    {
      relation: 'callers',
      active: 'calls?|invokes?|triggers?|runs?|executes?|starts?|kicks?\\s+off',
      passive: 'called(?:\\s+from|\\s+by)?|invoked(?:\\s+from|\\s+by)?|triggered|run|executed|started',
      agents: 'callers?|call\\s+sites?|calls|invocations?|incoming\\s+calls',
      examples: [
        ['Who triggers `cart`?', 'cart'],
        ['where is placeOrder called from?', 'placeOrder'],
        ['placeOrder callers', 'placeOrder'],
        ['which endpoints call `placeOrder`', 'placeOrder'],
        ['Is placeOrder ever called?', 'placeOrder'],
        ['How many places call `placeOrder`?', 'placeOrder'],
        ['how many callers does placeOrder have', 'placeOrder'],
        ['does placeOrder have any callers?', 'placeOrder'],
      ],
      counterExamples: ['What does placeOrder call?', 'Trace what happens when `checkout` is called', 'do we have functions nobody calls'],
    },
    {
      relation: 'uses',
      active:
        'uses?|references?|needs?|consults?|mentions?|touch(?:es)?|access(?:es)?|refers?\\s+to|relies\\s+on|rely\\s+on|makes?\\s+use\\s+of|passes?',
      passive: 'used|referenced|needed|accessed|mentioned|touched|applied|passed|consumed|referred\\s+to',
      agents: 'usages?|uses|users|references?|occurrences|consumers|clients|dependents',
      examples: [
        ['Show me all usages of `cart`', 'cart'],
        ['is MAX_RETRIES ever used?', 'MAX_RETRIES'],
        ['is MAX_RETRIES only used in tests?', 'MAX_RETRIES'],
        ['where is the constant MAX_RETRIES used', 'MAX_RETRIES'],
        ['in how many files is parseHeader used?', 'parseHeader'],
        ['what uses Order.total?', 'Order.total'],
        ['Where do we use parseHeader?', 'parseHeader'],
      ],
      counterExamples: ['What does the cart use for caching?'],
    },
  ],
};
