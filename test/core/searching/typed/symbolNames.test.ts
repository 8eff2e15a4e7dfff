// Symbol search while typing: kinds of match, their order, and odd input.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { fitOf as fitOfLower, wordStarts, type NameFit } from '../../../../src/core/searching/typed/nameMatch.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { dedent } from '../../../support/dedent.ts';

const fitOf = (typed: string, name: string): NameFit | undefined => fitOfLower(typed, name.toLowerCase(), wordStarts(name));

suite('the fit of a name', () => {
  test('is exact, a prefix, starts of words, a part, or letters in order', () => {
    assert.equal(fitOf('getuser', 'getUser'), 'exact');
    assert.equal(fitOf('getu', 'getUser'), 'prefix');
    assert.equal(fitOf('gubi', 'getUserById'), 'words');
    assert.equal(fitOf('geusbyid', 'getUserById'), 'words');
    assert.equal(fitOf('ubi', 'getUserById'), 'words');
    assert.equal(fitOf('hc', 'http_client'), 'words');
    assert.equal(fitOf('phh', 'parseHTTPHeader'), 'words');
    assert.equal(fitOf('u2', 'utf_2_text'), 'words');
    assert.equal(fitOf('erby', 'getUserById'), 'part');
    assert.equal(fitOf('gtid', 'getUserById'), 'letters');
    assert.equal(fitOf('b', 'getUserById'), 'words');
    assert.equal(fitOf('y', 'getUserById'), undefined, 'a single letter in the middle does not match');
    assert.equal(fitOf('idget', 'getUserById'), undefined);
    assert.equal(fitOf('größe', 'maxGröße'), 'words');
  });

  test('is at least starts of words for beginnings of the words of a name', () => {
    // Words of one letter in a row read as one word in capitals.
    const word = fc.stringMatching(/^[a-z]{2,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.nat({ max: 6 })), { minLength: 1, maxLength: 4 }), (parts) => {
        const camel = parts.map(([text], i) => (i ? text.charAt(0).toUpperCase() + text.slice(1) : text)).join('');
        const snake = parts.map(([text]) => text).join('_');
        const typed = parts.map(([text, cut]) => text.slice(0, cut)).join('');
        if (typed === '') return;
        for (const name of [camel, snake])
          assert.ok(['exact', 'prefix', 'words'].includes(fitOf(typed, name) ?? ''), `${typed} in ${name}`);
      }),
      { numRuns: 1000 },
    );
  });

  test('takes little time for names of any length', async () => {
    const hostile = 'aB'.repeat(50_000);
    await costsLittle('long names', () => {
      for (let i = 0; i < 20; i++) fitOf('ab'.repeat(90), hostile);
      for (let i = 0; i < 20; i++) fitOf('ab'.repeat(90) + 'c', 'aB'.repeat(50));
    });
  });
});

suite('symbol search', () => {
  const files = {
    'src/cart.js': dedent`
      class Cart {
        total() {}
        totalOf(x) {}
      }
      function totals() {}
      const total_count = 1;
    `,
    'src/till.js': dedent`
      class Till {
        total() {}
      }
    `,
    'test/cart.test.js': 'function total() {}\n',
  };

  test('lists exact names first, then prefixes, then the rest; tests after code', async () => {
    const { codebase } = await openFixture(files);
    const listed = codebase.symbolsLike('total', 10).symbols.map(({ file, qualifiedName }) => `${file} ${qualifiedName}`);
    assert.deepEqual(listed, [
      'src/cart.js Cart.total',
      'src/till.js Till.total',
      'test/cart.test.js total',
      'src/cart.js totals',
      'src/cart.js Cart.totalOf',
      'src/cart.js total_count',
    ]);
  });

  test('limits results to the owner typed before a dot', async () => {
    const { codebase } = await openFixture(files);
    const names = (typed: string): string[] =>
      codebase.symbolsLike(typed, 10).symbols.map(({ file, qualifiedName }) => `${file} ${qualifiedName}`);
    assert.deepEqual(names('Till.tot'), ['src/till.js Till.total']);
    assert.deepEqual(names('ca::totalof'), ['src/cart.js Cart.totalOf']);
  });

  test('prefers the typed case', async () => {
    const { codebase } = await openFixture({ 'a.js': 'function render() {}\nclass Render {}\n' });
    const names = (typed: string): string[] => codebase.symbolsLike(typed, 2).symbols.map(({ name }) => name);
    assert.deepEqual(names('Ren'), ['Render', 'render']);
    assert.deepEqual(names('ren'), ['render', 'Render']);
  });

  test('follows changes, and counts the matching names beyond the limit', async () => {
    const { codebase, files: disk } = await openFixture({ 'a.js': 'function oneThing() {}\n' });
    assert.equal(codebase.symbolsLike('two', 5).names, 0);
    disk.write('a.js', 'function twoThings() {}\nfunction twoMore() {}\n');
    await codebase.apply([{ root: memoryRoot.key, path: 'a.js', type: 'changed' }], neverCancelled);
    const { symbols, names } = codebase.symbolsLike('two', 1);
    assert.deepEqual([symbols.length, names], [1, 2]);
    assert.equal(codebase.symbolsLike('oneThing', 5).names, 0);
  });

  test('never fails, whatever is typed', async () => {
    const { codebase } = await openFixture(files);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const { symbols, names } = codebase.symbolsLike(typed, 5);
        assert.ok(symbols.length <= 5 && names >= 0);
      }),
    );
    for (const typed of ['', ' ', '.', '::', '你好', '🙂', '(.*)+[', 'a'.repeat(100_000)])
      assert.deepEqual(codebase.symbolsLike(typed, 5).symbols, []);
  });
});
