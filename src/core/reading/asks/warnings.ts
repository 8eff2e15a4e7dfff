// Recognizes questions for the warnings in the code, "What is dangerous or insecure here?". Whole sentences, so that a question that names
// something does not match.

const word = '(?:dangerous|insecure|unsafe|risky|deprecated|vulnerable|obsolete|outdated|critical|problematic|not safe)';
const words = `(?:(?:potentially|most|really|possibly) )?${word}(?:(?:,| or| and|, or) ${word}){0,3}`;
const nouns = '(?:security )?(?:risks?|dangers?|vulnerabilit(?:y|ies)|security (?:issues|problems|holes)|deprecations?|pitfalls|hazards)';
const hereWords =
  '(?: (?:here|in here|about (?:it|this)|(?:in|of|about|with|for) (?:this|the|our) (?:project|repo(?:sitory)?|code ?base|code|library|package|app(?:lication)?|framework)))?';
/** Patterns for lower-case text. */
const sentences: readonly RegExp[] = [
  `^(?:what|which parts|which code|which things|what parts)(?:'s| is| are) ${words}${hereWords}$`,
  `^is (?:there )?(?:anything|something|any code) (?:that is )?${words}${hereWords}$`,
  `^(?:what|which|where) (?:are )?(?:the )?${nouns}(?: (?:are there|does (?:this|the) (?:project|code|library) have))?${hereWords}$`,
  `^are there (?:any )?${nouns}${hereWords}$`,
  `^is (?:this|the) (?:project|repo(?:sitory)?|code ?base|code|library|package|app(?:lication)?|framework) (?:thread[- ]?safe|goroutine[- ]?safe|(?:really )?safe (?:for|to use (?:from|in|with)) (?:concurrent|concurrency|several|multiple|many|production|parallel)\\b[\\w ]*|secure|production[- ]ready|safe)$`,
  `^was ist (?:hier )?(?:gefährlich|unsicher|veraltet|riskant)(?:(?: oder| und|,) (?:gefährlich|unsicher|veraltet|riskant))*(?: hier| in diesem projekt)?$`,
  `^welche (?:risiken|gefahren|schwachstellen|sicherheitslücken) (?:gibt es|hat dieses projekt)(?: hier)?$`,
  `^(?:这里|这个项目(?:里)?)?有(?:哪些|什么)(?:危险|不安全|过时|安全风险|风险|漏洞)的?(?:代码|地方)?$`,
].map((sentence) => new RegExp(sentence, 'u'));
const maxLength = 140;

/** Whether a question asks for all warnings of the code rather than about something in it. */
export function isWarningsQuestion(title: string): boolean {
  const text = title
    .replace(/[\s.?!？。！]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return text.length <= maxLength && sentences.some((sentence) => sentence.test(text));
}
