// Words for how code answers to a message: what of the message a part match covers, so that half a match is never taken for the whole.
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** A match, as far as it tells which parts of the message it covers. */
type Covering = Pick<MessageMatch, 'message' | 'spans'>;

/** A stretch of a message, and whether the literal has it word for word. */
export interface MessagePart {
  readonly text: string;
  readonly isCovered: boolean;
}

/** The message in stretches that the literal has or not, in order: joined they are the message. */
export function messageParts({ message, spans }: Covering): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    parts.push({ text: message.slice(at, from), isCovered: false }, { text: message.slice(from, to), isCovered: true });
    at = to;
  }
  return [...parts, { text: message.slice(at), isCovered: false }].filter(({ text }) => text !== '');
}

/** The message with what the literal has in brackets, for where there is no bold: `[cannot open] a.txt [for reading]`. */
export function withBrackets(match: Covering): string {
  return marked(match, '[', ']', (text) => text);
}

/** The same in Markdown, in bold; `prose` escapes text. */
export function inBold(match: Covering, prose: (text: string) => string): string {
  return marked(match, '**', '**', prose);
}

/** Marks hug their text: Markdown takes `** text**` for stars, and brackets read better so. */
function marked(match: Covering, open: string, close: string, written: (text: string) => string): string {
  const parts = messageParts(match).map(({ text, isCovered }) => {
    const inner = text.trim();
    if (inner === '') return text;
    const at = text.indexOf(inner);
    const shown = isCovered ? `${open}${written(inner)}${close}` : written(inner);
    return text.slice(0, at) + shown + text.slice(at + inner.length);
  });
  return parts.join('');
}
