// "Nobody uses it" in Python: names with an underscore, hooks, names that are built from parts or only mentioned, and other modules.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';

suite('"nobody" in Python', () => {
  test('is not said of a function that its module looks up by a name built from parts', async () => {
    const looking = dedent`
      def run(kind):
          return globals().get(f"_handle_{kind}")


      def _handle_open():
          pass


      def _other_open():
          pass
    `;
    const telling = dedent`
      def say(kind):
          return f"_told_{kind}"


      def _told_open():
          pass
    `;
    assert.deepEqual(await verdicts({ 'p/a.py': looking, 'p/b.py': telling }, ['_handle_open', '_other_open', '_told_open']), {
      ...{ _handle_open: 'quoted', _other_open: 'nobody', _told_open: 'nobody' },
    });
  });

  test('is said despite quoted names in documents and expected output, but not in code and entry points', async () => {
    const files = {
      'p/a.py': dedent`
        def _told():
            pass


        def _asked():
            pass


        def _entered():
            pass


        names = ["_asked"]
      `,
      'tests/out.txt': 'no member \'_told\', maybe "_told"\n',
      'tests/entry_points.txt': 'run = p.a._entered\n',
      'docs/a.rst': 'Nobody should call ``_told``.\n',
    };
    assert.deepEqual(await verdicts(files, ['_told', '_asked', '_entered']), { _told: 'nobody', _asked: 'quoted', _entered: 'quoted' });
  });

  test('is said of a field with one assignment, whatever other classes declare', async () => {
    const files = {
      'p/a.py': dedent`
        class A:
            def __init__(self):
                self._bar = 1
                self._set = 1

            _set = None


        class B:
            _bar = None

            def get(self):
                return self._bar
      `,
    };
    assert.deepEqual(await verdicts(files, ['A._bar', 'A._set', 'B._bar']), { 'A._bar': 'nobody', 'A._set': 'used', 'B._bar': 'used' });
  });

  test('is said of a variable whose name other modules use without importing it', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': dedent`
        import typing

        _T = typing.TypeVar("_T")
        _S = typing.TypeVar("_S")
      `,
      'p/b.py': 'class Box[_T]:\n    held: _T\n',
      'p/c.py': dedent`
        from p.a import *


        class Box[_S]:
            held: _S
      `,
    };
    assert.deepEqual(await verdicts(files, ['a._T', 'a._S']), { 'a._T': 'nobody', 'a._S': 'undecided' });
  });

  test('is not said of locals of a function that passes on its frame or runs code from text', async () => {
    const files = {
      'p/a.py': dedent`
        import inspect


        def debug(shell):
            shown = lambda: 1
            shell.frame = inspect.currentframe()


        def run(text):
            def told():
                pass

            eval(text)


        def plain(box):
            def spare():
                pass

            box.eval(1)
      `,
      'src/a.js': dedent`
        export function run(text) {
          function held() {}
          return eval(text);
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['debug.shown', 'run.told', 'plain.spare', 'run.held']), {
      ...{ 'debug.shown': 'exported', 'run.told': 'exported', 'plain.spare': 'nobody', 'run.held': 'exported' },
    });
  });

  test('does not count parameters, lambdas and comprehensions with the name of a module variable', async () => {
    const own = dedent`
      class Box:
          def __init__(self, _limit):
              self.limit = _limit

          def go(self):
              return lambda _gap: _gap


      first = [_row for _row in read()]
      second = {_key: 1 for (_key, other) in read() if _key}
      third = lambda _gap: _gap
    `;
    const used = 'fourth = [_row for _row in _row]\nfifth = map(lambda _gap: _gap, _gap)\n';
    const files = { 'p/a.py': `_limit = 1\n_gap = 2\n_row = []\n_key = 4\n${own}`, 'p/b.py': `_gap = 2\n_row = []\n${used}` };
    assert.deepEqual(await verdicts(files, ['a._limit', 'a._gap', 'a._row', 'a._key', 'b._gap', 'b._row']), {
      ...{ 'a._limit': 'nobody', 'a._gap': 'nobody', 'a._row': 'nobody', 'a._key': 'nobody', 'b._gap': 'used', 'b._row': 'used' },
    });
  });

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

  test('is not said of a function that a module imports on one system only', async () => {
    const files = {
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
    const at = { root: memoryRoot.key, path: 'py/_win.py', line: 1 };
    const [uses] = await codebase.uses({ name: '_stream', at }, {}, neverCancelled);
    assert.equal(uses?.verdict.is, 'used');
  });
});
