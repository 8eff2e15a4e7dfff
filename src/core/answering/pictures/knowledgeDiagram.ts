// Draws the knowledge graph as boxes and arrows: boxes with a place open it, and claims of a model look like claims.
import { baseName } from '../../base/baseName.ts';
import type { LookUpDependencies } from '../input/lookUpDependencies.ts';
import type { TripleGraph } from '../material/knowledge/tripleGraph.ts';
import { namesOf } from '../material/knowledge/graphRecords.ts';
import type { Entity, GraphPlace, Triple } from '../material/knowledge/triple.ts';
import type { Diagram, DiagramEdge, DiagramNode, Pictures } from '../record/picture.ts';
import { PlaceTable } from './pictureLines.ts';

/** Maximum boxes that people can take in; the JSON of the graph has all. Set by judgement: `layoutOf` takes 31 ms for so many. */
const maxBoxes = 40;

/** Adds a diagram of `graph` to `pictures`; unchanged where the graph has nothing to draw. */
export async function withKnowledge(
  pictures: Pictures | undefined,
  graph: TripleGraph,
  { currentTexts, digest, label }: Pick<LookUpDependencies, 'currentTexts' | 'digest' | 'label'>,
): Promise<Pictures | undefined> {
  const { entities, triples } = graph;
  if (triples.length === 0) return pictures;
  const empty: Pictures = { places: [], trees: [], frames: [], findings: [], findingsOmitted: 0, suggestions: [] };
  const { places, ...otherPictures } = pictures ?? empty;
  const table = new PlaceTable();
  const at = ({ root, path, line }: GraphPlace): number => places.length + table.at({ root, path }, line);
  const knowledge = diagramOf(entities, triples, namesOf([...entities.values()], label), at);
  return { ...otherPictures, places: [...places, ...(await table.read(currentTexts, digest, label))], knowledge };
}

function diagramOf(
  entities: ReadonlyMap<string, Entity>,
  triples: readonly Triple[],
  names: ReadonlyMap<string, string>,
  at: (place: GraphPlace) => number,
): Diagram {
  const keys = keysByWeight(entities, triples);
  const boxes = keys.slice(0, maxBoxes);
  const indexByKey = new Map(boxes.map((key, i) => [key, i]));
  const nodes = boxes.map((key): DiagramNode => {
    const entity = entities.get(key);
    const name = names.get(key) ?? key;
    const place = entity?.place ?? placeShowing(key, triples);
    const kind = entity?.tie === 'file' ? 'file' : entity?.tie ? 'symbol' : 'name';
    return { label: shortLabel(name, kind), title: name, kind, ...(place ? { at: at(place) } : {}) };
  });
  return { kind: 'knowledge', nodes, edges: edgesOf(triples, indexByKey, at), omitted: keys.length - boxes.length };
}

/** Keys of entities, those with most statements of a model first, then those with most edges. */
function keysByWeight(entities: ReadonlyMap<string, Entity>, triples: readonly Triple[]): readonly string[] {
  const weights = new Map([...entities.keys()].map((key) => [key, 0]));
  // Any triple that was chosen for the question counts more than an edge of the code graph alone.
  for (const { from, to, stated } of triples)
    for (const key of [from, to]) weights.set(key, (weights.get(key) ?? 0) + (stated ? triples.length : 1));
  return [...weights].sort(([, a], [, b]) => b - a).map(([key]) => key);
}

/** The first line that shows something about a name: the best place to open for it. */
function placeShowing(key: string, triples: readonly Triple[]): GraphPlace | undefined {
  return triples.find(({ from, to, place }) => place && (from === key || to === key))?.place;
}

/** One arrow for everything between two boxes; it is a claim if all its triples are claims. */
function edgesOf(triples: readonly Triple[], indexByKey: ReadonlyMap<string, number>, at: (place: GraphPlace) => number): DiagramEdge[] {
  const edges = new Map<string, DiagramEdge>();
  for (const { from: fromKey, relation, to: toKey, standing, place } of triples) {
    const [from, to] = [indexByKey.get(fromKey), indexByKey.get(toKey)];
    if (from === undefined || to === undefined || from === to) continue;
    const knownEdge = edges.get(`${from} ${to}`);
    const label = knownEdge?.label ? `${knownEdge.label}, ${relation}` : relation;
    const placeIndex = knownEdge?.at ?? (place ? at(place) : undefined);
    edges.set(`${from} ${to}`, {
      ...{ from, to, calls: 0, imports: 0, circular: false, label },
      weak: standing === 'claimed' && (knownEdge?.weak ?? true),
      known: standing === 'known' || (knownEdge?.known ?? false),
      ...(placeIndex === undefined ? {} : { at: placeIndex }),
    });
  }
  return [...edges.values()];
}

/** The end of a dotted name or path; otherwise the drawing cuts it in the middle. */
function shortLabel(name: string, kind: DiagramNode['kind']): string {
  if (kind === 'file') return baseName(name);
  const nameEnd = kind === 'symbol' && !/[\s/]/.test(name) ? name.split('.').slice(-2).join('.') : name;
  return nameEnd.length > maxLabelLength ? `${nameEnd.slice(0, maxLabelLength)}…` : nameEnd;
}

/** Maximum characters of a label. */
const maxLabelLength = 32;
