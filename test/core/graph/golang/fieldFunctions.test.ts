// Calls of functions in fields of Go structs: all assignments to the field count, in its file and in others, and those in literals.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const shop = dedent`
  package shop

  type Shop struct {
  	serve  func(id int)
  	Log    func(id int)
  	other  int
  }

  type Stall struct{ serve func(id int) }

  func (s *Shop) Open() {
  	s.serve(1)
  	s.Log(1)
  }

  func (s *Shop) first(id int) {}
  func write(id int)           {}
  func (s *Stall) small(id int) {}

  func New() *Shop {
  	s := &Shop{Log: write}
  	s.serve = s.first
  	return s
  }

  func NewStall(s *Stall) { s.serve = s.small }
`;

/** Callees of `Shop.Open`, each with its confidence, in a program of `shop.go` and other files. */
async function calleesOfOpen(otherFiles: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const files = await Promise.all(
    Object.entries({ 'shop.go': shop, ...otherFiles }).map(([path, text]) => graphFile(path, text, 'go', parsers)),
  );
  const graph = graphOf(files.map((file) => (file.path.endsWith('_test.go') ? { ...file, role: 'test' as const } : file)));
  const calls = graph.callees(graph.byName('Shop.Open')[0]?.id ?? '');
  return calls.map(({ callee, confidence }) => `${graph.symbol(callee ?? '')?.fact.qualifiedName} ${confidence}`);
}

test('a call of a field leads to the function in the field, less surely if the field is exported', async () => {
  assert.deepEqual(await calleesOfOpen(), ['Shop.first 0.95', 'write 0.6']);
});

test('assignments in other files count, those in tests do not', async () => {
  const host = dedent`
    package shop

    func NewHost() *Shop {
    	s := New()
    	s.serve = func(id int) {}
    	return s
    }
  `;
  assert.deepEqual(await calleesOfOpen({ 'host.go': host }), ['NewHost.<anonymous> 0.6', 'Shop.first 0.6', 'write 0.6']);
  assert.deepEqual(await calleesOfOpen({ 'host_test.go': host }), ['Shop.first 0.95', 'write 0.6']);
});

test('the call is linked again when another file assigns another function', async () => {
  const host = (value: string): string => dedent`
    package shop

    func second(id int) {}
    func third(id int)  {}

    func Set(s *Shop) { s.serve = ${value} }
  `;
  const files = await Promise.all([graphFile('shop.go', shop, 'go', parsers), graphFile('host.go', host('second'), 'go', parsers)]);
  const graph = graphOf(files);
  const calleeNames = (): (string | undefined)[] =>
    graph.callees(graph.byName('Shop.Open')[0]?.id ?? '').map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName);
  assert.ok(calleeNames().includes('second'));
  graph.update({ changedFiles: [await graphFile('host.go', host('third'), 'go', parsers)], removedFiles: [] });
  assert.ok(calleeNames().includes('third') && !calleeNames().includes('second'));
});
