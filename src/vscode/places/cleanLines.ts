// Lines of a text as they may be shown elsewhere.
import { splitLines } from '../../core/answering/material/evidence/evidenceBook.ts';
import { scrub } from '../../core/secrets/scrub.ts';

/** Lines `first` to `last` of `text`, one-based, without secrets. The whole text is read, since a secret may begin above them. */
export function cleanLines(text: string, first: number, last: number): readonly string[] {
  return splitLines(scrub(text).text).slice(first - 1, last);
}
