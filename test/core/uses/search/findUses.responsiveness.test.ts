// Look-ups of uses leave room for other work, end when they are cancelled, and describe one state of the index.
import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { CancelledError, CancellationSource, neverCancelled, type CancellationToken } from '../../../../src/core/base/cancellation.ts';
import { FileTexts } from '../../../../src/core/text/fileTexts.ts';
import { findUses } from '../../../../src/core/uses/search/findUses.ts';
import type { UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { MemoryClock, memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Looking at it takes a millisecond, so that pauses do not depend on the machine. */
class CostlyClock extends MemoryClock {
  cost = 0;
  pauses = 0;
  /** Runs in each pause but those that it takes itself. */
  meanwhile: (() => Promise<void>) | undefined;
  #isBusy = false;

  override monotonic(): number {
    this.advance(this.cost);
    return super.monotonic();
  }

  override async sleep(ms: number): Promise<void> {
    await super.sleep(ms);
    this.pauses++;
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.meanwhile?.();
    this.#isBusy = false;
  }
}

const calls = (count: number): string => Array.from({ length: count }, (_, i) => `  reserve(${i});`).join('\n');
const inOneFile = 300;
const files = {
  'stock.ts':
    dedent`
      export function reserve(n: number): number {
        return n;
      }
      function forgotten(): void {}
    ` + `function other(forgotten: number): void {\n${'  forgotten;\n'.repeat(inOneFile)}}\n`,
  'app/first.ts': dedent`
    import { reserve } from '../stock.ts';
    export function first(): void {
      reserve(1);
    }
  `,
  'app/many.ts': `import { reserve } from '../stock.ts';\nexport function many(): void {\n${calls(inOneFile)}\n}\n`,
};

suite('a look-up of uses', () => {
  let codebase: Codebase;
  let clock: CostlyClock;

  beforeEach(async () => {
    clock = new CostlyClock();
    ({ codebase } = await openFixture(files, clock));
    // Texts are read once.
    await uses('many');
    [clock.pauses, clock.cost] = [0, 1];
  });

  const uses = async (name: string, token: CancellationToken = neverCancelled): Promise<readonly UsesAnswer[]> =>
    codebase.uses({ name }, {}, token);
  const overlay = (path: string, text: string): Promise<void> => codebase.overlay(memoryRoot.key, path, text);
  const lines = ([answer]: readonly UsesAnswer[]): string[] => (answer?.places ?? []).map(({ path, line }) => `${path}:${line}`);

  test('pauses between the places of one file', async () => {
    assert.equal((await uses('reserve'))[0]?.places.length, inOneFile + 3);
    assert.ok(clock.pauses >= inOneFile / 15, `${clock.pauses} pauses`);
  });

  test('ends at the next pause when it is cancelled', async () => {
    const source = new CancellationSource();
    clock.meanwhile = async () => {
      if (clock.pauses === 5) source.cancel();
    };
    await assert.rejects(uses('reserve', source.token), CancelledError);
    assert.equal(clock.pauses, 5);
  });

  test('starts again when the index changes meanwhile', async () => {
    clock.meanwhile = async () => {
      clock.meanwhile = undefined;
      await overlay('app/first.ts', `// moved\n${files['app/first.ts']}reserve(2);\n`);
    };
    const results = await uses('reserve');
    assert.deepEqual(lines(results).slice(0, 3), ['app/first.ts:2', 'app/first.ts:4', 'app/first.ts:6']);
    assert.deepEqual(results, await uses('reserve'));
  });

  test('describes the target as it is at the end', async () => {
    clock.meanwhile = async () => {
      if (clock.pauses < 3) return;
      clock.meanwhile = undefined;
      await overlay('stock.ts', `// moved\n${files['stock.ts']}`);
    };
    assert.equal((await uses('reserve'))[0]?.line, 2);
    clock.pauses = 0;
    clock.meanwhile = async () => {
      if (clock.pauses < 3) return;
      clock.meanwhile = undefined;
      await overlay('stock.ts', 'export function reserveAll(): void {}\n');
    };
    assert.deepEqual(await uses('reserve'), [], 'it is gone');
  });

  test('never reports "nobody" while the index keeps changing', async () => {
    const at = { root: memoryRoot.key, path: 'stock.ts', line: 4 };
    const verdict = async (): Promise<unknown> => (await codebase.uses({ name: 'forgotten', at }, {}, neverCancelled))[0]?.verdict;
    assert.deepEqual(await verdict(), { is: 'nobody', within: 'file' });
    let changes = 0;
    clock.meanwhile = () => overlay('app/first.ts', `${files['app/first.ts']}// ${++changes}\n`);
    assert.deepEqual(await verdict(), { is: 'unknown', because: 'incomplete' });
    clock.meanwhile = undefined;
  });
});

test('marks the result as mixed if the target is gone', async () => {
  const { codebase } = await openFixture(files);
  const { graph } = codebase;
  const [symbol] = graph.byName('forgotten');
  assert.ok(symbol);
  const ports = { files: () => graph.files(), version: () => 1, changes: () => 1, keyOf: (): undefined => undefined };
  const texts = new FileTexts({ ...ports, clock: new MemoryClock(), readText: async (_, path) => files[path as keyof typeof files] });
  assert.equal((await findUses({ symbol }, { graph, texts }, neverCancelled)).isMixed, false);
  graph.update({ changedFiles: [], removedFiles: [symbol] });
  assert.equal((await findUses({ symbol }, { graph, texts }, neverCancelled)).isMixed, true);
});

test('changes the version of the graph with each step that may change an answer', async () => {
  const { codebase } = await openFixture(files);
  const { graph } = codebase;
  const seen = new Set([graph.changes]);
  assert.equal(graph.deriveEdges(), true);
  assert.ok(seen.has(graph.changes), 'nothing was to be done');
  const changed = [...graph.files()];
  graph.update({ changedFiles: [], removedFiles: changed });
  assert.ok(!seen.has(graph.changes), 'files are gone');
  graph.update({ changedFiles: changed, removedFiles: [] });
  for (let steps = 1; ; steps++) {
    assert.equal(seen.size, seen.add(graph.changes).size - 1, `step ${steps}`);
    if (graph.unlinkedCount === 0) break;
    graph.deriveEdges(() => true);
  }
  assert.ok(seen.size > changed.length);
});
