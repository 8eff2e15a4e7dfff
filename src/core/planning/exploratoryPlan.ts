// Plans the answer to an exploratory question, which asks how a named function relates to other code. The plan has the flow of calls
// ("Trace X"), or the callers, uses, tests or raised errors that the question asks for, and the functions on which the flow turns.
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import { rankHybrid } from '../searching/hybridRanking.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { raisableErrors, type RaisingFunction } from '../searching/relations/raisableErrors.ts';
import type { RetrieverRuns } from '../searching/retrieverRuns.ts';
import type { Edge, FlowNode, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { LeftOutEntry } from './overview/projectEntries.ts';
import type { FlowEnds } from './flows/flowEnds.ts';
import type { MissingEnd } from './flows/missingEnds.ts';
import { forwardFlows } from './flows/forwardFlows.ts';
import { pivotalOf } from './flows/pivotalPlaces.ts';
import { planCallers, type AskedCallers } from './relations/callersPlan.ts';
import type { RelationPlan } from './relations/relationPlan.ts';
import { meaningOf } from './relations/meaning.ts';
import type { Subject } from './subjects.ts';

/** Plan of an exploratory answer. Only the parts that the question asks for are filled. */
export interface ExploratoryPlan {
  readonly mode: 'exploratory';
  readonly subjects: readonly Subject[];
  /** The symbol chosen for a description without a name. */
  readonly describedSymbol: SymbolNode | undefined;
  readonly flows: readonly FlowNode[];
  readonly callers: readonly AskedCallers[];
  /** A requested relation that is no walk over calls. */
  readonly relationPlan: RelationPlan | undefined;
  readonly paths: readonly (readonly Edge[])[];
  /** Start and end of the flow, when the question has both. */
  readonly ends: FlowEnds | undefined;
  /** Ends of the flow that do not exist in the code. */
  readonly missing: readonly MissingEnd[];
  /** Starts of the program in its manifest that the index leaves out. */
  readonly leftOut: readonly LeftOutEntry[];
  /** Errors that the named functions can raise, when the question asks for them. */
  readonly raises: readonly RaisingFunction[];
  readonly pivotal: readonly Candidate[];
  /** Other results of the search: the flow may begin elsewhere, or the graph may lack a call. */
  readonly further: readonly Candidate[];
}

/** Maximum functions when the person pointed at them, for example with a change that touches many. */
const maxPointedAt = 8;
const maxFurther = 8;

/** Searches, resolves what the question means, and plans the flows, callers, relation or errors that it asks for. */
export async function planExploratory(
  inquiry: Inquiry,
  sources: Sources,
  runs: RetrieverRuns,
  limit: number,
): Promise<{ readonly rankedCandidates: readonly Candidate[]; readonly plan: ExploratoryPlan }> {
  const settings = inquiry.settings ?? defaultAskSettings;
  const { graph } = sources;
  const rankedCandidates = await rankHybrid(inquiry, sources, runs, limit);
  const meaning = await meaningOf(rankedCandidates, inquiry, sources);
  const { subjects, describedSymbol, relationPlan, relation } = meaning;
  const forward = await forwardFlows(meaning, rankedCandidates, { inquiry, sources, runs, settings, limit });
  const maxDefinitions = meaning.pointedAt.length ? maxPointedAt : settings['retrieval.entryPoints'];
  const definitions = meaning.definitions.slice(0, maxDefinitions);
  const raises = relation === 'raises' ? definitions.map((symbol) => raisableErrors(symbol, graph)) : [];
  const callers: AskedCallers[] = [];
  if (relation === 'callers' || relation === 'impact' || relation === 'tests')
    for (const symbol of definitions) callers.push(await planCallers(symbol, relation, inquiry, sources, settings));
  const subjectSymbols = [...callers, ...raises]
    .map(({ symbol }) => symbol)
    .concat(relationPlan?.definitions.length === 1 ? relationPlan.definitions : []);
  const pivotal = pivotalOf(forward.ends, forward.flows, graph, subjectSymbols, settings['retrieval.pivotalSources']);
  const further = furtherOf(rankedCandidates, pivotal);
  return {
    rankedCandidates,
    plan: {
      mode: 'exploratory',
      ...forward,
      describedSymbol,
      subjects: withoutOutsideEnd(subjects, forward.ends),
      callers,
      relationPlan,
      raises,
      pivotal,
      further,
    },
  };
}

/** Removes the subject that is the external end of the flow, so that the answer does not report it as undefined. */
function withoutOutsideEnd(subjects: readonly Subject[], ends: FlowEnds | undefined): readonly Subject[] {
  const outsideName = ends?.way.at(-1)?.external;
  if (!outsideName) return subjects;
  return subjects.filter(({ name, definitions }) => definitions.length > 0 || !(outsideName === name || outsideName.endsWith(`.${name}`)));
}

function furtherOf(candidates: readonly Candidate[], pivotal: readonly Candidate[]): readonly Candidate[] {
  const pivotalKeys = new Set(pivotal.map(keyOf));
  const functions = candidates.filter(({ symbol, role }) => role === 'code' && symbol !== null && symbol.fact.kind !== 'module');
  return functions.filter((each) => !pivotalKeys.has(keyOf(each))).slice(0, maxFurther);
}
