// Decides which symbols become chunks, and assigns each line of a file to exactly one of them.
import { linesOfRange, type LineSpan } from '../../base/positions.ts';
import type { FileFacts, SymbolFact, SymbolKind } from '../../symbols/facts.ts';
import { maxPartLines } from './textLines.ts';

/** Least lines of a nested function with a chunk of its own; a shorter one belongs to the function around it. */
const minNestedLines = 30;
/** Least lines of a member of a class with a chunk of its own; a shorter one belongs to the outline. */
const minMemberLines = 3;
/** The same for a member of an interface or enum, which only declares. */
const minDeclarationLines = 10;
/** Least lines of a named function that is its own part of a function that has to be split. */
const minNestedInLongLines = 5;
/** Deepest nesting for own chunks: deeper symbols stay with the enclosing one, so that hostile nesting costs linear time. */
const maxDepth = 16;

const containers: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'module', 'type']);

/** The lines that each symbol with a chunk owns. */
export interface Ownership {
  /** Symbols that get chunks, outer ones before inner ones; without the module. */
  readonly symbols: readonly SymbolFact[];
  /** Ascending lines by symbol index; 0 (the module) owns the remaining lines. */
  readonly lines: ReadonlyMap<number, readonly number[]>;
  /** Index of the symbol that owns the line, doc comments included. */
  ownerOf(line: number): number;
}

/** Determines the ownership for the facts of a file of `lineCount` lines. */
export function ownership(facts: FileFacts, lineCount: number): Ownership {
  const symbols = symbolsWithChunk(facts.symbols);
  const owners = new Int32Array(lineCount);
  const isDoc = new Uint8Array(lineCount);
  for (const symbol of symbols) {
    const docs = separateDoc(symbol);
    if (docs) {
      owners.fill(symbol.index, docs.first, docs.last + 1);
      isDoc.fill(1, docs.first, docs.last + 1);
    }
    const { first, last } = definitionLines(symbol);
    owners.fill(symbol.index, first, last + 1);
    isDoc.fill(0, first, last + 1);
    const inner = innerDoc(symbol);
    if (inner) isDoc.fill(1, inner.first, inner.last + 1);
  }
  const lines = new Map<number, number[]>();
  owners.forEach((owner, line) => {
    if (isDoc[line]) return;
    const list = lines.get(owner);
    if (list) list.push(line);
    else lines.set(owner, [line]);
  });
  return { symbols, lines, ownerOf: (line) => owners[line] ?? 0 };
}

/** The lines of a symbol's definition. */
export function definitionLines(symbol: SymbolFact): LineSpan {
  return linesOfRange(symbol.range);
}

/** Whether the symbol holds members rather than statements. */
export function isContainer(symbol: SymbolFact): boolean {
  return containers.has(symbol.kind);
}

/** A comment before the definition. Its text is in the doc field, so its lines are not indexed twice. */
function separateDoc(symbol: SymbolFact): LineSpan | undefined {
  const { docLines } = symbol;
  return docLines && symbol.doc && docLines.last < symbol.range.start.line ? docLines : undefined;
}

/** A docstring on lines of its own inside the definition. */
function innerDoc(symbol: SymbolFact): LineSpan | undefined {
  const { docLines } = symbol;
  const { first, last } = definitionLines(symbol);
  return docLines && symbol.doc && docLines.first > first && docLines.last <= last ? docLines : undefined;
}

function symbolsWithChunk(symbols: readonly SymbolFact[]): SymbolFact[] {
  const outerFirst = symbols.filter(({ index }) => index !== 0).sort((a, b) => compareStarts(a, b) || a.index - b.index);
  const depths = new Map<number, number>([
    [0, 0],
    [-1, 0],
  ]);
  return outerFirst.filter((symbol) => {
    const depth = depths.get(symbol.parent);
    if (depth === undefined || depth >= maxDepth || !hasOwnChunk(symbol, symbols[Math.max(0, symbol.parent)])) return false;
    depths.set(symbol.index, depth + 1);
    return true;
  });
}

function compareStarts(a: SymbolFact, b: SymbolFact): number {
  const [startA, startB] = [a.range.start, b.range.start];
  if (startA.line !== startB.line) return startA.line - startB.line;
  if (startA.column !== startB.column) return startA.column - startB.column;
  return b.range.end.line - a.range.end.line || b.range.end.column - a.range.end.column;
}

/** A route from a decorator: it has a chunk of its own so that search finds it, while its line stays with the handler. */
export function isDecoratedRoute({ kind, signature }: SymbolFact): boolean {
  return kind === 'route' && signature.startsWith('@');
}

function hasOwnChunk(symbol: SymbolFact, parent: SymbolFact | undefined): boolean {
  if (isDecoratedRoute(symbol)) return false;
  const size = sizeOf(symbol);
  if (size >= minNestedLines) return true;
  if (symbol.name.startsWith('<')) return false;
  if (parent === undefined || parent.kind === 'module') return true;
  if (isContainer(parent)) return size >= (parent.kind === 'class' ? minMemberLines : minDeclarationLines);
  return sizeOf(parent) > maxPartLines && size >= minNestedInLongLines;
}

function sizeOf(symbol: SymbolFact): number {
  const { first, last } = definitionLines(symbol);
  return last - first + 1;
}
