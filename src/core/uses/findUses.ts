// All places that use a definition: found by the identifier in the texts of the index, decided by scope, imports and types.
import { firstOfEach } from '../base/firstOfEach.ts';
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { confidenceOf, dispatchConfidence, sureEnough } from '../graph/confidence.ts';
import { compare } from '../graph/definitions.ts';
import { constructorNames, familyOf, type Family } from '../graph/families.ts';
import { isClassLike } from '../graph/fileEntry.ts';
import { definitionAround, ownerOf } from '../graph/owners.ts';
import type { CodeGraph, Evidence, NamedDefinition, NamePlace, SymbolNode } from '../graph/types.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { filesHoldingRuns } from '../text/runs.ts';
import { decoratedRegistrations, sendersOf, type ReachRequest } from './eventReach.ts';
import { isParameterPlace } from './heads.ts';
import { kinOfMember } from './kin.ts';
import { declaringFunctions, isInside } from './localNames.ts';
import { keyAt, type Key } from './keyPlace.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { codeIn } from './recentCode.ts';
import { overridePlaces } from './overridePlaces.ts';
import { TargetEvents } from './targetEvents.ts';
import { useKindOf, type UseKind } from './useKind.ts';

/** What is asked about: a symbol, or with `name` a field or variable of it that is no symbol itself. */
export type UseTarget = NamedDefinition;

/** A place that uses the target. Zero-based; `column` is that of the name. */
export interface UsePlace {
  readonly root: string;
  readonly path: string;
  readonly role: TextFile['role'];
  readonly line: number;
  readonly column: number;
  readonly kind: UseKind;
  readonly evidence: Evidence;
  /** 0..1, as edges have it. */
  readonly confidence: number;
  readonly text: string;
  /** The innermost definition around it; local constants are a part of their function. */
  readonly symbol: SymbolNode | null;
  /** Of a place that registers: what names the event there. */
  readonly event?: string;
  /** The event through which the place may reach the target: it sends what the target is registered for. */
  readonly throughEvent?: string;
  /** Of a possible use the base or derived type that it names; null where none is known. */
  readonly through: SymbolNode | null;
}

/** All that is known of the uses of one definition. */
export interface Uses {
  /** Places that surely or very likely use the target itself, code first, then by path and line. */
  readonly places: readonly UsePlace[];
  /** Places that name a base's or a derived class's member of that name, or send an event that it is registered for: they may reach it. */
  readonly possible: readonly UsePlace[];
  /** Places of the name of which neither scope nor types tell what is meant. */
  readonly undecided: readonly UsePlace[];
  /** The first place where the name stands in quotation marks, as reflection and configuration name things. */
  readonly quoted: { readonly root: string; readonly path: string } | null;
}

/** What uses are found with. */
export interface UseParts {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
}

/** Where the search may look. */
export interface UseOptions {
  readonly includes?: (file: { readonly root: string; readonly path: string }, line: number) => boolean;
  /** Only direct uses: events are not followed to those who send them. */
  readonly isDirect?: boolean;
}

type Verdict =
  | { readonly is: 'it'; readonly evidence: Evidence; readonly confidence: number }
  | { readonly is: 'possible'; readonly through?: SymbolNode }
  | { readonly is: 'undecided' | 'other' };
type Decision = Verdict['is'];
const other: Verdict = { is: 'other' };

interface DecidedPlace {
  readonly place: UsePlace;
  readonly is: Decision;
}

/** The name that places must have to use `target`. */
export function nameOfTarget({ symbol, name }: UseTarget): string {
  return name ?? symbol.fact.name;
}

/** Finds all uses of `target`. Its own definition is none. Rejects with `CancelledError`. */
export async function findUses(
  target: UseTarget,
  { graph, texts }: UseParts,
  token: CancellationToken,
  { includes = () => true, isDirect = false }: UseOptions = {},
): Promise<Uses> {
  const isCode = ({ root, path, role }: TextFile): boolean => role !== 'documentation' && graph.file(root, path) !== undefined;
  const names = new Set(namesOf(target, graph));
  const finder = new UseFinder(target, graph);
  const all = new Map<string, DecidedPlace>();
  let quoted: TextFile | null = null;
  let looked = 0;
  // The set grows while it is gone through: what is imported under another name is looked for under that as well.
  for (const name of names) {
    if (looked++ >= mostNames) break;
    const files: { readonly file: TextFile; readonly text: string }[] = [];
    await filesHoldingRuns([name], texts, { includes: isCode, most: 1, take: (holding) => void files.push(holding) }, token);
    for (const { file, text } of files) {
      throwIfCancelled(token);
      if (!quoted && name === nameOfTarget(target) && isQuoted(name, text)) quoted = file;
      const decided = [...finder.inFile(file, text, name)].filter(({ place }) => includes(file, place.line));
      // A line is listed once for each kind of use.
      for (const each of firstOfEach(decided, keyOfPlace)) {
        all.set(keyOfPlace(each), each);
        if (each.is === 'it') for (const alias of aliasesOn(each.place, name, graph)) names.add(alias);
      }
    }
    await texts.clock.sleep(0);
  }
  const sorted = [...all.values()].sort((a, b) => comparePlaces(a.place, b.place));
  const of = (is: Decision): UsePlace[] => sorted.filter((each) => each.is === is).map(({ place }) => place);
  const uses = { places: of('it'), possible: of('possible'), undecided: of('undecided'), quoted };
  if (isDirect) return uses;
  const find = (other: UseTarget): Promise<Uses> => findUses(other, { graph, texts }, token, { includes, isDirect: true });
  return withReach(uses, { target, graph, texts, includes, find }, token);
}

/** Adds what overrides the target, who registers it in its own decorators, and who sends what it is registered for. */
async function withReach(uses: Uses, request: ReachRequest, token: CancellationToken): Promise<Uses> {
  const { target, graph, texts } = request;
  const isIncluded = (place: UsePlace): boolean => request.includes(place, place.line);
  const overrides = (await overridePlaces(target, graph, texts)).filter(isIncluded);
  const own = (await decoratedRegistrations(request)).filter(isIncluded);
  const registrations = uses.places.flatMap((place) => (place.event === undefined ? [] : [{ ...place, event: place.event }]));
  const senders = await sendersOf([...own, ...registrations], request, token);
  if (!overrides.length && !own.length && !senders.length) return uses;
  return { ...uses, places: [...uses.places, ...overrides, ...own].sort(comparePlaces), possible: [...uses.possible, ...senders] };
}

function keyOfPlace({ place: { root, path, line, kind }, is }: DecidedPlace): string {
  return `${root}:${path}:${line} ${kind} ${is}`;
}

function isQuoted(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const mark = text.charAt(at - 1);
    if ((mark === '"' || mark === "'" || mark === '`') && text.charAt(at + name.length) === mark) return true;
  }
  return false;
}

/** Names under which an import on the place's line takes `name`. */
function aliasesOn({ root, path, line }: UsePlace, name: string, graph: CodeGraph): readonly string[] {
  const imports = graph.file(root, path)?.facts.imports.filter((fact) => fact.line <= line) ?? [];
  return imports.flatMap(({ names }) =>
    names.flatMap(({ imported, local }) => (imported === name && local !== name && aliasName.test(local) ? [local] : [])),
  );
}

const aliasName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
/** Names under which one definition is looked for. Set by judgement: more are never seen. */
const mostNames = 6;

/** Constructing an object names the class and uses the constructor. */
function namesOf(target: UseTarget, graph: CodeGraph): readonly string[] {
  const { symbol, name } = target;
  const owner = graph.inFile(symbol.root, symbol.path)[symbol.fact.parent];
  const isConstructor =
    name === undefined && owner?.fact.kind === 'class' && symbol.fact.name === constructorNames[familyOf(symbol.language)];
  return isConstructor ? [symbol.fact.name, owner.fact.name] : [nameOfTarget(target)];
}

/** An occurrence with what is known of where it stands; `symbol` is the innermost definition around it. */
interface Place {
  readonly root: string;
  readonly path: string;
  readonly name: string;
  readonly family: Family;
  readonly kind: UseKind;
  readonly occurrence: Occurrence;
  readonly symbol: SymbolNode | null;
  readonly key: Key | undefined;
  /** A parameter of `symbol` is declared there. */
  readonly isParameter: boolean;
}

/** How languages name the base of the class around. */
const baseItself = /^(?:super(?:\(.*\))?|base|parent)$/;

/** Decides place by place whether the target is meant. */
class UseFinder {
  readonly #target: UseTarget;
  readonly #graph: CodeGraph;
  readonly #events: TargetEvents;
  readonly #owner: SymbolNode | undefined;
  /** Classes that the owner derives from, and those that derive from it, by id. */
  readonly #kin: ReadonlySet<string>;
  /** Edges to the target by `root:path:line`. */
  readonly #edges = new Map<string, { readonly evidence: Evidence; readonly confidence: number }>();

  constructor(target: UseTarget, graph: CodeGraph) {
    this.#target = target;
    this.#graph = graph;
    this.#events = new TargetEvents(target, graph);
    const { symbol } = target;
    const parent = target.name === undefined ? ownerOf(symbol, graph) : symbol;
    this.#owner = parent && isClassLike(parent.fact) ? parent : undefined;
    this.#kin = this.#owner ? kinOfMember(this.#owner, target.name === undefined ? symbol : undefined, graph) : new Set();
    if (target.name === undefined)
      for (const { caller, kind, line, evidence, confidence } of graph.incoming(symbol.id)) {
        const from = graph.symbol(caller);
        if (!from || kind === 'overrides' || kind === 'imports') continue;
        const key = `${from.root}:${from.path}:${line}`;
        const known = this.#edges.get(key);
        if (!known || known.confidence < confidence) this.#edges.set(key, { evidence, confidence });
      }
  }

  *inFile(file: TextFile, text: string, name: string): Generator<DecidedPlace> {
    const { root, path, role } = file;
    const language = this.#graph.file(root, path)?.facts.language ?? '';
    const family = familyOf(language);
    if (family !== familyOf(this.#target.symbol.language)) return;
    const inFile = this.#graph.inFile(root, path);
    const code = codeIn(text, language);
    const all = occurrencesOf(name, code);
    if (!all.length) return;
    const definitions = inFile.filter(({ fact }) => fact.name === name);
    const occurrences = all.filter(({ line, column }) => !isDefinition(definitions, line, column));
    const hiding = declaringFunctions(occurrences, inFile, family);
    for (const occurrence of occurrences) {
      const { line, column, receiver, offset } = occurrence;
      const symbol = this.#graph.at(root, path, line) ?? null;
      if (this.#isFieldDeclaration(occurrence, symbol) || (symbol?.fact.kind === 'enum' && declaresMember(occurrence))) continue;
      const key = family === 'ecmascript' && receiver === undefined ? keyAt(code.text, offset, offset + name.length) : undefined;
      if (!(key && this.#owner) && receiver === undefined && hiding.size && !this.#isLocal && isInside(line, hiding, inFile)) continue;
      const isParameter = receiver === undefined && symbol !== null && isParameterPlace(code, symbol.fact, line, column);
      // What a parameter is called on a line of its own is asked for by that name.
      const isAsked = isParameter && family === 'python' && occurrence.before.trim() === '';
      const kind = isAsked ? 'passed' : this.#kindOf(root, path, occurrence);
      const verdict = this.#verdict({ root, path, name, family, kind, occurrence, symbol, key, isParameter });
      if (verdict.is === 'other') continue;
      const { evidence, confidence } = verdict.is === 'it' ? verdict : { evidence: 'name-only' as const, confidence: dispatchConfidence };
      const use = kind === 'imports' ? undefined : this.#events.useAt(occurrence, name, text, family, symbol, isParameter);
      if (this.#events.isOther(use)) continue;
      const user = definitionAround(root, path, line, column, this.#graph) ?? null;
      const through = (verdict.is === 'possible' && verdict.through) || null;
      const shown = { kind: use?.kind ?? kind, text: trimmedLine(text, offset), through, ...(use?.event && { event: use.event.text }) };
      yield { place: { root, path, role, line, column, evidence, confidence, symbol: user, ...shown }, is: verdict.is };
    }
  }

  /** The line in the body of a class, or at the top of a module, that declares the field or variable. */
  #isFieldDeclaration(occurrence: Occurrence, around: SymbolNode | null): boolean {
    const { symbol, name } = this.#target;
    return name !== undefined && around?.id === symbol.id && declaresMember(occurrence);
  }

  #kindOf(root: string, path: string, occurrence: Occurrence): UseKind {
    const { line } = occurrence;
    const isImport = this.#graph.file(root, path)?.facts.imports.some((fact) => fact.line === line) ?? false;
    const { symbol, name } = this.#target;
    return isImport ? 'imports' : useKindOf(occurrence, name === undefined ? symbol.fact.kind : undefined);
  }

  #verdict({ root, path, name, family, kind, occurrence, symbol: around, key, isParameter }: Place): Verdict {
    const { line, receiver } = occurrence;
    // Edges of what a function is given by the names of its parameters are those of the line where its head begins.
    const edgeLine = isParameter && family === 'python' ? (around?.fact.nameRange.start.line ?? line) : line;
    const edge = this.#edges.get(`${root}:${path}:${edgeLine}`);
    const isSure = edge !== undefined && edge.evidence !== 'name-only' && edge.confidence > dispatchConfidence;
    if (isSure && isParameter) return { is: 'it', ...edge };
    // A key of an argument or of an object is no plain name of a scope.
    const isKey = receiver === undefined && (key ? !key.isShorthand : isKeyword(occurrence, family));
    if (isKey && around && isClassLike(around.fact)) return this.#owner?.id === around.id ? { is: 'undecided' } : other;
    if (receiver === undefined && !key && around && this.#isRedeclaration(occurrence, around)) return { is: 'possible', through: around };
    const isType = kind === 'typed' || kind === 'extends' || kind === 'implements';
    const place = { root, path, line, column: occurrence.column, name, receiver, isType };
    if (key && this.#owner) return this.#ofKey(this.#graph.definitionsAt({ ...place, key }), place);
    if (isKey && !this.#owner && this.#target.name === undefined) return other;
    const meant = isKey ? [] : this.#graph.definitionsAt(place);
    if (isSure) {
      // A call of what a field of that name holds names the field, and calls the target.
      const isField = meant !== 'outside' && meant.length > 0 && this.#ofMeanings(meant, place).is === 'other';
      return isField ? { is: 'possible' } : { is: 'it', ...edge };
    }
    if (meant === 'outside') return edge ? { is: 'possible' } : other;
    if (meant.length) return this.#ofMeanings(meant, place);
    const { symbol, name: variable } = this.#target;
    if (
      receiver === undefined &&
      !isKey &&
      variable !== undefined &&
      symbol.fact.kind === 'module' &&
      symbol.root === root &&
      symbol.path === path
    )
      return { is: 'it', evidence: 'same-scope', confidence: confidenceOf['same-scope'] };
    const isElsewhere = symbol.root !== root || symbol.path !== path;
    if (isElsewhere && receiver === undefined && this.#isLocal) return other;
    if (receiver === undefined && !isKey && !this.#owner) return edge ? { is: 'it', ...edge } : { is: 'undecided' };
    // A plain name is no member, except where keys and patterns name members.
    if (receiver === undefined && this.#owner && !isKey && family === 'python') return other;
    if (edge && edge.confidence >= sureEnough) return { is: 'it', ...edge };
    return { is: 'undecided' };
  }

  #ofKey(meant: readonly NamedDefinition[] | 'outside', place: NamePlace): Verdict {
    if (meant === 'outside') return other;
    return meant.length ? this.#ofMeanings(meant, place) : { is: 'undecided' };
  }

  #ofMeanings(meant: readonly NamedDefinition[], { root, path, receiver }: NamePlace): Verdict {
    const { symbol, name } = this.#target;
    const evidence: Evidence =
      symbol.root === root && symbol.path === path ? 'same-scope' : this.#owner ? 'receiver-typed' : 'import-resolved';
    const sure: Verdict = { is: 'it', evidence, confidence: confidenceOf[evidence] };
    for (const each of meant) {
      if (each.name === undefined ? name === undefined && isSame(each.symbol, symbol) : each.symbol.id === this.#ownerId) return sure;
    }
    const owners = meant.map((each) => (each.name === undefined ? ownerOf(each.symbol, this.#graph) : each.symbol));
    const through = owners.find((owner) => owner !== undefined && this.#kin.has(owner.id));
    // What is called on the base itself is never an override of it.
    if (!through || (receiver !== undefined && baseItself.test(receiver))) return other;
    // A field that a derived class sets too is the same field.
    const isField = name !== undefined && meant.every((each) => each.name !== undefined);
    return isField ? { is: 'it', evidence: 'inherited', confidence: confidenceOf.inherited } : { is: 'possible', through };
  }

  /** A derived class, or a base, declares a member of that name of its own. */
  #isRedeclaration({ after }: Occurrence, around: SymbolNode): boolean {
    return this.#kin.has(around.id) && isClassLike(around.fact) && /^\s*(?:\??!?:|=(?![=>])|;|$)/.test(after);
  }

  /** Defined inside of a function: other files cannot name it. */
  get #isLocal(): boolean {
    const { symbol, name } = this.#target;
    const parent = name === undefined ? ownerOf(symbol, this.#graph) : symbol;
    return parent !== undefined && parent.fact.kind !== 'module' && !isClassLike(parent.fact);
  }

  get #ownerId(): string | undefined {
    return this.#target.name === undefined ? this.#owner?.id : this.#target.symbol.id;
  }
}

/** The line around an offset. */
function trimmedLine(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end).trim();
}

/** No definition is a use, neither of the target, with its overloads and declarations, nor of something else of that name. */
function isDefinition(inFile: readonly SymbolNode[], line: number, column: number): boolean {
  return inFile.some(({ fact: { nameRange } }) => nameRange.start.line === line && nameRange.start.column === column);
}

/** Whether a name in the body of a class or enum, or at the top of a module, is that of a field, member or variable declared there. */
export function declaresMember({ receiver, before, after }: Occurrence): boolean {
  return receiver === undefined && /^\s*(?:\??!?:|=(?![=>])|;|$|,)/.test(after) && !/[(=,.]\s*$/.test(before);
}

/** The same definition, or another declaration of it in the same place: overloads, a class and its interface. */
function isSame(a: SymbolNode, b: SymbolNode): boolean {
  return a.id === b.id || (a.root === b.root && a.path === b.path && a.fact.qualifiedName === b.fact.qualifiedName);
}

/** `name=` among arguments in Python, `name:` and shorthand in objects of JavaScript. */
function isKeyword({ before, after }: Occurrence, family: Family): boolean {
  if (family === 'python') return /^\s*=(?!=)/.test(after) && /[(,]\s*$/.test(before);
  return family === 'ecmascript' && /^\s*\??:(?!:)/.test(after) && /(?:^\s*|[{,(]\s*)$/.test(before);
}

/** Places are told in this order of the roles of their files. */
export const roleOrder: Readonly<Record<TextFile['role'], number>> = {
  code: 0,
  configuration: 1,
  example: 2,
  test: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

/** The order in which places are told. */
export function comparePlaces(a: UsePlace, b: UsePlace): number {
  return (
    roleOrder[a.role] - roleOrder[b.role] || compare(a.root, b.root) || compare(a.path, b.path) || a.line - b.line || a.column - b.column
  );
}
