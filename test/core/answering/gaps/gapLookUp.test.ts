// Look-ups of gaps: relations, folders, imports and overloads, each within the chosen scope.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase, LookUpResult } from '../../../../src/core/codebase/api.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../support/askModel.ts';
import { dedent } from '../../../support/dedent.ts';
import { openFixture } from '../../../support/openFixture.ts';

const files = {
  'lib/jobs.py': dedent`
    class Job:
        """Something to run."""


    class MailJob(Job):
        def run(self):
            return "mail"


    class OrphanError(Exception):
        """Nobody raises it."""


    class QueueError(Exception):
        pass


    JOB_DONE = "job-done"


    def enqueue(job):
        if not isinstance(job, Job):
            raise QueueError("only jobs can be queued")
        return [job]


    def register():
        return OrphanError
  `,
  'app/worker.py': dedent`
    from lib.jobs import JOB_DONE, QueueError, enqueue

    state = {}


    def start(job):
        if job is None:
            raise QueueError("no job was given")
        state["last"] = job
        return enqueue(job)


    def announce(bus):
        bus.send(JOB_DONE)
  `,
  'other/tool.py': dedent`
    from lib.jobs import QueueError, enqueue
    from app.worker import state


    def run_tool(job):
        if job == 1:
            raise QueueError("the tool has no job")
        state["tool"] = job
        return enqueue(job)


    def only_here():
        return "only here"
  `,
  'java/Printer.java': dedent`
    package p;

    public class Printer {
      public void print(Object value) {
        write(value);
      }

      public void print(String text, boolean newLine) {
        write(text);
      }

      private void write(Object value) {}
    }
  `,
  'gosrc/go.mod': dedent`
    module example.com/shop

    go 1.22
  `,
  'gosrc/cart/shared/totals.go': dedent`
    package shared

    func Total(prices []int) int {
    	return len(prices)
    }
  `,
  'gosrc/main.go': dedent`
    package main

    import (
    	cartShared "example.com/shop/cart/shared"
    )

    func main() {
    	cartShared.Total(nil)
    }
  `,
  'app/handlers.py': dedent`
    def register_error_handler(code, handler):
        """Registers a handler for an error."""
        return code, handler
  `,
};

let codebase: Codebase;
const server = new ScriptedServer();

before(async () => {
  codebase = (await openFixture(files)).codebase;
  await server.start();
});
after(() => server.close());

async function lookUp(text: string): Promise<LookUpResult & { readonly at: readonly string[] }> {
  const result = await codebase.lookUp(text, neverCancelled);
  return { ...result, at: result.places.map(({ symbol, file }) => symbol ?? file) };
}

suite('the look-up of a relation', () => {
  test('finds the members of a known relation and lists them before the definition', async () => {
    for (const [text, first] of [
      ['callers of `enqueue`', 'start'],
      ['where `QueueError` is raised', 'enqueue'],
      ['subclasses of `Job`', 'MailJob'],
      ['where `JOB_DONE` is used', 'announce'],
    ] as const) {
      const { outcome, at } = await lookUp(text);
      assert.equal(outcome, 'found', text);
      assert.ok(at.includes(first), `${text}: ${at.join(', ')}`);
      assert.notEqual(at[0], text.split('`')[1], `${text}: the definition must not come first`);
    }
  });

  test('reports a partial result with the places of the name where no member is known', async () => {
    for (const [text, namingSymbol] of [
      ['where `OrphanError` is raised', 'register'],
      // Nothing tells whether that object sends events: the place is a use, and no more is claimed.
      ['where `JOB_DONE` is sent', 'announce'],
      ['subclasses of `MailJob`', undefined],
      ['callers of `register`', undefined],
    ] as const) {
      const { outcome, at } = await lookUp(text);
      assert.equal(outcome, 'partial', text);
      if (namingSymbol) assert.equal(at[0], namingSymbol, text);
    }
  });
});

suite('the look-up of a relation takes its members from the list of all uses', () => {
  let shelves: Codebase;
  before(async () => {
    shelves = (
      await openFixture({
        'store/depot.py': dedent`
          from typing import Protocol


          class DepotError(Exception):
              pass


          class Store(Protocol):
              def fetch(self, key): ...

              def keys(self): ...


          class Depot:
              held = 0

              def fetch(self, key):
                  self.held += 1
                  raise DepotError(key)

              def keys(self):
                  return self.held


          class ColdDepot(Depot):
              def fetch(self, key):
                  return None
        `,
        'store/shelf.py': dedent`
          from store.depot import DepotError, Store


          def read(store: Store):
              try:
                  return store.fetch("a")
              except DepotError:
                  return None
        `,
        'store/signals.py': dedent`
          from scrapy import signals

          stock_low = object()


          def refill(**kwargs):
              return kwargs


          def watch(crawler):
              crawler.signals.connect(refill, signal=stock_low)


          def count(crawler):
              limit = stock_low
              crawler.signals.send_catch_log(signal=stock_low)
              return limit
        `,
        'web/header.ts': dedent`
          export function header(name: string): void;
          export function header(name: string, value: string): void;
          export function header(name: string, value?: string): void {
            console.log(name, value);
          }
          export function page(): void {
            header('a');
            header('b', 'c');
          }
        `,
      })
    ).codebase;
  });

  for (const [gap, outcome, note, at] of [
    ['callers of `Depot.fetch`', 'found', /no call is known; 1 possible through Store$/, ['read', 'Depot.fetch']],
    ['where `DepotError` is caught', 'found', /1 place that catches it$/, ['read', 'DepotError']],
    ['where `DepotError` is raised', 'found', /1 place that raises it$/, ['Depot.fetch', 'DepotError']],
    ['where `stock_low` is sent', 'found', /1 place that sends it$/, ['count', 'stock_low']],
    ['who handles `stock_low`', 'found', /1 place that handles it$/, ['watch', 'stock_low']],
    ['where `stock_low` is read', 'found', /1 place that reads it$/, ['count', 'stock_low']],
    ['which files import `DepotError`', 'found', /1 place that imports it$/, ['store/shelf.py', 'DepotError']],
    ['where `Depot.held` is used', 'found', /2 uses \(store\/depot\.py:18, store\/depot\.py:22\)$/, ['Depot.fetch', 'Depot.keys']],
    ['where `Depot.held` is changed', 'found', /1 place that changes it$/, ['Depot.fetch']],
    ['where `Depot.fetch` is overridden', 'found', /1 override$/, ['ColdDepot.fetch', 'Depot.fetch']],
    ['where `Store.fetch` is implemented', 'found', /2 implementations$/, ['Depot.fetch', 'ColdDepot.fetch', 'Store.fetch']],
    ['subclasses of `Depot`', 'found', /1 subtype$/, ['ColdDepot', 'Depot']],
    ['subclasses of `Store`', 'found', /1 subtype$/, ['Depot', 'Store']],
    ['all overloads of `header`', 'found', /3 overloads$/, ['header', 'header', 'header']],
    ['overloads of `page`', 'found', /it has no overloads$/, ['page']],
    ['callers of `header`', 'found', /2 calls \(web\/header\.ts:7, web\/header\.ts:8\)$/, ['page', 'header']],
    ['where `page` is implemented', 'found', /page/, ['page']],
    ['callers of `ColdDepot.fetch`', 'found', /no call is known; 1 possible through Store$/, ['read', 'ColdDepot.fetch']],
    ['callers of `page`', 'partial', /no call is known; no other line of the indexed code names `page`$/, ['page']],
  ] as const)
    test(gap, async () => {
      const result = await shelves.lookUp(gap, neverCancelled);
      assert.equal(result.outcome, outcome, result.note);
      assert.match(result.note, note);
      if (at) assert.deepEqual(result.places.map(({ symbol }) => symbol), at); // prettier-ignore
    });
});

suite('the look-up of a name', () => {
  test('finds no lines after the end of a file and cuts a range there', async () => {
    const lookUpLines = (text: string): Promise<LookUpResult> => codebase.lookUp(text, neverCancelled);
    assert.equal((await lookUpLines('app/worker.py:999')).outcome, 'not-found');
    const [place] = (await lookUpLines('app/worker.py:12-999')).places;
    assert.deepEqual([place?.lineStart, place?.lineEnd], [12, (files['app/worker.py'].match(/\n/g) ?? []).length + 1]);
  });

  test('searches all files of a folder', async () => {
    const { outcome, at } = await lookUp('`total` in gosrc/cart');
    assert.deepEqual([outcome, at], ['found', ['Total']]);
    assert.equal((await lookUp('gosrc/cart')).outcome, 'partial');
    const handlersResult = await lookUp('error handlers in app/');
    assert.ok(handlersResult.at.includes('register_error_handler'), handlersResult.at.join(', '));
  });

  test('resolves the alias of an imported package', async () => {
    assert.equal((await lookUp('`cartShared`')).outcome, 'found');
    const { outcome, at } = await lookUp('`cartShared.Total`');
    assert.deepEqual([outcome, at], ['found', ['Total']]);
  });

  test('chooses the overload with the given parameters', async () => {
    const { outcome, places } = await lookUp('`Printer.print(String, boolean)`');
    assert.deepEqual([outcome, places.map(({ lineStart }) => lineStart)], ['found', [8]]);
    assert.match((await lookUp('`Printer.print`')).note, /one of \d definitions of this name; the others begin in lines? /);
  });

  test('searches by common words if only one word is distinctive', async () => {
    const { outcome, at } = await lookUp('error handlers');
    assert.ok((outcome === 'partial' || outcome === 'near') && at.includes('register_error_handler'), `${outcome}: ${at.join(', ')}`);
    assert.equal((await lookUp('zebra handling')).outcome, 'not-found');
  });
});

suite('a scope', () => {
  const folders = ['app', 'lib', 'other', 'java', 'gosrc'];
  const gaps = [
    ...['callers of `enqueue`', 'where `QueueError` is raised', 'where `JOB_DONE` is used', 'where `state` is changed'],
    ...['subclasses of `Job`', 'tests of `enqueue`', '"only jobs can be queued"', '"the tool has no job"', '`QueueError`', '`only_here`'],
    ...['other/tool.py', 'lib/jobs.py:1-12', '`enqueue` in lib/jobs.py', 'state in app/worker.py', '`MailJob.run`', '`cartShared.Total`'],
    ...['code that queues jobs', 'error handlers', 'lib', 'run_tool in other', '`Printer.print(String, boolean)`', 'job handling'],
  ];

  test('keeps lines from outside out of every request, whatever the gaps are', async () => {
    const questions = [
      'Who calls enqueue?',
      'Why do I get "only jobs can be queued"?',
      'How are jobs queued?',
      'What are the flaws of this code?',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...folders),
        fc.uniqueArray(fc.constantFrom(...gaps), { minLength: 3, maxLength: 8 }),
        fc.constantFrom(...questions),
        async (scope, missing, question) => {
          server.reset();
          server.script(answer(reply('A draft.', ...missing)), answer(reply('A second one.', ...missing)), answer(reply('The answer.')));
          await askWith(codebase, question, { answering: modelAt(server) }, { scope, budget: 24_000 });
          const evidencePaths = server.requests.flatMap((request) =>
            [...promptOf(request).matchAll(/^\[\d+\] (\S+):\d+-\d+/gm)].map(([, path]) => path),
          );
          const omittedPaths = server.requests.flatMap((request) =>
            [...promptOf(request).matchAll(/ \[\d+:\d+\] (\S+): /g)].map(([, path]) => path),
          );
          for (const path of [...evidencePaths, ...omittedPaths])
            assert.ok(path?.startsWith(`${scope}/`), `${path} is outside ${scope}: ${missing.join(' | ')}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('that is a definition limits requested lines to the lines of the definition', async () => {
    server.reset();
    const gaps = ['app/worker.py:7-9', 'app/worker.py:1-12', 'app/worker.py:9-20'];
    server.script(answer(reply('A draft.', ...gaps)), answer(reply('The answer.')));
    const { record } = await askWith(codebase, 'What does `announce` do?', { answering: modelAt(server) }, { scope: 'announce' });
    assert.deepEqual(
      record.passes[0]?.gaps.map(({ outcome }) => outcome),
      ['out-of-scope', 'out-of-scope', 'found'],
    );
    for (const request of server.requests) assert.doesNotMatch(promptOf(request), /no job was given/);
  });

  test('is named in the note about code that exists only outside of it', async () => {
    server.reset();
    server.script(
      answer(reply('A draft.', '`only_here`', 'other/tool.py', '`nowhere_at_all`', 'app/worker.py')),
      answer(reply('The answer.')),
    );
    const { record } = await askWith(codebase, 'How are jobs started?', { answering: modelAt(server) }, { scope: 'app' });
    const outcomes = record.passes[0]?.gaps.map(({ outcome }) => outcome);
    assert.deepEqual(outcomes?.slice(0, 3), ['out-of-scope', 'out-of-scope', 'not-found']);
    assert.match(promptOf(server.requests[1]), /only_here.*outside the scope that the developer chose \(app\)/);
  });
});
