// Uses in TypeScript of values in lists, maps and promises. Exactly the lines that end with `//!` are uses.
import { suite } from 'node:test';
import { markedUses } from '../markedUses.ts';
import { dedent } from '../../../support/dedent.ts';

suite('TypeScript containers', () => {
  markedUses('finds members of objects that are put into lists and maps', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      const m = new Map<string, Item>();
      m.set('a', { size: 1 }); //!
      const l: Item[] = [];
      l.push({
        size: 1, //!
      });
      l.push(...[{ size: 1 }]);
      function g(x: Item) {
       x.items.push({ size: 2, deep: { low: '' } }); //!
      }
      const s = new Set<Item>();
      s.add({ size: 1 }); //!
      const fs: ((i: Item) => void)[] = [];
      fs.push((r) => r.size); //!
    `,
  });
  markedUses('finds members of the values of a map with a written type', 'modified', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      class C {
        readonly files: Map<string, { file: string, modified: boolean }> = new Map();
        g() { return [...this.files.values()].some(x => x.modified); } //!
        h() { this.files.set('', { file: '', modified: true }); //!
          const d = this.files.get('')!;
          if (d.modified) return; //!
        }
      }
    `,
  });
  markedUses('takes type arguments from the call around an object', 'F.clone', {
    'src/a.ts': dedent`
      interface Node { kids?: string[] }
      interface F {
        is(node: string): boolean
        clone(d: Node, p: string): string
      }
      export const X: F = freeze<F>({
        is(n) { return true; },
        clone(d, p) { //!
          return freeze({ ...d, kids: d.kids ? [...d.kids] : [] });
        },
      });
      function freeze<T>(obj: T): Readonly<T> { return Object.freeze(obj); }
      X.clone('', ''); //!
    `,
  });
  markedUses('finds members of loop variables', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      type L = { item: Item; status: number }[];
      class T { get tags(): Map<string, Item[]> { return x; } m: Map<string, Item[]>; }
      function g(l: L, t: T) {
        for (const { item, status } of l) item.size; //!
        for (const [k, v] of t.tags) for (const w of v) { w.size; } //!
        for (const [k, v] of t.m.entries()) v[0].size; //!
        for (const v of t.m.values()) v[0].size; //!
        t.m.forEach((v, k) => v[0].size); //!
        l.forEach(({ item }) => item.size); //!
        t.m.get('')![0].size; //!
      }
    `,
  });
  markedUses('finds keys of an object that is assigned to a value of a map', 'src/a.ts:3 object', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      class R<T> {
        readonly refs: Map<string, { readonly object: T; counter: number }> = new Map();
        g(key: string) {
          let reference = this.refs.get(key);
          if (!reference) {
            reference = {
              counter: 0,
              object: this.make(key), //!
            };
            this.refs.set(key, reference);
          }
          const { object } = reference; //!
        }
      }
    `,
  });
  markedUses('follows functions of the language', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      async function q(): Promise<Item> { return x; }
      async function r(): Promise<{ size: string }> { return x; }
      async function g() {
        const [a, b] = await Promise.all([q(), r()]);
        a.size; //!
        b.size;
        const all = await Promise.all(list.map(() => q()));
        const [c] = await Promise.all([
          q(), r(),
        ]);
        c.size; //!
      }
      declare const list: string[];
      function h(m: Record<string, Item>) {
        for (const [k, v] of Object.entries(m)) v.size; //!
        for (const v of Object.values(m)) v.size; //!
        Object.values(m).map((v) => v.size); //!
        Object.entries(m).map(([k, v]) => v.size); //!
        Array.from(new Set<Item>()).forEach((i) => i.size); //!
        [...new Set<Item>()].filter((i) => i.size); //!
        [...list, ...Object.values(m)];
      }
    `,
  });
  markedUses('follows `splice` and `flatMap`', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      function g(l: Item[]) {
        l.splice(0, 1, { size: 1 }); //!
        const all = l.flatMap((x) => x.items);
        all.map((i) => i.size); //!
        all.every((i) => i.size !== 1); //!
      }
    `,
  });
  markedUses('finds members of the values of promises', 'Item.size', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      async function load(): Promise<Item[]> { return []; }
      async function one() { const l = await load(); return l[0]; }
      async function* gen(): AsyncGenerator<Item> {}
      class A { async m() { return { a: await one(), b: (await load())[0] }; } }
      async function g(a: A) {
        const x = await one();
        x.size; //!
        const { a: y, b } = await a.m();
        y.size; b.size; //!
        for await (const z of gen()) z.size; //!
        try { (await load()).forEach(({ size }) => size); } catch {} //!
        const r = await load().then((l) => l[0]);
        r.size; //!
        load().then(async (l) => { for (const i of l) i.size; }).catch(() => 1); //!
      }
    `,
  });
});
