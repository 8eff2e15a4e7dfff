// Gaps in the words of people: folders, files by their name alone, and descriptions, which are never said to be found for sure.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { openFixture } from '../openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

let codebase: Codebase;
before(async () => {
  codebase = (
    await openFixture({
      'README.md': dedent`
        # Post office

        Parcels and letters.
      `,
      'docs/README.md': '# Docs\n',
      'office/counter.py': 'def accept(parcel):\n    return parcel\n',
      'office/sorting.py': dedent`
        """Sorts letters by district."""


        def sort_letters(letters):
            return sorted(letters)
      `,
      'office/events.ts': dedent`
        /** Listens to the window. */
        const [onOpen, onShut] = isWindow ? [listen, unlisten] : [noop, noop];
        export { onOpen };
      `,
      'office/logs.py': dedent`
        def configure_logging(level):
            """Logging of the office."""
            return level
      `,
      'tests/test_logs.py': dedent`
        class TestLogging:
            def setup(self):
                """Sets logging up."""
                self.level = 1
      `,
    })
  ).codebase;
});

const looked = async (text: string): Promise<{ readonly outcome: string; readonly files: readonly string[] }> => {
  const { outcome, places } = await codebase.lookUp(text, neverCancelled);
  return { outcome, files: [...new Set(places.map(({ file }) => file))] };
};

suite('a gap', () => {
  test('that asks for a folder gets its files', async () => {
    for (const text of ['the folder office/', 'all files in office/', 'contents of `office/`'])
      assert.equal((await looked(text)).outcome, 'partial', text);
    const { note } = await codebase.lookUp('the files in office/', neverCancelled);
    assert.match(note, /office is a folder of 4 files/);
  });

  test('that names a file without its ending gets the one nearest to the root', async () => {
    assert.deepEqual(await looked('README'), { outcome: 'found', files: ['README.md'] });
    assert.deepEqual((await looked('README.md')).files, ['README.md']);
  });

  test('that names what is taken out of something is led to the lines that name it', async () => {
    const { outcome, places, note } = await codebase.lookUp('`onShut` in office/events.ts', neverCancelled);
    assert.equal(outcome, 'partial');
    assert.deepEqual(
      places.map(({ file, lineStart }) => [file, lineStart]),
      [['office/events.ts', 1]],
    );
    assert.match(note, /`onShut` is no definition of its own; 1 line of office\/events\.ts names it: line 2/);
    assert.equal((await looked('`onNothing` in office/events.ts')).outcome, 'not-found');
  });

  test('that tells of something is answered by its words and not by a relation or a word of it', async () => {
    const { outcome, files } = await looked('the module that sorts letters by district');
    assert.ok(outcome === 'partial' || outcome === 'near', outcome);
    assert.equal(files[0], 'office/sorting.py');
  });

  test('is not found in a test that only shares words with it', async () => {
    const { outcome, files } = await looked('logging setup');
    assert.notEqual(outcome, 'found');
    assert.equal(files[0], 'office/logs.py');
  });

  test('whose plain word is no name is looked for by all of its words', async () => {
    const { outcome, files } = await looked('the sorting of letters into a district');
    assert.ok(outcome === 'partial' || outcome === 'near', outcome);
    assert.ok(files.includes('office/sorting.py'), files.join(', '));
  });
});
