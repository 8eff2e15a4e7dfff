// Queries of the code graph over small programs: names, places, calls, paths, flows, errors, state and imports.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph, FlowNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

const orders = dedent`
  import os
  from lib.errors import OrderError, StockError

  TOTAL = 0


  class Orders:
      def __init__(self):
          self.items = []

      def place(self, name, count):
          """Place an order."""
          check(name, count)
          self.items.append(name)
          save(name)
          return self.place_again(name, count)

      def place_again(self, name, count):
          return self.place(name, count - 1)


  def check(name, count):
      if count < 1:
          raise StockError(f"no {name} left in stock")
      if not name:
          raise OrderError("an order needs a name")


  def save(name):
      global TOTAL
      TOTAL = len(name)
      os.remove(name)


  def unused():
      save("x")
`;
const errors = dedent`
  class OrderError(Exception):
      pass


  class StockError(OrderError):
      pass
`;
const main = dedent`
  from shop.orders import Orders


  def main():
      orders = Orders()
      orders.place("tea", 2)
`;
let parsers: Parsers;
let graph: CodeGraph;

before(async () => {
  parsers = await testParsers();
  const texts = Object.entries({ 'shop/orders.py': orders, 'lib/errors.py': errors, 'main.py': main });
  graph = graphOf(await Promise.all(texts.map(([path, text]) => graphFile(path, text, 'python', parsers))));
});
after(() => parsers.dispose());

const namesOf = (symbols: Iterable<{ fact: { qualifiedName: string } }>): string[] =>
  [...symbols].map((symbol) => symbol.fact.qualifiedName).sort();
const id = (name: string): string => graph.byName(name)[0]?.id ?? assert.fail(`no ${name}`);

test('finds symbols by own name, by the end of the qualified name and by module', () => {
  assert.deepEqual(namesOf(graph.byName('place')), ['Orders.place']);
  assert.deepEqual(namesOf(graph.byName('Orders.place')), ['Orders.place']);
  assert.deepEqual(namesOf(graph.byName('shop.orders.Orders.place')), ['Orders.place']);
  assert.deepEqual(namesOf(graph.byName('Place')), []);
  assert.deepEqual(namesOf(graph.byName('rders.place')), []);
  assert.deepEqual(namesOf(graph.byName('constructor')), []);
});

test('finds the innermost symbol on a line', () => {
  const at = (line: number): string | undefined => graph.at('r', 'shop/orders.py', line)?.fact.qualifiedName;
  assert.equal(at(11), 'Orders.place');
  assert.equal(at(6), 'Orders');
  assert.equal(at(0), '<module>');
  assert.equal(at(-1), undefined);
  assert.equal(at(10_000), undefined);
  assert.equal(graph.at('r', 'absent.py', 0), undefined);
});

test('lists callers and callees in the order of lines', () => {
  assert.deepEqual(
    graph.callers(id('save')).map((edge) => [edge.caller.split('#')[1], edge.line]),
    [
      ['Orders.place', 14],
      ['unused', 35],
    ],
  );
  assert.deepEqual(
    graph.callees(id('Orders.place')).map((edge) => edge.callee?.split('#')[1] ?? edge.external),
    ['check', 'save', 'Orders.place_again'],
  );
  // Both callers are in the file of `save` itself.
  assert.equal(graph.fanIn(id('save')), 0);
  assert.equal(graph.fanOut(id('Orders.place')), 3);
});

test('the flow of a construction contains the constructor and not the calls in the class body', async () => {
  const text = dedent`
    def field(): pass
    def check(): pass
    class Plain:
        name = field()
    class Own:
        name = field()
        def __init__(self): check()
  `;
  const classGraph = graphOf([await graphFile('classes.py', text, 'python', parsers)]);
  const steps = (name: string): (string | undefined)[] =>
    classGraph.byName(name).flatMap((type) => classGraph.flow(type.id, 2, 8).children.map(({ symbol }) => symbol?.fact.name));
  assert.deepEqual([steps('Plain'), steps('Own')], [[], ['check']]);
});

test('callers of a class construct it through its own constructor, an inherited one, or none', async () => {
  const text = dedent`
    class Base:
        def __init__(self): pass
    class Derived(Base): pass
    class Plain: pass
    def base(): return Base()
    def derived(): return Derived()
    def plain(): return Plain()
  `;
  const classGraph = graphOf([await graphFile('classes.py', text, 'python', parsers)]);
  const callersOf = (name: string): (string | undefined)[] =>
    classGraph.byName(name).flatMap((symbol) => classGraph.callers(symbol.id).map(({ caller }) => caller.split('#')[1]));
  assert.deepEqual([callersOf('Base'), callersOf('Derived'), callersOf('Plain')], [['base', 'derived'], ['derived'], ['plain']]);
});

test('finds call paths in the direction of calls and within the hops', () => {
  const paths = graph.paths(id('main'), id('save'), 4, 5);
  assert.deepEqual(
    paths.map((path) => path.map((edge) => edge.callee?.split('#')[1])),
    [['Orders.place', 'save']],
  );
  assert.deepEqual(graph.paths(id('main'), id('save'), 1, 5), []);
  assert.deepEqual(graph.paths(id('save'), id('main'), 4, 5), []);
  assert.deepEqual(graph.paths('no such id', id('main'), 4, 5), []);
});

test('a flow marks recursion and counts the callees that a limit leaves out', () => {
  const flow = graph.flow(id('main'), 4, 8);
  /** A node as `name(callee callee)`, with `!` for recursion and `+1` for a callee that is left out. */
  const draw = (node: FlowNode): string =>
    `${node.symbol?.fact.name ?? node.external}${node.recursive ? '!' : ''}${node.omittedCount ? `+${node.omittedCount}` : ''}${node.children.length ? `(${node.children.map(draw).join(' ')})` : ''}`;
  assert.equal(draw(flow), 'main(__init__ place(check(StockError OrderError) save(len os.remove) place_again(place!)))');
  assert.equal(draw(graph.flow(id('main'), 2, 1)), 'main+1(__init__)');
  assert.equal(draw(graph.flow(id('main'), 0, 8)), 'main+2');
});

test('a flow leaves out external callees first and keeps the others in the order of lines', async () => {
  const text = dedent`
    import logging
    def load(): pass
    def save(): pass
    def run():
        logging.debug(1)
        load()
        logging.info(2)
        logging.warning(3)
        save()
  `;
  const logGraph = graphOf([await graphFile('log.py', text, 'python', parsers)]);
  const [run] = logGraph.byName('run');
  const steps = (width: number): string[] =>
    logGraph.flow(run?.id ?? '', 1, width).children.map(({ symbol, external }) => symbol?.fact.name ?? external ?? '');
  assert.deepEqual(steps(2), ['load', 'save']);
  assert.deepEqual(steps(3), ['logging.debug', 'load', 'save']);
});

test('finds functions that raise a type or one derived from it', () => {
  assert.deepEqual(namesOf(graph.raisers('StockError')), ['check']);
  assert.deepEqual(namesOf(graph.raisers('OrderError')), ['check']);
  assert.deepEqual(namesOf(graph.raisers('lib.errors.OrderError')), ['check']);
  assert.deepEqual(namesOf(graph.raisers('ValueError')), []);
  assert.deepEqual(namesOf(graph.raisers('__proto__')), []);
});

test('finds functions that throw an error from a function of another file', async () => {
  const texts = {
    'errors.ts': dedent`
      export class Gone extends Error {}
      export function gone(id: string) { return new Gone(id); }
    `,
    'shop.ts': dedent`
      import { gone } from './errors';
      export function find(id: string) { throw gone(id); }
      export const ask = () => gone('x').message;
    `,
  };
  const files = await Promise.all(Object.entries(texts).map(([path, text]) => graphFile(path, text, 'typescript', parsers)));
  assert.deepEqual(namesOf(graphOf(files).raisers('Gone')), ['find', 'gone']);
});

test('finds functions that change state, by name, by field and by class', () => {
  assert.deepEqual(namesOf(graph.mutators('TOTAL')), ['save']);
  assert.deepEqual(namesOf(graph.mutators('self.items')), ['Orders.__init__', 'Orders.place']);
  assert.deepEqual(namesOf(graph.mutators('Orders.items')), ['Orders.__init__', 'Orders.place']);
  assert.deepEqual(namesOf(graph.mutators('Other.items')), []);
  assert.deepEqual(
    graph.incoming(id('TOTAL'), ['writes']).map((edge) => edge.caller),
    [id('save')],
  );
});

test('finds the function with an error message, by the constant parts of an interpolated one', () => {
  const [best] = graph.byErrorText('StockError: no green tea left in stock');
  assert.equal(best?.symbol.fact.name, 'check');
  assert.equal(best?.line, 23);
  assert.equal(graph.byErrorText('an order needs a name')[0]?.score, 1);
  assert.equal(graph.byErrorText('needs a name')[0]?.line, 25);
  assert.deepEqual(graph.byErrorText('completely different words'), []);
  assert.deepEqual(graph.byErrorText('nothing needs a'), []);
  assert.deepEqual(graph.byErrorText(''), []);
});

test('a function with more callers is more important than one without any', () => {
  assert.ok(graph.importance(id('save')) > graph.importance(id('unused')));
  assert.ok(graph.importance(id('save')) <= 1);
  assert.equal(graph.importance('no such id'), 0);
});

test('lists imports in both directions, and import cycles', async () => {
  assert.deepEqual(graph.imports('r', 'main.py'), [{ root: 'r', path: 'shop/orders.py' }]);
  assert.deepEqual(graph.importedBy('r', 'lib/errors.py'), [{ root: 'r', path: 'shop/orders.py' }]);
  assert.deepEqual(graph.importCycles(), []);
  const cycle = { 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './a';", 'd.ts': "import './a';" };
  const files = await Promise.all(Object.entries(cycle).map(([path, text]) => graphFile(path, text, 'typescript', parsers)));
  assert.deepEqual(graphOf(files).importCycles(), [['a.ts', 'b.ts', 'c.ts'].map((path) => ({ root: 'r', path }))]);
});

test('imports of types close no import cycle', async () => {
  const sources = { 'a.ts': "import './b';", 'b.ts': "import type { A } from './a';\nimport { type B } from './a';" };
  const files = await Promise.all(Object.entries(sources).map(([path, text]) => graphFile(path, text, 'typescript', parsers)));
  assert.deepEqual(graphOf(files).importCycles(), []);
  assert.deepEqual(graphOf(files).imports('r', 'b.ts'), [{ root: 'r', path: 'a.ts' }]);
});

test('a long chain of calls does not overflow and stays bounded', async () => {
  const text = Array.from({ length: 5000 }, (_, at) => `def f${at}():\n    f${at + 1}()\n`).join('\n');
  const longGraph = graphOf([await graphFile('long.py', text, 'python', parsers)]);
  const first = longGraph.byName('f0')[0]?.id ?? '';
  assert.equal(longGraph.paths(first, longGraph.byName('f4000')[0]?.id ?? '', 5000, 1)[0]?.length, 4000);
  let depth = 0;
  for (let node: FlowNode | undefined = longGraph.flow(first, 5000, 8); node; node = node.children[0]) depth++;
  assert.ok(depth > 100 && depth <= 501, `${depth}`);
});

test('a root folder that is itself a package is imported under its name', async () => {
  const texts = {
    '__init__.py': '',
    'core/__init__.py': '',
    'core/run.py': 'def go(): pass',
    'app.py': dedent`
      from shop.core.run import go

      go()`,
  };
  const files = await Promise.all(Object.entries(texts).map(([path, text]) => graphFile(path, text, 'python', parsers)));
  const calleesOf = (graph: CodeGraph) => graph.callees(graph.at('r', 'app.py', 2)?.id ?? '').map((edge) => edge.callee ?? edge.external);
  assert.deepEqual(calleesOf(graphOf(files, 'shop')), ['r:core/run.py#go']);
  assert.deepEqual(calleesOf(graphOf(files, 'other')), ['shop.core.run.go']);
  assert.deepEqual(calleesOf(graphOf(files.slice(1), 'shop')), ['shop.core.run.go']);
});

test('an empty graph answers every query with nothing', () => {
  const empty = createGraph();
  assert.deepEqual([...empty.symbols(), ...empty.edges(), ...empty.byName('x'), ...empty.raisers('x'), ...empty.importCycles()], []);
  assert.deepEqual(empty.counts, { symbols: 0, edges: 0, external: 0, nameOnly: 0 });
  assert.equal(empty.flow('x', 3, 3).symbol, null);
});
