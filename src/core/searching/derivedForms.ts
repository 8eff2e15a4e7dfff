// One word in two forms that its stem does not join: `inhibit` and `inhibitor`, `valid` and `validator`. What a question says of a thing code says of what
// does it.

/** What a term counts of the word that it is derived from, or that is derived from it. Set by judgement, and tried at this value alone. */
const derived = 0.8;
/** The fewest letters that both begin with: shorter words begin too many others. */
const fewestLetters = 5;
/** What English puts behind a stem to name who does it, what it is, or that it can be. */
const endings = /^(?:or|er|abl|ion|at|ator|ing|ed|ment|al|ic|ist|iti)$/;

/** How well `term` says one of `forms`: as one of them, or as a word that is derived; 0 where it says none. */
export function worthIn(term: string, forms: ReadonlyMap<string, number>): number {
  const exact = forms.get(term);
  if (exact !== undefined) return exact;
  if (term.length < fewestLetters) return 0;
  return Math.max(0, ...[...forms].map(([form, value]) => (isDerived(term, form) || isDerived(form, term) ? value * derived : 0)));
}

function isDerived(long: string, short: string): boolean {
  return short.length >= fewestLetters && long.length > short.length && long.startsWith(short) && endings.test(long.slice(short.length));
}
