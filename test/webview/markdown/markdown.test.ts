// Markdown of answers before the sanitiser: blocks, citations, code. (A browser test checks that nothing harmful reaches a page.)
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import fc from 'fast-check';
import { blocksOf, GrowingMarkdown } from '../../../src/webview/markdown/markdown.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { coloursRead } from '../coloursRead.ts';
import { dedent } from '../../support/dedent.ts';

before(coloursRead);

const html = (text: string): string => blocksOf(text).join('');

suite('Markdown of answers', () => {
  test('makes one block of each heading, paragraph, list, table and code block', () => {
    const text = dedent`
      # Title

      Text

      - a
      - b

      \`\`\`ts
      let x = 1;

      let y;
      \`\`\`

      | a |
      | - |
      | b |
    `;
    assert.equal(blocksOf(text).length, 5);
  });

  test('has two levels of headings, whatever levels the answer uses', () => {
    const levels = (text: string): string => [...html(text).matchAll(/<(h\d)>/g)].map(([, level]) => level).join(' ');
    assert.equal(
      levels(dedent`
        ### A

        #### B

        ### C

        # D

        ###### E`),
      'h3 h4 h3 h3 h4',
    );
    assert.equal(
      levels(dedent`
        # A

        ## B

        ### C`),
      'h3 h4 h4',
    );
    assert.equal(
      levels(dedent`
        > # A

        ## B

        C
        ===

        - # D`),
      'h4 h3 h3 h4',
    );
    const growing = new GrowingMarkdown();
    const text = dedent`
      ## A

      one

      two

      three

      ### B

      ## C
    `;
    let grown = '';
    for (const character of text) {
      grown += character;
      assert.deepEqual(growing.update(grown).blocks, blocksOf(grown));
    }
    assert.doesNotMatch(html(text), /<h[^34]>/);
  });

  test('marks citations, also several in one bracket', () => {
    assert.match(html('See [3] and [4, 12].'), /data-citation="3">\[3\]<.*data-citation="4">\[4\]<.*data-citation="12">\[12\]</);
  });

  test('takes no brackets in code as citations', () => {
    assert.doesNotMatch(
      html(dedent`
        \`a[1]\`

        \`\`\`
        b[2]
        \`\`\``),
      /data-citation/,
    );
  });

  test('keeps punctuation on the line of the citation before it', () => {
    assert.match(
      html('It is so [1, 2].'),
      />\[1\]<\/span><span class="cited"><span class="citation" data-citation="2">\[2\]<\/span>\.<\/span>/,
    );
    assert.doesNotMatch(html('As [1] says'), /class="cited"/);
  });

  test('keeps a citation when the answer defines it as a link', () => {
    const out = html('Look [1]\n\n[1]: https://example.invalid/');
    assert.match(out, /data-citation="1"/);
    assert.doesNotMatch(out, /<a /);
  });

  for (const text of [
    '[here](https://example.invalid)',
    '[here](javascript:alert(1))',
    '[]()',
    '![]()',
    '[here](command:workbench.action.quit)',
    '<https://example.invalid>',
    '![pixel](https://example.invalid/p.png)',
    '[a][b]\n\n[b]: https://example.invalid',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<b style="color:red">x</b>',
  ]) {
    test(`keeps ${JSON.stringify(text)} plain text`, () => {
      assert.doesNotMatch(html(text), /<(a|img|script|b|iframe|style)\b/i);
    });
  }

  test('colours code of known languages and escapes other code', () => {
    assert.match(html('```ts\nconst a = "b";\n```'), /hljs-keyword/);
    assert.match(html('```nosuch\n<b>&"\n```'), /&#60;b&#62;&#38;&#34;/);
  });

  test('never makes a foreign tag from any text', () => {
    const tags = /<(?!\/?(p|br|hr|h[1-6]|ul|ol|li|blockquote|pre|code|span|strong|em|s|table|thead|tbody|tr|th|td)\b)/;
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '"',
            '[',
            ']',
            '(',
            ')',
            '!',
            '`',
            '\n',
            ' ',
            'a',
            '1',
            '&',
            '*',
            '|',
            '-',
            ':',
            'http://x',
            '<script>',
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          assert.doesNotMatch(html(parts.join('')), tags);
        },
      ),
    );
  });

  test('renders a growing text like the whole text', () => {
    const part = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\n\n',
      '- x\n',
      '  y\n',
      '1. z\n',
      '```\n',
      '> q\n',
      '# h\n',
      '---\n',
      '| a | b |\n| - | - |\n',
      '    code\n',
      '[1]',
      '\r\n',
      '\r',
      '*',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const growing = new GrowingMarkdown();
        let text = '';
        for (const each of parts) {
          text += each;
          assert.deepEqual(growing.update(text).blocks, blocksOf(text), JSON.stringify(text));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('renders a text anew when its beginning has changed', () => {
    const growing = new GrowingMarkdown();
    growing.update(dedent`
      one

      two

      three`);
    assert.deepEqual(
      growing.update(dedent`
        other

        two

        three`).blocks,
      blocksOf(dedent`
        other

        two

        three`),
    );
    assert.deepEqual(growing.update('').blocks, []);
  });

  test('stays fast on hostile input', async () => {
    for (const text of [
      '['.repeat(20_000),
      '[1'.repeat(20_000),
      '*'.repeat(20_000),
      '`'.repeat(20_000),
      '> '.repeat(5_000),
      '```ts\n' + 'a'.repeat(200_000),
    ])
      await costsLittle(text.slice(0, 5), () => html(text));
  });
});
