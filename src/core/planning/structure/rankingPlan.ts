// Ranks functions, classes or files by lines, branches, members or uses.
import { fileKeyOf } from '../../base/fileKey.ts';
import { branchesIn } from '../../findings/branches.ts';
import { namedInside, ownLines, lengthInLines } from '../../findings/functions.ts';
import { sureUses } from '../../findings/sureUses.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../../graph/edges/types.ts';
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
const mostRanked = 8;
/** Number of the longest functions whose branches are counted: a line seldom has more than one. */
const mostRead = 60;

/** Ranks the requested kind among `inside`. */
export async function rankingOf(
  question: RankingQuestion,
  inside: readonly SymbolNode[],
  { graph, lines }: Sources,
): Promise<SymbolRanking> {
  const classes = new TypesWithMethods(inside, graph);
  const uses = usesOf(question.of, graph, classes);
  const measured = inside
    .filter(({ fact }) => isOf(question.of, fact))
    .map((symbol): RankedSymbol => ({ ...sizeOf(question.of, symbol, graph, classes), uses: uses(symbol) }));
  const by = (measure: RankMeasure) => (a: RankedSymbol, b: RankedSymbol) => valueOf(b, measure) - valueOf(a, measure) || b.lines - a.lines;
  const [measure = 'lines'] = question.by;
  const rankedSymbols = measured.toSorted(by(measure === 'branches' ? 'lines' : measure));
  const read: RankedSymbol[] = [];
  for (const each of rankedSymbols.slice(0, question.by.includes('branches') ? mostRead : mostRanked)) {
    if (question.of === 'class' || question.of === 'type') {
      read.push(each);
      continue;
    }
    const { root, path, language } = each.symbol;
    const text = await lines(root, path);
    read.push(text ? { ...each, branches: branchesIn(ownText(each.symbol, text, graph), language, commentsOf(path)) } : each);
  }
  const items = read.toSorted(by(measure)).filter((each) => valueOf(each, measure) > 0);
  const others = question.by.slice(1).flatMap((other) => {
    const [best] = read.toSorted(by(other));
    return best ? [{ measure: other, best }] : [];
  });
  return { ...question, items: items.slice(0, mostRanked), others, total: measured.length };
}

/** The lines of a symbol without those of named functions inside. */
function ownText(symbol: SymbolNode, lines: readonly string[], graph: CodeGraph): readonly string[] {
  const { start, end } = symbol.fact.range;
  if (symbol.fact.kind === 'module') return lines;
  const inner = namedInside(symbol, graph).map(({ fact }) => fact.range);
  return lines
    .slice(start.line, end.line + 1)
    .filter((_, at) => !inner.some((range) => range.start.line <= start.line + at && start.line + at <= range.end.line));
}

/** The figure of `measure`. */
export function valueOf(ranked: RankedSymbol, measure: RankMeasure): number {
  return ranked[measure] ?? 0;
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
  readonly #outside = new Map<string, SymbolNode[]>();

  constructor(inside: readonly SymbolNode[], graph: CodeGraph) {
    this.#graph = graph;
    for (const symbol of inside) if (isOf('type', symbol.fact)) this.#byName.set(nameInFolder(symbol, symbol.fact.qualifiedName), symbol);
    for (const symbol of inside) {
      const owner = symbol.fact.kind === 'method' && !this.#holder(symbol) ? this.#byName.get(ownerName(symbol)) : undefined;
      if (owner) this.#outside.set(owner.id, [...(this.#outside.get(owner.id) ?? []), symbol]);
    }
  }

  methodsOutside(owner: SymbolNode): readonly SymbolNode[] {
    return this.#outside.get(owner.id) ?? [];
  }

  /** The type that `symbol` is or belongs to. */
  around(symbol: SymbolNode): SymbolNode | undefined {
    return this.#holder(symbol) ?? this.#byName.get(ownerName(symbol));
  }

  #holder(symbol: SymbolNode): SymbolNode | undefined {
    const inFile = this.#graph.inFile(symbol.root, symbol.path);
    for (let up: SymbolNode | undefined = symbol; up; up = inFile[up.fact.parent]) if (isOf('type', up.fact)) return up;
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
  const isApart = (each: SymbolNode): boolean =>
    each.path !== symbol.path || each.fact.range.start.line > end.line || each.fact.range.end.line < start.line;
  const all = members.filter(isApart).reduce((sum, each) => sum + lengthInLines(each), lines);
  return { symbol, lines: all, ownLines: all, members: members.length };
}

const ofDefinitions: readonly EdgeKind[] = ['calls', 'references', 'extends', 'implements'];
const ofFiles: readonly EdgeKind[] = [...ofDefinitions, 'imports', 'reads', 'writes', 'raises'];

/**
 * Number of definitions in code that use each symbol; for a class, outside uses of its methods count, for a file the number of other files.
 */
function usesOf(kind: RankedKind, graph: CodeGraph, classes: TypesWithMethods): (symbol: SymbolNode) => number {
  const users = new Map<string, Set<string>>();
  const keyOf = (symbol: SymbolNode): string | undefined =>
    kind === 'file' ? fileKeyOf(symbol) : kind !== 'function' ? classes.around(symbol)?.id : symbol.id;
  for (const { user, used } of sureUses(graph, kind === 'file' ? ofFiles : ofDefinitions)) {
    const [to, from] = [keyOf(used), keyOf(user)];
    if (to === undefined || to === from) continue;
    const by = kind === 'file' ? fileKeyOf(user) : user.id;
    users.set(to, (users.get(to) ?? new Set()).add(by));
  }
  return (symbol) => users.get(kind === 'file' ? fileKeyOf(symbol) : symbol.id)?.size ?? 0;
}
