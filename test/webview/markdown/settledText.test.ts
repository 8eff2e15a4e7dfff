// Markdown that is still being written: whatever the panel shows of it stays as it is shown.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import fc from 'fast-check';
import { blocksOf, GrowingMarkdown } from '../../../src/webview/markdown/markdown.ts';
import { settledText } from '../../../src/webview/markdown/settledText.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { coloursRead } from '../coloursRead.ts';
import { dedent } from '../../support/dedent.ts';

before(coloursRead);

const answer = `# Orders

An order is placed by **placeOrder** [1], which calls \`price\` and *then* \`\`a \` b\`\` [2, 12].
It goes on in a second line with **bold that
spans lines** and ***both***. See [here](https://example.invalid/x) and 5 * 3 * 2.

- first item
- second **item** [3]
  with more

1. one
2. two

---

\`\`\`ts
const a = "\`b\`";
// \`\` ticks
const c = \`**\`;
\`\`\`

| name | what |
| ---- | :--: |
| \`a\` | **b** [4] |
| c | d |

> quoted *text*

~~~
tilde * fence
~~~

## End

Last [5].`;

const tags = (html: string): string => (html.match(/<(?:h\d|p|pre|table|ul|ol|blockquote|hr)\b/g) ?? []).join('');
const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

suite('half-written Markdown', () => {
  test('shows at every character only what the finished answer shows too', () => {
    const growing = new GrowingMarkdown();
    const whole = blocksOf(answer).join('');
    for (let end = 1; end <= answer.length; end++) {
      const shownHtml = growing.update(answer.slice(0, end), true).blocks.join('');
      assert.ok(
        words(whole).startsWith(words(shownHtml)),
        JSON.stringify([answer.slice(Math.max(0, end - 30), end), words(shownHtml).slice(-40)]),
      );
      assert.ok(tags(whole).startsWith(tags(shownHtml)), JSON.stringify([answer.slice(Math.max(0, end - 30), end), tags(shownHtml)]));
    }
  });

  test('is shown unchanged once it is finished', () => {
    const growing = new GrowingMarkdown();
    for (const text of ['half **bold', 'half [12', '| head |', 'text\n-', '```']) {
      growing.update(text, true);
      assert.deepEqual(growing.update(text).blocks, blocksOf(text));
    }
  });

  test('colours a long code block only once it is complete', () => {
    const growing = new GrowingMarkdown();
    const code = `\`\`\`ts\n${'let a = 1;\n'.repeat(500)}`;
    assert.doesNotMatch(growing.update(code, true).blocks.join(''), /hljs-keyword/);
    assert.match(growing.update(`${code}\`\`\`\n\nNext`, true).blocks.join(''), /hljs-keyword/);
    assert.match(growing.update(code).blocks.join(''), /hljs-keyword/);
  });

  for (const [text, shown] of [
    ['see [1', 'see '],
    ['see [1, 2', 'see '],
    ['see **[', 'see '],
    ['a **b', 'a **b**'],
    ['a **b ', 'a **b**'],
    ['a **b*', 'a **b**'],
    ['use `x', 'use `x`'],
    ['use `x ** y', 'use `x ** y`'],
    ['5 * 3', '5 * 3'],
    ['a\n\n| h | i |', 'a\n\n'],
    [
      dedent`
        a

        | h | i |
      `,
      'a\n\n',
    ],
    [
      dedent`
        a

        | h | i |
        | - |`,
      'a\n\n',
    ],
    ['| h |\n| - |\n| c', '| h |\n| - |\n'],
    ['text\n--', 'text\n'],
    ['```ts', ''],
    ['```ts\nlet a;\n``', '```ts\nlet a;\n'],
    ['array[index', 'array[index'],
    [
      dedent`
        ** **

        \`
      `,
      '** **\n\n',
    ],
  ] as const) {
    test(`shows ${JSON.stringify(text)} as ${JSON.stringify(shown)}`, () => assert.equal(settledText(text), shown));
  }

  test('holds back at most the current line or table head, and stays fast', async () => {
    const part = fc.constantFrom('a', ' ', '\n', '\n\n', '- ', '```', '`', '**', '*', '[', '1', ']', '|', '~~~', '\\', '> ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const kept = text.slice(0, text.lastIndexOf('\n', text.lastIndexOf('\n') - 1) + 1).trimEnd();
        // Marks and blanks at the end of what is kept show nothing, so they may go with what is held back.
        assert.ok(settledText(text).startsWith(kept.replace(/[*`~\\[\]1\s]+$/, '')), JSON.stringify([text, settledText(text)]));
      }),
      { numRuns: 500 },
    );
    for (const hostile of ['*'.repeat(50_000), '`a '.repeat(20_000), '[1, '.repeat(20_000), '| a\n'.repeat(20_000), '> '.repeat(20_000)])
      await costsLittle(hostile.slice(0, 5), () => settledText(hostile));
  });
});
