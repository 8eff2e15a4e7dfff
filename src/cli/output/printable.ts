// Text as a terminal may get it: nothing in it moves the cursor, changes colours, or hides from the reader.
import { scrub } from '../../core/secrets/scrub.ts';
import { showHidden } from '../../core/text/hiddenCharacters.ts';

/** Removes control characters except line feeds and tabs, and marks invisible characters as `⟨U+202E⟩`: text of files and servers is foreign. */
export function printable(text: string): string {
  return showHidden(text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''));
}

/** A name of a file on one line, without keys: a line feed in it would begin a line of its own, that reads like one of Clew. */
export function printableName(name: string): string {
  return scrub(name).text.replace(/[\n\t]/g, (character) => (character === '\n' ? '⟨U+000A⟩' : '⟨U+0009⟩'));
}
