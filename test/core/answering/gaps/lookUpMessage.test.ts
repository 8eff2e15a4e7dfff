// Gaps that quote a text: an indexed text is always found, and a part of it is reported as a part.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase, LookUpResult } from '../../../../src/core/codebase/api.ts';
import { openFixture } from '../../../support/openFixture.ts';

const files = {
  'src/queue.py': `# Every job waits here until somebody asks for it.
import logging


def take(queue, name):
    if not queue:
        raise LookupError(f"the queue {name} has no job left")
    logging.warning("one job fewer in the queue")
    return queue.pop()
`,
  'conf/limits.ini': '[queue]\ntitle = Jobs that are waiting for a worker\n',
  'docs/queue.md': dedent`
    # The queue

    A worker takes the oldest job and
    puts it back when it fails.
  `,
  'src/queue.bin': '\0\0binary\0',
};
import { dedent } from '../../../support/dedent.ts';

let codebase: Codebase;

before(async () => {
  codebase = (await openFixture(files)).codebase;
});

async function lookUp(text: string): Promise<LookUpResult> {
  return codebase.lookUp(text, neverCancelled);
}

function placesOf({ places }: LookUpResult): readonly string[] {
  return places.map(({ file, symbol }) => `${file} ${symbol ?? ''}`);
}

suite('the look-up of a text that an indexed file contains', () => {
  for (const [what, text, place] of [
    ['a message with its value', 'where "the queue mail has no job left" is raised', 'take'],
    ['a text of a configuration file', 'what "Jobs that are waiting for a worker" names', 'conf/limits.ini'],
    ['a comment', 'the code after "Every job waits here until somebody"', 'src/queue.py'],
    ['a part of a word and of a line', '"b fewer in the que"', 'take'],
    ['a text with a name and a path in it', 'where "raise LookupError(f" stands', 'take'],
    ['a text in backticks', 'what says `one job fewer in the queue`', 'take'],
  ] as const) {
    test(`finds ${what}`, async () => {
      const result = await lookUp(text);
      assert.equal(result.outcome, 'found', result.note);
      assert.ok(placesOf(result)[0]?.includes(place), placesOf(result).join(', '));
    });
  }

  test('searches only the file that the gap names', async () => {
    assert.equal((await lookUp('"one job fewer in the queue" in src/queue.py')).outcome, 'found');
    const elsewhere = await lookUp('"one job fewer in the queue" in conf/limits.ini');
    assert.equal(elsewhere.outcome, 'not-found');
    assert.match(elsewhere.note, /does not stand in conf\/limits\.ini/);
  });

  test('reports a partial result for another case or other line breaks', async () => {
    for (const text of ['"EVERY JOB waits here until somebody"', '"takes the oldest job and puts it back"']) {
      const result = await lookUp(text);
      assert.equal(result.outcome, 'partial', text);
      assert.match(result.note, /another case or with other spaces/);
      assert.ok(result.places.length > 0);
    }
  });
});

suite('the look-up of a text that no indexed file contains', () => {
  test('looks up a whole gap in quotation marks as a request', async () => {
    const result = await lookUp('"the definition of take"');
    assert.equal(result.outcome, 'found', result.note);
    assert.match(placesOf(result)[0] ?? '', /take/);
  });

  test('reports a partial result and marks the matching part of a similar text', async () => {
    const result = await lookUp('"one job fewer in the basement"');
    assert.equal(result.outcome, 'partial');
    assert.match(result.note, /no indexed file holds "one job fewer in the basement" as a whole/);
    assert.ok(result.places[0]?.why.includes('[one job fewer in the] basement'), result.places[0]?.why);
  });

  test('finds nothing after a complete search and names the files outside the index', async () => {
    const result = await lookUp('"the reactor is too hot to touch"');
    assert.equal(result.outcome, 'not-found');
    assert.match(
      result.note,
      /any of the \d+ files that were looked through; not in the index are files and folders left out by: binary 1/,
    );
    assert.deepEqual(result.places, []);
  });
});
