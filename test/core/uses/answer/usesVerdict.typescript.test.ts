// "Nobody uses it" in TypeScript: what only its module can name, and what else may reach it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';

suite('"nobody" in TypeScript', () => {
  test('depends on exports of a module, and is never said of a script', async () => {
    const files = {
      'src/a.ts': dedent`
        import { make } from 'lib';
        const spare = make();
        const used = make();
        export const shown = make();
        export const {
          first,
          second,
        } = make();
        const renamed = make();
        export { renamed as other };
        function idle(): void {}
        export function run(): void {
          function inner(): void {}
          const box = { put(): void {} };
          make(box, used, "spare");
        }
      `,
      'src/page.ts': 'const ofPage = make();\n',
      'src/b.ts': dedent`
        export function other(thing: any) {
          return thing.spare + thing.idle;
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['spare', 'used', 'shown', 'second', 'renamed', 'idle', 'inner', 'put', 'ofPage']), {
      ...{ spare: 'nobody', used: 'used', shown: 'exported', second: 'exported', renamed: 'used', idle: 'nobody', inner: 'nobody' },
      put: 'exported',
      ofPage: 'exported',
    });
  });

  test('is not said of names in type arguments, loops and global declarations', async () => {
    const files = {
      'src/a.test.ts': dedent`
        import { check } from 'lib';
        const one = check();
        const two = check();
        const three = check();
        type Alone = string;
        test('all', () => {
          check<check.Of<typeof one>, string>(true);
          for (const { kind, name } of two) check(kind);
          for (const [a, b] of Object.entries(three)) check(a, b);
        });
        declare global {
          interface Window {
            own: string;
          }
        }
      `,
    };
    const { codebase } = await openFixture(files);
    const at = async (path: string, line: number, name: string): Promise<string | undefined> =>
      (await codebase.uses({ name, at: { root: memoryRoot.key, path, line } }, {}, neverCancelled))[0]?.verdict.is;
    for (const [line, name] of [
      [2, 'one'],
      [3, 'two'],
      [4, 'three'],
    ] as const)
      assert.equal(await at('src/a.test.ts', line, name), 'used', name);
    assert.equal(await at('src/a.test.ts', 5, 'Alone'), 'unknown');
    assert.equal(await at('src/a.test.ts', 12, 'Window'), 'unknown');
  });

  test('is not said of assigned values, expressions and ambient declarations', async () => {
    const files = {
      'src/a.ts': dedent`
        import { memo } from 'lib';
        let settle;
        const path = require('path');
        let held = memo.one;
        export function run(): unknown {
          let give = null;
          new Promise((resolve) => {
            give = (value) => resolve(value);
          });
          const arrow = () => 1;
          return [give, held.two, path.join()];
        }
        export const View = memo(function Inner() {});
        new class Started {}();
        export declare class Ambient {
          private seen;
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['run.arrow', 'held', 'Inner', 'Started', 'Ambient.seen']), {
      ...{
        'run.arrow': 'nobody',
        held: 'used',
        Inner: 'exported',
        Started: 'exported',
        'Ambient.seen': 'exported',
      },
    });
  });

  test('is said of private members in type-checked code, whatever names code outside of the class uses', async () => {
    const files = {
      'src/a.ts': dedent`
        import { Base } from 'lib';
        export class Box extends Base {
          private lid = 1;
          private hinge = 2;
          private seal = 3;
          #lock = 4;
          private once = 6;
          size = 5;
          constructor(private readonly label: string, private owner: string) {
            super(owner);
          }
          private close(): void { this.once = 7; this.#lock = 5; }
          private open(): void {}
          shut(): void {}
        }
      `,
      'src/b.ts': dedent`
        export function f(thing) {
          return thing.lid + thing.close() + thing.label;
        }
      `,
      'src/c.ts': dedent`
        export function g(thing) {
          return (thing as any).hinge;
        }
      `,
      'src/d.js': 'export const names = ["open"];\nexport const h = (thing) => thing.seal;\n',
    };
    assert.deepEqual(
      await verdicts(files, [
        'Box.lid',
        'Box.hinge',
        'Box.seal',
        'Box.size',
        'Box.label',
        'Box.owner',
        'Box.close',
        'Box.open',
        'Box.shut',
        'Box.once',
        'Box.#lock',
      ]),
      {
        ...{ 'Box.lid': 'nobody', 'Box.hinge': 'undecided', 'Box.seal': 'undecided', 'Box.size': 'exported', 'Box.label': 'nobody' },
        ...{ 'Box.owner': 'used', 'Box.close': 'nobody', 'Box.open': 'quoted', 'Box.shut': 'exported' },
        ...{ 'Box.once': 'used', 'Box.#lock': 'used' },
      },
    );
  });
});
