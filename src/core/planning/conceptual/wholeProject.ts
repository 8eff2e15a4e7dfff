// Plans the answer to "What does this project do, and where does it start?". No code has these words, so the introduction and the start of
// the project answer it.
import * as l10n from '@vscode/l10n';
import { routesOf } from '../../graph/queries/routes.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { ConceptualPlan } from '../conceptualPlan.ts';
import { flowSize } from '../entryPoints.ts';
import { inScope } from '../../searching/scope.ts';
import { overviewsOfProject, type ProjectOverview } from '../overview/projectOverview.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Number of first lines of a README or a manifest that a model reads. */
const maxDocumentLines = 60;
const maxStarts = 3;
/** Maximum functions and routes that are judged. */
const maxFunctions = 300;

/** A plan for a question about the whole project. */
export interface ProjectPlan extends ConceptualPlan {
  /** One per root. */
  readonly project: readonly ProjectOverview[];
}

/** Whether `plan` was made by {@link withProjectOverview}. */
export function isAboutProject(plan: ConceptualPlan): plan is ProjectPlan {
  return 'project' in plan;
}

/** The README, the manifests and the starts in place of the results for the words; undefined when there are none. */
export async function withProjectOverview(plan: ConceptualPlan, inquiry: Inquiry, sources: Sources): Promise<ProjectPlan | undefined> {
  const project = await overviewsOfProject(inquiry, sources);
  const documents = project.flatMap((each) => introductionPlaces(each, sources));
  const entrySymbols = project.flatMap(({ entries }) => entries.flatMap(({ symbol }) => symbol ?? []));
  const definitions = entrySymbols.length
    ? entrySymbols.map((symbol) => symbolCandidate(symbol, 1, l10n.t('is where the project begins')))
    : project.some(({ entries }) => entries.length)
      ? []
      : startCandidates(inquiry, sources);
  if (documents.length + definitions.length + project.length === 0) return undefined;
  return { ...plan, project, subjects: [], overviews: [], definitions, documents };
}

/** The beginnings of the indexed files on which the overview rests: the one with the introduction, and manifests. */
function introductionPlaces({ root, introduction, entries }: ProjectOverview, { graph }: Sources): readonly Candidate[] {
  const why = l10n.t('says what the project is');
  const paths = [
    ...new Set([...(introduction ? [introduction.in] : []), ...entries.flatMap(({ manifestLine }) => manifestLine?.path ?? [])]),
  ];
  return paths.flatMap((path) => {
    const file = graph.file(root, path);
    if (!file) return [];
    const last = Math.max(0, Math.min(file.facts.lineCount, maxDocumentLines) - 1);
    return [{ root, path, role: file.role, lines: { first: 0, last }, symbol: null, title: '', score: 1, why }];
  });
}

/** Starts without a manifest or convention: the routes, otherwise the functions without callers that lead to most code. */
function startCandidates({ scope }: Inquiry, { graph }: Sources): readonly Candidate[] {
  const isOwn = (symbol: SymbolNode): boolean =>
    symbol.role === 'code' && inScope(symbol, scope) && roleWithin(symbol, symbol.role, graph) === 'code';
  const furthestReaching = (symbols: readonly SymbolNode[], why: string): readonly Candidate[] =>
    [...new Set(symbols)]
      .slice(0, maxFunctions)
      .map((symbol) => ({ symbol, reach: flowSize(symbol.id, graph) }))
      .sort((a, b) => b.reach - a.reach || (a.symbol.id < b.symbol.id ? -1 : 1))
      .slice(0, maxStarts)
      .map(({ symbol }) => symbolCandidate(symbol, 1, why));
  const handlers = routesOf(graph)
    .map(({ symbol }) => symbol)
    .filter(isOwn);
  if (handlers.length) return furthestReaching(handlers, l10n.t('answers a route and leads to most code'));
  const symbolsWithoutCallers = [...graph.symbols()].filter(
    (symbol) => isFunction(symbol) && !symbol.fact.name.startsWith('<') && graph.callers(symbol.id).length === 0 && isOwn(symbol),
  );
  const sortedByCallees = symbolsWithoutCallers.sort((a, b) => graph.fanOut(b.id) - graph.fanOut(a.id) || (a.id < b.id ? -1 : 1));
  return furthestReaching(sortedByCallees, l10n.t('has no callers here and leads to most code'));
}
