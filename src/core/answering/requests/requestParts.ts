// Writes a request from the evidence that was gathered, and lists every place that it holds.
import type { Budget } from '../../packing/budget.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { Digest, ModelInfo, ModelMessage, ModelRequest, OutboundPlace } from '../../ports.ts';
import { sureForm } from '../../reading/kind/sureForms.ts';
import { scrub } from '../../secrets/scrub.ts';
import type { AnswerRun } from '../answerRun.ts';
import { isAgentStrategy, passesOf } from '../choice/chosenStrategy.ts';
import { defaultMaxOutputTokens, defaultTemperature } from '../choice/defaults.ts';
import type { EvidenceBook } from '../evidence/evidence.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import { indexedShare } from '../record/indexedShare.ts';
import { citing } from '../knowledge/citing.ts';
import { countPrompt, type PromptCounts } from './promptCounts.ts';
import { answerMessages, continuationMessages, type PromptParts } from '../prompts/answerPrompt.ts';
import { evidenceText } from '../prompts/evidenceText.ts';
import type { GapNote } from '../prompts/furtherPrompt.ts';
import type { Citation, EvidenceRecord } from '../record/record.ts';
import { SentLines } from '../evidence/sentLines.ts';
import type { AskOptions } from '../askOptions.ts';
import { pathOf } from '../evidence/pathOf.ts';

/** What of a request is not evidence, cut to the budget; and how large the request may be with its evidence. */
export interface RequestFrame {
  readonly question: string;
  readonly left: number;
  readonly conversation: string;
  /** Tokens of the whole request. */
  readonly limit: number;
}

/** A request, and what is needed to read its reply. */
export interface PreparedRequest {
  readonly request: ModelRequest;
  readonly book: EvidenceBook;
  readonly gathered: EvidenceSet;
  /** What any request for the answer held so far, this one with them. */
  readonly sentSoFar: EvidenceSet;
  readonly sent: SentLines;
  readonly evidence: readonly EvidenceRecord[];
  /** What became of gaps so far. */
  readonly notes: readonly GapNote[];
  readonly evidenceText: string;
  /** Tokens of the request; `total` is at most that of the budget. */
  readonly counts: PromptCounts;
  readonly budget: Budget;
  readonly frame: RequestFrame;
  readonly rootOf: (label: string) => string;
  /** Key of the tags in which the first evidence stands. */
  readonly nonce: string;
  /** Whether some of it was read for an earlier turn and not found anew, and how many such places are no longer there. */
  readonly fromCache: boolean;
  readonly gone: number;
  /** Characters of the question that found no room. */
  readonly unsentCharacters: number;
}

/**
 * A request that asks with `gathered` alone: the first one of an answer, or one that takes the place of all before it. Reads nothing; the delimiters
 * differ from call to call.
 */
export async function assemble(
  run: AnswerRun,
  info: ModelInfo,
  { question: text, conversation }: RequestFrame,
  evidenceSet: EvidenceSet,
): Promise<Pick<PreparedRequest, 'request' | 'gathered' | 'sent' | 'evidenceText' | 'counts' | 'nonce'>> {
  const { clock, digest, label } = run.parts;
  const shown = evidenceText(evidenceSet, label);
  const noted = run.queryFinds?.noted?.text(citing(evidenceSet));
  const nonce = nonceFor(`${shown}\n${text}\n${conversation}\n${noted}`, `${clock.now()}:${clock.monotonic()}:${text}`, digest);
  const prompt = promptParts(run, { gathered: evidenceSet, nonce, conversation, noted }, text);
  const messages = [...answerMessages(prompt, info.capabilities.system), ...goOn(run.options.continuation)];
  return {
    request: requestOf(run, messages, evidenceSet),
    gathered: evidenceSet,
    sent: new SentLines(evidenceSet, label),
    evidenceText: shown,
    nonce,
    counts: await countPrompt(messages, shown),
  };
}

function requestOf({ options, secrets, parts }: AnswerRun, messages: readonly ModelMessage[], evidenceSet: EvidenceSet): ModelRequest {
  return {
    purpose: 'answer',
    messages,
    temperature: options.temperature ?? defaultTemperature,
    maxTokens: maxTokensOf(options),
    places: placesSent(evidenceSet, parts.label),
    secretsReplaced: secrets + evidenceSet.secrets,
  };
}

/** What the messages are made from, beside the evidence. */
export function promptParts(
  run: AnswerRun,
  { gathered, nonce, conversation, noted }: Pick<PromptParts, 'gathered' | 'nonce' | 'conversation' | 'noted'>,
  question: string,
): PromptParts {
  const { mode, options, parts } = run;
  const { focus, language } = options;
  return {
    conversation,
    meaning: meantBy(run),
    mode: mode.value,
    aim: run.intent.aim,
    question,
    form: sureForm(run.intent.form),
    language,
    selected: focus ? `${focus.path}:${focus.lineStart}-${focus.lineEnd}` : undefined,
    gathered,
    noted,
    label: parts.label,
    nonce,
    maxTokens: maxTokensOf(options),
    indexed: indexedShare(parts.coverage),
    asksForGaps: passesOf(run) > 1,
    callsTools: isAgentStrategy(run),
  };
}

/** Which code a question that goes on with an earlier one was taken to be about. */
function meantBy({ followUp, parts }: AnswerRun): string | undefined {
  if (!followUp) return undefined;
  const { root, path, fact } = followUp.symbol;
  return `${fact.qualifiedName} (${pathOf(root, path, parts.label)}:${fact.nameRange.start.line + 1})`;
}

/** The answer so far as the model would have written it: with the places instead of our numbers. */
export function goOn(continuation: AskOptions['continuation']): readonly ModelMessage[] {
  if (!continuation) return [];
  const places = new Map(continuation.citations.filter(({ status }) => status !== 'unsupported').map((each) => [each.n, written(each)]));
  const answer = continuation.answer.replace(/\[(\d{1,4})\]/g, (mark, n: string) => places.get(Number(n)) ?? mark);
  return continuationMessages(scrub(answer).text);
}

function written({ root, file, lineStart, lineEnd }: Citation): string {
  return `[${root ? `${root}/` : ''}${file}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}]`;
}

/** Most tokens of the answer. */
export function maxTokensOf({ maxOutputTokens }: AskOptions): number {
  return maxOutputTokens ?? defaultMaxOutputTokens;
}

/** Part of delimiters: what nobody can have written into a file before: it depends on the moment. Another one, should it occur all the same. */
export function nonceFor(text: string, seed: string, digest: Digest): string {
  let nonce = digest(seed).slice(0, 12);
  for (let i = 1; text.includes(nonce); i++) nonce = digest(`${seed}:${i}`).slice(0, 12);
  return nonce;
}

/** Every stretch of lines that the messages hold, with its share of the tokens. */
export function placesSent({ pieces, relations }: EvidenceSet, label: (root: string) => string): OutboundPlace[] {
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
