// Script blocks of components: found whatever surrounds them, and never moved.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scriptTextOf } from '../../../src/core/syntax/scriptBlocks.ts';

describe('script blocks', () => {
  it('keeps every character of code where it is and blanks all else', () => {
    const text = '<p>é🙂</p>\r\n<script lang="ts">\r\nlet a = 1;\r\n</script>\n<b/>';
    const found = scriptTextOf('vue', text);
    assert.equal(found?.language, 'typescript');
    assert.equal(found.text.length, text.length);
    assert.equal(found.text.trim(), 'let a = 1;');
    assert.equal(found.text.indexOf('let'), text.indexOf('let'));
    assert.equal(found.text.split('\n').length, text.split('\n').length);
  });

  it('takes the richest language of its blocks', () => {
    const language = (...tags: string[]): string | undefined =>
      scriptTextOf('vue', tags.map((tag) => `${tag}x</script>`).join('\n'))?.language;
    assert.equal(language('<script>'), 'javascript');
    assert.equal(language('<script>', '<script setup lang="ts">'), 'typescript');
    assert.equal(language("<script setup lang='tsx'>", '<script lang="ts">'), 'tsx');
    assert.equal(language('<script lang=ts>'), 'typescript');
  });

  it('leaves out what is no code, and files without any', () => {
    assert.equal(scriptTextOf('vue', '<template>a</template>'), undefined);
    assert.equal(scriptTextOf('html', '<script>a</script>'), undefined);
    assert.equal(scriptTextOf('svelte', '<script type="application/ld+json">{}</script>'), undefined);
    assert.equal(scriptTextOf('vue', '<!-- <script>a</script> --><script src="./a.ts" />'), undefined);
  });

  it('goes on past a `>` in quotes and a block that never ends', () => {
    assert.equal(scriptTextOf('vue', '<script generic="T extends Map<K, V>">a()</script>')?.text.trim(), 'a()');
    assert.equal(scriptTextOf('svelte', '<script>\nrest of the file')?.text.trim(), 'rest of the file');
  });

  it('keeps length and lines of any text', () => {
    const piece = fc.constantFrom('<script', '>', '</script>', '<!--', '-->', '"', '\n', ' lang="ts"', 'a', '🙂');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const found = scriptTextOf('vue', text);
        if (found) assert.deepEqual([found.text.length, found.text.split('\n').length], [text.length, text.split('\n').length]);
      }),
    );
    scriptTextOf('vue', '<script "'.repeat(20_000));
  });
});
