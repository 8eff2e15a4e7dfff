// Text as a terminal may get it: nothing in it moves the cursor, changes colours, or hides from the reader.
import { showHidden } from '../../core/text/hiddenCharacters.ts';

/** Removes control characters except line feeds and tabs, and marks invisible characters as `⟨U+202E⟩`: text of files and servers is foreign. */
export function printable(text: string): string {
  return showHidden(text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, ''));
}
