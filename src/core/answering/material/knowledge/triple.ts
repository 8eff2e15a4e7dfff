// Types of a knowledge graph: entities that code or a model names, and relations between them.
import { spellingKey } from './spelling.ts';

/** How well a triple is known. */
export type TripleStanding =
  /** It is an edge of the code graph. */
  | 'known'
  /** A model stated it, and the line that the model names holds both ends. */
  | 'shown'
  /** Only a model says so. */
  | 'claimed';

/** A zero-based line of a file; `root` is the key of the root. */
export interface GraphPlace {
  readonly root: string;
  readonly path: string;
  readonly line: number;
}

/** Subject of triples. `key` is equal for the same thing in all spellings. */
export interface Entity {
  readonly key: string;
  readonly name: string;
  /** Its tie to the workspace; a thing that is neither definition nor file has only a name. */
  readonly tie?: 'symbol' | 'file';
  /** Line of its definition. */
  readonly place?: GraphPlace;
}

/** Key of an untied name. `loose`: the shown code does not contain it in this form, and other spellings may mean the same. */
export function nameKey(name: string, loose: boolean): string {
  return loose ? `name:${spellingKey(name)}` : `written:${name}`;
}

/** Key of a definition, from its id. */
export function symbolKey(id: string): string {
  return `symbol:${id}`;
}

/** The reverse of {@link symbolKey}; `key` must be that of a definition. */
export function symbolIdOf(key: string): string {
  return key.slice('symbol:'.length);
}

/** Whether other spellings may mean the thing of this key. */
export function isLoose(key: string): boolean {
  return key.startsWith('name:');
}

/** `from` and `to` are keys of entities. */
export interface Triple {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  readonly standing: TripleStanding;
  /** A model stated it, whatever else is known. */
  readonly stated: boolean;
  /** The line that shows it; absent for a claim. */
  readonly place?: GraphPlace;
  /** The round that added it, from 1. */
  readonly round: number;
}

const ranks: Readonly<Record<TripleStanding, number>> = { known: 2, shown: 1, claimed: 0 };

/** Below 0 when `a` has the better standing than `b`; then by round, then by position in the files. */
export function byStanding(a: Triple, b: Triple): number {
  return ranks[b.standing] - ranks[a.standing] || a.round - b.round || byPlace(a, b);
}

/** The triple with the better standing; then by position in the files. Ignores rounds, so that the order of merging does not matter. */
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
