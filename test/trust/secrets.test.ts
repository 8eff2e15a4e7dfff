// Secrets: every format, written in every way, at every place where text comes out.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { maskForIndex, scrub } from '../../src/core/secrets/scrub.ts';
import { publicFormats } from '../../src/core/secrets/publicFormats.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { breaks, disguises, shows, type Disguise } from '../support/trust/disguises.ts';
import { secretExamples, type SecretExample } from '../support/trust/secretExamples.ts';

const perFormat = isLongForm ? 100 : 3;

/** A secret in one way of writing. */
interface Written {
  readonly example: SecretExample;
  readonly way: Disguise;
}

function* written(ways: readonly Disguise[], count: number, seed: number): Generator<Written> {
  for (const example of secretExamples(count, seed))
    for (const way of ways) if (!way.breaksNames || example.text === example.secret) yield { example, way };
}

/** Formats without a beginning of their own are found on one line only: a word of the text says that they may be there. */
const needsOneLine = new Set(publicFormats.filter(({ place }) => place === 'anywhere').map(({ kind }) => kind));

const nameOf = ({ example: { kind, text }, way }: Written): string => `${kind} ${way.name}: ${JSON.stringify(way.write(text))}`;

function* brokenOnes(): Generator<Written> {
  for (const each of written(breaks, perFormat, 2)) if (!needsOneLine.has(each.example.kind)) yield each;
}

suite('every format', () => {
  test('is replaced and masked however it is written', (t) =>
    tryCases(t, 'every format, in every way of writing', written(disguises, perFormat, 1), nameOf, ({ example, way }) => {
      const text = way.write(example.text);
      assert.ok(shows(text, example.secret), `the case shows nothing: ${text}`);
      const scrubbed = scrub(text).text;
      assert.ok(!shows(scrubbed, example.secret), `scrubbed: ${scrubbed}`);
      assert.ok(!shows(maskForIndex(text), example.secret), `masked: ${maskForIndex(text)}`);
    }));

  test('is replaced and masked where it is broken over lines', (t) =>
    tryCases(t, 'every format that shows by itself, broken over lines', brokenOnes(), nameOf, ({ example, way }) => {
      const text = way.write(example.text);
      const scrubbed = scrub(text);
      assert.ok(!shows(scrubbed.text, example.secret), `scrubbed: ${scrubbed.text}`);
      assert.ok(!shows(maskForIndex(text), example.secret), `masked: ${maskForIndex(text)}`);
      assert.equal(scrubbed.text.split('\n').length, text.split('\n').length, 'a line is gone');
    }));
});
