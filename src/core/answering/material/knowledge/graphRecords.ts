// Converts the graph to records for events: unambiguous names, one-based lines, each triple with its round.
import type { EntityRecord, KnowledgePlace, TripleRecord } from '../../record/answerRecord.ts';
import type { TripleGraph } from './tripleGraph.ts';
import type { Entity, GraphPlace } from './triple.ts';

/** All entities and triples of a graph as records. */
export interface GraphRecords {
  readonly entities: readonly EntityRecord[];
  readonly triples: readonly TripleRecord[];
}

/** Builds the records. `label` gives the display name of a root. */
export function graphRecordsOf(graph: TripleGraph, label: (root: string) => string): GraphRecords {
  const { entities, triples } = graph;
  const names = namesOf([...entities.values()], label);
  const name = (key: string): string => names.get(key) ?? key;
  const placeFields = (place: GraphPlace | undefined): Partial<KnowledgePlace> =>
    place ? { root: label(place.root), file: place.path, line: place.line + 1 } : {};
  return {
    entities: [...entities.values()].map(({ key, tie, place }) => ({ name: name(key), ...(tie ? { tie } : {}), ...placeFields(place) })),
    triples: triples.map(({ from, relation, to, standing, stated, place, round }) => ({
      ...{ from: name(from), relation, to: name(to), standing, stated, round },
      ...placeFields(place),
    })),
  };
}

/** Names of entities; things of the same name get their place as well. */
export function namesOf(entities: readonly Entity[], label: (root: string) => string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of entities) counts.set(name, (counts.get(name) ?? 0) + 1);
  const usedNames = new Set<string>();
  const names = new Map<string, string>();
  for (const { key, name, place } of entities) {
    const where = place ? `${label(place.root) ? `${label(place.root)}/` : ''}${place.path}:${place.line + 1}` : '';
    const nameWithPlace = (counts.get(name) ?? 0) > 1 && where ? `${name} (${where})` : name;
    // Names that are still equal differ only in punctuation.
    const uniqueName = usedNames.has(nameWithPlace) ? `${nameWithPlace} (${key})` : nameWithPlace;
    usedNames.add(uniqueName);
    names.set(key, uniqueName);
  }
  return names;
}
