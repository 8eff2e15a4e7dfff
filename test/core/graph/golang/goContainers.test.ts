// Calls on what containers of Go hold: in loops, by index and key, and on what is built by `new` and `make`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { goChain } from '../../../../src/core/graph/golang/goChains.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const head = `package shop

type Cart struct{ open bool }
type Stall struct{}
type Carts []*Cart
type Table map[string]*Cart

func (c *Cart) Total(x int) int  { return 1 }
func (s *Stall) Total(x int) int { return 2 }

type Shop struct {
	carts  []*Cart
	named  map[string]*Cart
	counts map[*Cart]int
	lists  map[string][]*Cart
	four   [4]Cart
	inbox  chan *Cart
	other  []*Stall
}

func all() []*Cart           { return nil }
func table() map[string]*Cart { return nil }
`;

/** What the method `Shop.do` with this body calls with its type known, without what it calls by plain names. */
async function called(body: string, parameters = ''): Promise<string[]> {
  const text = `${head}\nfunc (s *Shop) do(${parameters}) {\n${body}\n}\n`;
  const graph = graphOf([await graphFile('shop.go', text, 'go', parsers)]);
  const users = [...graph.symbols()].filter(({ fact }) => fact.qualifiedName.startsWith('Shop.do'));
  const edges = users.flatMap(({ id }) => graph.callees(id)).filter(({ evidence }) => evidence === 'receiver-typed');
  return edges.map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName ?? '');
}

const loops: Readonly<Record<string, string>> = {
  'a slice': '_, c := range s.carts',
  'a part of a slice': '_, c := range s.carts[1:]',
  'an array': '_, c := range s.four',
  'values of a map': '_, c := range s.named',
  'keys of a map': 'c := range s.counts',
  'a channel': 'c := range s.inbox',
  'the result of a call': '_, c := range all()',
  'a map from a call': '_, c := range table()',
  'a literal': '_, c := range []*Cart{}',
};
for (const [name, clause] of Object.entries(loops))
  test(`the variable of a loop through ${name} has a type`, async () => {
    assert.deepEqual(await called(`for ${clause} {\nc.Total(1)\n}`), ['Cart.Total']);
  });

test('types of slices and maps with a name of their own hold what they are made of', async () => {
  assert.deepEqual(await called('for _, c := range l {\nc.Total(1)\n}', 'l Carts'), ['Cart.Total']);
  assert.deepEqual(await called('t["a"].Total(1)', 't Table'), ['Cart.Total']);
});

test('slices in a map are gone through in a loop inside of a loop', async () => {
  assert.deepEqual(
    await called(dedent`
      for _, each := range s.lists {
      for _, c := range each {
      c.Total(1)
      }
      }`),
    ['Cart.Total'],
  );
});

const values: Readonly<Record<string, string>> = {
  'an index': 's.carts[i].Total(1)',
  'a key': 's.named[k].Total(1)',
  'a variable of an index': 'c := s.carts[i]\nc.Total(1)',
  'a variable of a key, with whether it is there': 'c, ok := s.named[k]\nc.Total(1)',
  'what a channel gives': 'c := <-s.inbox\nc.Total(1)',
  'a call and an index': 'all()[0].Total(1)',
  'a map that is written out': 'm := map[string]*Cart{}\nm["a"].Total(1)',
  'a map that is made': 'm := make(map[string]*Cart)\nm["a"].Total(1)',
  'new in a variable': 'c := new(Cart)\nc.Total(1)',
  'new itself': 'new(Cart).Total(1)',
  'a literal in parentheses': '(&Cart{}).Total(1)',
};
for (const [name, body] of Object.entries(values))
  test(`the type of ${name} is known`, async () => {
    assert.deepEqual(await called(body, 'i int, k string'), ['Cart.Total']);
  });

test('a variable of a loop means something else after it, and in what the loop goes through', async () => {
  assert.deepEqual(
    await called(
      dedent`
        for _, c := range s.carts {
        c.Total(1)
        }
        c.Total(2)`,
      'c *Stall',
    ),
    ['Cart.Total', 'Stall.Total'],
  );
  assert.deepEqual(await called('for _, s := range s.other {\ns.Total(1)\n}'), ['Stall.Total']);
});

test('functions inside of a loop see its variable', async () => {
  assert.deepEqual(
    await called(
      dedent`
        for _, c := range s.carts {
        run(func() {
        c.Total(1)
        })
        }`,
      'c *Stall, run func(f func())',
    ),
    ['Cart.Total'],
  );
});

test('a type is built by its name, also beside a variable that is called so', async () => {
  const text = `${head}\nfunc make2(list []Cart) {\n\tfor i := range list {\n\t\tCart := list[i]\n\t\tlist[i] = Cart{open: Cart.open}\n\t}\n}\n`;
  const graph = graphOf([await graphFile('shop.go', text, 'go', parsers)]);
  const edges = graph.callees(graph.byName('make2')[0]?.id ?? '');
  assert.deepEqual(
    edges.map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName),
    ['Cart'],
  );
});

test('reads expressions of Go as chains', () => {
  assert.equal(goChain('new(shop.Cart).total'), '(_ as shop.Cart).total');
  assert.equal(goChain('make(map[string]*Cart, f(1, 2))["a"]'), '(_ as map[string]*Cart)["a"]');
  assert.equal(goChain('<-s.inbox'), 's.inbox[]');
  assert.equal(goChain('(*s.carts)[i]'), 's.carts[i]');
  assert.equal(goChain('f(".(a)").(*Cart).total'), '(_ as *Cart).total');
  assert.equal(goChain('new(Cart'), undefined);
});
