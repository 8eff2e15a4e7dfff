// Finds the lines of code that emit a message of the question, whatever values fill its holes, and whether they raise, log, keep or return
// it.
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../../base/cancellation.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph } from '../../../graph/edges/types.ts';
import { findMessages, type LiteralSource } from '../../../messages/matching/findMessage.ts';
import { languages } from '../../../syntax/languages.ts';
import { codeFilesOf } from '../../../uses/codeFiles.ts';
import type { TextFile } from '../../../text/fileTexts.ts';
import type { Intent } from '../../../reading/intent.ts';
import { withBrackets } from './messageWords.ts';
import { listOf, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { withFrames } from './framedTexts.ts';
import { byHints } from './hints.ts';
import { byExtension } from './extensions.ts';
import { withInsides } from './insideMessages.ts';
import { ofMessage } from './ofMessage.ts';
import { raisedAt, raisedMessages } from './raisedMessages.ts';
import { keySites } from './resourceSites.ts';
import { tableSites } from './tableSites.ts';
import { isOfError, throwSites } from './throwSites.ts';
import { roleFactor, type RoleInquiry } from '../../roleFactors.ts';
import { isRuleOn, weightOf, type OwnWeights } from '../../weights.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Minimum length: shorter texts occur in too many places, unless program output or a runtime printed them. */
const fewestWords = 3;
const longestPhrase = 300;
/**
 * - `phrases`: messages per question that are looked up.
 * - `places`: places of each in code, and as many elsewhere: many tests may expect a text that one line of code emits.
 * - `same`: places with the same text, which are all listed.
 * - `matches`: matches of one message that are kept until then.
 * Set by judgement: people read lists from the top.
 */
const most = { phrases: 6, places: 8, same: 24, matches: 60 } as const;
/** Characters of a message that a reason shows. */
const longestShown = 60;

/** Places that emit the messages of the question, best first; empty for a question without messages. */
export async function literalSites(
  inquiry: Pick<Inquiry, 'intent' | 'scope' | 'weights'>,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<Candidate[]> {
  const { intent, scope } = inquiry;
  const phrases = phrasesOf(intent);
  if (!texts || !phrases.length) return [];
  const printed = printedOf(intent.messages);
  const types = new Map(intent.messages.flatMap(({ text, type }) => (type ? [[text, type] as const] : [])));
  const writes = mayWrite(graph);
  const look = async (messages: readonly string[]): Promise<MessageMatch[][]> => {
    const includes = (file: TextFile): boolean => writes(file) && scope.contains(file.root, file.path);
    const found = await findMessages(messages, texts, literalSource(graph), { includes, most: most.matches }, token);
    const inScope = found.map((matches) =>
      placesOf(withoutLesserFronts(matches.filter(({ file, line }) => scope.contains(file.root, file.path, line)))),
    );
    const framed: MessageMatch[][] = [];
    for (const matches of inScope) framed.push([...(await withFrames(matches, { graph, texts }))]);
    return framed;
  };
  const found = await look(phrases);
  for (const [i, phrase] of phrases.entries()) {
    const type = types.get(phrase);
    const raised = type === undefined ? [] : await raisedMessages({ text: phrase, type }, inquiry, { graph, texts });
    found[i] = withRaised(
      isShort(phrase) ? (found[i] ?? []).filter((match) => isToldShort(match, printed.has(phrase), graph)) : (found[i] ?? []),
      raised,
    );
  }
  const isQuestion = (phrase: string | undefined): boolean => phrase !== undefined && phrase === intent.asksAsText;
  const shown = found.flatMap((matches, i) => {
    const ofPhrase = isQuestion(phrases[i]) ? matches.filter(({ kind }) => kind === 'whole') : matches;
    // With an exact match, a partial match is a different message.
    const isSaid = isRuleOn('rule.wholeOnly', inquiry) && ofPhrase.some(({ kind, role }) => kind !== 'part' && role !== 'code');
    const type = types.get(phrases[i] ?? '');
    return weighed(
      ofPhrase.filter(({ kind }) => !isSaid || kind !== 'part'),
      inquiry,
    ).map((each) =>
      type !== undefined && raisesOther(each.match, type, graph)
        ? { ...each, score: each.score * weightOf('literals.otherType', inquiry) }
        : each,
    );
  });
  const sites: Candidate[] = [];
  for (const { match, score } of await withInsides(shown, look, (matches) => weighed(matches, inquiry))) {
    const { entry } = match;
    const ofTable = entry ? undefined : await tableSites(match, score, inquiry, { graph, texts, token });
    const thrown = entry || ofTable ? undefined : await throwSites(match, score, inquiry, { graph, texts, token });
    if (entry) sites.push(...(await keySites({ ...match, entry }, score, inquiry, { graph, texts, token })));
    else if (ofTable)
      sites.push(...ofTable.map((site) => ({ ...site, score: site.score * roleFactor(match.file.role, 'facts', inquiry) })));
    else if (thrown) sites.push(...thrown);
    else sites.push(ofMessage(match, placeScore(match, score, inquiry), reasonOf(match), graph));
  }
  const placed = await byHints(byTrace(byChain(sites, graph), intent), intent, { graph, texts });
  const extended = await byExtension(placed, texts);
  return oneEach(extended.toSorted((a, b) => b.score - a.score));
}

/** {@link literalSites} as a list of its own: an exact match is stronger evidence than similar words. */
export async function literalList(inquiry: Inquiry, sources: Sources): Promise<CandidateList> {
  return listOf('literals', 'literals', await literalSites(inquiry, sources), inquiry);
}

/** Whether non-test code emits a message of the question, rather than only a similar one. */
export function saysMessage(literals: readonly Candidate[]): boolean {
  return literals.some(({ message, role }) => message && message.kind !== 'part' && message.role !== 'code' && role !== 'test');
}

/** Adapts the literals of `graph` for {@link findMessages}. */
export function literalSource(graph: CodeGraph): LiteralSource {
  return {
    literals: ({ root, path }) => {
      const facts = graph.file(root, path)?.facts;
      // Literals may be missing in a file with parse errors, and in the markup around the script of a component.
      const isWhole = facts && facts.parseErrors === 0 && languages.get(facts.language)?.grammar !== undefined;
      return facts?.literals ?? (isWhole ? noLiterals : undefined);
    },
  };
}

const noLiterals = new Uint8Array();

/** Filter for files that may emit a message. Documents only quote code, except for code in their folders. */
export function mayWrite(graph: CodeGraph): (file: TextFile) => boolean {
  const isCode = codeFilesOf(graph);
  return (file) => file.role !== 'documentation' || isCode(file);
}

/** Weighs a match by the role of its file and by whether a literal holds it. */
function placeScore({ file, role }: MessageMatch, ofMatch: number, inquiry: RoleInquiry): number {
  return ofMatch * roleFactor(file.role, 'facts', inquiry) * (role === 'code' ? weightOf('literals.code', inquiry) : 1);
}

/**
 * Scores the matches of one message. When two literals fit, the one with more constant text is meant: `{} is not writable` covers less
 * of a message than `The file {} is not writable`.
 */
function weighed(matches: readonly MessageMatch[], inquiry: OwnWeights): { readonly match: MessageMatch; readonly score: number }[] {
  const isFilled = ({ kind }: MessageMatch): boolean => kind === 'whole' || kind === 'link';
  const most = Math.max(0, ...matches.filter(isFilled).map(({ covered }) => covered));
  const filled = ({ covered }: MessageMatch): number => lifted(weightOf('literals.filled', inquiry), covered / most);
  return matches.map((match) => ({ match, score: scoreOf(match, inquiry) * (isFilled(match) ? filled(match) : 1) }));
}

/** Order: a whole text, then a text that contains the message or is part of it, then a shared part. */
function scoreOf({ kind, covered, share }: MessageMatch, inquiry: OwnWeights): number {
  if (kind === 'whole') return lifted(weightOf('literals.whole', inquiry), covered);
  if (kind === 'part') return weightOf('literals.part', inquiry) * covered;
  return (
    weightOf('literals.inside', inquiry) + weightOf('literals.inside.more', inquiry) * (kind === 'link' ? covered : Math.min(1, share))
  );
}

/** Interpolates from `least` for 0 to 1 for 1. */
function lifted(least: number, share: number): number {
  return least + (1 - least) * share;
}

function reasonOf(match: MessageMatch): string {
  const { kind, literal, role } = match;
  const text = shorten(literal, longestShown);
  if (kind === 'part') return l10n.t('says a part of the message: {0}', withBrackets(match));
  if (match.rest !== undefined) return l10n.t('begins the message with "{0}"', text);
  return kind === 'holds' ? l10n.t('holds the text "{0}"', text) : doingOf(role, text);
}

function doingOf(role: MessageMatch['role'], text: string): string {
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

/** Messages that program output, a runtime or the question prints, without whole texts and what they quote. */
function printedOf(messages: Intent['messages']): ReadonlySet<string> {
  const whole = messages.filter(({ from }) => from === 'whole');
  const isPart = (text: string, line: number): boolean => whole.some((each) => each.line === line && each.text.includes(text));
  return new Set(messages.flatMap(({ text, line }) => (isPart(text, line) ? [] : [text])));
}

/** Whether a phrase is a name or two words: only an identical literal that is emitted matches it. */
function isShort(phrase: string): boolean {
  return phrase.split(/\s+/).length < fewestWords;
}

/** Accepts a short literal. Two words that nothing printed may be keywords, so they must be raised with the same capitals. */
function isToldShort(match: MessageMatch, isPrinted: boolean, graph: CodeGraph): boolean {
  const { kind, role, isEqual, literal, message } = match;
  if (!isPrinted) return isEqual === true && literal === message && (role === 'raised' || isOfError(match, graph));
  return kind === 'whole' && role !== undefined && role !== 'code' && role !== 'other' && role !== 'argument';
}

/** Adds matches found by the type of the error; matches by text come first. */
function withRaised(messageMatches: readonly MessageMatch[], raised: readonly MessageMatch[]): MessageMatch[] {
  const isKnown = ({ file, line }: MessageMatch): boolean =>
    messageMatches.some(
      (each) => each.kind !== 'part' && each.line === line && each.file.path === file.path && each.file.root === file.root,
    );
  return [...messageMatches, ...raised.filter((match) => !isKnown(match))];
}

/** Whether a literal is raised with another type than `type`. */
function raisesOther({ file: { root, path }, line, role }: MessageMatch, type: string, graph: CodeGraph): boolean {
  const symbol = role === 'raised' ? graph.at(root, path, line) : undefined;
  const raised = symbol && raisedAt(symbol.fact, line);
  return raised !== undefined && raised !== type;
}

/** Messages, then texts with words around them, sentences and links of a chain, each long enough to differ from ordinary words. */
function phrasesOf({ asksAsText, messages, quoted, isOneLine, mayBePasted }: Intent): string[] {
  const texts = messages.map(({ text }) => text);
  const isShortest = (text: string, i: number): boolean => !texts.slice(0, i).some((shorter) => text.includes(shorter));
  const sentences = messages.flatMap(({ text, from }) => (from === 'whole' ? text.split(/(?<=[.!;])\s+/) : []));
  const titles = asksAsText === undefined ? [] : [asksAsText];
  // The text before the type of an inner error may come from code: "Cannot save: IOError: disk full".
  const pasted = isOneLine ? mayBePasted.filter((text) => texts.some((inner) => wordsBefore(text, inner) >= fewestBefore)) : [];
  const all = [...texts.filter(isShortest), ...quoted, ...texts, ...titles, ...pasted, ...sentences];
  const printed = printedOf(messages);
  const whole = new Set(messages.flatMap(({ text, from }) => (isOneLine && from === 'whole' ? [text] : [])));
  const isTelling = (text: string): boolean =>
    text.length <= longestPhrase && (!isShort(text) || printed.has(text) || (whole.has(text) && text.includes(' ')));
  const phrases = [...new Set(all.filter(isTelling))].slice(0, most.phrases);
  return [...new Set([...phrases, ...innermostOf(messages[0]?.links ?? []).filter(isTelling)])];
}

/** The links of a chain and what ends with each, from the innermost on: a literal may say several links, and however long the chain is, its cause is looked for. */
function innermostOf(links: readonly string[]): string[] {
  if (links.length < 2) return [];
  return links
    .map((link, i) => [link, links.slice(i).join(': ')])
    .toReversed()
    .flat();
}

/** Minimum number of words before a type and its message: fewer may be the prefix of a log. Set by judgement. */
const fewestBefore = 4;

/** Number of words in `text` before its suffix `inner`; 0 when `text` does not end with it. */
function wordsBefore(text: string, inner: string): number {
  if (!text.endsWith(inner)) return 0;
  return text.slice(0, text.length - inner.length).match(/(?<![\p{L}.])\p{L}+(?![\p{L}.])/gu)?.length ?? 0;
}

/** Bonus for a place in the function that wraps the message, or in one that it calls, over others with the same text. */
const chain = { within: 1.002, called: 1.001 } as const;
/** Bonus for the line in the trace among lines with the same text; a statement may span several lines. */
const inTrace = { worth: 1.003, perLine: 0.0002, lines: 3 } as const;

function byTrace(sites: readonly Candidate[], { frames }: Intent): Candidate[] {
  return sites.map((site) => {
    const name = site.path.slice(site.path.lastIndexOf('/') + 1);
    const away = frames.flatMap(({ path, line }) => (line >= 0 && path.endsWith(name) ? [Math.abs(line - (site.at ?? -Infinity))] : []));
    const nearest = Math.min(Infinity, ...away);
    return nearest > inTrace.lines ? site : { ...site, score: site.score * (inTrace.worth - inTrace.perLine * nearest) };
  });
}

function byChain(sites: readonly Candidate[], graph: CodeGraph): Candidate[] {
  const around = new Set(sites.flatMap(({ message, symbol }) => (message?.isFrame && symbol ? [symbol.id] : [])));
  const called = new Set([...around].flatMap((id) => graph.callees(id).map(({ callee }) => callee)));
  return sites.map((site) => {
    if (!site.symbol || site.message?.isFrame) return site;
    const { id } = site.symbol;
    return around.has(id) || called.has(id) ? { ...site, score: site.score * (around.has(id) ? chain.within : chain.called) } : site;
  });
}

/** The first matches in code and elsewhere, and all with the text of the first in code. */
function placesOf(matches: readonly MessageMatch[]): MessageMatch[] {
  const isCode = ({ file }: MessageMatch): boolean => file.role === 'code';
  const [code, others] = [matches.filter(isCode), matches.filter((match) => !isCode(match))];
  const same = code.filter(({ literal }) => literal === code[0]?.literal).slice(0, most.same);
  const messageMatches = new Set([...code.slice(0, most.places), ...same, ...others.slice(0, most.places)]);
  return matches.filter((match) => messageMatches.has(match));
}

/**
 * `matches` without fronts of the message that only tests write, which compare with the beginning of a text, and without those of which another
 * literal says more from the first word on: that has another word further on.
 */
function withoutLesserFronts(matches: readonly MessageMatch[]): MessageMatch[] {
  const longer = matches.filter(({ kind, spans }) => kind === 'part' && spans[0]?.from === 0);
  const covered = Math.max(0, ...longer.map((match) => match.covered));
  return matches.filter((match) => match.rest === undefined || (match.file.role !== 'test' && match.covered >= covered));
}

/** The best line of each definition. */
function oneEach(sites: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const site of sites) {
    const isDefinition = site.symbol && site.symbol.fact.kind !== 'module';
    const key = isDefinition ? site.symbol.id : `${fileKeyOf(site)}:${site.at}`;
    const known = best.get(key);
    if (!known) best.set(key, site);
    else if (isMore(known, site)) best.set(key, { ...site, score: known.score });
    else if (isAgain(known, site)) best.set(key, withLine(known, site.at ?? 0));
    // A frame of a chain is described by what it wraps, not as a longer text.
    else if (known.message?.kind === 'holds' && site.at === known.at && (site.message?.kind === 'whole' || site.message?.kind === 'link'))
      best.set(key, { ...known, message: site.message, why: site.why });
  }
  return [...best.values()];
}

/** Whether one line raises two error texts of which `site` covers more of the question, or shows more of the appended text. */
function isMore({ message, at }: Candidate, site: Candidate): boolean {
  if (message?.rest !== undefined && at === site.at) return (site.message?.rest?.length ?? 0) > message.rest.length;
  if (!message?.template || !site.message?.template || at !== site.at) return false;
  return site.message.message.length > message.message.length && site.message.kind === 'whole';
}

/** Whether another line of a definition emits the same message with the same text. */
function isAgain({ message, at }: Candidate, other: Candidate): boolean {
  const isSame = message?.literal === other.message?.literal && message?.message === other.message?.message;
  return isSame && message !== undefined && message.kind !== 'part' && message.kind === other.message?.kind && at !== other.at;
}

function withLine(site: Candidate, line: number): Candidate {
  const { message } = site;
  return message ? { ...site, message: { ...message, also: [...(message.also ?? []), line] } } : site;
}
