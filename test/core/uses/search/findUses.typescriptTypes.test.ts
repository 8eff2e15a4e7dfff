// Uses in TypeScript by types: keys of objects, patterns, parameters of callbacks, JSX, callable objects.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

suite('uses by types', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/types.ts': dedent`
        import type { Context } from './context';
        import type { App } from './app';
        export type Handler<E = any> = (c: Context<E>, next: () => void) => any;
        export type H<E = any> = Handler<E> | string;
        export interface Register<E = any> {
          // app.get(handler)
          <E2 extends E = E>(handler: H<E2>): App<E>;
          <P extends string>(path: P, ...handlers: [H<E>, H<E>]): App<E>;
        }
      `,
      'src/context.ts': dedent`
        export class Context<E = any> {
          get body(): string { return ''; }
        }
      `,
      'src/app.ts': dedent`
        import type { Register } from './types';
        export class App<E = any> {
          get!: Register<E>;
          post: Register<E>;
          constructor() {
            this.post = (path) => this;
          }
        }
      `,
      'src/main.ts': dedent`
        import { App } from './app';
        const app = new App();
        app.get((c) => c.body);
        app.get('/x', (c) => c.body, (c, next) => c.body);
        app.post('/y').get((c) => c.body);
      `,
      'src/options.ts': dedent`
        export interface Options {
          url: string;
          inner?: { deep: number };
        }
        export enum Kind {
          Item,
          Other,
        }
        export interface Item {
          label: string;
        }
        export class Other {
          url = '';
        }
      `,
      'src/use.ts': dedent`
        import { Item, Kind, Options, Other } from './options';
        export function run(options: Options): Item {
          const { url } = options;
          run({ url });
          run({ inner: { deep: 1 }, url: 'x' });
          const other = new Other();
          other.url = url;
          return { label: Kind.Item.toString() };
        }
        export function labels(list: Item[], later: Promise<Item>): string[] {
          later.then((item) => item.label);
          return list.map((item) => item.label).concat(list.flatMap(({ label }) => label));
        }
      `,
      'src/view.tsx': dedent`
        interface Props { heading: string; onDone?: () => void }
        declare namespace JSX {
          interface IntrinsicElements {
            article: { slot: string };
          }
        }
        function Panel({ heading }: Props) {
          return <article slot="a">{heading}</article>;
        }
        export const view = <Panel heading="x" onDone={() => 1} />;
      `,
    }));
  });

  const lines = async (name: string): Promise<string[]> => {
    const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
    assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
    return result.places.map(({ path, line }) => `${path}:${line}`);
  };

  test('include members of callback parameters of a callable object', async () => {
    assert.deepEqual(await lines('Context.body'), ['src/main.ts:3', 'src/main.ts:4', 'src/main.ts:5']);
    assert.deepEqual(await lines('App.get'), ['src/main.ts:3', 'src/main.ts:4', 'src/main.ts:5']);
  });

  test('include keys of arguments and patterns only for the expected type', async () => {
    assert.deepEqual(await lines('Options.url'), ['src/use.ts:3', 'src/use.ts:4', 'src/use.ts:5']);
    assert.deepEqual(await lines('Other.url'), ['src/use.ts:7']);
  });

  test('include members of list elements, promise results and returned objects', async () => {
    assert.deepEqual(await lines('Item.label'), ['src/use.ts:8', 'src/use.ts:11', 'src/use.ts:12']);
  });

  test('do not include a member of an enum with the name of a type', async () => {
    const places = await codebase.uses({ name: 'Item' }, {}, neverCancelled);
    const type = places.find(({ line }) => line === 9);
    assert.ok(type && type.places.every(({ path }) => path === 'src/use.ts'));
    assert.deepEqual(await lines('Kind.Item'), ['src/use.ts:8']);
  });

  test('include elements and attributes of JSX', async () => {
    assert.deepEqual(await lines('IntrinsicElements.article'), ['src/view.tsx:8']);
    assert.deepEqual(await lines('Props.onDone'), ['src/view.tsx:10']);
    assert.deepEqual(await lines('Props.heading'), ['src/view.tsx:7', 'src/view.tsx:10']);
  });
});
