// Blanking of preprocessor code in C and C++: every offset stays, and no function is lost.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { withoutPreprocessor } from '../../../src/core/syntax/preprocessor.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

suite('blanking of preprocessor code', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  const names = async (text: string, language = 'c'): Promise<string[]> =>
    (await extractFacts(text, language, parsers)).symbols.slice(1).map(({ qualifiedName }) => qualifiedName);

  test('keeps every offset and line', () => {
    const text = '#ifdef A\nint f(void) {\n#else\r\nint g(void) {\n#endif\n}\nAPI_EXPORT int h(void) { return "#if"; }\n';
    for (const strict of [false, true]) {
      const blankedText = withoutPreprocessor(text, strict);
      assert.equal(blankedText.length, text.length);
      assert.equal(blankedText.split('\n').length, text.split('\n').length);
    }
  });

  test('keeps functions whose branches open one brace each', async () => {
    const text = dedent`
      int f(int x) {
      #ifdef A
        if (x) {
      #else
        if (!x) {
      #endif
          g();
        }
        return 1;
      }
      int after(void) { return 2; }
    `;
    assert.deepEqual(await names(text), ['f', 'after']);
  });

  test('keeps functions with macros in place of attributes', async () => {
    assert.deepEqual(await names('API_EXPORT int a(void) { return 1; }\nstatic int ALWAYS_INLINE b(void) { return 1; }\n'), ['a', 'b']);
    assert.deepEqual(
      await names(
        dedent`
          class FOO_EXPORT Bar : public Base {
            Q_OBJECT
           public:
            int size() { return 1; }
          };
        `,
        'cpp',
      ),
      ['Bar', 'Bar.size'],
    );
  });

  test('keeps functions after conditions inside of initializers', async () => {
    const text = dedent`
      struct v make(int x) {
        struct v r = {
      #ifdef A
          1,
      #else
          2,
      #endif
          {x}};
        return r;
      }
      int after(void) { return 2; }
    `;
    assert.deepEqual(await names(text), ['make', 'after']);
  });

  test('treats a header with classes as C++', async () => {
    const text = dedent`
      #pragma once
      namespace geo {
      class Shape {
       public:
        int area() { return 1; }
      };
      }
    `;
    assert.deepEqual(await names(text, 'c'), ['geo', 'geo.Shape', 'geo.Shape.area']);
    assert.equal((await extractFacts(text, 'c', parsers)).language, 'cpp');
    assert.equal((await extractFacts('struct class_of { int x; };\n', 'c', parsers)).language, 'c');
  });

  test('takes no quadratic time on long lines', () => {
    const text = `#if X\n${'A_B ( '.repeat(40_000)}\n#endif\n${'class A_B( '.repeat(40_000)}`;
    assert.equal(withoutPreprocessor(text, true).length, text.length);
  });
});
