// Uses in TypeScript by the receiver and by written types. Exactly the lines that end with `//!` are uses.
import { suite } from 'node:test';
import { markedUses } from '../markedUses.ts';
import { dedent } from '../../../support/dedent.ts';

suite('TypeScript receivers', () => {
  markedUses('finds members through spread objects', 'Item.items', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      function f(x: Item) {
        return [
          ...x.items, //!
          ...x.items.map((y) => y.size), //!
          ...x.items.slice(0, -1), //!
        ];
      }
      class C { #p: Item; q = 1;
        g() { return {
          ...this.#p.items, //!
          b: 1 }; }
      }
    `,
  });
  markedUses('finds private names', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      class C { readonly #p: Item;
        constructor(p: Item) { this.#p = p; }
        g() { return f(this.#p.size, 1); } //!
        #h() {
          return f(
            this.#p.size, //!
          ); }
      }
    `,
  });
  markedUses('finds a member of the type that a method promises', 'src/a.ts:3 messages', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      class C {
        private async get(): Promise<{ messages: string[], patches: { patch: string, uri?: string }[] }> { return x; }
        async g() {
          const { messages, patches } = await this.get(); //!
        }
        h(): { messages: string } {}
      }
      async function q(c: C) { return (await c.get()).messages; } //!
    `,
  });
  markedUses('finds a member of a type in type arguments', 'src/a.ts:4 toSide', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      interface M<T> { args: T }
      class C {
        private async open(message?: M<{ toSide?: boolean }>): Promise<void> {
          const toSide = message?.args?.toSide || false; //!
          return g(toSide);
        }
      }
    `,
  });
  markedUses('finds members through `T[keyof T]`', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      interface TM { a: Item; b: Item }
      type Some = TM[keyof TM];
      function g(x: Some, y: TM['a']) { return x.size + y.size; } //!
    `,
  });
  markedUses('finds members through elements of tuples', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      function g(x: [Item, string], list: [Item, number][]) {
        x[0].size; //!
        x[1].size;
        for (const it of list) it[0].size; //!
        for (const [a, b] of list) a.size; //!
        return list[0]![0].size; //!
      }
    `,
  });
  markedUses('finds members through `T["name"]`', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      function g(
        a:
          | string
          | Item['size'], //!
        b?: Item["size"], //!
      ): Item['size'] { return b; } //!
      type Q<T extends Item> = T['size']; //!
    `,
  });
  markedUses('finds members through optional chains', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      class T { p?: Item; q(): Item | undefined { return this.p; } }
      function g(t?: T) {
        if (t?.p?.size) return; //!
        const a = t?.q();
        a?.size; //!
        t!.p!.size; //!
        (t as any as T).p.size; //!
        (<T>t).p.size; //!
      }
    `,
  });
  markedUses('finds members through unions and utility types', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      type E = { kind: 'a'; item: Item } | { kind: 'b'; other: string };
      function g(e: E) {
        if (e.kind === 'a') { e.item.size; } //!
        switch (e.kind) { case 'a': e.item.size; } //!
        if ('item' in e) e.item.size; //!
      }
      type U = Item & { x: number };
      function h(u: U, v: Omit<Item, 'deep'>, w: Partial<Pick<Item, 'size'>>) { u.size; v.size; w.size; } //!
      interface I2 extends Omit<Item, 'deep'> {}
      function k(i: I2) { i.size; } //!
    `,
  });
  markedUses('narrows types by type guards', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      export function isItem(x: any): x is Item { return true; }
      export const isItem2 = make('x') as (thing: any) => thing is Item;
      export const isItem3 = (x: unknown): x is Item => true;
      function g(a: any, b: unknown, c) {
        if (isItem(a)) { return a.size; } //!
        if (isItem2(b)) return b.size; //!
        if (isItem3(c) && c.size) return; //!
        if (!isItem(b)) return;
        return b.size; //!
      }
    `,
  });
});

markedUses('takes the result of a function from the type of its variable, also through a cast', 'src/a.ts:2 size', {
  'src/a.ts': dedent`
    export interface Item {
      size: number;
    }
    export interface Other {
      size: number;
    }
    interface Find {
      (text: string): Item;
    }
    export const one: Find = function one(text: string): Other {
      return JSON.parse(text);
    } as any;
    export const two: Find = (text) => JSON.parse(text);
    export function run(): number {
      const found = one('a');
      return found.size //!
        + two('b').size; //!
    }
  `,
});
