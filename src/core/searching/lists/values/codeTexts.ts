// Iterates over the texts of all code files, for facts that need only the lines.
import type { CancellationToken } from '../../../base/cancellation.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';

/** Batch size of reads; bounds memory where texts are not cached. */
const batchSize = 256;

/** Style sheets: no question about a value of the code is about them. */
const styleSheet = /\.(?:css|less|s[ac]ss|styl)$/i;

/** Calls `take` with the text of each code file in turn. */
export async function eachCodeText(
  texts: FileTexts,
  token: CancellationToken,
  take: (file: TextFile, text: string) => Promise<void>,
): Promise<void> {
  const files = texts.files().filter(({ role, path }) => role === 'code' && !styleSheet.test(path));
  for (let from = 0; from < files.length; from += batchSize) {
    const batch = files.slice(from, from + batchSize);
    const loadedTexts = new Map<TextFile, string>();
    await texts.load(
      batch.filter((file) => !texts.heldText(file)),
      (file, text) => text !== undefined && loadedTexts.set(file, text),
      token,
    );
    for (const file of batch) {
      const text = loadedTexts.get(file) ?? texts.heldText(file)?.text;
      if (text !== undefined) await take(file, text);
    }
  }
}
