// An answer found by words, when no file contains some words of the question: a notice says so, and its confidence is low.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import fc from 'fast-check';
import { isGuess, isMoreThanItsName, wordingOf } from '../../../../src/core/answering/understanding/wording.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

const known = new Set(termsOfText('shop talk cache payment geofence login retry deliver fee'));
const readWording = (text: string) => wordingOf(readIntent(text), (term) => known.has(term));

suite('words of a question that no file contains', () => {
  let shop: OpenedFixture;
  before(async () => {
    shop = await openFixture('shop');
  });

  test('make the results a guess if one is a name, but not if they are few among many', () => {
    assert.deepEqual(readWording('Where does the shop talk to Kubernetes?').unknown, ['Kubernetes']);
    assert.ok(isGuess(readWording('Where does the shop talk to Kubernetes?')));
    assert.ok(isGuess(readWording('Where is bribery handled?')));
    assert.ok(!isGuess(readWording('How does the shop retry a payment when the login cache is stale?')));
    assert.ok(!isGuess(readWording('How are payments delivered?')), 'other forms of a word are the word');
  });

  test('do not include code, paths and quotations', () => {
    assert.deepEqual(readWording('What does `frobnicate` do in src/zig.ts, for quux_corge and Klass.grault() or "plugh"?').words, []);
  });

  test('of another language leave a known name in doubt only when they are many', () => {
    assert.ok(!isMoreThanItsName(readWording('Wer ruft deliverFee auf und wann?')));
    const german = readWording('Wie werden Geofence-Ereignisse erkannt und an wen werden sie gemeldet?');
    assert.ok(isMoreThanItsName(german), german.unknown.join());
    assert.ok(german.foreign && !german.unknownName, 'German nouns are no names');
  });

  test('are found in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { words, unknown } = readWording(text);
        assert.ok(unknown.length <= words.length);
      }),
    );
  });

  test('are named before the answer, whose confidence is low', async () => {
    const record = await ask(shop.codebase, 'Where does the discount talk to Kubernetes?');
    assert.match(record.answer, /^No file here contains .*`Kubernetes`/);
    assert.equal(record.confidence.level, 'low');
    const french = await ask(shop.codebase, 'Où est configurée la taille maximale des requêtes pour un lot ?');
    assert.match(french.answer, /^No file here contains .*\n*.*choose a model/);
    assert.equal(french.confidence.level, 'low');
    const sure = await ask(shop.codebase, 'Where is the discount of a coupon decided?');
    assert.doesNotMatch(sure.answer, /No file here has/);
    assert.equal(sure.confidence.level, 'medium');
  });
});
