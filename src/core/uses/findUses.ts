// All places that use a definition: found by the identifier in the texts of the index, decided by scope, imports and types.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { confidenceOf, dispatchConfidence, sureEnough } from '../graph/confidence.ts';
import { familyOf, type Family } from '../graph/families.ts';
import type { CodeGraph, Evidence, NamedDefinition, SymbolNode } from '../graph/types.ts';
import { languages } from '../syntax/languages.ts';
import type { FileTexts, TextFile } from '../text/fileTexts.ts';
import { filesHoldingRuns } from '../text/runs.ts';
import { codeText } from './codeText.ts';
import { holdsFields } from './fields.ts';
import { kinOf } from './kin.ts';
import { declaringFunctions, isInside } from './localNames.ts';
import { occurrencesOf, type Occurrence } from './occurrences.ts';
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
  /** The innermost definition around it. */
  readonly symbol: SymbolNode | null;
}

/** All that is known of the uses of one definition. */
export interface Uses {
  /** Places that surely or very likely use the target itself, code first, then by path and line. */
  readonly places: readonly UsePlace[];
  /** Places that name a base's or a derived class's member of that name: at run time they may use the target. */
  readonly possible: readonly UsePlace[];
  /** Places of the name of which neither scope nor types tell what is meant. */
  readonly undecided: readonly UsePlace[];
  /** Places of the name that were looked at and may mean the target, or do. */
  readonly looked: number;
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
}

type Verdict =
  { readonly is: 'it'; readonly evidence: Evidence; readonly confidence: number } | { readonly is: 'possible' | 'undecided' | 'other' };
const other: Verdict = { is: 'other' };

/** The name that places must have to use `target`. */
export function nameOfTarget({ symbol, name }: UseTarget): string {
  return name ?? symbol.fact.name;
}

/** Finds all uses of `target`. Its own definition is none. Rejects with `CancelledError`. */
export async function findUses(
  target: UseTarget,
  { graph, texts }: UseParts,
  token: CancellationToken,
  { includes = () => true }: UseOptions = {},
): Promise<Uses> {
  const files = new Map<TextFile, string>();
  const take = ({ file, text }: { file: TextFile; text: string }): void => void files.set(file, text);
  const isCode = ({ root, path, role }: TextFile): boolean => role !== 'documentation' && graph.file(root, path) !== undefined;
  const names = new Set(namesOf(target, graph));
  await filesHoldingRuns([...names], texts, { includes: isCode, most: 1, take }, token);
  const finder = new UseFinder(target, graph);
  const all: { readonly place: UsePlace; readonly is: Verdict['is'] }[] = [];
  const looked = new Set<string>();
  // The set grows while it is gone through: what is imported under another name is looked for under that as well.
  for (const each of names) {
    if (looked.size >= mostNames) break;
    if (looked.size) await filesHoldingRuns([each], texts, { includes: isCode, most: 1, take }, token);
    looked.add(each);
    for (const [file, text] of files) {
      throwIfCancelled(token);
      if (!text.includes(each)) continue;
      for (const found of finder.inFile(file, text, each)) {
        if (!includes(file, found.place.line)) continue;
        all.push(found);
        if (found.is === 'it') for (const alias of aliasesOn(found.place, each, graph)) names.add(alias);
      }
    }
    await texts.clock.sleep(0);
  }
  const name = nameOfTarget(target);
  const inQuotes = (text: string): boolean => [`"${name}"`, `'${name}'`, `\`${name}\``].some((each) => text.includes(each));
  const quoted = [...files].find(([, text]) => inQuotes(text))?.[0] ?? null;
  const once = new Map(all.map((each) => [`${each.place.root}:${each.place.path}:${each.place.line} ${each.place.kind} ${each.is}`, each]));
  const sorted = [...once.values()].sort((a, b) => comparePlaces(a.place, b.place));
  const of = (is: Verdict['is']): UsePlace[] => sorted.filter((each) => each.is === is).map(({ place }) => place);
  return { places: of('it'), possible: of('possible'), undecided: of('undecided'), looked: sorted.length, quoted };
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
  const isConstructor = name === undefined && constructors.has(symbol.fact.name) && owner && owner.fact.kind === 'class';
  return isConstructor ? [symbol.fact.name, owner.fact.name] : [nameOfTarget(target)];
}

const constructors: ReadonlySet<string> = new Set(['constructor', '__init__', '__construct', 'initialize']);

/** Decides place by place whether the target is meant. */
class UseFinder {
  readonly #target: UseTarget;
  readonly #graph: CodeGraph;
  readonly #owner: SymbolNode | undefined;
  /** Classes that the owner derives from, and those that derive from it, by id. */
  readonly #kin: ReadonlySet<string>;
  /** Edges to the target by `root:path:line`. */
  readonly #edges = new Map<string, { readonly evidence: Evidence; readonly confidence: number }>();

  constructor(target: UseTarget, graph: CodeGraph) {
    this.#target = target;
    this.#graph = graph;
    const { symbol } = target;
    const parent = target.name === undefined ? graph.inFile(symbol.root, symbol.path)[symbol.fact.parent] : symbol;
    this.#owner = parent && holdsFields(parent) ? parent : undefined;
    this.#kin = this.#owner ? kinOf(this.#owner, graph) : new Set();
    if (target.name === undefined)
      for (const { caller, kind, line, evidence, confidence } of graph.incoming(symbol.id)) {
        const from = graph.symbol(caller);
        if (!from || kind === 'overrides' || kind === 'imports') continue;
        const key = `${from.root}:${from.path}:${line}`;
        const known = this.#edges.get(key);
        if (!known || known.confidence < confidence) this.#edges.set(key, { evidence, confidence });
      }
  }

  *inFile(file: TextFile, text: string, name: string): Generator<{ readonly place: UsePlace; readonly is: Verdict['is'] }> {
    const { root, path, role } = file;
    const language = this.#graph.file(root, path)?.facts.language ?? '';
    const family = familyOf(language);
    if (family !== familyOf(this.#target.symbol.language)) return;
    const occurrences = occurrencesOf(name, codeText(text, family, languages.get(language)?.comments ?? {}));
    const inFile = this.#graph.inFile(root, path);
    // A definition lies within its own range; nested ones are told by their scope.
    const others = occurrences.filter(({ line, column }) => !this.#isDefinition(root, path, line, column));
    const hiding = declaringFunctions(others, inFile, family);
    const lines = text.split('\n');
    // A line is listed once for each kind of use.
    const known = new Set<string>();
    for (const occurrence of occurrences) {
      const { line, column, receiver } = occurrence;
      if (this.#isDefinition(root, path, line, column) || this.#isFieldDeclaration(root, path, occurrence)) continue;
      if (receiver === undefined && hiding.size && !this.#isLocal && isInside(line, hiding, inFile)) continue;
      const kind = this.#kindOf(root, path, occurrence);
      const verdict = this.#verdict(root, path, name, occurrence, family, kind);
      if (verdict.is === 'other' || known.has(`${line} ${kind} ${verdict.is}`)) continue;
      known.add(`${line} ${kind} ${verdict.is}`);
      const { evidence, confidence } = verdict.is === 'it' ? verdict : { evidence: 'name-only' as const, confidence: dispatchConfidence };
      const symbol = this.#graph.at(root, path, line) ?? null;
      const place = { root, path, role, line, column, kind, evidence, confidence, text: (lines[line] ?? '').trim(), symbol };
      yield { place, is: verdict.is };
    }
  }

  /** No definition is a use, neither of the target, with its overloads and declarations, nor of something else of that name. */
  #isDefinition(root: string, path: string, line: number, column: number): boolean {
    return this.#graph
      .inFile(root, path)
      .some(({ fact: { nameRange } }) => nameRange.start.line === line && nameRange.start.column === column);
  }

  /** The line in the body of a class, or at the top of a module, that declares the field or variable. */
  #isFieldDeclaration(root: string, path: string, { line, receiver, before, after }: Occurrence): boolean {
    const { symbol, name } = this.#target;
    if (name === undefined || receiver !== undefined || this.#graph.at(root, path, line)?.id !== symbol.id) return false;
    return /^\s*(?:\??!?:|=(?![=>])|;|$|,)/.test(after) && !/[(=,.]\s*$/.test(before);
  }

  #kindOf(root: string, path: string, occurrence: Occurrence): UseKind {
    const { line } = occurrence;
    const isImport = this.#graph.file(root, path)?.facts.imports.some((fact) => fact.line === line) ?? false;
    const { symbol, name } = this.#target;
    return isImport ? 'imports' : useKindOf(occurrence, name === undefined ? symbol.fact.kind : undefined);
  }

  #verdict(root: string, path: string, name: string, occurrence: Occurrence, family: Family, kind: UseKind): Verdict {
    const { line, receiver } = occurrence;
    const edge = this.#edges.get(`${root}:${path}:${line}`);
    if (edge && edge.evidence !== 'name-only' && edge.confidence > dispatchConfidence) return { is: 'it', ...edge };
    // A key of an argument or of an object is no plain name of a scope.
    const isKey = receiver === undefined && isKeyword(occurrence, family);
    const meant = isKey
      ? []
      : this.#graph.definitionsAt({
          root,
          path,
          line,
          name,
          receiver,
          isType: kind === 'typed' || kind === 'extends' || kind === 'implements',
        });
    if (isKey && this.#isDeclaredBy(root, path, line))
      return this.#owner?.id === this.#graph.at(root, path, line)?.id ? { is: 'undecided' } : other;
    if (receiver === undefined && this.#isRedeclaration(root, path, occurrence)) return { is: 'possible' };
    if (meant === 'outside') return edge ? { is: 'possible' } : other;
    if (meant.length) return this.#ofMeanings(meant, root, path);
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

  #ofMeanings(meant: readonly NamedDefinition[], root: string, path: string): Verdict {
    const { symbol, name } = this.#target;
    const evidence: Evidence =
      symbol.root === root && symbol.path === path ? 'same-scope' : this.#owner ? 'receiver-typed' : 'import-resolved';
    const sure: Verdict = { is: 'it', evidence, confidence: confidenceOf[evidence] };
    for (const each of meant) {
      if (each.name === undefined ? name === undefined && isSame(each.symbol, symbol) : each.symbol.id === this.#ownerId) return sure;
    }
    const isKin = meant.some((each) => {
      const parent =
        each.name === undefined ? this.#graph.inFile(each.symbol.root, each.symbol.path)[each.symbol.fact.parent] : each.symbol;
      return parent !== undefined && this.#kin.has(parent.id);
    });
    if (!isKin) return other;
    // A field that a derived class sets too is the same field.
    const isField = name !== undefined && meant.every((each) => each.name !== undefined);
    return isField ? { is: 'it', evidence: 'inherited', confidence: confidenceOf.inherited } : { is: 'possible' };
  }

  /** A derived class, or a base, declares a member of that name of its own. */
  #isRedeclaration(root: string, path: string, { line, after }: Occurrence): boolean {
    const around = this.#graph.at(root, path, line);
    return around !== undefined && this.#kin.has(around.id) && holdsFields(around) && /^\s*(?:\??!?:|=(?![=>])|;|$)/.test(after);
  }

  /** Whether the type around the line declares a member there. */
  #isDeclaredBy(root: string, path: string, line: number): boolean {
    const around = this.#graph.at(root, path, line);
    return around !== undefined && holdsFields(around);
  }

  /** Defined inside of a function: other files cannot name it. */
  get #isLocal(): boolean {
    const { symbol, name } = this.#target;
    const parent = name === undefined ? this.#graph.inFile(symbol.root, symbol.path)[symbol.fact.parent] : symbol;
    return parent !== undefined && parent.fact.kind !== 'module' && !holdsFields(parent);
  }

  get #ownerId(): string | undefined {
    return this.#target.name === undefined ? this.#owner?.id : this.#target.symbol.id;
  }
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

const order: Readonly<Record<TextFile['role'], number>> = {
  code: 0,
  configuration: 1,
  example: 2,
  test: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

function comparePlaces(a: UsePlace, b: UsePlace): number {
  return order[a.role] - order[b.role] || compare(a.root, b.root) || compare(a.path, b.path) || a.line - b.line || a.column - b.column;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
