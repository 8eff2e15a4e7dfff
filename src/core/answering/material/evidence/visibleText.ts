// Text of the workspace as models and people get it: what is not drawn becomes a mark.
import { showHidden } from '../../../text/hiddenCharacters.ts';

/** Control characters, and characters that only some readers take for a line end. File names are untrusted. */
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** `text` with U+FFFD for each control character, and `⟨U+202E⟩` and the like for invisible ones. Tabs and line feeds stay. */
export function visibleText(text: string): string {
  return showHidden(text.replace(controlCharacters, '\ufffd'));
}
