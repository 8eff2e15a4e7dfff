// Ties names of a model to the workspace: definitions by the code graph, files by their path. Other names stay untied.
import { fileKey, fileKeyOf } from '../../../base/fileKey.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ResolvedScope } from '../../../searching/scope.ts';
import type { EvidenceSet } from '../evidence/evidenceSet.ts';
import { readableName } from '../relations/relationNote.ts';
import { isNameText } from './spelling.ts';
import { nameKey, symbolKey, type Entity } from './triple.ts';

/** An ordinary word: many things have that name, and rarely is a definition meant. Found with two questions tried by hand. */
const ordinaryWord = /^\p{Ll}+$/u;

/** Tracks shown code, so that among several definitions of a name the one that a model has seen wins. */
export class NameResolver {
  readonly #graph: CodeGraph;
  readonly #scope: Pick<ResolvedScope, 'contains'>;
  readonly #symbols = new Map<string, SymbolNode>();
  /** Code as shown: a name that occurs in it is no spelling of another one. */
  readonly #texts: string[] = [];
  readonly #files = new Map<string, { readonly root: string; readonly path: string }>();

  constructor(graph: CodeGraph, scope: Pick<ResolvedScope, 'contains'>) {
    this.#graph = graph;
    this.#scope = scope;
  }

  /** Adds what a model is shown: definitions with their name in a shown line, and the files. */
  addShown({ pieces, relations }: Pick<EvidenceSet, 'pieces' | 'relations'>): void {
    const singleLines = relations.flatMap(({ evidence }) =>
      evidence ? { evidence, lines: [evidence.lines.first], text: evidence.text } : [],
    );
    for (const { evidence, lines, text } of [...pieces, ...singleLines]) {
      this.#texts.push(...text);
      const { root, path } = evidence;
      this.#files.set(fileKeyOf(evidence), { root, path });
      const shownLines = new Set(lines);
      for (const symbol of this.#graph.inFile(root, path))
        if (symbol.fact.kind !== 'module' && shownLines.has(symbol.fact.nameRange.start.line)) this.#symbols.set(symbol.id, symbol);
    }
  }

  /** Shown definitions, by id. */
  get symbols(): ReadonlyMap<string, SymbolNode> {
    return this.#symbols;
  }

  /** The entity for `name`. A phrase, or a name that the shown code uses for something else, stays as written. */
  resolve(name: string): Entity {
    if (!isNameText(name)) return { key: nameKey(name, false), name };
    const file = this.#file(name);
    if (file) return fileEntity(file.root, file.path);
    const symbol = this.#symbol(name);
    if (symbol) return entityOf(symbol);
    return { key: nameKey(name, !this.#isWritten(name)), name };
  }

  /** Whether the shown code contains exactly this name. */
  #isWritten(name: string): boolean {
    return /^[\p{L}_$][^\s]*$/u.test(name) && this.#texts.some((line) => holdsText(line, name));
  }

  #file(name: string): { readonly root: string; readonly path: string } | undefined {
    if (!/[./]/.test(name)) return undefined;
    const [only, ...others] = [...this.#files.values()].filter(({ path }) => `/${path}`.endsWith(`/${name.replace(/^\.?\//, '')}`));
    return others.length ? undefined : only;
  }

  #symbol(name: string): SymbolNode | undefined {
    const dottedName = name.replaceAll('::', '.').replaceAll('#', '.');
    const definitions = this.#inScope(this.#graph.byName(dottedName));
    const onlyShown = (symbols: readonly SymbolNode[]): readonly SymbolNode[] => symbols.filter(({ id }) => this.#symbols.has(id));
    // A word such as `read` is as often a field or a value as the method of that name.
    const isPlain = ordinaryWord.test(dottedName);
    const likelyDefinitions = onlyShown(definitions.length ? definitions : this.#spelledLike(name, dottedName));
    const meantDefinitions = isPlain ? likelyDefinitions.filter(({ fact }) => fact.qualifiedName === dottedName) : likelyDefinitions;
    const [only, ...others] = meantDefinitions.length || isPlain ? meantDefinitions : definitions;
    return others.length ? undefined : only;
  }

  /** Definitions whose name differs only in spelling. None where the shown code contains exactly this spelling: that is another thing. */
  #spelledLike(name: string, dottedName: string): readonly SymbolNode[] {
    if (this.#isWritten(name)) return [];
    return this.#inScope(this.#graph.spellings(dottedName).flatMap((each) => this.#graph.byName(each)));
  }

  #inScope(symbols: readonly SymbolNode[]): readonly SymbolNode[] {
    return symbols.filter(({ root, path, fact }) => fact.kind !== 'module' && this.#scope.contains(root, path, fact.nameRange.start.line));
  }
}

/** A definition as an entity; a module is its file. */
export function entityOf(symbol: SymbolNode): Entity {
  const { id, root, path, fact } = symbol;
  if (fact.kind === 'module') return fileEntity(root, path);
  return { key: symbolKey(id), name: readableName(symbol), tie: 'symbol', place: { root, path, line: fact.nameRange.start.line } };
}

function fileEntity(root: string, path: string): Entity {
  return { key: `file:${fileKey(root, path)}`, name: path, tie: 'file', place: { root, path, line: 0 } };
}

/** Whether `name` occurs in `line` as a whole, not as part of a longer name. */
function holdsText(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [line[at - 1], line[at + name.length]];
    if (!nameLetter.test(before) && !nameLetter.test(after)) return true;
  }
  return false;
}

const nameLetter = /[\p{L}\p{N}_$]/u;
