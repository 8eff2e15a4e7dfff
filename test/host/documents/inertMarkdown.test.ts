// Markdown that renderers draw without links, images and HTML, whatever a model wrote.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { inertMarkdown, linkText } from '../../../src/vscode/documents/inertMarkdown.ts';
import { dedent } from '../../support/dedent.ts';
import { costsLittle } from '../../support/hostileTime.ts';

const renderer = new MarkdownIt({ html: true, linkify: true });

/** What a renderer with HTML and links of its own would draw. */
function drawn(markdown: string): string {
  return renderer.render(markdown);
}

const active = /<(?:a|img|script|iframe|svg|b|i|div)\b|<!--/;
const pieces = ['`', '``', '```', '~~~', '\n', '\n\n', '    ', '- ', '> ', '1. ', '|', '| - | - |\n', '[a](https://e.example/?x)', '![i](https://e.example)', '<img src=x>', '<https://e.example>', '[r]: https://e.example', '[r][r]', '![r]', '\\', 'https://e.example/a', 'www.e.example', 'a@b.example', '<!--', '-->', '<div>\n', '[1]', '[1]: https://e.example', '[^1]: x', '//e.example', '*', '(', ')', '&lt;', '\t', '# ', '---\n']; // prettier-ignore

suite('inertMarkdown', () => {
  test('keeps formatting, code and brackets that are no links', () => {
    const text = dedent`
      ## Title

      A **fee** of \`string | number\`, see \`a[0]\` and [9].

      - item
        \`\`\`ts
        const a = b[0] as Array<string>;
        \`\`\``;
    assert.equal(inertMarkdown(text), text);
  });

  test('turns links, images, HTML, definitions and addresses into text', () => {
    for (const text of [
      '[x](https://e.example)',
      '![x](https://e.example/?q=code)',
      '![x][r]\n\n[r]: https://e.example',
      '<https://e.example>',
      'https://e.example/?q=code and www.e.example',
      '<img src=x onerror=y>',
      '<details><summary>',
      '| a | b |\n| - | - |\n| ` | <img src=x> | ` |',
      '\\`<img src=x>\\`',
      '- ```\n<img src=x>\n```',
    ]) {
      assert.doesNotMatch(drawn(inertMarkdown(text)), active, text);
    }
  });

  test('shows fences as code that some renderers would draw, and closes an open one', () => {
    assert.equal(inertMarkdown('```mermaid\nclick A "https://e.example"\n```'), '```\nclick A "https://e.example"\n```');
    assert.equal(inertMarkdown('```ts\nopen'), '```ts\nopen\n```');
  });

  test('puts citations where the mark is no index, and marks what nobody sees', () => {
    const cite = (n: number): string => `(${n})`;
    assert.equal(inertMarkdown('a [1] `b[1]` \\[1] \u202e', { cite }), 'a (1) `b[1]` \\[1] ⟨U+202E⟩');
  });

  test('leaves nothing that acts, whatever the pieces', () => {
    const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 20 });
    fc.assert(
      fc.property(texts, (parts) => assert.doesNotMatch(drawn(inertMarkdown(parts.join(''))), active)),
      { numRuns: 2000 },
    );
  });

  test('takes time that grows with the text', async () => {
    for (const piece of ['`', '|`', '[', '` `` ', '\\', 'www.', '@a', '|<'])
      await costsLittle(piece, () => inertMarkdown(piece.repeat(200_000)));
  });

  test('keeps text of a link inside of it', () => {
    assert.equal(linkText('a](b) [c\u200b'), 'a\\](b) \\[c⟨U+200B⟩');
  });
});
