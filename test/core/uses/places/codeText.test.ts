// Comments and strings are blanked, code inside strings is kept, and everything stays where it was.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Family } from '../../../../src/core/graph/edges/families.ts';
import { languages } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const table: readonly (readonly [language: string, family: Family, text: string, expected: string])[] = [
  ['python', 'python', 'a = "x y" # z', 'a = "   "    '],
  ['python', 'python', 'f"{name} is {other!r}"', 'f"{name}    {other!r}"'],
  ['python', 'python', '"""doc\nname"""\nname', '"""   \n    """\nname'],
  ['python', 'python', '"{name}"', '"      "'],
  ['typescript', 'ecmascript', 'a(`b ${c.d("e")} f`) // g', 'a(`  ${c.d(" ")}  `)     '],
  ['typescript', 'ecmascript', 'x = /a"b/g; y /* z */', 'x =       ; y        '],
  ['typescript', 'ecmascript', 'a / b / c', 'a / b / c'],
  ['tsx', 'ecmascript', "<p>don't use {name}</p>", "<p>don't use {name}</p>"],
  ['go', 'go', 'a := `b\nc` + "d"', 'a := ` \n ` + " "'],
  ['rust', 'rust', "fn f<'a>(x: &'a T) { '\"' }", "fn f<'a>(x: &'a T) {     }"],
  ['ruby', 'ruby', '"a #{b.c} d" # e', '"  #{b.c}  "    '],
  ['ruby', 'ruby', '"a #@b d"', '"   @b  "'],
  ['kotlin', 'kotlin', '"a $B c ${d.e} $5" + \'$f\'', '"   B   ${d.e}   " + \' f\''],
  ['php', 'php', `"a $b->c {$this->d['e']} f" . '$g'`, `"  $b->c {$this->d[' ']}  " . '  '`],
  ['rust', 'rust', 'print!("a {B:?} {{c}}"); f("{D}")', 'print!("   B         "); f("   ")'],
  ['csharp', 'csharp', '$"a {b} c" + "{d}"', '$"  {b}  " + "   "'],
];

suite('code without comments and strings', () => {
  for (const [language, family, text, expected] of table)
    test(`${language}: ${text}`, () => assert.equal(codeText(text, family, languages.get(language)?.comments ?? {}), expected));

  test('has the length and the lines of the text, in time that grows with it', async () => {
    for (const part of ['"', "'", '`${', '/*', '"""', '\\', '{', '`${"${`', "f'{", '/']) {
      const text = `${part.repeat(40_000 / part.length)}\nx`;
      for (const family of ['python', 'ecmascript', 'rust', 'csharp', 'kotlin', 'php'] as const)
        await costsLittle(`${family} ${part}`, () => {
          const code = codeText(text, family, { line: '//', block: ['/*', '*/'] });
          assert.deepEqual([code.length, code.split('\n').length], [text.length, 2]);
        });
    }
  });
});
