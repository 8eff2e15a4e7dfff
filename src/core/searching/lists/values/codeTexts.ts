// Goes through the texts of all files of code, for what is told by the lines alone.
import type { CancellationToken } from '../../../base/cancellation.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';

/** Files that are read before any of them is looked through; bounds memory where texts are not kept. */
const filesAtOnce = 256;

/** Sets how something looks, which no question for a value of the code asks for. */
const styleSheet = /\.(?:css|less|s[ac]ss|styl)$/i;

/** Calls `take` with the text of each file of code, one after the other. */
export async function eachCodeText(
  texts: FileTexts,
  token: CancellationToken,
  take: (file: TextFile, text: string) => Promise<void>,
): Promise<void> {
  const files = texts.files().filter(({ role, path }) => role === 'code' && !styleSheet.test(path));
  for (let from = 0; from < files.length; from += filesAtOnce) {
    const some = files.slice(from, from + filesAtOnce);
    const read = new Map<TextFile, string>();
    await texts.load(
      some.filter((file) => !texts.held(file)),
      (file, text) => text !== undefined && read.set(file, text),
      token,
    );
    for (const file of some) {
      const text = read.get(file) ?? texts.held(file)?.text;
      if (text !== undefined) await take(file, text);
    }
  }
}
