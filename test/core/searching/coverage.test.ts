// How much of a description a definition covers: rare words count most, and the place of a word in the definition decides its value.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { questionWordsOf, coverageOf, lowerUnnamed, tellingTerms, type QuestionWord } from '../../../src/core/searching/coverage.ts';
import { dedent } from '../../support/dedent.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';

/** Rarities of the words of a workspace; it has no other words. */
const rarities: Readonly<Record<string, number>> = { valve: 3, pump: 1, configur: 2, config: 1 };
const search = { rarity: (term: string): number => rarities[term] ?? 0 };

function questionWord(term: string, share: number): QuestionWord {
  return { share, forms: new Map([[term, 1]]) };
}

/** Coverage of `questionWords` by the first definition of a Python text. */
async function coverageBy(text: string, questionWords: readonly QuestionWord[]): Promise<number> {
  const graph = graphOf([await graphFile('pump.py', text, 'python', await testParsers())]);
  const symbol = graph.inFile('r', 'pump.py')[1] ?? assert.fail('the text has no definition');
  return coverageOf(symbol, text.split('\n'), questionWords, {});
}

suite('words of a description', () => {
  test('words share the information by rarity, without words that no file has', () => {
    const questionWords = questionWordsOf(
      new Map([
        ['valve', 1],
        ['pump', 1],
        ['zebra', 1],
      ]),
      search,
    );
    assert.deepEqual(
      questionWords.map(({ share, forms }) => [[...forms.keys()], share]),
      [
        [['valve'], 0.75],
        [['pump'], 0.25],
      ],
    );
  });

  test('a word and the abbreviation that was added for it are one word', () => {
    const [configuration, ...others] = questionWordsOf(
      new Map([
        ['configur', 1],
        ['config', 0.35],
      ]),
      search,
    );
    assert.deepEqual([...(configuration?.forms.keys() ?? [])].toSorted(), ['config', 'configur']);
    assert.deepEqual(others, []);
  });

  test('a word that is in no name of a candidate loses a part of its share to the others', () => {
    const [named, unnamed] = lowerUnnamed([questionWord('pump', 0.5), questionWord('valve', 0.5)], ['openPump'], {});
    assert.ok((named?.share ?? 0) > 0.5 && (unnamed?.share ?? 1) < 0.5);
    assert.equal((named?.share ?? 0) + (unnamed?.share ?? 0), 1);
  });

  test('the rarest term distinguishes lines best, with the value 1', () => {
    const terms = new Map([
      ['valve', 1],
      ['pump', 1],
    ]);
    assert.deepEqual([...tellingTerms(terms, search)], [
      ['valve', 1],
      ['pump', 1 / 3],
    ]); // prettier-ignore
  });
});

suite('coverage of a definition', () => {
  const questionWords = [questionWord('drain', 0.5), questionWord('garden', 0.5)];

  test('a definition with all words in its name covers the description', async () => {
    assert.equal(await coverageBy('def drain_garden(tank):\n    return tank\n', questionWords), 1);
  });

  test('words on neighbouring lines cover more than the same words far apart', async () => {
    const near = dedent`
      def run(tank):
          drain(tank)
          close(garden)
    `;
    const far = dedent`
      def run(tank):
          drain(tank)
          one(tank)
          two(tank)
          three(tank)
          four(tank)
          five(tank)
          six(tank)
          close(garden)
    `;
    assert.ok((await coverageBy(near, questionWords)) > (await coverageBy(far, questionWords)));
  });

  test('words of the documentation cover half of what words of the name do', async () => {
    const documented = dedent`
      def run(tank):
          """Drains the garden."""
          return tank
    `;
    assert.equal(await coverageBy(documented, questionWords), 0.5);
  });

  test('words in a text for people cover less than the same words in code', async () => {
    const printed = await coverageBy('def run(tank):\n    say("drain the garden now")\n', questionWords);
    const called = await coverageBy('def run(tank):\n    drain(garden)\n', questionWords);
    assert.ok(printed > 0 && printed < called, `${printed} and ${called}`);
  });

  test('a definition without any of the words covers nothing', async () => {
    assert.equal(await coverageBy('def run(tank):\n    return tank\n', questionWords), 0);
  });
});
