// English wording that speaks for a mode of a question: what people write when they ask for a path, a judgement, a cause or an explanation.
import * as l10n from '@vscode/l10n';
import type { Mode } from '../mode.ts';

/** One sign of a mode in a question. */
export interface ModeSign {
  readonly mode: Mode;
  /** What it adds to the score of the mode: 1 hints, 3 all but says so. */
  readonly weight: number;
  /** Has no unbounded repetition of more than one word, so that hostile text costs no more than its length. */
  readonly test: RegExp;
  /** Ends the sentence "Chosen because …". */
  readonly reason: () => string;
  /** Tells of a failure without asking about it: counts more in "saving hangs" than in "where do we retry when saving hangs?". */
  readonly symptom?: true;
  /** Only means what it seems to in a text that asks: "which handlers call `x`?", not "the call is slow". */
  readonly asked?: true;
  /** Only means what it seems to in a text that tells: "the page is white". */
  readonly told?: true;
}

/** A test for any of `patterns` as whole words, whatever their case. */
function words(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?![\\w])`, 'i');
}

const opening = String.raw`^\W*(?:ok |so |and |please |now |can you |could you |would you |i(?: want|'d like) (?:you )?to |let'?s |help me |show me (?:how )?)?(?:please )?`;

const exploratory: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 3,
    test: words(
      String.raw`${opening}(?:trace|follow|walk|tour|(?:step|go|run) (?:through|along|over))(?! (?:ids?|logs?|logging|levels?|headers?|contexts?)\b)(?= )`,
      String.raw`walk(?:s|ing)? (?:me |us )?(?:through|along)|take (?:me|us) (?:through|on|along)|guide (?:me|us) through|lead (?:me|us) through`,
      'step[- ]by[- ]step|end[- ]to[- ]end|hop by hop|one (?:hop|call|step) (?:at a time|after)|tour (?:of|through)|(?:back)?trac(?:e|ing) (?:the|how|where|from|it|this|a|what|through|every|back)',
    ),
    reason: () => l10n.t('it asks to follow code from step to step'),
  },
  {
    weight: 2.8,
    test: words(
      String.raw`who(?: (?:all|else|really|actually|then|ever))? (?:calls?|invokes?|uses?|triggers?|catch(?:es)?|consumes?|receives?|listens?|subscribes?|reads?|writes?|sets?|mutates?|changes?|modif(?:y|ies)|instantiates?|creates?|sends?|emits?|fires?|imports?|raises?|throws?|publish(?:es)?|dispatch(?:es)?|handles?|gets?|runs?)`,
      String.raw`(?:what|which (?:\w+ )?\w+)(?:'s| is| are| gets?| get| all| else| code| part| places?)? ?(?:\w+ )?(?:calls?|invokes?|invoked|triggers?|triggered|uses|fires|gets called|executed|kicks off)`,
      String.raw`(?:what|which(?: other| of the| of our)? (?:functions?|methods?|services?|classes|modules?|steps?|components?|handlers?|hooks?|parts?|tables?|files?|code))\b.{1,70}\b(?:calls?|called|invokes?|invoked|triggers?|triggered|touch(?:es|ed)?|involved|passe[sd]? through|visited|executed|runs?|hit|along the way|on the way|in (?:what|which) order|(?:in)?directly|transitively)`,
      'code paths?|(?:interactions?|interplay|hand-?overs?|hand-?offs?|everything|all(?: that is| code)?|what(?: all)? (?:lies|is|happens|runs)) between|(?:to )?whom (?:do|does|is|are) |(?:hands?|passes|pass|goes) (?:it |control )?(?:over )?to (?:which|whom|what)|call(?:s|ed|ing)? (?:chains?|graphs?|paths?|trees?|hierarchy|sequences?|order|sites?)|call(?:s|ed)? (?:by|from)|callers?|callees?|usages? of|references to|all uses of|via which',
      String.raw`where(?:'s| is| are| do(?:es)?| all| else)? .{1,60}\b(?:called|invoked|used|instantiated|referenced|consumed|triggered|emitted)`,
    ),
    reason: () => l10n.t('it asks what calls what'),
  },
  {
    weight: 2.6,
    test: words(
      'control[- ]?flow|data[- ]?flow|flow (?:of|when|for|behind)|sequence (?:for|when)|in turn|sequence diagram|(?:execution|request|call|event|message|login|auth|checkout|signup) flow|flows? (?:from|through|into|to|between)',
      String.raw`(?:order|sequence|chain|series|succession|timeline) (?:of|in which)|in (?:which|what) (?:order|sequ?e?n\w+)|(?:startup|boot|start-up|shutdown|init\w*) (?:sequ?e?n\w+|order)|life ?-?cycle|journey|(?:whole |entire |full )?life of (?:a|an|the|one)|(?:through|via|over|past) (?:which|what) (?:\w+ )?(?:functions?|methods?|layers?|steps?|stages?|modules?|classes|services?|components?|handlers?)`,
      String.raw`what(?:'s| is| all| exactly| else)? ?(?:exactly |all |actually |then )?happens? (?:\w+ ){0,4}?(?:when|after|before|if|once|during|between|next|then|to|on|in|from|as|while|behind|under)|then what|what (?:comes|runs|is run|happens|gets run) (?:next|then|after|first|before)`,
      String.raw`(?:the |a |which |what )?(?:path|route|way|road|steps|stages|hops) (?:of|from|between|\w+(?: \w+){0,4} (?:takes?|goes|passes|travels)|through|that leads?)|paths? (?:from|between)`,
    ),
    reason: () => l10n.t('it asks in which order things happen or how parts connect'),
  },
  {
    weight: 3.6,
    test: words(
      String.raw`how (?:do|does|are|is|did|can|a|an|the) .{1,90}\b(?:connect(?:ed|s)?|interacts?|gets? (?:from|to(?! (?:know|see|hear|choose|decide|be|have|grips)\b)|into|turned|there|all)|reach(?:es|ed)?|travels?|passed|propagate[sd]?|talks?|communicate[sd]?|ends? up|flows?|turned into|become|arrives?|makes? (?:its|their) way|find(?:s)? (?:its|their) way|wired|handed|go(?:es)? from|come from|(?:forward|rout|dispatch)ed (?:to|from)|ends? (?:up )?(?:in|as|at)|(?:gets?|comes?) out of|bubbles? up|trickles?|moves? (?:from|through)|work(?:s)? together|hang(?:s)? together)`,
    ),
    reason: () => l10n.t('it asks in which order things happen or how parts connect'),
  },
  {
    weight: 2.6,
    test: words(
      String.raw`from (?!\w+ing\b).{2,90}?[, -](?:to|until|till|into|up to|down to)(?= (?!do\b|be\b|use\b)\S)`,
      String.raw`(?:reach(?:es)?|ends? up (?:in|at)|gets? to|gets? into) (?:the |a |our )?.{1,60}\b(?:via|through|at all|and how|which functions)`,
      'all the way (?:to|down|up|through|back|from)|to the (?:very )?(?:bottom|end)|functions? (?:in[- ]?between|exactly|in order)|every (?:hop|step|branch|function|call)|each (?:hop|step)|under the hood',
      String.raw`start(?:ing|s)? (?:at|from|with|in) .{1,60}(?:,|where|which|what|until|to)|where (?:does|do|did|can|will) .{1,70}\b(?:come from|originate\w*|go(?:es)?(?: to| next| from| after|\?|$)|end up|end|lead|go)|originally|go back as far`,
    ),
    reason: () => l10n.t('it asks in which order things happen or how parts connect'),
  },
  {
    weight: 2.8,
    test: words(
      String.raw`(?:go|goes|run|runs|travels?|walks?) through|pass(?:es|ed)? through|on (?:its|their|the) way|before (?:it|they) (?:hits?|reach(?:es)?|gets?)|what(?:'s| is| lies| sits)? (?:all )?(?:in )?between|(?:fill in|in) the middle|fill in (?:the|this) gap|in (?:sequence|order)(?= *(?:$|[.,;?!]))|sets? in motion|makes? it (?:to|into)|gets? (?:its|their) (?:value|values|data|input)|call by call|call stack|top to bottom|bottom up|first,? and (?:which|what|who|then)|what happens(?= *(?:$|[.?!]))`,
      String.raw`what (?:does|do|would|will) (?:clicking|pressing|calling|running|opening|saving|submitting|hitting|starting|closing)|what (?:else )?(?:is|gets|'s) (?:still |then |also |all )?(?:executed|called|run|invoked)|what .{1,40} in order|(?:want|like) to (?:see|follow|understand) (?:the |how )?(?:chain|path|flow|sequence|way)`,
    ),
    reason: () => l10n.t('it asks to follow code from step to step'),
  },
  {
    weight: 2.4,
    asked: true,
    test: words(
      'calls?(?! (?:to|graph|center|stack|log))|calling|invok(?:e|es|ing)|trigger(?:s|ing)?',
      String.raw`(?:which|what|list|all|the|show) (?:other |all )?(?:functions|methods|handlers|listeners|hooks|callbacks|consumers|jobs|tasks|places|tests|code|lines) (?:that |which |can |may |are |get )?(?:modify|write|read|mutate|set|change|fire|get|run|touch|reach|lead|use|exercise|cover|access|react|respond|listen|fired|notified|scheduled|handle|update)`,
      String.raw`(?:does|do|is|are|can|could) (?:anything|anyone|any \w+|something|someone|anybody)(?: \w+)? (?:use|uses|using|reference|reach|depend|touch|read|write|import)`,
      String.raw`(?:everything|all|anything|functions|code)(?: (?:that|which|it|we|\S+))? (?:touch(?:es)?|reach(?:es)?|run(?:s)?|visit(?:s)?|executed)`,
      '(?:what|which (?:classes|types|modules)|who) (?:implements?|extends?|overrides?|picks|subclass(?:es)?)|(?:everything|all) .{1,40} (?:touches|calls|reaches|uses|needs)|at (?:startup|boot|shutdown)|on (?:startup|boot|shutdown)|what (?:is|gets) (?:initiali[sz]ed|loaded|started|run)|what runs|what next|who runs|ends up \\w+ing',
    ),
    reason: () => l10n.t('it asks what calls what'),
  },
  {
    weight: 1.8,
    asked: true,
    test: words(
      '(?:which|what|all|the) (?:\\w+ )?(?:functions|methods|calls|services|hops|stages|handlers|events)(?! (?:should|are too|could))',
    ),
    reason: () => l10n.t('it asks what calls what'),
  },
  {
    weight: 2.8,
    test: words(
      'entry ?-?points?|(?:what|which|who|anything|everything)(?: else| \\w+)? (?:that )?(?:depends?|relies|rely|hangs?) on|(?:down|up)stream (?:of|from)|(?:affected|impacted) (?:by|if|when)|blast radius|impact of (?:changing|removing|deleting|renaming)',
      String.raw`what (?:would|will|could|might|else)(?: \w+)? (?:break|change|be affected|stop)\b.{0,20}(?:if|when|by)|what breaks if|(?:who|what) (?:sits|is|lies) (?:up|down)stream`,
      'subscribers|listeners (?:of|to|for)|consumers of|(?:transitive|indirect)(?:ly)? (?:call\\w*|depend\\w*|reach\\w*)|reachable from|leads? to `?\\w+',
    ),
    reason: () => l10n.t('it asks what depends on what'),
  },
];

const analytical: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 3.4,
    test: words(
      'code (?:quality|smells?|health|base health|hygiene)|(?:technical|tech) debt|(?:tightly |loosely |too |highly |strongly )?coupl(?:ed|ings?)|cohesi(?:on|ve)|cyclic|cyclomatic|circular (?:dependenc\\w+|imports?|references?)|(?:import|dependency) cycles?|cycles|anti-?patterns?|maintainab\\w+|refactor(?:s|ing|ings)?|(?:be|needs?|get) refactored|god (?:class|object|function|module)(?:e?s)?|bottlenecks?|hot ?-?spots?|fan-?(?:in|out)',
      'testab\\w+|readab\\w+|scalab\\w+|modular(?:ity|i[sz]ed?)|layering|separation of concerns|single responsibility|encapsulat\\w+|leak(?:y|ing) abstractions?|spagh?etti|over-?engineer\\w+|violat(?:es?|ions?|ing)|dead code|unused|unreachable code|redundan\\w+|duplicat(?:ed?|ion) (?:logic|code|implementations?|functions?|of)|code duplication|copy[- ]?past\\w+|boilerplate|monolith\\w*|structural(?:ly)?',
      'couples (?:it|them|the|this|that|us|our)|(?:bad|poor|sloppy|questionable|doubtful) (?:practices?|habits?|style|choices?|design|decisions?|patterns?)|inconsisten(?:t|cy|cies)|consisten(?:t|cy|tly)|swallow(?:ed|s|ing)|clean-?up|best practices?|(?:test )?coverage|complexity|best practice|magic numbers|global state',
    ),
    reason: () => l10n.t('it asks about structure or quality'),
  },
  {
    weight: 2.8,
    test: words(
      'flaws?|weak(?:ness(?:es)?| (?:spots?|points?|links?))|shortcomings?|strengths?|drawbacks?|downsides?|(?:architectural|design|structural|performance|security|quality|code|scaling|maintenance) (?:problems?|issues?|risks?|concerns?|reviews?|audit|debt|decisions?|holes?|smells?)|vulnerabilit\\w+|vulnerable|pros and cons|trade-?offs?|red flags?|pain points?|problem(?:atic)? (?:areas|spots|parts)',
      String.raw`${opening}(?:assess|evaluate|rate|review|critique|criti[sz]ci[sz]e|audit|judge|grade|rank|suggest|recommend|propose|compare the quality|analy[sz]e)`,
      '(?:do|give|write|want|need|perform|make) (?:me |us )?(?:a |an |some )?(?:\\w+ )?(?:review|audit|assessment|critique|evaluation|analysis|verdict|opinion)|assess(?:ment)?|evaluate|evaluation of|critique|(?:your|honest) (?:opinion|take|verdict|thoughts)|complain(?:ing)? about|what do you think|point out|second opinion',
      "what(?:'s|s| is) (?:wrong|bad|good|ugly|fragile|risky|weak) (?:with|about|in)|what (?:could|can|should|would) (?:\\w+ )?(?:be )?(?:better|improved?|cleaned|simplified|changed?|refactored)|how (?:good|bad|clean|complex|maintainable|well|robust|solid|healthy|fragile|safe|secure|deep|big|messy|mature|modular|hard|easy|risky|tangled|much of)",
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 2.6,
    test: words(
      String.raw`(?:most|fewest|worst|biggest|largest|longest|deepest|heaviest|riskiest|ugliest|messiest|least|hardest) (?!recent|of the time|likely)(?:\w+|\(|of)|top (?:\d+|three|five|ten)|too (?:complex|large|long|big|many|much|deep|tangled|tight\w*|clever|coupled|fat|generic|abstract|dependent)|candidates?(?: for)?|risk(?:s|y|iest)?|fragil\w+|brittle|smells?|hard to (?:change|test|maintain|read|understand|extend)|difficult to (?:change|test|maintain|extend)|worries me|worrying|concerns?(?: about| me)|ripe for`,
      'improve(?:ments?|d)?|better (?:structured?|organi[sz]ed|split|designed?|way to (?:structure|organi[sz]e|split))|(?:structured|organi[sz]ed|designed|split|modelled) better|simplif(?:y|ied|ication)|benefit from|worth (?:splitting|extracting|rewriting|keeping|it to)|(?:should|could|would|can) (?:we|i|it|you|they|this|these|that|\\S+)(?: be)? (?:split|merge[d]?|extract(?:ed)?|rewrit\\w+|redesign(?:ed)?|restructure[d]?|decoupled?|consolidate[d]?|simplified|broken up|separated|reorgani[sz]ed?|fix only|change)|what would you',
      String.raw`(?:is|are) .{1,70}\b(?:sane|sound|solid|clean|reasonable|acceptable|healthy|robust|scalable|maintainable|well[- ](?:\w+)|justified|sensible|appropriate|idiomatic|good (?:idea|design|enough|practice)|a (?:problem|mess|smell|risk|concern|good)|secure|safe|overkill|necessary|the right (?:way|place|abstraction|level))`,
      String.raw`layers?\b.{0,60}\b(?:imports?|depends?|access\w*|bypass\w*|knows?|reach\w*|leak\w*|skip\w*|mix\w*)|(?:imports?|depends?) .{0,40}layer|depends? on (?:each other|one another)|dependenc(?:y|ies) (?:between|graph|structure|direction)|how many .{1,60}\b(?:are there|do we have|exist|in (?:the|this|our))|gaps in|missing tests|untested|lack(?:s|ing)? tests|spread (?:across|over|all)|scattered|share (?:too|state)|mutable state`,
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 1.8,
    test: words('architect(?:ure|ural(?:ly)?)|design of|our (?:design|abstractions?|modules? boundaries)|module boundaries|abstractions?'),
    reason: () => l10n.t('it asks about structure or quality'),
  },
];

const judged: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 2.6,
    asked: true,
    test: words(
      String.raw`(?:is|are) there (?:any|some|a lot of|many|obvious|hidden|still)?\b.{0,40}(?:race conditions?|leaks|problems?|issues?|bugs|holes|mistakes|risks|smells|bottlenecks?|deadlocks|functions|classes|modules|files|places|parts|code|quer(?:y|ies))`,
      'any (?:\\w+ ){0,3}(?:mistakes?|problems?|issues?|bugs|smells?|holes?|risks?|races?|good|concerns?|leaks?|quick wins)|no(?:body| ?one|thing)(?: \\w+)? (?:calls?|uses?|needs?|reads?)|never (?:\\w+ )?(?:used|called|read|run|needed|tested)|not (?:used|needed|tested|covered)',
      '(?:weak|strong|clean|small|larg|bigg|long|deep|messi|ugli|riski|complicat|simpl|short)est|(?:should|could|can|must|would) .{0,40}(?:be|made) (?:simpler|shorter|smaller|better|cleaner|clearer|faster|safer|(?:less|more) \\w+|split|\\w+ed)|doing too much|do(?:es)? too much|knows? too much|responsibilities|conventions?|solid|stumble|worst|repeated|repeats itself|dry',
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 2.6,
    asked: true,
    test: words(
      String.raw`(?:do|does|where do|how many|(?:which|what)(?! (?:unit |integration )?tests? cover)) .{0,40}\b(?:leak|swallow|bypass|mix|duplicate|repeat|violate|cover|overlap|contradict|get in (?:our|the|my) way|hold us back|slow us down)|is there .{0,30}\b(?:logic|code|sql|state) in|effort`,
      String.raw`${opening}(?:is|are|do|does) (?:our|the|this|that|my) (?:code|codebase|code base|tests?|test suite|modules|packages|design|error handling|structure|naming|comments|separation|caching|logging)`,
      String.raw`how (?!do\b|does\b|did\b|is\b|are\b|can\b|to\b|many\b|much\b|often\b|long\b|come\b|exactly\b|old\b|else\b|was\b|would\b|should\b|could\b)\w+ (?:is|are|does|do|would it be to) (?:the|our|this|that|these|it|code|all)\b`,
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 1.6,
    asked: true,
    test: words(
      '(?:which|what) (?:of (?:the|our) )?(?:\\w+ )?(?:modules|classes|files|parts|packages|components|areas|folders|dependencies|interfaces|tests) (?!responsible)(?:are|have|should|could|would|will|need|do|can)',
    ),
    reason: () => l10n.t('it asks about structure or quality'),
  },
  {
    weight: 2.6,
    asked: true,
    test: words(
      String.raw`is it (?:ok|okay|fine|safe|bad|good|right|wise|sensible|a (?:problem|good idea|bad idea|smell))|(?:^|[.,:;] *)should (?!i\b|one\b)\S+|(?:properly|consistently|everywhere|anywhere|correctly enough|well enough|state of)|make(?:s)? sense|out of date|(?:only|just) (?:used|called) once|cost to|effort to|better (?:written|tested|designed)|(?:more|less) than one|in(?:side)? (?:a )?loops?|(?:get|is|are) (?:well |properly )?tested|ashamed|circular|tangl\w+|do we (?:really )?(?:need|break|violate|repeat|mix|misuse|overuse)|overus\w+|misus\w+|abus\w+`,
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 4.4,
    test: words(
      '(?:why|what makes) .{1,80}(?:hard(?:er)? to|difficult to|complicated|complex|convoluted|messy|so (?:big|large|long|many)|coupled|tangled|ugly|brittle|fragile)',
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    weight: 2.2,
    test: words(
      '(?:very |overly |too )?(?:long|huge|large|big|complex|deeply nested|bloated|giant|messy) (?:functions?|methods?|class(?:es)?|files?|modules?|components?)|n ?\\+ ?1|pointless|useless|needless|unnecessary|superfluous|obsolete|rewrite|rewriting|mistakes|too (?:wide|broad|narrow|low|high|small|thin|chatty|strict|loose)|separat(?:ion|ed) (?:between|of|cleanly|well)|well (?:separated|tested|structured|designed|factored)|(?:respect|enforc)ed|cleanly|prioriti[sz]e|severity|order(?:ed)? by (?:benefit|severity|impact|risk|effort)|responsibilit(?:y|ies) (?:are|is|of)|quick wins|what to (?:fix|improve|refactor|clean)|(?:fix|change|improve|delete|rewrite)(?: \\w+){0,4} first|if you (?:could|had|were|would)',
    ),
    reason: () => l10n.t('it asks for an assessment'),
  },
];

const diagnostic: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 2.4,
    test: /(?<![\w-])why(?:'s|s)? .{0,250}?(?:fail|error|crash|break|broken|broke|wrong|\bnot\b|n['’]?t\b|never|null|\bnone\b|undefined|\bnan\b|empty|missing|slow|hang|stuck|leak|rais(?:es|ed|ing)|throw|reject|twice|duplicate|stale|lost|time ?out|timing out|timed out|different|return|getting|ignored|still|always|only|sometimes|suddenly|keep|disappear|randomly|double|too)/i,
    reason: () => l10n.t('it asks why something goes wrong'),
  },
  {
    weight: 1.9,
    test: /(?<![\w-])(?:why(?:'s|s)? (?:am|is|are|do|does|did|has|have|was|were|would|could|the|my|our|this|it)|how come|(?:no idea|wondering|find out|figure out|tell me|understand|see|know|explain) why)(?!\w)/i,
    reason: () => l10n.t('it asks why something goes wrong'),
  },
  {
    weight: 2.8,
    test: words(
      "what(?:'s|s| is| am i| are we| did i| do i| might be| could be) (?:going on|going wrong|doing wrong|happening here|the (?:cause|reason|root cause)|causing|cause|do wrong|miss(?:ing)?|wrong here)|what (?:causes?|caused|makes|(?:can|could|might|would) (?:make|cause|lead to))|where (?:does|is) (?:this|the|that|my) (?:\\w*(?:error|exception|warning|failure)) com(?:e|ing) from|how can .{1,60} be (?:undefined|null|nil|none|empty|negative|zero|wrong|missing|nan|stale)|is it possible that|is (?:this|that|it) a (?:known )?bug|what(?:'s|s| has)? changed(?= *(?:$|[?]))|how can it be|is (?:it|this|that) (?:normal|expected|intended)|what(?:'s| is) eating|where (?:is|does) (?:all )?(?:the|my|our|that|this) (?:memory|time|cpu|ram|disk\\w*|space) go(?:ing)?|(?:made|makes) .{1,40} so (?:slow|big)|who (?:deletes|removes|overwrites|eats) my|root[- ]cause|caus(?:e|es|ed|ing) (?:of|this|that|the|it)|any (?:ideas?|clues?|hints?)|please help|help!|(?:how (?:do|can) (?:i|we) )?(?:fix|debug|repro(?:duce)?|get rid of|solve) (?:this|it|the (?:bug|error|crash|warning|failure|problem|issue))|what went wrong|whats wrong|no idea|culprit",
    ),
    reason: () => l10n.t('it asks why something goes wrong'),
  },
  {
    weight: 2.2,
    symptom: true,
    test: words(
      'stack ?trace|traceback|(?:an|the|with|this|following|throws|threw|\\w+) exception|segfaults?|segmentation fault|core dump\\w*|panics?|panicked|panicking|unhandled|uncaught|regress(?:ion|ed)|bug|bugs|buggy|(?:an|the|this|with|following|\\w+) errors?',
      "crash(?:es|ed|ing)?|fails?|failed|failing|failure|broken|breaks|broke|hangs?|hanging|hung|freezes?|froze|frozen|deadlock(?:s|ed)?|leak(?:s|ing|ed)?|does(?: not|n['’]?t) work|do(?: not|n['’]?t) work|not working|stopped working|no longer|stuck|times? out|timed out|timing out|time-?outs?|dies|died|killed|oom\\S*|out of memory|flaky|exits? with|exit (?:code|status)|aborts?|aborted|refused|denied|rejected|forbidden|unauthori[sz]ed|spinner|infinite loop|race condition|throws|blows up|stack overflow|corrupt(?:ed|s)?|garbled",
    ),
    reason: () => l10n.t('it describes a failure'),
  },
  {
    weight: 2.2,
    symptom: true,
    test: words(
      "(?:won|can|couldn|doesn|don|didn|isn|aren|wasn|wouldn|hasn|haven|never|shouldn)(?:['’]?t)|cannot|can not|(?:is|are|does|do|did|has|have|was) not|never|nothing|nobody|no (?:output|response|result|results|effect|log|rows?|data|entry|message|error)|forever|randomly|intermittent(?:ly)?|sporadic(?:ally)?|occasionally|sometimes|suddenly|keeps? \\w+ing|twice|two times|duplicates?|double[ds]?|again and again|on every|every time|even (?:though|with|when|if|after)|although|despite|still|resets?|disappear(?:s|ed)?|vanish(?:es|ed)?|gone|blank|empty|missing|lost|stale|outdated|slow(?:ly|er)?|lags?|laggy|climbs?|flickers?|negative|off by|shifted|truncated|cut off|garbage|gibberish|locked out|log(?:g)?ed out|100 ?% cpu|too (?:late|early|often)|not \\w+ed|weird(?:ly)?|strange(?:ly)?|odd(?:ly)?|warning",
    ),
    reason: () => l10n.t('it describes something other than what was expected'),
  },
  {
    weight: 2.2,
    symptom: true,
    test: words(
      "instead of|when it should|but .{0,60}\\b(?:should|expected|gets?|got|returns?|still|nothing|instead|not|n['’]t|never|no|only|always|works?|the)|should (?:not )?(?:be|have|return|give|print|show|stay|go)|expected|unexpected(?:ly)?|supposed to|incorrect(?:ly)?|wrong(?:ly)?|got|getting|i get|we get|i see|we see|(?:shows?|gives?|returns?|prints?|yields?|displays?|reports?|renders?|sends?|says?) (?:an? )?(?:null|none|nan|undefined|the wrong|wrong|empty|zero|0|nothing|old|\\d{3})",
      '(?:works?|fine|ok|okay) (?:on|in|locally|with|for|when|until|before|only)|(?:since|after) (?:yesterday|today|last|the (?:update|upgrade|merge|release|deploy\\w*|migration)|upgrad\\w+|updat\\w+|merg\\w+|switch\\w+|mov\\w+|deploy\\w*|i |we |restart\\w*)|only (?:on|happens?|in|when|for)|happens (?:only|when|on|since|every|after|in)|users? (?:report|say|complain)s?|customers? (?:report|say|complain)s?|since (?:v?\\d)|in production',
    ),
    reason: () => l10n.t('it describes something other than what was expected'),
  },
];

const observed: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 1.8,
    told: true,
    // A sentence about what something does, without a question: people do not tell that all is well.
    test: words(
      "\\w+s (?:the|a|an|back|too|every|all|no|its|my|our|up|out|off|after|only|twice|into|instead|at)|is|are|was|were|has|had|isn['’]t|aren['’]t|does|did|do|shows?|prints?|gives?|returns?|takes?|took|sees?|shifts?|differs?|snaps?|flips?|pops?|drops?|loses?|stops?|stopped|starts?|started|goes|go|went|comes?|came|sends?|sent|receives?|loads?|opens?|closes?|renders?|displays?|jumps?|scrolls?|jitters?|(?:dis|re)connects?|(?:dis|re)connected|disappears?|becomes?|grows?|growing|increases?|eats?|uses|consumes|ignores?|skips?|overwrites?|deletes?|redirects?|redirected|reports?|says?|saves?|accepts?|answers?|happens?|ends?|runs?|logs?|sorts?|rounds?|reads?|writes?|appears?|matches|contains?|lands?|arrives?|counts?|creates?|fires?|keeps?|produces?|turns?|throws?|exits?|makes?|evicted|overlaps?|restarts?|hides?|moves?|loops?|blinks?|fetches|adds?|removes?|updates?|shrinks?|changes?|polls?|expires?|calls?|triggers?|asks?",
    ),
    reason: () => l10n.t('it tells what happens instead of asking'),
  },
  {
    weight: 2.2,
    symptom: true,
    test: words(
      '\\d+ ?%|when idle|under load|over and over|from time to time|now and then|once in a while|at random|unstable|\\d+ ?% of|one (?:day|hour|row|pixel|item) (?:off|too|late|early|less|more)|blanked|unresponsive|unreachable|unavailable|invalid|malformed|mismatch(?:es|ed)?|conflicts?|refuses|complains?|has no effect|have no effect|to no avail|keeps? (?:on )?\\w+|not (?:found|defined|a function|supported|possible|allowed|visible|there)|unable to|impossible to|no longer|any ?more|for no reason|white (?:screen|page)|black screen|blue screen',
    ),
    reason: () => l10n.t('it describes a failure'),
  },
];

const conceptual: readonly Omit<ModeSign, 'mode'>[] = [
  {
    weight: 1.6,
    test: new RegExp(
      String.raw`${opening}(?:wh?at(?:'?s| is| are| does| do)?|how (?:to|do|can|should|would) (?:i|we|you|one)?|wher\w* (?:is|are|do|does)|explain|describe|define|what kind|which|when (?:is|are|does|do|should)|is|are|does|do|can|may|summari[sz]e|tell me|who is)\b`,
      'i',
    ),
    reason: () => l10n.t('it asks what something is or how to use it'),
  },
  {
    weight: 1.4,
    test: words(
      "what (?:is|are|was) (?:the |a |an )|what(?:'?s) (?:the |a |an |this |in )|what (?:do|does|did) .{1,80}\\b(?:mean|do|check|contain|return|represent|match|for|accept|cover|stand for|look like|include|support)|stands? for|means?|meaning of|purpose|point of|role of|used for|difference between|how .{1,60} differs?|overview|summar\\w+|introduc\\w+|in a nutshell|in short|short (?:description|explanation)|default(?: value)?s?|example|documented|documentation|the docs|how to|how (?:do|can|should|would|could) (?:i|we|you|one)|is there (?:a|an|any) (?:way|option|setting|flag|doc\\w*)|supposed to be used|meant to|allowed to|replacement|what for|(?:do|should) we use|responsible for",
    ),
    reason: () => l10n.t('it asks what something is or how to use it'),
  },
  {
    weight: 2.4,
    test: /(?<!\w)(?:wher\w*|in which (?:file|module|class|place|package)|which (?:file|module|class|place|package|function|method|part)(?: \w+)?) (?:is|are|do|does|was|were|the|it|we)?(?!\w).{0,200}\b(?:decided?|decides|defined?|defines|determined?|determines|chosen|choose[sn]?|set|configured?|configures|implement(?:s|ed)?|handled?|handles|declared|declares|computed?|computes|calculate[sd]?|validate[sd]?|check(?:ed|s)?|stored?|stores|reads?|written|writes|created?|creates|live[sd]?|located|done|found|generate[sd]?|parse[sd]?|load(?:ed|s)?|kept|responsible)\b/i,
    reason: () => l10n.t('it asks for the place where something is decided or done'),
  },
  {
    weight: 1.6,
    test: /^\W*wh?at(?:['’]?s| is| are) (?:a |an |the |our )?(?:[\w-]+ ){1,3}(?:in|here|for|mean|called|setting|parameter|constant|option|flag|field|about)(?!\w)|(?:required or optional|, what does (?:it|this|that) do)/i,
    reason: () => l10n.t('it asks what something is or how to use it'),
  },
  {
    weight: 1.4,
    test: /(?<!\w)how (?:does|do|is|are|was|were|did)(?!\w)/i,
    reason: () => l10n.t('it asks how something works'),
  },
  {
    // To have an architecture described is not to have it judged.
    weight: 2.2,
    test: words(
      String.raw`(?:what(?:'?s| is| are)|describe|explain|summari[sz]e|outline|understand|overview of|introduction to|give (?:me|us) (?:a |an )?\w+) (?:the |our |your |a |an )?(?:\w+ )?(?:architecture|design|structure|layout|abstractions?|layers?|modules?)(?! (?:flaws?|problems?|issues?|smells?|review|weak|risk|debt))`,
      'just need|explain it to',
    ),
    reason: () => l10n.t('it asks for a description'),
  },
  {
    weight: 3,
    test: words(
      '(?:an? |any )?(?:short |minimal |small |working )?(?:code )?(?:example|snippet|sample) (?:of|for|that|showing|how|to|where|with)',
    ),
    reason: () => l10n.t('it asks what something is or how to use it'),
  },
  {
    weight: 3.6,
    test: words(
      'reasoning behind|rationale|reasons? (?:for|behind) (?:using|choosing|having|the (?:choice|design|split))|why (?:do|did|does|is|are|was|were) .{1,60}\\b(?:use[ds]?|using|choose|chose|chosen|prefer\\w*|rather than|designed|separate[d]?|written in|based on|need(?:ed)?|have (?:a|an|both|two|our own|so many)|has (?:a|an|both|two|its own)|there (?:a|an|two|both))',
    ),
    reason: () => l10n.t('it asks for a description'),
  },
];

function of(mode: Mode, signs: readonly Omit<ModeSign, 'mode'>[]): ModeSign[] {
  return signs.map((sign) => ({ mode, ...sign }));
}

/** All signs in English. */
export const englishSigns: readonly ModeSign[] = [
  ...of('exploratory', exploratory),
  ...of('analytical', analytical),
  ...of('analytical', judged),
  ...of('diagnostic', diagnostic),
  ...of('diagnostic', observed),
  ...of('conceptual', conceptual),
];
