// Stack traces of several languages: each line in the form in which the runtime prints it, innermost call of the root cause first.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readFrame } from '../../../../src/core/reading/mentions/frames.ts';
import { readPassages } from '../../../../src/core/reading/mentions/passages.ts';
import { dedent } from '../../../support/dedent.ts';

suite('a line of a stack trace', () => {
  const cases: readonly [line: string, path: string, line0: number, symbol: string][] = [
    ['  File "/app/pkg/mod.py", line 12, in load', '/app/pkg/mod.py', 11, 'load'],
    ['  File "<stdin>", line 1, in <module>', '<stdin>', 0, ''],
    ['~/venv/lib/python3.8/site-packages/pkg/core.py in lookup(self, key)', '~/venv/lib/python3.8/site-packages/pkg/core.py', -1, 'lookup'],
    ['tests/test_a.py:40: in test_it', 'tests/test_a.py', 39, 'test_it'],
    ['    at Router.handle (/app/lib/router.js:10:5)', '/app/lib/router.js', 9, 'Router.handle'],
    ['    at async Object.load [as run] (file:///app/src/a.ts:3:1)', '/app/src/a.ts', 2, 'load'],
    ['    at /app/src/index.js:7:9', '/app/src/index.js', 6, ''],
    ['    at new Parser (webpack:///src/parser.ts:5:2)', 'src/parser.ts', 4, 'Parser'],
    ['handle@http://localhost:80/js/app.js:22:9', 'js/app.js', 21, 'handle'],
    ['\tat com.acme.shop.Cart.total(Cart.java:33)', 'com/acme/shop/Cart.java', 32, 'Cart.total'],
    ['\tat com.acme.Cart$Item.<init>(Cart.java:9)', 'com/acme/Cart.java', 8, 'Cart.Item.Item'],
    ['\tat java.base/java.util.HashMap.get(HashMap.java:5)', 'java/util/HashMap.java', 4, 'HashMap.get'],
    ['\t/go/src/app/main.go:31 +0x1d', '/go/src/app/main.go', 30, ''],
    ['\tacme.example/shop/v5@v5.0.3/cart/cart.go:31', 'acme.example/shop/v5@v5.0.3/cart/cart.go', 30, ''],
    ["\tfrom /app/lib/a.rb:12:in `call'", '/app/lib/a.rb', 11, 'call'],
    ['#0 /var/www/src/Cart.php(12): App\\Cart->total()', '/var/www/src/Cart.php', 11, ''],
    ['   at Acme.Shop.Cart.Total(Int32 n) in C:\\src\\Cart.cs:line 8', 'C:\\src\\Cart.cs', 7, 'Cart.Total'],
  ];
  for (const [line, path, line0, symbol] of cases) {
    test(line.trim(), () => {
      const { path: foundPath, line: foundLine, symbol: foundSymbol } = readFrame(line)?.frame ?? {};
      assert.deepEqual([foundPath, foundLine, foundSymbol], [path, line0, symbol]);
    });
  }
  for (const line of ['Look at the file (it is long)', 'at noon we met', 'const a = "File";', '']) {
    test(`no frame: ${line}`, () => assert.equal(readFrame(line), undefined));
  }
});

test('takes the function of a Go frame from the line above, with a version in the path or name of its package', () => {
  const { frames } = readPassages(
    [
      'goroutine 1 [running]:',
      'acme.example/shop/v5/cart.(*Cart).Total(0x1)',
      '\tacme.example/shop/v5@v5.0.3/cart/cart.go:31 +0x1d',
      'acme.example/till%2ev2.New(...)',
      '\t/root/go/pkg/mod/acme.example/till.v2@v2.1.0/till.go:9 +0x1d',
    ].join('\n'),
  );
  assert.deepEqual(
    frames.map(({ symbol }) => symbol),
    ['Cart.Total', 'New'],
  );
});

test('reads a Python frame without the header of its trace, also after a question', () => {
  for (const text of [
    'Why does this fail?\n  File "app/pack.py", line 31, in pack\n    x = y',
    'Why does this fail?   File "app/pack.py", line 31, in pack',
    '  File "app/pack.py", line 31, in pack',
  ]) {
    const { frames, lines } = readPassages(text);
    assert.deepEqual(
      frames.map(({ path, line, symbol }) => [path, line, symbol]),
      [['app/pack.py', 30, 'pack']],
    );
    assert.equal(
      lines.some(({ kind, text: words }) => kind !== 'frame' && words.includes('fail')),
      text.startsWith('Why'),
    );
  }
});

test('reverses the frames of Python, which prints the innermost last', () => {
  const { frames } = readPassages(
    dedent`
      Traceback (most recent call last):
        File "a.py", line 1, in outer
          inner()
        File "b.py", line 2, in inner
          x
      KeyError: 1`,
  );
  assert.deepEqual(
    frames.map(({ symbol }) => symbol),
    ['inner', 'outer'],
  );
});

test('puts the trace of a cause before the trace of its effect', () => {
  const { frames } = readPassages(
    dedent`
      java.lang.RuntimeException: a
      	at x.A.top(A.java:1)
      Caused by: java.io.IOException: b
      	at x.B.root(B.java:2)
      	at x.A.top(A.java:1)
    `,
  );
  assert.deepEqual(
    frames.map(({ symbol }) => symbol),
    ['B.root', 'A.top', 'A.top'],
  );
});

test('puts the panicking code before the panic handler that printed the trace', () => {
  const rust = readPassages(
    [
      'PanicInfo { location: Location { file: "src/popups/blame.rs", line: 62, col: 8 } }',
      '   0: shop::set_handler::{{closure}}',
      '   1: std::panicking::rust_panic_with_hook',
      '   2: rust_begin_unwind',
      '   3: core::panicking::panic_fmt',
      '   4: shop::app::App::draw',
      '   5: shop::main',
    ].join('\n'),
  );
  assert.deepEqual(
    rust.frames.map(({ symbol }) => symbol),
    ['', 'App.draw', 'main', 'set_handler', 'rust_panic_with_hook', 'panic_fmt'],
  );
  const go = readPassages(
    dedent`
      goroutine 7 [running]:
      main.report()
      	/app/report.go:9 +0x1
      panic({0x1, 0x2})
      	/usr/local/go/src/runtime/panic.go:884 +0x2
      main.load()
      	/app/load.go:4 +0x3
    `,
  );
  assert.deepEqual(
    go.frames.map(({ path }) => path),
    ['/app/load.go', '/app/report.go', '/usr/local/go/src/runtime/panic.go'],
  );
});
