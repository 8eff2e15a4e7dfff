// Gaps in the words of people: folders, files without an extension, and descriptions, which are never certain.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { openFixture } from '../../../support/openFixture.ts';
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

const lookUp = async (text: string): Promise<{ readonly outcome: string; readonly files: readonly string[] }> => {
  const { outcome, places } = await codebase.lookUp(text, neverCancelled);
  return { outcome, files: [...new Set(places.map(({ file }) => file))] };
};

suite('the look-up of a gap', () => {
  test('lists the files of a folder', async () => {
    for (const text of ['the folder office/', 'all files in office/', 'contents of `office/`'])
      assert.equal((await lookUp(text)).outcome, 'partial', text);
    const { note } = await codebase.lookUp('the files in office/', neverCancelled);
    assert.match(note, /office is a folder of 4 files/);
  });

  test('finds the file nearest to the root if the extension is missing', async () => {
    assert.deepEqual(await lookUp('README'), { outcome: 'found', files: ['README.md'] });
    assert.deepEqual((await lookUp('README.md')).files, ['README.md']);
  });

  test('finds the lines with a destructured name, which has no definition', async () => {
    const { outcome, places, note } = await codebase.lookUp('`onShut` in office/events.ts', neverCancelled);
    assert.equal(outcome, 'partial');
    assert.deepEqual(
      places.map(({ file, lineStart }) => [file, lineStart]),
      [['office/events.ts', 1]],
    );
    assert.match(note, /`onShut` is no definition of its own; 1 line of office\/events\.ts names it: line 2/);
    assert.equal((await lookUp('`onNothing` in office/events.ts')).outcome, 'not-found');
  });

  test('searches by all words of a description and not by a verb in it', async () => {
    const { outcome, files } = await lookUp('the module that sorts letters by district');
    assert.ok(outcome === 'partial' || outcome === 'near', outcome);
    assert.equal(files[0], 'office/sorting.py');
  });

  test('prefers code to a test that only shares words with the description', async () => {
    const { outcome, files } = await lookUp('logging setup');
    assert.notEqual(outcome, 'found');
    assert.equal(files[0], 'office/logs.py');
  });

  test('searches by all words if a plain word is not a name', async () => {
    const { outcome, files } = await lookUp('the sorting of letters into a district');
    assert.ok(outcome === 'partial' || outcome === 'near', outcome);
    assert.ok(files.includes('office/sorting.py'), files.join(', '));
  });
});
