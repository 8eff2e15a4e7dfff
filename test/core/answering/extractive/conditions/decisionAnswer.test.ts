// A question that a condition, a line or a pair of definitions decides is answered in the first sentence, with the line that proves it.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/users.ts': dedent`
    export class NotThere extends Error {}

    /** Looks a user up. */
    export function findUser(name: string): string | null {
      if (!name) {
        return null;
      }
      return name;
    }

    /** Looks a user up, who must be there. */
    export function needUser(name: string): string {
      const user = findUser(name);
      if (user === null) {
        throw new NotThere(name);
      }
      return user;
    }

    export function greet(name: string): string {
      return needUser(name);
    }

    export function double(n: number): number {
      return n * 2;
    }

    export function rename(user: { name: string }, name: string): void {
      user.name = name;
    }

    export function renameAll(users: { name: string }): void {
      rename(users, "a");
    }

    export function nameOf(user: { name: string }): string {
      return user.name;
    }
  `,
  'src/kitchen.ts': dedent`
    export class Stove {
      bake(): void {}
      clean(): void {}
    }

    export class Fridge {
      freeze(): void {}
      clean(): void {}
    }
  `,
  'src/store.py': dedent`
    def read_all(path):
        handle = open(path)
        try:
            return handle.read()
        finally:
            handle.close()


    def first_of(items):
        if items is not None:
            return items[0]


    def load_plugin(name, registry):
        if not name:
            raise ValueError("a plugin needs a name")
        try:
            registry[name] = import_module(name)
        except ImportError as error:
            registry[name] = error
        check_plugin(registry[name])


    def check_plugin(plugin):
        if plugin.version < 2:
            raise OldPlugin(plugin)


    def report_plugin(plugin):
        if isinstance(plugin, ImportError):
            print(plugin)


    def ship_order(order, stock):
        if order.amount > stock:
            raise ValueError("too few in stock")
        elif order.is_express:
            stock.reserve(order)
        else:
            stock.enqueue(order)
  `,
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const firstParagraph = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n\n')[0] ?? '';

suite('the answer about a decision', () => {
  for (const [question, first] of [
    ['When does findUser return null?', /^`findUser` returns `null` \[\d+\] if this holds: `if \(!name\)` \[\d+\]\.$/],
    [
      'When does needUser throw?',
      /^`needUser` raises `NotThere` \[\d+\] if this holds: `if \(user === null\)` \[\d+\] \(`user` is set by `findUser\(name\)` \[\d+\]\)\.$/,
    ],
    ['Can needUser throw?', /^Yes: `needUser` raises `NotThere` \[\d+\] if this holds:/],
    [
      'Can greet throw?',
      /^Yes: `greet` calls `needUser` \[\d+\]: `needUser` raises `NotThere` \[\d+\] if this holds: `if \(user === null\)` \[\d+\] \(`user` is set by `findUser\(name\)` \[\d+\]\)\.$/,
    ],
    ['Can double throw?', /^No, as far as the code shows: no line of `double` \[\d+\] raises an error, and it calls no function/],
    ['Can double return null?', /^No, as far as the code shows: no line of `double` \[\d+\] returns it/],
    ['Does rename mutate its argument?', /^Yes: `rename` has this line: `user\.name = name;` \[\d+\]\.$/],
    [
      'Does renameAll mutate its argument?',
      /^Yes: `renameAll` calls `rename` \[\d+\], which has this line: `user\.name = name;` \[\d+\]\.$/,
    ],
    ['Does nameOf mutate its argument?', /^No, as far as the code shows: no line of `nameOf`/],
    ['Does read_all close the file?', /^Yes: `read_all` has this line: `handle\.close\(\)` \[\d+\]/],
    ['When does first_of return None?', /^`first_of` ends without a value if this does not hold: `if items is not None` \[\d+\]\.$/],
    [
      'What happens if the order is express?',
      /^In `ship_order`, if this holds: `elif order\.is_express` \[\d+\], this runs: `stock\.reserve\(order\)` \[\d+\]\. Otherwise: `stock\.enqueue\(order\)` \[\d+\]\.$/,
    ],
    [
      'What is the difference between findUser and needUser?',
      /^`findUser` \[\d+\]: Looks a user up\. `needUser` \[\d+\]: Looks a user up, who must be there\.$/,
    ],
  ] as const)
    test(`is in the first sentence: ${question}`, async () => {
      assert.match(await firstParagraph(question), first);
    });

  test('says which definition is the nearest to words that name none', async () => {
    const { answer } = await ask(codebase, 'What is the difference between the user finder and the plugin reporter?');
    assert.match(
      answer,
      /^`findUser` is the nearest to "user finder"\. `report_plugin` is the nearest to "plugin reporter"\. `findUser` \[\d+\]:/,
    );
  });

  test('lists the members that only one of two classes has', async () => {
    const { answer } = await ask(codebase, 'What is the difference between a stove and a fridge?');
    assert.match(answer, /- Only `Stove` has: `bake`/);
    assert.match(answer, /- Only `Fridge` has: `freeze`/);
  });

  test('puts both definitions side by side', async () => {
    const { answer } = await ask(codebase, 'findUser vs. needUser');
    assert.match(answer, /- `needUser` calls `findUser`\./);
    assert.match(answer, /- Only `needUser` raises: `NotThere`/);
    assert.match(answer, /### `findUser`[\s\S]*### `needUser`/);
  });

  for (const question of ['When can loading a plugin fail?', 'Why could loading a plugin crash?'])
    test(`lists the failures of a described action: ${question}`, async () => {
      const { answer } = await ask(codebase, question);
      assert.match(answer, /^`load_plugin` \[\d+\] fits "loading a plugin" best\./);
      assert.match(answer, /- `load_plugin` raises `ValueError` \[\d+\] if this holds: `if not name` \[\d+\]\./);
      assert.match(
        answer,
        /- `load_plugin` catches an error: `except ImportError as error:` \[\d+\]\. Then this runs: `registry\[name\] = error` \[\d+\]\./,
      );
      assert.match(answer, /- `load_plugin` calls `check_plugin` \[\d+\]: `check_plugin` raises `OldPlugin` \[\d+\] if this holds:/);
      assert.match(answer, /1 call leads out of the workspace/);
    });

  test('shows the deciding lines', async () => {
    const { answer } = await ask(codebase, 'When does needUser throw?');
    assert.match(answer, /```typescript\n[^`]*throw new NotThere\(name\);/);
  });
});
