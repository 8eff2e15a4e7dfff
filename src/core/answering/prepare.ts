// Makes the request for an answer: gathers the evidence under the budget, writes the messages, and lists every place that they hold.
import type { AskOptions } from '../api.ts';
import { budgetOf, limited, type Budget } from '../packing/budget.ts';
import { countTokens, estimateTokens } from '../packing/tokens.ts';
import type { Digest, ModelInfo, ModelMessage, ModelRequest, OutboundPlace } from '../ports.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import type { ResolvedScope } from '../searching/scope.ts';
import { sureForm } from '../reading/kind/sureForms.ts';
import { scrub } from '../secrets/scrub.ts';
import { rootMeant } from '../workspace/rootMeant.ts';
import type { Asked } from './asked.ts';
import { askableOf, besides, firstResults } from './besides.ts';
import { defaultMaxOutputTokens, defaultMaxPasses, defaultTemperature, passBounds } from './defaults.ts';
import { EvidenceBook } from './evidence.ts';
import { gather, gatherAgain, type Gathered } from './gather.ts';
import { indexedShare } from './indexedShare.ts';
import { countMessages, countPrompt, type PromptCounts } from './promptCounts.ts';
import { answerMessages, continuationMessages, mostWordsOf, systemText, type PromptParts } from './prompts/answerPrompt.ts';
import { toRead } from '../packing/readingOrder.ts';
import { evidenceText, pathOf } from './prompts/evidenceText.ts';
import { evidenceSent } from './evidenceSent.ts';
import type { Citation, EvidenceRecord } from './record.ts';
import { conversationText } from './session/conversation.ts';
import { keptEvidence } from './session/keptEvidence.ts';
import { SentLines } from './sentLines.ts';

/** A request, and what is needed to read its reply. */
export interface Prepared {
  readonly request: ModelRequest;
  readonly book: EvidenceBook;
  readonly gathered: Gathered;
  readonly sent: SentLines;
  readonly evidence: readonly EvidenceRecord[];
  readonly evidenceText: string;
  /** Tokens of the request; `total` is at most that of the budget. */
  readonly counts: PromptCounts;
  readonly budget: Budget;
  readonly rootOf: (label: string) => string;
  /** Key of the tags in which evidence stands. */
  readonly nonce: string;
  /** Whether some of it was read for an earlier turn and not found anew, and how many such places are no longer there. */
  readonly fromCache: boolean;
  readonly gone: number;
  /** Characters of the question that found no room. */
  readonly unsentCharacters: number;
}

/** A question longer than this is mostly log: its beginning and its end are sent. In characters. */
const longestQuestion = 12_000;
/** So far down a place may stand among the finds of a question to be read for it since an earlier answer of the chat rests on it. */
const highRanks = 20;
/** Delimiters, notes and what tokenizers count differently. */
const spare = 200;

const nothing = { gathered: { pieces: [], relations: [], left: 0, unshown: [], unlisted: 0, tokens: 0, secrets: 0 } };

/** The budget of `asked`, at most what the model can read beside the rules, the question and its own answer. */
export function budgetFor(asked: Asked, { maxInputTokens }: ModelInfo): Budget {
  const shared = budgetOf(asked.mode.value, asked.options.budget, asked.settings);
  // Where nothing is asked for later, one pass may read all.
  const budget = passesOf(asked) > 1 ? shared : { ...shared, initial: shared.initial + shared.gaps.total };
  if (maxInputTokens === undefined) return budget;
  const { text } = shortQuestion(asked.asked.verbatim(), longestQuestion);
  const rules = systemText(promptParts(asked, { ...nothing, nonce: '', conversation: '' }, text));
  const before = estimateTokens(asked.options.continuation?.answer ?? '');
  const said = estimateTokens(conversationOf(asked));
  const taken = estimateTokens(rules) + estimateTokens(text) + said + before + maxTokensOf(asked.options) + spare;
  return limited(budget, maxInputTokens - taken);
}

/**
 * Makes the request under `budget`. Packing estimates, and estimates are off by a fifth; so what it made is counted, and packed anew with less until
 * the whole request fits.
 */
export async function prepare(asked: Asked, info: ModelInfo, budget: Budget): Promise<Prepared> {
  const frame = await frameOf(asked, info, budget);
  for (let part = budget; ;) {
    const draft = await drafted(asked, info, budget, part, frame);
    const { counts, gathered } = draft;
    if (counts.total <= frame.limit || part.initial < smallestPart) return draft;
    const fits = (counts.initial - (counts.total - frame.limit)) / Math.max(1, counts.initial);
    part = limited(part, Math.floor(shrinkBy * fits * Math.min(part.initial, gathered.tokens)));
  }
}

/** With an initial retrieval of fewer tokens nothing is packed. */
const smallestPart = 60;
/** What does not fit is packed anew a little smaller than it would have to be, so that once is nearly always enough. */
const shrinkBy = 0.97;

/** What of a request is not evidence, cut to the budget; and how large the request may be with its evidence. */
interface Frame {
  readonly text: string;
  readonly left: number;
  readonly conversation: string;
  /** Tokens of the whole request. */
  readonly limit: number;
}

async function frameOf(asked: Asked, info: ModelInfo, { total, gaps }: Budget): Promise<Frame> {
  const conversation = conversationOf(asked, total * conversationShare);
  const { text, left } = await fittingQuestion(asked.asked.verbatim(), total * questionShare);
  const parts = promptParts(asked, { ...nothing, nonce: 'x'.repeat(nonceLength), conversation }, text);
  const fixed = await countMessages([...answerMessages(parts, info.capabilities.system), ...goOn(asked.options.continuation)]);
  if (passesOf(asked) === 1) return { text, left, conversation, limit: total };
  const replied = Math.round(tokensPerWord * mostWordsOf(maxTokensOf(asked.options)));
  const kept = (gaps.byPass[0] ?? 0) + replied + furtherRules;
  // Where this would take more than half of the room, one pass that reads enough is worth more than two that do not.
  return { text, left, conversation, limit: kept <= (total - fixed) / 2 ? total - kept : total };
}

/** Parts of the budget that the chat so far and a long question take at most. */
const conversationShare = 0.2;
const questionShare = 0.4;
const nonceLength = 12;
/** What an answer takes in a later request, by the words that it may have: answers seldom use more than two thirds of them. */
const tokensPerWord = 1;
/** Tokens of what is asked again in a later request, with the notes of some gaps. */
const furtherRules = 300;

/** `text` in at most `most` tokens: its beginning and its end. */
async function fittingQuestion(text: string, most: number): Promise<{ readonly text: string; readonly left: number }> {
  let short = shortQuestion(text, longestQuestion);
  for (let length = Math.min(text.length, longestQuestion); length > 100;) {
    const tokens = await countTokens(short.text);
    if (tokens <= most) break;
    length = Math.floor((shrinkBy * length * most) / tokens);
    short = shortQuestion(text, length);
  }
  return short;
}

async function drafted(asked: Asked, info: ModelInfo, budget: Budget, part: Budget, frame: Frame): Promise<Prepared> {
  const { parts, retrieval, options } = asked;
  const book = new EvidenceBook(parts.texts, parts.digest, asked.names);
  const rootOf = (label: string): string => rootMeant(label, parts.roots)?.key ?? '';
  const { continuation } = options;
  const { places: kept, gone } = await keptFor(asked, book, rootOf);
  const reading = { graph: parts.sources.graph, book, scope: scopeWithFocus(asked), usesOf: asked.usesOf };
  const gathered = continuation
    ? await gatherAgain(placesOf(continuation.evidence, rootOf, asked), part, book)
    : await gather(retrieval.plan, part, reading, {
        kept: [...kept, ...besides(asked)],
        results: firstResults(asked, budget),
        askable: passesOf(asked) === 1 && !callsTools(asked) ? [] : askableOf(asked),
      });
  const { text, left, conversation } = frame;
  const shown = evidenceText(gathered, parts.label);
  const nonce = nonceFor(`${shown}\n${text}\n${conversation}`, `${parts.clock.now()}:${parts.clock.monotonic()}:${text}`, parts.digest);
  const prompt = promptParts(asked, { gathered, nonce, conversation }, text);
  const messages = [...answerMessages(prompt, info.capabilities.system), ...goOn(continuation)];
  const request = requestOf(asked, messages, gathered);
  const sent = new SentLines(gathered, parts.label);
  const evidence = await evidenceSent(book, gathered, parts.label);
  const counts = await countPrompt(messages, shown);
  const keptKeys = new Set(kept.map(keyOf));
  const foundKeys = new Set(toRead(retrieval.plan).map(keyOf));
  const fromCache = gathered.pieces.some(({ evidence: place }) => keptKeys.has(keyOf(place)) && !foundKeys.has(keyOf(place)));
  return {
    request,
    book,
    gathered,
    sent,
    evidence,
    evidenceText: shown,
    counts,
    budget,
    rootOf,
    nonce,
    fromCache,
    gone,
    unsentCharacters: left,
  };
}

/** The scope of the question, with what people pointed at themselves. */
function scopeWithFocus({ options, scope, parts }: Asked): ResolvedScope {
  const pointed = [options.focus, ...(options.attached ?? [])].flatMap((place) => {
    const root = place && rootMeant(place.root, parts.roots);
    return place && root ? [{ ...place, root: root.key }] : [];
  });
  const contains: ResolvedScope['contains'] = (root, path, line) =>
    scope.contains(root, path, line) || pointed.some((place) => place.root === root && place.path === path);
  return pointed.length ? { ...scope, contains } : scope;
}

/** What the answers of earlier turns rest on: all of it when the question goes on with them, else what the search ranks high for this one, too. */
async function keptFor(
  { session, followUp, retrieval, scope, parts, options, settings }: Asked,
  book: EvidenceBook,
  rootOf: Prepared['rootOf'],
): Promise<{ readonly places: readonly Candidate[]; readonly gone: number }> {
  if (options.continuation) return { places: [], gone: 0 };
  const most = settings['session.keptEvidence'];
  const { places, gone } = await keptEvidence(session.fresh, { book, graph: parts.sources.graph, digest: parts.digest, rootOf, most });
  const ranked = new Set(retrieval.ranked.slice(0, highRanks).map(keyOf));
  const inside = places.filter(({ place }) => scope.contains(place.root, place.path, place.lines.first));
  const wanted = inside.filter(({ place, cited }) => cited && (followUp !== undefined || ranked.has(keyOf(place))));
  return { places: wanted.map(({ place }) => place), gone: followUp ? gone : 0 };
}

function requestOf({ options, secrets, parts }: Asked, messages: readonly ModelMessage[], gathered: Gathered): ModelRequest {
  return {
    purpose: 'answer',
    messages,
    temperature: options.temperature ?? defaultTemperature,
    maxTokens: maxTokensOf(options),
    places: placesSent(gathered, parts.label),
    secretsReplaced: secrets + gathered.secrets,
  };
}

function promptParts(
  asked: Asked,
  { gathered, nonce, conversation }: Pick<PromptParts, 'gathered' | 'nonce' | 'conversation'>,
  question: string,
): PromptParts {
  const { mode, options, parts } = asked;
  const { focus, language } = options;
  return {
    conversation,
    meant: meantBy(asked),
    mode: mode.value,
    asked: asked.question.asked,
    question,
    form: sureForm(asked.question.form),
    language,
    selected: focus ? `${focus.path}:${focus.lineStart}-${focus.lineEnd}` : undefined,
    gathered,
    label: parts.label,
    nonce,
    maxTokens: maxTokensOf(options),
    indexed: indexedShare(parts.coverage),
    asksForGaps: passesOf(asked) > 1,
    callsTools: callsTools(asked),
  };
}

/** What was said before, in at most `tokens`. Answers have placeholders for secrets already; what people typed since has not been looked at. */
function conversationOf({ session, options, names, settings }: Asked, tokens = Infinity): string {
  const turnTokens = Math.min(settings['session.turnTokens'], Math.floor(tokens));
  return options.continuation ? '' : scrub(conversationText(session.turns, { ...settings, 'session.turnTokens': turnTokens }), names).text;
}

/** Which code a question that goes on with an earlier one was taken to be about. */
function meantBy({ followUp, parts }: Asked): string | undefined {
  if (!followUp) return undefined;
  const { root, path, fact } = followUp.symbol;
  return `${fact.qualifiedName} (${pathOf(root, path, parts.label)}:${fact.nameRange.start.line + 1})`;
}

/** Whether the model looks up itself what it needs; an answer that goes on with another has been looked up. */
export function callsTools({ options: { strategy, continuation } }: Pick<Asked, 'options'>): boolean {
  return strategy === 'agent' && !continuation;
}

/** How often a model may be asked: once for an answer that goes on with another, and where that is all that was asked for. */
export function passesOf({ options, settings }: Pick<Asked, 'options' | 'settings'>): number {
  const { strategy, continuation, maxPasses = defaultMaxPasses } = options;
  if (!settings['features.gapResolution'] || strategy === 'single-pass' || continuation || callsTools({ options })) return 1;
  return Math.min(passBounds.most, Math.max(passBounds.least, Math.floor(maxPasses)));
}

function maxTokensOf({ maxOutputTokens }: AskOptions): number {
  return maxOutputTokens ?? defaultMaxOutputTokens;
}

/** Part of delimiters: what nobody can have written into a file before: it depends on the moment. Another one, should it occur all the same. */
export function nonceFor(text: string, seed: string, digest: Digest): string {
  let nonce = digest(seed).slice(0, 12);
  for (let i = 1; text.includes(nonce); i++) nonce = digest(`${seed}:${i}`).slice(0, 12);
  return nonce;
}

/** `text` in at most `length` characters, three quarters of them its beginning. */
function shortQuestion(text: string, length: number): { readonly text: string; readonly left: number } {
  if (text.length <= length) return { text, left: 0 };
  const left = text.length - length;
  const atEnd = Math.floor(length / 4);
  const [start, end] = [text.slice(0, length - atEnd), text.slice(-atEnd)];
  return { text: `${start}\n… (${left} characters left out)\n${end}`, left };
}

/** The answer so far as the model would have written it: with the places instead of our numbers. */
function goOn(continuation: AskOptions['continuation']): readonly ModelMessage[] {
  if (!continuation) return [];
  const places = new Map(continuation.citations.filter(({ status }) => status !== 'unsupported').map((each) => [each.n, written(each)]));
  const answer = continuation.answer.replace(/\[(\d{1,4})\]/g, (mark, n: string) => places.get(Number(n)) ?? mark);
  return continuationMessages(scrub(answer).text);
}

function written({ root, file, lineStart, lineEnd }: Citation): string {
  return `[${root ? `${root}/` : ''}${file}:${lineStart}${lineEnd > lineStart ? `-${lineEnd}` : ''}]`;
}

function placesOf(
  evidence: readonly Pick<EvidenceRecord, 'root' | 'file' | 'lineStart' | 'lineEnd' | 'why'>[],
  rootOf: (label: string) => string,
  { parts }: Asked,
): Candidate[] {
  return evidence.map(({ root: label, file, lineStart, lineEnd, why }) => {
    const root = rootOf(label);
    const lines = { first: lineStart - 1, last: lineEnd - 1 };
    const at = parts.sources.graph.at(root, file, lines.first);
    const symbol = at && at.fact.range.start.line >= lines.first ? at : null;
    return { root, path: file, role: 'code', lines, symbol, title: '', score: 1, why };
  });
}

/** Every stretch of lines that the messages hold, with its share of the tokens. */
export function placesSent({ pieces, relations }: Gathered, label: (root: string) => string): OutboundPlace[] {
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
