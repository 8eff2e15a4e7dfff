// The line of a function that does or decides what a question describes.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { lineChoice } from '../../../../src/core/planning/decisions/lineChoice.ts';
import type { LineAim } from '../../../../src/core/reading/asks/lineAim.ts';
import type { QuestionWord } from '../../../../src/core/searching/coverage.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import { dedent } from '../../../support/dedent.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';

/** Concepts of equal weight for the words of a question. */
function conceptsIn(question: string): readonly QuestionWord[] {
  const terms = termsOfText(question);
  return terms.map((term) => ({ share: 1 / terms.length, forms: new Map([[term, 1]]) }));
}

/** The code of the chosen line, and its first effect if it is a condition. */
async function chosenLines(text: string, question: string, lineAim?: LineAim): Promise<readonly string[]> {
  const graph = graphOf([await graphFile('kiln.py', text, 'python', await testParsers())]);
  const symbol = graph.inFile('r', 'kiln.py')[1] ?? assert.fail('the text has no function');
  const file = text.split('\n');
  const { start, end } = symbol.fact.range;
  const choice = lineChoice({ symbol, body: { file, first: start.line, last: end.line } }, conceptsIn(question), lineAim);
  if (!choice) return [];
  const lines = choice.then === undefined ? [choice.targetLine.line] : [choice.targetLine.line, choice.then];
  return lines.map((line) => file[line]?.trim() ?? '');
}

const fire = dedent`
  def fire(load, driest):
      weigh(load)
      # Wet clay bursts.
      if load.moisture > driest:
          dry(load)
          return None
      glaze(load)
      if load.cracked:
          raise CrackedLoad(load)
      return load
`;

suite('the chosen line of a function', () => {
  test('has the words of the question in its code', async () => {
    assert.deepEqual(await chosenLines(fire, 'glaze'), ['glaze(load)']);
  });

  test('may have them in the comment above, and states the exit of its branch', async () => {
    assert.deepEqual(await chosenLines(fire, 'wet clay bursts'), ['if load.moisture > driest:', 'return None']);
  });

  test('is the failure if the question asks for one', async () => {
    const aim = { condition: false, failure: true, time: false };
    assert.deepEqual(await chosenLines(fire, 'dry load'), ['dry(load)']);
    assert.deepEqual(await chosenLines(fire, 'load', aim), ['raise CrackedLoad(load)']);
  });

  test('is never a line with nothing but a name', async () => {
    const text = dedent`
      def names(kiln):
          return join(
              kiln.temperature,
              label(kiln, "temperature of it"),
          )
    `;
    assert.deepEqual(await chosenLines(text, 'temperature'), ['label(kiln, "temperature of it"),']);
  });

  test('is undefined for a body that only lists names', async () => {
    assert.deepEqual(await chosenLines('def names(kiln):\n    kiln.temperature\n', 'temperature'), []);
  });
});
