// Script blocks of components: they are found whatever surrounds them, and keep their offsets.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { scriptTextOf } from '../../../src/core/syntax/scriptBlocks.ts';

suite('script blocks', () => {
  test('keep their offsets, while everything else is blanked', () => {
    const text = '<p>é🙂</p>\r\n<script lang="ts">\r\nlet a = 1;\r\n</script>\n<b/>';
    const script = scriptTextOf('vue', text);
    assert.equal(script?.language, 'typescript');
    assert.equal(script.text.length, text.length);
    assert.equal(script.text.trim(), 'let a = 1;');
    assert.equal(script.text.indexOf('let'), text.indexOf('let'));
    assert.equal(script.text.split('\n').length, text.split('\n').length);
  });

  test('have the richest language of all blocks', () => {
    const language = (...tags: string[]): string | undefined =>
      scriptTextOf('vue', tags.map((tag) => `${tag}x</script>`).join('\n'))?.language;
    assert.equal(language('<script>'), 'javascript');
    assert.equal(language('<script>', '<script setup lang="ts">'), 'typescript');
    assert.equal(language("<script setup lang='tsx'>", '<script lang="ts">'), 'tsx');
    assert.equal(language('<script lang=ts>'), 'typescript');
  });

  test('are absent without code, or with a type that is no code', () => {
    assert.equal(scriptTextOf('vue', '<template>a</template>'), undefined);
    assert.equal(scriptTextOf('html', '<script>a</script>'), undefined);
    assert.equal(scriptTextOf('svelte', '<script type="application/ld+json">{}</script>'), undefined);
    assert.equal(scriptTextOf('vue', '<!-- <script>a</script> --><script src="./a.ts" />'), undefined);
  });

  test('may have a `>` in quotes, and need no end', () => {
    assert.equal(scriptTextOf('vue', '<script generic="T extends Map<K, V>">a()</script>')?.text.trim(), 'a()');
    assert.equal(scriptTextOf('svelte', '<script>\nrest of the file')?.text.trim(), 'rest of the file');
  });

  test('never change the length and lines of a text', () => {
    const piece = fc.constantFrom('<script', '>', '</script>', '<!--', '-->', '"', '\n', ' lang="ts"', 'a', '🙂');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const script = scriptTextOf('vue', text);
        if (script) assert.deepEqual([script.text.length, script.text.split('\n').length], [text.length, text.split('\n').length]);
      }),
    );
    scriptTextOf('vue', '<script "'.repeat(20_000));
  });
});
