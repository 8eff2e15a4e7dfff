// The first sentence of an answer takes the form of the question: a number, yes or no, a place. Only a complete list decides it.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/price.ts': dedent`
    export function linePrice(n: number): number {
      return n * 2;
    }

    function roundUp(n: number): number {
      return n;
    }

    function neverRun(n: number): number {
      return n;
    }

    export const shown = (n: number): number => roundUp(n);
  `,
  'src/cart.ts': dedent`
    import { linePrice } from './price.ts';

    export function cartTotal(): number {
      const one = linePrice(1);
      return one + linePrice(2);
    }

    export function vatOf(): number {
      return linePrice(3);
    }

    export function priceTag(): string {
      return String(linePrice(4));
    }
  `,
  'src/store.ts': dedent`
    export class Store {
      reload(): void {}
    }
    export class FileStore extends Store {}
    export class MemoryStore extends Store {}

    export function refresh(it: any): void {
      it.refill();
    }
    export class Shelf {
      refill(): void {}
    }
    export class Bin {
      refill(): void {}
    }
  `,
  'src/drawer.ts': dedent`
    export class Drawer {
      slide(): void {}
    }
    export function slideIt(it: any): void {
      it.slide();
    }
    export class Door {
      slide(): void {}
    }
  `,
  'test/drawer.test.ts': dedent`
    import { Drawer } from '../src/drawer.ts';
    it('slides', () => {
      const one = new Drawer();
      one.slide();
      one.slide();
    });
  `,
  'test/price.test.ts': dedent`
    import { shownOnlyHere, fromTests } from './helpers.ts';
    it('is shown', () => {
      shownOnlyHere(fromTests());
    });
  `,
  'test/helpers.ts': dedent`
    export function shownOnlyHere(n: number): number {
      return n;
    }
    export function fromTests(): number {
      return 1;
    }
  `,
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const firstParagraph = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n\n')[0] ?? '';

suite('the first sentence of an answer', () => {
  for (const [question, first] of [
    [
      'how many callers does linePrice have?',
      /^4 places call `linePrice` \(`cartTotal` \[\d+\], .* and 1 more\)\. They are in 3 definitions and 1 file\.$/,
    ],
    ['Wie viele Klassen erben von `Store`?', /^2 types extend or implement `Store` \(`FileStore` \[\d+\], `MemoryStore` \[\d+\]\)\.$/],
    ['how many places call roundUp?', /^1 place calls `roundUp` \(`shown` \[\d+\]\)\.$/],
    ['how many callers does neverRun have?', /^None: nobody uses `neverRun`\.$/],
    ['does anything call linePrice?', /^Yes: 4 places call `linePrice` \(/],
    ['¿Alguien llama a linePrice?', /^Yes: 4 places call `linePrice` \(/],
    ['is neverRun used anywhere?', /^No: nobody uses `neverRun`\.$/],
    ['does anything call cartTotal?', /^Not known: no place in this workspace is known to do so\.$/],
    ['does anything call Shelf.refill?', /^Not known: 1 place might do so\.$/],
    ['is linePrice used outside tests?', /^Yes: 5 places use `linePrice` \(/],
    ['is shownOnlyHere used outside of tests?', /^Only in tests: 2 places use `shownOnlyHere`/],
    ['is linePrice only used in tests?', /^No, also outside of tests: 5 places use `linePrice`/],
    ['where is linePrice called?', /^`src` \[\d+\], .* and 1 more: 4 places call `linePrice`\.$/],
    ['where is linePrice defined?', /^`linePrice` is defined in `src` \[\d+\]\.$/],
    ['who calls Drawer.slide?', /^2 places call `Drawer.slide`, all of them in tests; 1 more may\.$/],
    ['list all callers of linePrice', /^4 places call `linePrice`\.$/],
  ] as const)
    test(`answers in the form of the question: ${question}`, async () => {
      assert.match(await firstParagraph(question), first);
    });

  for (const question of [
    'does linePrice validate its input?',
    'does anything call linePrice more than once?',
    'does every function call linePrice?',
    'how is linePrice called?',
    'what calls linePrice with a negative number?',
  ])
    test(`has its usual form if no list decides the question: ${question}`, async () => {
      assert.doesNotMatch(await firstParagraph(question), /^(?:Yes|No|None|Not known|Only)/);
    });
});
