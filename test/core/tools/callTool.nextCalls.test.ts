// Advice in results for the next call: where a walk stopped, and where a name, file or scope is unknown.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { openFixture } from '../../support/openFixture.ts';
import { call } from './toolFixture.ts';
import { dedent } from '../../support/dedent.ts';

const steps = 12;
const chain = Array.from(
  { length: steps },
  (_, i) => `export function step${i}(): void {\n  ${i + 1 < steps ? `step${i + 1}();` : ''}\n}\n`,
).join('');
const hub = `export function hub(): void {}\n${Array.from({ length: 40 }, (_, i) => `export function user${i}(): void {\n  hub();\n}\n`).join('')}`;
const documentedSource = `/**\n${Array.from({ length: 30 }, (_, i) => ` * Line ${i} of the comment.\n`).join('')} */\nexport function documented(): number {\n  return 1;\n}\n`;
const rust = {
  'src/store.rs': dedent`
    pub struct Shelf {
        books: u32,
    }

    impl Shelf {
        pub fn shelve_one(&mut self) {
            self.books += 1;
        }
    }

    pub fn shelve_none() {}
  `,
  'src/more.rs': dedent`
    use crate::store::Shelf;

    impl Shelf {
        pub fn shelve_two(&mut self) {}
    }
  `,
};
const kotlin = {
  'src/Lamp.kt': dedent`
    package light

    class Lamp {
        fun glowAtHome() {}
    }
  `,
  'src/More.kt': dedent`
    package light

    fun <T> Lamp?.glowAway(t: T): Int = 1

    fun glowAlone() {}
  `,
};

suite('advice for the next call', () => {
  let codebase: Codebase;

  before(async () => {
    const files = { 'src/chain.ts': chain, 'src/hub.ts': hub, 'src/documented.ts': documentedSource, ...rust, ...kotlin };
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  const textOf = async (name: string, args: object): Promise<string> => (await call(codebase, name, args)).text;

  test('trace_calls gives a greater depth, and another start at the greatest depth', async () => {
    assert.match(
      await textOf('trace_calls', { name: 'step11' }),
      /1 of the callers has further ones beyond depth 3: the same call with depth 5 shows/,
    );
    const deepest = await textOf('trace_calls', { name: 'step11', depth: 99 });
    assert.match(deepest, /beyond depth 8: trace_calls \{"name":"step3","path":"src\/chain\.ts","direction":"callers"\}/);
    assert.match(await textOf('trace_calls', { name: 'step3', direction: 'callees' }), /callees has further ones beyond depth 3/);
    assert.doesNotMatch(await textOf('trace_calls', { name: 'step2' }), /further/);
    assert.doesNotMatch(await textOf('trace_calls', { name: 'step9', direction: 'callees' }), /further/);
  });

  test('trace_calls gives the call that lists callers beyond its width', async () => {
    assert.match(
      await textOf('trace_calls', { name: 'hub' }),
      /Not all callers of hub are walked: find_uses \{"name":"hub","path":"src\/hub\.ts"\}/,
    );
  });

  test('every tool gives the same advice for an unknown name', async () => {
    const texts = await Promise.all([
      ...['find_symbol', 'find_uses', 'trace_calls'].map((name) => call(codebase, name, { name: 'documentd' })),
      call(codebase, 'trace_calls', { name: 'hub', to: 'documentd' }),
    ]);
    assert.deepEqual(
      [...new Set(texts.map(({ text, outcome }) => `${outcome} ${text}`))],
      [
        'refused Error: `documentd` is not defined in this workspace. Nearest: documented (src/documented.ts:33). Next: the same call with name "documented" and path "src/documented.ts", or search_text {"text":"documentd"}.',
      ],
    );
  });

  test('an unknown file or scope is reported with the nearest one', async () => {
    assert.match(
      await textOf('read_lines', { path: 'lib/documentedd.ts' }),
      /Nearest: src\/documented\.ts\. Next: the same call with path "src\/documented\.ts"/,
    );
    assert.match(
      await textOf('search_text', { text: 'x', scope: 'Shelff' }),
      /Nearest: Shelf \(src\/store\.rs\)\. Next: the same call with scope "Shelf", or the same call without scope/,
    );
  });

  test('a comment that is cut at its beginning says where it begins', async () => {
    const text = await textOf('find_symbol', { name: 'documented' });
    assert.match(text, /^\/\/ its comment begins at line 1\n18\| /m);
  });

  test('a type of Rust or Kotlin as scope includes its methods outside of its body', async () => {
    const shelf = await textOf('search_text', { text: 'shelve', scope: 'Shelf' });
    assert.match(shelf, /2 matches/);
    assert.doesNotMatch(shelf, /shelve_none/);
    const lamp = await textOf('search_text', { text: 'glow', scope: 'Lamp' });
    assert.match(lamp, /2 matches/);
    assert.doesNotMatch(lamp, /glowAlone/);
  });
});
