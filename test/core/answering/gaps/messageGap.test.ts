// A gap that quotes a text: what stands in an indexed file is never "not found", and a part of it is never passed off as the whole.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase, LookUpResult } from '../../../../src/core/codebase/api.ts';
import { openFixture } from '../openFixture.ts';

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

async function looked(text: string): Promise<LookUpResult> {
  return codebase.lookUp(text, neverCancelled);
}

function placesOf({ places }: LookUpResult): readonly string[] {
  return places.map(({ file, symbol }) => `${file} ${symbol ?? ''}`);
}

suite('a text that stands in a file', () => {
  for (const [what, text, place] of [
    ['a message with its value', 'where "the queue mail has no job left" is raised', 'take'],
    ['a text of a configuration file', 'what "Jobs that are waiting for a worker" names', 'conf/limits.ini'],
    ['a comment', 'the code after "Every job waits here until somebody"', 'src/queue.py'],
    ['a part of a word and of a line', '"b fewer in the que"', 'take'],
    ['a text with a name and a path in it', 'where "raise LookupError(f" stands', 'take'],
    ['a text in backticks', 'what says `one job fewer in the queue`', 'take'],
  ] as const) {
    test(`is found: ${what}`, async () => {
      const found = await looked(text);
      assert.equal(found.outcome, 'found', found.note);
      assert.ok(placesOf(found)[0]?.includes(place), placesOf(found).join(', '));
    });
  }

  test('is found in the file that the gap names, and only there', async () => {
    assert.equal((await looked('"one job fewer in the queue" in src/queue.py')).outcome, 'found');
    const elsewhere = await looked('"one job fewer in the queue" in conf/limits.ini');
    assert.equal(elsewhere.outcome, 'not-found');
    assert.match(elsewhere.note, /does not stand in conf\/limits\.ini/);
  });

  test('in another case or over two lines is a partial find', async () => {
    for (const text of ['"EVERY JOB waits here until somebody"', '"takes the oldest job and puts it back"']) {
      const found = await looked(text);
      assert.equal(found.outcome, 'partial', text);
      assert.match(found.note, /another case or with other spaces/);
      assert.ok(found.places.length > 0);
    }
  });
});

suite('a text that does not stand there', () => {
  test('and is a request in quotation marks is looked up as that', async () => {
    const found = await looked('"the definition of take"');
    assert.equal(found.outcome, 'found', found.note);
    assert.match(placesOf(found)[0] ?? '', /take/);
  });

  test('is partial where most of it does, and which part is said', async () => {
    const found = await looked('"one job fewer in the basement"');
    assert.equal(found.outcome, 'partial');
    assert.match(found.note, /no indexed file holds "one job fewer in the basement" as a whole/);
    assert.ok(found.places[0]?.why.includes('[one job fewer in the] basement'), found.places[0]?.why);
  });

  test('is not found once all text was looked through, and what is not in the index is named', async () => {
    const found = await looked('"the reactor is too hot to touch"');
    assert.equal(found.outcome, 'not-found');
    assert.match(found.note, /any of the \d+ files that were looked through; not in the index are files and folders left out by: binary 1/);
    assert.deepEqual(found.places, []);
  });
});
