// Cases in which code looks unused but something names it without a call: a string, a template, a page, an enclosing object.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { usesSentence } from '../../../../src/core/uses/answer/usesSentences.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';
suite('"nobody" is not said of code that is named elsewhere', () => {
  test('by its binary name or as a member, in a language without a grammar', async () => {
    const files = {
      'src/a/Outer.java': dedent`
        package a;
        public class Outer {
          private static class Inner {}
          private static class Named {}
          private static class Spare {}
          private void told() {}
          private void spare() {}
        }
      `,
      'src/a/Other.java': dedent`
        package a;
        public class Other {
          String type = "a.Outer$Named";
        }
      `,
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
      'a.c': dedent`
        #include "a.h"
        #include "b.c"
        int run(void) { return shared + helper() + FIRST; }
        static int spare(void) { return 1; }
        enum kinds { FIRST, SECOND };
      `,
      'b.c': 'static int helper(void) { return 1; }\n',
    };
    assert.deepEqual(await verdicts(files, ['shared', 'helper', 'kinds', 'spare']), {
      ...{ shared: 'exported', helper: 'used', kinds: 'exported', spare: 'nobody' },
    });
  });

  test('by JUnit, which takes the arguments of a test from a method with its name', async () => {
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

  test('in code that is inserted into a template', async () => {
    const files = {
      'src/wrap.js': dedent`
        (function () {
          function ask() {}
          {{ scriptSource }}
        })();
      `,
      'src/both.js': dedent`
        function run() {
          function tell() {}
          {% if strict %}
          'use strict';
          {% endif %}
        }
        export { run };
      `,
      'src/view.jsx': dedent`
        import { box } from 'lib';
        function spare() {}
        const page = '{% if %}';
        export const View = () => <p style={{ width: box }}>{page}</p>;
      `,
      'src/page.py': dedent`
        def _spare():
            pass


        text = "{% if x %}"
      `,
    };
    assert.deepEqual(await verdicts(files, ['ask', 'tell', 'spare', '_spare']), {
      ...{ ask: 'exported', tell: 'exported', spare: 'nobody', _spare: 'nobody' },
    });
  });

  test('by methods of another class that run on its objects', async () => {
    const files = {
      'p/__init__.py': '',
      'p/a.py': dedent`
        class Box:
            def __init__(self):
                self._lid = 1
                self._own = 1

            def close(self):
                return self._lid + self._own

            @classmethod
            def make(cls):
                return cls()
      `,
      'p/b.py': dedent`
        from p.a import Box


        def new():
            pass


        _old = new
        _none = None


        class Fake:
            close = Box.close

            def __init__(self):
                self._lid = 2
      `,
      'p/c.py': dedent`
        from p.a import Box

        box = Box.make()


        class Apart:
            def __init__(self):
                self._own = 2
      `,
    };
    assert.deepEqual(await verdicts(files, ['Fake._lid', 'Apart._own', '_old', '_none']), {
      ...{ 'Fake._lid': 'undecided', 'Apart._own': 'nobody', _old: 'exported', _none: 'nobody' },
    });
  });
});

suite('the sentence for "nobody"', () => {
  test('names the area from which the definition could be named', async () => {
    const files = {
      'go.mod': 'module x\n',
      'p/a.go': dedent`
        package p

        func inGo() {}
      `,
      'src/a.ts': dedent`
        import { make } from 'lib';
        function inFile() {}
        export class Box {
          private inClass(): void {}
        }
        make();
      `,
      'b.py': 'def _in_python():\n    pass\n',
    };
    const { codebase } = await openFixture(files);
    const sentenceFor = async (name: string): Promise<string> => {
      const [result] = await codebase.uses({ name }, {}, neverCancelled);
      return result ? usesSentence(result).replace('Nobody uses it: no other place of the indexed code names it, and ', '') : '';
    };
    assert.equal(await sentenceFor('inFile'), 'nothing outside its file can.');
    assert.equal(await sentenceFor('inClass'), 'only its class can.');
    assert.equal(await sentenceFor('inGo'), 'nothing outside its package can.');
    assert.equal(await sentenceFor('_in_python'), 'nothing outside this workspace should.');
  });

  test('is not used for a method that a template in a string calls', async () => {
    const files = {
      'page.py': dedent`
        class Page:
            def _title(self):
                pass

            def _spare(self):
                # box._spare()
                pass


        def show(render):
            return render("{{ page._title() }}")
      `,
    };
    assert.deepEqual(await verdicts(files, ['_title', '_spare']), { _title: 'quoted', _spare: 'nobody' });
  });
  test('is not used for a function or an overload that is passed on', async () => {
    const files = {
      'src/log.ts': dedent`
        import { sink } from 'lib';
        function clear(): void {}
        export function make(isSure: boolean): unknown {
          const act = isSure ? clear : () => {};
          return sink({ clear(type: string) { act(); } });
        }
      `,
      'a/Shop.java': dedent`
        package a;
        import java.util.stream.Stream;
        public class Shop {
          private int price(String name) {
            return 1;
          }
          private int price(Object item) {
            return 2;
          }
          void show(Stream<String> names) {
            names.map(this::price);
          }
        }
      `,
    };
    const { codebase } = await openFixture(files);
    for (const name of ['clear', 'Shop.price'])
      for (const { verdict, line } of await codebase.uses({ name }, {}, neverCancelled))
        assert.notEqual(verdict.is, 'nobody', `${name}:${line}`);
  });
});

suite('"nobody" is not said of code that runs without its own name', () => {
  test('as a member of an anonymous object or declaration, in a template, or by assignment to a module', async () => {
    const files = {
      'a.kt': dedent`
        package a
        open class Base {
          open fun label(): String = ""
        }
        interface Out {
          fun text(s: String)
        }
        private const val HOST = "h"
        private const val SPARE = "s"
        private const val SITE = "$HOST/x"
        fun make(): Base {
          send(object : Out {
            override fun text(s: String) {}
          })
          return object : Base() {
            override fun label(): String = SITE
          }
        }
        fun send(out: Out) {
          out.text("")
        }
      `,
      'api.d.ts': dedent`
        export default class Settings {
          private plugin_;
          private get prefix();
        }
      `,
      'pack.js': dedent`
        pack({ 1: [function (require, module, exports) {
          module.exports = function toText(it) { return 1; };
          function spare() {}
        }] });
      `,
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

  test('as a member that an extension in an anonymous object names', async () => {
    const files = {
      'a.kt': dedent`
        package a
        import b.Node
        import b.Action
        class Box {
          fun make() {
            val action = object : Action<Node> {
              private var count = 1
              private var spare = 1

              override fun Node.go() {
                name = "n$count"
                count += 1
              }
            }
            run(action)
          }
        }
      `,
    };
    const { codebase } = await openFixture(files);
    const { unused } = await codebase.unused({}, neverCancelled);
    assert.deepEqual(
      unused.map(({ name }) => name),
      ['Box.make.<anonymous>.spare'],
    );
  });

  test('as the type of a parameter with its name', async () => {
    const files = {
      'src/a.ts': dedent`
        import { log } from 'lib';
        type reason = { title: string };
        type cause = string;
        type spare = string;
        export function f(reason: reason): void {
          log(reason);
        }
        export default (text: string, cause?: cause) => log(text, cause);
        export const g = (spare: string, more: typeof spare) => log(spare, more);
      `,
    };
    assert.deepEqual(await verdicts(files, ['reason', 'cause', 'spare']), { reason: 'used', cause: 'used', spare: 'nobody' });
  });

  test('as a member that an anonymous class reads, or of a class that is passed on as a whole', async () => {
    const files = {
      'a/Box.java': dedent`
        package a;
        public class Box {
          Box(String text) {
            listen(new Object() {
              public void pressed() { Box.this.turn(); }
            });
          }
          private void turn() { new Wheel().turn(); }
          private static class Wheel { void turn() {} }
          private void spare() {}
        }
      `,
      'a/BoxTest.java': dedent`
        package a;
        public class BoxTest {
          static class Input {
            static final Log log = Log.of(Input.class);
            private void read() {}
          }
          static class Own {
            static final Log log = Log.of(Own.class);
            private void idle() {}
          }
          public void all() { check(Input.class, new Own()); }
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['Box.turn', 'Box.spare', 'Input.read', 'Own.idle']), {
      ...{ 'Box.turn': 'used', 'Box.spare': 'nobody', 'Input.read': 'quoted', 'Own.idle': 'nobody' },
    });
  });
});

suite('"nobody" is not said of names in a page', () => {
  test('in directives, expressions, tags and stores', async () => {
    const files = {
      'src/A.vue': dedent`
        <script setup lang="ts">
        import { computed, make } from 'lib';
        const isHome = computed(() => true);
        const rows = make();
        const told = make(); // don't
        const MyBox = make();
        const vFocus = make();
        const quote = make();
        const spare = make();
        const later = make();
        function open() {}
        </script>

        <template>
          <!-- spare -->
          <p class="spare" :class="isHome ? 'later' : ''">It's {{ told }} and that's {{ make('spare') }}</p>
          <li v-for="{ id } in rows" :key="id" @click="open"><my-box v-focus title="spare" :quote="quote" /></li>
        </template>
      `,
      'src/B.svelte': dedent`
        <script>
          import { writable } from 'svelte/store';
          const count = writable(0);
          const width = writable(1);
          const spare = writable(0);
        </script>

        <p title="spare {width}">{$count}</p>
      `,
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
