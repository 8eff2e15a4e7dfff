// Builds a request from gathered evidence, and lists every place in it.
import type { Budget } from '../../../packing/budget.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { Digest, ModelInfo, ModelMessage, ModelRequest, OutboundPlace } from '../../../ports.ts';
import { sureForm } from '../../../reading/kind/sureForms.ts';
import { showHidden } from '../../../text/hiddenCharacters.ts';
import { scrub } from '../../../secrets/scrub.ts';
import type { AnswerRun } from '../../run/answerRun.ts';
import { isAgentStrategy, passesOf } from '../choice/chosenStrategy.ts';
import { defaultMaxOutputTokens, defaultTemperature } from '../choice/defaults.ts';
import type { EvidenceBook } from '../../material/evidence/evidenceBook.ts';
import type { EvidenceSet } from '../../material/evidence/evidenceSet.ts';
import { indexedShare } from '../../record/indexedShare.ts';
import { placeFormatter } from '../../material/knowledge/placeFormatter.ts';
import { countPrompt, type PromptCounts } from './promptCounts.ts';
import { answerMessages, continuationMessages, type AnswerPrompt } from '../../model/prompts/answerPrompt.ts';
import { evidenceText } from '../../model/prompts/evidenceText.ts';
import type { GapNote } from '../../model/prompts/furtherPrompt.ts';
import type { Citation, EvidenceRecord } from '../../record/answerRecord.ts';
import { SentLines } from '../../material/evidence/sentLines.ts';
import type { AskOptions } from '../../input/askOptions.ts';
import { pathOf } from '../../material/evidence/pathOf.ts';

/** The parts of a request beside its evidence, cut to the budget. */
export interface RequestFrame {
  readonly question: string;
  readonly unsentCharacters: number;
  readonly conversation: string;
  /** Tokens of the whole request. */
  readonly limit: number;
}

/** A request with the data that reading its reply needs. */
export interface PreparedRequest {
  readonly request: ModelRequest;
  readonly book: EvidenceBook;
  readonly evidenceSet: EvidenceSet;
  /** Evidence of all requests for the answer so far, including this one. */
  readonly evidenceSoFar: EvidenceSet;
  readonly sentLines: SentLines;
  readonly evidence: readonly EvidenceRecord[];
  /** Outcome of the gaps so far. */
  readonly notes: readonly GapNote[];
  readonly evidenceText: string;
  /** Tokens of the request; `total` is at most that of the budget. */
  readonly counts: PromptCounts;
  readonly budget: Budget;
  readonly frame: RequestFrame;
  readonly rootOf: (label: string) => string;
  /** Key in the tags around the first evidence. */
  readonly nonce: string;
  /** Whether some evidence comes only from an earlier turn. */
  readonly fromCache: boolean;
  /** Places of the continued turn that no longer exist. */
  readonly goneCount: number;
  /** Characters of the question that found no room. */
  readonly unsentCharacters: number;
}

/**
 * A request with `evidenceSet` alone: the first of an answer, or one that replaces all before it. Reads no files; the delimiters differ
 * between calls.
 */
export async function assembleRequest(
  run: AnswerRun,
  info: ModelInfo,
  { question, conversation }: RequestFrame,
  evidenceSet: EvidenceSet,
): Promise<Pick<PreparedRequest, 'request' | 'evidenceSet' | 'sentLines' | 'evidenceText' | 'counts' | 'nonce'>> {
  const { clock, digest, label } = run.dependencies;
  const shownText = evidenceText(evidenceSet, label);
  const graphNotes = run.queryResults?.graphNotes?.text(placeFormatter(evidenceSet));
  const nonce = nonceFor(
    `${shownText}\n${question}\n${conversation}\n${graphNotes}`,
    `${clock.now()}:${clock.monotonic()}:${question}`,
    digest,
  );
  const prompt = promptInput(run, { evidenceSet, nonce, conversation, graphNotes }, question);
  const messages = [...answerMessages(prompt, info.capabilities.system), ...continuedMessages(run.options.continuation)];
  return {
    request: requestOf(run, messages, evidenceSet),
    evidenceSet,
    sentLines: new SentLines(evidenceSet, label),
    evidenceText: shownText,
    nonce,
    counts: await countPrompt(messages, shownText),
  };
}

function requestOf(
  { options, secretCount, dependencies }: AnswerRun,
  messages: readonly ModelMessage[],
  evidenceSet: EvidenceSet,
): ModelRequest {
  return {
    purpose: 'answer',
    messages,
    temperature: options.temperature ?? defaultTemperature,
    maxTokens: maxTokensOf(options),
    places: outboundPlaces(evidenceSet, dependencies.label),
    secretsReplaced: secretCount + evidenceSet.secretCount,
  };
}

/** Parts of the messages beside the evidence. */
export function promptInput(
  run: AnswerRun,
  { evidenceSet, nonce, conversation, graphNotes }: Pick<AnswerPrompt, 'evidenceSet' | 'nonce' | 'conversation' | 'graphNotes'>,
  question: string,
): AnswerPrompt {
  const { mode, options, dependencies } = run;
  const { focus, language } = options;
  return {
    conversation,
    meaning: meaningOf(run),
    mode: mode.value,
    aim: run.intent.aim,
    question,
    form: sureForm(run.intent.form),
    language,
    selectedPlace: focus ? `${focus.path}:${focus.lineStart}-${focus.lineEnd}` : undefined,
    evidenceSet,
    graphNotes,
    label: dependencies.label,
    nonce,
    maxTokens: maxTokensOf(options),
    indexedShare: indexedShare(dependencies.coverage),
    asksForGaps: passesOf(run) > 1,
    callsTools: isAgentStrategy(run),
  };
}

/** The code that a follow-up question is about. */
function meaningOf({ followUp, dependencies }: AnswerRun): string | undefined {
  if (!followUp) return undefined;
  const { root, path, fact } = followUp.symbol;
  return `${fact.qualifiedName} (${pathOf(root, path, dependencies.label)}:${fact.nameRange.start.line + 1})`;
}

/** The answer so far as the model would have written it: with places instead of our numbers. */
export function continuedMessages(continuation: AskOptions['continuation']): readonly ModelMessage[] {
  if (!continuation) return [];
  const places = new Map(
    continuation.citations.filter(({ status }) => status !== 'unsupported').map((each) => [each.n, referenceText(each)]),
  );
  const answer = continuation.answer.replace(/\[(\d{1,4})\]/g, (mark, n: string) => places.get(Number(n)) ?? mark);
  return continuationMessages(showHidden(scrub(answer).text));
}

function referenceText({ root, file, lineStart, lineEnd }: Citation): string {
  return `[${root ? `${root}/` : ''}${file}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}]`;
}

/** Maximum tokens of the answer. */
export function maxTokensOf({ maxOutputTokens }: AskOptions): number {
  return maxOutputTokens ?? defaultMaxOutputTokens;
}

const nonceLength = 12;

/** Takes the place of a nonce in a request that is only counted. */
export const placeholderNonce = 'x'.repeat(nonceLength);

/** Part of the delimiters; it does not occur in `text`. `seed` depends on the moment, so that no file can contain the delimiters on purpose. */
export function nonceFor(text: string, seed: string, digest: Digest): string {
  let nonce = digest(seed).slice(0, nonceLength);
  for (let i = 1; text.includes(nonce); i++) nonce = digest(`${seed}:${i}`).slice(0, nonceLength);
  return nonce;
}

/** Every range of lines in the messages, with its share of the tokens. */
export function outboundPlaces({ pieces, relations }: EvidenceSet, label: (root: string) => string): OutboundPlace[] {
  const places: OutboundPlace[] = [];
  for (const { evidence, lines, text } of pieces) {
    let from = 0;
    for (let i = 1; i <= lines.length; i++) {
      if (i < lines.length && lines[i] === (lines[i - 1] ?? 0) + 1) continue;
      const [first, last] = [lines[from] ?? 0, lines[i - 1] ?? 0];
      const tokens = estimateTokens(text.slice(from, i).join('\n'));
      places.push({ root: label(evidence.root), file: evidence.path, lineStart: first + 1, lineEnd: last + 1, tokens });
      from = i;
    }
  }
  for (const { evidence, repeated } of relations) {
    if (!evidence || repeated) continue;
    const line = evidence.lines.first + 1;
    const tokens = estimateTokens(evidence.text.join('\n'));
    places.push({ root: label(evidence.root), file: evidence.path, lineStart: line, lineEnd: line, tokens });
  }
  return places;
}
