// The two learning tasks, the kind of a question (mode and aim) and the form of its answer, each with labels, table and measure.
import { aimOf, modeOf, questionKinds } from '../../src/core/reading/kind/questionKinds.ts';
import { formBy } from '../../src/core/reading/kind/form.ts';
import { forms } from '../../src/core/reading/kind/forms.ts';
import { sureForm } from '../../src/core/reading/kind/sureForms.ts';
import { judgeBy } from '../../src/core/reading/kind/judge.ts';
import type { WeightTable } from '../../src/core/reading/kind/linear.ts';
import { usualLearning, type LearningOptions, type LearningTask } from './learn.ts';
import type { LabelledQuestion } from './questions.ts';

/** One measurement of a question; it counts under each of the names. */
export interface Measured {
  readonly names: readonly string[];
  readonly isRight: boolean;
}

/** Result of the table for one question. */
export interface Outcome {
  readonly measured: readonly Measured[];
  /** `wanted -> found`, for people. */
  readonly words: string;
}

/** One learning task. */
export interface ReadingTask extends LearningTask {
  readonly options: LearningOptions;
  /** The module with the table, in `src/core/reading/kind/learned`, and its first line. */
  readonly module: { readonly file: string; readonly name: string; readonly says: string };
  /** Noun for the labels. */
  readonly labelWord: string;
  /** Minimum weight that is written, as a whole number; smaller ones are left out. */
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
  /** Where only the mode is labelled, its kinds keep their proportions. */
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

/** Width of the steps in which confidences are compared with the share of right results. */
const confidenceStep = 0.2;

const formTask: ReadingTask = {
  labels: forms.length,
  options: usualLearning,
  module: { file: 'formWeights.ts', name: 'formTable', says: 'What each feature says of the form of the answer' },
  labelWord: 'forms',
  // 2 needs half the characters of 1 with as many right; 3 needs a quarter, with one in a hundred fewer right.
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

/** All learning tasks. */
export const readingTasks = { kind: kindTask, form: formTask } as const;

function only(label: number, labels: number): Float64Array {
  const wanted = new Float64Array(labels);
  wanted[label] = 1;
  return wanted;
}
