// Calls on elements of Go containers: in loops, by index and by key, and on values of `new` and `make`.
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

const head = dedent`
  package shop

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

/** Methods that a method `Shop.do` with this body calls on receivers of a known type. */
async function methodsCalledIn(body: string, parameters = ''): Promise<string[]> {
  const method = [`func (s *Shop) do(${parameters}) {`, body, '}', ''];
  const text = [head, ...method].join('\n');
  const graph = graphOf([await graphFile('shop.go', text, 'go', parsers)]);
  const callers = [...graph.symbols()].filter(({ fact }) => fact.qualifiedName.startsWith('Shop.do'));
  const edges = callers.flatMap(({ id }) => graph.callees(id)).filter(({ evidence }) => evidence === 'receiver-typed');
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
  test(`the variable of a loop over ${name} has a type`, async () => {
    assert.deepEqual(await methodsCalledIn(`for ${clause} {\nc.Total(1)\n}`), ['Cart.Total']);
  });

test('elements of a slice or map type with its own name have a type', async () => {
  assert.deepEqual(
    await methodsCalledIn(
      dedent`
    for _, c := range l {
    c.Total(1)
    }`,
      'l Carts',
    ),
    ['Cart.Total'],
  );
  assert.deepEqual(await methodsCalledIn('t["a"].Total(1)', 't Table'), ['Cart.Total']);
});

test('the variable of a loop over slices in a map has a type', async () => {
  assert.deepEqual(
    await methodsCalledIn(dedent`
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
  'a variable of a key with the check whether it exists': 'c, ok := s.named[k]\nc.Total(1)',
  'a value received from a channel': 'c := <-s.inbox\nc.Total(1)',
  'a call and an index': 'all()[0].Total(1)',
  'an element of a map literal': 'm := map[string]*Cart{}\nm["a"].Total(1)',
  'an element of a map from make': 'm := make(map[string]*Cart)\nm["a"].Total(1)',
  'a variable with a value from new': 'c := new(Cart)\nc.Total(1)',
  'a value from new': 'new(Cart).Total(1)',
  'a literal in parentheses': '(&Cart{}).Total(1)',
};
for (const [name, body] of Object.entries(values))
  test(`the type of ${name} is known`, async () => {
    assert.deepEqual(await methodsCalledIn(body, 'i int, k string'), ['Cart.Total']);
  });

test('the name of a loop variable means another variable after the loop and in the expression that the loop ranges over', async () => {
  assert.deepEqual(
    await methodsCalledIn(
      dedent`
        for _, c := range s.carts {
        c.Total(1)
        }
        c.Total(2)`,
      'c *Stall',
    ),
    ['Cart.Total', 'Stall.Total'],
  );
  assert.deepEqual(
    await methodsCalledIn(dedent`
    for _, s := range s.other {
    s.Total(1)
    }`),
    ['Stall.Total'],
  );
});

test('functions inside a loop see its variable', async () => {
  assert.deepEqual(
    await methodsCalledIn(
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

test('a composite literal means the type even where a variable has the name of the type', async () => {
  const text = dedent`
    func copyAll(list []Cart) {
    	for i := range list {
    		Cart := list[i]
    		list[i] = Cart{open: Cart.open}
    	}
    }
  `;
  const graph = graphOf([await graphFile('shop.go', `${head}\n${text}`, 'go', parsers)]);
  const edges = graph.callees(graph.byName('copyAll')[0]?.id ?? '');
  assert.deepEqual(
    edges.map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName),
    ['Cart'],
  );
});

test('converts Go expressions to chains of names, calls and indices', () => {
  assert.equal(goChain('new(shop.Cart).total'), '(_ as shop.Cart).total');
  assert.equal(goChain('make(map[string]*Cart, f(1, 2))["a"]'), '(_ as map[string]*Cart)["a"]');
  assert.equal(goChain('<-s.inbox'), 's.inbox[]');
  assert.equal(goChain('(*s.carts)[i]'), 's.carts[i]');
  assert.equal(goChain('f(".(a)").(*Cart).total'), '(_ as *Cart).total');
  assert.equal(goChain('new(Cart'), undefined);
});
