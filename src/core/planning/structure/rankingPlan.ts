// Ranks functions, classes or files by lines, branches, members or uses.
import { fileKeyOf } from '../../base/fileKey.ts';
import { branchesIn } from '../../findings/branchCount.ts';
import { namedSymbolsInside, ownLines, lengthInLines } from '../../findings/functionFindings.ts';
import { sureUses } from '../../findings/sureUses.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { RankedKind, RankingQuestion, RankMeasure } from '../../reading/asks/rankingQuestion.ts';
import type { SymbolFact } from '../../symbols/facts.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { commentsOf } from '../../syntax/languages.ts';

/** A ranked symbol with its figures; figures that its kind lacks are absent. The symbol of its module represents a file. */
export interface RankedSymbol {
  readonly symbol: SymbolNode;
  readonly lines: number;
  /** Lines without those of named functions inside. */
  readonly ownLines: number;
  readonly branches?: number;
  readonly members?: number;
  readonly uses: number;
}

/** The ranking that a question asks for: its first items, and the number of compared ones. */
export interface SymbolRanking extends RankingQuestion {
  readonly items: readonly RankedSymbol[];
  /** The best by each further requested measure. */
  readonly others: readonly { readonly measure: RankMeasure; readonly best: RankedSymbol }[];
  readonly total: number;
}

/** Maximum items shown. */
const maxItems = 8;
/** Number of the longest functions whose branches are counted: a line seldom has more than one. */
const maxBranchCounts = 60;

/** Ranks the symbols of the requested kind. Branches are counted only for the longest, because that reads their files. */
export async function rankingOf(
  question: RankingQuestion,
  symbols: readonly SymbolNode[],
  { graph, lines }: Sources,
): Promise<SymbolRanking> {
  const classes = new TypesWithMethods(symbols, graph);
  const uses = useCounter(question.of, graph, classes);
  const measuredSymbols = symbols
    .filter(({ fact }) => isOf(question.of, fact))
    .map((symbol): RankedSymbol => ({ ...sizeOf(question.of, symbol, graph, classes), uses: uses(symbol) }));
  const compareBy = (measure: RankMeasure) => (a: RankedSymbol, b: RankedSymbol) =>
    valueOf(b, measure) - valueOf(a, measure) || b.lines - a.lines;
  const [measure = 'lines'] = question.by;
  const rankedSymbols = measuredSymbols.toSorted(compareBy(measure === 'branches' ? 'lines' : measure));
  const countedSymbols: RankedSymbol[] = [];
  for (const each of rankedSymbols.slice(0, question.by.includes('branches') ? maxBranchCounts : maxItems)) {
    if (question.of === 'class' || question.of === 'type') {
      countedSymbols.push(each);
      continue;
    }
    const { root, path, language } = each.symbol;
    const text = await lines(root, path);
    countedSymbols.push(text ? { ...each, branches: branchesIn(ownText(each.symbol, text, graph), language, commentsOf(path)) } : each);
  }
  const items = countedSymbols.toSorted(compareBy(measure)).filter((each) => valueOf(each, measure) > 0);
  const others = question.by.slice(1).flatMap((furtherMeasure) => {
    const [best] = countedSymbols.toSorted(compareBy(furtherMeasure));
    return best ? [{ measure: furtherMeasure, best }] : [];
  });
  return { ...question, items: items.slice(0, maxItems), others, total: measuredSymbols.length };
}

/** The lines of a symbol without those of named functions inside. */
function ownText(symbol: SymbolNode, lines: readonly string[], graph: CodeGraph): readonly string[] {
  const { start, end } = symbol.fact.range;
  if (symbol.fact.kind === 'module') return lines;
  const innerRanges = namedSymbolsInside(symbol, graph).map(({ fact }) => fact.range);
  return lines
    .slice(start.line, end.line + 1)
    .filter((_, at) => !innerRanges.some((range) => range.start.line <= start.line + at && start.line + at <= range.end.line));
}

/** The figure of `measure`; 0 where the kind of symbol lacks it. */
export function valueOf(rankedSymbol: RankedSymbol, measure: RankMeasure): number {
  return rankedSymbol[measure] ?? 0;
}

function isOf(kind: RankedKind, fact: SymbolFact): boolean {
  if (fact.declaration) return false;
  if (kind === 'file') return fact.kind === 'module';
  if (kind === 'class') return fact.kind === 'class';
  if (kind === 'type') return fact.kind === 'class' || fact.kind === 'interface' || fact.kind === 'enum';
  return (fact.kind === 'function' || fact.kind === 'method') && !fact.name.startsWith('<');
}

/** Types with their methods: some languages keep these outside of the type, or in other files of its folder. */
class TypesWithMethods {
  readonly #graph: CodeGraph;
  readonly #byName = new Map<string, SymbolNode>();
  readonly #outsideMethods = new Map<string, SymbolNode[]>();

  constructor(symbols: readonly SymbolNode[], graph: CodeGraph) {
    this.#graph = graph;
    for (const symbol of symbols) if (isOf('type', symbol.fact)) this.#byName.set(nameInFolder(symbol, symbol.fact.qualifiedName), symbol);
    for (const symbol of symbols) {
      const owner = symbol.fact.kind === 'method' && !this.#holder(symbol) ? this.#byName.get(ownerName(symbol)) : undefined;
      if (owner) this.#outsideMethods.set(owner.id, [...(this.#outsideMethods.get(owner.id) ?? []), symbol]);
    }
  }

  methodsOutside(owner: SymbolNode): readonly SymbolNode[] {
    return this.#outsideMethods.get(owner.id) ?? [];
  }

  /** The type that `symbol` is or belongs to. */
  ownerOf(symbol: SymbolNode): SymbolNode | undefined {
    return this.#holder(symbol) ?? this.#byName.get(ownerName(symbol));
  }

  #holder(symbol: SymbolNode): SymbolNode | undefined {
    const inFile = this.#graph.inFile(symbol.root, symbol.path);
    for (let owner: SymbolNode | undefined = symbol; owner; owner = inFile[owner.fact.parent]) if (isOf('type', owner.fact)) return owner;
    return undefined;
  }
}

function nameInFolder({ root, path }: SymbolNode, name: string): string {
  return `${root}:${path.slice(0, path.lastIndexOf('/') + 1)}#${name}`;
}

function ownerName(symbol: SymbolNode): string {
  const { qualifiedName } = symbol.fact;
  return nameInFolder(symbol, qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf('.'))));
}

function sizeOf(kind: RankedKind, symbol: SymbolNode, graph: CodeGraph, classes: TypesWithMethods): Omit<RankedSymbol, 'uses'> {
  const lines = lengthInLines(symbol);
  if (kind === 'function') return { symbol, lines, ownLines: ownLines(symbol, graph) };
  if (kind === 'file') return { symbol, lines: symbol.fact.range.end.line + 1, ownLines: symbol.fact.range.end.line + 1 };
  const isMethod = ({ fact }: SymbolNode): boolean => fact.parent === symbol.fact.index && fact.kind === 'method';
  const members = [...graph.inFile(symbol.root, symbol.path).filter(isMethod), ...classes.methodsOutside(symbol)];
  const { start, end } = symbol.fact.range;
  const isOutside = (each: SymbolNode): boolean =>
    each.path !== symbol.path || each.fact.range.start.line > end.line || each.fact.range.end.line < start.line;
  const allLines = members.filter(isOutside).reduce((sum, each) => sum + lengthInLines(each), lines);
  return { symbol, lines: allLines, ownLines: allLines, members: members.length };
}

const definitionEdges: readonly EdgeKind[] = ['calls', 'references', 'extends', 'implements'];
const fileEdges: readonly EdgeKind[] = [...definitionEdges, 'imports', 'reads', 'writes', 'raises'];

/**
 * Number of definitions in code that use each symbol; for a class, outside uses of its methods count, for a file the number of other files.
 */
function useCounter(kind: RankedKind, graph: CodeGraph, classes: TypesWithMethods): (symbol: SymbolNode) => number {
  const users = new Map<string, Set<string>>();
  const keyOf = (symbol: SymbolNode): string | undefined =>
    kind === 'file' ? fileKeyOf(symbol) : kind !== 'function' ? classes.ownerOf(symbol)?.id : symbol.id;
  for (const { user, target } of sureUses(graph, kind === 'file' ? fileEdges : definitionEdges)) {
    const [to, from] = [keyOf(target), keyOf(user)];
    if (to === undefined || to === from) continue;
    const userKey = kind === 'file' ? fileKeyOf(user) : user.id;
    users.set(to, (users.get(to) ?? new Set()).add(userKey));
  }
  return (symbol) => users.get(kind === 'file' ? fileKeyOf(symbol) : symbol.id)?.size ?? 0;
}
