// A sentence of a document begins the answer where it has nearly all words of the question, and only words led to code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const warehouse = {
  'README.md': dedent`
    # Warehouse

    Boxes go on shelves.

    ## Labels

    Anything can be printed. By default, no labels are printed on returned boxes.

    ## Options

    \`minShelves\`
    This option controls the minimum number of shelves that the warehouse keeps.
    *Default: same as maxShelves*

    \`maxShelves\`
    This option controls the maximum number of shelves that the warehouse may have.
    *Default: 12*
  `,
  'CHANGELOG.md': '# Changes\n\n- By default, a returned pallet has no wheels.\n',
  'src/pallet.ts': 'export function movePallet(pallet: string): string {\n  return pallet;\n}\n',
  'src/box.ts': dedent`
    export class Warehouse {
      maxShelves = -1;
      /** Prints what a box has. */
      print(box: string): string {
        return box;
      }
      validate(): void {
        if (this.maxShelves < 1) {
          this.maxShelves = SHELF_COUNT;
        }
      }
    }
    export const SHELF_COUNT = 12;
  `,
};

test('a yes-or-no question for a default that no code sets is answered by the sentence, with its line', async () => {
  const { codebase } = await openFixture(warehouse);
  const { answer } = await ask(codebase, 'Are labels printed on returned boxes by default?');
  assert.match(answer, /^The documentation says, in `README\.md:7` \[1\]: By default, no labels are printed on returned boxes\./);
  assert.match(answer, /No line of code was found that sets such a value\./);
  assert.doesNotMatch(answer, /no name or documentation fits/);
  codebase.dispose();
});

test('a default belongs to the item before it, and stands beside the one that code sets', async () => {
  const { codebase } = await openFixture(warehouse);
  const { answer } = await ask(codebase, 'What is the default of the maximum number of shelves?');
  assert.match(answer, /The documentation says, in `README\.md:15` \[\d+\]: .*maxShelves.* … Default: 12\n/);
  assert.doesNotMatch(answer, /same as maxShelves/);
  codebase.dispose();
});

test('a value that stands for none is no default where the class replaces it', async () => {
  const { codebase } = await openFixture(warehouse);
  const { answer } = await ask(codebase, 'What is the default of the maximum number of shelves?');
  assert.match(answer, /^`SHELF_COUNT` \(`12`\) is the default of `maxShelves` in `Warehouse\.validate`/);
  codebase.dispose();
});

test('a change log never begins an answer', async () => {
  const { codebase } = await openFixture(warehouse);
  const { answer } = await ask(codebase, 'Does a returned pallet have wheels by default?');
  assert.doesNotMatch(answer, /The documentation says/);
  codebase.dispose();
});

test('sections that share hardly a word with the question are not listed', async () => {
  const { codebase } = await openFixture({
    'README.md': dedent`
      # Kiln

      ## Firing

      The kiln fires clay pots until the glaze shines.

      ## Install on Windows

      You might need a driver first.
    `,
    'src/kiln.ts': 'export function fireClay(pots: number): number {\n  return pots;\n}\n',
  });
  const { answer } = await ask(codebase, 'Where does the kiln fire the clay pots until their glaze shines?');
  assert.match(answer, /What the documentation says[^]*\(Kiln \\> Firing\)/);
  assert.doesNotMatch(answer, /Install on Windows/);
  codebase.dispose();
});
