// Recognizes questions for the path of any request, without naming one: "What happens when a request comes in?"

const request = '(?:(?:an?|the|each|every|any|some|one) )?(?:(?:single|new|incoming|http|web|client|simple|typical) ){0,3}requests?';
const program = '(?:(?:the|this|our|your) )?(?:app(?:lication)?|server|service|api|framework|program|project|library|system|it|here)';
/** Patterns for lower-case text. */
const english: readonly RegExp[] = [
  new RegExp(
    `\\bwhat happens (?:\\w+ )?(?:when|if|after|once|as soon as|to) ${request}(?: (?:comes? in|arrives?|gets? in|is (?:received|made|coming in|handled|served)|are (?:received|made)|hits? ${program}|reach(?:es)? ${program}|enters? ${program}))?(?: (?:in|at|to) ${program}| here)?\\W*$`,
    'u',
  ),
  new RegExp(`\\b(?:life ?cycle|path|way|journey|flow) of ${request}(?: (?:through|in|inside) ${program})?\\W*$`, 'u'),
  new RegExp(`\\b(?:follow|trace|walk (?:me|us) through) ${request}(?: (?:through|in|inside) ${program})?\\W*$`, 'u'),
  new RegExp(`\\bwhich (?:way|path) does ${request} (?:take|go)(?: (?:through|in|inside) ${program})?\\W*$`, 'u'),
];
const otherLanguages: readonly RegExp[] = [
  /\bwas passiert,? (?:wenn|sobald|nachdem) (?:eine|die) (?:http-?)?(?:anfrage|request) (?:(?:he)?reinkommt|ankommt|eintrifft|eingeht)(?: hier)?\W*$/u,
  /\bque se passe-t-il (?:quand|lorsqu['’]?) ?(?:une )?requête arrive\W*$/u,
  /\bqué (?:pasa|ocurre|sucede) cuando llega una (?:petición|solicitud)\W*$/u,
  /请求(?:进来|到达|到来|进入)(?:时|后|之后|的时候)?(?:会)?发生(?:了)?什么/u,
];
const maxLength = 200;

/** "From the router receiving it until my handler runs": a clause after a comma that gives the extent in words that name no code. */
const trailingClause =
  /,\s+(?:(?:all the way )?(?:from|until|till|up to|down to|through|and (?:then|how|what|which|where))|von|bis|depuis|jusqu['’]|desde|hasta)\s[^`]*$/u;

/** Whether `title` asks for the path of an unnamed request. */
export function asksForIncomingRequest(title: string): boolean {
  if (title.length > maxLength) return false;
  const lowerTitle = title.toLowerCase();
  const mainClause = lowerTitle.replace(trailingClause, '');
  return [lowerTitle, mainClause].some((each) => [...english, ...otherLanguages].some((pattern) => pattern.test(each)));
}
