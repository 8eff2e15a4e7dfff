// The page of an answer: sections without secrets, numbered citations, collapsed parts, and a check against the current files.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Page } from '../../../../src/core/answering/page/page.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import type { CurrentTexts } from '../../../../src/core/text/currentTexts.ts';
import { dedent } from '../../../support/dedent.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';

const secret = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
const files: Readonly<Record<string, string>> = {
  'till.py': dedent`
    def open_till():
        return 1


    def close_till():
        return 2
  `,
  'shelf.py': `class Shelf:\n${Array.from({ length: 50 }, (_, i) => `    row${i} = ${i}\n`).join('')}`,
};
const textsOf = (texts: Readonly<Record<string, string>>): CurrentTexts => ({ read: (_, path) => Promise.resolve(texts[path]) });
const newPage = (): Page => new Page(textsOf(files), memoryDigest, new SecretPlaceholders());
const placeAt = (first: number, last = first, path = 'till.py') => ({ root: '', path, lines: { first, last } });

suite('a section of a page', () => {
  test('is omitted without text', () => {
    const page = newPage();
    page.add('', ' ');
    page.add('One.', 'Two.');
    assert.deepEqual(page.sections, ['One.\nTwo.']);
  });

  test('has placeholders for secrets, which are counted', () => {
    const page = newPage();
    page.add(`The token is ${secret}.`, page.prose(`and ${secret}`));
    assert.doesNotMatch(page.answer, /ghp/);
    assert.equal(page.secretCount, 2);
  });

  test('has no control characters and shows invisible ones, but keeps its lines', () => {
    const page = newPage();
    page.add('One.\r\nTwo \u001b[2J\u009b1A\u202e.', page.prose('and\u0007 three'));
    assert.equal(page.answer, 'One.\nTwo \ufffd[2J\ufffd1A⟨U+202E⟩.\nand\ufffd three');
  });
});

suite('a citation of a page', () => {
  test('has one number for each place', async () => {
    const page = newPage();
    const citations = [
      await page.cite(placeAt(0), 'till', 'opens'),
      await page.cite(placeAt(4), 'till', 'closes'),
      await page.cite(placeAt(0), 'till', 'opens'),
    ];
    assert.deepEqual(citations, [' [1]', ' [2]', ' [1]']);
    assert.equal(page.book.count, 2);
  });

  test('is empty for an unreadable file', async () => {
    assert.equal(await newPage().cite(placeAt(0, 0, 'gone.py'), 'gone', 'opens'), '');
  });

  test('of a function has all its lines, that of a long class only its head', async () => {
    const { graph } = (await openFixture(files)).codebase;
    const page = newPage();
    for (const name of ['close_till', 'Shelf']) for (const symbol of graph.byName(name)) await page.citeSymbol(symbol, 'is cited');
    const citations = await page.check(textsOf(files), () => 'root');
    assert.deepEqual(
      citations.map(({ title, lineStart, lineEnd }) => [title, lineStart, lineEnd]),
      [
        ['close_till', 5, 6],
        ['Shelf', 1, 1],
      ],
    );
  });

  test('is checked against the current files', async () => {
    const page = newPage();
    await page.cite(placeAt(0, 1), 'open_till', 'opens');
    await page.cite(placeAt(4, 5), 'close_till', 'closes');
    const currentText = `# Till\n${files['till.py']?.replace('return 2', 'return 3')}`;
    const citations = await page.check(textsOf({ 'till.py': currentText }), () => 'root');
    assert.deepEqual(
      citations.map(({ n, status, lineStart }) => [n, status, lineStart]),
      [
        [1, 'moved', 2],
        [2, 'unsupported', 5],
      ],
    );
  });

  test('in collapsed text is no evidence of the answer', async () => {
    const page = newPage();
    assert.equal(await page.writeAside(() => page.cite(placeAt(0), 'till', 'opens')), ' [1]');
    assert.equal(page.book.count, 0);
    await page.cite(placeAt(4), 'till', 'closes');
    assert.equal(page.book.count, 1);
  });
});

suite('a collapsed part of a page', () => {
  test('follows all sections, and its range in the answer is known', () => {
    const page = newPage();
    page.addDrawn('A picture shows this.');
    page.fold('More', ['Hidden.']);
    page.add('Shown.');
    const { drawn = [], folds = [] } = page.stretches;
    assert.equal(page.answer, 'A picture shows this.\n\nShown.\n\nHidden.');
    assert.deepEqual(
      [...drawn, ...folds].map(({ start, end }) => page.answer.slice(start, end)),
      ['A picture shows this.', 'Hidden.'],
    );
  });

  test('is omitted without text, and added once', () => {
    const page = newPage();
    page.fold('Nothing', ['', ' ']);
    page.fold('More', ['Hidden.']);
    page.fold('More', ['Hidden.']);
    assert.deepEqual(page.folds, [{ label: 'More', text: 'Hidden.', drawn: false }]);
  });

  test('of a list counts its items in the title', async () => {
    const page = newPage();
    await page.foldRest('Callers', ['open', 'close'], (name) => Promise.resolve(name));
    assert.equal(page.answer, '**Callers: 2 more**\n\n- open\n- close');
  });
});
