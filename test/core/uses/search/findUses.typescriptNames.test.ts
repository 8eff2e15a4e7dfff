// Uses in TypeScript by the meaning of names: star exports, type parameters, ambient modules, keywords.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

suite('uses by the meaning of names', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/first.ts': dedent`
        export const first = 1;
      `,
      'src/second.ts': dedent`
        export type Params = { check: string };
        export interface Model { id: string }
        export const Model = { init() {} };
      `,
      'src/all.ts': dedent`
        export * from './first';
        export * from './second';
        export * as inner from './second';
      `,
      'src/main.ts': dedent`
        import * as all from './all';
        import type { Params } from './all';
        export function run(params?: string | all.Params, other?: Params): all.inner.Params | undefined {
          all.Model.init();
          return undefined;
        }
      `,
      'src/id.ts': dedent`
        export type Id = string;
        export function any(): Id { return ''; }
      `,
      'src/generic.ts': dedent`
        import { any, type Id } from './id';
        export type Select<T, Id extends string> = (model: T) => Id;
        export interface Store<Id> {
          add<S extends Select<string, Id>>(id: Id): any;
        }
        export const value: Id = any();
        export const other: any = other.any();
      `,
      'src/job.ts': dedent`
        abstract class Job { abstract run(): void }
        export function make(): Job { return null as never; }
      `,
      'src/work.ts': dedent`
        import { make } from './job';
        make().run();
      `,
      'types/editor.d.ts': dedent`
        declare module 'editor' {
          export enum State { On = 1 }
          export interface Panel { close(): void }
          export namespace window {
            export function show(text: string): Panel;
          }
        }
      `,
      'src/extension.ts': dedent`
        import * as editor from 'editor';
        import { window } from 'editor';
        export const panel = editor.window.show('a');
        panel.close();
        window.show(editor.State.On);
      `,
    }));
  });

  const lines = async (name: string): Promise<string[]> => {
    const [result] = await codebase.uses({ name }, {}, neverCancelled);
    return (result?.places ?? []).map(({ path, line }) => `${path}:${line}`);
  };

  test('follow a star export only to names of its module', async () => {
    assert.deepEqual(await lines('Params'), ['src/main.ts:2', 'src/main.ts:3']);
    assert.deepEqual(await lines('Model'), ['src/main.ts:4']);
  });

  test('include members of an unexported class on objects that leave the module', async () => {
    assert.deepEqual(await lines('Job.run'), ['src/work.ts:2']);
  });

  test('resolve imports to a module that a declaration file declares', async () => {
    assert.deepEqual(await lines('window.show'), ['src/extension.ts:3', 'src/extension.ts:5']);
    assert.deepEqual(await lines('Panel.close'), ['src/extension.ts:4']);
    assert.deepEqual(await lines('State.On'), ['src/extension.ts:5']);
  });

  test('do not include a type parameter with the name of a type', async () => {
    assert.deepEqual(await lines('Id'), ['src/generic.ts:1', 'src/generic.ts:6', 'src/id.ts:2']);
  });

  test('do not include a keyword with the name of a function', async () => {
    assert.deepEqual(await lines('any'), ['src/generic.ts:1', 'src/generic.ts:6']);
  });
});
