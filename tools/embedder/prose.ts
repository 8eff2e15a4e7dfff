// Selects texts that can be questions: sentences that say what a function does, without the markup of documentation tools.
const markup = /``|`|:[a-z:]+:|\{@\w+\s|\}|<[^<>]{0,200}>|\*+|\[|\]/g;
const notProse = /^(?:@|\\|see |todo|inherit|deprecated|eslint|prettier|type:|noqa|pragma|copyright|=|-{3})/i;
const sectionStart = /\n\s*(?:@\w+|:param|:return|:raises|Args:|Arguments:|Returns:|Parameters\n|Raises:|Example)/;

/** The first sentence of documentation. */
export function firstSentence(doc: string): string {
  const paragraph = doc.trim().split(/\n\s*\n|\n\s*@/, 1)[0] ?? '';
  const line = paragraph.replace(/\s+/g, ' ');
  const end = /[.!?](?:\s|$)/.exec(line);
  return plain(end ? line.slice(0, end.index + 1) : line);
}

/** The start of documentation, without parameters and examples. */
export function description(doc: string): string {
  const cut = sectionStart.exec(doc);
  return plain((cut ? doc.slice(0, cut.index) : doc).slice(0, 600).replace(/\s+/g, ' '));
}

/** Whether a text could be a question of a person: plain words, and enough of them. */
export function isQuestion(text: string, fewestWords = 4): boolean {
  const words = text.split(' ').length;
  return words >= fewestWords && words <= 40 && /^[\x20-\x7e]+$/.test(text) && !notProse.test(text);
}

/** Letters only, so that texts which differ only in punctuation are equal. */
export function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function plain(text: string): string {
  return text.replace(markup, '').trim();
}
