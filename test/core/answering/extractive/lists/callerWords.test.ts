// What is said of uses that the graph does not have: possible callers, lines that name a definition, and counts of direct callers alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { callerSteps } from '../../../../../src/core/answering/material/relations/flowRelations.ts';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { walkCallers } from '../../../../../src/core/searching/relations/callers.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../askModel.ts';
import { ask, openFixture } from '../../openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

suite('who uses a definition', async () => {
  const { codebase } = await openFixture({
    'store/depot.py': dedent`
      from typing import Protocol

      DEPOT_LIMIT = 12


      class DepotProtocol(Protocol):
          def fetch(self, key): ...

          def keys(self): ...


      class Depot:
          def fetch(self, key):
              return key

          def keys(self):
              return []

          def sweep(self):
              return 1


      class Halfway:
          def fetch(self, key):
              return None
    `,
    'store/shelf.py': dedent`
      from store.depot import DepotProtocol


      def read(depot: DepotProtocol):
          return depot.fetch("a")
    `,
    'store/settings.py': dedent`
      from store import depot

      hooks = {"every": "Depot.sweep"}
      limit = depot.DEPOT_LIMIT
    `,
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
      /No use is known, but its name appears in quotation marks, so it may be reached by name\. 1 line names it: `hooks` \[2\]\./,
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
  assert.match(answer, /\n- `page8` \[\d+\] \(calls `middle`\)/);
  assert.doesNotMatch(answer, /more direct caller/);
});

suite('what is said at once of callers, and what stands behind lines', async () => {
  const { codebase } = await openFixture({
    'lib/gate.py': dedent`
      class Gate:
          def admit(self):
              return 1


      class Door:
          def admit(self):
              return 2


      def toll():
          return 3
    `,
    'lib/hall.py': dedent`
      from lib.gate import Gate, Door, toll


      def enter(gate: Gate, unknown):
          toll()
          unknown.admit()
          return gate.admit()


      def leave(door: Door):
          return door.admit()
    `,
    'tests/test_gate.py': dedent`
      from lib.gate import Gate, toll


      def test_admit():
          assert Gate().admit() == 1


      def test_toll():
          assert toll() == 3


      def test_toll_again():
          assert toll() == 3
    `,
  });

  test('the first sentence tells tests apart, and each use stands behind one line only', async () => {
    const record = await ask(codebase, 'Who calls `toll`?');
    const { text, folded } = unfold(record);
    assert.match(text, /^3 places call `toll`, 2 of them in tests\.\n\n- `enter` \[\d+\]: `toll\(\)`/);
    assert.doesNotMatch(text, /test_toll/);
    const tests = folded.filter(({ text }) => text.includes('test_toll_again'));
    assert.deepEqual(
      tests.map(({ label }) => label),
      ['Tests that use toll: 2 more'],
    );
  });

  test('places of which it is open what they mean are counted at once and stand behind a line', async () => {
    const { text, folded } = unfold(await ask(codebase, 'Who calls `Gate.admit`?'));
    assert.match(
      text,
      /^2 places call `Gate\.admit`, 1 of them in tests\.\n\n1 more have the name, and what they mean is undecided\.\n\n- `enter`/,
    );
    assert.match(folded.find(({ label }) => label === 'Places that may mean Gate.admit: 1 more')?.text ?? '', /`unknown\.admit\(\)`/);
  });

  test('a plain word that several definitions are called is their name: all are counted, and none is described', async () => {
    const record = await ask(codebase, 'Who calls admit?');
    assert.match(record.answer, /^3 places call `admit`, 1 of them in tests\.\n\n`admit` is ambiguous: 2 symbols have this name\./);
    assert.match(record.answer, /- `Gate\.admit`, `lib` \[\d+\]: 2 places use it\./);
    assert.match(record.answer, /- `Door\.admit`, `lib` \[\d+\]: 1 place uses it\./);
    assert.match(record.answer, /\*\*Callers of `Door\.admit`\*\*/);
    assert.doesNotMatch(record.confidence.reasons.join(' '), /describes/);
  });

  test('words that spell a type mean it, unless they go on to a longer name', async () => {
    const types = await openFixture({
      'a.py': dedent`
        class Ledger:
            pass


        class LedgerWriter:
            pass


        def open_books():
            return Ledger()


        def book():
            return LedgerWriter()


        def ledger_closer(): ...
      `,
    });
    const answerTo = async (question: string): Promise<string> => (await ask(types.codebase, question)).answer;
    assert.match(await answerTo('Who creates the ledger?'), /^- `open_books` \[\d+\] constructs it: `return Ledger\(\)`/m);
    assert.match(await answerTo('Who creates the ledger writer?'), /^- `book` \[\d+\] constructs it: `return LedgerWriter\(\)`/m);
    assert.doesNotMatch(await answerTo('Who creates the ledger closer?'), /constructs it/);
    // A function of the first word alone is not what is meant.
    const named = await openFixture({
      'a.py': dedent`
        class TollGate:
            pass


        def toll():
            return 1


        def enter():
            toll()
            return TollGate()
      `,
    });
    assert.match((await ask(named.codebase, 'Who uses the toll gate?')).answer, /Uses of `TollGate`|uses? `TollGate`|calls? `TollGate`/);
  });

  test('of a name that only text has, the lines that name it are told and no flow is guessed', async () => {
    const texts = await openFixture({
      'a.py': dedent`
        def sweep():
            """Replaces start_sweep."""
            return 1
      `,
      'b.py': dedent`
        from a import sweep


        def start():
            sweep()
      `,
    });
    const { answer } = await ask(texts.codebase, 'Who uses start_sweep?');
    assert.match(answer, /^No definition of `start_sweep` is known here, but 1 line names it: `sweep` \[1\]\./);
  });
});

test('a model is told the same counts: direct places, possible ones with the type that they name, open ones', async () => {
  const { codebase } = await openFixture({
    'a.ts': dedent`
      export interface Store {
        put(n: number): void;
      }
      export class Stock implements Store {
        put(n: number): void {}
      }
      export function fill(store: Store): void {
        store.put(1);
      }
      export function fillStock(stock: Stock, other: any): void {
        stock.put(2);
        other.put(3);
        stock.put(4);
      }
    `,
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
