// Calls of functions that a field of a struct of Go holds: by all assignments to it, in its file and others, and by literals.
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

const shop = `package shop

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
func noted(id int)           {}
func (s *Stall) small(id int) {}

func New() *Shop {
	s := &Shop{Log: noted}
	s.serve = s.first
	return s
}

func NewStall(s *Stall) { s.serve = s.small }
`;

async function called(others: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const made = await Promise.all(
    Object.entries({ 'shop.go': shop, ...others }).map(([path, text]) => graphFile(path, text, 'go', parsers)),
  );
  const graph = graphOf(made.map((file) => (file.path.endsWith('_test.go') ? { ...file, role: 'test' as const } : file)));
  const calls = graph.callees(graph.byName('Shop.Open')[0]?.id ?? '');
  return calls.map(({ callee, confidence }) => `${graph.symbol(callee ?? '')?.fact.qualifiedName} ${confidence}`);
}

test('a call of a field leads to what is put there; what others may set too is less sure', async () => {
  assert.deepEqual(await called(), ['Shop.first 0.95', 'noted 0.6']);
});

test('assignments of other files count, those of tests do not', async () => {
  const host = dedent`
    package shop

    func NewHost() *Shop {
    	s := New()
    	s.serve = func(id int) {}
    	return s
    }
  `;
  assert.deepEqual(await called({ 'host.go': host }), ['NewHost.<anonymous> 0.6', 'Shop.first 0.6', 'noted 0.6']);
  assert.deepEqual(await called({ 'host_test.go': host }), ['Shop.first 0.95', 'noted 0.6']);
});

test('is linked anew when another file puts something else there', async () => {
  const host = (value: string): string =>
    `package shop\n\nfunc second(id int) {}\nfunc third(id int)  {}\n\nfunc Set(s *Shop) { s.serve = ${value} }\n`;
  const files = await Promise.all([graphFile('shop.go', shop, 'go', parsers), graphFile('host.go', host('second'), 'go', parsers)]);
  const graph = graphOf(files);
  const names = (): (string | undefined)[] =>
    graph.callees(graph.byName('Shop.Open')[0]?.id ?? '').map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName);
  assert.ok(names().includes('second'));
  graph.update({ changedFiles: [await graphFile('host.go', host('third'), 'go', parsers)], removedFiles: [] });
  assert.ok(names().includes('third') && !names().includes('second'));
});
