// Finds the places in code that use the text of a key: it searches all files for every form that frameworks allow.
import { fileKeyOf } from '../../base/fileKey.ts';
import type { CancellationToken } from '../../base/cancellation.ts';
import { fileOrder } from '../../text/fileOrder.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { moveToLine, newLineCursor } from '../../text/lineCursor.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { resourceFormat } from './resourceFormat.ts';
import { keyForms } from './keyForms.ts';
import type { KeyUseKind, KeyForm } from './keyForm.ts';

/** A line that uses a key; zero-based. */
export interface KeyUse {
  readonly file: TextFile;
  readonly line: number;
  /** Offset of the written part of the key, in UTF-16 units of the text. */
  readonly at: number;
  readonly how: KeyUseKind;
}

/** Filters and limit of a search. */
export interface KeyUseOptions {
  readonly includes?: (file: TextFile) => boolean;
  /** Whether a place at `offset` of a text counts; all do when absent. */
  readonly counts?: (file: TextFile, text: string, offset: number) => boolean;
  readonly maxUses: number;
}

/** A place with its rank. */
interface RankedUse extends KeyUse {
  readonly sureness: number;
  readonly rank: number;
}

const kindOrder: Readonly<Record<KeyUseKind, number>> = { exact: 0, lazy: 1, front: 2 };
/** Maximum number of uses of one form in one file: further ones add nothing. */
const maxPerFile = 8;
/** Maximum number of places of one form that are examined in one file; few are uses when a key is a common word. */
const maxHits = 2000;

/**
 * Uses of the key of the resource file `origin`: surest first, then code before other files and near files before far ones. Likely uses
 * (`front`) are returned only if there are no others. Rejects with `CancelledError`.
 */
export async function messageKeyUses(
  key: string,
  origin: TextFile,
  texts: FileTexts,
  { includes = () => true, counts = () => true, maxUses }: KeyUseOptions,
  token: CancellationToken,
): Promise<readonly KeyUse[]> {
  const format = resourceFormat(origin.path);
  if (format === undefined) return [];
  const forms = keyForms({ key, format, path: origin.path });
  // Other resource files contain the key too; only Android's files use keys of one another.
  const mayUse = (file: TextFile): boolean => includes(file) && (format === 'android' || resourceFormat(file.path) === undefined);
  const uses: Omit<RankedUse, 'rank'>[] = [];
  await filesHoldingRuns(
    forms.map(({ searchText }) => searchText),
    texts,
    {
      includes: mayUse,
      maxOffsets: maxHits,
      take: ({ file, text, offsetsByRun }) => uses.push(...usesIn(file, text, forms, offsetsByRun, counts)),
    },
    token,
  );
  const rankByFile = fileOrder(new Set(uses.map(({ file }) => file)), texts);
  const rankedUses = uses.map((use) => ({ ...use, rank: rankByFile.get(use.file) ?? 0 }));
  const sureUses = rankedUses.filter(({ how }) => how !== 'front');
  return distinct((sureUses.length ? sureUses : rankedUses).sort((a, b) => compare(a, b, origin))).slice(0, maxUses);
}

/** Uses in one file; `offsets` are by form. */
function usesIn(
  file: TextFile,
  text: string,
  forms: readonly KeyForm[],
  offsets: readonly (readonly number[])[],
  counts: NonNullable<KeyUseOptions['counts']>,
): Omit<RankedUse, 'rank'>[] {
  const uses: Omit<RankedUse, 'rank'>[] = [];
  for (const [i, { how, fits, includesPath: isIn }] of forms.entries()) {
    if (isIn && !isIn(file.path)) continue;
    const cursor = newLineCursor(text);
    let count = 0;
    for (const at of offsets[i] ?? []) {
      const sureness = fits(text, at, file.path);
      if (sureness === 0 || !counts(file, text, at)) continue;
      uses.push({ file, line: moveToLine(cursor, at).line, at, how, sureness });
      if (++count === maxPerFile) break;
    }
  }
  return uses;
}

/** Generated and vendored code comes after handwritten uses, however sure they are. */
function isSecondHand({ file }: KeyUse): number {
  return Number(file.role === 'generated' || file.role === 'vendored');
}

function compare(a: RankedUse, b: RankedUse, origin: TextFile): number {
  return (
    isSecondHand(a) - isSecondHand(b) ||
    kindOrder[a.how] - kindOrder[b.how] ||
    Number(a.file.role === 'test') - Number(b.file.role === 'test') ||
    b.sureness - a.sureness ||
    Number(b.file.role === 'code') - Number(a.file.role === 'code') ||
    nearness(b.file, origin) - nearness(a.file, origin) ||
    a.rank - b.rank ||
    a.line - b.line
  );
}

/** Number of common folders; another package may have a key with the same name. */
function nearness(file: TextFile, origin: TextFile): number {
  if (file.root !== origin.root) return -1;
  const [a, b] = [file.path.split('/').slice(0, -1), origin.path.split('/').slice(0, -1)];
  let sharedFolders = 0;
  while (sharedFolders < a.length && a[sharedFolders] === b[sharedFolders]) sharedFolders++;
  return sharedFolders;
}

function distinct(uses: readonly RankedUse[]): KeyUse[] {
  const byLine = new Map<string, KeyUse>();
  for (const { file, line, at, how } of uses) {
    const lineKey = `${fileKeyOf(file)}:${line}`;
    if (!byLine.has(lineKey)) byLine.set(lineKey, { file, line, at, how });
  }
  return [...byLine.values()];
}
