// An answer found by words, when the question has words that stand in no file: said first, and not trusted.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { isGuess, isMoreThanItsName, wordingOf } from '../../../../src/core/answering/understanding/wording.ts';
import { termsOfText } from '../../../../src/core/text/terms.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { ask, openFixture, type OpenedFixture } from '../openFixture.ts';

const known = new Set(termsOfText('shop talk cache payment geofence login retry deliver fee'));
const worded = (text: string) => wordingOf(readIntent(text), (term) => known.has(term));

describe('words of a question that stand in no file', () => {
  let shop: OpenedFixture;
  before(async () => {
    shop = await openFixture('shop');
  });

  it('a name among them makes the find a guess, a word or two among many do not', () => {
    assert.deepEqual(worded('Where does the shop talk to Kubernetes?').unknown, ['Kubernetes']);
    assert.ok(isGuess(worded('Where does the shop talk to Kubernetes?')));
    assert.ok(isGuess(worded('Where is bribery handled?')));
    assert.ok(!isGuess(worded('How does the shop retry a payment when the login cache is stale?')));
    assert.ok(!isGuess(worded('How are payments delivered?')), 'other forms of a word are the word');
  });

  it('code, paths and quotations are not words', () => {
    assert.deepEqual(worded('What does `frobnicate` do in src/zig.ts, for quux_corge and Klass.grault() or "plugh"?').words, []);
  });

  it('another language leaves a known name in doubt only when the rest says much', () => {
    assert.ok(!isMoreThanItsName(worded('Wer ruft deliverFee auf und wann?')));
    const german = worded('Wie werden Geofence-Ereignisse erkannt und an wen werden sie gemeldet?');
    assert.ok(isMoreThanItsName(german), german.unknown.join());
    assert.ok(german.foreign && !german.unknownName, 'German nouns are no names');
  });

  it('are read from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { words, unknown } = worded(text);
        assert.ok(unknown.length <= words.length);
      }),
    );
  });

  it('are told before the answer, which is not trusted', async () => {
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
