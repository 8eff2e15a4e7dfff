// Finds the files that hold one of several texts, without those that nobody wrote.
import { filesHoldingRuns } from '../text/wordRuns.ts';
import type { TextFile } from '../text/fileTexts.ts';
import type { CodeFile, CodeFiles } from './codeFile.ts';
import type { ContractSources } from './contract.ts';

/** Files of people with one of the texts. Rejects with `CancelledError`. */
export async function filesWith(
  runs: readonly string[],
  isMeant: (file: TextFile) => boolean,
  files: CodeFiles,
  { texts, pause }: Pick<ContractSources, 'texts' | 'pause'>,
): Promise<readonly CodeFile[]> {
  const heldTexts: { readonly file: TextFile; readonly text: string }[] = [];
  const includes = (file: TextFile): boolean => file.role !== 'generated' && file.role !== 'vendored' && isMeant(file);
  const take = ({ file, text }: { file: TextFile; text: string }): void => void heldTexts.push({ file, text });
  await filesHoldingRuns(runs, texts, { includes, maxOffsets: 1, take, pause }, pause.token);
  return heldTexts.flatMap(({ file, text }) => files.of(file.root, file.path, text) ?? []);
}
