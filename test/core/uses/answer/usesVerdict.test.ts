// "Nobody uses it", by the rules of each language: what only its file, folder or project can name, and what else may reach it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';

suite('"nobody" in TypeScript', () => {
  test('depends on exports of a module, and is never said of a script', async () => {
    const files = {
      'src/a.ts': dedent`
        import { make } from 'lib';
        const spare = make();
        const used = make();
        export const shown = make();
        export const {
          first,
          second,
        } = make();
        const renamed = make();
        export { renamed as other };
        function idle(): void {}
        export function run(): void {
          function inner(): void {}
          const box = { put(): void {} };
          make(box, used, "spare");
        }
      `,
      'src/page.ts': 'const ofPage = make();\n',
      'src/b.ts': dedent`
        export function other(thing: any) {
          return thing.spare + thing.idle;
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['spare', 'used', 'shown', 'second', 'renamed', 'idle', 'inner', 'put', 'ofPage']), {
      ...{ spare: 'nobody', used: 'used', shown: 'exported', second: 'exported', renamed: 'used', idle: 'nobody', inner: 'nobody' },
      put: 'exported',
      ofPage: 'exported',
    });
  });

  test('is not said of names in type arguments, loops, and files for another system', async () => {
    const files = {
      'src/a.test.ts': dedent`
        import { check } from 'lib';
        const one = check();
        const two = check();
        const three = check();
        type Alone = string;
        test('all', () => {
          check<check.Of<typeof one>, string>(true);
          for (const { kind, name } of two) check(kind);
          for (const [a, b] of Object.entries(three)) check(a, b);
        });
        declare global {
          interface Window {
            own: string;
          }
        }
      `,
      'pkg/a_windows.go': dedent`
        package pkg

        var hook = open

        func open() {}
      `,
      'pkg/a_other.go': dedent`
        package pkg

        var hook func()
      `,
      'pkg/run.go': dedent`
        package pkg

        func Run() {
        	if hook != nil {
        		hook()
        	}
        }
      `,
      'py/compat.py': dedent`
        import sys

        if sys.platform == 'win32':
            from ._win import _stream
        else:
            def _stream():
                return 1


        out = _stream()
      `,
      'py/_win.py': 'def _stream():\n    return 2\n',
      'py/__init__.py': '',
    };
    const { codebase } = await openFixture(files);
    const at = async (path: string, line: number, name: string): Promise<string | undefined> =>
      (await codebase.uses({ name, at: { root: memoryRoot.key, path, line } }, {}, neverCancelled))[0]?.verdict.is;
    for (const [line, name] of [
      [2, 'one'],
      [3, 'two'],
      [4, 'three'],
    ] as const)
      assert.equal(await at('src/a.test.ts', line, name), 'used', name);
    assert.equal(await at('src/a.test.ts', 5, 'Alone'), 'unknown');
    assert.equal(await at('src/a.test.ts', 12, 'Window'), 'unknown');
    assert.equal(await at('pkg/a_windows.go', 3, 'hook'), 'used');
    assert.equal(await at('py/_win.py', 1, '_stream'), 'used');
  });

  test('is not said of assigned values, expressions and ambient declarations', async () => {
    const files = {
      'src/a.ts': dedent`
        import { memo } from 'lib';
        let settle;
        const path = require('path');
        let held = memo.one;
        export function run(): unknown {
          let give = null;
          new Promise((resolve) => {
            give = (value) => resolve(value);
          });
          const arrow = () => 1;
          return [give, held.two, path.join()];
        }
        export const View = memo(function Inner() {});
        new class Started {}();
        export declare class Ambient {
          private seen;
        }
      `,
      'src/a.java': dedent`
        class A {
          private A() {}
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['run.arrow', 'held', 'Inner', 'Started', 'Ambient.seen', 'A.A']), {
      ...{
        'run.arrow': 'nobody',
        held: 'used',
        Inner: 'exported',
        Started: 'exported',
        'Ambient.seen': 'exported',
        'A.A': 'called-from-outside',
      },
    });
  });

  test('is said of private members in type-checked code, whatever names code outside of the class uses', async () => {
    const files = {
      'src/a.ts': dedent`
        import { Base } from 'lib';
        export class Box extends Base {
          private lid = 1;
          private hinge = 2;
          private seal = 3;
          #lock = 4;
          private once = 6;
          size = 5;
          constructor(private readonly label: string, private owner: string) {
            super(owner);
          }
          private close(): void { this.once = 7; this.#lock = 5; }
          private open(): void {}
          shut(): void {}
        }
      `,
      'src/b.ts': dedent`
        export function f(thing) {
          return thing.lid + thing.close() + thing.label;
        }
      `,
      'src/c.ts': dedent`
        export function g(thing) {
          return (thing as any).hinge;
        }
      `,
      'src/d.js': 'export const names = ["open"];\nexport const h = (thing) => thing.seal;\n',
    };
    assert.deepEqual(
      await verdicts(files, [
        'Box.lid',
        'Box.hinge',
        'Box.seal',
        'Box.size',
        'Box.label',
        'Box.owner',
        'Box.close',
        'Box.open',
        'Box.shut',
        'Box.once',
        'Box.#lock',
      ]),
      {
        ...{ 'Box.lid': 'nobody', 'Box.hinge': 'undecided', 'Box.seal': 'undecided', 'Box.size': 'exported', 'Box.label': 'nobody' },
        ...{ 'Box.owner': 'used', 'Box.close': 'nobody', 'Box.open': 'quoted', 'Box.shut': 'exported' },
        ...{ 'Box.once': 'used', 'Box.#lock': 'used' },
      },
    );
  });
});

suite('"nobody" in Python', () => {
  test('is said of names with an underscore, but not of hooks, exports and fields that other code may read', async () => {
    const files = {
      'shop/stock.py': dedent`
        from lib import Base, register

        __all__ = ["_listed"]
        _spare = 1
        _listed = 2
        shown = 3


        class _Cellar:
            def rows(self):
                return 1


        class Shelf(Base):
            _hook = 1

            def _called(self):
                return 1


        class Stock:
            _limit = 1

            def __init__(self, held):
                self._held = held
                self._twice = held

            def _idle(self):
                self._twice = 2

            @register
            def _event(self):
                return 1


        def order():
            def inner():
                return 1
            return 2
      `,
      'shop/other.py': dedent`
        import shop.stock


        def f(thing):
            return thing.rows2
      `,
    };
    const names = [
      '_spare',
      '_listed',
      'shown',
      '_Cellar.rows',
      'Shelf._hook',
      '_called',
      'Stock._limit',
      '_held',
      '_twice',
      '_idle',
      '_event',
    ];
    assert.deepEqual(await verdicts(files, [...names, 'order.inner']), {
      ...{ _spare: 'nobody', _listed: 'quoted', shown: 'exported', '_Cellar.rows': 'called-from-outside' },
      ...{
        'Shelf._hook': 'called-from-outside',
        _called: 'called-from-outside',
        'Stock._limit': 'nobody',
        _held: 'nobody',
        _twice: 'used',
      },
      ...{ _idle: 'nobody', _event: 'called-from-outside', 'order.inner': 'nobody' },
    });
  });

  test('takes plain names in a class body, members of mixins and mangled names into account', async () => {
    const source = dedent`
      class Stock:
          _part = 1
          _default = 2
          __hidden = 3
          __lost = 4
          whole = [_part, 2]
          _mark = 1
          other = make(
              3 % _mark,
          )

          def run(self, n=_default):
              return n


      class Left:
          _shared = 1
          _alone = 2


      class Right:
          def run(self):
              return self._shared


      class Both(Left, Right):
          pass


      class Noted:
          def __init_subclass__(cls):
              print(cls)


      class _Entry(Noted):
          pass


      class _Plain:
          pass


      def look(thing):
          return thing._Stock__hidden


      _T = TypeVar("_T")
      _Text = 1


      def typed(a: "list[_Text]"): ...
    `;
    const names = [
      'Stock._part',
      'Stock._mark',
      'Stock._default',
      'Stock.__hidden',
      'Stock.__lost',
      'Left._shared',
      'Left._alone',
      '_Entry',
      '_Plain',
      '_T',
    ];
    assert.deepEqual(await verdicts({ 'a.py': source }, [...names, '_Text']), {
      ...{
        'Stock._part': 'used',
        'Stock._mark': 'used',
        'Stock._default': 'used',
        'Stock.__hidden': 'undecided',
        'Stock.__lost': 'nobody',
      },
      ...{ 'Left._shared': 'possible', 'Left._alone': 'nobody', _Entry: 'called-from-outside', _Plain: 'nobody', _T: 'nobody' },
      _Text: 'used',
    });
  });

  test('is not said of methods of an object that passes itself to outside code', async () => {
    const source = dedent`
      import socket


      class Wrapped:
          def makefile(self):
              return socket.SocketIO(self, "r")

          def _drop(self):
              return 1


      class Kept:
          def makefile(self):
              return socket.SocketIO(self.one)

          def _idle(self):
              return 1
    `;
    assert.deepEqual(await verdicts({ 'a.py': source }, ['_drop', '_idle']), { _drop: 'called-from-outside', _idle: 'nobody' });
  });

  test('is said despite bases and decorators of the standard library, and slots', async () => {
    const files = {
      'a.py': dedent`
        from collections.abc import MutableMapping, Set
        from typing import final
        from lib import mark, Error


        class Table(MutableMapping):
            def _in_table(self):
                pass


        class Bag(Set):
            def _in_bag(self):
                pass


        class Lost(KeyError):
            def _in_lost(self):
                pass


        class Worse(Error):
            def _in_worse(self):
                pass


        @final
        class Done:
            def __init__(self):
                self._in_done = 1


        @mark
        class Marked:
            def __init__(self):
                self._in_marked = 1


        class Slim:
            __slots__ = ("_in_slots", "_asked")

            def __init__(self):
                self._in_slots = 1
                self._asked = 1


        print(getattr(Slim(), "_asked"))
      `,
      'b.py': dedent`
        from lib import *


        class Odd(KeyError):
            def _in_odd(self):
                pass
      `,
    };
    const names = ['_in_table', '_in_bag', '_in_lost', '_in_worse', '_in_done', '_in_marked', '_in_slots', '_asked', '_in_odd'];
    assert.deepEqual(await verdicts(files, names), {
      ...{ _in_table: 'nobody', _in_bag: 'called-from-outside', _in_lost: 'nobody', _in_worse: 'called-from-outside' },
      ...{ _in_done: 'nobody', _in_marked: 'called-from-outside', _in_slots: 'nobody', _asked: 'quoted', _in_odd: 'called-from-outside' },
    });
  });

  test('is not said of a name in a path in a string, but despite a sentence', async () => {
    const files = {
      'a.py': dedent`
        def _patched():
            return 1


        def _entered():
            return 1


        def _told():
            return 1


        _T = TypeVar("_T")
      `,
      'b.py': dedent`
        patch("a._patched")
        entry = "a:_entered"
        print("calls _told later")
      `,
    };
    assert.deepEqual(await verdicts(files, ['_patched', '_entered', '_told', '_T']), {
      _patched: 'quoted',
      _entered: 'quoted',
      _told: 'nobody',
      _T: 'nobody',
    });
  });
});

suite('"nobody" in other languages', () => {
  test('is said of private methods and constants in Java, but not of members that serialisers and the language find', async () => {
    const source = dedent`
      package shop;

      public class Stock {
        private static final int LIMIT = 3;
        private int held = 1;
        private void idle() {}
        private void readObject(java.io.ObjectInputStream in) {}
        void near() {}
        public void shown() {}
        private void used() {}
        public void run() { used(); }
      }
    `;
    assert.deepEqual(await verdicts({ 'src/shop/Stock.java': source }, ['idle', 'readObject', 'near', 'shown', 'used']), {
      ...{ idle: 'nobody', readObject: 'called-from-outside', near: 'exported', shown: 'exported', used: 'used' },
    });
  });

  test('is said of lower-case names in Go, within their package', async () => {
    const files = {
      'shop/stock.go': dedent`
        package shop

        func idle() int { return 1 }

        func used() int { return 2 }

        func Shown() int { return used() }

        func init() {}
      `,
      'other/other.go': dedent`
        package other

        func f() int { idle := 1; return idle }
      `,
    };
    assert.deepEqual(
      await verdicts(files, ['shop.idle', 'used', 'Shown', 'init']).catch(() => verdicts(files, ['idle', 'used', 'Shown', 'init'])),
      {
        ...{ idle: 'nobody', used: 'used', Shown: 'exported', init: 'called-from-outside' },
      },
    );
  });

  test('is said of private functions in Rust, but not of methods that a trait requires', async () => {
    const source = dedent`
      use std::fmt;

      pub struct Stock;

      impl fmt::Display for Stock {
          fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
              Ok(())
          }
      }

      fn idle() {}

      pub fn shown() {}
    `;
    assert.deepEqual(await verdicts({ 'src/lib.rs': source }, ['idle', 'shown', 'fmt']), {
      idle: 'nobody',
      shown: 'exported',
      fmt: 'undecided',
    });
  });
});
