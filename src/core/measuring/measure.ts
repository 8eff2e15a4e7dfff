// Measures a ranking on questions from the workspace itself: how often each variant finds the source of the question.
import { fileKeyOf } from '../base/fileKey.ts';
import type { SearchResult } from '../searching/results.ts';
import type { EmbeddingChoice } from '../embedding/vectorStatus.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { groupByKey } from '../base/collections/groupByKey.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { Commit, Root } from '../ports.ts';
import { variants, type Signals, type Variant } from '../searching/signals.ts';
import { commitQuestions } from './commitQuestions.ts';
import { asQuestion, docQuestions, withoutDocs, type DocQuestion } from './docQuestions.ts';
import type { FileName, MadeQuestion } from './question.ts';
import { scoreOf, type Scores } from './scores.ts';
import { compareScores, latency, summarize, type Latency, type Summary } from './summary.ts';

/** What to measure. Numbers are upper bounds: a workspace may have fewer. */
export interface MeasureOptions {
  /** Questions from doc comments (100). */
  readonly documentation?: number;
  /** Questions from commit messages (60). */
  readonly commits?: number;
  /** Default: text, vectors, both, and everything. The first one is the baseline. */
  readonly variants?: readonly Variant[];
  /** Embedder of the vectors; the one in use when absent. */
  readonly embedding?: EmbeddingChoice;
}

/** Progress. `total` is 0 while it is unknown. */
export interface MeasureProgress {
  readonly phase: 'indexing' | 'questions' | 'embedding' | 'searching';
  readonly done: number;
  readonly total: number;
}

/** Results of one variant. */
export interface MeasuredVariant {
  readonly variant: Variant;
  readonly documentation: Summary;
  readonly commit: Summary;
  readonly all: Summary;
  /** Difference from the first variant over all questions, question by question; null for the first. */
  readonly gain: Summary | null;
  /** Search time in ms. */
  readonly ms: Latency;
}

/** The figures of a workspace. */
export interface Measurement {
  readonly questions: Readonly<Record<MadeQuestion['kind'], number>>;
  readonly variants: readonly MeasuredVariant[];
}

/** The measured codebase; it serves no other purpose, because the comments that became questions are removed from it. */
export interface MeasuredCodebase {
  readonly roots: readonly Root[];
  readonly graph: CodeGraph;
  text(root: string, path: string): Promise<string | undefined>;
  /** Replaces texts; resolves when they are searchable, including by vectors. */
  replace(texts: readonly { readonly root: string; readonly path: string; readonly text: string }[]): Promise<void>;
  commits(root: Root, limit: number): Promise<readonly Commit[]>;
  search(question: string, options: { readonly limit: number; readonly signals: Signals }): Promise<SearchResult>;
  readonly nameOf: FileName;
}

const defaults = { documentation: 100, commits: 60, variants: ['text', 'vectors', 'text+vectors', 'all'] } as const;
/** Number of commits examined per question: most are sweeps, or have been overwritten since. */
const commitsPerQuestion = 10;
/** Number of results that are scored per search. */
const scoredResults = 50;

/** Makes questions, runs each with every variant, and scores the results. Rejects with `CancelledError`. */
export async function measureSearch(
  codebase: MeasuredCodebase,
  options: MeasureOptions,
  token: CancellationToken,
  progress: (now: MeasureProgress) => void,
): Promise<Measurement> {
  const measuredVariants = options.variants ?? defaults.variants;
  progress({ phase: 'questions', done: 0, total: 0 });
  // Commits come first: their lines refer to the files before comments are removed.
  const fromCommits = await questionsFromCommits(codebase, options.commits ?? defaults.commits, token);
  const fromDocs = docQuestions(codebase.graph, options.documentation ?? defaults.documentation);
  progress({ phase: 'embedding', done: 0, total: 0 });
  const questions = [...fromDocs.map((question) => asQuestion(question, codebase.nameOf)), ...fromCommits];
  await removeComments(fromDocs, codebase, token);
  const rows = await scoreQuestions(questions, measuredVariants, codebase, token, progress);
  return {
    questions: { documentation: fromDocs.length, commit: fromCommits.length },
    variants: measuredVariants.map((variant) => figures(variant, rows, measuredVariants[0])),
  };
}

async function questionsFromCommits(codebase: MeasuredCodebase, limit: number, token: CancellationToken): Promise<MadeQuestion[]> {
  const questions: MadeQuestion[] = [];
  for (const root of codebase.roots) {
    if (questions.length >= limit) break;
    const commits = await codebase.commits(root, limit * commitsPerQuestion);
    throwIfCancelled(token);
    const { graph, nameOf } = codebase;
    const lines = async (path: string): Promise<readonly string[] | undefined> => (await codebase.text(root.key, path))?.split(/\r?\n/);
    questions.push(...(await commitQuestions(commits, { root: root.key, graph, lines, nameOf }, limit - questions.length)));
  }
  return questions;
}

async function removeComments(questions: readonly DocQuestion[], codebase: MeasuredCodebase, token: CancellationToken): Promise<void> {
  const files = groupByKey(questions, ({ symbol }) => fileKeyOf(symbol));
  const texts: { root: string; path: string; text: string }[] = [];
  for (const fileQuestions of files.values()) {
    const [first] = fileQuestions;
    if (!first) continue;
    const { root, path } = first.symbol;
    const text = await codebase.text(root, path);
    throwIfCancelled(token);
    if (text !== undefined) texts.push({ root, path, text: withoutDocs(text, fileQuestions) });
  }
  await codebase.replace(texts);
}

interface QuestionScores {
  readonly kind: MadeQuestion['kind'];
  readonly scores: ReadonlyMap<Variant, Scores>;
  readonly ms: ReadonlyMap<Variant, number>;
}

async function scoreQuestions(
  questions: readonly MadeQuestion[],
  measuredVariants: readonly Variant[],
  codebase: MeasuredCodebase,
  token: CancellationToken,
  progress: (now: MeasureProgress) => void,
): Promise<QuestionScores[]> {
  const rows: QuestionScores[] = [];
  for (const { kind, text, gold } of questions) {
    progress({ phase: 'searching', done: rows.length, total: questions.length });
    const scores = new Map<Variant, Scores>();
    const ms = new Map<Variant, number>();
    for (const variant of measuredVariants) {
      const result = await codebase.search(text, { limit: scoredResults, signals: variants[variant] });
      throwIfCancelled(token);
      const places = result.ranked.map(({ root, file, lineStart, lineEnd }) => ({
        file: root ? `${root}/${file}` : file,
        lineStart,
        lineEnd,
      }));
      scores.set(variant, scoreOf(places, gold));
      ms.set(variant, result.ms);
    }
    rows.push({ kind, scores, ms });
  }
  progress({ phase: 'searching', done: rows.length, total: questions.length });
  return rows;
}

function figures(variant: Variant, rows: readonly QuestionScores[], first: Variant | undefined): MeasuredVariant {
  const scoresOf = (scoredVariant: Variant, scoredRows = rows): Scores[] => scoredRows.map(({ scores }) => scores.get(scoredVariant) ?? {});
  const summaryOf = (questionKind: MadeQuestion['kind']): Summary =>
    summarize(
      scoresOf(
        variant,
        rows.filter((row) => row.kind === questionKind),
      ),
    );
  return {
    variant,
    documentation: summaryOf('documentation'),
    commit: summaryOf('commit'),
    all: summarize(scoresOf(variant)),
    gain: first === undefined || first === variant ? null : compareScores(scoresOf(first), scoresOf(variant)),
    ms: latency(rows.flatMap(({ ms }) => ms.get(variant) ?? [])),
  };
}
