// What is learned of questions: their kind (mode and what is asked for) and the form of the answer, each with its labels, its table and its measure.
import { aimOf, modeOf, questionKinds } from '../../src/core/reading/kind/classes.ts';
import { formBy } from '../../src/core/reading/kind/form.ts';
import { forms } from '../../src/core/reading/kind/forms.ts';
import { sureForm } from '../../src/core/reading/kind/sureForms.ts';
import { judgeBy } from '../../src/core/reading/kind/judge.ts';
import type { WeightTable } from '../../src/core/reading/kind/linear.ts';
import { usualLearning, type LearningOptions, type LearningTask } from './learn.ts';
import type { LabelledQuestion } from './questions.ts';

/** Something that is measured of a question: whether it came out right counts under each of the names. */
export interface Measured {
  readonly names: readonly string[];
  readonly isRight: boolean;
}

/** What one question comes out as. */
export interface Outcome {
  readonly measured: readonly Measured[];
  /** `wanted -> found`, for people. */
  readonly words: string;
}

/** One thing to learn. */
export interface ReadingTask extends LearningTask {
  readonly options: LearningOptions;
  /** The module that holds the table, in `src/core/reading/kind/learned`, and what its first line says. */
  readonly module: { readonly file: string; readonly name: string; readonly says: string };
  /** What the labels are, as a noun. */
  readonly labelWord: string;
  /** Smaller weights are left out, in whole numbers as they are written. */
  readonly leastWeight: number;
  readonly teaches: (question: LabelledQuestion) => boolean;
  readonly outcome: (question: LabelledQuestion, table: WeightTable) => Outcome;
}

const kindTask: ReadingTask = {
  labels: questionKinds.length,
  options: usualLearning,
  module: { file: 'weights.ts', name: 'weightTable', says: 'What each feature says of each kind of question' },
  labelWord: 'kinds',
  leastWeight: 1,
  teaches: ({ mode }) => mode !== undefined,
  /** Where only the mode is known its kinds share the whole as they are. */
  targetOf: ({ kind, mode }, shares) => {
    if (kind !== undefined) return only(questionKinds.indexOf(kind), shares.length);
    const isOf = (i: number): boolean => modeOf(questionKinds[i] ?? 'conceptual') === mode;
    const sum = shares.reduce((all, share, i) => (isOf(i) ? all + share : all), 0);
    return shares.map((share, i) => (isOf(i) ? share / sum : 0));
  },
  outcome: ({ language, mode, also, kind, features }, table) => {
    const found = judgeBy(new Set(features), table);
    const wanted = kind === undefined ? undefined : aimOf(kind);
    return {
      measured: [
        { names: ['mode', `mode ${language}`, `mode ${mode ?? ''}`], isRight: found.mode === mode || also.includes(found.mode) },
        {
          names: ['asked', `asked ${language}`, wanted ? 'asked for something' : 'asked for nothing'],
          isRight: found.aim === wanted,
        },
      ],
      words: `${mode ?? ''}/${wanted ?? '-'} -> ${found.mode}/${found.aim ?? '-'} ${found.confidence.toFixed(2)}`,
    };
  },
};

/** Confidences in steps of this much are measured apart, so that it shows whether they mean what they say. */
const confidenceStep = 0.2;

const formTask: ReadingTask = {
  labels: forms.length,
  options: usualLearning,
  module: { file: 'formWeights.ts', name: 'formTable', says: 'What each feature says of the form of the answer' },
  labelWord: 'forms',
  // Half the characters and as many right as with 1; with 3 a quarter, and one in a hundred fewer.
  leastWeight: 2,
  teaches: ({ form }) => form !== undefined,
  targetOf: ({ form }, shares) => only(forms.indexOf(form ?? 'what'), shares.length),
  outcome: ({ language, form, features }, table) => {
    const { value, confidence } = formBy(new Set(features), table);
    const step = (Math.floor(confidence / confidenceStep) * confidenceStep).toFixed(1);
    const isRight = value === form;
    return {
      measured: [
        { names: ['form', `form ${language}`, `form ${form ?? ''}`, `form, confidence ${step}`], isRight },
        { names: [`form said ${value}`, ...(sureForm({ value, confidence }) ? [`form told ${value}`] : [])], isRight },
      ],
      words: `${form ?? ''} -> ${value} ${confidence.toFixed(2)}`,
    };
  },
};

/** All that is learned. */
export const readingTasks = { kind: kindTask, form: formTask } as const;

function only(label: number, labels: number): Float64Array {
  const wanted = new Float64Array(labels);
  wanted[label] = 1;
  return wanted;
}
