// Subtypes and overrides with the word of a language server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../support/dedent.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { ScriptedLanguageServer, type Script } from '../../support/scriptedLanguageServer.ts';

const files = {
  'shapes.ts': dedent`
    export class Shape {
      area(): number {
        return 0;
      }
    }
    export class Square extends Shape {
      area(): number {
        return 4;
      }
    }
    export class Tile extends Square {}
    export class Made extends mixin(Shape, 'made') {
      area(): number {
        return 1;
      }
    }
    declare function mixin<T>(base: T, name: string): T;
  `,
};

async function edgesTo(name: string, question: string, script: Script): Promise<{ edges: string[]; answer: string }> {
  const { codebase } = await openFixture(files, undefined, undefined, new ScriptedLanguageServer(files, script));
  const { answer } = await ask(codebase, question);
  const { graph } = codebase;
  const id = graph.byName(name)[0]?.id ?? '';
  const edges = graph
    .incoming(id, ['extends', 'implements', 'overrides'])
    .map(({ caller, kind, evidence }) => `${caller.slice(caller.indexOf('#') + 1)} ${kind} ${evidence}`);
  return { edges: edges.sort(), answer };
}

test('subtypes that a server knows are confirmed or added, and those of subtypes stay where they are', async () => {
  const script = {
    implementations: { 'shapes.ts:1 Shape': ['shapes.ts:6 Square', 'shapes.ts:11 Tile', 'shapes.ts:12 Made', 'shapes.ts:1 Shape'] },
  };
  const { edges, answer } = await edgesTo('Shape', 'Which classes extend Shape?', script);
  assert.deepEqual(edges, ['Made extends language-server', 'Square extends language-server']);
  assert.match(answer, /Made/);
});

test('the type hierarchy is asked for, too, and a place without a type adds nothing', async () => {
  const script = { subtypes: { 'shapes.ts:1 Shape': ['shapes.ts:12 Made', 'shapes.ts:2 area', 'missing.ts:3 Ghost'] } };
  const { edges } = await edgesTo('Shape', 'Which classes extend Shape?', script);
  assert.deepEqual(
    edges.filter((each) => each.includes('language-server')),
    ['Made extends language-server'],
  );
});

test('overrides are methods', async () => {
  const script = { implementations: { 'shapes.ts:2 area': ['shapes.ts:7 area', 'shapes.ts:13 area', 'shapes.ts:6 Square'] } };
  const { edges } = await edgesTo('Shape.area', 'What overrides Shape.area?', script);
  assert.deepEqual(edges, ['Made.area overrides language-server', 'Square.area overrides language-server']);
});
