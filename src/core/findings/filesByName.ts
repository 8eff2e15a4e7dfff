// Maps many names to the files that hold them, in one pass over all texts instead of one per name.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';

const identifier = /#?[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** The files that hold each of `names` as a whole word, in text order. Rejects with `CancelledError`. */
export async function filesByName(
  names: ReadonlySet<string>,
  texts: FileTexts,
  includes: (file: TextFile) => boolean,
  token: CancellationToken,
): Promise<ReadonlyMap<string, readonly TextFile[]>> {
  const pause = new Pause(texts.clock, token);
  const files = new Map<string, TextFile[]>([...names].map((name) => [name, []]));
  for (const file of texts.files()) {
    if (!includes(file)) continue;
    const text = texts.heldText(file)?.text ?? (await texts.textOf(file.root, file.path)) ?? '';
    for (const name of new Set(wordsOf(text, names))) files.get(name)?.push(file);
    if (pause.isDue) await pause.take();
  }
  return files;
}

/** Yields the names in a text, also the plain name of `#name` and both parts of `Outer$Name`. */
function* wordsOf(text: string, names: ReadonlySet<string>): Generator<string> {
  for (const [word] of text.matchAll(identifier)) {
    if (names.has(word)) yield word;
    if (word.startsWith('#') && names.has(word.slice(1))) yield word.slice(1);
    if (word.includes('$')) for (const part of word.split('$')) if (names.has(part)) yield part;
  }
}
