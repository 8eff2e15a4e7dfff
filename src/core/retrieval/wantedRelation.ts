// Which relation of a function a question asks for: who calls it, what it can raise, what breaks when it changes, which tests it has.

/** A relation that an exploratory question can ask for instead of the flow forward. */
export const wantedRelations = ['callers', 'calls', 'raises', 'impact', 'tests'] as const;
export type WantedRelation = (typeof wantedRelations)[number];

const signs: readonly (readonly [WantedRelation, RegExp])[] = [
  ['tests', /\b(?:which|what) tests\b|\btests? (?:for|of|cover(?:s|ing)?)\b/i],
  [
    'impact',
    /\b(?:what|which \w+|who) (?:\w+ )?(?:breaks?|is affected|(?:would|will|could|might) (?:\w+ )?(?:break|be affected))\b|\bimpact of\b/i,
  ],
  [
    'raises',
    /\b(?:what|which \w+) (?:\w+ )?can\b.{0,200}\b(?:raise|throw)\b|\bwhat (?:errors?|exceptions?) (?:does|do|can|could|may|might)\b/i,
  ],
  [
    'callers',
    /\b(?:who|what|which \w+|where) (?:\w+ )?(?:calls?|uses?|invokes?|depends? on)\b|\bcallers? of\b|\bcalled (?:from|by)\b|\bwhere is \S+ (?:called|used)\b/i,
  ],
];

/** The relation that the first line of a question asks for; undefined where it asks for the flow. */
export function wantedRelation(title: string): WantedRelation | undefined {
  return signs.find(([, sign]) => sign.test(title))?.[0];
}
