// Finds folders or large files with the same code, because a fix in one leaves the other broken.
import { fileKeyOf } from '../base/fileKey.ts';
import { groupByKey } from '../base/collections/groupByKey.ts';
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Finding, FindingScope } from './finding.ts';

/** Minimum symbols of a file: with fewer, two files may have one shape by coincidence. */
const minSymbols = 4;
/** Minimum common lines for a finding. */
const minLines = 100;
/** Minimum common lines for medium severity. */
const mediumSeverityLines = 1000;

interface FileCopy {
  readonly root: string;
  readonly path: string;
  readonly lines: number;
}

interface CopyPair {
  readonly first: FileCopy;
  readonly other: FileCopy;
  readonly folders: readonly [string, string];
  files: number;
  lines: number;
}

/**
 * Files with the same names, signatures and lengths of functions in the same order, reported once per pair of folders. Bodies are not
 * compared: a copy with one changed line is still a copy.
 */
export function copyFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const pairs = new Map<string, CopyPair>();
  for (const [first, ...copies] of filesOfOneShape(graph, isInScope)) {
    if (!first) continue;
    for (const other of copies) {
      const folders = foldersOf(first, other);
      const key = folders.join('\n');
      const pair = pairs.get(key) ?? { first, other, folders, files: 0, lines: 0 };
      pair.files++;
      pair.lines += first.lines;
      pairs.set(key, pair);
    }
  }
  return [...pairs.values()].filter(({ lines }) => lines >= minLines).map(findingOf);
}

/** Groups of several files with the same shape, in graph order. */
function filesOfOneShape(graph: CodeGraph, isInScope: FindingScope): readonly (readonly FileCopy[])[] {
  const symbols = [...graph.symbols()].filter(
    ({ root, path, role, fact }) => role === 'code' && fact.kind !== 'module' && isInScope(root, path),
  );
  const files = [...groupByKey(symbols, fileKeyOf).values()].filter(({ length }) => length >= minSymbols);
  return [...groupByKey(files, shapeOf).values()].filter(({ length }) => length > 1).map((group) => group.flatMap(fileOf));
}

/** Names, signatures and lengths of the symbols of a file, as a key. */
function shapeOf(symbols: readonly SymbolNode[]): string {
  return symbols
    .map(({ fact: { qualifiedName, signature, range } }) => `${qualifiedName} ${signature} ${range.end.line - range.start.line}`)
    .join('\n');
}

function fileOf(symbols: readonly SymbolNode[]): FileCopy[] {
  const lines = Math.max(...symbols.map(({ fact }) => fact.range.end.line)) + 1;
  return symbols.slice(0, 1).map(({ root, path }) => ({ root, path, lines }));
}

/** Paths without their common suffix, which names the two copies. Files of one folder keep their names. */
function foldersOf(first: FileCopy, other: FileCopy): readonly [string, string] {
  const [a, b] = [first.path.split('/'), other.path.split('/')];
  while (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  // In two roots of a workspace the rest may be equal.
  return first.root === other.root || a.join() !== b.join()
    ? [a.join('/'), b.join('/')]
    : [`${first.root}/${a.join('/')}`, `${other.root}/${b.join('/')}`];
}

function findingOf({ first, other, folders: [from, to], files, lines }: CopyPair): Finding {
  const message =
    files === 1
      ? l10n.t('{0} and {1} hold the same functions: a fix in one has to be repeated in the other.', first.path, other.path)
      : l10n.t(
          '{0} and {1} hold the same functions in {2} files with {3} lines: a fix in one has to be repeated in the other, unless one is generated from the other.',
          from,
          to,
          files,
          lines,
        );
  return {
    root: first.root,
    path: first.path,
    lines: { first: 0, last: 0 },
    severity: lines >= mediumSeverityLines ? 'medium' : 'low',
    category: 'maintainability',
    rule: 'copy',
    message,
    effect: lines / minLines,
  };
}
