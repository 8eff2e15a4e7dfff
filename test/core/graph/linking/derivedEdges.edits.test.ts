// Edits of definitions, variables and calls in languages with packages: the edges equal those of a fresh build, and few files are linked again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
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

const java = new Map([
  [
    'shop/Store.java',
    dedent`
      package shop;
      import shop.items.Cart;
      public class Store extends Base implements Closer {
        private Cart cart = new Cart("a");
        public Cart open(int count) {
          Cart one = new Cart("b");
          one.add(count);
          return one;
        }
        public Cart open(String name) { return cart; }
        @Override
        public void close() { cart.close(); reset("c"); }
        static Store of() { return new Store(); }
      }
    `,
  ],
  [
    'shop/Base.java',
    dedent`
      package shop;
      import shop.items.*;
      public abstract class Base {
        protected Cart last;
        protected void reset(String why) { last.clear(); }
        public abstract void close();
      }
      interface Closer {
        void close();
        default void stop() { close(); }
      }
    `,
  ],
  [
    'shop/items/Cart.java',
    dedent`
      package shop.items;
      public class Cart {
        public Cart(String name) { clear(); }
        public void add(int count) { clear(); }
        public void clear() { }
        public void close() { add(1); }
      }
    `,
  ],
  [
    'shop/Use.java',
    dedent`
      package shop;
      import shop.items.*;
      public class Use {
        void run(Closer closer, Base base) {
          Store store = Store.of();
          store.open(1).add(2);
          store.open("d").close();
          closer.close();
          base.close();
          unknown().clear();
        }
      }
    `,
  ],
]);

const rust = new Map([
  ['Cargo.toml', '[package]\nname = "shop"\n'],
  ['src/lib.rs', 'pub mod store;\npub mod cart;\npub mod prelude { pub use crate::cart::*; }\npub fn start() { store::make().open(); }\n'],
  [
    'src/store.rs',
    dedent`
      use crate::prelude::*;
      pub struct Store { cart: Cart }
      impl Store {
          pub fn open(&self) -> Cart { let one = Cart::new("a"); one.add(1); one }
          pub fn default() -> Store { make() }
      }
      impl Closer for Store {
          fn close(&self) { self.cart.close(); }
      }
      pub fn make() -> Store { Store { cart: Cart::default() } }
    `,
  ],
  [
    'src/cart.rs',
    dedent`
      pub trait Closer { fn close(&self); fn stop(&self) { self.close(); } }
      pub struct Cart { count: u32 }
      impl Cart {
          pub fn new(name: &str) -> Cart { Cart { count: 1 } }
          pub fn default() -> Cart { Cart::new("b") }
          pub fn add(&self, count: u32) { helper(); }
      }
      impl Closer for Cart { fn close(&self) { self.add(2); } }
      fn helper() {}
    `,
  ],
  [
    'src/main.rs',
    dedent`
      use shop::prelude::*;
      use shop::store::Store;
      mod inner { use super::*; pub fn go(one: &Cart) { one.close(); one.add(3); } }
      fn main() {
          let store = Store::default();
          store.open().stop();
          let cart = Cart::new("c");
          inner::go(&cart);
          shop::start();
      }
    `,
  ],
]);

const go = new Map([
  ['go.mod', 'module shop\n'],
  [
    'store/store.go',
    dedent`
      package store
      import "shop/cart"
      type Closer interface { Close(); Add(count int) }
      type Store struct { cart *cart.Cart; done func() }
      func New() *Store { one := cart.New("a"); s := &Store{cart: one, done: helper}; return s }
      func (s *Store) Open() *cart.Cart { s.done(); return s.cart }
      func (s *Store) Close() { s.Open().Close() }
    `,
  ],
  [
    'store/more.go',
    dedent`
      package store
      func helper() { New().Close() }
      func (s *Store) Add(count int) { helper() }
      func stop(c Closer) { c.Close(); c.Add(1) }
      const Limit = 3
    `,
  ],
  [
    'cart/cart.go',
    dedent`
      package cart
      type Cart struct { count int }
      func New(name string) *Cart { return &Cart{count: Limit} }
      func (c *Cart) Close() { c.Add(2) }
      func (c *Cart) Add(count int) { reset(c) }
      const Limit = 4
      func reset(c *Cart) { c.count = Limit }
    `,
  ],
  [
    'main.go',
    dedent`
      package main
      import ("shop/store"; "shop/cart")
      func main() {
        s := store.New()
        s.Open().Add(1)
        s.Add(store.Limit)
        var c store.Closer = cart.New("b")
        c.Close()
      }
    `,
  ],
]);

const edits = ['remove', 'double', 'swap', 'rename', 'local', 'define', 'string', 'comment'] as const;

/** One edit near a line of one file. */
interface TextEdit {
  readonly file: number;
  readonly line: number;
  readonly how: (typeof edits)[number];
  /** Another name of the program, for definitions that join others of their name. */
  readonly word: number;
}

const textEdit: fc.Arbitrary<TextEdit> = fc.record({
  file: fc.nat(4),
  line: fc.nat(30),
  how: fc.constantFrom(...edits),
  word: fc.nat(40),
});
const runs = process.env.CLEW_LONG_TESTS ? 2000 : 60;

for (const [language, sources] of [
  ['Java', java],
  ['Rust', rust],
  ['Go', go],
] as const)
  test(`property: after any edits of ${language}, the edges equal those of a fresh build`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(textEdit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const texts = new Map(sources);
        const graph = graphOf(await filesOf(texts, parsers));
        graph.deriveEdges();
        for (const edit of edits) {
          const path = [...texts.keys()][edit.file % texts.size] ?? '';
          texts.set(path, withEdit(texts.get(path) ?? '', edit, path, wordsOf(sources)));
          await save(graph, path, texts.get(path) ?? '', parsers);
          graph.deriveEdges();
          assert.deepEqual(edgesOf(graph), edgesOf(graphOf(await filesOf(texts, parsers))));
        }
      }),
      { numRuns: runs },
    );
  });

function wordsOf(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...sources.values()].flatMap((text) => text.match(/\b[A-Za-z]{3,}\b/g) ?? []))];
}

function withEdit(text: string, { line, how, word }: TextEdit, path: string, words: readonly string[]): string {
  const lines = text.split('\n');
  const at = line % lines.length;
  const here = lines[at] ?? '';
  const name = words[word % words.length] ?? 'one';
  switch (how) {
    case 'remove':
      return lines.toSpliced(at, 1).join('\n');
    case 'double':
      return lines.toSpliced(at, 0, here).join('\n');
    case 'swap':
      return lines.toSpliced(at, 2, lines[at + 1] ?? '', here).join('\n');
    case 'rename':
      return lines.with(at, here.replace(/(\w+)(?=\(| \{)/, name)).join('\n');
    case 'local':
      return lines.with(at, here.replace('{', `{ ${localIn(path, name)}`)).join('\n');
    case 'define':
      return lines.toSpliced(at, 0, definitionIn(path, name)).join('\n');
    case 'string':
      return text.replace(/"\w+"/, `"${name}"`);
    case 'comment':
      return lines.toSpliced(at, 0, '// note').join('\n');
  }
}

function localIn(path: string, name: string): string {
  if (path.endsWith('.java')) return `Cart ${name} = new Cart("x");`;
  return path.endsWith('.rs') ? `let ${name} = Cart::new("x");` : `${name} := New();`;
}

function definitionIn(path: string, name: string): string {
  if (path.endsWith('.java')) return `public Cart ${name}(int a) { return null; }`;
  return path.endsWith('.rs') ? `pub fn ${name}(a: u32) -> Cart { Cart::new("x") }` : `func ${name}(a int) {}`;
}

test('a local variable or a definition of a new name links only its own file again', async () => {
  assert.equal(await linkedAgain(java, 'shop/items/Cart.java', 'clear(); }', 'int fresh = 7; clear(); }', parsers), 1);
  assert.equal(
    await linkedAgain(java, 'shop/items/Cart.java', 'public void clear', 'int fresh() { return 1; }\npublic void clear', parsers),
    1,
  );
  assert.equal(await linkedAgain(rust, 'src/cart.rs', 'fn helper', 'fn fresh() {}\nfn helper', parsers), 1);
  assert.equal(await linkedAgain(go, 'store/more.go', 'func helper() {', 'func fresh() {}\nfunc helper() { one := 1;', parsers), 1);
});

test('a definition of a name links only those again that may find it there', async () => {
  // All other files look up a function of the name, but in folders of their own.
  const other = new Map([...go, ['other/other.go', 'package other\n\nfunc run() {}\n']]);
  assert.equal(await linkedAgain(other, 'other/other.go', 'func run', 'func New() {}\nfunc run', parsers), 1);
  assert.ok((await linkedAgain(rust, 'src/cart.rs', 'pub fn add', 'pub fn put', parsers)) > 2);
  assert.ok((await linkedAgain(java, 'shop/items/Cart.java', 'void add', 'void put', parsers)) > 2);
  assert.ok((await linkedAgain(go, 'cart/cart.go', ') Close()', ') Stop()', parsers)) > 1);
});
