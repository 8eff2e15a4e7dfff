// Chooses the mode of a question by rules: which words and anchors speak for which mode, and how clearly.
import * as l10n from '@vscode/l10n';
import type { Question } from '../retrieval/anchors.ts';
import type { Mode, ModeChoice } from './record.ts';

/** One sign of a mode in a question. `reason` ends the sentence "… because". */
interface Sign {
  readonly mode: Mode;
  readonly weight: number;
  readonly test: RegExp;
  readonly reason: () => string;
}

const signs: readonly Sign[] = [
  {
    mode: 'exploratory',
    weight: 3,
    test: /^\W*(?:please |can you |could you |show me (?:how )?|let'?s )?(?:trace|follow|walk (?:me )?through|step through)\b|\b(?:trace|walk(?:s|ing)? (?:me |us )?through|step[- ]by[- ]step|end[- ]to[- ]end)\b/i,
    reason: () => l10n.t('it asks to follow code from step to step'),
  },
  {
    mode: 'exploratory',
    weight: 2.5,
    test: /\b(?:who|what|which (?:functions?|methods?|code|classes|files?|modules?|parts?)) (?:\w+ )?(?:calls?|invokes?|triggers?|uses)\b|\bcall(?:ed|s)? (?:by|from|chain|graph|path|stack|hierarchy|sequence|order)\b|\bcallers? of\b|\bwhere is \S+ called\b/i,
    reason: () => l10n.t('it asks what calls what'),
  },
  {
    mode: 'exploratory',
    weight: 2.2,
    test: /\b(?:control|data|execution|request|call|event|message|work)[- ]?flow\b|\bflows? (?:from|through|of|into|to|between)\b|\b(?:order|sequence) (?:of|in which)\b|\bin (?:which|what) order\b|\bwhat happens (?:when|after|before|if|once|during|between)\b|\blife ?cycle\b|\bpath (?:of|from|between)\b|\bhow (?:do|does|are|is) .{1,80}\b(?:connect(?:ed)?|interact|get(?:s)? (?:from|to|into)|reach(?:es)?|travels?|passed|propagate[sd]?|talk|communicate)\b|\bfrom .{2,80} (?:all the way )?(?:to|until) (?:the |a )?\w/i,
    reason: () => l10n.t('it asks in which order things happen or how parts connect'),
  },
  {
    mode: 'analytical',
    weight: 3,
    test: /\b(?:architect(?:ure|ural)|code (?:quality|smells?|health)|technical debt|tech debt|coupl(?:ed|ing)|cohesion|cyclic|circular (?:dependenc\w+|imports?)|cycles?|anti-?patterns?|maintainab\w+|refactor\w*|god (?:class|object|function)s?|bottlenecks?|hot ?spots?|fan-?(?:in|out))\b/i,
    reason: () => l10n.t('it asks about structure or quality'),
  },
  {
    mode: 'analytical',
    weight: 2.6,
    test: /\b(?:flaws?|weak(?:ness(?:es)?| (?:spots?|points?))|shortcomings|design (?:problems?|issues?|decisions?|of)|(?:structural|performance|security|quality|design) (?:problems?|issues?|risks?|concerns?|review|vulnerabilit\w+)|vulnerabilit\w+|what(?:'s| is) wrong with|what could be (?:improved|better)|how (?:good|bad|clean|complex|maintainable|well)|pros and cons|trade-?offs?|assess|evaluate|review|critique|audit|most complex|too (?:complex|large|long|big)|duplicat(?:ed|ion)|dead code|unused|risky|dependenc(?:y|ies) (?:of|between|graph|structure)|depends? on (?:each other|what))\b/i,
    reason: () => l10n.t('it asks for an assessment'),
  },
  {
    mode: 'diagnostic',
    weight: 2.4,
    test: /\bwhy (?:am|is|are|do|does|did|has|have|was|were|can'?t|won'?t|doesn'?t|isn'?t|would|could)\b.{0,200}\b(?:fail\w*|error\w*|crash\w*|break\w*|broken|wrong|not|n't|never|null|none|undefined|nan|empty|missing|slow\w*|hang\w*|stuck|leak\w*|rais\w+|throw\w*|reject\w*|twice|duplicate\w*|stale|lost|timeout|timing out|different|return\w*|getting|ignored)\b/i,
    reason: () => l10n.t('it asks why something goes wrong'),
  },
  {
    mode: 'diagnostic',
    weight: 2.2,
    test: /\b(?:stack ?trace|traceback|exception|segfault|segmentation fault|core dump|panics?|panicked|unhandled|uncaught|regression|bug)\b|\b(?:crash(?:es|ed|ing)?|fails?|failed|failing|broken|breaks|hangs|freezes|deadlocks?|leaks?|does(?: not|n'?t) work|not working|stopped working|no longer works?|stuck|times? out|timed out)\b/i,
    reason: () => l10n.t('it describes a failure'),
  },
  {
    mode: 'diagnostic',
    weight: 2.4,
    test: /\b(?:instead of|when it should|but (?:it |i |we |the \w+ )?(?:should|expected|gets?|got|returns?|still|nothing|instead)|should (?:not )?(?:be|have|return|give|print|show)\b.{0,100}\bbut|expected .{1,100}\b(?:but|got|actual)|unexpected(?:ly)?|incorrect(?:ly)?|wrong(?:ly)? (?:result|value|output|order|type|line|total|number)?|got an? error|getting (?:an? )?(?:error|exception)|i get|we get|returns? (?:null|none|nan|undefined|the wrong))\b/i,
    reason: () => l10n.t('it describes something other than what was expected'),
  },
  {
    mode: 'conceptual',
    weight: 1.6,
    test: /^\W*(?:what (?:is|are|does|do)|how (?:do|can|should|would) (?:i|we|you|one)|where (?:is|are|do|does)|explain|describe|what'?s the (?:purpose|point|difference|role)|what kind|which|when (?:is|are|does|should))\b/i,
    reason: () => l10n.t('it asks what something is or how to use it'),
  },
  {
    mode: 'conceptual',
    weight: 2.6,
    test: /^\W*where (?:is|are|do|does|was|were)\b.{1,200}\b(?:decided?|decides|defined?|defines|determined?|determines|chosen|choose[sn]?|set|configured?|implemented|handled?|handles|declared|computed|calculated|validated|checked|stored|read|written|created)\b/i,
    reason: () => l10n.t('it asks for the place where something is decided or done'),
  },
  {
    mode: 'conceptual',
    weight: 1.2,
    test: /\bhow (?:does|do|is|are)\b|\bpurpose of\b|\bmeaning of\b|\bused for\b|\bexample of\b/i,
    reason: () => l10n.t('it asks how something works'),
  },
];

/** Anchors of a failure weigh more than any wording. */
function anchorScore(question: Question): { readonly score: number; readonly reason: string } {
  if (question.frames.length) return { score: 5, reason: l10n.t('it holds a stack trace') };
  if (question.exceptions.length && !asksAbout(question)) return { score: 2.6, reason: l10n.t('it names an exception') };
  if (question.codes.length && !asksAbout(question)) return { score: 2.4, reason: l10n.t('it names an error or status code') };
  return { score: 0, reason: '' };
}

/** "Where is `ValueError` handled?" speaks of an error without having one. */
function asksAbout({ title, text }: Question): boolean {
  return (
    text.length < 300 &&
    /^\W*(?:where|what (?:is|are|does|raises?|throws?)|which|how (?:is|are|do|does|can|should)|explain|describe|trace|who|list)\b/i.test(
      title,
    )
  );
}

const order: readonly Mode[] = ['diagnostic', 'exploratory', 'analytical', 'conceptual'];

/** Longer than this is no question but the text of a report. */
const reportLength = 400;

/** Chooses mode, confidence (0..1), a one-sentence reason and the scope. Deterministic, no model. */
export function classify(question: Question, scope: string | null): ModeChoice {
  const scores = new Map<Mode, { score: number; reason: string; strongest: number }>(
    order.map((mode) => [mode, { score: 0, reason: '', strongest: 0 }]),
  );
  const add = (mode: Mode, weight: number, reason: string): void => {
    const entry = scores.get(mode);
    if (!entry || weight <= 0) return;
    entry.score += weight;
    if (weight > entry.strongest) [entry.strongest, entry.reason] = [weight, reason];
  };
  const asked = question.text.length > reportLength ? question.title : question.text;
  for (const { mode, weight, test, reason } of signs) if (test.test(asked.slice(0, 1000))) add(mode, weight, reason());
  const anchor = anchorScore(question);
  add('diagnostic', anchor.score, anchor.reason);
  if (question.text.length > reportLength) add('diagnostic', 2, l10n.t('it is the text of a report'));
  add('conceptual', 0.5, l10n.t('nothing in it asks for more than an explanation'));
  return choose(scores, scope);
}

function choose(scores: ReadonlyMap<Mode, { readonly score: number; readonly reason: string }>, scope: string | null): ModeChoice {
  const ranked = [...scores].sort((a, b) => b[1].score - a[1].score || order.indexOf(a[0]) - order.indexOf(b[0]));
  const [[value, best], second] = [ranked[0] ?? (['conceptual', { score: 0, reason: '' }] as const), ranked[1]];
  const lead = best.score - (second?.[1].score ?? 0);
  const confidence = Math.min(0.97, 0.4 + 0.12 * best.score + 0.1 * lead);
  return { value, confidence: Math.round(confidence * 100) / 100, reason: l10n.t('Chosen because {0}.', best.reason), scope, by: 'rules' };
}
