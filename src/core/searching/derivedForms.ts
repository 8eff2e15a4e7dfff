// Matches derived words that a stemmer does not join: `inhibit` and `inhibitor`, `valid` and `validator`. Questions name the action and
// code names the agent.

/** Weight of a derived form. Set by judgement; no other value was tried. */
const derivedWeight = 0.8;
/** Minimum length of the common prefix: shorter words begin too many others. */
const minLetters = 5;
/** English suffixes for an agent, a thing or an ability. */
const derivedEndings = /^(?:or|er|abl|ion|at|ator|ing|ed|ment|al|ic|ist|iti)$/;

/** How well `term` matches one of `forms`: exactly, or as a derived word; 0 for no match. */
export function matchWeight(term: string, forms: ReadonlyMap<string, number>): number {
  const exact = forms.get(term);
  if (exact !== undefined) return exact;
  if (term.length < minLetters) return 0;
  return Math.max(0, ...[...forms].map(([form, value]) => (isDerived(term, form) || isDerived(form, term) ? value * derivedWeight : 0)));
}

function isDerived(long: string, short: string): boolean {
  return (
    short.length >= minLetters && long.length > short.length && long.startsWith(short) && derivedEndings.test(long.slice(short.length))
  );
}
