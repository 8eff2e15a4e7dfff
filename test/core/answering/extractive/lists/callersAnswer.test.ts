// The answer about users of a definition: direct and possible callers, mentions in text, and counts of direct callers alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { callerSteps } from '../../../../../src/core/answering/material/relations/flowRelations.ts';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { walkCallers } from '../../../../../src/core/searching/relations/callers.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../../support/askModel.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

suite('the users of a definition', async () => {
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

  test('include possible calls through an interface that the class fits, with medium confidence', async () => {
    const { answer, confidence } = await ask(codebase, 'Who calls `Depot.fetch`?');
    assert.match(answer, /- `read` \[\d+\] \(through `DepotProtocol`\)/);
    assert.match(answer, /^No direct use is known; 1 possible through `DepotProtocol`\.\n/m);
    assert.equal(confidence.level, 'medium');
    assert.doesNotMatch((await ask(codebase, 'Who calls `Halfway.fetch`?')).answer, /`read`/, 'it has not all methods');
  });

  test('are the lines that mention a method in text, with medium confidence', async () => {
    const { answer, confidence, citations } = await ask(codebase, 'Who calls `Depot.sweep`?');
    assert.match(
      answer,
      /No use is known, but its name appears in quotation marks, so it may be reached by name\. 1 line names it\. In quotation marks in: `hooks` \[2\]\./,
    );
    assert.equal(citations.find(({ n }) => n === 2)?.lineStart, 3);
    assert.equal(confidence.level, 'medium');
  });

  test('are the lines that use a constant, without its definition', async () => {
    // A constant calls nothing: however the question is put, a flow from it would say nothing.
    for (const question of ['Where is `DEPOT_LIMIT` used?', 'Where is the constant `DEPOT_LIMIT` used?']) {
      const { answer, confidence } = await ask(codebase, question);
      assert.match(answer, /^`store` \[1\]: 1 place uses `DEPOT_LIMIT`\.\n\n- `limit` \[1\] \(reads it\): `limit = depot\.DEPOT_LIMIT`\n/);
      assert.equal(confidence.level, 'high');
    }
  });
});

test('indirect steps are not counted as callers, however many are omitted', async () => {
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

suite('the shown and the collapsed part of an answer about callers', async () => {
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

  test('count tests separately and list each use once', async () => {
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

  test('count undecided places and collapse them', async () => {
    const { text, folded } = unfold(await ask(codebase, 'Who calls `Gate.admit`?'));
    assert.match(
      text,
      /^2 places call `Gate\.admit`, 1 of them in tests\.\n\n1 more place has the name and may mean another one\.\n\n- `enter`/,
    );
    assert.match(folded.find(({ label }) => label === 'Places that may mean Gate.admit: 1 more')?.text ?? '', /`unknown\.admit\(\)`/);
  });

  test('count the users of every definition with the plain name of the question', async () => {
    const record = await ask(codebase, 'Who calls admit?');
    assert.match(record.answer, /^3 places call `admit`, 1 of them in tests\.\n\n`admit` is ambiguous: 2 symbols have this name\./);
    assert.match(record.answer, /- `Gate\.admit`, `lib` \[\d+\]: 2 places use it\./);
    assert.match(record.answer, /- `Door\.admit`, `lib` \[\d+\]: 1 place uses it\./);
    assert.match(record.answer, /\*\*Callers of `Door\.admit`\*\*/);
    assert.doesNotMatch(record.confidence.reasons.join(' '), /describes/);
  });

  test('understand words that spell a type, unless they belong to a longer name', async () => {
    const ledgerFixture = await openFixture({
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
    const answerTo = async (question: string): Promise<string> => (await ask(ledgerFixture.codebase, question)).answer;
    assert.match(await answerTo('Who creates the ledger?'), /^- `open_books` \[\d+\] constructs it: `return Ledger\(\)`/m);
    assert.match(await answerTo('Who creates the ledger writer?'), /^- `book` \[\d+\] constructs it: `return LedgerWriter\(\)`/m);
    assert.doesNotMatch(await answerTo('Who creates the ledger closer?'), /constructs it/);
    // A function of the first word alone is not what is meant.
    const gateFixture = await openFixture({
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
    assert.match(
      (await ask(gateFixture.codebase, 'Who uses the toll gate?')).answer,
      /Uses of `TollGate`|uses? `TollGate`|calls? `TollGate`/,
    );
  });

  test('show the lines that mention a name without a definition, and no flow', async () => {
    const sweepFixture = await openFixture({
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
    const { answer } = await ask(sweepFixture.codebase, 'Who uses start_sweep?');
    assert.match(answer, /^No definition of `start_sweep` is known here, but 1 line names it: `sweep` \[1\]\./);
  });
});

test('a model gets the same counts: direct, possible and undecided places', async () => {
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
      const prompt = request ? promptOf(request) : '';
      assert.match(prompt, /2 places use Stock\.put directly; 1 more may reach it through Store; 1 more have the name/, question);
      assert.match(prompt, /fillStock calls Stock\.put \[/, question);
      assert.match(prompt, /fill calls Stock\.put \(possible: it names Store\)/, question);
    }
  } finally {
    await server.close();
  }
});

test('few places that may mean a definition are listed where nothing else has its name', async () => {
  const { codebase } = await openFixture({
    'lib/helpers.rb': dedent`
      module Helpers
        def path_after_payment(order)
          order.path
        end

        def pay(order)
          path_after_payment(order)
        end
      end
    `,
    'app/orders.rb': dedent`
      class Orders < Base
        def create
          go path_after_payment(order)
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Who calls `path_after_payment`?');
  assert.match(answer, /1 place calls `Helpers\.path_after_payment`/);
  const [, possible = ''] = answer.split('Nothing else here has the name, so these places probably mean it:');
  assert.match(possible, /^\s+- `app` \[\d+\]: `go path_after_payment\(order\)`/);
});
