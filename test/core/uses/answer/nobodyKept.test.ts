// What looks unused and is not: where "nobody" would rest on a scope that is too wide, a type that is only concluded, or an interface.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { usesSentence } from '../../../../src/core/uses/answer/usesWords.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';
import { verdicts } from '../verdicts.ts';

suite('nobody is not said', () => {
  test('of variables of a global declaration whose body opens on a line of its own', async () => {
    const files = {
      'src/a.ts':
        "import { make } from 'lib';\ndeclare global\n{\n  var opened: (text: string) => void;\n}\nconst spare = make();\nexport function run(): void {\n  globalThis.opened?.('x');\n}\n",
    };
    assert.deepEqual(await verdicts(files, ['opened', 'spare']), { opened: 'exported', spare: 'nobody' });
  });

  test('of fields whose value begins with a function on the line that declares them', async () => {
    const files = {
      'src/a.ts':
        "import { once } from 'lib';\nexport class Box {\n  private readonly queue = once(async (all: string[]) => {\n    for (const each of all) this.send(each);\n  });\n  private readonly spare = once(async () => {\n    return 1;\n  });\n  send(text: string): void {\n    this.queue([text]);\n  }\n}\n",
    };
    const { codebase } = await openFixture(files);
    const at = async (name: string, line: number, column: number): Promise<string | undefined> =>
      (await codebase.uses({ name, at: { root: memoryRoot.key, path: 'src/a.ts', line, column } }, {}, neverCancelled))[0]?.verdict.is;
    assert.deepEqual([await at('queue', 3, 20), await at('spare', 6, 20)], ['used', 'nobody']);
  });

  test('of constants between operators, and of those of a class around whose name a base keeps for itself', async () => {
    const files = {
      'a/A.java':
        'package a;\npublic class A {\n  private static final int MASK = 1;\n  private static final Logger LOG = make();\n  int f(int val) {\n    return (val & MASK) == 0 ? 1 : 2;\n  }\n  public static class Inner extends Base {\n    void run() {\n      LOG.info();\n    }\n  }\n}\n',
      'a/Base.java': 'package a;\npublic class Base {\n  private static final Logger LOG = make();\n}\n',
    };
    const names = ['A.MASK', 'A.LOG', 'Base.LOG'];
    assert.deepEqual(await verdicts(files, names), { 'A.MASK': 'used', 'A.LOG': 'used', 'Base.LOG': 'nobody' });
  });

  test('where a variable of the name is not known yet, or no more', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go':
        'package p\n\nimport "strings"\n\nconst (\n\targ = "arg_"\n\tspare = "s"\n)\n\ntype fn func(int) int\n\nfunc Run(fn fn, v string) string {\n\tif arg, ok := strings.CutPrefix(v, arg); ok {\n\t\treturn arg\n\t}\n\tspare := 1\n\treturn spare\n}\n',
      'src/a.ts':
        "import { make } from 'lib';\nconst size = 1;\nconst rest = 2;\nexport function run(): void {\n  {\n    const size = make();\n    const rest = make();\n    make(size, rest);\n  }\n  make(size);\n}\n",
    };
    assert.deepEqual(await verdicts(files, ['arg', 'spare', 'fn', 'size', 'rest']), {
      ...{ arg: 'used', spare: 'nobody', fn: 'used', size: 'used', rest: 'nobody' },
    });
  });

  test('of methods where the type of an object is only concluded', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go':
        'package p\n\nimport "lib"\n\ntype Set map[int]struct{}\n\nfunc (s Set) union(o Set) {}\n\nfunc (s Set) spare(o Set) {}\n\nfunc Run() {\n\tret := lib.Make()\n\tret.union(nil)\n}\n',
    };
    assert.deepEqual(await verdicts(files, ['union', 'spare']), { union: 'undecided', spare: 'nobody' });
  });

  test('of methods that an interface of Go asks for, called or not', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go':
        'package p\n\ntype Node interface {\n\tKind() int\n\tseal()\n}\n\ntype Kind int\n\nfunc (k Kind) Kind() int { return 1 }\n\ntype Leaf struct {\n\tKind\n}\n\nfunc (l *Leaf) seal() {}\n\nfunc (l *Leaf) spare() {}\n',
      'q/a.go': 'package q\n\ntype Other struct{}\n\nfunc (o Other) seal() {}\n',
    };
    assert.deepEqual(await verdicts(files, ['Node.seal', 'Leaf.seal', 'Leaf.spare', 'Other.seal']), {
      ...{ 'Node.seal': 'called-from-outside', 'Leaf.seal': 'called-from-outside', 'Leaf.spare': 'nobody', 'Other.seal': 'nobody' },
    });
  });

  test('of a field of Python that another class has too, where code outside of that class asks for it', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py':
        'class App:\n    def __init__(self):\n        self._strict = 1\n        self._own = 1\n\n    def same(self, other: "App"):\n        return other._own\n\n\ndef use(app: App):\n    return app._strict\n',
      'p/b.py': 'class Dummy:\n    def __init__(self):\n        self._strict = 1\n        self._own = 1\n',
    };
    assert.deepEqual(await verdicts(files, ['Dummy._strict', 'Dummy._own']), { 'Dummy._strict': 'undecided', 'Dummy._own': 'nobody' });
  });

  test('of what a string names by its qualified name or puts together; comments and docstrings only mention', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py':
        'class Box:\n    """Opened by `_open`, see "_open"."""\n\n    def run(self, kind):\n        # calls "_open"\n        getattr(self, "_visit_" + kind)()\n        getattr(self, f"{kind}_handler")()\n\n    def _open(self):\n        pass\n\n    def _visit_leaf(self):\n        pass\n\n    def _leaf_handler(self):\n        pass\n\n    def _vis(self):\n        pass\n\n    def _told(self):\n        pass\n\n    def _listed(self):\n        pass\n',
      'p/b.py': 'text = "the value of Box._told is"\nnames = "_first,_listed"\n',
    };
    const names = ['_open', '_visit_leaf', '_leaf_handler', '_vis', '_told', '_listed'];
    assert.deepEqual(await verdicts(files, names), {
      ...{ _open: 'nobody', _visit_leaf: 'quoted', _leaf_handler: 'quoted', _vis: 'nobody', _told: 'quoted', _listed: 'quoted' },
    });
  });

  test('of what a decorator with arguments registers, and of a mixin that comes before a base further down', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py':
        'from typing import overload as over\nfrom .lib import overload\n\n\n@overload(len)\ndef _length(x):\n    pass\n\n\n@over\ndef _spare(x): ...\n',
      'p/b.py':
        'class Base:\n    @classmethod\n    def make(cls):\n        return cls._inner()\n\n    @classmethod\n    def _inner(cls):\n        pass\n\n\nclass Mixin:\n    @classmethod\n    def _inner(cls):\n        pass\n\n\nclass Both(Mixin, Base):\n    pass\n',
      'p/lib.py': 'def overload(what):\n    return lambda f: f\n',
    };
    assert.deepEqual(await verdicts(files, ['_length', 'Mixin._inner']), { _length: 'called-from-outside', 'Mixin._inner': 'undecided' });
  });

  test('of methods of Go that a string names, as functions of reflection do', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': 'package p\n\ntype T struct{}\n\nfunc (t T) hidden() {}\n\nfunc alone() {}\n\nvar names = []string{"hidden", "alone"}\n',
    };
    assert.deepEqual(await verdicts(files, ['hidden', 'alone']), { hidden: 'quoted', alone: 'nobody' });
  });
});

suite('nobody is not said of functions that are handed on', () => {
  test('to what takes a handler alone, and of a declared field that a function is assigned to', async () => {
    const files = {
      'src/a.ts':
        "import { tabs } from 'lib';\nexport class Tabs {\n  private static onClose = (id: number): void => {\n    tabs.drop(id);\n  };\n  private stop!: () => void;\n  static init() {\n    tabs.onRemoved.addListener(Tabs.onClose);\n  }\n  constructor() {\n    tabs.wait((f) => (this.stop = () => f()));\n  }\n  end() {\n    this.stop();\n  }\n}\n",
    };
    const { codebase } = await openFixture(files);
    assert.deepEqual(await verdicts(files, ['Tabs.onClose']), { 'Tabs.onClose': 'used' });
    const at = { root: memoryRoot.key, path: 'src/a.ts', line: 6 };
    assert.equal((await codebase.uses({ name: 'stop', at }, {}, neverCancelled))[0]?.verdict.is, 'used');
  });
});

suite('nobody is not said of what is named elsewhere', () => {
  test('by its binary name or as a member, in a language without a grammar; the name of a file is none', async () => {
    const files = {
      'src/a/Outer.java':
        'package a;\npublic class Outer {\n  private static class Inner {}\n  private static class Named {}\n  private static class Spare {}\n  private void told() {}\n  private void spare() {}\n}\n',
      'src/a/Other.java': 'package a;\npublic class Other {\n  String type = "a.Outer$Named";\n}\n',
      'web/page.jsp': '<jsp:useBean id="x" class="a.Outer$Inner" />\nSpare\n',
      'test/a.groovy': 'def box = new Outer()\nbox.told()\n',
      'run.sh': 'cat a.spare\n',
    };
    assert.deepEqual(await verdicts(files, ['Inner', 'Named', 'Spare', 'told', 'Outer.spare']), {
      ...{ Inner: 'quoted', Named: 'quoted', Spare: 'nobody', told: 'quoted', 'Outer.spare': 'nobody' },
    });
  });

  test('in files that include it: static definitions in headers, enums of C', async () => {
    const files = {
      'a.h': 'static const int shared = 1;\n',
      'a.c':
        '#include "a.h"\n#include "b.c"\nint run(void) { return shared + helper() + FIRST; }\nstatic int spare(void) { return 1; }\nenum kinds { FIRST, SECOND };\n',
      'b.c': 'static int helper(void) { return 1; }\n',
    };
    assert.deepEqual(await verdicts(files, ['shared', 'helper', 'kinds', 'spare']), {
      ...{ shared: 'exported', helper: 'used', kinds: 'exported', spare: 'nobody' },
    });
  });

  test('by JUnit, which takes the arguments of a test from the method of its name', async () => {
    const source = (annotation: string, name: string): string =>
      `  @ParameterizedTest\n  ${annotation}\n  void ${name}(int size) {}\n  private static Stream<Integer> ${name}() {\n    return null;\n  }\n`;
    const files = {
      'src/test/java/a/BoxTest.java': `package a;\nclass BoxTest {\n${source('@MethodSource', 'opens')}${source('@MethodSource("other")', 'closes')}}\n`,
    };
    const { codebase } = await openFixture(files);
    for (const [name, line, is] of [
      ['opens', 6, 'unknown'],
      ['closes', 12, 'nobody'],
    ] as const) {
      const at = { root: memoryRoot.key, path: 'src/test/java/a/BoxTest.java', line };
      assert.equal((await codebase.uses({ name, at }, {}, neverCancelled))[0]?.verdict.is, is, name);
    }
  });

  test('in code that is put into a template, nor where braces only look like holes', async () => {
    const files = {
      'src/wrap.js': '(function () {\n  function ask() {}\n  {{ scriptSource }}\n})();\n',
      'src/both.js': "function run() {\n  function tell() {}\n  {% if strict %}\n  'use strict';\n  {% endif %}\n}\nexport { run };\n",
      'src/view.jsx':
        "import { box } from 'lib';\nfunction spare() {}\nconst page = '{% if %}';\nexport const View = () => <p style={{ width: box }}>{page}</p>;\n",
      'src/page.py': 'def _spare():\n    pass\n\n\ntext = "{% if x %}"\n',
    };
    assert.deepEqual(await verdicts(files, ['ask', 'tell', 'spare', '_spare']), {
      ...{ ask: 'exported', tell: 'exported', spare: 'nobody', _spare: 'nobody' },
    });
  });

  test('by methods that run on it, taken from another class, nor of another name for something', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py':
        'class Box:\n    def __init__(self):\n        self._lid = 1\n        self._own = 1\n\n    def close(self):\n        return self._lid + self._own\n\n    @classmethod\n    def make(cls):\n        return cls()\n',
      'p/b.py':
        'from p.a import Box\n\n\ndef new():\n    pass\n\n\n_old = new\n_none = None\n\n\nclass Fake:\n    close = Box.close\n\n    def __init__(self):\n        self._lid = 2\n',
      'p/c.py': 'from p.a import Box\n\nbox = Box.make()\n\n\nclass Apart:\n    def __init__(self):\n        self._own = 2\n',
    };
    assert.deepEqual(await verdicts(files, ['Fake._lid', 'Apart._own', '_old', '_none']), {
      ...{ 'Fake._lid': 'undecided', 'Apart._own': 'nobody', _old: 'exported', _none: 'nobody' },
    });
  });
});

suite('nobody in words', () => {
  test('tells from where it could be named', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': 'package p\n\nfunc inGo() {}\n',
      'src/a.ts': "import { make } from 'lib';\nfunction inFile() {}\nexport class Box {\n  private inClass(): void {}\n}\nmake();\n",
      'b.py': 'def _in_python():\n    pass\n',
    };
    const { codebase } = await openFixture(files);
    const said = async (name: string): Promise<string> => {
      const [result] = await codebase.uses({ name }, {}, neverCancelled);
      return result ? usesSentence(result).replace('Nobody uses it: no other place of the indexed code names it, and ', '') : '';
    };
    assert.equal(await said('inFile'), 'nothing outside its file can.');
    assert.equal(await said('inClass'), 'only its class can.');
    assert.equal(await said('inGo'), 'nothing outside its package can.');
    assert.equal(await said('_in_python'), 'nothing outside this workspace should.');
  });

  test('of what a template in a string calls', async () => {
    const files = {
      'page.py':
        'class Page:\n    def _title(self):\n        pass\n\n    def _spare(self):\n        # box._spare()\n        pass\n\n\ndef show(render):\n    return render("{{ page._title() }}")\n',
    };
    assert.deepEqual(await verdicts(files, ['_title', '_spare']), { _title: 'quoted', _spare: 'nobody' });
  });

  test('of a function whose name a member of an object beside has too, and of an overload that is handed on', async () => {
    const files = {
      'src/log.ts':
        "import { sink } from 'lib';\nfunction clear(): void {}\nexport function make(isSure: boolean): unknown {\n  const act = isSure ? clear : () => {};\n  return sink({ clear(type: string) { act(); } });\n}\n",
      'a/Shop.java':
        'package a;\nimport java.util.stream.Stream;\npublic class Shop {\n  private int price(String name) {\n    return 1;\n  }\n  private int price(Object item) {\n    return 2;\n  }\n  void show(Stream<String> names) {\n    names.map(this::price);\n  }\n}\n',
    };
    const { codebase } = await openFixture(files);
    for (const name of ['clear', 'Shop.price'])
      for (const { verdict, line } of await codebase.uses({ name }, {}, neverCancelled))
        assert.notEqual(verdict.is, 'nobody', `${name}:${line}`);
  });
});

suite('nobody is not said of what runs without being named alone', () => {
  test('members of anonymous objects and of declarations, what templates in strings name, and what is assigned to a module', async () => {
    const files = {
      'a.kt':
        'package a\nopen class Base {\n  open fun label(): String = ""\n}\ninterface Out {\n  fun text(s: String)\n}\nprivate const val HOST = "h"\nprivate const val SPARE = "s"\n' +
        'private const val SITE = "$HOST/x"\nfun make(): Base {\n  send(object : Out {\n    override fun text(s: String) {}\n  })\n  return object : Base() {\n    override fun label(): String = SITE\n  }\n}\nfun send(out: Out) {\n  out.text("")\n}\n',
      'api.d.ts': 'export default class Settings {\n  private plugin_;\n  private get prefix();\n}\n',
      'pack.js':
        'pack({ 1: [function (require, module, exports) {\n  module.exports = function toText(it) { return 1; };\n  function spare() {}\n}] });\n',
    };
    const { codebase } = await openFixture(files);
    const is = async (name: string, line: number): Promise<string> =>
      (await codebase.uses({ name }, {}, neverCancelled)).find((each) => each.line === line)?.verdict.is ?? 'missing';
    assert.equal(await is('HOST', 8), 'used');
    assert.equal(await is('SPARE', 9), 'nobody');
    for (const [name, line] of [
      ['text', 13],
      ['label', 16],
    ] as const)
      assert.ok(['used', 'unknown'].includes(await is(name, line)), `${name} ${await is(name, line)}`);
    assert.equal(await is('prefix', 3), 'unknown');
    assert.equal(await is('toText', 2), 'unknown');
    assert.equal(await is('spare', 3), 'nobody');
  });

  test('a member that an extension in an anonymous object names bare', async () => {
    const files = {
      'a.kt':
        'package a\nimport b.Node\nimport b.Action\nclass Box {\n  fun make() {\n    val action = object : Action<Node> {\n      private var count = 1\n      private var spare = 1\n\n' +
        '      override fun Node.go() {\n        name = "n$count"\n        count += 1\n      }\n    }\n    run(action)\n  }\n}\n',
    };
    const { codebase } = await openFixture(files);
    const { unused } = await codebase.unused({}, neverCancelled);
    assert.deepEqual(
      unused.map(({ name }) => name),
      ['Box.make.<anonymous>.spare'],
    );
  });

  test('a type that a parameter of its own name has', async () => {
    const files = {
      'src/a.ts':
        "import { log } from 'lib';\ntype reason = { title: string };\ntype cause = string;\ntype spare = string;\nexport function f(reason: reason): void {\n  log(reason);\n}\n" +
        'export default (text: string, cause?: cause) => log(text, cause);\nexport const g = (spare: string, more: typeof spare) => log(spare, more);\n',
    };
    assert.deepEqual(await verdicts(files, ['reason', 'cause', 'spare']), { reason: 'used', cause: 'used', spare: 'nobody' });
  });

  test('what an anonymous class in a constructor asks of the object around, and members of a class that is handed on as a whole', async () => {
    const files = {
      'a/Box.java':
        'package a;\npublic class Box {\n  Box(String text) {\n    listen(new Object() {\n      public void pressed() { Box.this.turn(); }\n    });\n  }\n  private void turn() { new Wheel().turn(); }\n' +
        '  private static class Wheel { void turn() {} }\n  private void spare() {}\n}\n',
      'a/BoxTest.java':
        'package a;\npublic class BoxTest {\n  static class Input {\n    static final Log log = Log.of(Input.class);\n    private void read() {}\n  }\n  static class Own {\n    static final Log log = Log.of(Own.class);\n    private void idle() {}\n  }\n' +
        '  public void all() { check(Input.class, new Own()); }\n}\n',
    };
    assert.deepEqual(await verdicts(files, ['Box.turn', 'Box.spare', 'Input.read', 'Own.idle']), {
      ...{ 'Box.turn': 'used', 'Box.spare': 'nobody', 'Input.read': 'quoted', 'Own.idle': 'nobody' },
    });
  });
});

suite('nobody is not said of what a page names', () => {
  test('directives, expressions, tags and stores of components', async () => {
    const files = {
      'src/A.vue':
        '<script setup lang="ts">\nimport { computed, make } from \'lib\';\nconst isHome = computed(() => true);\nconst rows = make();\nconst told = make(); // don\'t\nconst MyBox = make();\nconst vFocus = make();\nconst quote = make();\nconst spare = make();\nconst later = make();\nfunction open() {}\n</script>\n\n<template>\n  <!-- spare -->\n  <p class="spare" :class="isHome ? \'later\' : \'\'">It\'s {{ told }} and that\'s {{ make(\'spare\') }}</p>\n  <li v-for="{ id } in rows" :key="id" @click="open"><my-box v-focus title="spare" :quote="quote" /></li>\n</template>\n',
      'src/B.svelte':
        '<script>\n  import { writable } from \'svelte/store\';\n  const count = writable(0);\n  const width = writable(1);\n  const spare = writable(0);\n</script>\n\n<p title="spare {width}">{$count}</p>\n',
    };
    const { codebase } = await openFixture(files);
    const verdict = async (name: string, path: string): Promise<string | undefined> =>
      (await codebase.uses({ name }, {}, neverCancelled)).find(({ file }) => file.endsWith(path))?.verdict.is;
    for (const name of ['isHome', 'rows', 'told', 'MyBox', 'vFocus', 'quote', 'open'])
      assert.equal(await verdict(name, 'A.vue'), 'used', name);
    for (const name of ['spare', 'later']) assert.equal(await verdict(name, 'A.vue'), 'nobody', name);
    for (const name of ['count', 'width']) assert.equal(await verdict(name, 'B.svelte'), 'used', name);
    assert.equal(await verdict('spare', 'B.svelte'), 'nobody');
  });
});
