// Maps stack traces and compiler messages of many languages, printed on other machines, to files and functions of the workspace.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { mapFrames } from '../../../../../src/core/searching/lists/frames/mappedFrames.ts';
import { PathIndex } from '../../../../../src/core/workspace/pathIndex.ts';
import { readMentions } from '../../../../../src/core/reading/readMentions.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const { codebase } = await openFixture({
  'shop/cart.py': dedent`
    class Cart:
        def total(self):
            raise ValueError("bad")
  `,
  'src/cart.js': dedent`
    export class Cart {
      total() {
        throw new TypeError("bad");
      }
    }
  `,
  'web/shelf.ts': dedent`
    export class Shelf {
      total(): number {
        return load("a");
      }
    }
  `,
  'app/(shop)/basket.tsx': dedent`
    export function Basket() {
      const total = 1;
      return total;
    }
  `,
  'src/main/java/com/acme/Cart.java': dedent`
    package com.acme;
    class Cart {
      int total() { return 1 / 0; }
    }
  `,
  'src/main/kotlin/com/acme/Tills.kt': dedent`
    package com.acme
    fun total(): Int {
      return 1 / 0
    }
  `,
  'cart/cart.go': dedent`
    package cart
    type Cart struct{}
    func (c *Cart) Total() int { panic("bad") }
  `,
  'src/cart.rs': dedent`
    impl Cart {
        pub fn total(&self) -> u32 {
            self.items[7]
        }
    }
  `,
  'src/front/doors/mod.rs': dedent`
    pub struct Doors {
        count: u32,
    }

    pub fn open_all() {}
  `,
  'src/Cart.cs': dedent`
    namespace Acme.Shop;
    class Cart {
      public int Total(int n) { return n / 0; }
    }
  `,
  'lib/cart.rb': dedent`
    class Cart
      def total
        raise ArgumentError, "bad"
      end
    end
  `,
  'src/Cart.php': dedent`
    <?php
    class Cart {
      function total() { return missing(); }
    }
  `,
  'src/cart.c': dedent`
    #include <assert.h>
    int cart_total(int n) {
      return n / 0;
    }
  `,
  'native/till.cpp': dedent`
    class Till {};
    int Till::total(int n) {
      return n / 0;
    }
  `,
});
const files = new PathIndex([...codebase.graph.files()]);

/** Each place is in line 3, in the function that the third column names. */
const rows: readonly (readonly [tool: string, text: string, place: string])[] = [
  ['Python in a container', '  File "/srv/app/shop/cart.py", line 3, in total\n    raise\nValueError: bad', 'shop/cart.py total'],
  ['Python, installed', '  File "/usr/lib/python3.11/site-packages/shop/cart.py", line 3, in total', 'shop/cart.py total'],
  ['Python, group', '  |   File "/app/shop/cart.py", line 3, in total', 'shop/cart.py total'],
  ['mypy', 'shop/cart.py:3: error: Incompatible return value type  [return-value]', 'shop/cart.py total'],
  ['pyright', '  /app/shop/cart.py:3:5 - error: "x" is not defined', 'shop/cart.py total'],
  ['Node, Windows', '    at Cart.total (C:\\Users\\me\\src\\cart.js:3:9)', 'src/cart.js total'],
  ['Node, file URL', '    at async file:///home/me/app/src/cart.js:3:9', 'src/cart.js total'],
  ['webpack', '    at Cart.total (webpack://shop/./src/cart.js?a1b2:3:9)', 'src/cart.js total'],
  ['webpack, evaluated', '    at eval (webpack-internal:///./src/cart.js:3:9)', 'src/cart.js total'],
  ['a development server', '    at Shelf.total (http://localhost:5173/web/shelf.ts?t=169:3:9)', 'web/shelf.ts total'],
  ['route groups', '    at Basket (webpack-internal:///(rsc)/./app/(shop)/basket.tsx:3:9)', 'app/(shop)/basket.tsx Basket'],
  ['eval', '    at eval (eval at total (/app/src/cart.js:3:9), <anonymous>:1:1)', 'src/cart.js total'],
  ['Firefox', 'async*total@http://localhost:80/src/cart.js:3:9', 'src/cart.js total'],
  ['tsc', "web/shelf.ts(3,17): error TS2345: Argument of type 'string' is not assignable", 'web/shelf.ts total'],
  ['tsc, pretty', 'web/shelf.ts:3:17 - error TS2345: Argument', 'web/shelf.ts total'],
  ['Java', '\tat app//com.acme.Cart.total(Cart.java:3) ~[shop.jar:1.0]', 'src/main/java/com/acme/Cart.java total'],
  ['Java without lines', '\tat com.acme.Cart.total(Unknown Source)', 'src/main/java/com/acme/Cart.java total'],
  ['Kotlin', '\tat com.acme.TillsKt.total(Tills.kt:3)', 'src/main/kotlin/com/acme/Tills.kt total'],
  ['Kotlin, coroutine', '\tat com.acme.TillsKt$total$2.invokeSuspend(Tills.kt:3)', 'src/main/kotlin/com/acme/Tills.kt total'],
  ['javac', '/build/com/acme/Cart.java:3: error: cannot find symbol', 'src/main/java/com/acme/Cart.java total'],
  ['Maven', '[ERROR] /build/com/acme/Cart.java:[3,9] cannot find symbol', 'src/main/java/com/acme/Cart.java total'],
  ['kotlinc', 'e: file:///build/com/acme/Tills.kt:3:9 Unresolved reference: x', 'src/main/kotlin/com/acme/Tills.kt total'],
  ['Go', 'main.(*Cart).Total(0xc000)\n\t/go/src/app/cart/cart.go:3 +0x1d', 'cart/cart.go Total'],
  [
    'Go in the journal',
    'shop[51]: acme.com/cart.(*Cart).Total(...)\nshop[51]:         /go/src/app/cart/cart.go:3 +0x1d',
    'cart/cart.go Total',
  ],
  ['Python under compose', 'worker_1    |   File "/app/shop/cart.py", line 3, in total', 'shop/cart.py total'],
  ['Node in a cluster', '2026-03-01T09:12:45.123456789Z stderr F     at Cart.total (/app/src/cart.js:3:9)', 'src/cart.js total'],
  ['PHP under fpm', 'WARNING: [pool www] child 70 said into stderr: "#0 /app/src/Cart.php(3): Cart->total()"', 'src/Cart.php total'],
  [
    'PHP, called',
    'TypeError: Cart::add() must be of the type string, null given, called in C:\\inet\\src\\Cart.php on line 3',
    'src/Cart.php total',
  ],
  [
    'Rust, in a handler',
    'PanicInfo { location: Location { file: "src/cart.rs", line: 3, col: 9 }, can_unwind: true }',
    'src/cart.rs total',
  ],
  ['Ruby under Rails', "  shop (3.0.8) lib/cart.rb:3:in `total'", 'lib/cart.rb total'],
  ['Laravel', '{"exception":"[object] (LogicException(code: 0): No cart at /var/www/src/Cart.php:3)', 'src/Cart.php total'],
  [
    'C++ without a name for its namespace',
    '    #1 0x55d0 in (anonymous namespace)::total(int) /b/native/till.cpp:3:9',
    'native/till.cpp total',
  ],
  ['Go, other lines', 'acme.com/cart.(*Cart).Total(...)\n\t/app/cart/cart.go:90 +0x1d', 'cart/cart.go Total'],
  ['go build', './cart/cart.go:3:9: undefined: total', 'cart/cart.go Total'],
  ['Rust', "thread 'main' panicked at src/cart.rs:3:9:\nindex out of bounds", 'src/cart.rs total'],
  ['Rust, older', "thread 'main' panicked at 'index out of bounds', src/cart.rs:3:9", 'src/cart.rs total'],
  ['Rust backtrace', '   1: <shop::Cart as shop::Sum>::total\n             at /build/src/cart.rs:3:9', 'src/cart.rs total'],
  ['rustc', 'error[E0308]: mismatched types\n  --> src/cart.rs:3:9\n   |', 'src/cart.rs total'],
  ['C#', '   at Acme.Shop.Cart.<Total>d__4.MoveNext() in C:\\b\\src\\Cart.cs:line 3', 'src/Cart.cs Total'],
  ['C# without symbols', '   at Acme.Shop.Cart.Total(Int32 n)', 'src/Cart.cs Total'],
  ['csc', "src\\Cart.cs(3,9): error CS0103: The name 'x' does not exist [/app/Shop.csproj]", 'src/Cart.cs Total'],
  ['Ruby', "/app/lib/cart.rb:3:in `block (2 levels) in total': bad total (ArgumentError)", 'lib/cart.rb total'],
  ['Ruby, newer', "\tfrom /app/lib/cart.rb:3:in 'Cart#total'", 'lib/cart.rb total'],
  ['Ruby, syntax', 'lib/cart.rb:3: syntax error, unexpected end-of-input', 'lib/cart.rb total'],
  ['PHP', '#0 /var/www/html/src/Cart.php(3): App\\missing(Object(X))', 'src/Cart.php total'],
  ['PHP, fatal', 'PHP Fatal error:  Uncaught Error: bad in /var/www/html/src/Cart.php:3', 'src/Cart.php total'],
  ['PHP, warning', 'Warning: Undefined variable $x in /var/www/html/src/Cart.php on line 3', 'src/Cart.php total'],
  ['gdb', '#0  0x0000555 in Till::total (this=0x7ff, n=3) at /build/native/till.cpp:3', 'native/till.cpp total'],
  ['sanitizer', '    #0 0x4f1 in cart_total /build/src/cart.c:3:9', 'src/cart.c cart_total'],
  ['lldb', '    frame #0: 0x01 app`Till::total(this=0x7ff) at till.cpp:3:9', 'native/till.cpp total'],
  ['assert', "app: src/cart.c:3: cart_total: Assertion `n > 0' failed.", 'src/cart.c cart_total'],
  ['gcc', "/build/src/cart.c:3:9: error: expected ';' before '}' token", 'src/cart.c cart_total'],
  ['MSVC', "C:\\work\\native\\till.cpp(3): error C2065: 'x': undeclared identifier", 'native/till.cpp total'],
];

suite('the place of a failure', () => {
  for (const [tool, text, place] of rows) {
    test(`is found in the output of: ${tool}`, () => {
      const [frame] = mapFrames(readMentions(text).frames, codebase.graph, files);
      assert.equal(`${frame?.file?.path ?? 'no file'} ${frame?.symbol?.fact.name ?? 'no function'}`, place);
    });
  }
  for (const text of [
    '    at Array.map (<anonymous>)',
    '    at async Promise.all (index 0)',
    '   at System.Linq.Enumerable.First[T](IEnumerable`1 source)',
    '\tat java.base/jdk.internal.reflect.Invoker.invoke0(Native Method)',
    '   3: rust_begin_unwind\n             at /rustc/9fc6b4312/library/std/src/panicking.rs:5:5',
  ]) {
    test(`is not in the workspace: ${text.trim()}`, () => {
      assert.deepEqual(
        mapFrames(readMentions(text).frames, codebase.graph, files).map(({ file }) => file),
        text.includes('(<') || text.includes('index 0') ? [] : [null],
      );
    });
  }
});

suite('a Rust backtrace leads to', () => {
  const frameOf = (text: string): string => {
    const [frame] = mapFrames(readMentions(text).frames, codebase.graph, files);
    return `${frame?.file?.path ?? 'no file'} ${frame?.symbol?.fact.qualifiedName ?? 'no function'}${frame?.shifted ? ', moved' : ''}`;
  };
  for (const [target, text, place] of [
    ['a method by its modules', '  11:        0x103d10111 - shop::cart::Cart::total::h0123456789abcdef', 'src/cart.rs Cart.total'],
    ['a function by its modules', '   3: shop::front::doors::open_all', 'src/front/doors/mod.rs open_all'],
    ['nothing, for a function of the library', '   2: core::cart::Cart::total', 'no file no function'],
    ['nothing, for a function of another crate with deeper modules', '   2: other::deep::er::cart::total', 'no file no function'],
    [
      'no function, for a line of a type, where nothing runs',
      "thread 'main' panicked at src/front/doors/mod.rs:2:9:\nno such door",
      'src/front/doors/mod.rs no function, moved',
    ],
    [
      'the type, for a line of a type in a compiler message',
      'error[E0412]: no such type\n  --> src/front/doors/mod.rs:2:9',
      'src/front/doors/mod.rs Doors',
    ],
  ] as const)
    test(target, () => assert.equal(frameOf(text), place));
  test('one frame per entry, without the lines of the runtime', () => {
    const trace = [
      "thread 'main' panicked at src/cart.rs:3:9:",
      'no such item in it',
      '   0: core::panicking::panic_fmt',
      '   1: shop::cart::Cart::total',
      '             at ./src/cart.rs:3:9',
      '   2: <alloc::boxed::Box<F,A> as core::ops::function::FnOnce<Args>>::call_once',
    ];
    const { frames, quotedTexts } = readMentions(trace.join('\n'));
    assert.deepEqual(
      frames.map(({ symbol }) => symbol),
      ['', 'Cart.total', 'Box.call_once', 'panic_fmt'],
    );
    assert.deepEqual(quotedTexts, ['no such item in it']);
  });
  test('a message without the name of the thread', () => {
    assert.deepEqual(readMentions("thread 'main' panicked at 'no such item', src/cart.rs:3:9").quotedTexts, ['no such item']);
    assert.deepEqual(readMentions('Exception in thread "main" java.lang.IllegalStateException: no such item').quotedTexts, [
      'no such item',
    ]);
  });
});

suite('the text of a failure', () => {
  const codes: readonly (readonly [string, readonly string[]])[] = [
    ['error[E0308]: mismatched types', ['E0308']],
    ["src/a.ts(1,2): error TS2345: Argument of type 'a'", ['TS2345']],
    ['Cart.cs(3,9): error CS0103: no such name', ['CS0103']],
    ['ORA-00942: table or view does not exist', ['ORA-00942']],
    ['SQLSTATE[23000]: Integrity constraint violation', ['23000']],
    ['connect ECONNREFUSED, HRESULT 0x80070005', ['ECONNREFUSED', '0x80070005']],
    ['HTTP/1.1 503 Service Unavailable', ['503']],
    ['request failed, status=404', ['404']],
    ['[ERROR] EXPECTED an event', []],
  ];
  for (const [text, errorCodes] of codes)
    test(`has these error codes: ${text}`, () => assert.deepEqual(readMentions(text).codes, errorCodes));

  test('has the type and message of a Ruby error on the line of its place', () => {
    const { exceptions, quotedTexts } = readMentions("lib/cart.rb:3:in `total': bad total 7 (ArgumentError)");
    assert.deepEqual([exceptions, quotedTexts], [['ArgumentError'], ['bad total 7']]);
  });

  for (const line of [
    '2024-05-01 10:00:00,123 ERROR shop.cart - cannot price item 17 of bob',
    '2024-05-01T10:00:00.123Z [main] WARN com.acme.Cart: cannot price item 17 of bob',
    '[2024-05-01 10:00:00] ERROR cannot price item 17 of bob',
    'INFO:shop.cart: cannot price item 17 of bob',
    'WARNING: cannot price item 17 of bob',
  ]) {
    test(`has the message of a log line without its prefix: ${line}`, () => {
      assert.ok(readMentions(line).quotedTexts.includes('cannot price item 17 of bob'), JSON.stringify(readMentions(line).quotedTexts));
    });
  }
});
