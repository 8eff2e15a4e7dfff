// What is said of uses that the graph does not have: possible callers, lines that name a definition, and counts of direct callers alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { callerSteps } from '../../../../src/core/answering/relations/flow.ts';
import { walkCallers } from '../../../../src/core/searching/relations/callers.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../askModel.ts';
import { ask, openFixture } from '../openFixture.ts';

suite('who uses a definition', async () => {
  const { codebase } = await openFixture({
    'store/depot.py':
      'from typing import Protocol\n\nDEPOT_LIMIT = 12\n\n\nclass DepotProtocol(Protocol):\n    def fetch(self, key): ...\n\n    def keys(self): ...\n\n\n' +
      'class Depot:\n    def fetch(self, key):\n        return key\n\n    def keys(self):\n        return []\n\n    def sweep(self):\n        return 1\n\n\n' +
      'class Halfway:\n    def fetch(self, key):\n        return None\n',
    'store/shelf.py': 'from store.depot import DepotProtocol\n\n\ndef read(depot: DepotProtocol):\n    return depot.fetch("a")\n',
    'store/settings.py': 'from store import depot\n\nhooks = {"every": "Depot.sweep"}\nlimit = depot.DEPOT_LIMIT\n',
  });

  test('calls of an interface that its class fits without naming it are possible callers, and nothing is high about that', async () => {
    const { answer, confidence } = await ask(codebase, 'Who calls `Depot.fetch`?');
    assert.match(answer, /- `read` \[\d+\] \(through `DepotProtocol`\)/);
    assert.match(answer, /^No direct use is known; 1 possible through `DepotProtocol`\.\n/m);
    assert.equal(confidence.level, 'medium');
    assert.doesNotMatch((await ask(codebase, 'Who calls `Halfway.fetch`?')).answer, /`read`/, 'it has not all methods');
  });

  test('a method that only text names has the lines that name it, and nothing is high about that', async () => {
    const { answer, confidence, citations } = await ask(codebase, 'Who calls `Depot.sweep`?');
    assert.match(
      answer,
      /No use is known, but its name stands in quotation marks: it may be reached by its name\. 1 line names it: `hooks` \[2\]\./,
    );
    assert.equal(citations.find(({ n }) => n === 2)?.lineStart, 3);
    assert.equal(confidence.level, 'medium');
  });

  test('of a constant the lines that use it are told, not its definition as a find', async () => {
    // A constant calls nothing: however the question is put, a flow from it would say nothing.
    for (const question of ['Where is `DEPOT_LIMIT` used?', 'Where is the constant `DEPOT_LIMIT` used?']) {
      const { answer, confidence } = await ask(codebase, question);
      assert.match(answer, /^`store` \[1\]: 1 place uses `DEPOT_LIMIT`\.\n\n- `limit` \[1\] \(reads it\): `limit = depot\.DEPOT_LIMIT`\n/);
      assert.equal(confidence.level, 'high');
    }
  });
});

test('steps above the direct callers are no callers, however many are left out', async () => {
  const outer = Array.from({ length: 9 }, (_, i) => `def page${i}():\n    middle()\n\n\n`).join('');
  const { codebase } = await openFixture({ 'a.py': `def header():\n    return 1\n\n\ndef middle():\n    header()\n\n\n${outer}` });
  const { graph } = codebase;
  const [header] = graph.byName('header');
  assert.ok(header);
  const notes = callerSteps(
    header,
    walkCallers(header, graph, 3, { width: 5, stateFirst: true }, () => true),
  ).map(({ note }) => note);
  assert.equal(notes[0], 'middle calls header');
  assert.deepEqual(notes.slice(6), ['4 more indirect steps to header']);
  const { answer } = await ask(codebase, 'Who calls `header`?');
  assert.match(answer, /\*\*Indirect steps to header: 1 more\*\*\n\n- `page8` \[\d+\] \(calls `middle`\)/);
  assert.doesNotMatch(answer, /more direct caller/);
});

test('a model is told the same counts: direct places, possible ones with the type that they name, open ones', async () => {
  const { codebase } = await openFixture({
    'a.ts':
      'export interface Store {\n  put(n: number): void;\n}\nexport class Stock implements Store {\n  put(n: number): void {}\n}\nexport function fill(store: Store): void {\n  store.put(1);\n}\n' +
      'export function fillStock(stock: Stock, other: any): void {\n  stock.put(2);\n  other.put(3);\n  stock.put(4);\n}\n',
  });
  const server = new ScriptedServer();
  await server.start();
  try {
    for (const question of ['Who calls `Stock.put`?', 'What does `Stock.put` do?']) {
      server.reset();
      server.script(answer(reply('The answer.')));
      await askWith(codebase, question, { answering: modelAt(server) }, {});
      const [request] = server.requests;
      const sent = request ? promptOf(request) : '';
      assert.match(sent, /2 places use Stock\.put directly; 1 more may reach it through Store; 1 more have the name/, question);
      assert.match(sent, /fillStock calls Stock\.put \[/, question);
      assert.match(sent, /fill calls Stock\.put \(possible: it names Store\)/, question);
    }
  } finally {
    await server.close();
  }
});
