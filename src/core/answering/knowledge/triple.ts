// What a graph of knowledge is made of: entities that code or a model names, and what one of them has to do with another.

import { spellingKey } from './spelling.ts';

/**
 * How a triple is known: `known` is an edge of the code graph; `shown` was said by a model and the line that it names holds both ends;
 * `claimed` is the model's word alone.
 */
export type TripleStanding = 'known' | 'shown' | 'claimed';

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

/** Key of something that has a name alone. `loose`: the code that was shown does not write it so, and other spellings may mean the same. */
export function nameKey(name: string, loose: boolean): string {
  return loose ? `name:${spellingKey(name)}` : `written:${name}`;
}

/** Key of a definition, and the id in it. */
export function symbolKey(id: string): string {
  return `symbol:${id}`;
}
export function symbolIdOf(key: string): string {
  return key.slice('symbol:'.length);
}

/** Whether the thing of this key may be another one in other letters. */
export function isLoose(key: string): boolean {
  return key.startsWith('name:');
}

/** `from` and `to` are keys of entities. */
export interface Triple {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  readonly standing: TripleStanding;
  /** A model said it, whatever else is known of it. */
  readonly stated: boolean;
  /** The line that shows it; absent for a claim. */
  readonly place?: GraphPlace;
  /** The round that brought it, from 1. */
  readonly round: number;
}

const ranks: Readonly<Record<TripleStanding, number>> = { known: 2, shown: 1, claimed: 0 };

/** Below 0 when `a` is known better than `b`; of equal ones the earlier, then the one that stands first in the files. */
export function byStanding(a: Triple, b: Triple): number {
  return ranks[b.standing] - ranks[a.standing] || a.round - b.round || byPlace(a, b);
}

/** The one that is known better; of equal ones that which stands first in the files. Rounds do not count, so that the order of merging does not either. */
export function betterOf(a: Triple, b: Triple): Triple {
  return (ranks[b.standing] - ranks[a.standing] || byPlace(a, b)) <= 0 ? a : b;
}

function byPlace(a: Triple, b: Triple): number {
  const [first, second] = [placeKey(a), placeKey(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}

function placeKey({ place }: Triple): string {
  return place ? `${place.root}\n${place.path}\n${String(place.line).padStart(9, '0')}` : '';
}
