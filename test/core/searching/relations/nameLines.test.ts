// Lines that hold an identifier: whole words in code, outside its definition and inside the scope; lines beyond the limit are counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import { findNameLines, nameLineCandidate, type NameLineOptions } from '../../../../src/core/searching/relations/nameLines.ts';
import { PathIndex } from '../../../../src/core/workspace/pathIndex.ts';
import { resolveScope } from '../../../../src/core/searching/scope.ts';
import type { Sources } from '../../../../src/core/searching/inquiry.ts';
import type { FileRole } from '../../../../src/core/workspace/document.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

const parsers = await testParsers();
const switches = { raises: true, errorStrings: true, mutates: true };

/** Python files as they are indexed; the role is that of the first folder. */
async function sourcesOf(texts: Readonly<Record<string, string>>): Promise<Sources> {
  const search = new TextIndex();
  const roleOf = (path: string): FileRole => (path.startsWith('docs/') ? 'documentation' : path.startsWith('tests/') ? 'test' : 'code');
  const graphFiles = [];
  for (const [path, text] of Object.entries(texts)) {
    const record = await analyze(text, 'python', parsers, switches);
    search.update({ changedFiles: [{ root: 'r', path, role: roleOf(path), record }], removedFiles: [] });
    graphFiles.push(await graphFile(path, text, 'python', parsers));
  }
  const lines = async (_: string, path: string): Promise<readonly string[] | undefined> => texts[path]?.split('\n');
  return { graph: graphOf(graphFiles), fullText: search, files: new PathIndex([]), lines };
}

const texts = {
  'shop/loader.py': dedent`
    class Loader:
        def load(self):
            return self.load


    def reload():
        return preload
  `,
  'shop/cart.py': dedent`
    def fill(loader):
        # load comes first
        loader.load()
        loader.load_all()
  `,
  'tests/test_cart.py': 'def test_fill():\n    Loader().load()\n',
  'docs/guide.py': 'load = "Load the cart"\n',
};

async function placesOf(name: string, options?: NameLineOptions): Promise<{ listed: readonly string[]; total: number; complete: boolean }> {
  const { places, total, complete } = await findNameLines(name, await sourcesOf(texts), options);
  return { listed: places.map(({ path, line, symbol }) => `${path}:${line + 1} ${symbol?.fact.qualifiedName ?? '-'}`), total, complete };
}

test('finds lines with the whole name, code before tests, without documentation', async () => {
  assert.deepEqual(await placesOf('Loader.load'), {
    listed: [
      'shop/cart.py:2 fill',
      'shop/cart.py:3 fill',
      'shop/loader.py:2 Loader.load',
      'shop/loader.py:3 Loader.load',
      'tests/test_cart.py:2 test_fill',
    ],
    total: 5,
    complete: true,
  });
});

test('excludes the definition itself and lines outside the scope', async () => {
  const { graph, files } = await sourcesOf(texts);
  const definitions = graph.byName('Loader.load');
  assert.deepEqual((await placesOf('load', { definitions })).total, 3);
  const scope = resolveScope('fill', graph, files, []);
  assert.deepEqual((await placesOf('load', { definitions, scope })).listed, ['shop/cart.py:2 fill', 'shop/cart.py:3 fill']);
});

test('makes a candidate of the definition around a line and keeps the line in view', async () => {
  const { places } = await findNameLines('load', await sourcesOf(texts), { most: 1 });
  const [place] = places.map((each) => nameLineCandidate(each, 'uses load'));
  assert.deepEqual([place?.title, place?.lines, place?.at], ['fill', { first: 0, last: 3 }, 1]);
});

test('counts all lines beyond the limit, and reports when there are too many files to read', async () => {
  const { listed, total } = await placesOf('load', { most: 1 });
  assert.deepEqual([listed.length, total], [1, 5]);
  const many = Object.fromEntries(Array.from({ length: 401 }, (_, i) => [`shop/f${i}.py`, 'pick(basket)\n']));
  assert.deepEqual(await findNameLines('basket', await sourcesOf(many), { most: 0 }), { places: [], total: 400, complete: false });
});

const part = fc.constantFrom('load', 'Load', 'the', 'of', 'if', 'x', '_', '$', '7', 'HTTP', 'return');
const name = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
  .filter((each) => !/^\d/.test(each));
const line = fc.array(fc.tuple(name, fc.constantFrom(' ', '.', '(', '-', '"')), { maxLength: 4 }).map((words) => words.flat().join(''));

test('property: finds as many lines as a scan of all files', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 }), name, async (files, sought) => {
      const textsByPath = Object.fromEntries(files.map((lines, i) => [`shop/f${i}.py`, lines.join('\n')]));
      const matchingLines = Object.values(textsByPath).flatMap((text) =>
        text.split('\n').filter((each) => each.match(/[\w$]+/g)?.includes(sought)),
      );
      assert.equal((await findNameLines(sought, await sourcesOf(textsByPath))).total, matchingLines.length);
    }),
    { numRuns: 60 },
  );
});
