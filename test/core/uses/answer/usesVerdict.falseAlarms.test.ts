// Cases in which code looks unused but is not: a scope that is too wide, an inferred type, an interface.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';

suite('"nobody" is not said', () => {
  test('of variables in `declare global` with its brace on a separate line', async () => {
    const files = {
      'src/a.ts': dedent`
        import { make } from 'lib';
        declare global
        {
          var opened: (text: string) => void;
        }
        const spare = make();
        export function run(): void {
          globalThis.opened?.('x');
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['opened', 'spare']), { opened: 'exported', spare: 'nobody' });
  });

  test('of fields whose value begins with a function on the same line', async () => {
    const files = {
      'src/a.ts': dedent`
        import { once } from 'lib';
        export class Box {
          private readonly queue = once(async (all: string[]) => {
            for (const each of all) this.send(each);
          });
          private readonly spare = once(async () => {
            return 1;
          });
          send(text: string): void {
            this.queue([text]);
          }
        }
      `,
    };
    const { codebase } = await openFixture(files);
    const at = async (name: string, line: number, column: number): Promise<string | undefined> =>
      (await codebase.uses({ name, at: { root: memoryRoot.key, path: 'src/a.ts', line, column } }, {}, neverCancelled))[0]?.verdict.is;
    assert.deepEqual([await at('queue', 3, 20), await at('spare', 6, 20)], ['used', 'nobody']);
  });

  test('of constants between operators, and of those of an enclosing class whose name is private in a base', async () => {
    const files = {
      'a/A.java': dedent`
        package a;
        public class A {
          private static final int MASK = 1;
          private static final Logger LOG = make();
          int f(int val) {
            return (val & MASK) == 0 ? 1 : 2;
          }
          public static class Inner extends Base {
            void run() {
              LOG.info();
            }
          }
        }
      `,
      'a/Base.java': dedent`
        package a;
        public class Base {
          private static final Logger LOG = make();
        }
      `,
    };
    const names = ['A.MASK', 'A.LOG', 'Base.LOG'];
    assert.deepEqual(await verdicts(files, names), { 'A.MASK': 'used', 'A.LOG': 'used', 'Base.LOG': 'nobody' });
  });

  test('where a local variable of the name is not yet, or no longer, in scope', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': dedent`
        package p

        import "strings"

        const (
        	arg = "arg_"
        	spare = "s"
        )

        type fn func(int) int

        func Run(fn fn, v string) string {
        	if arg, ok := strings.CutPrefix(v, arg); ok {
        		return arg
        	}
        	spare := 1
        	return spare
        }
      `,
      'src/a.ts': dedent`
        import { make } from 'lib';
        const size = 1;
        const rest = 2;
        export function run(): void {
          {
            const size = make();
            const rest = make();
            make(size, rest);
          }
          make(size);
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['arg', 'spare', 'fn', 'size', 'rest']), {
      ...{ arg: 'used', spare: 'nobody', fn: 'used', size: 'used', rest: 'nobody' },
    });
  });

  test('of methods where the type of an object is only inferred', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': dedent`
        package p

        import "lib"

        type Set map[int]struct{}

        func (s Set) union(o Set) {}

        func (s Set) spare(o Set) {}

        func Run() {
        	ret := lib.Make()
        	ret.union(nil)
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['union', 'spare']), { union: 'undecided', spare: 'nobody' });
  });

  test('of methods that a Go interface requires, called or not', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': dedent`
        package p

        type Node interface {
        	Kind() int
        	seal()
        }

        type Kind int

        func (k Kind) Kind() int { return 1 }

        type Leaf struct {
        	Kind
        }

        func (l *Leaf) seal() {}

        func (l *Leaf) spare() {}
      `,
      'q/a.go': dedent`
        package q

        type Other struct{}

        func (o Other) seal() {}
      `,
    };
    assert.deepEqual(await verdicts(files, ['Node.seal', 'Leaf.seal', 'Leaf.spare', 'Other.seal']), {
      ...{ 'Node.seal': 'called-from-outside', 'Leaf.seal': 'called-from-outside', 'Leaf.spare': 'nobody', 'Other.seal': 'nobody' },
    });
  });

  test('of a Python field that another class has too, if code outside reads it', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': dedent`
        class App:
            def __init__(self):
                self._strict = 1
                self._own = 1

            def same(self, other: "App"):
                return other._own


        def use(app: App):
            return app._strict
      `,
      'p/b.py': dedent`
        class Dummy:
            def __init__(self):
                self._strict = 1
                self._own = 1
      `,
    };
    assert.deepEqual(await verdicts(files, ['Dummy._strict', 'Dummy._own']), { 'Dummy._strict': 'undecided', 'Dummy._own': 'nobody' });
  });

  test('of names that a string gives in full or in parts; comments and docstrings do not count', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': dedent`
        class Box:
            """Opened by \`_open\`, see "_open"."""

            def run(self, kind):
                # calls "_open"
                getattr(self, "_visit_" + kind)()
                getattr(self, f"{kind}_handler")()

            def _open(self):
                pass

            def _visit_leaf(self):
                pass

            def _leaf_handler(self):
                pass

            def _vis(self):
                pass

            def _told(self):
                pass

            def _listed(self):
                pass
      `,
      'p/b.py': 'text = "the value of Box._told is"\nnames = "_first,_listed"\n',
    };
    const names = ['_open', '_visit_leaf', '_leaf_handler', '_vis', '_told', '_listed'];
    assert.deepEqual(await verdicts(files, names), {
      ...{ _open: 'nobody', _visit_leaf: 'quoted', _leaf_handler: 'quoted', _vis: 'nobody', _told: 'quoted', _listed: 'quoted' },
    });
  });

  test('of functions that a decorator with arguments registers, and of mixins before a base', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': dedent`
        from typing import overload as over
        from .lib import overload


        @overload(len)
        def _length(x):
            pass


        @over
        def _spare(x): ...
      `,
      'p/b.py': dedent`
        class Base:
            @classmethod
            def make(cls):
                return cls._inner()

            @classmethod
            def _inner(cls):
                pass


        class Mixin:
            @classmethod
            def _inner(cls):
                pass


        class Both(Mixin, Base):
            pass
      `,
      'p/lib.py': 'def overload(what):\n    return lambda f: f\n',
    };
    assert.deepEqual(await verdicts(files, ['_length', 'Mixin._inner']), { _length: 'called-from-outside', 'Mixin._inner': 'undecided' });
  });

  test('of Go methods that a string names, as reflection does', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': dedent`
        package p

        type T struct{}

        func (t T) hidden() {}

        func alone() {}

        var names = []string{"hidden", "alone"}
      `,
    };
    assert.deepEqual(await verdicts(files, ['hidden', 'alone']), { hidden: 'quoted', alone: 'nobody' });
  });
});

suite('"nobody" is not said of functions that are passed on', () => {
  test('to a function that takes only a handler, or by assignment to a declared field', async () => {
    const files = {
      'src/a.ts': dedent`
        import { tabs } from 'lib';
        export class Tabs {
          private static onClose = (id: number): void => {
            tabs.drop(id);
          };
          private stop!: () => void;
          static init() {
            tabs.onRemoved.addListener(Tabs.onClose);
          }
          constructor() {
            tabs.wait((f) => (this.stop = () => f()));
          }
          end() {
            this.stop();
          }
        }
      `,
    };
    const { codebase } = await openFixture(files);
    assert.deepEqual(await verdicts(files, ['Tabs.onClose']), { 'Tabs.onClose': 'used' });
    const at = { root: memoryRoot.key, path: 'src/a.ts', line: 6 };
    assert.equal((await codebase.uses({ name: 'stop', at }, {}, neverCancelled))[0]?.verdict.is, 'used');
  });
});
