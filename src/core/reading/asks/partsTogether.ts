// "And how do they fit together?": what a question about a project asks of the parts that its first half is about, and names none.

/** How parts stand to each other, in words that say nothing of which parts. */
const english =
  '(?:(?:fit|work|go|come|play|hang|belong|tie|act)s? (?:in |into |with )?(?:together|one another|each other)|(?:interact|connect|cooperate|relate|communicate|talk|depend)s?(?: (?:to|with|on) (?:one another|each other))?|(?:are |is )?(?:connected|related|linked|wired|put|tied|glued)(?: (?:together|up|(?:to|with) (?:one another|each other)))?)';
/** Who does: "they", never a noun of its own. */
const they = '(?:they|these|those|it|everything|(?:the|these|those) (?:\\w+ )?(?:parts|pieces|modules|components|layers|packages))';
const sentences: readonly RegExp[] = [
  new RegExp(`^\\W*how (?:(?:do|does|are|is) )?${they} (?:all )?${english}\\W*$`, 'iu'),
  new RegExp(
    `^\\W*what (?:does each(?: (?:one|part|of them))?|do they(?: each)?) (?:do|contain)\\W*$|^\\W*what (?:is each(?: (?:one|part|of them))?|are they)(?: (?:there )?for)?\\W*$`,
    'iu',
  ),
  /^\P{L}*wie (?:(?:hängen|gehören|arbeiten|wirken|spielen|passen) (?:sie|diese|die teile) (?:alle )?zusammen|greifen (?:sie|diese|die teile) (?:alle )?ineinander|sind (?:sie|diese|die teile) (?:miteinander )?verbunden)\P{L}*$/iu,
  /^\P{L}*comment (?:(?:est-ce qu['’]|qu['’])?(?:ils|elles) )?(?:s['’]articulent|fonctionnent|interagissent|s['’]assemblent)(?:-(?:ils|elles))?(?: (?:ensemble|entre (?:eux|elles)))?\P{L}*$/iu,
  /^\P{L}*c[oó]mo (?:se (?:relacionan|conectan|unen|combinan)|encajan|interact[uú]an|trabajan)(?: (?:entre s[ií]|juntos|juntas))?\P{L}*$/iu,
];

/** Whether a clause asks only how parts that another clause is about stand to each other, or what each is for. */
export function saysOfParts(clause: string): boolean {
  return sentences.some((sentence) => sentence.test(clause));
}
