// Comments and strings are blanked, code inside strings stays, and all offsets stay the same.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const table: readonly (readonly [language: string, text: string, expected: string])[] = [
  ['python', 'a = "x y" # z', 'a = "   "    '],
  ['python', 'f"{name} is {other!r}"', 'f"{name}    {other!r}"'],
  ['python', '"""doc\nname"""\nname', '"""   \n    """\nname'],
  ['python', '"{name}"', '"      "'],
  ['typescript', 'a(`b ${c.d("e")} f`) // g', 'a(`  ${c.d(" ")}  `)     '],
  ['typescript', 'x = /a"b/g; y /* z */', 'x =       ; y        '],
  ['typescript', 'a / b / c', 'a / b / c'],
  ['tsx', "<p>don't use {name}</p>", "<p>don't use {name}</p>"],
  ['go', 'a := `b\nc` + "d"', 'a := ` \n ` + " "'],
  ['rust', "fn f<'a>(x: &'a T) { '\"' }", "fn f<'a>(x: &'a T) {     }"],
  ['ruby', '"a #{b.c} d" # e', '"  #{b.c}  "    '],
  ['ruby', '"a #@b d"', '"   @b  "'],
  ['kotlin', '"a $B c ${d.e} $5" + \'$f\'', '"   B   ${d.e}   " + \' f\''],
  ['php', `"a $b->c {$this->d['e']} f" . '$g'`, `"  $b->c {$this->d[' ']}  " . '  '`],
  ['rust', 'print!("a {B:?} {{c}}"); f("{D}")', 'print!("   B         "); f("   ")'],
  ['csharp', '$"a {b} c" + "{d}"', '$"  {b}  " + "   "'],
];

suite('blanking of comments and strings', () => {
  for (const [language, text, expected] of table)
    test(`${language}: ${text}`, () => assert.equal(codeText(text, rulesOf(language), languages.get(language)?.comments ?? {}), expected));

  test('keeps length and lines, in time linear in the text', async () => {
    for (const part of ['"', "'", '`${', '/*', '"""', '\\', '{', '`${"${`', "f'{", '/']) {
      const text = `${part.repeat(40_000 / part.length)}\nx`;
      for (const language of ['python', 'typescript', 'rust', 'csharp', 'kotlin', 'php'])
        await costsLittle(`${language} ${part}`, () => {
          const code = codeText(text, rulesOf(language), { line: '//', block: ['/*', '*/'] });
          assert.deepEqual([code.length, code.split('\n').length], [text.length, 2]);
        });
    }
  });
});
