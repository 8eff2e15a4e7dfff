// "What does this project do, and where does it start?": its words stand nowhere in the code. The README and the functions that start it answer.
import * as l10n from '@vscode/l10n';
import { routesOf } from '../../graph/routes.ts';
import type { SymbolNode } from '../../graph/types.ts';
import { ofSymbol, type Candidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { ConceptualPlan } from '../conceptual.ts';
import { reachedFrom } from '../flows/entryPoints.ts';
import { inScope } from '../../searching/scope.ts';
import type { IndexedFile } from '../../workspace/pathIndex.ts';
import { roleWithin } from '../../searching/testCode.ts';

/** Names of the file that says what a project is. */
const introductions = ['README.md', 'README.rst', 'README.adoc', 'README.txt', 'README', 'readme.markdown'];
/** Lines of it that are shown or sent: its beginning. */
const beginning = 60;
const mostStarts = 3;
/** Folders of programs that help to build or run a project: where it starts is elsewhere, unless nothing else is called `main`. */
const helping = /(?:^|\/)(?:scripts?|tools?|hack|bench(?:marks?)?|examples?|ci|seeds?|migrations?)\//i;
/** Routes and functions that are looked at closely. */
const mostJudged = 300;

/** A plan for a question about the whole project. */
interface ProjectPlan extends ConceptualPlan {
  readonly whole: true;
}

/** Whether `plan` was made by {@link aboutProject}. */
export function isAboutProject(plan: ConceptualPlan): plan is ProjectPlan {
  return 'whole' in plan;
}

/** The README and the starts in the place of what the words of the question led to; undefined when there is neither. */
export async function aboutProject(plan: ConceptualPlan, inquiry: Inquiry, sources: Sources): Promise<ProjectPlan | undefined> {
  const documents = await readmes(inquiry, sources);
  const definitions = starts(inquiry, sources);
  if (documents.length + definitions.length === 0) return undefined;
  return { ...plan, whole: true, subjects: [], overviews: [], definitions, documents };
}

/** The README that lies highest, of each root. */
async function readmes({ scope }: Inquiry, { files, lines }: Sources): Promise<readonly Candidate[]> {
  const highest = new Map<string, IndexedFile>();
  for (const name of introductions) {
    for (const file of files.match(name)?.files ?? []) {
      const known = highest.get(file.root);
      if (scope.contains(file.root, file.path) && (!known || depthOf(file) < depthOf(known))) highest.set(file.root, file);
    }
  }
  const found: Candidate[] = [];
  for (const { root, path, role } of highest.values()) {
    const count = (await lines(root, path))?.length ?? 0;
    const why = l10n.t('says what the project is');
    if (count)
      found.push({ root, path, role, lines: { first: 0, last: Math.min(count, beginning) - 1 }, symbol: null, title: '', score: 1, why });
  }
  return found;
}

function depthOf({ path }: IndexedFile): number {
  return path.split('/').length;
}

/** Functions called `main`; where there is none but in helping scripts the routes, then those, else the functions without callers that lead to most code. */
function starts({ scope }: Inquiry, { graph }: Sources): readonly Candidate[] {
  const isOwn = (symbol: SymbolNode): boolean =>
    symbol.role === 'code' && inScope(symbol, scope) && roleWithin(symbol, symbol.role, graph) === 'code';
  const isFunction = ({ fact }: SymbolNode): boolean => fact.kind === 'function' || fact.kind === 'method';
  const far = (symbols: readonly SymbolNode[], why: string): readonly Candidate[] =>
    [...new Set(symbols)]
      .slice(0, mostJudged)
      .map((symbol) => ({ symbol, reach: reachedFrom(symbol.id, graph) }))
      .sort((a, b) => b.reach - a.reach || (a.symbol.id < b.symbol.id ? -1 : 1))
      .slice(0, mostStarts)
      .map(({ symbol }) => ofSymbol(symbol, 1, why));
  const all = [...graph.byName('main'), ...graph.byName('Main')].filter((symbol) => isFunction(symbol) && isOwn(symbol));
  const mains = all.filter(({ path }) => !helping.test(path));
  if (mains.length) return far(mains, l10n.t('is where a program starts'));
  const routes = routesOf(graph).map(({ symbol }) => symbol);
  const handlers = routes.filter(isOwn);
  if (handlers.length) return far(handlers, l10n.t('answers a route and leads to most code'));
  if (all.length) return far(all, l10n.t('is where a program starts'));
  const uncalled = [...graph.symbols()].filter(
    (symbol) => isFunction(symbol) && !symbol.fact.name.startsWith('<') && graph.callers(symbol.id).length === 0 && isOwn(symbol),
  );
  const wide = uncalled.sort((a, b) => graph.fanOut(b.id) - graph.fanOut(a.id) || (a.id < b.id ? -1 : 1));
  return far(wide, l10n.t('has no callers here and leads to most code'));
}
