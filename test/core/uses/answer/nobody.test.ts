// "Nobody" by the rule of each language: what only its file, folder or project can name, and what something else may still get at.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';
import { verdicts } from '../verdicts.ts';

suite('nobody in TypeScript', () => {
  test('of variables and functions of a module, exported or not, and of a script', async () => {
    const files = {
      'src/a.ts':
        "import { make } from 'lib';\nconst spare = make();\nconst used = make();\nexport const shown = make();\nexport const {\n  first,\n  second,\n} = make();\n" +
        'const renamed = make();\nexport { renamed as other };\nfunction idle(): void {}\nexport function run(): void {\n  function inner(): void {}\n  const box = { put(): void {} };\n  make(box, used, "spare");\n}\n',
      'src/page.ts': 'const ofPage = make();\n',
      'src/b.ts': 'export function other(thing: any) {\n  return thing.spare + thing.idle;\n}\n',
    };
    assert.deepEqual(await verdicts(files, ['spare', 'used', 'shown', 'second', 'renamed', 'idle', 'inner', 'put', 'ofPage']), {
      ...{ spare: 'nobody', used: 'used', shown: 'exported', second: 'exported', renamed: 'used', idle: 'nobody', inner: 'nobody' },
      put: 'exported',
      ofPage: 'exported',
    });
  });

  test('a name in a type argument, in a loop over it, and in a package for another system is a use', async () => {
    const files = {
      'src/a.test.ts':
        "import { check } from 'lib';\nconst one = check();\nconst two = check();\nconst three = check();\ntype Alone = string;\ntest('all', () => {\n  check<check.Of<typeof one>, string>(true);\n  for (const { kind, name } of two) check(kind);\n  for (const [a, b] of Object.entries(three)) check(a, b);\n});\ndeclare global {\n  interface Window {\n    own: string;\n  }\n}\n",
      'pkg/a_windows.go': 'package pkg\n\nvar hook = open\n\nfunc open() {}\n',
      'pkg/a_other.go': 'package pkg\n\nvar hook func()\n',
      'pkg/run.go': 'package pkg\n\nfunc Run() {\n\tif hook != nil {\n\t\thook()\n\t}\n}\n',
      'py/compat.py':
        "import sys\n\nif sys.platform == 'win32':\n    from ._win import _stream\nelse:\n    def _stream():\n        return 1\n\n\nout = _stream()\n",
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

  test('of what is assigned or an expression nothing is said, nor of what is told of code elsewhere; what holds something from outside is used', async () => {
    const files = {
      'src/a.ts':
        "import { memo } from 'lib';\nlet settle;\nconst path = require('path');\nlet held = memo.one;\nexport function run(): unknown {\n  let give = null;\n  new Promise((resolve) => {\n    give = (value) => resolve(value);\n  });\n" +
        '  const arrow = () => 1;\n  return [give, held.two, path.join()];\n}\nexport const View = memo(function Inner() {});\nnew class Started {}();\nexport declare class Ambient {\n  private seen;\n}\n',
      'src/a.java': 'class A {\n  private A() {}\n}\n',
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

  test('of private members: places that its class does not reach keep nothing open, where types are checked', async () => {
    const files = {
      'src/a.ts':
        "import { Base } from 'lib';\nexport class Box extends Base {\n  private lid = 1;\n  private hinge = 2;\n  private seal = 3;\n  #lock = 4;\n  private once = 6;\n  size = 5;\n  constructor(private readonly label: string, private owner: string) {\n    super(owner);\n  }\n" +
        '  private close(): void { this.once = 7; this.#lock = 5; }\n  private open(): void {}\n  shut(): void {}\n}\n',
      'src/b.ts': 'export function f(thing) {\n  return thing.lid + thing.close() + thing.label;\n}\n',
      'src/c.ts': 'export function g(thing) {\n  return (thing as any).hinge;\n}\n',
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

suite('nobody in Python', () => {
  test('of what begins with an underscore: not of hooks, exports and fields that something else may read', async () => {
    const files = {
      'shop/stock.py':
        'from lib import Base, register\n\n__all__ = ["_listed"]\n_spare = 1\n_listed = 2\nshown = 3\n\n\nclass _Cellar:\n    def rows(self):\n        return 1\n\n\nclass Shelf(Base):\n    _hook = 1\n\n    def _called(self):\n        return 1\n\n\n' +
        'class Stock:\n    _limit = 1\n\n    def __init__(self, held):\n        self._held = held\n        self._twice = held\n\n    def _idle(self):\n        self._twice = 2\n\n    @register\n    def _event(self):\n        return 1\n\n\ndef order():\n    def inner():\n        return 1\n    return 2\n',
      'shop/other.py': 'import shop.stock\n\n\ndef f(thing):\n    return thing.rows2\n',
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

  test('plain names in the body of the class, names of other classes that a class joins, and the mangled name are seen', async () => {
    const source =
      'class Stock:\n    _part = 1\n    _default = 2\n    __hidden = 3\n    __lost = 4\n    whole = [_part, 2]\n    _mark = 1\n    other = make(\n        3 % _mark,\n    )\n\n    def run(self, n=_default):\n        return n\n\n\n' +
      'class Left:\n    _shared = 1\n    _alone = 2\n\n\nclass Right:\n    def run(self):\n        return self._shared\n\n\nclass Both(Left, Right):\n    pass\n\n\n' +
      'class Noted:\n    def __init_subclass__(cls):\n        print(cls)\n\n\nclass _Entry(Noted):\n    pass\n\n\nclass _Plain:\n    pass\n\n\ndef look(thing):\n    return thing._Stock__hidden\n\n\n_T = TypeVar("_T")\n_Text = 1\n\n\ndef typed(a: "list[_Text]"): ...\n';
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

  test('an object that hands itself to code outside may be asked for any of its methods', async () => {
    const source =
      'import socket\n\n\nclass Wrapped:\n    def makefile(self):\n        return socket.SocketIO(self, "r")\n\n    def _drop(self):\n        return 1\n\n\nclass Kept:\n    def makefile(self):\n        return socket.SocketIO(self.one)\n\n    def _idle(self):\n        return 1\n';
    assert.deepEqual(await verdicts({ 'a.py': source }, ['_drop', '_idle']), { _drop: 'called-from-outside', _idle: 'nobody' });
  });

  test('what the language brings along keeps nothing open: bases written in C, abstract collections, decorators, slots', async () => {
    const files = {
      'a.py':
        'from collections.abc import MutableMapping, Set\nfrom typing import final\nfrom lib import mark, Error\n\n\n' +
        'class Table(MutableMapping):\n    def _in_table(self):\n        pass\n\n\nclass Bag(Set):\n    def _in_bag(self):\n        pass\n\n\n' +
        'class Lost(KeyError):\n    def _in_lost(self):\n        pass\n\n\nclass Worse(Error):\n    def _in_worse(self):\n        pass\n\n\n' +
        '@final\nclass Done:\n    def __init__(self):\n        self._in_done = 1\n\n\n@mark\nclass Marked:\n    def __init__(self):\n        self._in_marked = 1\n\n\n' +
        'class Slim:\n    __slots__ = ("_in_slots", "_asked")\n\n    def __init__(self):\n        self._in_slots = 1\n        self._asked = 1\n\n\nprint(getattr(Slim(), "_asked"))\n',
      'b.py': 'from lib import *\n\n\nclass Odd(KeyError):\n    def _in_odd(self):\n        pass\n',
    };
    const names = ['_in_table', '_in_bag', '_in_lost', '_in_worse', '_in_done', '_in_marked', '_in_slots', '_asked', '_in_odd'];
    assert.deepEqual(await verdicts(files, names), {
      ...{ _in_table: 'nobody', _in_bag: 'called-from-outside', _in_lost: 'nobody', _in_worse: 'called-from-outside' },
      ...{ _in_done: 'nobody', _in_marked: 'called-from-outside', _in_slots: 'nobody', _asked: 'quoted', _in_odd: 'called-from-outside' },
    });
  });

  test('a path in a string leads to it, a sentence does not', async () => {
    const files = {
      'a.py': 'def _patched():\n    return 1\n\n\ndef _entered():\n    return 1\n\n\ndef _told():\n    return 1\n\n\n_T = TypeVar("_T")\n',
      'b.py': 'patch("a._patched")\nentry = "a:_entered"\nprint("calls _told later")\n',
    };
    assert.deepEqual(await verdicts(files, ['_patched', '_entered', '_told', '_T']), {
      _patched: 'quoted',
      _entered: 'quoted',
      _told: 'nobody',
      _T: 'nobody',
    });
  });
});

suite('nobody in other languages', () => {
  test('Java: private methods and constants, not what serialisers and the language find', async () => {
    const source =
      'package shop;\n\npublic class Stock {\n  private static final int LIMIT = 3;\n  private int held = 1;\n  private void idle() {}\n  private void readObject(java.io.ObjectInputStream in) {}\n' +
      '  void near() {}\n  public void shown() {}\n  private void used() {}\n  public void run() { used(); }\n}\n';
    assert.deepEqual(await verdicts({ 'src/shop/Stock.java': source }, ['idle', 'readObject', 'near', 'shown', 'used']), {
      ...{ idle: 'nobody', readObject: 'called-from-outside', near: 'exported', shown: 'exported', used: 'used' },
    });
  });

  test('Go: names in lower case within their package', async () => {
    const files = {
      'shop/stock.go':
        'package shop\n\nfunc idle() int { return 1 }\n\nfunc used() int { return 2 }\n\nfunc Shown() int { return used() }\n\nfunc init() {}\n',
      'other/other.go': 'package other\n\nfunc f() int { idle := 1; return idle }\n',
    };
    assert.deepEqual(
      await verdicts(files, ['shop.idle', 'used', 'Shown', 'init']).catch(() => verdicts(files, ['idle', 'used', 'Shown', 'init'])),
      {
        ...{ idle: 'nobody', used: 'used', Shown: 'exported', init: 'called-from-outside' },
      },
    );
  });

  test('Rust: functions that are not public; what a trait asks for is not one of them', async () => {
    const source =
      'use std::fmt;\n\npub struct Stock;\n\nimpl fmt::Display for Stock {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {\n        Ok(())\n    }\n}\n\nfn idle() {}\n\npub fn shown() {}\n';
    assert.deepEqual(await verdicts({ 'src/lib.rs': source }, ['idle', 'shown', 'fmt']), {
      idle: 'nobody',
      shown: 'exported',
      fmt: 'undecided',
    });
  });
});
