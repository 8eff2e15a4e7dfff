// Finds the lines of code that emit a message of the question, whatever values fill its holes, and whether they raise, log, keep or return
// it.
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { neverCancelled, type CancellationToken } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import { findMessages } from '../../../messages/matching/findMessage.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';
import type { Intent } from '../../../reading/intent.ts';
import { writtenLiterals } from './literalSource.ts';
import { maxShownLength } from './messageLimits.ts';
import { withBrackets } from './messageParts.ts';
import { listOf, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { joinTemplates } from './textTemplates.ts';
import { rankByHints } from './hints.ts';
import { rankByExtension } from './extendedTexts.ts';
import { withInnerMessages, type WeighedMatch } from './withInnerMessages.ts';
import { messageCandidate } from './messageCandidate.ts';
import { raisedTypeAt, raisedMessages } from './raisedMessages.ts';
import { rankByChain, rankByTrace } from './rankByTrace.ts';
import { keyCandidates } from './keyCandidates.ts';
import { tableCandidates } from './tableCandidates.ts';
import { isTextOfErrorClass, raiseCandidates } from './raiseCandidates.ts';
import { roleFactor, type RoleInquiry } from '../../roleFactors.ts';
import { isRuleOn, weightOf, type WeightSource } from '../../weights/rankingWeights.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Minimum length: shorter texts occur in too many places, unless program output or a runtime printed them. */
const minWords = 3;
const maxPhraseLength = 300;
/**
 * - `phrases`: messages per question that are looked up.
 * - `places`: places of each in code, and as many elsewhere: many tests may expect a text that one line of code emits.
 * - `same`: places with the same text, which are all listed.
 * - `matches`: matches of one message from which the places are chosen.
 * Set by judgement: people read lists from the top.
 */
const limits = { phrases: 6, places: 8, same: 24, matches: 60 } as const;

/** Places that emit the messages of the question, best first; empty for a question without messages. */
export async function literalCandidates(
  inquiry: MessageInquiry,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<Candidate[]> {
  const { intent } = inquiry;
  const phrases = phrasesOf(intent);
  if (!texts || !phrases.length) return [];
  const sources: MessageSources = { graph, texts, token };
  const findMatches = matchFinder(inquiry, sources);
  const printedTexts = printedTextsOf(intent.messages);
  const types = new Map(intent.messages.flatMap(({ text, type }) => (type ? [[text, type] as const] : [])));
  const matchesByPhrase = await findMatches(phrases);
  for (const [i, phrase] of phrases.entries()) {
    const type = types.get(phrase);
    const raisedMatches = type === undefined ? [] : await raisedMessages({ text: phrase, type }, inquiry, { graph, texts });
    const matches = matchesByPhrase[i] ?? [];
    const emittedMatches = isShort(phrase) ? matches.filter((each) => isEmittedShort(each, printedTexts.has(phrase), graph)) : matches;
    matchesByPhrase[i] = addRaised(emittedMatches, raisedMatches);
  }
  const weighedMatches = matchesByPhrase.flatMap((matches, i) => {
    const phrase = phrases[i] ?? '';
    const isQuestion = phrase === intent.titleAsMessage;
    const phraseMatches = isQuestion ? matches.filter(({ kind }) => kind === 'whole') : matches;
    return weighPhrase(phraseMatches, types.get(phrase), inquiry, graph);
  });
  const candidates: Candidate[] = [];
  for (const { match, score } of await withInnerMessages(weighedMatches, findMatches, (matches) => weighMatches(matches, inquiry), texts))
    candidates.push(...(await candidatesOf(match, score, inquiry, sources)));
  const hintedCandidates = await rankByHints(rankByTrace(rankByChain(candidates, graph), intent), intent, sources);
  const extendedCandidates = await rankByExtension(hintedCandidates, texts);
  return bestOfEachDefinition(extendedCandidates.toSorted((a, b) => b.score - a.score));
}

type MessageInquiry = Pick<Inquiry, 'intent' | 'scope' | 'weights'>;

interface MessageSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly token: CancellationToken;
}

/** Finds the matches of each of several messages inside the scope; texts that are passed to a template are joined with it. */
function matchFinder(
  { scope }: MessageInquiry,
  { graph, texts, token }: MessageSources,
): (messages: readonly string[]) => Promise<MessageMatch[][]> {
  const source = writtenLiterals(graph);
  const includes = (file: TextFile): boolean => source.mayWrite(file) && scope.contains(file.root, file.path);
  return async (messages) => {
    const joinedMatches: MessageMatch[][] = [];
    for (const matches of await findMessages(messages, texts, source, { includes, maxMatches: limits.matches }, token)) {
      const inScope = matches.filter(({ file, line }) => scope.contains(file.root, file.path, line));
      joinedMatches.push([...(await joinTemplates(placesOf(withoutWeakBeginnings(inScope)), { graph, texts }))]);
    }
    return joinedMatches;
  };
}

/** Weighs the matches of one phrase. `type` is the type of the error that the question gives before it. */
function weighPhrase(
  matches: readonly MessageMatch[],
  type: string | undefined,
  inquiry: WeightSource,
  graph: CodeGraph,
): readonly WeighedMatch[] {
  // With an exact match, a partial match is a different message, and a line of code only reads like it.
  const hasWhole = isRuleOn('rule.wholeOnly', inquiry) && matches.some(({ kind, role }) => kind !== 'part' && role !== 'code');
  // With a literal that is the message, a longer one that has it somewhere is a different message too.
  const hasEqual = hasWhole && matches.some(({ kind, role, isEqual }) => kind === 'whole' && isEqual && role !== 'code');
  const isSameMessage = ({ kind, role }: MessageMatch): boolean => kind !== 'part' && role !== 'code' && !(hasEqual && kind === 'holds');
  const weighedMatches = weighMatches(hasWhole ? matches.filter(isSameMessage) : matches, inquiry);
  if (type === undefined) return weighedMatches;
  return weighedMatches.map((each) =>
    raisesOtherType(each.match, type, graph) ? { ...each, score: each.score * weightOf('literals.otherType', inquiry) } : each,
  );
}

/** The places of a match: the uses of its key, the readers of its table, the lines that raise it, else the literal itself. */
async function candidatesOf(
  match: MessageMatch,
  score: number,
  inquiry: MessageInquiry,
  sources: MessageSources,
): Promise<readonly Candidate[]> {
  const { entry } = match;
  if (entry) return keyCandidates({ ...match, entry }, score, inquiry, sources);
  const ofTable = await tableCandidates(match, score, inquiry, sources);
  if (ofTable)
    return ofTable.map((candidate) => ({ ...candidate, score: candidate.score * roleFactor(match.file.role, 'facts', inquiry) }));
  const ofRaisers = await raiseCandidates(match, score, inquiry, sources);
  return ofRaisers ?? [messageCandidate(match, placeScore(match, score, inquiry), reasonOf(match), sources.graph)];
}

/** {@link literalCandidates} as a list of its own: an exact match is stronger evidence than similar words. */
export async function literalListOf(inquiry: Inquiry, sources: Sources): Promise<CandidateList> {
  return listOf('literals', 'literals', await literalCandidates(inquiry, sources), inquiry);
}

/** Whether non-test code emits a message of the question, rather than only a similar one. */
export function emitsMessage(literals: readonly Candidate[]): boolean {
  return literals.some(({ message, role }) => message && message.kind !== 'part' && message.role !== 'code' && role !== 'test');
}

/** Weighs a match by the role of its file and by whether a literal holds it. */
function placeScore({ file, role }: MessageMatch, matchScore: number, inquiry: RoleInquiry): number {
  return matchScore * roleFactor(file.role, 'facts', inquiry) * (role === 'code' ? weightOf('literals.code', inquiry) : 1);
}

/**
 * Scores the matches of one message. When two literals fit, the one with more constant text is meant: `{} is not writable` covers less
 * of a message than `The file {} is not writable`.
 */
function weighMatches(matches: readonly MessageMatch[], inquiry: WeightSource): readonly WeighedMatch[] {
  const isFilled = ({ kind }: MessageMatch): boolean => kind === 'whole' || kind === 'link';
  const maxCovered = Math.max(0, ...matches.filter(isFilled).map(({ coveredShare }) => coveredShare));
  const filledFactor = ({ coveredShare }: MessageMatch): number =>
    interpolate(weightOf('literals.filled', inquiry), coveredShare / maxCovered);
  return matches.map((match) => ({ match, score: scoreOf(match, inquiry) * (isFilled(match) ? filledFactor(match) : 1) }));
}

/** Order: a whole text, then a text that contains the message or is part of it, then a shared part. */
function scoreOf({ kind, coveredShare, share }: MessageMatch, inquiry: WeightSource): number {
  if (kind === 'whole') return interpolate(weightOf('literals.whole', inquiry), coveredShare);
  if (kind === 'part') return weightOf('literals.part', inquiry) * coveredShare;
  return (
    weightOf('literals.inside', inquiry) + weightOf('literals.inside.more', inquiry) * (kind === 'link' ? coveredShare : Math.min(1, share))
  );
}

/** Interpolates from `least` for 0 to 1 for 1. */
function interpolate(least: number, share: number): number {
  return least + (1 - least) * share;
}

function reasonOf(match: MessageMatch): string {
  const { kind, literal, role } = match;
  const text = shorten(literal, maxShownLength);
  if (kind === 'part') return l10n.t('says a part of the message: {0}', withBrackets(match));
  if (match.rest !== undefined) return l10n.t('begins the message with "{0}"', text);
  return kind === 'holds' ? l10n.t('holds the text "{0}"', text) : emissionReason(role, text);
}

function emissionReason(role: MessageMatch['role'], text: string): string {
  switch (role) {
    case 'raised':
      return l10n.t('raises "{0}"', text);
    case 'logged':
      return l10n.t('logs "{0}"', text);
    case 'printed':
    case 'shown':
      return l10n.t('shows "{0}"', text);
    case 'returned':
      return l10n.t('returns "{0}"', text);
    default:
      return l10n.t('holds the text "{0}"', text);
  }
}

/** Messages printed by a program, a runtime or the question. Whole pasted lines and quotes inside them do not count. */
function printedTextsOf(messages: Intent['messages']): ReadonlySet<string> {
  const whole = messages.filter(({ from }) => from === 'whole');
  const isPart = (text: string, line: number): boolean => whole.some((each) => each.line === line && each.text.includes(text));
  return new Set(messages.flatMap(({ text, line }) => (isPart(text, line) ? [] : [text])));
}

/** Whether a phrase is a name or two words: only an identical literal that is emitted matches it. */
function isShort(phrase: string): boolean {
  return phrase.split(/\s+/).length < minWords;
}

/** Accepts a short literal. Two words that nothing printed may be keywords, so they must be raised with the same capitals. */
function isEmittedShort(match: MessageMatch, isPrinted: boolean, graph: CodeGraph): boolean {
  const { kind, role, isEqual, literal, message } = match;
  if (!isPrinted) return isEqual === true && literal === message && (role === 'raised' || isTextOfErrorClass(match, graph));
  return kind === 'whole' && role !== undefined && role !== 'code' && role !== 'other' && role !== 'argument';
}

/** Adds matches found by the type of the error; matches by text come first. */
function addRaised(messageMatches: readonly MessageMatch[], raisedMatches: readonly MessageMatch[]): MessageMatch[] {
  const isKnown = ({ file, line }: MessageMatch): boolean =>
    messageMatches.some(
      (each) => each.kind !== 'part' && each.line === line && each.file.path === file.path && each.file.root === file.root,
    );
  return [...messageMatches, ...raisedMatches.filter((match) => !isKnown(match))];
}

/** Whether a literal is raised with another type than `type`. */
function raisesOtherType({ file: { root, path }, line, role }: MessageMatch, type: string, graph: CodeGraph): boolean {
  const symbol = role === 'raised' ? graph.at(root, path, line) : undefined;
  const raisedType = symbol && raisedTypeAt(symbol.fact, line);
  return raisedType !== undefined && raisedType !== type;
}

/** Messages, then texts with words around them, sentences and links of a chain, each long enough to differ from ordinary words. */
function phrasesOf({ titleAsMessage, messages, quotedTexts, isOneLine, possiblePastes }: Intent): string[] {
  const texts = messages.map(({ text }) => text);
  const isShortest = (text: string, i: number): boolean => !texts.slice(0, i).some((shorter) => text.includes(shorter));
  const sentences = messages.flatMap(({ text, from }) => (from === 'whole' ? text.split(/(?<=[.!;])\s+/) : []));
  const titles = titleAsMessage === undefined ? [] : [titleAsMessage];
  // The text before the type of an inner error may come from code: "Cannot save: IOError: disk full".
  const pastedTexts = isOneLine ? possiblePastes.filter((text) => texts.some((inner) => wordsBefore(text, inner) >= minWordsBefore)) : [];
  const possiblePhrases = [...texts.filter(isShortest), ...quotedTexts, ...texts, ...titles, ...pastedTexts, ...sentences];
  const printedTexts = printedTextsOf(messages);
  const whole = new Set(messages.flatMap(({ text, from }) => (isOneLine && from === 'whole' ? [text] : [])));
  const isSpecific = (text: string): boolean =>
    text.length <= maxPhraseLength && (!isShort(text) || printedTexts.has(text) || (whole.has(text) && text.includes(' ')));
  const phrases = [...new Set(possiblePhrases.filter(isSpecific))].slice(0, limits.phrases);
  return [...new Set([...phrases, ...innermostOf(messages[0]?.links ?? []).filter(isSpecific)])];
}

/**
 * The links of a chain of causes, innermost first, each followed by the text from that link to the end: a literal may emit several links.
 * The cause is looked up however long the chain is.
 */
function innermostOf(links: readonly string[]): string[] {
  if (links.length < 2) return [];
  return links
    .map((link, i) => [link, links.slice(i).join(': ')])
    .toReversed()
    .flat();
}

/** Minimum number of words before a type and its message: fewer may be the prefix of a log. Set by judgement. */
const minWordsBefore = 4;

/** Number of words in `text` before its suffix `inner`; 0 when `text` does not end with it. */
function wordsBefore(text: string, inner: string): number {
  if (!text.endsWith(inner)) return 0;
  return text.slice(0, text.length - inner.length).match(/(?<![\p{L}.])\p{L}+(?![\p{L}.])/gu)?.length ?? 0;
}

/** The first matches in code and elsewhere, and all matches with the text of the first in code. */
function placesOf(matches: readonly MessageMatch[]): MessageMatch[] {
  const isCode = ({ file }: MessageMatch): boolean => file.role === 'code';
  const [code, others] = [matches.filter(isCode), matches.filter((match) => !isCode(match))];
  const same = code.filter(({ literal }) => literal === code[0]?.literal).slice(0, limits.same);
  const messageMatches = new Set([...code.slice(0, limits.places), ...same, ...others.slice(0, limits.places)]);
  return matches.filter((match) => messageMatches.has(match));
}

/**
 * Drops matches of only the beginning of the message (`rest` is the text after it) that mislead. Tests often compare with the beginning of
 * a text. A literal that covers more of the message from its first word is another version of it, with one other word.
 */
function withoutWeakBeginnings(matches: readonly MessageMatch[]): MessageMatch[] {
  const partMatches = matches.filter(({ kind, spans }) => kind === 'part' && spans[0]?.from === 0);
  const maxCovered = Math.max(0, ...partMatches.map((match) => match.coveredShare));
  return matches.filter((match) => match.rest === undefined || (match.file.role !== 'test' && match.coveredShare >= maxCovered));
}

/** The best line of each definition. */
function bestOfEachDefinition(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const isDefinition = candidate.symbol && candidate.symbol.fact.kind !== 'module';
    const key = isDefinition ? candidate.symbol.id : `${fileKeyOf(candidate)}:${candidate.at}`;
    const previous = best.get(key);
    if (!previous) best.set(key, candidate);
    else if (coversMore(previous, candidate)) best.set(key, { ...candidate, score: previous.score });
    else if (isSameMessage(previous, candidate)) best.set(key, withLine(previous, candidate.at ?? 0));
    // A wrapper is described by the message that it wraps, not as a longer text.
    else if (
      previous.message?.kind === 'holds' &&
      candidate.at === previous.at &&
      (candidate.message?.kind === 'whole' || candidate.message?.kind === 'link')
    )
      best.set(key, { ...previous, message: candidate.message, why: candidate.why });
  }
  return [...best.values()];
}

/** Whether one line raises two error texts of which that of `candidate` covers more of the question, or shows more of the appended text. */
function coversMore({ message, at }: Candidate, candidate: Candidate): boolean {
  if (message?.rest !== undefined && at === candidate.at) return (candidate.message?.rest?.length ?? 0) > message.rest.length;
  if (!message?.template || !candidate.message?.template || at !== candidate.at) return false;
  return candidate.message.message.length > message.message.length && candidate.message.kind === 'whole';
}

/** Whether another line of a definition emits the same message with the same text, also as far as its statement names a value of it. */
function isSameMessage({ message, at }: Candidate, candidate: Candidate): boolean {
  if (message?.namesValue && !candidate.message?.namesValue) return false;
  const isSame = message?.literal === candidate.message?.literal && message?.message === candidate.message?.message;
  return isSame && message !== undefined && message.kind !== 'part' && message.kind === candidate.message?.kind && at !== candidate.at;
}

function withLine(candidate: Candidate, line: number): Candidate {
  const { message } = candidate;
  return message ? { ...candidate, message: { ...message, also: [...(message.also ?? []), line] } } : candidate;
}
