// Prints an answer for people: streamed on a terminal, otherwise as a whole. Notices go to standard error.
import * as l10n from '@vscode/l10n';
import { unfold, type FoldedText } from '../../core/answering/page/folds.ts';
import type { AskEvent } from '../../core/answering/record/events.ts';
import { endPhrase, graphSizePhrase } from '../../core/answering/material/knowledge/knowledgeLabels.ts';
import type { AnswerRecord, Citation, KnowledgeRecord, RoundRecord } from '../../core/answering/record/answerRecord.ts';
import { reasonWithWords } from '../../core/reading/mode.ts';
import { modeLabel } from '../../core/reading/modeLabel.ts';
import { answerText, withoutMarkdownEscapes } from './answerText.ts';
import { commandLineSentence } from './commandLineSentences.ts';
import { printable } from './printable.ts';
import type { Output } from './output.ts';

/** Target of an answer. `live`: pieces are printed as they come. `json`: only the record is printed. */
export interface PrinterOptions {
  readonly output: Output;
  readonly live: boolean;
  readonly json: boolean;
  /** Whether to print folded parts in full. */
  readonly full: boolean;
  /** Standard error. */
  say(line: string): void;
}

/** Folds the events of one answer onto the terminal. */
export class AnswerPrinter {
  readonly #options: PrinterOptions;
  #streamedText = '';

  constructor(options: PrinterOptions) {
    this.#options = options;
  }

  async printEvent(event: AskEvent): Promise<void> {
    const { live, json, output, say } = this.#options;
    if (event.kind === 'notice') say(printable(commandLineSentence(event.notice)));
    if (event.kind === 'status' && event.status === 'looking-up' && !json) {
      say(printable(l10n.t('Looking up what is missing: {0}', event.args[1] ?? '')));
    }
    if (event.kind === 'status' && event.status === 'searching' && !json) say(printable(l10n.t('Searching for: {0}', event.args[2] ?? '')));
    if (event.kind === 'judged' && !event.judgement.complete && !json)
      say(printable(l10n.t('Still missing: {0}', event.judgement.missing.join('; '))));
    if (event.kind === 'round' && !json) say(printable(roundText(event.round)));
    if (event.kind === 'pass' && event.n > 1 && this.#streamedText) await this.#startPass(event.n, event.of);
    if (event.kind !== 'delta' || event.folded || !live || json) return;
    this.#streamedText += event.text;
    await output.write(printable(event.text));
    await output.flush();
  }

  async printRecord(record: AnswerRecord): Promise<void> {
    const { json, full, output } = this.#options;
    if (json) {
      await output.json(record);
      return;
    }
    const { text, folded: foldedTexts } = unfold(record);
    // Folded text brings its own sources.
    const citations = full || foldedTexts.length === 0 ? record.citations : record.citations.filter(({ n }) => text.includes(`[${n}]`));
    if (this.#streamedText) await this.#finishStream({ ...record, answer: text, citations });
    else await output.line(answerText({ ...record, answer: text }));
    await this.#printFoldedTexts(record, foldedTexts);
    await printUnproven(record, output, this.#streamedText !== '');
    await output.line();
    await printFacts(record, output, full);
  }

  /** Prints the folded parts in full on request; otherwise one line each, with the way to get them. */
  async #printFoldedTexts({ citations }: AnswerRecord, foldedTexts: readonly FoldedText[]): Promise<void> {
    const { output, full } = this.#options;
    for (const { label, text } of foldedTexts) {
      await output.line();
      await output.line(`${full ? '▾' : '▸'} ${label}`);
      if (full) await output.line(`\n${answerText({ answer: text, citations })}`);
    }
    if (foldedTexts.length && !full) await output.line(l10n.t('--full shows what is folded behind these lines.'));
  }

  /** A further pass rewrites the whole answer. */
  async #startPass(n: number, of: number): Promise<void> {
    this.#streamedText = '';
    await this.#options.output.line(`\n\n${l10n.t('Pass {0} of {1}, the answer rewritten:', n, of)}\n`);
  }

  /** Streamed text has numbers instead of places, since a citation is checked only when its sentence is complete. */
  async #finishStream({ answer, citations }: AnswerRecord): Promise<void> {
    const { output } = this.#options;
    const unprinted = answer.startsWith(this.#streamedText) ? answer.slice(this.#streamedText.length) : undefined;
    await output.line(unprinted ?? '');
    if (unprinted === undefined && answer.trim() !== this.#streamedText.trim()) {
      await output.line(`\n${l10n.t('After the check:')}\n\n${withoutMarkdownEscapes(answer)}`);
    }
    if (citations.length > 0) await output.line();
    for (const citation of citations) await output.line(sourceLine(citation));
  }
}

function sourceLine({ n, root, file, lineStart, lineEnd, status, reason, unchecked }: Citation): string {
  const lines = lineStart === lineEnd ? String(lineStart) : `${lineStart}-${lineEnd}`;
  const place = `[${n}] ${root ? `${root}/` : ''}${file}:${lines}`;
  if (status === 'unsupported') return l10n.t('{0} not verified: {1}', place, reason ?? '');
  return unchecked === undefined ? place : `${place}: ${unchecked}`;
}

/** Lists the unproven sentences. A number left in the text leads to its citation, unless that is listed already. */
async function printUnproven({ citations, unproven = [] }: AnswerRecord, output: Output, isListed: boolean): Promise<void> {
  const unsupported = isListed ? [] : citations.filter(({ status }) => status === 'unsupported');
  if (unsupported.length + unproven.length > 0) await output.line();
  for (const citation of unsupported) await output.line(sourceLine(citation));
  for (const { sentence, reason } of unproven) await output.line(l10n.t('Not proven: {0} ({1})', withoutMarkdownEscapes(sentence), reason));
}

/** Prints how sure the answer is; with `full`, also how the question was read. */
async function printFacts(record: AnswerRecord, output: Output, full: boolean): Promise<void> {
  const { mode } = record;
  const { level, reasons } = record.confidence;
  if (full) await output.line(l10n.t('Kind of question: {0} ({1})', modeLabel(mode.value), reasonWithWords(mode)));
  const { strategyChoice } = record;
  if (strategyChoice) await output.line(l10n.t('Strategy: {0} ({1})', strategyChoice.strategy, strategyChoice.reason));
  await output.line(l10n.t('Confidence: {0} ({1})', level, reasons.join(' ')));
  // Without a model nothing was missing: all results of look-ups are in the answer.
  if (record.gaps.identified.length && record.model !== null) await output.line(gapsText(record));
  if (record.queries) await output.line(searchesText(record.queries, record.tokens.small));
  if (record.knowledge) await output.line(knowledgeText(record.knowledge));
  for (const { normalized, rule } of excludedGaps(record)) await output.line(`${normalized}: ${rule}`);
  if (record.modelUse) await output.line(useText(record.model, record.modelUse));
  if (record.disclaimer) await output.line(record.disclaimer);
}

function gapsText({ gaps, passes }: AnswerRecord): string {
  const { identified, resolved, unresolved, notPursued = [], external = [] } = gaps;
  const foundSentence =
    passes.length === 1
      ? l10n.t('Missing pieces: {0} of {1} found.', resolved.length, identified.length)
      : l10n.t('Missing pieces: {0} of {1} found in {2} passes.', resolved.length, identified.length, passes.length);
  const parts = [
    foundSentence,
    ...(unresolved.length ? [l10n.t('Not found: {0}', unresolved.join(', '))] : []),
    ...(notPursued.length ? [l10n.t('Not looked up: {0}', notPursued.join(', '))] : []),
    ...(external.length ? [l10n.t('From libraries: {0}', external.join(', '))] : []),
  ];
  return parts.join(' ');
}

function searchesText(queries: NonNullable<AnswerRecord['queries']>, small = 0): string {
  const [first, ...others] = queries;
  const furtherPlaces = others.reduce((sum, { fresh }) => sum + fresh, 0);
  return l10n.t(
    'Searches: {0}, rounds: {1}, places that the question found: {2}, further places: {3}, tokens of prompts that asked what to look for: {4}',
    queries.length,
    Math.max(...queries.map(({ round }) => round)),
    first?.found ?? 0,
    furtherPlaces,
    small,
  );
}

function roundText({ n, triples, sufficient, reasoning }: RoundRecord): string {
  const noteSentence = l10n.t('Round {0} noted: {1}.', n, graphSizePhrase(triples));
  const judgement = sufficient ? l10n.t('Judged sufficient: {0}', reasoning) : l10n.t('Judged insufficient: {0}', reasoning);
  return `${noteSentence} ${reasoning || sufficient ? judgement : ''}`.trim();
}

function knowledgeText({ rounds, omitted, end }: KnowledgeRecord): string {
  const whole = graphSizePhrase(rounds.flatMap(({ triples }) => triples));
  const more = omitted ? ` ${l10n.t('No room in the graph for: {0}.', omitted)}` : '';
  return `${l10n.t('Graph of the findings: {0}, rounds: {1}; {2}.', whole, rounds.length, endPhrase(end))}${more}`;
}

/** Missing pieces that a rule keeps out of the index: each once, with the rule. */
function excludedGaps({ passes }: AnswerRecord): readonly { readonly normalized: string; readonly rule: string }[] {
  const rules = passes.flatMap(({ gaps }) => gaps.flatMap(({ normalized, rule }) => (rule ? [[normalized, rule] as const] : [])));
  return [...new Map(rules)].map(([normalized, rule]) => ({ normalized, rule }));
}

function useText(model: string | null, use: NonNullable<AnswerRecord['modelUse']>): string {
  const { where, cost, currency } = use;
  const counts = countsText(use);
  // A question to a small model costs less than a cent, so two significant digits are shown.
  const money =
    cost === null ? '' : `, ${cost.toLocaleString('en', { maximumSignificantDigits: cost < 1 ? 2 : 4, useGrouping: false })} ${currency}`;
  return l10n.t('Model: {0} at {1} ({2})', model ?? l10n.t('no answer'), where, counts + money);
}

function countsText({ calls, promptTokens, completionTokens, cachedTokens, estimated }: NonNullable<AnswerRecord['modelUse']>): string {
  if (estimated) return l10n.t('calls: {0}, tokens in: about {1}, out: about {2}', calls, promptTokens, completionTokens);
  if (cachedTokens) {
    return l10n.t('calls: {0}, tokens in: {1} ({2} cached), out: {3}', calls, promptTokens, cachedTokens, completionTokens);
  }
  return l10n.t('calls: {0}, tokens in: {1}, out: {2}', calls, promptTokens, completionTokens);
}
