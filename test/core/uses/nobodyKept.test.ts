// What looks unused and is not: where "nobody" would rest on a scope that is too wide, a type that is only concluded, or an interface.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { verdicts } from './verdicts.ts';

suite('nobody is not said', () => {
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
        'package p\n\ntype Set map[int]struct{}\n\nfunc (s Set) union(o Set) {}\n\nfunc (s Set) spare(o Set) {}\n\nfunc Run() {\n\tret := make(Set)\n\tret.union(nil)\n}\n',
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
});
