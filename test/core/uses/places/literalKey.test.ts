// The type of a key in Go and Rust: each row is code with a marked key, and the type that is read from it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { compositeKeyAt, structKeyAt } from '../../../../src/core/uses/places/literalKey.ts';
import { dedent } from '../../../support/dedent.ts';

const rows: readonly (readonly [language: 'go' | 'rust', code: string, type: string])[] = [
  ['go', 'x := Stock{«Size»: 1}', 'Stock'],
  [
    'go',
    dedent`
      x := &shop.Stock{
      	A: 1,
      	«Size»: 2,
      }`,
    'shop.Stock',
  ],
  ['go', 'x := []Stock{{«Size»: 1}, {Size: 2}}', 'Stock'],
  ['go', 'x := []*Stock{{Size: 1}, {«Size»: 2}}', 'Stock'],
  ['go', 'x := map[string]Stock{"a": {«Size»: 1}}', 'Stock'],
  ['go', 'x := map[string]int{«Size»: 1}', 'none'],
  ['go', 'x := [...]string{«Size»: "a"}', 'none'],
  [
    'go',
    dedent`
      x := []struct {
      	Size int
      }{
      	{«Size»: 1},
      }`,
    'struct at 14',
  ],
  ['go', 'switch x {\ncase a, «Size»:\n}', 'none'],
  ['go', 'if x {\n\t«Size» := 1\n}', 'none'],
  ['rust', 'let x = Stock { «size»: 1 };', 'Stock'],
  ['rust', 'let x = crate::shop::Stock { a, «size» };', 'crate::shop::Stock shorthand'],
  ['rust', 'let Self { «size», .. } = self;', 'Self shorthand'],
  ['rust', 'match x {\n    Kind::Big { «size»: n } => n,\n}', 'Kind::Big'],
  ['rust', 'struct Stock { «size»: u8 }', 'none'],
  ['rust', 'fn f() -> Stock { «size» }', 'none'],
  ['rust', 'if size == MAX { «size» }', 'none'],
  ['rust', 'Stock { «size»::MAX }', 'none'],
];

suite('keys of struct literals', () => {
  for (const [language, marked, type] of rows)
    test(`${language}: ${marked.replace(/\s+/g, ' ')}`, () => {
      const start = marked.indexOf('«');
      const end = marked.indexOf('»') - 1;
      const keyAt = language === 'go' ? compositeKeyAt : structKeyAt;
      const key = keyAt(marked.replace(/[«»]/g, ''), start, end);
      const anchor = key?.anchor;
      const text = anchor?.how === 'type' ? anchor.text : anchor?.how === 'struct' ? `struct at ${anchor.at}` : 'none';
      assert.equal(`${text}${key?.isShorthand ? ' shorthand' : ''}`, type);
    });
});
