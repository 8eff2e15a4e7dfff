// Which sentence of a README introduces the project.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { introducedNames, introductionOf } from '../../../../src/core/planning/overview/introduction.ts';
import { dedent } from '../../../support/dedent.ts';

const introductionIn = (text: string): string | undefined => introductionOf(text.split('\n'))?.text;

suite('the introduction of a README', () => {
  test('is no badge, logo, comment or HTML', () => {
    const readme = [
      '<!-- a comment\nof two lines is nothing -->',
      '<p align="center">\n  <img src="logo.svg" alt="The logo of all this">\n</p>',
      '# Ledger',
      '[![Build is fine](https://a.example/b.svg)](https://a.example) [![npm](https://n.example/x.svg)][npm]',
      '<a href="https://a.example"><img src="b.svg"></a>',
      'Ledger keeps the **books** of a [small shop](https://s.example). It is fast.',
    ].join('\n\n');
    assert.equal(introductionIn(readme), 'Ledger keeps the books of a small shop. It is fast.');
  });

  test('is not what changed between versions', () => {
    const readme =
      '# Ledger\n\n## Updates from v2 to v3\n\nThere were two breaking changes.\n\n## Books for Go\n\nThis package keeps the books of a shop.';
    assert.equal(introductionIn(readme), 'This package keeps the books of a shop.');
  });

  test('is found below a title with badges, whose addresses do not count', () => {
    const badge = '[![Build](https://github.example/x/ci.yml/badge.svg)](https://github.example/x)';
    assert.equal(
      introductionIn(`# Ledger&nbsp;${badge}\n\nLedger is a book. It is kept well.\n\n## Use\n\nLedger is read by people.`),
      'Ledger is a book. It is kept well.',
    );
  });

  test('is not among sponsors, tables of contents, lists, code and rows of links', () => {
    const readme = [
      '# Ledger',
      '## Sponsors',
      'Acme is a company that provides money for this.',
      '## Table of contents',
      '- [Install is easy](#install)',
      '```sh\nthis is not prose at all.\n```',
      '[Website](https://a.example) | [Documentation](https://b.example) | [Chat](https://c.example)',
      'Nightly build feed: https://feed.example/ledger/index.html',
      '> [!NOTE]\n> This is a note about the version.',
      '## About',
      'A ledger for small shops that never forgets a sale.',
    ].join('\n\n');
    assert.equal(introductionIn(readme), 'A ledger for small shops that never forgets a sale.');
  });

  test('is no title in HTML, and may follow a block tag', () => {
    const readme = dedent`
      <h3 align="center">Every book on time</h3>
      <p align="center">Ledger is a server for the books of shops.</p>
      <h2>
        A longer title with more words
      </h2>
      <p>It was made for markets.</p>
    `;
    assert.equal(introductionIn(readme), 'Ledger is a server for the books of shops.');
  });

  test('is no title or directive of reStructuredText', () => {
    const readme = dedent`
      Ledger of the small shops
      =========================

      .. image:: https://a.example/b.svg
          :target: https://a.example

      Ledger is a \`library <https://l.example>\`_ for books.
    `;
    assert.equal(introductionIn(readme), 'Ledger is a library for books.');
  });

  test('may span several lines, which it states', () => {
    const introduction = introductionOf(['# A', '', 'Ledger is a tool', '[for shops](https://s.example).', '', 'More is said.']);
    assert.deepEqual(introduction, { text: 'Ledger is a tool for shops.', lines: { first: 2, last: 3 }, defines: false });
  });

  test('is a sentence about the project by name rather than a slogan', () => {
    const lines = ['# Ledger', '', 'Simple. Powerful. Fast.', '', '`ledger` is a tool for shops.', '', 'Shops is a word.'];
    assert.deepEqual(introductionOf(lines), { text: '`ledger` is a tool for shops.', lines: { first: 4, last: 4 }, defines: true });
    assert.equal(introductionOf(['The Ledger helps shops.'], ['ledger'])?.defines, true);
    assert.equal(introductionOf(['Put simply, Ledger replaces the paper of a shop.', '', 'Ledger helps you.'], ['ledger'])?.lines.first, 0);
    for (const sentence of ['Shops is a word of many.', 'Ledger is available from the index.', 'Ledger is no longer maintained.'])
      assert.equal(introductionOf([sentence, ''], ['ledger'])?.defines, false, sentence);
  });

  test('is undefined for a README without prose', () => {
    assert.equal(
      introductionIn(dedent`
        # Ledger

        ![logo](a.png)

        - one
        - two
      `),
      undefined,
    );
    assert.equal(introductionIn(''), undefined);
    assert.equal(introductionIn('# Ledger\n\nNightly build feed: https://feed.example/ledger/index.html\n'), undefined);
    assert.equal(introductionIn('# Ledger - the guide\n'), undefined);
  });

  test('is a title that describes the project, where no sentence does', () => {
    const lines = ['Ledger - a simple book for small shops', '======', '', 'Nightly build feed: https://feed.example/ledger/index.html'];
    assert.deepEqual(introductionOf(lines), { text: lines[0], lines: { first: 0, last: 0 }, defines: true });
  });

  test('is not in a quoted note, and may use the name from a manifest', () => {
    const note = [
      '> ## Ledger two is near',
      '>',
      '> Ledger is read by many of you.',
      '',
      'Many shops use Ledger:',
      '',
      '## What is it?',
      '',
      'Ledger is a book for shops.',
    ];
    assert.equal(introductionOf(note, ['ledger'])?.text, 'Ledger is a book for shops.');
    assert.equal(
      introductionIn(dedent`
        # Ledger

        > [!NOTE]
        > Ledger is now in another place.

        Ledger is a book for small shops.`),
      'Ledger is a book for small shops.',
    );
  });
});

test('marks of reStructuredText are read as text, and a short second sentence follows', () => {
  const readme =
    'What is Ledger?\n---------------\n\nLedger is a `small book`_ for :ref:`shops <shops>` of all kinds. It needs :class:`Python` 3.\n\n';
  assert.equal(introductionIn(readme), 'Ledger is a small book for shops of all kinds. It needs Python 3.');
  const long = `Ledger is a book for small shops of all kinds. ${'It has many pages and '.repeat(6)}more.`;
  assert.equal(introductionIn(long), 'Ledger is a book for small shops of all kinds.');
});

suite('the names in a README', () => {
  const namesIn = (text: string): readonly string[] => introducedNames(text.split('\n'));

  test('are subjects of a defining sentence that the title has too', () => {
    assert.deepEqual(namesIn('# What is LEDGER? ✨\n\nLedger is a book for shops.'), ['Ledger']);
    assert.deepEqual(namesIn('Ledger, a book for shops\n========\n\nLedger provides books.'), ['Ledger']);
  });

  test('are no slogans, and no words that stand for something else', () => {
    assert.deepEqual(namesIn('# A book for shops\n\nLedger is a book.'), []);
    assert.deepEqual(namesIn('# What is this?\n\nThis is a book for shops.'), []);
  });
});
