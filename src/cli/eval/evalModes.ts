// Scores how often the rules choose the labelled mode of a question, by set, with their confusions.
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import { wilsonInterval } from '../../core/measuring/wilson.ts';
import { readIntent } from '../../core/reading/readIntent.ts';
import { modes, reasonWithWords, type Mode } from '../../core/reading/mode.ts';
import { forms } from '../../core/reading/kind/forms.ts';
import { UsageError } from '../usageError.ts';
import { readJsonLines } from './jsonLines.ts';

const questionSchema = v.object({
  id: v.string(),
  set: v.optional(v.string(), 'all'),
  question: v.string(),
  mode: v.picklist(modes),
  /** Other modes that are right too. */
  also: v.optional(v.array(v.picklist(modes)), []),
  /** The wanted relation; null for none, absent without a label. */
  relation: v.optional(v.nullable(v.string())),
  /** The form of the answer; absent without a label. */
  form: v.optional(v.picklist(forms)),
});
/** A question and the mode that a person gave it. */
export type LabelledQuestion = v.InferOutput<typeof questionSchema>;

/** A question that got another mode than its label. */
export interface ReadMode {
  readonly id: string;
  readonly question: string;
  readonly mode: Mode;
  readonly chosen: Mode;
  readonly confidence: number;
  readonly reason: string;
}

interface Share {
  readonly right: number;
  readonly of: number;
}

/** Scores of one set of questions. */
export interface ModesReport {
  readonly set: string;
  readonly questions: number;
  readonly right: number;
  /** Share of correctly read relations, where labels name one. */
  readonly relations: Share | null;
  /** Share of correctly read forms, where labels name one. */
  readonly form: Share | null;
  /** Shares 0..1; `low` and `high` are Wilson's 95 % interval. */
  readonly accuracy: { readonly mean: number; readonly low: number; readonly high: number };
  /** Questions by label, then by chosen mode. */
  readonly confusion: Readonly<Record<Mode, Readonly<Record<Mode, number>>>>;
  /** Mean confidence of the right and of the wrong choices, null where there are none. */
  readonly confidence: { readonly right: number | null; readonly wrong: number | null };
  /** Null for a set that must stay unseen while the rules are developed. */
  readonly wrong: readonly ReadMode[] | null;
}

/** Reads the questions of `file`. Throws UsageError for an unreadable file or line, since a score of the rest would mislead. */
export function readLabelledQuestions(file: string): Promise<readonly LabelledQuestion[]> {
  return readJsonLines(file, questionSchema, {
    unreadable: l10n.t('The file {0} with the questions cannot be read.', file),
    onInvalid: (line, cause) => {
      throw new UsageError(l10n.t('Line {0} of {1} is no question with a mode.', line, file), { cause });
    },
  });
}

/** Classifies `questions` by the rules. Questions of the set `test` stay hidden unless `showTest`. */
export function modesReports(questions: readonly LabelledQuestion[], showTest: boolean): readonly ModesReport[] {
  const sets = [...new Set(questions.map(({ set }) => set))].sort();
  return sets.map((set) =>
    reportOf(
      set,
      questions.filter((question) => question.set === set),
      showTest || set !== 'test',
    ),
  );
}

function reportOf(set: string, questions: readonly LabelledQuestion[], showWrong: boolean): ModesReport {
  const readings = questions.map((labelled) => ({ labelled, intent: readIntent(labelled.question) }));
  const rows = readings.map(({ labelled: { id, question, mode, also }, intent }): ReadMode => {
    const { value, confidence } = intent.mode;
    return { id, question, mode: also.includes(value) ? value : mode, chosen: value, confidence, reason: reasonWithWords(intent.mode) };
  });
  const withRelation = readings.filter(({ labelled: { relation } }) => relation !== undefined);
  const rightRelations = withRelation.filter(({ labelled: { relation }, intent }) => (intent.aim ?? null) === relation);
  const withForm = readings.filter(({ labelled: { form } }) => form !== undefined);
  const isRight = ({ mode, chosen }: ReadMode): boolean => mode === chosen;
  const [right, wrong] = [rows.filter(isRight), rows.filter((row) => !isRight(row))];
  return {
    set,
    questions: rows.length,
    right: right.length,
    relations: withRelation.length ? { right: rightRelations.length, of: withRelation.length } : null,
    form: withForm.length
      ? { right: withForm.filter(({ labelled: { form }, intent }) => intent.form.value === form).length, of: withForm.length }
      : null,
    accuracy: { mean: right.length / rows.length, ...wilsonInterval(right.length, rows.length) },
    confusion: confusionOf(rows),
    confidence: { right: meanConfidence(right), wrong: meanConfidence(wrong) },
    wrong: showWrong ? wrong : null,
  };
}

function confusionOf(rows: readonly ReadMode[]): ModesReport['confusion'] {
  const row = (mode: Mode): Record<Mode, number> => {
    const count = (chosenMode: Mode): number => rows.filter((each) => each.mode === mode && each.chosen === chosenMode).length;
    return {
      conceptual: count('conceptual'),
      diagnostic: count('diagnostic'),
      exploratory: count('exploratory'),
      analytical: count('analytical'),
    };
  };
  return { conceptual: row('conceptual'), diagnostic: row('diagnostic'), exploratory: row('exploratory'), analytical: row('analytical') };
}

function meanConfidence(rows: readonly ReadMode[]): number | null {
  return rows.length ? rows.reduce((sum, { confidence }) => sum + confidence, 0) / rows.length : null;
}

const columnWidth = 13;

/** The reports as lines of text. */
export function modesText(reports: readonly ModesReport[]): string[] {
  return reports.flatMap(({ set, questions, right, relations: relationShare, form, accuracy, confusion, confidence, wrong }) => [
    l10n.t('{0}: {1} of {2} right, {3} % [{4}, {5}]', set, right, questions, ...[accuracy.mean, accuracy.low, accuracy.high].map(percent)),
    ...(relationShare
      ? [
          l10n.t(
            'What is asked for: {0} of {1} right, {2} %',
            relationShare.right,
            relationShare.of,
            percent(relationShare.right / relationShare.of),
          ),
        ]
      : []),
    ...(form ? [l10n.t('Form of the answer: {0} of {1} right, {2} %', form.right, form.of, percent(form.right / form.of))] : []),
    l10n.t('Confidence: {0} when right, {1} when wrong', formatNumber(confidence.right), formatNumber(confidence.wrong)),
    ['', ...modes].map((cell) => cell.padEnd(columnWidth)).join(''),
    ...modes.map((mode) =>
      [mode, ...modes.map((chosenMode) => String(confusion[mode][chosenMode]))].map((cell) => cell.padEnd(columnWidth)).join(''),
    ),
    ...(wrong ?? []).flatMap((each) => [
      `${each.id} ${each.mode} -> ${each.chosen} (${formatNumber(each.confidence)}): ${each.reason}`,
      `    ${JSON.stringify(each.question)}`,
    ]),
    ...(wrong ? [] : [l10n.t('The wrong ones of this set are not shown: --show-test shows them.')]),
    '',
  ]);
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function formatNumber(value: number | null): string {
  return value === null ? '-' : value.toFixed(2);
}
