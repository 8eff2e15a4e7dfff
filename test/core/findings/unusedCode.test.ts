// Unused code: definitions without uses that nothing outside can reach, each with evidence, and the others counted by reason.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { UnusedResults } from '../../../src/core/findings/unusedResults.ts';
import { proofPhrase, unusedHereSentence } from '../../../src/core/findings/unusedSentences.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const files = {
  'src/box.ts': dedent`
    import { make } from 'lib';
    const spare = make();
    const used = make();
    // spare is kept for later
    function idle(): void {}
    export function run(): void {
      make(used);
    }
    export class Box {
      private lid = 1;
      #lock = 2;
      private open(): void {
        this.#lock++;
      }
      private named(): void {}
    }
    class Spare {
      private part(): void {}
    }
  `,
  'src/other.ts': dedent`
    export const names = ["named"];
    export function f(thing) {
      const idle = 1;
      return thing.lid + idle;
    }
  `,
  'src/server.ts': dedent`
    import { Base } from 'lib';
    export class Listener extends Base {
      started(): void {}
    }
    export class Server {
      readonly listener = new Listener();
      addHandler(): void {}
    }
    export const server = new Server();
  `,
  'shop/stock.py': dedent`
    def _forgotten():
        return 1


    class Stock:
        _limit = 3

        def __init__(self):
            self._held = 1
  `,
  'test/docstring_test_cases/nested.py': dedent`
    def outer():
        def inner():
            pass
  `,
  'a/src/test/resources/Input.java': dedent`
    class Input {
      private void part() {}
    }
  `,
  'test/test-ts-workspace/demo.ts': "import { make } from 'lib';\nconst bar = make();\n",
  'test/box.test.ts': dedent`
    import { run } from '../src/box';
    function helper() {}
    test('runs', run);
  `,
};

suite('unused code', () => {
  let codebase: Codebase;
  let results: UnusedResults;
  before(async () => {
    ({ codebase } = await openFixture(files));
    results = await codebase.unused({}, neverCancelled);
  });

  test('is listed by file and line, without definitions inside of unused ones', () => {
    assert.deepEqual(
      results.unused.map(({ file, lineStart, name, kind }) => `${file}:${lineStart} ${name} ${kind}`),
      [
        'shop/stock.py:1 _forgotten function',
        'shop/stock.py:6 Stock._limit field',
        'shop/stock.py:9 Stock._held field',
        'src/box.ts:2 spare constant',
        'src/box.ts:5 idle function',
        'src/box.ts:10 Box.lid field',
        'src/box.ts:12 Box.open method',
        'src/box.ts:17 Spare class',
        'test/box.test.ts:2 helper function',
      ],
    );
  });

  test('lists exported functions and types apart: no other code or configuration has their names, and their own does not use them', () => {
    // `run` is used by a test, `f` uses what it exports itself, and a base from outside may call `started`.
    assert.deepEqual(
      results.unusedHere.map(({ file, lineStart, name, kind }) => `${file}:${lineStart} ${name} ${kind}`),
      ['shop/stock.py:5 Stock class', 'src/box.ts:9 Box class', 'src/other.ts:2 f function', 'src/server.ts:7 Server.addHandler method'],
    );
    assert.match(
      unusedHereSentence(results) ?? '',
      /^Code outside of this workspace can use \d+ of them\. .* \(4\): no other code or configuration has their names\.$/,
    );
    assert.match(unusedHereSentence({ exported: 2, unusedHere: [] }) ?? '', /^Code outside of this workspace can use 2 of them\.$/);
    assert.equal(unusedHereSentence({ exported: 0, unusedHere: [] }), undefined);
  });

  test('has evidence: the region that can name it, and the places with its name', () => {
    const evidenceOf = (name: string): string => proofPhrase(results.unused.find((each) => each.name === name) ?? assert.fail(name));
    assert.equal(evidenceOf('_forgotten'), 'only this workspace should name it; no other place has the name');
    assert.match(evidenceOf('spare'), /^only its file can name it; of \d places with the name in 1 file: .*1 in comments or strings$/);
    assert.match(evidenceOf('idle'), /^only its file can name it; of 3 places with the name in 2 files: 2 where it is not visible$/);
  });

  test('leaves out and counts definitions that outside code can use or that a string names', () => {
    assert.equal(results.leftOut.quoted, 1);
    assert.ok(results.exported >= 4);
    assert.equal(results.leftOut.exported, 0, 'no use of them was looked for, so none is said to be missing');
    assert.equal(results.files, 5);
  });

  test('is listed only for the requested scope, while uses anywhere count', async () => {
    const { unused } = await codebase.unused({ scope: 'test' }, neverCancelled);
    assert.deepEqual(
      unused.map(({ name }) => name),
      ['helper'],
    );
    await assert.rejects(codebase.unused({ scope: 'nowhere' }, neverCancelled), { code: 'unknown-scope' });
  });

  test('is an answer by file with a link for each definition, made without a model', async () => {
    const statuses: string[][] = [];
    let record: AnswerRecord | undefined;
    for await (const event of codebase.ask('What is unused?', { strategy: 'unused', scope: 'src' }, neverCancelled)) {
      if (event.kind === 'status') statuses.push([event.status, ...event.args]);
      if (event.kind === 'done') record = event.record;
    }
    assert.equal(statuses[0]?.[0], 'finding-uses');
    assert.match(
      record?.answer ?? '',
      /^5 of \d+ definitions in 3 files are unused: .*\n\n\*\*`src\/box\.ts`\*\*\n\n- `spare` \(constant\) \[1\]: only its file can name it; /,
    );
    assert.match(
      record?.answer ?? '',
      /no other code or configuration has their names\.\n\n\*\*`src\/box\.ts`\*\*\n\n- `Box` \(class\) \[6\]\n\n/,
    );
    assert.match(record?.answer ?? '', /- 1: a string or a configuration has the name/);
    assert.deepEqual(record?.citations[0], { ...record?.citations[0], n: 1, file: 'src/box.ts', lineStart: 2, status: 'verified' });
    assert.deepEqual([record?.strategy, record?.model, record?.confidence.level], ['unused', null, 'high']);
  });

  test('reports progress, and stops when it is cancelled', async () => {
    const source = new CancellationSource();
    const progressReports: number[][] = [];
    const running = codebase.unused({}, source.token, (...each) => {
      progressReports.push(each);
      source.cancel();
    });
    await assert.rejects(running, CancelledError);
    assert.equal(progressReports[0]?.[0], 0);
  });
});
