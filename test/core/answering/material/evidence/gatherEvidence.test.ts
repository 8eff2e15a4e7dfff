// Chooses the evidence for a model: places within the budget and the scope, each line once, then facts of the index about them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { EvidenceBook } from '../../../../../src/core/answering/material/evidence/evidenceBook.ts';
import type { EvidenceSet } from '../../../../../src/core/answering/material/evidence/evidenceSet.ts';
import {
  gatherAgain,
  gatherEvidence,
  gatherMore,
  gatherPlaces,
  gatherRelations,
  type EvidenceSources,
  type ExtraPlaces,
} from '../../../../../src/core/answering/material/evidence/gatherEvidence.ts';
import { budgetOf, type Budget } from '../../../../../src/core/packing/budget.ts';
import type { ConceptualPlan } from '../../../../../src/core/planning/conceptualPlan.ts';
import { symbolCandidate, type Candidate } from '../../../../../src/core/searching/candidate.ts';
import { everywhere } from '../../../../../src/core/searching/scope.ts';
import { memoryDigest, memoryRoot } from '../../../../support/memory.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const root = memoryRoot.key;
/** Three functions of six lines each. */
const code = ['open', 'seal', 'send']
  .map(
    (name) => dedent`
      export function ${name}Letter(text: string) {
        ${name}(text, 1);
        ${name}(text, 2);
        ${name}(text, 3);
        ${name}(text, 4);
      }
    `,
  )
  .join('');
const files: Readonly<Record<string, string>> = {
  'src/letters.ts': code,
  'src/secret.ts': dedent`
    export const key = 'sk-proj-${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7'.repeat(2)}';
    export const data = '${'x'.repeat(500)}';
  `,
};
const { codebase } = await openFixture(files);
const budget = budgetOf('conceptual');

function newBook(): EvidenceBook {
  return new EvidenceBook({ read: (_, path) => Promise.resolve(files[path]) }, memoryDigest);
}

function sourcesWith(book: EvidenceBook, scope: EvidenceSources['scope'] = everywhere): EvidenceSources {
  return { graph: codebase.graph, book, scope, usesOf: () => Promise.resolve(undefined) };
}

function letterFunction(name: string): Candidate {
  const symbol = codebase.graph.byName(`${name}Letter`)[0];
  assert.ok(symbol);
  return symbolCandidate(symbol, 1, 'is tested');
}

/** Lines of a file without a definition around them, zero-based. */
function placeAt(path: string, first: number, last: number): Candidate {
  return { root, path, role: 'code', lines: { first, last }, symbol: null, title: '', score: 1, why: 'is tested' };
}

function planWith(...definitions: readonly Candidate[]): ConceptualPlan {
  return { mode: 'conceptual', subjects: [], definitions, documents: [], overviews: [], placeOutsideDefinitions: null, focus: [] };
}

function roomFor(tokens: number): Budget {
  return { ...budget, initial: tokens, documents: tokens, source: tokens };
}

const noExtraPlaces: ExtraPlaces = { places: [], results: [], askable: [] };

/** The evidence as paths with one-based lines. */
function shownLines({ pieces }: EvidenceSet): readonly string[] {
  return pieces.map(({ evidence, lines }) => `${evidence.path}:${lines.map((line) => line + 1).join(',')}`);
}

suite('the evidence for a plan', () => {
  test('shows the places of the plan in their order, with numbers in that order', async () => {
    const set = await gatherEvidence(
      planWith(letterFunction('seal'), letterFunction('open')),
      budget,
      sourcesWith(newBook()),
      noExtraPlaces,
    );
    assert.deepEqual(shownLines(set), ['src/letters.ts:7,8,9,10,11,12', 'src/letters.ts:1,2,3,4,5,6']);
    assert.deepEqual(
      set.pieces.map(({ evidence }) => evidence.n),
      [1, 2],
    );
  });

  test('reads nothing outside of the scope', async () => {
    const scope = { contains: (_: string, path: string) => path === 'src/letters.ts' };
    const book = newBook();
    const plan = planWith(placeAt('src/secret.ts', 0, 1), letterFunction('open'));
    const set = await gatherEvidence(plan, budget, sourcesWith(book, scope), {
      ...noExtraPlaces,
      results: [placeAt('src/secret.ts', 0, 0)],
    });
    assert.deepEqual(shownLines(set), ['src/letters.ts:1,2,3,4,5,6']);
    assert.equal(book.count, 1);
  });

  test('counts places without room, and mentions them by name where the model can ask for them', async () => {
    const plan = planWith(letterFunction('open'), letterFunction('seal'), letterFunction('send'));
    const silentSet = await gatherEvidence(plan, roomFor(160), sourcesWith(newBook()), noExtraPlaces);
    assert.equal(silentSet.pieces.length + silentSet.omittedPlaceCount, 3);
    assert.ok(silentSet.omittedPlaceCount > 0);
    assert.deepEqual(silentSet.unshownPlaces, []);
    const askable = [letterFunction('send')];
    const set = await gatherEvidence(planWith(letterFunction('open')), roomFor(300), sourcesWith(newBook()), { ...noExtraPlaces, askable });
    assert.deepEqual(
      set.unshownPlaces.map(({ title }) => title),
      ['sendLetter'],
    );
  });

  test('cuts long lines, and counts the placeholders for secrets', async () => {
    const set = await gatherEvidence(planWith(placeAt('src/secret.ts', 0, 1)), budget, sourcesWith(newBook()), noExtraPlaces);
    const [secretLine = '', longLine = ''] = set.pieces[0]?.text ?? [];
    assert.match(secretLine, /<secret:/);
    assert.equal(set.secretCount, 1);
    assert.match(longLine, / … \(\d+ more characters\)$/);
  });

  test('adds places of earlier turns only where the plan does not contain them', async () => {
    const places = [placeAt('src/letters.ts', 1, 3), placeAt('src/secret.ts', 0, 0)];
    const set = await gatherEvidence(planWith(letterFunction('open')), budget, sourcesWith(newBook()), { ...noExtraPlaces, places });
    assert.deepEqual(shownLines(set), ['src/letters.ts:1,2,3,4,5,6', 'src/secret.ts:1']);
  });
});

suite('the evidence for a gap', () => {
  test('has only the lines that were not shown before', async () => {
    const book = newBook();
    book.markShown(root, 'src/letters.ts', [0, 1, 2]);
    const set = await gatherMore([letterFunction('open')], [], roomFor(500), sourcesWith(book));
    assert.deepEqual(shownLines(set), ['src/letters.ts:4,5,6']);
    assert.deepEqual((await gatherMore([letterFunction('open')], [], roomFor(500), sourcesWith(book))).pieces, []);
  });

  test('is whole for a result that is read alone', async () => {
    const book = newBook();
    book.markShown(root, 'src/letters.ts', [0, 1, 2]);
    const set = await gatherPlaces([letterFunction('open'), letterFunction('open')], [], roomFor(500), sourcesWith(book));
    assert.deepEqual(shownLines(set), ['src/letters.ts:1,2,3,4,5,6']);
  });

  test('lists relations as long as there is room, and counts the others', async () => {
    const relations = ['first', 'second', 'third'].map((note) => ({ note: `${note} fact about letters`, depth: 0 }));
    const set = await gatherRelations(relations, 30, sourcesWith(newBook()));
    assert.ok(set.relations.length > 0 && set.relations.length < 3);
    assert.equal(set.relations.length + set.omittedRelationCount, 3);
  });
});

test('places of an earlier answer get the same numbers again; single lines come as relations', async () => {
  const places = [placeAt('src/secret.ts', 0, 0), letterFunction('send'), letterFunction('open')];
  const book = newBook();
  const set = await gatherAgain(places, budget, book);
  assert.deepEqual(
    book.records(() => '').map(({ n, file, lineStart }) => [n, file, lineStart]),
    [
      [1, 'src/secret.ts', 1],
      [2, 'src/letters.ts', 13],
      [3, 'src/letters.ts', 1],
    ],
  );
  assert.deepEqual(
    set.pieces.map(({ evidence }) => evidence.n),
    [2, 3],
  );
  assert.deepEqual(
    set.relations.map(({ evidence }) => evidence?.n),
    [1],
  );
});
