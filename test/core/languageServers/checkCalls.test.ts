// Flows with the word of a language server: calls confirmed, added and refuted, and the declaration that it names below an implementation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { memoryRoot } from '../../support/memoryFiles.ts';
import { dedent } from '../../support/dedent.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { ScriptedLanguageServer, type Script } from '../../support/scriptedLanguageServer.ts';

const files = {
  'stores.py': dedent`
    class Shelf:
        def stow(self, item):
            return dust(item)


    class Drawer:
        def stow(self, item):
            return item


    def dust(item):
        return item
  `,
  'main.py': dedent`
    from hooks import HOOKS


    def keep(store, item):
        store.stow(item)
        HOOKS["after"](item)


    def polish(item):
        return item
  `,
  'hooks.py': 'HOOKS = {}\n',
};

const calls: Script = {
  'outgoing-calls': {
    'main.py:4 keep': ['stores.py:2 stow @5', 'main.py:9 polish @6', 'outside print @5'],
    'stores.py:2 stow': ['stores.py:11 dust @3'],
  },
};

async function open(
  script: Script,
): Promise<{ codebase: Codebase; server: ScriptedLanguageServer; change: (path: string) => Promise<void> }> {
  const server = new ScriptedLanguageServer(files, script);
  const { codebase, files: memory } = await openFixture(files, undefined, undefined, server);
  const change = async (path: keyof typeof files | string): Promise<void> => {
    memory.write(path, `${files[path as keyof typeof files]}\n`);
    await codebase.apply([{ root: memoryRoot.key, path, type: 'changed' }], neverCancelled);
  };
  return { codebase, server, change };
}

const calleesOf = ({ graph }: Codebase, name: string): string[] =>
  graph
    .callees(graph.byName(name)[0]?.id ?? '')
    .flatMap(({ callee, line, evidence }) => (callee === null ? [] : [`${line + 1} ${callee.slice(callee.indexOf('#') + 1)} ${evidence}`]));

test('a trace confirms, adds and refutes calls, and says so', async () => {
  const { codebase, server } = await open(calls);
  assert.deepEqual(calleesOf(codebase, 'keep').sort(), ['5 Drawer.stow name-only', '5 Shelf.stow name-only']);
  const { answer, languageServers } = await ask(codebase, 'Trace keep');
  assert.deepEqual(calleesOf(codebase, 'keep'), ['5 Shelf.stow language-server', '6 polish language-server']);
  assert.match(answer, /polish/);
  assert.doesNotMatch(answer, /Drawer/);
  assert.deepEqual([languageServers?.confirmed, languageServers?.added, languageServers?.refuted], [2, 1, 1]);
  assert.match(answer, /Added by the Python language server: 1 place\./);
  // The functions below are asked about, too.
  assert.ok(server.requests.includes('outgoing-calls stores.py:2 stow'));
});

test('what a server said is kept until the file of either end changes', async () => {
  const { codebase, server, change } = await open(calls);
  await ask(codebase, 'Trace keep');
  const asked = server.requests.splice(0);
  assert.ok(asked.includes('outgoing-calls main.py:4 keep'));
  const again = await ask(codebase, 'Trace keep');
  // Only functions without a reply are asked about again.
  const askedAgain = server.requests.filter((each) => each.startsWith('outgoing-calls'));
  assert.deepEqual(askedAgain, ['outgoing-calls main.py:9 polish', 'outgoing-calls stores.py:11 dust']);
  assert.equal(again.languageServers?.confirmed, 2);
  await change('stores.py');
  assert.deepEqual(
    calleesOf(codebase, 'keep').sort(),
    ['5 Drawer.stow name-only', '5 Shelf.stow name-only', '6 polish language-server'].sort(),
  );
  await ask(codebase, 'Trace keep');
  assert.deepEqual(calleesOf(codebase, 'keep'), ['5 Shelf.stow language-server', '6 polish language-server']);
});

test('an implementation stays where the server names what it implements', async () => {
  const shapes = {
    'shapes.ts': dedent`
      export interface Shape {
        area(): number;
      }
      export class Square implements Shape {
        area(): number {
          return 4;
        }
      }
      export function total(shape: Shape): number {
        return shape.area();
      }
    `,
  };
  const server = new ScriptedLanguageServer(shapes, { 'outgoing-calls': { 'shapes.ts:9 total': ['shapes.ts:2 area @10'] } });
  const { codebase } = await openFixture(shapes, undefined, undefined, server);
  const before = calleesOf(codebase, 'total').map((each) => each.split(' ')[1]);
  const { languageServers } = await ask(codebase, 'Trace total');
  assert.deepEqual(
    calleesOf(codebase, 'total')
      .map((each) => each.split(' ')[1])
      .sort(),
    before.sort(),
  );
  assert.equal(languageServers?.refuted, 0);
});

test('a place of the server without a definition, or in no file, adds nothing', async () => {
  const lies: Script = { 'outgoing-calls': { 'main.py:4 keep': ['main.py:900 keep @5', 'missing.py:1 stow @6', 'hooks.py:1 HOOKS @700'] } };
  const { codebase } = await open(lies);
  await ask(codebase, 'Trace keep');
  assert.ok(!calleesOf(codebase, 'keep').some((each) => each.startsWith('6')));
});

test('of the overloads that a server names for a call the one with a body is called', async () => {
  const texts = {
    'headers.py': dedent`
      from typing import overload


      class Headers:
          @overload
          def take(self, key: str) -> str: ...
          @overload
          def take(self, key: int) -> int: ...
          def take(self, key):
              return key


      def clear(headers):
          headers.take("length")
    `,
  };
  const overloads = ['headers.py:6 take @14', 'headers.py:8 take @14', 'headers.py:9 take @14'];
  const server = new ScriptedLanguageServer(texts, { 'outgoing-calls': { 'headers.py:13 clear': overloads } });
  const { codebase } = await openFixture(texts, undefined, undefined, server);
  await ask(codebase, 'Trace clear');
  const { graph } = codebase;
  const callees = graph.callees(graph.byName('clear')[0]?.id ?? '').filter(({ evidence }) => evidence === 'language-server');
  assert.deepEqual(
    callees.map(({ callee }) => graph.symbol(callee ?? '')?.fact.nameRange.start.line),
    [8],
  );
});

test('an implementation stays where the server names another overload of what it implements', async () => {
  const texts = {
    'evaluator.ts': dedent`
      export interface Evaluator {
        evaluate(text: string): number;
        evaluate(text: string, deep: boolean): number;
      }
      export class RealEvaluator implements Evaluator {
        evaluate(text: string): number;
        evaluate(text: string, deep: boolean): number;
        evaluate(text: string): number {
          return text.length;
        }
      }
      export function run(evaluator: Evaluator): number {
        return evaluator.evaluate('1');
      }
    `,
  };
  for (const line of [2, 3]) {
    const server = new ScriptedLanguageServer(texts, {
      'outgoing-calls': { 'evaluator.ts:12 run': [`evaluator.ts:${line} evaluate @13`] },
    });
    const { codebase } = await openFixture(texts, undefined, undefined, server);
    const before = calleesOf(codebase, 'run').length;
    const { languageServers } = await ask(codebase, 'Trace run');
    assert.equal(languageServers?.refuted, 0);
    assert.equal(calleesOf(codebase, 'run').length, before);
  }
});

test('a request to another service stays where the server names a function of the same name', async () => {
  const { codebase } = await open(calls);
  const { graph } = codebase;
  const [caller = '', callee = ''] = ['keep', 'Drawer.stow'].map((name) => graph.byName(name)[0]?.id ?? '');
  const request = {
    caller,
    callee,
    external: null,
    kind: 'calls',
    line: 4,
    evidence: 'contract',
    confidence: 0.9,
    through: 'PUT /drawer',
  } as const;
  graph.correct({ edges: [request], refutedEdges: [] });
  await ask(codebase, 'Trace keep');
  assert.ok(calleesOf(codebase, 'keep').includes('5 Drawer.stow contract'));
});
