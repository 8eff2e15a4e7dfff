// Labelled questions with their features: those of the files of `test/eval/questions`, and the examples of the cues of relations.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionKind } from '../../src/core/reading/kind/questionKinds.ts';
import { featuresOf } from '../../src/core/reading/kind/questionFeatures.ts';
import type { Form } from '../../src/core/reading/kind/forms.ts';
import type { Mode } from '../../src/core/reading/mode.ts';
import { parseQuestion } from '../../src/core/reading/readMentions.ts';
import { languageCues, relationIn } from '../../src/core/reading/readRelation.ts';

/** A question with its label. */
export interface LabelledQuestion {
  readonly id: string;
  /** The writer: the name of its file. */
  readonly writer: string;
  readonly language: string;
  readonly question: string;
  /** Undefined where only the form is labelled. */
  readonly mode: Mode | undefined;
  /** Other modes that are right too. */
  readonly also: readonly Mode[];
  /** Undefined where only the mode is labelled. */
  readonly kind: QuestionKind | undefined;
  readonly form: Form | undefined;
  readonly features: readonly string[];
}

const folder = join(import.meta.dirname, '../../test/eval/questions');
const modesFile = join(import.meta.dirname, '../../test/eval/modes.jsonl');

type Row = Readonly<Record<'id' | 'language' | 'question', string>> & {
  readonly mode?: Mode;
  readonly form?: Form;
  readonly set?: string;
  readonly also?: readonly Mode[];
  readonly relation?: QuestionKind | null;
};

function rowsOf(file: string): readonly Row[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Row);
}

function labelled(row: Row, writer: string): LabelledQuestion {
  const { id, language = '', question, mode, also = [], relation, form } = row;
  const kind = relation === undefined ? undefined : (relation ?? mode);
  const read = parseQuestion(question);
  const features = [...featuresOf(read, relationIn(read))];
  return { id, writer, language, question, mode, also, kind, form, features };
}

/** The labelled questions of a file. */
export function questionsIn(file: string): readonly LabelledQuestion[] {
  return rowsOf(file).map((row) => labelled(row, file));
}

/** All questions for learning. */
export function trainingQuestions(): readonly LabelledQuestion[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const written = files.flatMap((name) => rowsOf(join(folder, name)).map((row) => labelled(row, name.replace('.jsonl', ''))));
  const tuned = rowsOf(modesFile).filter(({ set }) => set === 'tune');
  const cues = Object.entries(languageCues).flatMap(([language, { rows }]) =>
    rows.flatMap(({ relation, examples }, row) =>
      examples.map(([question], i) => ({ id: `${language}${row}.${i}`, language, question, mode: 'exploratory' as const, relation })),
    ),
  );
  return [...written, ...tuned.map((row) => labelled(row, 'modes')), ...cues.map((row) => labelled(row, 'cues'))];
}
