// Suggests first questions about a new workspace, taken from its index, so that each has an answer.
import { fileKey } from '../base/fileKey.ts';
import { requestsIn } from '../reading/mentions/requests.ts';
import { routesOf } from '../graph/queries/routes.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Clock } from '../ports.ts';
import type { ErrorString, SymbolFact } from '../symbols/facts.ts';
import { cohesionFolder } from './structure/cohesion.ts';
import { flowSize } from './entryPoints.ts';
import { routesAnswering } from '../searching/definitions/questionRoutes.ts';
import { roleWithin } from '../searching/testCode.ts';

/** A question about a route, a function to start from, a message, a central symbol or a folder of code. */
export interface FirstQuestion {
  readonly about: 'route' | 'flow' | 'error' | 'symbol' | 'folder';
  /** `POST /orders`, `main`, `no such order`, `Order`, `src/orders`. */
  readonly name: string;
}

/** Maximum candidates of a kind that are judged. */
const maxCandidates = 100;
/** Maximum candidates for which a search by their name is tried. */
const maxSearches = 5;
/** Characters of a message: a shorter one says too little, a longer one fills the panel. */
const messageLength = { least: 12, most: 70 } as const;
/** Minimum words of a message. */
const minWords = 3;
/** A folder with a larger share of the code is the project itself: its subfolders tell more. */
const maxFolderShare = 0.6;
/** Minimum files of a folder. */
const minFiles = 3;

/** At most one question of each kind, in display order; kinds without a candidate are omitted. */
export async function firstQuestions(graph: CodeGraph, clock: Clock): Promise<readonly FirstQuestion[]> {
  const code = [...graph.symbols()].filter((symbol) => symbol.role === 'code' && roleWithin(symbol, symbol.role, graph) === 'code');
  const questions: FirstQuestion[] = [];
  for (const questionsOf of [symbolQuestion, flowQuestion, messageQuestion, folderQuestion]) {
    // Yields between kinds, so that a large workspace does not block other requests.
    await clock.sleep(0);
    questions.push(...questionsOf(code, graph));
  }
  return questions;
}

/** The class or function that most functions of other files call; documented ones first. */
function symbolQuestion(code: readonly SymbolNode[], graph: CodeGraph): FirstQuestion[] {
  const worthySymbols = code.flatMap((symbol) => {
    const { kind, doc, exported, name } = symbol.fact;
    if (!exported || name.length < 3 || (kind !== 'class' && kind !== 'function')) return [];
    const methods = kind === 'class' ? graph.inFile(symbol.root, symbol.path).filter(({ fact }) => isMethodOf(fact, symbol)) : [];
    const users = methods.reduce((sum, { id }) => sum + graph.fanIn(id), graph.fanIn(symbol.id));
    return users > 0 ? [{ symbol, worth: users * Math.log2(2 + methods.length) * (doc ? 1.5 : 1) }] : [];
  });
  const first = sortByWorth(worthySymbols).find(({ symbol }) => isOnlyOne(symbol, graph));
  return first ? [{ about: 'symbol', name: first.symbol.fact.qualifiedName }] : [];
}

function isMethodOf({ kind, parent }: SymbolFact, { fact }: SymbolNode): boolean {
  return kind === 'method' && parent === fact.index;
}

/** The route that leads to most code, otherwise the function without callers that does. */
function flowQuestion(code: readonly SymbolNode[], graph: CodeGraph): FirstQuestion[] {
  const codeIds = new Set(code.map(({ id }) => id));
  const routes = routesOf(graph).filter(({ symbol }) => codeIds.has(symbol.id));
  const sortedRoutes = sortByWorth(
    routes.slice(0, maxCandidates * 5).map((route) => ({ ...route, worth: flowSize(route.symbol.id, graph) })),
  );
  for (const { method, path, symbol } of sortedRoutes.filter(({ path }) => path.length > 1).slice(0, maxSearches)) {
    const name = method === '*' ? path : `${method} ${path}`;
    if (routesAnswering(requestsIn(name), graph).includes(symbol)) return [{ about: 'route', name }];
  }
  const starts = code.filter(
    ({ id, fact }) => (fact.kind === 'function' || fact.kind === 'method') && !fact.name.startsWith('<') && graph.callers(id).length === 0,
  );
  const startsByCallees = sortByWorth(starts.map((symbol) => ({ symbol, worth: graph.fanOut(symbol.id) }))).slice(0, maxCandidates);
  const entries = sortByWorth(
    startsByCallees.map(({ symbol }) => ({ symbol, worth: flowSize(symbol.id, graph) * (symbol.fact.name === 'main' ? 3 : 1) })),
  );
  const start = entries.find(({ symbol, worth }) => worth > 1 && isOnlyOne(symbol, graph));
  return start ? [{ about: 'flow', name: start.symbol.fact.qualifiedName }] : [];
}

/** The message without holes that the most called function raises. */
function messageQuestion(code: readonly SymbolNode[], graph: CodeGraph): FirstQuestion[] {
  const messages = code.flatMap((symbol) =>
    symbol.fact.errorStrings.filter(isTelling).map(({ text }) => ({ text, symbol, worth: graph.callers(symbol.id).length })),
  );
  const text = sortByWorth(messages)
    .slice(0, maxSearches)
    .find(({ text: each, symbol }) => graph.byErrorText(each)[0]?.symbol.id === symbol.id)?.text;
  return text === undefined ? [] : [{ about: 'error', name: text }];
}

/** Whether a message is a whole sentence that is raised. One with a placeholder would need an invented value. */
function isTelling({ text, cut, via }: ErrorString): boolean {
  const { least, most } = messageLength;
  return (
    via === 'raise' &&
    cut === 0 &&
    text.length >= least &&
    text.length <= most &&
    /^[\p{L}\p{N} ,.:;'’()/_-]*[\p{L}\p{N}.)]$/u.test(text) &&
    text.trim().split(/\s+/).length >= minWords
  );
}

/** The folder with most code, without those that hold most of the project. */
function folderQuestion(code: readonly SymbolNode[]): FirstQuestion[] {
  const files = new Map<string, Set<string>>();
  const lines = new Map<string, number>();
  for (const { root, path, fact } of code) {
    if (fact.kind !== 'module') continue;
    for (let at = cohesionFolder(path); at !== '.'; at = cohesionFolder(at)) {
      files.set(at, (files.get(at) ?? new Set()).add(fileKey(root, path)));
      lines.set(at, (lines.get(at) ?? 0) + fact.range.end.line + 1);
    }
  }
  const totalLines = code.reduce((sum, { fact }) => sum + (fact.kind === 'module' ? fact.range.end.line + 1 : 0), 0);
  const folders = [...lines]
    .filter(([path, count]) => count < totalLines * maxFolderShare && (files.get(path)?.size ?? 0) >= minFiles)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return folders[0] ? [{ about: 'folder', name: folders[0][0] }] : [];
}

/** Whether its qualified name is unique, so that a search by the name finds it. */
function isOnlyOne({ fact }: SymbolNode, graph: CodeGraph): boolean {
  return graph.byName(fact.qualifiedName).length === 1;
}

interface WorthySymbol {
  readonly symbol: SymbolNode;
  readonly worth: number;
}

/** Best first; ids decide between equals, so that the same code gives the same questions. */
function sortByWorth<T extends WorthySymbol>(candidates: readonly T[]): readonly T[] {
  return candidates.toSorted((a, b) => b.worth - a.worth || (a.symbol.id < b.symbol.id ? -1 : a.symbol.id > b.symbol.id ? 1 : 0));
}
