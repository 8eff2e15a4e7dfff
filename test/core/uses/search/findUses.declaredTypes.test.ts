// Uses in TypeScript that need a type checker: members of written types, through aliases, generics, calls and contexts.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

suite('uses by declared types', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/types.ts': dedent`
        export type Point = { left: number; inner: { left: string; deep: { end: boolean } } };
        export interface Box<T> {
          content: T;
          size: { width: number };
          map<U>(convert: (value: T) => U): Box<U>;
        }
        export type Shape = Readonly<Partial<Point>> & { name: string };
        export type Maybe<T> = T | undefined;
        export interface Options<S> {
          initial: S;
          handlers: { [key: string]: (state: S) => void };
        }
        export type Made<S> = { start: () => S };
      `,
      'src/make.ts': dedent`
        import type { Box, Made, Maybe, Options, Point } from './types';
        export declare function boxOf<T>(content: T): Box<T>;
        export declare function find(name: string): Promise<Maybe<Point>>;
        export function factory(prefix = '') {
          return function create<S>(options: Options<S>): Made<S> {
            return { start: () => options.initial };
          };
        }
        export const create = /* @__PURE__ */ factory();
      `,
      'src/union.ts': dedent`
        export interface Good { status: 'good'; shown: string }
        export interface Bad { status: 'bad'; reason: string; shown: number }
        export interface Base { note: string }
        export interface Derived extends Base { parts: { note: string }[] }
        export function noteOf(derived: Derived) { return derived.note + derived.parts[0].note.length; }
        export const noted = (derived: Derived) => derived.note;
        export type Setup = { init(name: string): { attach(name: string): void } };
        export const attached = (setup: Setup) => setup.init('x').attach('y');
        export class Chain {
          link(step = 1) { return new Chain(); }
          get isEnd() { return true; }
        }
        export interface First { flag: string }
        export interface Second { flag: number }
        export declare function on(options: First): void;
        export declare function on(options: Second): void;
        export function show(result: Good | Bad) {
          if (result.status === 'good') return result.shown;
          on({ flag: 1 });
          return new Chain().link().link().isEnd ? result.shown : result.reason;
        }
      `,
      'src/lines.ts': dedent`
        import type { Box } from './types';
        export interface Early { mark: string }
        export interface Late { mark: number }
        export function both(early: Early, late: Late) {
          let one = early;
          one.mark;
          one = late;
          one.mark;
          return one;
        }
        export interface Entry { weight: number; inner: { height: number } }
        export type Class<T> = { new (): T } | Function;
        export type Target<T> = Class<T> | string;
        export declare function stored<T extends object>(target: Target<T>): Box<T>;
        export declare function linked<T>(type: () => Class<T>, back: (object: T) => unknown): void;
        export class Tree { leaf?: Entry }
        export const leafOf = () => stored(Tree).content.leaf;
        linked(() => Tree, (tree) => tree.leaf);
        export class Scale {
          first: Entry = { weight: 1, inner: { height: 2 } };
        }
      `,
      'src/use.ts': dedent`
        import { boxOf, create, find } from './make';
        import type { Box, Point, Shape } from './types';
        export async function run(shape: Shape, points: Point[], boxes: Map<string, Box<Point>>) {
          shape.left;
          points[0].inner.left;
          for (const point of points) point.inner.deep.end;
          boxes.get('a')?.content.left;
          const found = await find('x');
          found?.inner;
          boxOf(points[0]).map((value) => value.inner).content.deep;
          const made = create({ initial: points[0], handlers: { go: (state) => state.left } });
          made.start().left;
          const { inner: { left } } = points[1];
          const cast = JSON.parse('') as Point;
          return points.filter((each) => each.left).map(({ inner }) => inner.deep.end) ?? cast.left ?? left;
        }
        export const origin: Point = {
          left: 0,
          inner: { left: '', deep: { end: true } },
        };
      `,
    }));
  });

  const lines = async (name: string): Promise<number[]> => {
    const results = await codebase.uses({ name }, {}, neverCancelled);
    return results.flatMap(({ places }) => places.map(({ line }) => line));
  };
  const fields = async (name: string): Promise<Record<string, number[]>> => {
    const results = await codebase.uses({ name }, {}, neverCancelled);
    return Object.fromEntries(
      results.map((each) => [each.name, each.places.map(({ path, line }) => (path.endsWith('use.ts') ? line : -line))]),
    );
  };

  test('separate members in the type of a member from others with the same name', async () => {
    assert.deepEqual(await fields('left'), { 'Point.left': [4, 7, 11, 12, 15, 18], 'Point.inner.left': [5, 13, 19] });
  });

  test('follow aliases, lists, promises, patterns and callbacks', async () => {
    assert.deepEqual((await fields('inner'))['Point.inner'], [5, 6, 9, 10, 13, 15, 19]);
    assert.deepEqual(await lines('Point.deep'), [6, 10, 15, 19]);
    assert.deepEqual(await lines('Point.end'), [6, 15, 19]);
  });

  test('infer type arguments from the arguments of calls', async () => {
    assert.deepEqual(await fields('content'), { 'Box.content': [-17, 7, 10] });
    assert.deepEqual(await lines('Box.map'), [10]);
  });

  test('narrow a union by the comparison of a tag', async () => {
    assert.deepEqual(await lines('Good.shown'), [18]);
    assert.deepEqual(await lines('Bad.shown'), [20]);
    assert.deepEqual(await lines('Good.status'), [18]);
  });

  test('do not take a member in the type of a member for one of a base', async () => {
    const all = await fields('note');
    assert.equal(all['Derived.parts.note']?.length, 1);
    assert.equal(all['Base.note']?.length, 2);
  });

  test('find a method on the result of a method', async () => {
    assert.equal((await lines('attach')).length, 1);
  });

  test('follow methods that return their own object without a declared type', async () => {
    assert.deepEqual(await lines('Chain.isEnd'), [20]);
    assert.deepEqual(await lines('Chain.link'), [20]);
  });

  test('follow a variable to its new value after an assignment', async () => {
    assert.deepEqual(await lines('Early.mark'), [6]);
    assert.deepEqual(await lines('Late.mark'), [8]);
  });

  test('find keys of an object that is assigned to a field', async () => {
    assert.deepEqual(await lines('Entry.weight'), [20]);
    assert.deepEqual(await lines('Entry.height'), [20]);
  });

  test('follow a class that is passed as a constructor', async () => {
    assert.deepEqual(await lines('Tree.leaf'), [17, 18]);
  });

  test('leave a key undecided if overloads expect different types', async () => {
    assert.deepEqual(await lines('First.flag'), []);
    assert.deepEqual(await lines('Second.flag'), []);
  });

  test('find keys of an argument of a function that another function returns', async () => {
    assert.deepEqual(await fields('initial'), { 'Options.initial': [-6, 11] });
    assert.deepEqual(await lines('Made.start'), [6, 12]);
  });

  test('end at objects that are spread into each other', async () => {
    const { codebase: spread } = await openFixture({
      'a.ts': dedent`
        export interface Lid {
          shut(): void;
        }
        const one = { ...two };
        const two = { ...one };
        export function run(a: string): void {
          let box = make(a);
          box = { ...box, lid: 1 };
          box.shut();
          one.shut();
        }
      `,
    });
    const [result] = await spread.uses({ name: 'Lid.shut' }, {}, neverCancelled);
    assert.ok(result);
    assert.ok([...result.places, ...result.undecided].every(({ line }) => line > 8));
  });
});
