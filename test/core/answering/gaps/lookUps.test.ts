// What look-ups of gaps say of relations, folders, imports and overloads, and that a scope holds in every one of them.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase, LookUpResult } from '../../../../src/core/codebase/api.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../askModel.ts';
import { openFixture } from '../openFixture.ts';

const files = {
  'lib/jobs.py': `class Job:
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
  'app/worker.py': `from lib.jobs import JOB_DONE, QueueError, enqueue

state = {}


def start(job):
    if job is None:
        raise QueueError("no job was given")
    state["last"] = job
    return enqueue(job)


def announce(bus):
    bus.send(JOB_DONE)
`,
  'other/tool.py': `from lib.jobs import QueueError, enqueue
from app.worker import state


def run_tool(job):
    if job == 1:
        raise QueueError("the tool has no job")
    state["tool"] = job
    return enqueue(job)


def only_here():
    return "only here"
`,
  'java/Printer.java': `package p;

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
  'gosrc/go.mod': 'module example.com/shop\n\ngo 1.22\n',
  'gosrc/cart/shared/totals.go': 'package shared\n\nfunc Total(prices []int) int {\n\treturn len(prices)\n}\n',
  'gosrc/main.go': `package main

import (
	cartShared "example.com/shop/cart/shared"
)

func main() {
	cartShared.Total(nil)
}
`,
  'app/handlers.py': 'def register_error_handler(code, handler):\n    """Registers a handler for an error."""\n    return code, handler\n',
};

let codebase: Codebase;
const server = new ScriptedServer();

before(async () => {
  codebase = (await openFixture(files)).codebase;
  await server.start();
});
after(() => server.close());

async function looked(text: string): Promise<LookUpResult & { readonly at: readonly string[] }> {
  const found = await codebase.lookUp(text, neverCancelled);
  return { ...found, at: found.places.map(({ symbol, file }) => symbol ?? file) };
}

suite('a relation', () => {
  test('that is known is found, and what stands in it comes before the definition', async () => {
    for (const [text, first] of [
      ['callers of `enqueue`', 'start'],
      ['where `QueueError` is raised', 'enqueue'],
      ['subclasses of `Job`', 'MailJob'],
      ['where `JOB_DONE` is used', 'announce'],
    ] as const) {
      const { outcome, at } = await looked(text);
      assert.equal(outcome, 'found', text);
      assert.ok(at.includes(first), `${text}: ${at.join(', ')}`);
      assert.notEqual(at[0], text.split('`')[1], `${text}: the definition is no find of it`);
    }
  });

  test('that nobody stands in is not passed off as found: the places that name it are', async () => {
    for (const [text, naming] of [
      ['where `OrphanError` is raised', 'register'],
      // Nothing tells whether that object sends events: the place is a use, and no more is claimed.
      ['where `JOB_DONE` is sent', 'announce'],
      ['subclasses of `MailJob`', undefined],
      ['callers of `register`', undefined],
    ] as const) {
      const { outcome, at } = await looked(text);
      assert.equal(outcome, 'partial', text);
      if (naming) assert.equal(at[0], naming, text);
    }
  });
});

suite('a relation goes by the list of all uses', () => {
  let shelves: Codebase;
  before(async () => {
    shelves = (
      await openFixture({
        'store/depot.py':
          'from typing import Protocol\n\n\nclass DepotError(Exception):\n    pass\n\n\nclass Store(Protocol):\n    def fetch(self, key): ...\n\n    def keys(self): ...\n\n\n' +
          'class Depot:\n    held = 0\n\n    def fetch(self, key):\n        self.held += 1\n        raise DepotError(key)\n\n    def keys(self):\n        return self.held\n\n\n' +
          'class ColdDepot(Depot):\n    def fetch(self, key):\n        return None\n',
        'store/shelf.py':
          'from store.depot import DepotError, Store\n\n\ndef read(store: Store):\n    try:\n        return store.fetch("a")\n    except DepotError:\n        return None\n',
        'store/signals.py':
          'from scrapy import signals\n\nstock_low = object()\n\n\ndef refill(**kwargs):\n    return kwargs\n\n\ndef watch(crawler):\n    crawler.signals.connect(refill, signal=stock_low)\n\n\ndef count(crawler):\n    limit = stock_low\n    crawler.signals.send_catch_log(signal=stock_low)\n    return limit\n',
        'web/header.ts':
          'export function header(name: string): void;\nexport function header(name: string, value: string): void;\nexport function header(name: string, value?: string): void {\n  console.log(name, value);\n}\n' +
          "export function page(): void {\n  header('a');\n  header('b', 'c');\n}\n",
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
      const found = await shelves.lookUp(gap, neverCancelled);
      assert.equal(found.outcome, outcome, found.note);
      assert.match(found.note, note);
      if (at) assert.deepEqual(found.places.map(({ symbol }) => symbol), at); // prettier-ignore
    });
});

suite('a name', () => {
  test('lines behind the end of a file are not found, and lines across it end with it', async () => {
    const found = (text: string): Promise<LookUpResult> => codebase.lookUp(text, neverCancelled);
    assert.equal((await found('app/worker.py:999')).outcome, 'not-found');
    const [place] = (await found('app/worker.py:12-999')).places;
    assert.deepEqual([place?.lineStart, place?.lineEnd], [12, (files['app/worker.py'].match(/\n/g) ?? []).length + 1]);
  });

  test('in a folder is looked for in all files of the folder', async () => {
    const { outcome, at } = await looked('`total` in gosrc/cart');
    assert.deepEqual([outcome, at], ['found', ['Total']]);
    assert.equal((await looked('gosrc/cart')).outcome, 'partial');
    const told = await looked('error handlers in app/');
    assert.ok(told.at.includes('register_error_handler'), told.at.join(', '));
  });

  test('under which a package is imported is that package', async () => {
    assert.equal((await looked('`cartShared`')).outcome, 'found');
    const { outcome, at } = await looked('`cartShared.Total`');
    assert.deepEqual([outcome, at], ['found', ['Total']]);
  });

  test('with parameters is the overload that has them', async () => {
    const { outcome, places } = await looked('`Printer.print(String, boolean)`');
    assert.deepEqual([outcome, places.map(({ lineStart }) => lineStart)], ['found', [8]]);
    assert.match((await looked('`Printer.print`')).note, /one of \d definitions of this name; the others begin in lines? /);
  });

  test('in words of which only one tells much is looked for by them', async () => {
    const { outcome, at } = await looked('error handlers');
    assert.ok((outcome === 'partial' || outcome === 'near') && at.includes('register_error_handler'), `${outcome}: ${at.join(', ')}`);
    assert.equal((await looked('zebra handling')).outcome, 'not-found');
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

  test('holds in every look-up and in the first pass: no line from outside is ever sent', async () => {
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
          const heads = server.requests.flatMap((request) =>
            [...promptOf(request).matchAll(/^\[\d+\] (\S+):\d+-\d+/gm)].map(([, path]) => path),
          );
          const seen = server.requests.flatMap((request) =>
            [...promptOf(request).matchAll(/ \[\d+:\d+\] (\S+): /g)].map(([, path]) => path),
          );
          for (const path of [...heads, ...seen])
            assert.ok(path?.startsWith(`${scope}/`), `${path} is outside ${scope}: ${missing.join(' | ')}`);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('that is a definition holds for lines too: of those asked for only its own are read', async () => {
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

  test('is named where something is only outside of it', async () => {
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
