// `node tools/reading/train.ts`: learns the table of the kinds of questions anew and writes it. `--folds` only measures, each writer left out in turn, and `--test FILE` measures on other questions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '../../src/core/measuring/wilson.ts';
import { askedOf, questionKinds } from '../../src/core/reading/kind/classes.ts';
import { judgeBy, unit, type Weight } from '../../src/core/reading/kind/judge.ts';
import { learn, usualLearning, type LearningOptions, type Weights } from './learn.ts';
import { questionsIn, trainingQuestions, type LabelledQuestion } from './questions.ts';

const { values } = parseArgs({
  options: {
    folds: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    decay: { type: 'string' },
    epochs: { type: 'string' },
    without: { type: 'string', multiple: true },
    from: { type: 'string', multiple: true },
    test: { type: 'string' },
  },
});
const options: LearningOptions = {
  ...usualLearning,
  ...(values.decay ? { decay: Number(values.decay) } : {}),
  ...(values.epochs ? { epochs: Number(values.epochs) } : {}),
};
/** Files that teach and are not measured: their questions were made for rules. */
const taught = new Set(['modes', 'cues', 'cases', 'descriptions']);

/** The weights as they are written: whole numbers, those that round to nothing left out. */
function rounded(weights: Weights): ReadonlyMap<string, readonly Weight[]> {
  const rows = [...weights].map(([feature, row]): [string, readonly Weight[]] => {
    const kept = [...row].flatMap((value, kind) =>
      Math.round(value * unit) === 0 ? [] : [{ kind, value: Math.round(value * unit) / unit }],
    );
    return [feature, kept];
  });
  return new Map(rows.filter(([, row]) => row.length > 0));
}

function textOf(table: ReadonlyMap<string, readonly Weight[]>): string {
  const lines = [...table].map(
    ([feature, row]) => `${feature}\t${row.map(({ kind, value }) => `${kind.toString(36)}:${String(Math.round(value * unit))}`).join(' ')}`,
  );
  return lines.sort().join('\n');
}

interface Tally {
  right: number;
  all: number;
}

/** Counts what is right by what is measured: modes and what is asked for, and each of these by language. */
function measure(questions: readonly LabelledQuestion[], table: ReadonlyMap<string, readonly Weight[]>, tallies: Map<string, Tally>): void {
  const count = (name: string, isRight: boolean): void => {
    const tally = tallies.get(name) ?? { right: 0, all: 0 };
    tallies.set(name, { right: tally.right + Number(isRight), all: tally.all + 1 });
  };
  for (const { id, language, question, mode, also, kind, features } of questions) {
    const found = judgeBy(new Set(features), table);
    const isMode = found.mode === mode || also.includes(found.mode);
    const wanted = kind === undefined ? undefined : askedOf(kind);
    for (const name of ['mode', `mode ${language}`, `mode ${mode}`]) count(name, isMode);
    for (const name of ['asked', `asked ${language}`, wanted ? 'asked for something' : 'asked for nothing'])
      count(name, found.asked === wanted);
    if (values.show && (!isMode || found.asked !== wanted))
      console.log(
        `${id} ${mode}/${wanted ?? '-'} -> ${found.mode}/${found.asked ?? '-'} ${found.confidence.toFixed(2)} ${JSON.stringify(question.slice(0, 150))}`,
      );
  }
}

function print(tallies: ReadonlyMap<string, Tally>): void {
  for (const [name, { right, all }] of tallies) {
    const { low, high } = wilson(right, all);
    console.log(
      `${name.padEnd(24)} ${right}/${all} ${((100 * right) / all).toFixed(1)} [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`,
    );
  }
}

const left = (feature: string): boolean => !(values.without ?? []).some((front) => feature.startsWith(front));
const all = trainingQuestions()
  .filter(({ writer }) => !values.from || values.from.includes(writer))
  .map((each) => ({ ...each, features: each.features.filter(left) }));
if (values.folds) {
  const tallies = new Map<string, Tally>();
  for (const writer of new Set(all.map((each) => each.writer))) {
    if (taught.has(writer)) continue;
    const table = rounded(
      learn(
        all.filter((each) => each.writer !== writer),
        options,
      ),
    );
    measure(
      all.filter((each) => each.writer === writer),
      table,
      tallies,
    );
  }
  print(tallies);
} else if (values.test) {
  const tallies = new Map<string, Tally>();
  measure(
    questionsIn(values.test).map((each) => ({ ...each, features: each.features.filter(left) })),
    rounded(learn(all, options)),
    tallies,
  );
  print(tallies);
} else {
  const table = rounded(learn(all, options));
  const file = join(import.meta.dirname, '../../src/core/reading/kind/weights.ts');
  const text = textOf(table).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  writeFileSync(
    file,
    `// What each feature says of each kind of question. Made by \`node tools/reading/train.ts\` from \`test/eval/questions\`: change these, not this file.\n\n/** A line a feature: kinds by number, each with its weight. */\nexport const weightTable = \`${text}\`;\n`,
  );
  console.log(`${all.length} questions, ${table.size} features of ${questionKinds.length} kinds, ${text.length} characters`);
}
