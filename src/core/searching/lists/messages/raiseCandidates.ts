// Follows the text of an error class, constant or field to the line that raises it, because that line runs when the text appears.
import * as l10n from '@vscode/l10n';
import type { CancellationToken } from '../../../base/cancellation.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { shorten } from '../../../base/shorten.ts';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import { textHolder, type TextHolder } from '../../../messages/textHolder.ts';
import { isErrorName } from '../../../symbols/errors/errorNames.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import { undefinedNameUses } from '../../../uses/search/outsideUses.ts';
import type { Candidate } from '../../candidate.ts';
import type { Inquiry } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { behindFactor, maxShownLength } from './messageLimits.ts';
import { messageCandidate } from './messageCandidate.ts';
import { raisedTypeAt } from './raisedMessages.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/**
 * - `sites`: listed places of one text.
 * - `uses`: a name with more uses is not taken for the holder of a message.
 * - `bases`: levels of base classes that are searched for an error class.
 * - `statement`: lines of a statement whose quoted parts are compared with the message.
 * - `toRaise`: lines from the assignment of a variable to the line that raises it.
 * Set by judgement.
 */
const limits = { sites: 24, uses: 60, bases: 6, statement: 3, toRaise: 8 } as const;

const raisePattern = /\b(?:throw|raise|reject|panic|fail|abort|die|bail|make_error|self\.fail)\w*\b|\b(?:return|yield)\b.*|\bErr\(/;
const comparePattern = /(?:[=!]==?\s*|\b(?:Is|As|is|instanceof|except|rescue|catch|in|when|case)\b[\s(].{0,40})$/;

interface RaiseSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly token: CancellationToken;
}

/** A zero-based line that raises the text. */
interface RaisingLine {
  readonly root: string;
  readonly path: string;
  readonly role: SymbolNode['role'];
  readonly line: number;
  readonly symbol: SymbolNode;
}

/**
 * Lines that raise the text of `match` when it is kept in the class of the error, or in a constant, field or table of a class. Undefined
 * when the line of the text raises it, or no raiser is known.
 */
export async function raiseCandidates(
  match: MessageMatch,
  score: number,
  inquiry: Pick<Inquiry, 'intent' | 'scope' | 'weights'>,
  sources: RaiseSources,
): Promise<Candidate[] | undefined> {
  const { file, line, kind, isFrame, role } = match;
  // A line of code that reads like the message holds no text.
  if (role === 'code') return undefined;
  const { graph, texts } = sources;
  const symbol = graph.at(file.root, file.path, line);
  if (kind === 'part' || isFrame || !symbol || file.role === 'test') return undefined;
  if (symbol.fact.kind !== 'constant' && raisedTypeAt(symbol.fact, line) !== undefined) return undefined;
  const lines = (await texts.textOf(file.root, file.path))?.split('\n') ?? [];
  const holder = textHolder(lines, line, match.literal);
  const owner = classOf(symbol, graph);
  const raisingLines = await raisingLinesOf({ symbol, owner, holder }, match, sources);
  const places = firstOfEach(
    raisingLines.filter((each) => inquiry.scope.contains(each.root, each.path, each.line)),
    (each) => `${each.root}:${each.path}:${each.line}`,
  );
  if (!places.length || places.length > limits.uses) return undefined;
  const isClass = owner !== undefined && (!holder || isInFunction(symbol) || isErrorClass(owner, graph));
  const name = isClass ? owner.fact.name : (holder?.name ?? symbol.fact.name);
  const ratedCandidates: { readonly site: Candidate; readonly fit: number }[] = [];
  for (const place of places) ratedCandidates.push(await raiseCandidateAt(place, { match, name, isClass, score, inquiry }, sources));
  return ratedCandidates
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limits.sites)
    .map(({ site }, i) => ({ ...site, score: site.score * behindFactor ** Math.min(i, 1) }));
}

/** Whether an error class keeps the text: raising the class emits it. */
export function isTextOfErrorClass({ file, line, role }: MessageMatch, graph: CodeGraph): boolean {
  const symbol = role === 'constant' ? graph.at(file.root, file.path, line) : undefined;
  const owner = symbol && classOf(symbol, graph);
  return owner !== undefined && isErrorClass(owner, graph);
}

interface RaiseInput {
  readonly match: MessageMatch;
  readonly name: string;
  readonly isClass: boolean;
  readonly score: number;
  readonly inquiry: Pick<Inquiry, 'intent' | 'weights'>;
}

/** Candidate for the place, with how much of the rest of the message is there. */
async function raiseCandidateAt(
  place: RaisingLine,
  { match, name, isClass, score, inquiry }: RaiseInput,
  { graph, texts }: RaiseSources,
): Promise<{ site: Candidate; fit: number }> {
  const { root, path, role, symbol } = place;
  const lines = (await texts.textOf(root, path))?.split('\n') ?? [];
  const { start, end } = symbol.fact.range;
  const line = raisingLineFrom(lines, place.line, end.line);
  const message: MessageMatch = {
    ...match,
    file: { root, path, role },
    line,
    role: raisePattern.test(lines[line] ?? '') ? 'raised' : 'other',
    conditions: conditionsAbove(lines, line, start.line),
    template: { file: match.file, line: match.line, name, isClass },
  };
  const why = l10n.t('raises {0}, whose text is "{1}"', name, shorten(match.literal, maxShownLength));
  const statement = lines.slice(place.line, place.line + limits.statement).join('\n');
  const quotedParts = [...statement.matchAll(/(["'`])([^"'`\n]{3,80})\1/g)].filter(([, , text = '']) => match.message.includes(text));
  const factor = roleFactor(role, 'facts', inquiry);
  return {
    site: messageCandidate(message, score * factor, why, graph),
    fit: factor * 10 + quotedParts.length + (message.role === 'raised' ? 1 : 0),
  };
}

/** When the line only assigns the value, the line that raises the variable. */
function raisingLineFrom(lines: readonly string[], line: number, last: number): number {
  const text = lines[line] ?? '';
  const name = /(?:^|[\s$])([\p{L}_][\p{L}\p{N}_]*)\s*:?=(?![=>])/u.exec(text)?.[1];
  if (raisePattern.test(text) || name === undefined) return line;
  const namePattern = new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(name)}(?![\\p{L}\\p{N}_])`, 'u');
  for (let at = line + 1; at <= Math.min(last, line + limits.toRaise); at++)
    if (namePattern.test(lines[at] ?? '') && raisePattern.test(lines[at] ?? '')) return at;
  return line;
}

interface TextContext {
  readonly symbol: SymbolNode;
  readonly owner: SymbolNode | undefined;
  readonly holder: TextHolder | undefined;
}

async function raisingLinesOf(textContext: TextContext, match: MessageMatch, sources: RaiseSources): Promise<readonly RaisingLine[]> {
  const { symbol, owner, holder } = textContext;
  const { graph } = sources;
  if (holder?.how === 'variant')
    return raisingLinesByName(new RegExp(`::${holder.name}(?![\\p{L}\\p{N}_])(?!.*=>)`, 'u'), textContext, match, sources);
  const classLines = owner && isErrorClass(owner, graph) ? raisingLinesOfClass(owner, graph) : [];
  if (classLines.length || !holder || isInFunction(symbol)) return classLines;
  const name = escapeRegExp(holder.name);
  if (holder.how === 'key')
    return owner ? raisingLinesByName(new RegExp(`\\(\\s*(?:["'\`]|:)${name}(?![\\p{L}\\p{N}_])`, 'u'), textContext, match, sources) : [];
  return raisingLinesByName(new RegExp(`(?<![\\p{L}\\p{N}_])${name}(?![\\p{L}\\p{N}_])`, 'u'), textContext, match, sources);
}

/** Whether the text is local to a function, and so raised where it stands. */
function isInFunction({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method';
}

/** Lines that raise `owner`, else those that construct it. */
function raisingLinesOfClass(owner: SymbolNode, graph: CodeGraph): readonly RaisingLine[] {
  const { name } = owner.fact;
  const isOwn = (symbol: SymbolNode): boolean => symbol.id === owner.id || classOf(symbol, graph)?.id === owner.id;
  const raisers = graph.raisers(name).filter((each) => !isOwn(each));
  const raisedLines = raisers.flatMap((symbol) => {
    const lines = symbol.fact.raises.filter((raise) => !raise.declared && lastPart(raise.name) === name);
    return lines.map(({ line }) => ({ ...symbol, symbol, line }));
  });
  if (raisedLines.length) return raisedLines;
  return graph.callers(owner.id).flatMap(({ caller, line }) => {
    const symbol = graph.symbol(caller);
    return symbol && !isOwn(symbol) ? [{ ...symbol, symbol, line }] : [];
  });
}

/** Whether a class is an error class: by its name, by its bases, or because something raises it. */
function isErrorClass(owner: SymbolNode, graph: CodeGraph, depth = 0): boolean {
  const { name, extends: bases } = owner.fact;
  if (isErrorName(name) || graph.raisers(name).some(({ fact }) => fact.raises.some((raise) => lastPart(raise.name) === name))) return true;
  return bases.some((base) => {
    if (isErrorName(lastPart(base))) return true;
    const [baseClass] = depth < limits.bases ? graph.byName(lastPart(base)).filter(({ fact }) => isClassLike(fact)) : [];
    return baseClass !== undefined && baseClass.id !== owner.id && isErrorClass(baseClass, graph, depth + 1);
  });
}

/** Places in code that match `namePattern`: in the file of the text or, when the name is known elsewhere, in any file. */
async function raisingLinesByName(
  namePattern: RegExp,
  { symbol, owner, holder }: TextContext,
  match: MessageMatch,
  sources: RaiseSources,
): Promise<readonly RaisingLine[]> {
  const { graph, texts, token } = sources;
  if (!holder) return [];
  const isConstant = symbol.fact.kind === 'constant';
  const uses =
    holder.how === 'key' ? await linesWithKey(match, holder.name, sources) : await undefinedNameUses(holder.name, { graph, texts }, token);
  const familyNames = owner ? namesOfFamily(owner, graph) : new Set<string>();
  const isNear = (each: SymbolNode, path: string): boolean => {
    if (holder.how === 'variant' || isConstant) return true;
    const around = classOf(each, graph);
    return around ? familyNames.has(around.fact.name) : path === match.file.path;
  };
  const places = uses.filter(({ symbol: around, line, text, path, kind }) => {
    if (!around || around.fact.kind === 'module' || around.id === symbol.id || kind === 'imports') return false;
    if (path === match.file.path && Math.abs(line - match.line) <= 1) return false;
    const nameMatch = namePattern.exec(text);
    return nameMatch !== null && !comparePattern.test(text.slice(0, nameMatch.index)) && isNear(around, path);
  });
  const raisingLines = places.flatMap(({ root, path, role, line, symbol: around }) =>
    around ? [{ root, path, role, line, symbol: around }] : [],
  );
  const ownLines = raisingLines.filter((each) => classOf(each.symbol, graph)?.id === owner?.id);
  return holder.how !== 'variant' && !isConstant && ownLines.length ? ownLines : raisingLines;
}

/** A use of a name, or a line that quotes a key. */
interface LineWithName {
  readonly root: string;
  readonly path: string;
  readonly role: SymbolNode['role'];
  readonly line: number;
  readonly text: string;
  readonly symbol: SymbolNode | null;
  readonly kind?: string;
}

/** Lines that hold `key` in the file of the text. */
async function linesWithKey({ file }: MessageMatch, key: string, { graph, texts }: RaiseSources): Promise<readonly LineWithName[]> {
  const { root, path, role } = file;
  const lines = (await texts.textOf(root, path))?.split('\n') ?? [];
  return lines.flatMap((text, line) =>
    text.includes(key) ? [{ root, path, role, line, text, symbol: graph.at(root, path, line) ?? null }] : [],
  );
}

/** Names of a class, its bases and its subclasses. */
function namesOfFamily(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const names = new Set([owner.fact.name]);
  for (const name of names) {
    if (names.size > limits.uses) break;
    for (const { fact } of graph.byName(name)) for (const base of fact.extends) names.add(lastPart(base));
    for (const { caller } of graph.byName(name).flatMap(({ id }) => graph.incoming(id, ['extends']))) {
      const subclass = graph.symbol(caller);
      if (subclass) names.add(subclass.fact.name);
    }
  }
  return names;
}

/** The class that a symbol is or belongs to; in Go the receiver type. */
function classOf(symbol: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  const inFile = graph.inFile(symbol.root, symbol.path);
  for (let up: SymbolNode | undefined = symbol; up; up = inFile[up.fact.parent]) if (isClassLike(up.fact)) return up;
  const receiver = symbol.fact.kind === 'method' ? symbol.fact.qualifiedName.split('.').at(-2) : undefined;
  return receiver === undefined
    ? undefined
    : graph.byName(receiver).find(({ fact, root }) => isClassOrType(fact.kind) && root === symbol.root);
}

function isClassOrType(kind: SymbolNode['fact']['kind']): boolean {
  return kind === 'class' || kind === 'type' || kind === 'enum' || kind === 'interface';
}

function lastPart(name: string): string {
  return name.split(/\.|::|\\/).at(-1) ?? name;
}
