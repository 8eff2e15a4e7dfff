// "Trace X": entry points for the subject -> what they call, step by step -> the few functions on which the flow turns.
import { defaultAskSettings } from '../base/settings/askSettings.ts';
import { keyOf, type Candidate } from '../searching/candidate.ts';
import { hybridList } from '../searching/hybrid.ts';
import type { Inquiry, Sources } from '../searching/inquiry.ts';
import { raisedBelow, type RaisedBelow } from '../searching/relations/raisedBelow.ts';
import type { Runs } from '../searching/retrieverRuns.ts';
import type { Edge, FlowNode, SymbolNode } from '../graph/edges/types.ts';
import type { LeftOutEntry } from './overview/entries.ts';
import type { FlowEnds } from './flows/flowEnds.ts';
import type { MissingEnd } from './flows/missingEnds.ts';
import { forwardFlows } from './flows/forward.ts';
import { pivotalOf } from './flows/pivotal.ts';
import { planCallers, type AskedCallers } from './relations/callersPlan.ts';
import type { RelationPlan } from './relations/relationPlan.ts';
import { meaningOf } from './relations/meaning.ts';
import type { Subject } from './subjects.ts';

/** What an exploratory answer is made from: flows forward, or callers when the question asks who calls, or the paths between two names. */
export interface ExploratoryPlan {
  readonly mode: 'exploratory';
  readonly subjects: readonly Subject[];
  /** What was taken for what the question describes without a name. */
  readonly described: SymbolNode | undefined;
  readonly flows: readonly FlowNode[];
  readonly callers: readonly AskedCallers[];
  /** What stands in a relation that is asked for and that is no walk over calls. */
  readonly relation: RelationPlan | undefined;
  readonly paths: readonly (readonly Edge[])[];
  /** Where the flow begins and ends, when the question says both. */
  readonly ends: FlowEnds | undefined;
  /** Ends of the flow that the code does not have. */
  readonly missing: readonly MissingEnd[];
  /** Where the program begins by its manifest, but which the index leaves out. */
  readonly leftOut: readonly LeftOutEntry[];
  /** What the named functions can raise, when the question asks for that. */
  readonly raises: readonly RaisedBelow[];
  readonly pivotal: readonly Candidate[];
  /** What the search found beside them: the flow may begin elsewhere, or a call may be missing in the graph. */
  readonly further: readonly Candidate[];
}

/** Of functions that were pointed at, as by a change that touches many, more are answered for. */
const mostPointedAt = 8;
const mostFurther = 8;

/** Retrieves for an exploratory question. */
export async function exploratory(
  inquiry: Inquiry,
  sources: Sources,
  runs: Runs,
  limit: number,
): Promise<{ readonly ranked: readonly Candidate[]; readonly plan: ExploratoryPlan }> {
  const settings = inquiry.settings ?? defaultAskSettings;
  const { graph } = sources;
  const hybrid = await hybridList(inquiry, sources, runs, limit);
  const meaning = await meaningOf(hybrid, inquiry, sources);
  const { subjects, described, relation, command: wanted } = meaning;
  const forward = await forwardFlows(meaning, hybrid, { inquiry, sources, runs, settings, limit });
  const most = meaning.pointedAt.length ? mostPointedAt : settings['retrieval.entryPoints'];
  const named = meaning.named.slice(0, most);
  const raises = wanted === 'raises' ? named.map((symbol) => raisedBelow(symbol, graph)) : [];
  const callers: AskedCallers[] = [];
  if (wanted === 'callers' || wanted === 'impact' || wanted === 'tests')
    for (const symbol of named) callers.push(await planCallers(symbol, wanted, inquiry, sources, settings));
  const about = [...callers, ...raises].map(({ symbol }) => symbol).concat(relation?.definitions.length === 1 ? relation.definitions : []);
  const pivotal = pivotalOf(forward.ends, forward.flows, graph, about, settings['retrieval.pivotalSources']);
  const further = furtherOf(hybrid, pivotal);
  return {
    ranked: hybrid,
    plan: {
      mode: 'exploratory',
      ...forward,
      described,
      subjects: besideEnds(subjects, forward.ends),
      callers,
      relation,
      raises,
      pivotal,
      further,
    },
  };
}

/** Without what the flow leads out to: that it is not defined here is no surprise. */
function besideEnds(subjects: readonly Subject[], ends: FlowEnds | undefined): readonly Subject[] {
  const out = ends?.way.at(-1)?.external;
  if (!out) return subjects;
  return subjects.filter(({ name, definitions }) => definitions.length > 0 || !(out === name || out.endsWith(`.${name}`)));
}

function furtherOf(candidates: readonly Candidate[], pivotal: readonly Candidate[]): readonly Candidate[] {
  const known = new Set(pivotal.map(keyOf));
  const functions = candidates.filter(({ symbol, role }) => role === 'code' && symbol !== null && symbol.fact.kind !== 'module');
  return functions.filter((each) => !known.has(keyOf(each))).slice(0, mostFurther);
}
