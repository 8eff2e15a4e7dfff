// Typing a name: what fits, in which order, and that no name and nothing typed makes it fail.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fitOf as fitOfLower, wordStarts, type NameFit } from '../../../../src/core/searching/typed/nameMatch.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { dedent } from '../../../support/dedent.ts';

const fitOf = (typed: string, name: string): NameFit | undefined => fitOfLower(typed, name.toLowerCase(), wordStarts(name));

describe('a name', () => {
  it('fits by itself, its beginning, the beginnings of its words, a part, or letters in order', () => {
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
    assert.equal(fitOf('y', 'getUserById'), undefined, 'a letter in the middle says nothing');
    assert.equal(fitOf('idget', 'getUserById'), undefined);
    assert.equal(fitOf('größe', 'maxGröße'), 'words');
  });

  it('always fits its own beginnings and words', () => {
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

  it('of any length takes little time', async () => {
    const hostile = 'aB'.repeat(50_000);
    await costsLittle('long names', () => {
      for (let i = 0; i < 20; i++) fitOf('ab'.repeat(90), hostile);
      for (let i = 0; i < 20; i++) fitOf('ab'.repeat(90) + 'c', 'aB'.repeat(50));
    });
  });
});

describe('symbols while a name is typed', () => {
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

  it('come best first: the name, its beginning, then the rest; tests after code', async () => {
    const { codebase } = await openFixture(files);
    const found = codebase.symbolsLike('total', 10).symbols.map(({ file, qualifiedName }) => `${file} ${qualifiedName}`);
    assert.deepEqual(found, [
      'src/cart.js Cart.total',
      'src/till.js Till.total',
      'test/cart.test.js total',
      'src/cart.js totals',
      'src/cart.js Cart.totalOf',
      'src/cart.js total_count',
    ]);
  });

  it('keep to the owner that was typed before a dot', async () => {
    const { codebase } = await openFixture(files);
    const names = (typed: string): string[] =>
      codebase.symbolsLike(typed, 10).symbols.map(({ file, qualifiedName }) => `${file} ${qualifiedName}`);
    assert.deepEqual(names('Till.tot'), ['src/till.js Till.total']);
    assert.deepEqual(names('ca::totalof'), ['src/cart.js Cart.totalOf']);
  });

  it('prefer the case that was typed', async () => {
    const { codebase } = await openFixture({ 'a.js': 'function render() {}\nclass Render {}\n' });
    const names = (typed: string): string[] => codebase.symbolsLike(typed, 2).symbols.map(({ name }) => name);
    assert.deepEqual(names('Ren'), ['Render', 'render']);
    assert.deepEqual(names('ren'), ['render', 'Render']);
  });

  it('follow changes, and say how many names fit beyond those listed', async () => {
    const { codebase, files: disk } = await openFixture({ 'a.js': 'function oneThing() {}\n' });
    assert.equal(codebase.symbolsLike('two', 5).names, 0);
    disk.write('a.js', 'function twoThings() {}\nfunction twoMore() {}\n');
    await codebase.apply([{ root: memoryRoot.key, path: 'a.js', type: 'changed' }], neverCancelled);
    const { symbols, names } = codebase.symbolsLike('two', 1);
    assert.deepEqual([symbols.length, names], [1, 2]);
    assert.equal(codebase.symbolsLike('oneThing', 5).names, 0);
  });

  it('never fail, whatever is typed', async () => {
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
