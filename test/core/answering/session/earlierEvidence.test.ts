// Evidence of earlier turns is read again where it is now, newest turn first, and dropped where it is gone.
import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { EvidenceBook } from '../../../../src/core/answering/material/evidence/evidenceBook.ts';
import type { EarlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { readEarlierEvidence, type EarlierPlaces } from '../../../../src/core/answering/session/earlierEvidence.ts';
import { memoryDigest, memoryRoot } from '../../../support/memory.ts';
import { dedent } from '../../../support/dedent.ts';
import { openFixture } from '../../../support/openFixture.ts';

const path = 'src/letters.ts';
const letters = dedent`
  export function openLetter(text: string): string {
    return text.trim();
  }

  export function sealLetter(text: string): string {
    return text + '.';
  }
`;
let files: Map<string, string>;
beforeEach(() => (files = new Map([[path, letters]])));

type EarlierEvidence = EarlierTurn['evidence'][number];

/** Evidence of the lines as they were in {@link letters}, one-based. */
function evidenceAt(lineStart: number, lineEnd: number, symbol?: string): EarlierEvidence {
  const hash = memoryDigest(
    letters
      .split('\n')
      .slice(lineStart - 1, lineEnd)
      .join('\n'),
  );
  return { n: 1, root: '', file: path, lineStart, lineEnd, why: 'was read', hash, ...(symbol ? { symbol } : {}) };
}

function turnWith(evidence: readonly EarlierEvidence[], citedLine?: number): EarlierTurn {
  const citations =
    citedLine === undefined ? [] : [{ n: 1, root: '', file: path, lineStart: citedLine, lineEnd: citedLine, status: 'verified' as const }];
  return { question: '', answer: '', citations, evidence, unresolved: [] };
}

/** Reads the evidence of `turns` in the current files. */
async function keptOf(turns: readonly EarlierTurn[], limit = 50): Promise<EarlierPlaces> {
  const { codebase } = await openFixture(Object.fromEntries(files));
  const book = new EvidenceBook({ read: (_, each) => Promise.resolve(files.get(each)) }, memoryDigest);
  return readEarlierEvidence(turns, { book, graph: codebase.graph, digest: memoryDigest, rootOf: () => memoryRoot.key, limit });
}

/** Places as one-based lines, with a mark for cited ones. */
function linesOf({ places }: EarlierPlaces): readonly string[] {
  return places.map(({ place, isCited }) => `${place.lines.first + 1}-${place.lines.last + 1}${isCited ? ' cited' : ''}`);
}

suite('evidence of earlier turns', () => {
  test('is found by its content where its lines have moved', async () => {
    files.set(path, `// One.\n// Two.\n${letters}`);
    assert.deepEqual(linesOf(await keptOf([turnWith([evidenceAt(1, 3, 'openLetter')])])), ['3-5']);
  });

  test('is found by its definition where its lines have changed', async () => {
    files.set(path, letters.replace('return text.trim();', 'const trimmed = text.trim();\n  return trimmed;'));
    assert.deepEqual(linesOf(await keptOf([turnWith([evidenceAt(1, 3, 'openLetter')])])), ['1-4']);
  });

  test('is dropped where its file is gone, and counted only where the answer cites it', async () => {
    files.clear();
    files.set('src/other.ts', 'export const other = 1;\n');
    const cited = await keptOf([turnWith([evidenceAt(1, 3)], 2)]);
    assert.deepEqual([cited.places, cited.goneCount], [[], 1]);
    assert.equal((await keptOf([turnWith([evidenceAt(1, 3)])])).goneCount, 0);
  });

  test('comes from the newest turn first, each place once, up to the limit', async () => {
    const turns = [turnWith([evidenceAt(1, 3), evidenceAt(5, 7)]), turnWith([evidenceAt(5, 7)], 6)];
    assert.deepEqual(linesOf(await keptOf(turns)), ['5-7 cited', '1-3']);
    assert.deepEqual(linesOf(await keptOf(turns, 1)), ['5-7 cited']);
  });

  test('counts as cited where a person pinned it', async () => {
    assert.deepEqual(linesOf(await keptOf([turnWith([{ ...evidenceAt(1, 3), pinned: true }])])), ['1-3 cited']);
  });

  test('of a single line is left to the graph, which finds the relation again', async () => {
    assert.deepEqual((await keptOf([turnWith([evidenceAt(2, 2)], 2)])).places, []);
  });
});
