// Recognizes explicit requests to follow code, and their start: "Trace X", "walk me through X", "what happens when I run X".

/** Optional opening before the request. */
const opening = '^\\W*(?:(?:please|so|and|ok|hi|hello)[,\\s]+)*(?:(?:can|could|would) you (?:please )?)?';

/** Longer texts are reports. */
const maxLength = 300;

const followPhrase = new RegExp(
  `${opening}(?:trace|walk (?:me|us) through|walk through|step through|take (?:me|us) through|guide (?:me|us) through|follow (?:the )?(?:path|way|flow|journey|call|calls|request|code)|(?:gehe?|führe?) (?:mit mir|mich|uns) durch|verfolge?)\\b`,
  'iu',
);

/** A person or client outside the program. */
const person = '(?:i|you|we|one|someone|somebody|(?:a|the) (?:users?|person|caller|client|developer|shell|terminal)|users?|people)';
const happens = `${opening}(?:trace |walk me through |explain |describe |show me )?what (?:all |exactly |actually )?(?:happens|is done|runs|goes on|gets executed)(?: \\w+)? (?:when|if|after|once|as soon as)`;
const startVerb = '(?:runs?|starts?|launch(?:es)?|executes?|invokes?|boots?(?: up)?|types?|enters?)';
const program =
  '(?:it|this|(?:the|this|our|my) (?:[\\w-]+ )?(?:app(?:lication)?|server|service|program|project|tool|cli|binary|command(?:[- ]line)?(?: tool| program)?|process|script|daemon|worker|bot))';
/** A person starts something; the words after the verb name it. */
const byPerson = new RegExp(`${happens} ${person} ${startVerb}\\b`, 'iu');
const byItself = new RegExp(
  `${happens} ${program} (?:is (?:run|started|launched|executed)|starts?(?: up)?|boots?(?: up)?|launch(?:es)?|runs)\\b`,
  'iu',
);
const onStart = new RegExp(
  `${opening}what (?:happens|runs|is done) (?:first )?(?:on|at|during) (?:start-?up|boot|launch|(?:program|application|server) start)\\b`,
  'iu',
);
const german =
  /\bwas (?:passiert|geschieht)(?: alles)?,? (?:wenn|sobald|nachdem) (?:ich|man|jemand|(?:das|die|der) (?:programm|anwendung|server|dienst|projekt)) .{0,60}(?:startet?|starte|aufruf[et]|aufruft|ausführ[et]|ausführt|hochfährt)\b/iu;

/** The start of a program as one end of a path: "from the command line", "from the entry point", "when I run it". */
const programStart = new RegExp(
  [
    `\\b(?:(?:${person} )${startVerb})\\b`,
    '\\b(?:command[- ]line(?! (?:options?|arguments?|flags?|parser)\\b)|cli\\b(?! (?:options?|arguments?|flags?|parser)\\b)|entry[- ]?points?|start-?up|program start|process start|program launch)\\b',
    '\\b(?:command[- ]line|cli) (?:options?|arguments?|flags?)\\b',
    `\\b(?:running|starting|launching|executing) ${program}\\b`,
  ].join('|'),
  'iu',
);

/** A command-line option as people write it. */
const option = /(?<![\w-])--[a-z][a-z\d]*(?:-[a-z\d]+)*(?![\w-])/giu;

/** "What happens when I call X?": the question has nothing besides the call of the named function. */
const callQuestion = new RegExp(
  `${happens} ${person} (?:calls?|invokes?|uses?|runs?|executes?|instantiates?|creates?) (?:an? |the )?\`?(\\S+?)\`?(?: (?:function|method|class))?\\W*$`,
  'iu',
);

/** Whether a question explicitly asks to follow code. */
export function isFollowRequest(title: string): boolean {
  return title.length <= maxLength && (followPhrase.test(title) || asksFromStart(title));
}

/** Whether a question asks what happens from the start of the program. */
export function asksFromStart(title: string): boolean {
  return title.length <= maxLength && [byPerson, byItself, onStart, german].some((form) => form.test(title));
}

/** Whether one half of a question places the start of the path at the start of the program. */
export function saysStart(half: string): boolean {
  return programStart.test(half) || asksFromStart(half);
}

/** Whether a question asks for the effect of a call without a case: then no condition of the body decides it. */
export function asksForCall(title: string): boolean {
  return title.length <= maxLength && callQuestion.test(title);
}

/** Command-line options in a question, in order. */
export function optionsIn(title: string): readonly string[] {
  return title.length > maxLength ? [] : [...new Set(title.match(option) ?? [])];
}
