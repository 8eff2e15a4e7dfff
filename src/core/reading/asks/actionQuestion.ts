// Recognizes questions for an action of the program: "Where is a circular import detected?". Its object may be called like a finding, but
// the question is about the code that finds it, and no judgement of the workspace answers it.

/** English question words for a place, a time or a way. */
const asking = '^\\W*(?:(?:so|and|ok|but)\\W+)?(?:exactly )?(?:where(?: exactly)?|when|how|(?:in|at|by|with) (?:which|what) [a-z]+)';
/** Forms of participles that do not end in -ed. */
const irregular =
  'found|thrown|caught|sent|built|made|done|shown|drawn|kept|left|lost|hidden|cut|put|set|split|taken|given|chosen|read|written|run|held|dealt with|broken up';
/** Participles for a state of code, which a judgement describes: "where is code duplicated?". Those with `un-` belong here too. */
const states =
  'un[a-z]+|mis[a-z]+|duplicated|repeated|copied|pasted|violated|bypassed|broken|concentrated|scattered|mixed|coupled|decoupled|entangled|tangled|layered|structured|organi[sz]ed|separated|designed|swallowed|hard-?coded|leaked|wasted|overused|needed|tested|covered|documented|used';
/** What follows a verb that ends its clause; after an adjective ("an unused variable") stands a noun. */
const clauseEnd =
  '(?=\\W*$|[,;]| (?:in|at|by|on|to|for|from|about|when|if|before|after|during|while|as|with|into|without|again|here|inside)\\b)';
const passive = new RegExp(
  `${asking} (?:is|are|was|were|gets?) (?:[\\w'-]+ ){1,8}?(?!(?:${states})\\b)(?:[a-z]+ed|${irregular})${clauseEnd}`,
  'iu',
);

/** Verbs for what a program does with a defect or a part of code that it looks at. */
const verbs =
  'detect|find|report|check|reject|handle|resolve|remove|eliminate|recogni[sz]e|identif(?:y|ie)|notice|flag|warn|discover|determine|prevent|avoid|skip|ignore|collect|compute|calculate|measure|count|verif(?:y|ie)|validate|treat|drop|prune|strip|mark|log|print|emit|parse|rewrite|analy[sz]e';
const person = '(?:we|you|i|one|someone|somebody)\\b';
/** A verb and the beginning of its object; "look" and "deal" count with a preposition only: "what looks bad?" asks for a judgement. */
const action = (ending: 'e?s' | ''): string => {
  const s = ending && 's';
  return `(?:(?:${verbs})${ending}|(?:look|search)${s} for|look${s} up|deal${s} with) (?:for |with |about )?[a-z\`]`;
};
const active = new RegExp(`${asking} (?:does|do|did|can|could|will) (?!${person})(?:[\\w.\`'-]+ ){1,4}?${action('')}`, 'iu');
const agent = new RegExp(`^\\W*(?:who|(?:which|what)(?: [a-z]+){0,2}?) ${action('e?s')}`, 'iu');

/** Whether `title` asks where, when or how the program does something, or which part of it does. */
export function asksForAction(title: string): boolean {
  return passive.test(title) || active.test(title) || agent.test(title);
}
