// "Trace X", "walk me through X", "what happens when I run X": questions that say outright that code is to be followed, and where from.
/** What a question may begin with before it says what it wants. */
const opening = '^\\W*(?:(?:please|so|and|ok|hi|hello)[,\\s]+)*(?:(?:can|could|would) you (?:please )?)?';

/** Longer texts are reports. */
const longest = 300;

const following = new RegExp(
  `${opening}(?:trace|walk (?:me|us) through|walk through|step through|take (?:me|us) through|guide (?:me|us) through|follow (?:the )?(?:path|way|flow|journey|call|calls|request|code)|(?:gehe?|führe?) (?:mit mir|mich|uns) durch|verfolge?)\\b`,
  'iu',
);

/** Who does something to the program from outside. */
const person = '(?:i|you|we|one|someone|somebody|(?:a|the) (?:users?|person|caller|client|developer|shell|terminal)|users?|people)';
const happens = `${opening}(?:trace |walk me through |explain |describe |show me )?what (?:all |exactly |actually )?(?:happens|is done|runs|goes on|gets executed)(?: \\w+)? (?:when|if|after|once|as soon as)`;
const starting = '(?:runs?|starts?|launch(?:es)?|executes?|invokes?|boots?(?: up)?|types?|enters?)';
const program =
  '(?:it|this|(?:the|this|our|my) (?:[\\w-]+ )?(?:app(?:lication)?|server|service|program|project|tool|cli|binary|command(?:[- ]line)?(?: tool| program)?|process|script|daemon|worker|bot))';
/** A person starts it; what is started is in the words after that. */
const byPerson = new RegExp(`${happens} ${person} ${starting}\\b`, 'iu');
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

/** The start of a program as one end of a way: "from the command line", "from the entry point", "when I run it". */
const asEnd = new RegExp(
  [
    `\\b(?:(?:${person} )${starting})\\b`,
    '\\b(?:command[- ]line(?! (?:options?|arguments?|flags?|parser)\\b)|cli\\b(?! (?:options?|arguments?|flags?|parser)\\b)|entry[- ]?points?|start-?up|program start|process start|program launch)\\b',
    '\\b(?:command[- ]line|cli) (?:options?|arguments?|flags?)\\b',
    `\\b(?:running|starting|launching|executing) ${program}\\b`,
  ].join('|'),
  'iu',
);

/** An option of the command line as people write it. */
const option = /(?<![\w-])--[a-z][a-z\d]*(?:-[a-z\d]+)*(?![\w-])/giu;

/** "What happens when I call X?": nothing is said beside the call of what is named. */
const calling = new RegExp(
  `${happens} ${person} (?:calls?|invokes?|uses?|runs?|executes?|instantiates?|creates?) (?:an? |the )?\`?(\\S+?)\`?(?: (?:function|method|class))?\\W*$`,
  'iu',
);

/** Whether a question says outright that it wants code to be followed. */
export function asksToFollow(title: string): boolean {
  return title.length <= longest && (following.test(title) || asksFromStart(title));
}

/** Whether a question asks what happens from where the program begins. */
export function asksFromStart(title: string): boolean {
  return title.length <= longest && [byPerson, byItself, onStart, german].some((form) => form.test(title));
}

/** Whether one half of a question says that the way begins where the program does. */
export function saysStart(half: string): boolean {
  return asEnd.test(half) || asksFromStart(half);
}

/** Whether a question asks for what a call does, and says no case beside that: then no condition of the body decides it. */
export function asksForCall(title: string): boolean {
  return title.length <= longest && calling.test(title);
}

/** The options of the command line that a question names, in their order. */
export function optionsIn(title: string): readonly string[] {
  return title.length > longest ? [] : [...new Set(title.match(option) ?? [])];
}
