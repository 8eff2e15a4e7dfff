// Finds the importers of a file that a question names by its path ("who imports lib/errors.js?"). They come from import edges, because no
// name in code stands for a file.
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Edge } from '../../graph/edges/graphTypes.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { comparePlaces, type UsePlace } from '../../uses/target/usePlaces.ts';
import { fileByPath } from './askedFile.ts';
import type { RelationPlan } from './relationPlan.ts';

/** Maximum importers whose line is read: a file may have thousands, and neither an answer nor a model shows more lines. */
const maxLinesRead = 20;

/** The places that import the file of the question; undefined where it names another thing, no file or several. */
export async function fileImporters(
  subjectRelation: SubjectRelation,
  inquiry: Inquiry,
  sources: Sources,
): Promise<RelationPlan | undefined> {
  if (subjectRelation.relation !== 'imports' && subjectRelation.relation !== 'uses') return undefined;
  const module = fileByPath(subjectRelation, inquiry, sources);
  const [mention] = inquiry.intent.paths;
  if (!module || !mention) return undefined;
  const edges = sources.graph.incoming(module.id, ['imports']);
  const usePlaces = edges.flatMap((edge) => placeOf(edge, sources) ?? []);
  const sortedPlaces = usePlaces.filter(({ root, path, line }) => inquiry.scope.contains(root, path, line)).sort(comparePlaces);
  const importPlaces = await Promise.all(sortedPlaces.map((place, at) => (at < maxLinesRead ? withText(place, sources) : place)));
  const uses = {
    places: importPlaces,
    possible: [],
    undecided: [],
    verdict: importPlaces.length ? ({ is: 'used' } as const) : ({ is: 'unknown', because: 'exported' } as const),
  };
  return { name: mention.path, relation: subjectRelation.relation, definitions: [module], uses, others: uses, symbols: [], indirect: [] };
}

function placeOf({ caller, line, evidence, confidence }: Edge, { graph }: Sources): UsePlace | undefined {
  const symbol = graph.symbol(caller);
  if (!symbol) return undefined;
  const { root, path, role } = symbol;
  return { root, path, role, line, column: 0, kind: 'imports', evidence, confidence, text: '', symbol, through: null };
}

async function withText(place: UsePlace, { lines }: Sources): Promise<UsePlace> {
  return { ...place, text: (await lines(place.root, place.path))?.[place.line]?.trim() ?? '' };
}
