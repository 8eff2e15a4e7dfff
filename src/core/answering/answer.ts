// Answers one question from beginning to end as a stream of events: classify, retrieve, write, verify, record.
import type { History } from './extractive/definition.ts';
import * as l10n from '@vscode/l10n';
import type { AskOptions } from '../api.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { budgetOf, type Budget } from '../context/budget.ts';
import { pack, type PackItem } from '../context/pack.ts';
import { countTokens, encodingName } from '../context/tokens.ts';
import type { SymbolNode } from '../graph/types.ts';
import type { Coverage } from '../indexing/types.ts';
import type { Clock, Digest, Root } from '../ports.ts';
import type { Question } from '../retrieval/anchors.ts';
import type { Candidate, Inquiry, Sources } from '../retrieval/candidate.ts';
import { readQuestion } from '../retrieval/question.ts';
import { implementationsOf } from '../retrieval/overloads.ts';
import { primaries, retrieve, type Retrieval } from '../retrieval/retrieve.ts';
import { resolveScope, type ResolvedScope } from '../retrieval/scope.ts';
import { classify } from './classify.ts';
import { rate } from './confidence.ts';
import type { Texts } from './evidence.ts';
import type { AskEvent } from './events.ts';
import { writeExtractive } from './extractive.ts';
import { Page } from './page.ts';
import type { AnswerRecord, Citation, ModeChoice } from './record.ts';
import { scopeOf } from './scopeOf.ts';

/** All that an answer is made with. */
export interface AnswerParts {
  readonly sources: Sources;
  readonly texts: Texts;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly roots: readonly Root[];
  readonly coverage: Coverage;
  readonly history: History;
  /** Name of a root for people; empty when there is only one. */
  readonly label: (root: string) => string;
}

/** A question that has been understood: its mode, scope and what was found. */
export interface Understood {
  readonly question: Question;
  readonly mode: ModeChoice;
  readonly scope: ResolvedScope;
}

const rankedLimit = 60;

/** Reads a question, chooses its mode and looks up its scope; `options` win over what the question says. */
export function understand(
  text: string,
  options: Pick<AskOptions, 'mode' | 'scope'>,
  parts: Pick<AnswerParts, 'sources' | 'roots'>,
): Understood {
  const question = readQuestion(text);
  const byRules = classify(question, null);
  const value = options.mode ?? byRules.value;
  const { graph, files } = parts.sources;
  const scope = resolveScope(options.scope ?? scopeOf(text, value, files), graph, files, parts.roots);
  const chosen: ModeChoice = options.mode
    ? { value, confidence: 1, reason: l10n.t('Chosen by you.'), scope: scope.text, by: 'user' }
    : { ...byRules, scope: scope.text };
  return { question, mode: chosen, scope };
}

/** Symbols at the place that the question is about: the innermost one at its start, and those that begin inside it. */
export function focusOf(focus: AskOptions['focus'], { sources, roots }: Pick<AnswerParts, 'sources' | 'roots'>): SymbolNode[] {
  if (!focus) return [];
  const root = roots.find(({ key, name }) => key === focus.root || name === focus.root) ?? roots[0];
  if (!root) return [];
  const [first, last] = [focus.lineStart - 1, focus.lineEnd - 1];
  const inFile = sources.graph.inFile(root.key, focus.path);
  const at = sources.graph.at(root.key, focus.path, first);
  const inside = inFile.filter(
    ({ id, fact }) => id !== at?.id && fact.kind !== 'module' && fact.nameRange.start.line >= first && fact.nameRange.start.line <= last,
  );
  const chosen = at && (at.fact.kind !== 'module' || inside.length === 0) ? [at, ...inside] : inside;
  // Between two definitions people mean the one that the comment there is about, or else the file.
  const documented = chosen.every(({ fact }) => fact.kind === 'module') ? inFile.filter(({ fact }) => isDocumentedBy(fact, last)) : [];
  return implementationsOf(documented.length ? documented : chosen, sources.graph).slice(0, mostFocus);
}

const mostFocus = 5;

/** The lines themselves where they belong to no definition but the file. */
function selectedIn(asked: AskOptions['focus'], focus: readonly SymbolNode[]): Pick<Inquiry, 'selected'> {
  if (!asked || focus[0]?.fact.kind !== 'module') return {};
  return { selected: { first: asked.lineStart - 1, last: Math.max(asked.lineStart, asked.lineEnd) - 1 } };
}

function isDocumentedBy({ docLines, range }: SymbolNode['fact'], line: number): boolean {
  return docLines !== undefined && docLines.first <= line && line < range.start.line;
}

/** Milliseconds by phase. */
class Phases {
  readonly ms: Record<string, number> = {};
  readonly #clock: Clock;
  readonly #start: number;
  #last: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#start = this.#last = clock.monotonic();
  }

  end(name: string): void {
    const now = this.#clock.monotonic();
    this.ms[name] = now - this.#last;
    this.ms['total'] = now - this.#start;
    this.#last = now;
  }
}

/** Answers without a model. Rejects with `CancelledError` when `token` is cancelled; every other end is an event. */
export async function* answerExtractive(
  text: string,
  options: AskOptions,
  parts: AnswerParts,
  token: CancellationToken,
): AsyncGenerator<AskEvent, void, undefined> {
  const phases = new Phases(parts.clock);
  const { question, mode, scope } = understand(text, options, parts);
  phases.end('classify');
  yield { kind: 'classified', mode };
  const focus = focusOf(options.focus, parts);
  const inquiry = { question, scope, focus, ...selectedIn(options.focus, focus) };
  const retrieval = await retrieve(mode.value, inquiry, parts.sources, parts.clock, rankedLimit);
  throwIfCancelled(token);
  phases.end('retrieve');
  const page = new Page(parts.texts, parts.digest);
  const budget = budgetOf(mode.value, options.budget);
  const packed = await packEvidence(page, retrieval, budget);
  await writeExtractive(
    { page, graph: parts.sources.graph, terms: question.terms, history: parts.history },
    retrieval.plan,
    scope,
    parts.coverage,
  );
  throwIfCancelled(token);
  phases.end('write');
  yield { kind: 'retrieved', retrievers: retrieval.retrievers, evidence: page.book.records(parts.label) };
  yield { kind: 'pass', n: 1, of: 1 };
  for (const section of page.sections) yield { kind: 'delta', text: `${section}\n\n` };
  const citations = await page.check(parts.texts, parts.label);
  for (const citation of citations) yield { kind: 'citation', citation };
  phases.end('verify');
  const tokens = await count(question, packed, budget);
  phases.end('count');
  throwIfCancelled(token);
  yield { kind: 'done', record: record({ options, parts, question, mode, retrieval, page, citations, tokens, ms: phases.ms }) };
}

/** Reads the places that the answer is made from, as far as the budget goes, and returns their text. */
async function packEvidence(page: Page, retrieval: Retrieval, budget: Budget): Promise<readonly string[]> {
  const items: (PackItem & { readonly candidate: Candidate })[] = [];
  for (const candidate of primaries(retrieval.plan)) {
    const { root, path, lines, role, symbol } = candidate;
    const file = await page.book.file(root, path);
    if (!file) continue;
    const keep = symbol ? [...symbol.fact.raises, ...symbol.fact.mutates].map(({ line }) => line - lines.first) : [];
    items.push({
      candidate,
      lines: file.slice(lines.first, lines.last + 1),
      language: symbol?.language ?? 'markdown',
      documentation: role === 'documentation',
      keep,
    });
  }
  const { packed } = pack(items, budget);
  for (const { index } of packed) {
    const item = items[index];
    if (item) await page.book.read(item.candidate, item.candidate.symbol, item.candidate.why);
  }
  return packed.map(({ text }) => text);
}

async function count(question: Question, packed: readonly string[], budget: Budget): Promise<AnswerRecord['tokens']> {
  const prompt = await countTokens(question.text);
  const initial = await countTokens(packed.join('\n'));
  return { prompt, initial, byPass: [initial], total: prompt + initial, budget: budget.total, encoding: encodingName };
}

/** What {@link record} is made from. */
interface Finished {
  readonly options: AskOptions;
  readonly parts: AnswerParts;
  readonly question: Question;
  readonly mode: ModeChoice;
  readonly retrieval: Retrieval;
  readonly page: Page;
  readonly citations: readonly Citation[];
  readonly tokens: AnswerRecord['tokens'];
  readonly ms: Readonly<Record<string, number>>;
}

function record({ options, parts, question, mode, retrieval, page, citations, tokens, ms }: Finished): AnswerRecord {
  const evidence = page.book.records(parts.label);
  const answer = page.sections.join('\n\n');
  const id = parts.digest(`${parts.clock.now()}:${parts.clock.monotonic()}:${question.text}`);
  return {
    id,
    sessionId: options.sessionId ?? id,
    question: question.text,
    strategy: 'extractive',
    model: null,
    mode,
    answer,
    citations,
    unsupportedSentences: unsupportedLines(answer, citations),
    confidence: rate(retrieval, citations, parts.coverage),
    passes: [{ n: 1, gaps: [], evidenceAdded: evidence.map(({ n }) => n), tokens: tokens.initial, ms: ms['total'] ?? 0 }],
    gaps: { identified: [], resolved: [], unresolved: [] },
    stop: 'no-gaps',
    contextFromCache: false,
    search: { retrievers: retrieval.retrievers, found: retrieval.ranked.length, used: primaries(retrieval.plan).length },
    evidence,
    tokens,
    ms,
    coverage: parts.coverage,
    disclaimer: l10n.t('Found in the index and written down without a model: check it against the cited lines.'),
    modelUse: null,
    cut: false,
    notices: [],
    secretsReplaced: 0,
  };
}

function unsupportedLines(answer: string, citations: readonly Citation[]): number {
  const unsupported = citations.filter(({ status }) => status === 'unsupported').map(({ n }) => `[${n}]`);
  return unsupported.length ? answer.split('\n').filter((line) => unsupported.some((mark) => line.includes(mark))).length : 0;
}
