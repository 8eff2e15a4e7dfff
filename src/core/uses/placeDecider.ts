// Decides place by place whether a name means what is asked about: by its scope, imports and types, by keys and by edges.
import { confidenceOf, dispatchConfidence, sureEnough } from '../graph/confidence.ts';
import { familyOf, type Family } from '../graph/families.ts';
import { isClassLike } from '../graph/fileEntry.ts';
import { definitionAround, ownerOf } from '../graph/owners.ts';
import type { CodeGraph, Evidence, NamedDefinition, NamePlace, SymbolNode } from '../graph/types.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { isParameterPlace } from './heads.ts';
import { kinOfMember } from './kin.ts';
import { declaringFunctions, isInside } from './localNames.ts';
import { keyAt, memberAt, type Key } from './keyPlace.ts';
import { isTypeKeyword } from './typeKeywords.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { codeIn } from './recentCode.ts';
import { TargetEvents } from './events/targetEvents.ts';
import { lineTextAt, type UsePlace, type UseTarget } from './types.ts';
import { useKindOf, type UseKind } from './useKind.ts';

type Verdict =
  | { readonly is: 'it'; readonly evidence: Evidence; readonly confidence: number }
  | { readonly is: 'possible'; readonly through?: SymbolNode }
  | { readonly is: 'undecided' | 'other' };
/** What a place turns out to be. */
export type Decision = Verdict['is'];
const other: Verdict = { is: 'other' };

/** A place with what it turns out to be. */
export interface DecidedPlace {
  readonly place: UsePlace;
  readonly is: Decision;
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
  /** A function that is a member of an object literal is defined there. */
  readonly isFunction: boolean;
}

/** How languages name the base of the class around. */
const baseItself = /^(?:super(?:\(.*\))?|base|parent)$/;

/** Decides place by place whether the target is meant. */
export class PlaceDecider {
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
    const members = definitions.filter(this.#isOfObject);
    const isMember = ({ line, column }: Occurrence): boolean => isDefinition(members, line, column);
    const occurrences = all.filter((each) => isMember(each) || !isDefinition(definitions, each.line, each.column));
    const hiding = declaringFunctions(occurrences, inFile, family);
    for (const occurrence of occurrences) {
      const { line, column, receiver, offset } = occurrence;
      const symbol = this.#graph.at(root, path, line) ?? null;
      if (this.#isFieldDeclaration(occurrence, symbol) || (symbol?.fact.kind === 'enum' && declaresMember(occurrence))) continue;
      const isFunction = receiver === undefined && isMember(occurrence);
      const key =
        family === 'ecmascript' && receiver === undefined
          ? isFunction
            ? memberAt(code.text, offset)
            : keyAt(code.text, offset, offset + name.length)
          : undefined;
      if (isFunction && !key) continue;
      if (!(key && this.#owner) && receiver === undefined && hiding.size && !this.#isLocal && isInside(line, hiding, inFile)) continue;
      if (family === 'ecmascript' && isTypeKeyword(name, occurrence)) continue;
      const isParameter = receiver === undefined && symbol !== null && isParameterPlace(code, symbol.fact, line, column);
      // What a parameter is called on a line of its own is asked for by that name.
      const isAsked = isParameter && family === 'python' && occurrence.before.trim() === '';
      const kind = isAsked ? 'passed' : this.#kindOf(root, path, occurrence);
      const verdict = this.#verdict({ root, path, name, family, kind, occurrence, symbol, key, isParameter, isFunction });
      if (verdict.is === 'other' || (isFunction && verdict.is !== 'it')) continue;
      const { evidence, confidence } = verdict.is === 'it' ? verdict : { evidence: 'name-only' as const, confidence: dispatchConfidence };
      const use = kind === 'imports' ? undefined : this.#events.useAt(occurrence, name, text, family, symbol, isParameter);
      if (this.#events.isOther(use)) continue;
      const user = definitionAround(root, path, line, column, this.#graph) ?? null;
      const through = (verdict.is === 'possible' && verdict.through) || null;
      const shown = { kind: use?.kind ?? kind, text: lineTextAt(text, offset), through, ...(use?.event && { event: use.event.text }) };
      yield { place: { root, path, role, line, column, evidence, confidence, symbol: user, ...shown }, is: verdict.is };
    }
  }

  /** A function in an object literal is a definition of its own, and may be what a type has a member for. */
  readonly #isOfObject = (node: SymbolNode): boolean => {
    const parent = ownerOf(node, this.#graph);
    const isTarget = this.#target.name === undefined && isSame(node, this.#target.symbol);
    return node.language !== 'python' && node.fact.kind === 'method' && !isTarget && !(parent && isClassLike(parent.fact));
  };

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

  #verdict({ root, path, name, family, kind, occurrence, symbol: around, key, isParameter, isFunction }: Place): Verdict {
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
    // The object stands around the function.
    const column = isFunction ? startOf(around, occurrence) - 1 : occurrence.column;
    const isType = kind === 'typed' || kind === 'extends' || kind === 'implements';
    const place = { root, path, line, column, name, receiver, isType };
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
      if (
        each.name === undefined ? name === undefined && isSame(each.symbol, symbol) : each.name === name && each.symbol.id === this.#ownerId
      )
        return sure;
    }
    // Members in the types of members are no members that classes share.
    const shared = meant.filter((each) => each.name === undefined || name === undefined || each.name === name);
    const owners = shared.map((each) => (each.name === undefined ? ownerOf(each.symbol, this.#graph) : each.symbol));
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

/** Where the definition that has its name at the occurrence begins, on the same line. */
function startOf(node: SymbolNode | null, { line, column }: Occurrence): number {
  const start = node?.fact.range.start;
  return start?.line === line ? Math.min(start.column, column) : column;
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
