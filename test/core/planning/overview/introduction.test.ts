// The first sentence of READMEs, by what stands before it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { introductionOf } from '../../../../src/core/planning/overview/introduction.ts';
import { dedent } from '../../../support/dedent.ts';

const said = (text: string): string | undefined => introductionOf(text.split('\n'))?.text;

suite('what a README begins by saying', () => {
  test('badges, logos, comments and HTML are no prose', () => {
    const readme = [
      '<!-- a comment\nof two lines is nothing -->',
      '<p align="center">\n  <img src="logo.svg" alt="The logo of all this">\n</p>',
      '# Ledger',
      '[![Build is fine](https://a.example/b.svg)](https://a.example) [![npm](https://n.example/x.svg)][npm]',
      '<a href="https://a.example"><img src="b.svg"></a>',
      'Ledger keeps the **books** of a [small shop](https://s.example). It is fast.',
    ].join('\n\n');
    assert.equal(said(readme), 'Ledger keeps the books of a small shop.');
  });

  test('the addresses of badges beside a title are no words of it', () => {
    const badge = '[![Build](https://github.example/x/ci.yml/badge.svg)](https://github.example/x)';
    assert.equal(
      said(`# Ledger&nbsp;${badge}\n\nLedger is a book. It is kept well.\n\n## Use\n\nLedger is read by people.`),
      'Ledger is a book. It is kept well.',
    );
  });

  test('sponsors, tables of contents, lists, code and rows of links are not', () => {
    const readme = [
      '# Ledger',
      '## Sponsors',
      'Acme is a company that provides money for this.',
      '## Table of contents',
      '- [Install is easy](#install)',
      '```sh\nthis is not prose at all.\n```',
      '[Website](https://a.example) | [Documentation](https://b.example) | [Chat](https://c.example)',
      '> [!NOTE]\n> This is a note about the version.',
      '## About',
      'A ledger for small shops that never forgets a sale.',
    ].join('\n\n');
    assert.equal(said(readme), 'A ledger for small shops that never forgets a sale.');
  });

  test('titles in HTML are not, and a block tag begins a paragraph', () => {
    const readme = dedent`
      <h3 align="center">Every book on time</h3>
      <p align="center">Ledger is a server for the books of shops.</p>
      <h2>
        A longer title with more words
      </h2>
      <p>It was made for markets.</p>
    `;
    assert.equal(said(readme), 'Ledger is a server for the books of shops.');
  });

  test('titles and directives of reStructuredText are not', () => {
    const readme = dedent`
      Ledger of the small shops
      =========================

      .. image:: https://a.example/b.svg
          :target: https://a.example

      Ledger is a \`library <https://l.example>\`_ for books.
    `;
    assert.equal(said(readme), 'Ledger is a library for books.');
  });

  test('a sentence goes on over lines, and its lines are told', () => {
    const found = introductionOf(['# A', '', 'Ledger is a tool', '[for shops](https://s.example).', '', 'More is said.']);
    assert.deepEqual(found, { text: 'Ledger is a tool for shops.', lines: { first: 2, last: 3 }, defines: false });
  });

  test('what is said of the project by its name goes before slogans, and is told apart from them', () => {
    const lines = ['# Ledger', '', 'Simple. Powerful. Fast.', '', '`ledger` is a tool for shops.', '', 'Shops is a word.'];
    assert.deepEqual(introductionOf(lines), { text: '`ledger` is a tool for shops.', lines: { first: 4, last: 4 }, defines: true });
    assert.equal(introductionOf(['The Ledger helps shops.'], ['ledger'])?.defines, true);
    for (const other of ['Shops is a word of many.', 'Ledger is available from the index.', 'Ledger is no longer maintained.'])
      assert.equal(introductionOf([other, ''], ['ledger'])?.defines, false, other);
  });

  test('a README without prose says nothing', () => {
    assert.equal(
      said(dedent`
        # Ledger

        ![logo](a.png)

        - one
        - two
      `),
      undefined,
    );
    assert.equal(said(''), undefined);
  });

  test('a quotation that begins with a title or a kind of note is none, and a manifest may say the name', () => {
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
      said(dedent`
        # Ledger

        > [!NOTE]
        > Ledger is now in another place.

        Ledger is a book for small shops.`),
      'Ledger is a book for small shops.',
    );
  });
});
