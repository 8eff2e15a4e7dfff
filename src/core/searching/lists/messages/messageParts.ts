// Words for how code matches a message: they show the covered part, so that a partial match is never taken for the whole.
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** A match with the spans that it covers. */
type CoveredMessage = Pick<MessageMatch, 'message' | 'spans'>;

/** A stretch of a message, and whether the literal covers it. */
export interface MessagePart {
  readonly text: string;
  readonly isCovered: boolean;
}

/** Splits the message into covered and uncovered stretches, in order; joined they are the message. */
export function messageParts({ message, spans }: CoveredMessage): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    parts.push({ text: message.slice(at, from), isCovered: false }, { text: message.slice(from, to), isCovered: true });
    at = to;
  }
  return [...parts, { text: message.slice(at), isCovered: false }].filter(({ text }) => text !== '');
}

/** Minimum words of an end of a message by which it is recognised. */
const minEndWords = 3;
/** Maximum words before it: the name of a field or a program that other code puts in front. */
const maxFrontWords = 2;

/** Whether a literal is the whole message except for a word or two in front, such as the name of a field. */
export function coversEnd(match: CoveredMessage): boolean {
  const [front, end, ...others] = messageParts(match);
  return (
    front !== undefined &&
    end !== undefined &&
    others.length === 0 &&
    !front.isCovered &&
    end.isCovered &&
    wordsIn(front.text) <= maxFrontWords &&
    wordsIn(end.text) >= minEndWords
  );
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The message with the covered parts in brackets, for output without bold: `[cannot open] a.txt [for reading]`. */
export function withBrackets(match: CoveredMessage): string {
  return markCovered(match, '[', ']', (text) => text);
}

/** The message in Markdown with the covered parts in bold; `prose` escapes text. */
export function inBold(match: CoveredMessage, prose: (text: string) => string): string {
  return markCovered(match, '**', '**', prose);
}

/** Puts marks close to their text: Markdown reads `** text**` as asterisks, and brackets read better so. */
function markCovered(match: CoveredMessage, open: string, close: string, format: (text: string) => string): string {
  const parts = messageParts(match).map(({ text, isCovered }) => {
    const inner = text.trim();
    if (inner === '') return text;
    const at = text.indexOf(inner);
    const markedText = isCovered ? `${open}${format(inner)}${close}` : format(inner);
    return text.slice(0, at) + markedText + text.slice(at + inner.length);
  });
  return parts.join('');
}
