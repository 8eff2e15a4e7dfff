// Which languages another extension serves: asked once, believed for a while or for good, and never asked for a keystroke.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { believedMs, OtherProviders, replyMs } from '../../../src/vscode/languageServers/otherProviders.ts';

/** A clock that tests move; a sleep ends once it has moved far enough. */
class SteppedClock {
  #now = 0;
  readonly #sleepers: { readonly end: number; readonly wake: () => void }[] = [];
  readonly monotonic = (): number => this.#now;
  readonly sleep = (ms: number): Promise<void> => new Promise((wake) => this.#sleepers.push({ end: this.#now + ms, wake }));

  step(ms: number): void {
    this.#now += ms;
    for (const { end, wake } of this.#sleepers) if (end <= this.#now) wake();
  }
}

interface Scene {
  readonly clock: SteppedClock;
  readonly others: OtherProviders<string>;
  /** What was asked, as `language place`. */
  readonly asked: string[];
}

/** `served`: languages that another extension serves; `ask` overrides what is said of them. */
function createScene(served: Set<string>, ask = async (language: string): Promise<boolean> => served.has(language)): Scene {
  const clock = new SteppedClock();
  const asked: string[] = [];
  const others = new OtherProviders<string>({
    ask: (language, place) => {
      asked.push(`${language} ${place}`);
      return ask(language);
    },
    clock,
  });
  return { clock, others, asked };
}

suite('other providers', () => {
  test('stay found, and are forgotten when extensions change', async () => {
    const served = new Set(['typescript']);
    const { clock, others, asked } = createScene(served);
    assert.equal(await others.serve('typescript', 'a'), true);
    clock.step(100 * believedMs);
    assert.equal(await others.serve('typescript', 'b'), true);
    assert.deepEqual(asked, ['typescript a']);
    served.clear();
    others.forget();
    assert.equal(await others.serve('typescript', 'c'), false);
  });

  test('that start late are found once the last answer is too old', async () => {
    const served = new Set<string>();
    const { clock, others, asked } = createScene(served);
    assert.equal(await others.serve('python', 'a'), false);
    served.add('python');
    clock.step(believedMs - 1);
    assert.equal(await others.serve('python', 'b'), false);
    assert.deepEqual(asked, ['python a']);
    clock.step(1);
    assert.equal(await others.serve('python', 'c'), true);
  });

  test('are looked for once by all that ask at the same time, and for each language', async () => {
    const { others, asked } = createScene(new Set(['go']));
    assert.deepEqual(await Promise.all([others.serve('go', 'a'), others.serve('go', 'b'), others.serve('ruby', 'c')]), [true, true, false]);
    assert.deepEqual(asked, ['go a', 'ruby c']);
  });

  test('that do not reply count as there for a while', async () => {
    const { clock, others, asked } = createScene(new Set(), () => new Promise<boolean>(() => undefined));
    const answer = others.serve('java', 'a');
    clock.step(replyMs);
    assert.equal(await answer, true);
    clock.step(believedMs - 1);
    assert.equal(await others.serve('java', 'b'), true);
    clock.step(1);
    void others.serve('java', 'c');
    assert.deepEqual(asked, ['java a', 'java c']);
  });

  test('that were looked for before everything was forgotten are looked for again', async () => {
    const replies = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const { others, asked } = createScene(new Set(), () => replies[asked.length - 1]?.promise ?? Promise.resolve(false));
    const before = others.serve('rust', 'a');
    others.forget();
    const after = others.serve('rust', 'b');
    replies[0]?.resolve(true);
    await before;
    assert.equal(others.serve('rust', 'c') === after, true);
    replies[1]?.resolve(false);
    assert.deepEqual([await after, await others.serve('rust', 'd'), asked], [false, false, ['rust a', 'rust b']]);
  });

  test('that fail count as none', async () => {
    const { others } = createScene(new Set(), () => Promise.reject(new Error('broken')));
    assert.equal(await others.serve('php', 'a'), false);
  });
});
