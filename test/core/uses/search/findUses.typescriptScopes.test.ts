// Uses in TypeScript by scopes, modules and namespaces. Exactly the lines that end with `//!` are uses.
import { suite } from 'node:test';
import { markedUses } from '../markedUses.ts';
import { dedent } from '../../../support/dedent.ts';

suite('TypeScript scopes', () => {
  markedUses('finds a module variable that a function assigns', 'obs', {
    'src/a.ts': dedent`
      let obs: any = null;
      export function stop() {
        obs?.x(); //!
        obs = new Foo(() => 1); //!
        obs = make(); //!
        if (obs) { obs.y(); } //!
      }
    `,
  });
  markedUses('finds a member of an enum beside a namespace with the same name', 'Kind.A', {
    'src/a.ts': dedent`
      export enum Kind { A, B }
      export namespace Kind {
        export const All = Kind.A | Kind.B; //!
        export function f(k: Kind) { return k === Kind.A; } //!
      }
      function g() { return Kind.A; } //!
      type T = { k: Kind.A }; //!
    `,
  });
  markedUses('finds a function in a namespace beside a function with the same name', 'make.deep', {
    'src/a.ts': dedent`
      export function make() {}
      export namespace make {
        export function deep() {}
      }
      make.deep(); //!
      make();
    `,
  });
  markedUses('follows a barrel file, also in the modules that it re-exports', 'isObs', {
    'src/internal.ts': dedent`
      export * from './b';
      export * from './c';
      export * from './a';
    `,
    'src/a.ts': dedent`
      import { die } from './internal';
      export function isObs() { die(); }
    `,
    'src/b.ts': dedent`
      import {
        isObs, //!
        Other,
      } from './internal';
      export function b() { isObs(); } //!
    `,
    'src/c.ts': dedent`
      import { isObs } from './internal'; //!
      export function die() { isObs(); } //!
      function hidden() {}
    `,
  });
  markedUses('does not follow a star export to a name that the module defines itself', 'help', {
    'src/internal.ts': dedent`
      export * from './b';
      export * from './a';
    `,
    'src/a.ts': dedent`
      export function help() {}
    `,
    'src/b.ts': dedent`
      function help() {}
      export function b() { help(); }
    `,
    'src/c.ts': dedent`
      import { help } from './internal'; //!
      help(); //!
    `,
  });
  markedUses('separates a field from the function with its name', 'bindIt', {
    'src/a.ts': dedent`
      export function bindIt(x: number) {}
      class X {
        bindIt = wrap(bindIt, this); //!
        other = wrap(bindIt, this); //!
      }
    `,
  });
  markedUses('finds a variable of a namespace', 'src/a.ts:3 prefix', {
    'src/item.ts': dedent`
      export interface Item { size: number; items: Item[]; deep: { low: string } }
    `,
    'src/a.ts': dedent`
      import type { Item } from './item';
      namespace S {
        const prefix = 'x';
        export const other = 'x';
        export function get(n: number) {
          return { path: \`/\${prefix}-\${n}\` }; //!
        }
        export function two() { return new RegExp(prefix); } //!
      }
    `,
  });
  markedUses('finds a default export under other names', 'src/a.tsx:1 Svg', {
    'src/a.tsx': dedent`
      const Svg = (p) => <a />;
      export default Svg; //!
    `,
    'src/index.ts': dedent`
      export { default as Network } from './a'; //!
      export { default as Other } from './b';
    `,
    'src/b.tsx': dedent`
      const Svg2 = (p) => <a />;
      export default Svg2;
    `,
    'src/use.tsx': dedent`
      import { Network, Other } from './index'; //!
      const x = <Network />; //!
      const y = <Other />;
    `,
    'src/d.tsx': dedent`
      import Pic from './a'; //!
      export const z = <Pic />; //!
    `,
  });
  markedUses('finds a function that is the default export', 'src/a.ts:1 load', {
    'src/a.ts': dedent`
      export default function load() {}
    `,
    'src/d.ts': dedent`
      import go from './a'; //!
      go(); //!
      import load from './a'; //!
      load(); //!
    `,
  });
  markedUses('follows a package whose exports differ by environment', 'src/index.ts:1 load', {
    'package.json': `{ "name": "@o/p", "exports": { ".": { "react-server": "./src/server.ts", "default": "./src/index.ts" } } }`,
    'src/index.ts': dedent`
      export function load() {}
    `,
    'src/server.ts': dedent`
      export function load() {}
    `,
    'test/d.ts': dedent`
      import { load } from '@o/p'; //!
      load(); //!
    `,
  });
  markedUses('does not read the end of a tag as a regular expression', 'ren', {
    'src/a.tsx': dedent`
      export function ren(x: any) { return ''; }
      const q = 'a';
      equal(f(<div data-foo={q} />), \`<div data-foo="test&quot;quote"></div>\`);
      ren(1); //!
      const e = <a><b>{ren(1)}</b>{ren(2)}<i>{ren(3)}</i></a>; //!
      const f = <b>{x}</b> || ren(1); //!
      const z = 1 / ren(2) / 3; //!
    `,
  });
  markedUses('finds a variable that shares its name with an interface', 'src/e.ts:1 Events', {
    'src/e.ts': dedent`
      export const Events = { A: 'a' } as const;
    `,
    'src/a.ts': dedent`
      import { Events } from './e'; //!
      export interface Events { x: number }
      class Q { static readonly B = Events.A; //!
        f() { g(Events.A); } //!
      }
    `,
  });
});
