// "Nobody" in Python: names that are put together and looked up, text that only tells of a name, and what other files can name at all.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { verdicts } from './verdicts.ts';

suite('nobody in Python', () => {
  test('is not said of a function that its module looks up by a name put together', async () => {
    const looking =
      'def run(kind):\n    return globals().get(f"_handle_{kind}")\n\n\ndef _handle_open():\n    pass\n\n\ndef _other_open():\n    pass\n';
    const telling = 'def say(kind):\n    return f"_told_{kind}"\n\n\ndef _told_open():\n    pass\n';
    assert.deepEqual(await verdicts({ 'p/a.py': looking, 'p/b.py': telling }, ['_handle_open', '_other_open', '_told_open']), {
      ...{ _handle_open: 'quoted', _other_open: 'nobody', _told_open: 'nobody' },
    });
  });

  test('is said of what documents and expected output put in quotation marks, not of what strings of code and lists of entry points name', async () => {
    const files = {
      'p/a.py': 'def _told():\n    pass\n\n\ndef _asked():\n    pass\n\n\ndef _entered():\n    pass\n\n\nnames = ["_asked"]\n',
      'tests/out.txt': 'no member \'_told\', maybe "_told"\n',
      'tests/entry_points.txt': 'run = p.a._entered\n',
      'docs/a.rst': 'Nobody should call ``_told``.\n',
    };
    assert.deepEqual(await verdicts(files, ['_told', '_asked', '_entered']), { _told: 'nobody', _asked: 'quoted', _entered: 'quoted' });
  });

  test('is said of a field with one assignment, whatever other classes declare', async () => {
    const files = {
      'p/a.py':
        'class A:\n    def __init__(self):\n        self._bar = 1\n        self._set = 1\n\n    _set = None\n\n\nclass B:\n    _bar = None\n\n    def get(self):\n        return self._bar\n',
    };
    assert.deepEqual(await verdicts(files, ['A._bar', 'A._set', 'B._bar']), { 'A._bar': 'nobody', 'A._set': 'used', 'B._bar': 'used' });
  });

  test('is said of a variable whose name other modules have without an import of it', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': 'import typing\n\n_T = typing.TypeVar("_T")\n_S = typing.TypeVar("_S")\n',
      'p/b.py': 'class Box[_T]:\n    held: _T\n',
      'p/c.py': 'from p.a import *\n\n\nclass Box[_S]:\n    held: _S\n',
    };
    assert.deepEqual(await verdicts(files, ['a._T', 'a._S']), { 'a._T': 'nobody', 'a._S': 'undecided' });
  });

  test('is not said of what a function holds that hands on its frame or runs texts', async () => {
    const files = {
      'p/a.py':
        'import inspect\n\n\ndef debug(shell):\n    shown = lambda: 1\n    shell.frame = inspect.currentframe()\n\n\ndef run(text):\n    def told():\n        pass\n\n    eval(text)\n\n\ndef plain(box):\n    def spare():\n        pass\n\n    box.eval(1)\n',
      'src/a.js': 'export function run(text) {\n  function held() {}\n  return eval(text);\n}\n',
    };
    assert.deepEqual(await verdicts(files, ['debug.shown', 'run.told', 'plain.spare', 'run.held']), {
      ...{ 'debug.shown': 'exported', 'run.told': 'exported', 'plain.spare': 'nobody', 'run.held': 'exported' },
    });
  });

  test('names that parameters, lambdas and comprehensions have of their own are no uses of the module variable', async () => {
    const own =
      'class Box:\n    def __init__(self, _limit):\n        self.limit = _limit\n\n    def go(self):\n        return lambda _gap: _gap\n\n\n' +
      'first = [_row for _row in read()]\nsecond = {_key: 1 for (_key, other) in read() if _key}\nthird = lambda _gap: _gap\n';
    const used = 'fourth = [_row for _row in _row]\nfifth = map(lambda _gap: _gap, _gap)\n';
    const files = { 'p/a.py': `_limit = 1\n_gap = 2\n_row = []\n_key = 4\n${own}`, 'p/b.py': `_gap = 2\n_row = []\n${used}` };
    assert.deepEqual(await verdicts(files, ['a._limit', 'a._gap', 'a._row', 'a._key', 'b._gap', 'b._row']), {
      ...{ 'a._limit': 'nobody', 'a._gap': 'nobody', 'a._row': 'nobody', 'a._key': 'nobody', 'b._gap': 'used', 'b._row': 'used' },
    });
  });
});
