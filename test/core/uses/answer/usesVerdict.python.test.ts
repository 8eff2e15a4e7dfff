// "Nobody" in Python: names that are built from parts and looked up, text that only mentions a name, and names of other modules.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
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
});
