// Files that follow values into another file are linked again exactly when a part that they read has changed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import { flowChanges } from '../../../../src/core/graph/linking/flowChanges.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphOf } from '../folderGraph.ts';
import { edgesOf, filesOf, linkedAgain, save } from './editedGraph.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const python = new Map([
  [
    'store.py',
    dedent`
      from events import Bus, Queue

      handlers = {}
      bus = Bus()
      rows = []

      class Store:
          kind = Bus
          def __init__(self, sink=None):
              self.sink = sink
              self.bus = Bus()
              self.bus = Queue()
          def open(self):
              one = Bus()
              one = self.bus
              one.send(self.close)
              return one
          def close(self, done=None):
              done(self)
              self.sink.send(done)
              yield self.sink

      def register(name, handler):
          handlers[name] = handler
          rows.append(handler)
          bus.listen(handler)

      def make(kind):
          store = Store(bus)
          store.sink = Queue()
          if isinstance(kind, Bus):
              store = kind
          register("a", store.open)
          return store

      def run(name, work):
          work(name)
          for row in rows:
              row(name)
          return handlers[name](work)
    `,
  ],
  [
    'events.py',
    dedent`
      class Queue:
          def send(self, item):
              item()
          def listen(self, done):
              self.done = done

      class Bus(Queue):
          def send(self, item):
              self.done(item)
              return Queue()
    `,
  ],
  [
    'use.py',
    dedent`
      from store import Store, make, register, run, handlers, rows
      from events import Bus, Queue

      def act(name):
          store = make(name)
          store.open().send(name)
          store.bus.listen(act)
          store.sink.send(stop)
          store.kind().send(act)
          run("a", stop)
          handlers["a"](act)
          for row in rows:
              row(store)
          for sink in store.close(stop):
              sink.send(act)

      def stop(item):
          item.send(act)
          register("b", act)
          register("c", stop)
          Queue().listen(stop)
    `,
  ],
]);

const script = new Map([
  [
    'store.ts',
    dedent`
      import { Bus } from './events';
      export const table = { go(one) { this.stop(one); }, stop(one) { one.send(); } };
      export const all = [table.go, table.stop];
      export class Store {
        sink = new Bus();
        constructor(done) {
          this.done = done;
          this.sink = make(done);
          this.sink.listen((one) => one.send());
        }
        open() {
          const one = make(this.done);
          const { sink } = this;
          return sink;
        }
      }
      export function make(done) {
        const bus = new Bus();
        bus.done = done;
        if (done instanceof Bus) done.send();
        bus.listen(done);
        return bus;
      }
      export const each = (work) => all.map((one) => one(work));
      export function pick(name) { return table[name]; }
    `,
  ],
  [
    'events.ts',
    dedent`
      export class Bus {
        done = undefined;
        send() { this.done(this); return this; }
        listen(done: (bus: Bus) => void) {
          this.done = done;
          done(this);
        }
      }
    `,
  ],
  [
    'use.ts',
    dedent`
      import { Store, make, each, pick, table, all } from './store';
      import { Bus } from './events';
      export function act(bus) {
        const store = new Store(stop);
        store.open().send();
        store.done(bus);
        make(act).done(bus);
        each(stop);
        pick('go')(bus);
        table.go(bus);
        for (const one of all) one(bus);
      }
      export function stop(one) {
        one.send();
        make((bus) => bus.listen(act));
        new Bus().listen((bus) => stop(bus));
      }
    `,
  ],
]);

/** One edit of a file: a line is removed, doubled, or changes its place with one near it. */
interface LineEdit {
  readonly file: number;
  readonly line: number;
  readonly how: 'remove' | 'double' | 'swap';
  readonly distance: number;
}

const lineEdit: fc.Arbitrary<LineEdit> = fc.record({
  file: fc.nat(2),
  line: fc.nat(40),
  how: fc.constantFrom('remove', 'double', 'swap'),
  distance: fc.integer({ min: 1, max: 4 }),
});
const runs = process.env.CLEW_LONG_TESTS ? 2000 : 60;

for (const [language, sources] of [
  ['Python', python],
  ['TypeScript', script],
] as const)
  test(`property: after any edits of lines of ${language}, the edges equal those of a fresh build`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lineEdit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const texts = new Map(sources);
        const graph = graphOf(await filesOf(texts, parsers));
        graph.deriveEdges();
        for (const edit of edits) {
          const path = [...texts.keys()][edit.file] ?? '';
          texts.set(path, withEdit(texts.get(path) ?? '', edit));
          await save(graph, path, texts.get(path) ?? '', parsers);
          graph.deriveEdges();
        }
        assert.deepEqual(edgesOf(graph), edgesOf(graphOf(await filesOf(texts, parsers))));
      }),
      { numRuns: runs },
    );
  });

function withEdit(text: string, { line, how, distance }: LineEdit): string {
  const lines = text.split('\n');
  const at = line % lines.length;
  const other = (at + distance) % lines.length;
  if (how === 'remove') return lines.toSpliced(at, 1).join('\n');
  if (how === 'double') return lines.toSpliced(at, 0, lines[at] ?? '').join('\n');
  return lines
    .with(at, lines[other] ?? '')
    .with(other, lines[at] ?? '')
    .join('\n');
}

test('a call that nobody follows links only its own file again', async () => {
  assert.equal(await linkedAgain(python, 'store.py', '    work(name)\n', '    work(name)\n    print("done")\n', parsers), 1);
  assert.equal(await linkedAgain(script, 'store.ts', '  bus.done = done;\n', '  bus.done = done;\n  bus.send();\n', parsers), 1);
});

test('another value of a field, a result or a variable links the files that read it again', async () => {
  assert.ok((await linkedAgain(python, 'store.py', '        self.bus = Queue()\n', '        self.bus = Bus()\n', parsers)) > 1);
  assert.ok((await linkedAgain(python, 'store.py', '    return store\n', '    return Bus()\n', parsers)) > 1);
  assert.ok((await linkedAgain(script, 'store.ts', 'return table[name];', 'return table.stop;', parsers)) > 1);
});

/** Changed parts between two versions of a file, without the key of the file. */
async function changedParts(path: string, before: string, after: string): Promise<readonly string[] | undefined> {
  const [old, fresh] = await Promise.all([before, after].map(async (text) => (await filesOf(new Map([[path, text]]), parsers))[0]));
  assert.ok(old && fresh);
  const entry = new FileEntry(fresh);
  const changes = flowChanges(new FileEntry(old), entry);
  return changes && [...changes.keys].map((key) => key.replace(entry.key, '').replace(/^([a-z]:) /, '$1')).sort();
}

test('tells which variables, members and results differ', async () => {
  // The interface tells the type of a value that is bound as well.
  const text = 'def f(a):\n    x = a\n    a.y = x\n    return x\n';
  assert.deepEqual(await changedParts('a.py', text, text.replace('x = a', 'x = [a]')), ['t:n x', 'v:']);
  assert.deepEqual(await changedParts('a.py', text, text.replace('a.y = x', 'a.y = [x]')), ['t:.y', 'v:']);
  assert.deepEqual(await changedParts('a.py', text, text.replace('return x', 'return a')), ['t:<return> f 0', 'v:']);
});

test('functions before it change nothing, and neither do lines alone', async () => {
  const text = 'def f(a):\n    x = a\n    return x\n';
  assert.deepEqual(await changedParts('a.py', text, `def g():\n    pass\n\n\n${text}`), []);
  assert.deepEqual(await changedParts('a.py', text, text.replace('x = a\n', 'x = a\n\n')), []);
});

test('another order, and a line that is split, change what is before what', async () => {
  const text = 'def f(a, b):\n    x = a\n    x = b\n    return x\n';
  const swapped = await changedParts('a.py', text, 'def f(a, b):\n    x = b\n    x = a\n    return x\n');
  assert.deepEqual(swapped, ['t:n x', 't:~', 'v:']);
  const split = await changedParts('a.ts', 'let x = a; x = b;\n', 'let x = a;\nx = b;\n');
  assert.ok(split?.includes('t:n x'), String(split));
});

test('versions that differ nearly everywhere are not compared', async () => {
  const text = (name: string): string => Array.from({ length: 300 }, (_, i) => `${name}${i} = ${name}${i + 1}`).join('\n');
  assert.equal(await changedParts('a.py', text('x'), text('y')), undefined);
});
