// Lists the candidates for unused code: definitions, fields and variables that nothing outside the workspace can name.
import { isClassLike } from '../graph/files/fileEntry.ts';
import { isLocalConstant } from '../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { LanguageRules } from '../languages/languageRules.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { lineAt } from '../base/lineStarts.ts';
import { reachOf } from '../uses/target/reach.ts';
import { codeIn } from '../uses/places/recentCode.ts';
import { nameOfTarget, type UseTarget } from '../uses/target/usePlaces.ts';

/** A candidate with its place; lines are zero-based. */
export interface UnusedCandidate {
  readonly target: UseTarget;
  readonly line: number;
  readonly lastLine: number;
}

/** Candidates of one file: those that nothing outside of the workspace can name, and those that it can. */
export interface FileCandidates {
  readonly candidates: readonly UnusedCandidate[];
  readonly exported: readonly UnusedCandidate[];
}

/** The candidates in a file with the given text, by line. */
export function candidatesIn({ root, path }: Pick<TextFile, 'root' | 'path'>, text: string, graph: CodeGraph): FileCandidates {
  const symbols = graph.inFile(root, path).filter((symbol) => isNamed(symbol.fact.name) && !isLocalConstant(symbol, graph));
  const [module] = graph.inFile(root, path);
  const allCandidates: UnusedCandidate[] = symbols.flatMap((symbol) => {
    const { kind, range, nameRange, ordinal } = symbol.fact;
    // Frameworks call routes and tests; a later declaration of a name belongs to the first.
    if (kind === 'module' || kind === 'route' || kind === 'test' || ordinal > 0) return [];
    return [{ target: { symbol }, line: nameRange.start.line, lastLine: range.end.line }];
  });
  if (module) allCandidates.push(...memberCandidates({ root, path }, text, rulesOf(module.language), graph));
  allCandidates.sort((a, b) => a.line - b.line);
  const candidates = allCandidates.filter(({ target }) => reachOf(target, text, graph).within !== 'outside');
  const inside = new Set(candidates);
  return { candidates, exported: allCandidates.filter((candidate) => !inside.has(candidate)) };
}

function isNamed(name: string): boolean {
  return /^[#\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== '_';
}

/** Fields and variables without a symbol, declared in the body of a class or at the top of the file. */
function memberCandidates(
  { root, path }: Pick<TextFile, 'root' | 'path'>,
  text: string,
  { privateDeclarations }: LanguageRules,
  graph: CodeGraph,
): UnusedCandidate[] {
  const [module] = graph.inFile(root, path);
  if (!module) return [];
  const code = codeIn(text, module.language);
  const visitedKeys = new Set<string>();
  const unusedCandidates: UnusedCandidate[] = [];
  for (const pattern of privateDeclarations)
    for (const match of code.text.matchAll(pattern)) {
      const [declaration, name = ''] = match;
      const line = lineAt(code.lineStarts, match.index + declaration.indexOf(name));
      const holder = holderAt({ root, path }, line, /\bself\.|\bprivate\b/.test(declaration), graph);
      const key = `${holder?.id} ${name}`;
      const isSymbol = graph.inFile(root, path).some(({ fact }) => fact.name === name && fact.parent === holder?.fact.index);
      if (!holder || isSymbol || visitedKeys.has(key)) continue;
      visitedKeys.add(key);
      unusedCandidates.push({ target: { symbol: holder, name }, line, lastLine: line });
    }
  return unusedCandidates;
}

/** The class or module of a declaration on `line`; inside a method only with an explicit object (`self._x = …`). */
function holderAt(
  { root, path }: Pick<TextFile, 'root' | 'path'>,
  line: number,
  isOfObject: boolean,
  graph: CodeGraph,
): UseTarget['symbol'] | undefined {
  const innermost = graph.at(root, path, line);
  if (!innermost) return undefined;
  const inFile = graph.inFile(root, path);
  if (innermost.fact.kind === 'module' || isClassLike(innermost.fact)) return innermost;
  const owner = inFile[innermost.fact.parent];
  return isOfObject && innermost.fact.kind === 'method' && owner && isClassLike(owner.fact) ? owner : undefined;
}

/** The qualified name of a candidate, for display. */
export function candidateTitle({ target }: UnusedCandidate): string {
  const { symbol } = target;
  if (target.name === undefined) return symbol.fact.qualifiedName;
  return symbol.fact.kind === 'module' ? nameOfTarget(target) : `${symbol.fact.qualifiedName}.${nameOfTarget(target)}`;
}
