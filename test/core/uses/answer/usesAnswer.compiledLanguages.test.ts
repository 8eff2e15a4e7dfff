// Uses in Java, Go and Rust: through imports and paths, of members and fields, by overload, and as keys of literals.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

type Files = Readonly<Record<string, string>>;
type Ask = (name: string, path?: string, line?: number) => Promise<UsesAnswer>;

/** Each use as `file:line kind`. */
const placesOf = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

async function asking(files: Files): Promise<Ask> {
  const { codebase } = await openFixture(files);
  return async (name, path, line) => {
    const at = path === undefined || line === undefined ? {} : { at: { root: memoryRoot.key, path, line } };
    const [result, ...more] = await codebase.uses({ name, ...at }, {}, neverCancelled);
    assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
    return result;
  };
}

suite('uses in Rust', () => {
  test('include variants after a glob import of an enum, but no names of external paths', async () => {
    const uses = await asking({
      'src/main.rs': dedent`
        use std::fs;

        enum Kind {
            Big,
            Small,
        }

        struct File;

        fn main() {
            use self::Kind::*;
            let k = Big;
            match k {
                Big => 1,
                Small => 2,
            };
            let f: fs::File = fs::File::open("a");
        }
      `,
    });
    assert.deepEqual(placesOf((await uses('Big', 'src/main.rs', 4)).places), ['src/main.rs:12 reads', 'src/main.rs:14 reads']);
    assert.deepEqual(placesOf((await uses('Kind')).places), ['src/main.rs:11 imports']);
    assert.deepEqual(placesOf((await uses('File')).places), []);
  });

  test('of a field include literals and patterns, but not a method with its name', async () => {
    const uses = await asking({
      'src/main.rs': dedent`
        struct Stock {
            size: u8,
        }

        impl Stock {
            fn size(&self) -> u8 {
                self.size
            }
        }

        fn main() {
            let size = 1;
            let s = Stock { size };
            let t = Stock { size: 2 };
            let Stock { size: n } = t;
            s.size();
        }
      `,
    });
    const places = ['7 reads', '13 reads', '14 writes', '15 reads'].map((each) => `src/main.rs:${each}`);
    assert.deepEqual(placesOf((await uses('size', 'src/main.rs', 2)).places), places);
    assert.deepEqual(placesOf((await uses('size', 'src/main.rs', 6)).places), ['src/main.rs:16 calls']);
  });

  test('follow paths from the crate, from inline modules, and from a folder of tests', async () => {
    const uses = await asking({
      'Cargo.toml': '[package]\nname = "shop"\n',
      'src/main.rs': dedent`
        mod stock;
        use crate::stock::Stock;

        fn main() {
            let s = Stock::new();
            crate::stock::check(&s);
        }
      `,
      'src/stock.rs': dedent`
        pub struct Stock;

        impl Stock {
            pub fn new() -> Stock {
                Stock
            }
        }

        pub fn check(s: &Stock) {}

        mod tests {
            use super::check;
            fn t() {
                check(&super::Stock::new());
            }
        }
      `,
      'tests/all.rs': dedent`
        mod env;
        use crate::env::Env;

        fn t() {
            let e = Env::new();
            e.run();
        }
      `,
      'tests/env/mod.rs': dedent`
        pub struct Env;

        impl Env {
            pub fn new() -> Env {
                Env
            }
            pub fn run(&self) {}
        }
      `,
    });
    assert.deepEqual(placesOf((await uses('check')).places), ['src/main.rs:6 calls', 'src/stock.rs:12 imports', 'src/stock.rs:14 calls']);
    assert.deepEqual(
      placesOf((await uses('Stock')).places).filter((each) => !/stock.rs:[3459] /.test(each)),
      ['src/main.rs:2 imports', 'src/main.rs:5 reads', 'src/stock.rs:14 typed'],
    );
    assert.deepEqual(placesOf((await uses('run')).places), ['tests/all.rs:6 calls']);
  });
});

suite('uses in Go', () => {
  test('of a field include keys of literals, members of values, embedded fields, and nameless structs', async () => {
    const uses = await asking({
      'go.mod': 'module example.com/shop\n',
      'stock.go': dedent`
        package shop

        type Options struct {
        	Deep bool
        }

        type Stock struct {
        	Options Options
        	Size    int
        	run     func(Size int)
        }
      `,
      'app.go': dedent`
        package shop

        func run() {
        	var s = &Stock{Size: 1}
        	s.Options.Deep = true
        	all := []Stock{{Size: 2}}
        	_ = all
        }

        func table() {
        	rows := []struct {
        		Size int
        	}{
        		{Size: 3},
        	}
        	_ = rows
        }
      `,
    });
    assert.deepEqual(placesOf((await uses('Size', 'stock.go', 9)).places), ['app.go:4 writes', 'app.go:6 writes']);
    assert.deepEqual(placesOf((await uses('Deep')).places), ['app.go:5 writes']);
    assert.deepEqual(placesOf((await uses('Size', 'app.go', 12)).places), ['app.go:14 writes']);
  });

  test('resolve a package by its folder, also from a folder named like documentation', async () => {
    const uses = await asking({
      'go.mod': 'module example.com/shop\n',
      'stock.go': dedent`
        package shop

        type Stock struct{ Size int }

        var Limit = 3
      `,
      'doc/doc.go': dedent`
        package doc

        import "example.com/shop"

        func Print(s *shop.Stock) int {
        	return s.Size + shop.Limit
        }
      `,
    });
    assert.deepEqual(placesOf((await uses('Stock')).places), ['doc/doc.go:5 typed']);
    assert.deepEqual(placesOf((await uses('Limit')).places), ['doc/doc.go:6 reads']);
    assert.deepEqual(placesOf((await uses('Size')).places), ['doc/doc.go:6 reads']);
  });
});

suite('uses in Java', () => {
  test('include imports of types and static members, and fully qualified names', async () => {
    const uses = await asking({
      'src/main/java/a/Stock.java': dedent`
        package a;

        public class Stock {
          public static final int LIMIT = 3;
        }
      `,
      'src/main/java/b/App.java': dedent`
        package b;

        import a.Stock;
        import static a.Stock.LIMIT;

        class App {
          Stock s;
          a.Stock t;
          int n = LIMIT;
        }
      `,
    });
    assert.deepEqual(placesOf((await uses('Stock')).places), [
      'src/main/java/b/App.java:3 imports',
      'src/main/java/b/App.java:4 imports',
      'src/main/java/b/App.java:7 typed',
      'src/main/java/b/App.java:8 typed',
    ]);
    assert.deepEqual(placesOf((await uses('LIMIT')).places), ['src/main/java/b/App.java:4 imports', 'src/main/java/b/App.java:9 reads']);
  });

  test('separate overloads, constructors from classes, and fields from methods', async () => {
    const uses = await asking({
      'src/main/java/a/Stock.java': dedent`
        package a;

        public class Stock {
          private int size;
          public Stock(int n) {
            size = n;
          }
          public Stock(String s) {}
          public int size() {
            return size;
          }
          public void put(int n) {}
          public void put(String s) {}
        }
      `,
      'src/main/java/a/App.java': dedent`
        package a;

        class App {
          Stock s = new Stock(1);
          Stock t = new Stock("a");
          void run(int n) {
            s.put(1);
            t.put("b");
            n = s.size();
          }
        }
      `,
    });
    const stock = 'src/main/java/a/Stock.java';
    assert.deepEqual(placesOf((await uses('put', stock, 12)).places), ['src/main/java/a/App.java:7 calls']);
    assert.deepEqual(placesOf((await uses('put', stock, 13)).places), ['src/main/java/a/App.java:8 calls']);
    assert.deepEqual(placesOf((await uses('Stock', stock, 5)).places), ['src/main/java/a/App.java:4 constructs']);
    assert.deepEqual(placesOf((await uses('Stock', stock, 8)).places), ['src/main/java/a/App.java:5 constructs']);
    assert.deepEqual(placesOf((await uses('size', stock, 9)).places), ['src/main/java/a/App.java:9 calls']);
    assert.deepEqual(placesOf((await uses('size', stock, 4)).places), [`${stock}:6 writes`, `${stock}:10 reads`]);
  });

  test('include enum members in a switch, elements of annotations, and methods that share their name with a variable', async () => {
    const uses = await asking({
      'src/main/java/a/Kind.java': dedent`
        package a;

        public enum Kind {
          BIG,
          SMALL
        }
      `,
      'src/main/java/a/Mark.java': dedent`
        package a;

        public @interface Mark {
          int depth();
        }
      `,
      'src/main/java/a/App.java': dedent`
        package a;

        @Mark(depth = 1) class App {
          static final int MOST = 3;
          @Mark(depth = 2)
          int run(Kind kind, int n) {
            switch (kind) {
              case BIG:
                break;
              case SMALL:
                return 1;
            }
            switch (n) {
              case MOST:
                return 2;
            }
            int size = size(3);
            return App.this.size(size);
          }
          int size(int n) {
            return n;
          }
        }
      `,
    });
    const app = 'src/main/java/a/App.java';
    assert.deepEqual(placesOf((await uses('Kind.SMALL')).places), [`${app}:10 reads`]);
    assert.deepEqual(placesOf((await uses('depth')).places), [`${app}:3 reads`, `${app}:5 reads`]);
    assert.deepEqual(placesOf((await uses('MOST')).places), [`${app}:14 reads`]);
    assert.deepEqual(placesOf((await uses('size', app, 20)).places), [`${app}:17 calls`, `${app}:18 calls`]);
  });

  test('separate a field from package names, and find members of an anonymous subclass', async () => {
    const uses = await asking({
      'src/main/java/stock/Stock.java': dedent`
        package stock;

        public class Stock {
          public Stock() {}
        }
      `,
      'src/main/java/stock/App.java': dedent`
        package stock;

        import stock.Stock;

        class App {
          private Stock stock;
          void open() {
            stock = new Stock();
            stock = new Stock() {};
          }
        }
      `,
    });
    const app = 'src/main/java/stock/App.java';
    const field = await uses('stock', app, 6);
    assert.deepEqual(placesOf(field.places), [`${app}:8 writes`, `${app}:9 writes`]);
    assert.deepEqual(placesOf(field.undecided), []);
    const ofClass = placesOf((await uses('Stock', 'src/main/java/stock/Stock.java', 3)).places);
    assert.deepEqual(ofClass, [`${app}:3 imports`, `${app}:6 typed`, `${app}:8 constructs`, `${app}:9 constructs`]);
  });
});
