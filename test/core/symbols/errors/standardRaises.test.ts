// Standard functions that raise without a keyword: their texts, the raised types, and the condition of a check.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unpackLiterals } from '../../../../src/core/messages/literals.ts';
import { dedent } from '../../../support/dedent.ts';
import { errorStringsIn, factsOf, raisesIn } from '../factsOf.ts';

const shelf = dedent`
  fun put(box: Any?, count: Int) {
      val held = box ?: error("there is no box")
      check(count > 0) { "no box is counted" }
      require(count < 10) { "too many boxes" }
      requireNotNull(box) { "the box is missing" }
      TODO("boxes are not built yet")
  }
`;

suite('standard functions that raise', () => {
  test('raise in Kotlin, with the types of the standard library', async () => {
    assert.deepEqual(await errorStringsIn(shelf, 'kotlin'), [
      'raise there is no box',
      'assert no box is counted',
      'assert too many boxes',
      'assert the box is missing',
      'raise boxes are not built yet',
    ]);
    assert.deepEqual(await raisesIn(shelf, 'kotlin'), [
      'put: IllegalStateException, IllegalStateException, IllegalArgumentException, IllegalArgumentException, NotImplementedError',
    ]);
  });

  test('raise the text of a check only if its argument does not hold', async () => {
    const { literals } = await factsOf(shelf, 'kotlin');
    const found = unpackLiterals(literals ?? new Uint8Array()).map(({ role, conditions }) => [role, ...conditions]);
    assert.deepEqual(found, [
      ['raised'],
      ['raised', { line: 2, kind: 'else' }],
      ['raised', { line: 3, kind: 'else' }],
      ['raised', { line: 4, kind: 'else' }],
      ['raised'],
    ]);
  });

  test('are not meant by a method, or by a function that the file defines or imports', async () => {
    const logged = ['log the shelf is full'];
    assert.deepEqual(await errorStringsIn('fun put() { logger.error("the shelf is full") }\n', 'kotlin'), logged);
    for (const own of ['fun error(text: String) { println(text) }', 'import shop.error'])
      for (const found of [errorStringsIn, raisesIn])
        assert.deepEqual(
          await found(`${own}\nfun put() { error("the shelf is full") }\n`, 'kotlin'),
          found === errorStringsIn ? logged : [],
        );
  });

  for (const [language, text, expected] of [
    [
      'php',
      '<?php\nfunction put() { abort(404, "no box here"); error_log("the shelf is full"); }\n',
      ['raise no box here', 'log the shelf is full'],
    ],
    ['ruby', 'def put\n  abort "no box here"\n  warn "the shelf is full"\nend\n', ['raise no box here', 'log the shelf is full']],
    [
      'rust',
      'fn put() {\n    take().expect("no box here");\n    eprintln!("the shelf is full");\n}\n',
      ['raise no box here', 'log the shelf is full'],
    ],
  ] as const)
    test(`raise in ${language}, and what only writes is logged`, async () => {
      assert.deepEqual(await errorStringsIn(text, language), expected);
    });
});
