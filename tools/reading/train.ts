// `node tools/reading/train.ts`: learns the tables of kinds and forms of questions and writes them. `--task` limits it to one table; `--folds` only
// measures, with each writer left out in turn; `--test FILE` measures on other questions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilsonInterval } from '../../src/core/measuring/wilson.ts';
import { tableOf, weightUnit } from '../../src/core/reading/kind/linear.ts';
import { learn, type LearningOptions, type Weights } from './learn.ts';
import { questionsIn, trainingQuestions, type LabelledQuestion } from './questions.ts';
import { readingTasks, type ReadingTask } from './tasks.ts';

const { values } = parseArgs({
  options: {
    task: { type: 'string' },
    folds: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    decay: { type: 'string' },
    epochs: { type: 'string' },
    fewest: { type: 'string' },
    least: { type: 'string' },
    without: { type: 'string', multiple: true },
    from: { type: 'string', multiple: true },
    test: { type: 'string' },
  },
});
/** Files for learning only: their questions were written for rules, so they measure nothing. */
const taught = new Set(['modes', 'cues', 'cases', 'descriptions', 'forms', 'imports']);

function optionsOf({ options }: ReadingTask): LearningOptions {
  return {
    ...options,
    ...(values.decay ? { decay: Number(values.decay) } : {}),
    ...(values.epochs ? { epochs: Number(values.epochs) } : {}),
    ...(values.fewest ? { fewest: Number(values.fewest) } : {}),
  };
}

const leastOf = ({ leastWeight }: ReadingTask): number => (values.least ? Number(values.least) : leastWeight);

/** The weights as text: whole numbers, without those below `least`. */
function textOf(weights: Weights, least: number): string {
  const lines = [...weights].flatMap(([feature, row]) => {
    const kept = [...row].flatMap((value, label) => {
      const whole = Math.round(value * weightUnit);
      return Math.abs(whole) < least ? [] : [`${label.toString(36)}:${String(whole)}`];
    });
    return kept.length ? [`${feature}\t${kept.join(' ')}`] : [];
  });
  return lines.sort().join('\n');
}

interface Tally {
  right: number;
  all: number;
}

/** Learns from `teaching` and counts the right results for `questions`, one tally for each name of a measurement. */
function measure(
  task: ReadingTask,
  teaching: readonly LabelledQuestion[],
  questions: readonly LabelledQuestion[],
  tallies: Map<string, Tally>,
): void {
  const text = textOf(learn(teaching, task, optionsOf(task)), leastOf(task));
  const table = tableOf(text);
  for (const question of questions) {
    const { measured, words } = task.outcome(question, table);
    for (const { names, isRight } of measured)
      for (const name of names) {
        const tally = tallies.get(name) ?? { right: 0, all: 0 };
        tallies.set(name, { right: tally.right + Number(isRight), all: tally.all + 1 });
      }
    if (values.show && measured.some(({ isRight }) => !isRight))
      console.log(`${question.id} ${words} ${JSON.stringify(question.question.slice(0, 150))}`);
  }
}

function print(tallies: ReadonlyMap<string, Tally>): void {
  for (const [name, { right, all }] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
    const { low, high } = wilsonInterval(right, all);
    console.log(
      `${name.padEnd(24)} ${right}/${all} ${((100 * right) / all).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`,
    );
  }
}

function write(task: ReadingTask, teaching: readonly LabelledQuestion[]): void {
  const { file, name, says } = task.module;
  const text = textOf(learn(teaching, task, optionsOf(task)), leastOf(task));
  const quoted = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  writeFileSync(
    join(import.meta.dirname, '../../src/core/reading/kind/learned', file),
    `// ${says}. Made by \`node tools/reading/train.ts\` from \`test/eval/questions\`: change these, not this file.\n\n/** A line a feature: ${task.labelWord} by number, each with its weight. */\nexport const ${name} = \`${quoted}\`;\n`,
  );
  console.log(
    `${file}: ${teaching.length} questions, ${text.split('\n').length} features of ${task.labels} labels, ${text.length} characters`,
  );
}

const left = (feature: string): boolean => !(values.without ?? []).some((front) => feature.startsWith(front));
const reduced = (each: LabelledQuestion): LabelledQuestion => ({ ...each, features: each.features.filter(left) });
const all = trainingQuestions()
  .filter(({ writer }) => !values.from || values.from.includes(writer))
  .map(reduced);
for (const [name, task] of Object.entries(readingTasks)) {
  if (values.task && values.task !== name) continue;
  const teaching = all.filter(task.teaches);
  const tallies = new Map<string, Tally>();
  if (values.folds) {
    for (const writer of new Set(teaching.map((each) => each.writer)))
      if (!taught.has(writer))
        measure(
          task,
          teaching.filter((each) => each.writer !== writer),
          teaching.filter((each) => each.writer === writer),
          tallies,
        );
  } else if (values.test) measure(task, teaching, questionsIn(values.test).map(reduced).filter(task.teaches), tallies);
  else write(task, teaching);
  print(tallies);
}
