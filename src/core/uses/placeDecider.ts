// Decides place by place whether a name means what is asked about: by its scope, imports and types, by keys and by edges.
import { lineAt } from '../base/lines.ts';
import { confidenceOf, dispatchConfidence, sureEnough } from '../graph/confidence.ts';
import { familyOf, type Family } from '../graph/families.ts';
import { isClassLike } from '../graph/fileEntry.ts';
import { definitionAround, ownerOf } from '../graph/owners.ts';
import type { ImportFact } from '../symbols/facts.ts';
import type { CodeGraph, Evidence, MemberForm, NamedDefinition, NamePlace, SymbolNode } from '../graph/types.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { isParameterPlace } from './heads.ts';
import { kinOfMember } from './kin.ts';
import { declaringFunctions, isInside } from './localNames.ts';
import { keyAt, type Key } from './keyPlace.ts';
import { javaKeyAt } from './javaKey.ts';
import { literalKeyAt } from './literalKey.ts';
import { declaresField, memberForm } from './memberForm.ts';
import { declaresVariable, headPartAt, importAround, keywordAt } from './pythonPlaces.ts';
import { isTypeKeyword } from './typeKeywords.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
import { isNamedConstructor, OverloadedMethod } from './overloads.ts';
import { codeIn, type Code } from './recentCode.ts';
import { TargetEvents } from './events/targetEvents.ts';
import { lineTextAt, type UsePlace, type UseTarget } from './types.ts';
import { useKindOf, type UseKind } from './useKind.ts';

interface KnownEdge {
  readonly evidence: Evidence;
  readonly confidence: number;
}

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
  readonly head: 'parameter' | 'outside' | undefined;
  /** The import that takes the name there. */
  readonly imported: ImportFact | undefined;
  readonly form: MemberForm | undefined;
}

/** How languages name the base of the class around. */
const baseItself = /^(?:super(?:\(.*\))?|base|parent)$/;

/** Decides place by place whether the target is meant. */
export class PlaceDecider {
  readonly #target: UseTarget;
  readonly #graph: CodeGraph;
  readonly #events: TargetEvents;
  readonly #owner: SymbolNode | undefined;
  /** Set only where the target is a symbol of its own. */
  readonly #overloads: OverloadedMethod | undefined;
  readonly #isConstructor: boolean;
  /** Classes that the owner derives from, and those that derive from it, by id. */
  readonly #kin: ReadonlySet<string>;
  /** Edges to the target by `root:path:line`. */
  readonly #edges = new Map<string, KnownEdge>();

  constructor(target: UseTarget, graph: CodeGraph) {
    this.#target = target;
    this.#graph = graph;
    this.#events = new TargetEvents(target, graph);
    const { symbol } = target;
    const parent = target.name === undefined ? ownerOf(symbol, graph) : symbol;
    this.#owner = parent && isClassLike(parent.fact) ? parent : undefined;
    this.#overloads = target.name === undefined ? new OverloadedMethod(symbol, graph) : undefined;
    this.#isConstructor = target.name === undefined && isNamedConstructor(symbol, graph);
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
    const declared = new Set<string>();
    for (const occurrence of occurrences) {
      const { line, column, receiver } = occurrence;
      const symbol = this.#graph.at(root, path, line) ?? null;
      if (this.#isFieldDeclaration(occurrence, symbol, family, declared)) continue;
      if (symbol && (isClassLike(symbol.fact) || family === 'go') && declaresField(occurrence, family)) continue;
      const head = symbol && family === 'python' ? headPartAt(code, symbol.fact, line, column) : undefined;
      const key = keyOf(occurrence, name, code, family, head);
      const outside = head === 'outside' ? symbol?.fact.index : undefined;
      const isCall = family === 'java' && /^\s*\(/.test(occurrence.after);
      if (!key && !isCall && receiver === undefined && hiding.size && !this.#isLocal && isInside(line, hiding, inFile, outside)) continue;
      if (family === 'ecmascript' && isTypeKeyword(name, occurrence)) continue;
      const isParameter = receiver === undefined && symbol !== null && isParameterPlace(code, symbol.fact, line, column);
      // What a parameter is called on a line of its own is asked for by that name.
      const isAsked = isParameter && family === 'python' && occurrence.before.trim() === '';
      const imported = this.#importAt(root, path, occurrence, family);
      const kind = isAsked ? 'passed' : this.#kindOf(imported, occurrence);
      const ofMember = key ? formOfKey(key, family) : memberForm(occurrence, family);
      const form = imported ? undefined : ofMember;
      if (form && !this.#canBe(form)) continue;
      const verdict = this.#verdict({ root, path, name, family, kind, occurrence, symbol, key, isParameter, head, imported, form });
      if (verdict.is === 'other') continue;
      const { evidence, confidence } = verdict.is === 'it' ? verdict : { evidence: 'name-only' as const, confidence: dispatchConfidence };
      const use = kind === 'imports' ? undefined : this.#events.useAt(occurrence, name, text, family, symbol, isParameter);
      if (this.#events.isOther(use)) continue;
      const user = definitionAround(root, path, line, column, this.#graph) ?? null;
      const through = (verdict.is === 'possible' && verdict.through) || null;
      const shown = {
        kind: use?.kind ?? kind,
        text: lineTextAt(text, occurrence.offset),
        through,
        ...(use?.event && { event: use.event.text }),
      };
      yield { place: { root, path, role, line, column, evidence, confidence, symbol: user, ...shown }, is: verdict.is };
    }
  }

  /** The line in the body of a class, or at the top of a module, that declares the field or variable. */
  #isFieldDeclaration(occurrence: Occurrence, around: SymbolNode | null, family: Family, declared: Set<string>): boolean {
    const { symbol, name } = this.#target;
    const isOwn = name !== undefined && around?.id === symbol.id;
    // Keys of literals look like declarations in Go and Rust, whose declarations have a form of their own.
    if ((family === 'go' || family === 'rust') && symbol.fact.kind !== 'module') return false;
    const isDeclared = family === 'python' ? declaresVariable(occurrence) : declaresMember(occurrence);
    // What another class declares is a field of that class, unless it may be the same one.
    const isOthers = family === 'python' && around && around.id !== symbol.id && isClassLike(around.fact) && !this.#kin.has(around.id);
    if (isDeclared && isOthers) return true;
    if (!isDeclared || (!isOwn && around?.fact.kind !== 'enum')) return false;
    // In Python what assigns a variable again writes it; other languages have further declarations.
    const isFirst = !declared.has(around.id);
    declared.add(around.id);
    return isFirst || family !== 'python';
  }

  /** Whether what is asked about can stand in such a form; types and constructors stand in any. */
  #canBe(form: MemberForm): boolean {
    const { symbol, name } = this.#target;
    if (name !== undefined || symbol.fact.kind === 'constant') return form === 'field';
    return isClassLike(symbol.fact) || this.#owner?.fact.name === symbol.fact.name || form === 'method';
  }

  #importAt(root: string, path: string, occurrence: Occurrence, family: Family): ImportFact | undefined {
    const imports = this.#graph.file(root, path)?.facts.imports ?? [];
    return family === 'python' ? importAround(occurrence, imports) : imports.find((fact) => fact.line === occurrence.line);
  }

  #kindOf(imported: ImportFact | undefined, occurrence: Occurrence): UseKind {
    const { symbol, name } = this.#target;
    return imported ? 'imports' : useKindOf(occurrence, name === undefined ? symbol.fact.kind : undefined);
  }

  #verdict(written: Place): Verdict {
    const { root, path, name, family, kind, occurrence, symbol: around, key, isParameter, head, imported, form } = written;
    const { receiver } = occurrence;
    const line = imported?.line ?? occurrence.line;
    // Edges of what a function is given by the names of its parameters are those of the line where its head begins.
    const edgeLine = isParameter && family === 'python' ? (around?.fact.nameRange.start.line ?? line) : line;
    const edge = this.#edges.get(`${root}:${path}:${edgeLine}`);
    const isSure = edge !== undefined && edge.evidence !== 'name-only' && edge.confidence > dispatchConfidence;
    if (isSure && isParameter) return { is: 'it', ...edge };
    // A key of an argument or of an object is no plain name of a scope.
    const isKey = receiver === undefined && (key ? !key.isShorthand : isKeyword(occurrence, family));
    if (isKey && around && isClassLike(around.fact) && family === 'ecmascript')
      return this.#owner?.id === around.id ? { is: 'undecided' } : other;
    if (receiver === undefined && !key && around && this.#isRedeclaration(occurrence, around)) return { is: 'possible', through: around };
    const isType = kind === 'typed' || kind === 'extends' || kind === 'implements';
    const place = { root, path, line, column: occurrence.column, name, receiver, isType, inHead: head === 'outside', form };
    if (this.#isConstructor) return this.#ofConstruction(place, kind, occurrence, edge);
    if (key && family === 'java' && key.anchor.how === 'value') return this.#ofCase(written, place, key);
    const isDecided = this.#owner !== undefined || family === 'python' || key?.anchor.how === 'struct';
    if (key && isDecided) return this.#ofKey(this.#graph.definitionsAt({ ...place, key }), place);
    if (isKey && !this.#owner && this.#target.name === undefined) return other;
    const meant = isKey ? [] : this.#graph.definitionsAt(place);
    if (this.#overloads?.isOverloaded && kind !== 'imports' && this.#meansTarget(meant)) return this.#ofOverload(place, edge);
    // Rust and Go say what is from outside: nothing of the workspace stands behind `fs::File`.
    if (meant === 'outside' && receiver !== undefined && (family === 'rust' || family === 'go')) return other;
    if (isSure) {
      // A call of what a field of that name holds names the field, and calls the target.
      const isField = meant !== 'outside' && meant.length > 0 && this.#ofMeanings(meant, place).is === 'other';
      return isField ? { is: 'possible' } : { is: 'it', ...edge };
    }
    if (meant === 'outside') return edge ? { is: 'possible' } : other;
    if (meant.length) return this.#ofMeanings(meant, place);
    // Paths of Java lead to types; what stands before them are names of packages.
    if (family === 'java' && (imported || /^\s*package\b/.test(occurrence.before))) return other;
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
    // The body of a class names what it has set so far.
    const isInBody = family === 'python' && variable !== undefined && around?.id === symbol.id && head === undefined;
    if (receiver === undefined && !isKey && isInBody && this.#owner)
      return { is: 'it', evidence: 'same-scope', confidence: confidenceOf['same-scope'] };
    // A plain name is no member, except where keys and patterns name members.
    if (receiver === undefined && this.#owner && !isKey && family === 'python') return other;
    if (edge && edge.confidence >= sureEnough) return { is: 'it', ...edge };
    return { is: 'undecided' };
  }

  /** Constructing names the class; edges tell which of its constructors runs. */
  #ofConstruction(place: NamePlace, kind: UseKind, { after }: Occurrence, edge: KnownEdge | undefined): Verdict {
    if (kind !== 'constructs' && !/^\s*::\s*new\b/.test(after)) return other;
    const meant = this.#graph.definitionsAt({ ...place, isType: true, form: undefined });
    if (meant === 'outside' || (meant.length && !meant.some(({ symbol }) => symbol.id === this.#owner?.id))) return other;
    if (this.#overloads?.isOverloaded || !meant.length) return this.#ofOverload(place, edge);
    return edge ? { is: 'it', ...edge } : { is: 'it', evidence: 'import-resolved', confidence: confidenceOf['import-resolved'] };
  }

  /** Members of an enum are named so where a `switch` goes through them; of other values constants. */
  #ofCase(written: Place, place: NamePlace, key: Key): Verdict {
    const meant = this.#graph.definitionsAt({ ...place, key });
    return meant !== 'outside' && meant.length ? this.#ofMeanings(meant, place) : this.#verdict({ ...written, key: undefined });
  }

  #ofOverload({ root, path, line }: NamePlace, edge: KnownEdge | undefined): Verdict {
    const is = this.#overloads?.at(`${root}:${path}:${line}`, edge) ?? 'undecided';
    return is === 'it' && edge ? { is, ...edge } : { is: is === 'it' ? 'undecided' : is };
  }

  #meansTarget(meant: readonly NamedDefinition[] | 'outside'): boolean {
    return meant !== 'outside' && meant.some(({ symbol, name }) => name === undefined && isSame(symbol, this.#target.symbol));
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
    const isField = name !== undefined && !declaresFields(symbol) && meant.every((each) => each.name !== undefined);
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

/** Elements of annotations are methods in Java. */
function formOfKey({ anchor }: Key, family: Family): MemberForm | undefined {
  if (family === 'java') return anchor.how === 'type' ? 'method' : 'field';
  return family === 'rust' ? 'field' : undefined;
}

/** Where fields have to be declared, one of the name in a derived class is another one. */
function declaresFields({ language }: SymbolNode): boolean {
  return /^(?:java|go|rust)$/.test(familyOf(language));
}

/** What the name is a key of: `name=` among arguments in Python, `name:` in objects of JavaScript and in literals of Go and Rust. */
function keyOf(
  { offset, receiver }: Occurrence,
  name: string,
  { text, lineStarts }: Code,
  family: Family,
  head: Place['head'],
): Key | undefined {
  if (receiver !== undefined || head === 'parameter') return undefined;
  const end = offset + name.length;
  if (family === 'python') return keywordAt(text, offset, end);
  if (family === 'ecmascript') return keyAt(text, offset, end);
  if (family === 'java') return javaKeyAt(text, offset, end);
  const key = family === 'go' || family === 'rust' ? literalKeyAt(text, offset, end, family) : undefined;
  return key?.anchor.how === 'struct' ? { ...key, anchor: { how: 'struct', at: lineAt(lineStarts, key.anchor.at) } } : key;
}

/** `name:` and shorthand in objects of JavaScript. */
function isKeyword({ before, after }: Occurrence, family: Family): boolean {
  return family === 'ecmascript' && /^\s*\??:(?!:)/.test(after) && /(?:^\s*|[{,(]\s*)$/.test(before);
}
