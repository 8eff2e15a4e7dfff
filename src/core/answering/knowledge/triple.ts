// What a graph of knowledge is made of: entities that code or a model names, and what one of them has to do with another.

/**
 * How a triple is known: `known` is an edge of the code graph; `shown` was said by a model and the line that it names holds both ends;
 * `claimed` is the model's word alone.
 */
export type Standing = 'known' | 'shown' | 'claimed';

/** A zero-based line of a file; `root` is the key of the root. */
export interface GraphPlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
}

/** Something that triples are about. `key` is equal for the same thing however it is spelled. */
export interface Entity {
  readonly key: string;
  readonly name: string;
  /** What it is tied to in the workspace; a thing that is neither definition nor file has a name alone. */
  readonly tie?: 'symbol' | 'file';
  /** Line of its definition. */
  readonly place?: GraphPlace;
}

/** `from` and `to` are keys of entities. */
export interface Triple {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  readonly standing: Standing;
  /** A model said it, whatever else is known of it. */
  readonly stated: boolean;
  /** The line that shows it; absent for a claim. */
  readonly place?: GraphPlace;
  /** The round that brought it, from 1. */
  readonly round: number;
}

const ranks: Readonly<Record<Standing, number>> = { known: 2, shown: 1, claimed: 0 };

/** Below 0 when `a` is known better than `b`; of equal ones the earlier, then the one that stands first in the files. */
export function byStanding(a: Triple, b: Triple): number {
  return ranks[b.standing] - ranks[a.standing] || a.round - b.round || (placeKey(a) < placeKey(b) ? -1 : 1);
}

function placeKey({ place }: Triple): string {
  return place ? `${place.root}\n${place.path}\n${String(place.line).padStart(9, '0')}` : '';
}
