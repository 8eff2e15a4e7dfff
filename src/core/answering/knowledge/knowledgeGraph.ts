// A graph of triples that grows round by round: each thing once however it is spelled, each triple once with the best that is known of it.
import { spellingKey, relationKey } from './spelling.ts';
import { betterOf, isLoose, type Entity, type Triple } from './triple.ts';

/** Triples and entities that are kept: some times what 800 tokens can show, so that record and picture stay small. Set by judgement. */
export const mostTriples = 200;
const mostEntities = 200;

/** Grows by {@link KnowledgeGraph.add} and {@link KnowledgeGraph.note}; what it holds does not depend on their order, as long as nothing is left out. */
export class KnowledgeGraph {
  readonly #entities = new Map<string, Entity>();
  readonly #triples = new Map<string, Triple>();
  #omitted = 0;

  /** Takes in an entity of its own; false when there is no room for it. */
  note(entity: Entity): boolean {
    if (this.#entities.has(entity.key)) return true;
    if (this.#entities.size >= mostEntities) {
      this.#omitted++;
      return false;
    }
    this.#entities.set(entity.key, entity);
    return true;
  }

  /** Takes in a triple between two entities. */
  add(from: Entity, to: Entity, triple: Omit<Triple, 'from' | 'to'>): void {
    const whole = { ...triple, from: from.key, to: to.key };
    const key = keyOf(whole);
    const known = this.#triples.get(key);
    if (!known && this.#triples.size >= mostTriples) {
      this.#omitted++;
      return;
    }
    if (!this.note(from) || !this.note(to)) return;
    this.#triples.set(key, known ? merged(known, whole) : whole);
  }

  /** Counts triples that were not even offered. */
  leaveOut(count: number): void {
    this.#omitted += count;
  }

  /** Triples and entities that found no room. */
  get omitted(): number {
    return this.#omitted;
  }

  /** Entities by key, spellings joined. */
  get entities(): ReadonlyMap<string, Entity> {
    const joined = this.#joined();
    return new Map(
      [...this.#entities.values()].filter(({ key }) => (joined.get(key) ?? key) === key).map((entity) => [entity.key, entity]),
    );
  }

  /** Triples between {@link entities}, in the order in which they came. */
  get triples(): readonly Triple[] {
    const joined = this.#joined();
    const triples = new Map<string, Triple>();
    for (const each of this.#triples.values()) {
      const triple = { ...each, from: joined.get(each.from) ?? each.from, to: joined.get(each.to) ?? each.to };
      const known = triples.get(keyOf(triple));
      triples.set(keyOf(triple), known ? merged(known, triple) : triple);
    }
    return [...triples.values()];
  }

  /** Where a name without a tie, which no code writes so, is spelled like just one thing of the workspace: that thing. */
  #joined(): ReadonlyMap<string, string> {
    const ties = new Map<string, readonly string[]>();
    for (const { key, name, tie } of this.#entities.values())
      if (tie) ties.set(spellingKey(name), [...(ties.get(spellingKey(name)) ?? []), key]);
    const joined = new Map<string, string>();
    for (const { key, name, tie } of this.#entities.values()) {
      const [only, ...others] = tie || !isLoose(key) ? [] : (ties.get(spellingKey(name)) ?? []);
      if (only !== undefined && others.length === 0) joined.set(key, only);
    }
    return joined;
  }
}

function keyOf({ from, relation, to }: Pick<Triple, 'from' | 'relation' | 'to'>): string {
  return JSON.stringify([from, relationKey(relation), to]);
}

/** What is known better counts, and the round that brought it first. */
function merged(a: Triple, b: Triple): Triple {
  return { ...betterOf(a, b), stated: a.stated || b.stated, round: Math.min(a.round, b.round) };
}
