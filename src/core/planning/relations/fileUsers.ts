// Finds who uses a file that a question names by its path ("who imports lib/errors.js?", "what breaks if I change compose.yml?"). The places
// come from edges, because no name in code stands for a file.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Edge, EdgeKind, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Relation } from '../../reading/relations.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import { comparePlaces, type UsePlace } from '../../uses/target/usePlaces.ts';
import { useKinds, type UseKind } from '../../uses/places/useKind.ts';
import { fileByPath } from './askedFile.ts';
import type { RelationPlan } from './relationPlan.ts';

/** Maximum places whose line is read: a file may have thousands, and neither an answer nor a model shows more lines. */
const maxLinesRead = 20;

/** Relations whose answer is a list of the places that use a file; importers are those of the whole file. */
const relationsOfFiles: ReadonlySet<Relation> = new Set(['imports', 'uses', 'impact']);

const useKindOf: Readonly<Record<EdgeKind, UseKind>> = {
  ...{ calls: 'calls', imports: 'imports', extends: 'extends', implements: 'implements', overrides: 'overrides' },
  ...{ references: 'reads', raises: 'raises', reads: 'reads', writes: 'writes' },
};

/** The places in other files that use the file of the question; undefined where it names another thing, no file or several. */
export async function fileUsers(subjectRelation: SubjectRelation, inquiry: Inquiry, sources: Sources): Promise<RelationPlan | undefined> {
  const { relation } = subjectRelation;
  if (!relationsOfFiles.has(relation)) return undefined;
  const module = fileByPath(subjectRelation, inquiry, sources);
  const [mention] = inquiry.intent.paths;
  if (!module || !mention) return undefined;
  const importers = sources.graph.incoming(module.id, ['imports']);
  // A file without importers may be configuration, on which others depend by its names.
  const areImporters = relation === 'imports' && importers.length > 0;
  const edges = areImporters ? importers : usersOf(module, sources);
  const places = edges.flatMap((edge) => placeOf(edge, sources) ?? []);
  const sortedPlaces = firstOfEach(
    places
      .filter(({ root, path, line }) => inquiry.scope.contains(root, path, line))
      .sort((a, b) => comparePlaces(a, b) || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind)),
    ({ root, path, line }) => `${root} ${path} ${line}`,
  );
  const usePlaces = await Promise.all(sortedPlaces.map((place, at) => (at < maxLinesRead ? withText(place, sources) : place)));
  const uses = {
    places: usePlaces,
    possible: [],
    undecided: [],
    verdict: usePlaces.length ? ({ is: 'used' } as const) : ({ is: 'unknown', because: 'exported' } as const),
  };
  const shownRelation = relation === 'imports' && !areImporters && usePlaces.length ? 'uses' : relation;
  return { name: mention.path, relation: shownRelation, definitions: [module], uses, others: uses, symbols: [], indirect: [] };
}

/** All edges from other files to the file and its definitions. */
function usersOf(module: SymbolNode, { graph }: Sources): readonly Edge[] {
  return graph.inFile(module.root, module.path).flatMap(({ id }) =>
    graph.incoming(id).filter(({ caller }) => {
      const user = graph.symbol(caller);
      return user && (user.root !== module.root || user.path !== module.path);
    }),
  );
}

function placeOf({ caller, kind, line, evidence, confidence, through }: Edge, { graph }: Sources): UsePlace | undefined {
  const symbol = graph.symbol(caller);
  if (!symbol) return undefined;
  const { root, path, role } = symbol;
  const contract = through === undefined ? {} : { contract: through };
  return {
    ...{ root, path, role, line, column: 0, kind: useKindOf[kind], evidence, confidence },
    text: '',
    symbol,
    through: null,
    ...contract,
  };
}

async function withText(place: UsePlace, { lines }: Sources): Promise<UsePlace> {
  return { ...place, text: (await lines(place.root, place.path))?.[place.line]?.trim() ?? '' };
}
