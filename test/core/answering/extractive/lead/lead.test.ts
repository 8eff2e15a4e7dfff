// The first sentence of an answer takes the form that the question asks for: a number, yes or no, a place. Only what a list decides.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/api.ts';
import { ask, openFixture } from '../../openFixture.ts';

const files = {
  'src/price.ts':
    'export function linePrice(n: number): number {\n  return n * 2;\n}\n\nfunction roundUp(n: number): number {\n  return n;\n}\n\n' +
    'function neverRun(n: number): number {\n  return n;\n}\n\nexport const shown = (n: number): number => roundUp(n);\n',
  'src/cart.ts':
    "import { linePrice } from './price.ts';\n\nexport function cartTotal(): number {\n  const one = linePrice(1);\n  return one + linePrice(2);\n}\n\n" +
    'export function vatOf(): number {\n  return linePrice(3);\n}\n\nexport function priceTag(): string {\n  return String(linePrice(4));\n}\n',
  'src/store.ts':
    'export class Store {\n  reload(): void {}\n}\nexport class FileStore extends Store {}\nexport class MemoryStore extends Store {}\n\n' +
    'export function refresh(it: any): void {\n  it.refill();\n}\nexport class Shelf {\n  refill(): void {}\n}\nexport class Bin {\n  refill(): void {}\n}\n',
  'src/drawer.ts':
    'export class Drawer {\n  slide(): void {}\n}\nexport function slideIt(it: any): void {\n  it.slide();\n}\nexport class Door {\n  slide(): void {}\n}\n',
  'test/drawer.test.ts':
    "import { Drawer } from '../src/drawer.ts';\nit('slides', () => {\n  const one = new Drawer();\n  one.slide();\n  one.slide();\n});\n",
  'test/price.test.ts':
    "import { shownOnlyHere, fromTests } from './helpers.ts';\nit('is shown', () => {\n  shownOnlyHere(fromTests());\n});\n",
  'test/helpers.ts':
    'export function shownOnlyHere(n: number): number {\n  return n;\n}\nexport function fromTests(): number {\n  return 1;\n}\n',
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const firstOf = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n\n')[0] ?? '';

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
    test(`is an answer of that form: ${question}`, async () => {
      assert.match(await firstOf(question), first);
    });

  for (const question of [
    'does linePrice validate its input?',
    'does anything call linePrice more than once?',
    'does every function call linePrice?',
    'how is linePrice called?',
    'what calls linePrice with a negative number?',
  ])
    test(`is the usual one where the list does not decide: ${question}`, async () => {
      assert.doesNotMatch(await firstOf(question), /^(?:Yes|No|None|Not known|Only)/);
    });
});
