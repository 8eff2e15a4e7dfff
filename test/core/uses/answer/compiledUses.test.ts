// Uses in Java, Go and Rust: through imports and paths, of members and fields, by overload, and as keys of literals.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesResult } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';

type Files = Readonly<Record<string, string>>;
type Ask = (name: string, path?: string, line?: number) => Promise<UsesResult>;

/** Each use as `file:line kind`. */
const short = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);

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
  test('variants by a use of all that an enum has, and nothing of what a path says is from outside', async () => {
    const uses = await asking({
      'src/main.rs':
        'use std::fs;\n\nenum Kind {\n    Big,\n    Small,\n}\n\nstruct File;\n\nfn main() {\n    use self::Kind::*;\n    let k = Big;\n    match k {\n        Big => 1,\n        Small => 2,\n    };\n' +
        '    let f: fs::File = fs::File::open("a");\n}\n',
    });
    assert.deepEqual(short((await uses('Big', 'src/main.rs', 4)).places), ['src/main.rs:12 reads', 'src/main.rs:14 reads']);
    assert.deepEqual(short((await uses('Kind')).places), ['src/main.rs:11 imports']);
    assert.deepEqual(short((await uses('File')).places), []);
  });

  test('fields: literals and patterns, and a method of the same name apart', async () => {
    const uses = await asking({
      'src/main.rs':
        'struct Stock {\n    size: u8,\n}\n\nimpl Stock {\n    fn size(&self) -> u8 {\n        self.size\n    }\n}\n\nfn main() {\n    let size = 1;\n' +
        '    let s = Stock { size };\n    let t = Stock { size: 2 };\n    let Stock { size: n } = t;\n    s.size();\n}\n',
    });
    const places = ['7 reads', '13 reads', '14 writes', '15 reads'].map((each) => `src/main.rs:${each}`);
    assert.deepEqual(short((await uses('size', 'src/main.rs', 2)).places), places);
    assert.deepEqual(short((await uses('size', 'src/main.rs', 6)).places), ['src/main.rs:16 calls']);
  });

  test('through paths: from the crate, from modules inside of a file, from a folder of tests', async () => {
    const uses = await asking({
      'Cargo.toml': '[package]\nname = "shop"\n',
      'src/main.rs': 'mod stock;\nuse crate::stock::Stock;\n\nfn main() {\n    let s = Stock::new();\n    crate::stock::check(&s);\n}\n',
      'src/stock.rs':
        'pub struct Stock;\n\nimpl Stock {\n    pub fn new() -> Stock {\n        Stock\n    }\n}\n\npub fn check(s: &Stock) {}\n\nmod tests {\n    use super::check;\n    fn t() {\n        check(&super::Stock::new());\n    }\n}\n',
      'tests/all.rs': 'mod env;\nuse crate::env::Env;\n\nfn t() {\n    let e = Env::new();\n    e.run();\n}\n',
      'tests/env/mod.rs': 'pub struct Env;\n\nimpl Env {\n    pub fn new() -> Env {\n        Env\n    }\n    pub fn run(&self) {}\n}\n',
    });
    assert.deepEqual(short((await uses('check')).places), ['src/main.rs:6 calls', 'src/stock.rs:12 imports', 'src/stock.rs:14 calls']);
    assert.deepEqual(
      short((await uses('Stock')).places).filter((each) => !/stock.rs:[3459] /.test(each)),
      ['src/main.rs:2 imports', 'src/main.rs:5 reads', 'src/stock.rs:14 typed'],
    );
    assert.deepEqual(short((await uses('run')).places), ['tests/all.rs:6 calls']);
  });
});

suite('uses in Go', () => {
  test('fields: keys of literals, members of values, a field that is called like its type, a struct without a name', async () => {
    const uses = await asking({
      'go.mod': 'module example.com/shop\n',
      'stock.go':
        'package shop\n\ntype Options struct {\n\tDeep bool\n}\n\ntype Stock struct {\n\tOptions Options\n\tSize    int\n\trun     func(Size int)\n}\n',
      'app.go':
        'package shop\n\nfunc run() {\n\tvar s = &Stock{Size: 1}\n\ts.Options.Deep = true\n\tall := []Stock{{Size: 2}}\n\t_ = all\n}\n\n' +
        'func table() {\n\trows := []struct {\n\t\tSize int\n\t}{\n\t\t{Size: 3},\n\t}\n\t_ = rows\n}\n',
    });
    assert.deepEqual(short((await uses('Size', 'stock.go', 9)).places), ['app.go:4 writes', 'app.go:6 writes']);
    assert.deepEqual(short((await uses('Deep')).places), ['app.go:5 writes']);
    assert.deepEqual(short((await uses('Size', 'app.go', 12)).places), ['app.go:14 writes']);
  });

  test('of a package by its folder, also from a folder that is called like documentation', async () => {
    const uses = await asking({
      'go.mod': 'module example.com/shop\n',
      'stock.go': 'package shop\n\ntype Stock struct{ Size int }\n\nvar Limit = 3\n',
      'doc/doc.go': 'package doc\n\nimport "example.com/shop"\n\nfunc Print(s *shop.Stock) int {\n\treturn s.Size + shop.Limit\n}\n',
    });
    assert.deepEqual(short((await uses('Stock')).places), ['doc/doc.go:5 typed']);
    assert.deepEqual(short((await uses('Limit')).places), ['doc/doc.go:6 reads']);
    assert.deepEqual(short((await uses('Size')).places), ['doc/doc.go:6 reads']);
  });
});

suite('uses in Java', () => {
  test('imports of types and of static members, and names written in full', async () => {
    const uses = await asking({
      'src/main/java/a/Stock.java': 'package a;\n\npublic class Stock {\n  public static final int LIMIT = 3;\n}\n',
      'src/main/java/b/App.java':
        'package b;\n\nimport a.Stock;\nimport static a.Stock.LIMIT;\n\nclass App {\n  Stock s;\n  a.Stock t;\n  int n = LIMIT;\n}\n',
    });
    assert.deepEqual(short((await uses('Stock')).places), [
      'src/main/java/b/App.java:3 imports',
      'src/main/java/b/App.java:4 imports',
      'src/main/java/b/App.java:7 typed',
      'src/main/java/b/App.java:8 typed',
    ]);
    assert.deepEqual(short((await uses('LIMIT')).places), ['src/main/java/b/App.java:4 imports', 'src/main/java/b/App.java:9 reads']);
  });

  test('overloads apart, constructors apart from their class, fields apart from methods of their name', async () => {
    const uses = await asking({
      'src/main/java/a/Stock.java':
        'package a;\n\npublic class Stock {\n  private int size;\n  public Stock(int n) {\n    size = n;\n  }\n  public Stock(String s) {}\n' +
        '  public int size() {\n    return size;\n  }\n  public void put(int n) {}\n  public void put(String s) {}\n}\n',
      'src/main/java/a/App.java':
        'package a;\n\nclass App {\n  Stock s = new Stock(1);\n  Stock t = new Stock("a");\n  void run(int n) {\n    s.put(1);\n    t.put("b");\n    n = s.size();\n  }\n}\n',
    });
    const stock = 'src/main/java/a/Stock.java';
    assert.deepEqual(short((await uses('put', stock, 12)).places), ['src/main/java/a/App.java:7 calls']);
    assert.deepEqual(short((await uses('put', stock, 13)).places), ['src/main/java/a/App.java:8 calls']);
    assert.deepEqual(short((await uses('Stock', stock, 5)).places), ['src/main/java/a/App.java:4 constructs']);
    assert.deepEqual(short((await uses('Stock', stock, 8)).places), ['src/main/java/a/App.java:5 constructs']);
    assert.deepEqual(short((await uses('size', stock, 9)).places), ['src/main/java/a/App.java:9 calls']);
    assert.deepEqual(short((await uses('size', stock, 4)).places), [`${stock}:6 writes`, `${stock}:10 reads`]);
  });

  test('members of an enum in a switch, elements of annotations, and methods that a variable has the name of', async () => {
    const uses = await asking({
      'src/main/java/a/Kind.java': 'package a;\n\npublic enum Kind {\n  BIG,\n  SMALL\n}\n',
      'src/main/java/a/Mark.java': 'package a;\n\npublic @interface Mark {\n  int depth();\n}\n',
      'src/main/java/a/App.java':
        'package a;\n\n@Mark(depth = 1) class App {\n  static final int MOST = 3;\n  @Mark(depth = 2)\n  int run(Kind kind, int n) {\n    switch (kind) {\n      case BIG:\n        break;\n      case SMALL:\n        return 1;\n    }\n' +
        '    switch (n) {\n      case MOST:\n        return 2;\n    }\n    int size = size(3);\n    return App.this.size(size);\n  }\n  int size(int n) {\n    return n;\n  }\n}\n',
    });
    const app = 'src/main/java/a/App.java';
    assert.deepEqual(short((await uses('Kind.SMALL')).places), [`${app}:10 reads`]);
    assert.deepEqual(short((await uses('depth')).places), [`${app}:3 reads`, `${app}:5 reads`]);
    assert.deepEqual(short((await uses('MOST')).places), [`${app}:14 reads`]);
    assert.deepEqual(short((await uses('size', app, 20)).places), [`${app}:17 calls`, `${app}:18 calls`]);
  });

  test('a field that a method assigns, names of packages that are like it, and a class that is extended on the spot', async () => {
    const uses = await asking({
      'src/main/java/stock/Stock.java': 'package stock;\n\npublic class Stock {\n  public Stock() {}\n}\n',
      'src/main/java/stock/App.java':
        'package stock;\n\nimport stock.Stock;\n\nclass App {\n  private Stock stock;\n  void open() {\n    stock = new Stock();\n    stock = new Stock() {};\n  }\n}\n',
    });
    const app = 'src/main/java/stock/App.java';
    const field = await uses('stock', app, 6);
    assert.deepEqual(short(field.places), [`${app}:8 writes`, `${app}:9 writes`]);
    assert.deepEqual(short(field.undecided), []);
    const ofClass = short((await uses('Stock', 'src/main/java/stock/Stock.java', 3)).places);
    assert.deepEqual(ofClass, [`${app}:3 imports`, `${app}:6 typed`, `${app}:8 constructs`, `${app}:9 constructs`]);
  });
});
