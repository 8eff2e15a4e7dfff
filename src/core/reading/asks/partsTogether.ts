// Recognizes clauses about the relation between the parts of a project, "And how do they fit together?", which name none of them.

/** Phrases for the relation between parts that name no parts. */
const fitTogether =
  '(?:(?:fit|work|go|come|play|hang|belong|tie|act)s? (?:in |into |with )?(?:together|one another|each other)|(?:interact|connect|cooperate|relate|communicate|talk|depend)s?(?: (?:to|with|on) (?:one another|each other))?|(?:are |is )?(?:connected|related|linked|wired|put|tied|glued)(?: (?:together|up|(?:to|with) (?:one another|each other)))?)';
/** Pronouns and general nouns as the subject, never a specific one. */
const they = '(?:they|these|those|it|everything|(?:the|these|those) (?:\\w+ )?(?:parts|pieces|modules|components|layers|packages))';
const sentences: readonly RegExp[] = [
  new RegExp(`^\\W*how (?:(?:do|does|are|is) )?${they} (?:all )?${fitTogether}\\W*$`, 'iu'),
  new RegExp(
    `^\\W*what (?:does each(?: (?:one|part|of them))?|do they(?: each)?) (?:do|contain)\\W*$|^\\W*what (?:is each(?: (?:one|part|of them))?|are they)(?: (?:there )?for)?\\W*$`,
    'iu',
  ),
  /^\P{L}*wie (?:(?:hängen|gehören|arbeiten|wirken|spielen|passen) (?:sie|diese|die teile) (?:alle )?zusammen|greifen (?:sie|diese|die teile) (?:alle )?ineinander|sind (?:sie|diese|die teile) (?:miteinander )?verbunden)\P{L}*$/iu,
  /^\P{L}*comment (?:(?:est-ce qu['’]|qu['’])?(?:ils|elles) )?(?:s['’]articulent|fonctionnent|interagissent|s['’]assemblent)(?:-(?:ils|elles))?(?: (?:ensemble|entre (?:eux|elles)))?\P{L}*$/iu,
  /^\P{L}*c[oó]mo (?:se (?:relacionan|conectan|unen|combinan)|encajan|interact[uú]an|trabajan)(?: (?:entre s[ií]|juntos|juntas))?\P{L}*$/iu,
];

/** Whether a clause only asks how the parts of another clause relate, or what each is for. */
export function asksHowPartsFit(clause: string): boolean {
  return sentences.some((sentence) => sentence.test(clause));
}
