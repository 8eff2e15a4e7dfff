// Parser for the two ends of a flow: "from A to B", "A until B", "between A and B", "A all the way down to B".

/** The two halves of a question, as written. */
export interface FlowSpan {
  readonly from: string;
  readonly to: string;
}

/** Longer sentences have no such form, and the patterns would cost too much. */
const maxLength = 400;

const wayWords = String.raw`(?:(?:all|right|straight|the whole way|all the way) )*(?:the way )?`;
const start = String.raw`(?:(?:when|where|how|what happens when|the (?:point|moment|time) (?:where|when|that)) )?`;

/** Most specific form first. */
const forms: readonly RegExp[] = [
  new RegExp(String.raw`\bbetween ${start}(.+?) and ${start}(.+)$`, 'i'),
  new RegExp(
    String.raw`\bfrom ${start}(.+?),? (?:and )?${wayWords}(?:(?:(?:down|up|over|out|back|on|in|through|right)? ?(?:in)?to)|until|till|through) ${start}(.+)$`,
    'i',
  ),
  new RegExp(String.raw`^(.+?),? (?:until|till|up to|${wayWords}(?:down|up|through|over|out|back) to|all the way to) ${start}(.+)$`, 'i'),
  /^\W*(?:please )?(?:trace|follow) (?!.{0,40}\bback\b)(.+?) (?:in)?to (?!the (?:end|bottom)\b)(.+)$/i,
  /^(.+?) (?:reach(?:es)?|ends? up (?:in|at|with|on|as)|gets? (?:in)?to|arrives? (?:at|in)|finds? its way (?:in)?to|makes? it (?:in)?to|leads? to|turns? into|becomes?) (.+)$/i,
];

/** "From start to finish" gives an extent, not a start. */
const wholeFlow = /^(?:the )?(?:very )?(?:start|beginning|begin|top|end|a|z|first|one|scratch)$/i;

/** The halves of `title`; undefined when it has no two ends. */
export function flowSpan(title: string): FlowSpan | undefined {
  if (title.length > maxLength) return undefined;
  const sentence = title.replace(/\s+/g, ' ').replace(/[?.!\s]+$/, '');
  for (const form of forms) {
    const [, from = '', to = ''] = form.exec(sentence) ?? [];
    if (from && to) return wholeFlow.test(from) ? undefined : { from, to };
  }
  return undefined;
}
