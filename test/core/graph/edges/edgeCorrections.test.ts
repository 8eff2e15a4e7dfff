// Edges that others confirm, add or refute, as the queries of the graph then show them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { confidenceOf } from '../../../../src/core/graph/edges/edgeConfidence.ts';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import type { CodeGraph, Edge, GraphFile } from '../../../../src/core/graph/edges/graphTypes.ts';
import type { SymbolId } from '../../../../src/core/symbols/symbolId.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';

const stores = dedent`
  class Shelf:
      def stow(self, item):
          return item


  class Drawer:
      def stow(self, item):
          return item
`;
const main = dedent`
  def keep(store, item):
      store.stow(item)


  def run(store):
      keep(store, 1)
`;

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

function file(path: string, text: string): Promise<GraphFile> {
  return graphFile(path, text, 'python', parsers);
}

async function program(): Promise<{ graph: CodeGraph; id: (name: string) => SymbolId; edge: (from: string, to: string) => Edge }> {
  const graph = createGraph();
  graph.update({ changedFiles: [await file('stores.py', stores), await file('main.py', main)], removedFiles: [] });
  const id = (name: string): SymbolId => graph.byName(name)[0]?.id ?? assert.fail(`no ${name}`);
  const edge = (from: string, to: string): Edge => ({
    ...{ caller: id(from), callee: id(to), external: null, kind: 'calls', line: 1 },
    ...{ evidence: 'language-server', confidence: confidenceOf['language-server'] },
  });
  return { graph, id, edge };
}

const targets = (edges: readonly Edge[]): readonly string[] => edges.map(({ callee, evidence }) => `${callee} ${evidence}`);

test('a confirmed edge takes the better evidence, and a refuted one is gone, in both directions', async () => {
  const { graph, id, edge } = await program();
  assert.deepEqual(targets(graph.callees(id('keep'))), [`${id('Drawer.stow')} name-only`, `${id('Shelf.stow')} name-only`]);
  graph.correct({ edges: [edge('keep', 'Drawer.stow')], refutedEdges: [edge('keep', 'Shelf.stow')] });
  assert.deepEqual(targets(graph.callees(id('keep'))), [`${id('Drawer.stow')} language-server`]);
  assert.deepEqual(graph.callers(id('Shelf.stow')), []);
  assert.deepEqual(graph.callers(id('Drawer.stow')), [edge('keep', 'Drawer.stow')]);
  assert.ok(![...graph.edges()].some(({ callee }) => callee === id('Shelf.stow')));
});

test('an added edge counts in walks and paths, and changes the version', async () => {
  const { graph, id, edge } = await program();
  assert.deepEqual(graph.paths(id('run'), id('Shelf'), 3, 1), []);
  const [version, linkVersion] = [graph.changes, graph.linkChanges];
  graph.correct({ edges: [edge('keep', 'Shelf')], refutedEdges: [] });
  assert.notEqual(graph.changes, version);
  // Who only looks at what is derived from files need not look again.
  assert.equal(graph.linkChanges, linkVersion);
  assert.equal(graph.paths(id('run'), id('Shelf'), 3, 1)[0]?.length, 2);
  assert.deepEqual(
    graph.flow(id('run'), 2, 9).children.flatMap(({ children }) => children.map(({ symbol }) => symbol?.fact.qualifiedName)),
    ['Drawer.stow', 'Shelf'],
  );
  assert.equal([...graph.edges()].filter(({ callee }) => callee === id('Shelf')).length, 1);
});

for (const [path, text] of [
  ['main.py', `\n${main}`],
  ['stores.py', `\n${stores}`],
] as const) {
  test(`a change of ${path} ends what was known of the edge`, async () => {
    const { graph, id, edge } = await program();
    graph.correct({ edges: [edge('keep', 'Drawer.stow')], refutedEdges: [edge('keep', 'Shelf.stow')] });
    graph.paths(id('run'), id('Drawer.stow'), 3, 1);
    graph.update({ changedFiles: [await file(path, text)], removedFiles: [] });
    const [first, second] = graph.callees(id('keep'));
    assert.equal(first?.evidence, 'name-only');
    assert.equal(second?.evidence, 'name-only');
    assert.equal(graph.paths(id('run'), id('Drawer.stow'), 3, 1)[0]?.[1]?.evidence, 'name-only');
  });
}
