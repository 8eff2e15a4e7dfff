// Finds text between quotation marks of any language, to separate a message from the sentence about it.

const opens = /[\s([{=:,]|[^\p{ASCII}]/u;
const closes = /[\s)\]}:;,.?!]|[^\p{ASCII}]/u;
/** Shorter quotations are names or signs. */
const minLength = 3;
/** A longer distance means that the marks do not belong together. */
const maxLength = 400;

/** Closing marks by opening mark, where the two differ. A German quotation closes with the mark that opens an English one. */
const pairs: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”"',
  '‚': '‘’',
  '‘': '’',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
  '»': '«',
};
const marks = /["'“„‚‘«‹「『《»]/;
/** The name of a thread is no message: `thread 'main' panicked`, `Exception in thread "main"`. */
const threadName = /\bthread (?:'[^'\n]{1,100}'|"[^"\n]{1,100}")/g;

/** A quotation and where its text begins in the line. */
export interface Quotation {
  readonly text: string;
  readonly at: number;
}

/**
 * Text between quotation marks, only the outermost: inner quotations belong to it. A mark before a word opens, one after a word closes; an
 * escaped one does neither. Linear in the length of the line.
 */
export function quotationsInLine(line: string): readonly Quotation[] {
  if (!marks.test(line)) return [];
  const searchedLine = line.replace(threadName, (name) => ' '.repeat(name.length));
  const quotations = [
    ...equalMarkQuotations(searchedLine, '"'),
    ...equalMarkQuotations(searchedLine, "'"),
    ...pairedQuotations(searchedLine),
  ];
  quotations.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
  const outermost: Quotation[] = [];
  let end = -1;
  for (const each of quotations) {
    if (each.at < end) continue;
    end = each.at + each.text.length;
    outermost.push(each);
  }
  return outermost;
}

/** Quotations between two equal marks. */
function equalMarkQuotations(line: string, mark: string): Quotation[] {
  const quotations: Quotation[] = [];
  const starts: number[] = [];
  for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + 1)) {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (before === '\\') continue;
    const isOpening = (before === undefined || opens.test(before)) && after !== undefined && !/\s/.test(after);
    const isClosing = after === undefined || closes.test(after) || (after === mark && starts.length > 1);
    if (isClosing && starts.length) {
      const start = starts.pop() ?? 0;
      if (starts.length === 0) quotations.push(...quotationBetween(line, start, at));
    } else if (isOpening) starts.push(at + 1);
  }
  return quotations;
}

/** Quotations between different marks, each with the next closing mark. */
function pairedQuotations(line: string): Quotation[] {
  const quotations: Quotation[] = [];
  const unclosedMarks = new Set<string>();
  for (let at = 0; at < line.length; at++) {
    const closing = pairs[line[at] ?? ''];
    if (closing === undefined || unclosedMarks.has(closing)) continue;
    const ends = [...closing].map((sign) => line.indexOf(sign, at + 1)).filter((place) => place >= 0);
    // An unclosed mark is not searched again.
    if (ends.length === 0) unclosedMarks.add(closing);
    const end = Math.min(...ends);
    if (end - at > maxLength + 1) continue;
    // An apostrophe stands between letters.
    if (line[end] === '’' && /\p{L}/u.test(line[end + 1] ?? '')) continue;
    quotations.push(...quotationBetween(line, at + 1, end));
    at = end;
  }
  return quotations;
}

function quotationBetween(line: string, start: number, end: number): Quotation[] {
  const innerText = line.slice(start, end);
  const text = innerText.trim();
  return text.length >= minLength && text.length <= maxLength ? [{ text, at: start + innerText.indexOf(text) }] : [];
}

/** Text between backticks of Markdown, one or several on each side. */
export function tickedQuotations(line: string): readonly Quotation[] {
  const quotations: Quotation[] = [];
  for (const match of line.matchAll(/(?<!`)(`{1,2})(?!`)([^`\n]{3,400})\1(?!`)/g)) {
    const text = match[2]?.trim() ?? '';
    if (text.length >= minLength) quotations.push({ text, at: match.index + (match[1]?.length ?? 0) });
  }
  return quotations;
}
