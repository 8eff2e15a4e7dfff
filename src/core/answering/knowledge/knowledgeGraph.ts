// Graph of triples that grows round by round: each thing once in all its spellings, each triple once with its best standing.
import { spellingKey, relationKey } from './spelling.ts';
import { betterOf, isLoose, type Entity, type Triple } from './triple.ts';

/** Maximum triples and entities: several times what 800 tokens can show, so that record and picture stay small. Set by judgement. */
export const mostTriples = 200;
const mostEntities = 200;

/** Grows by {@link KnowledgeGraph.add} and {@link KnowledgeGraph.note}; below the limits its content does not depend on their order. */
export class KnowledgeGraph {
  readonly #entities = new Map<string, Entity>();
  readonly #triples = new Map<string, Triple>();
  #omitted = 0;

  /** Adds a separate entity; false when there is no room for it. */
  note(entity: Entity): boolean {
    if (this.#entities.has(entity.key)) return true;
    if (this.#entities.size >= mostEntities) {
      this.#omitted++;
      return false;
    }
    this.#entities.set(entity.key, entity);
    return true;
  }

  /** Adds a triple between two entities. */
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

  /** Counts triples that were cut before {@link add}. */
  leaveOut(count: number): void {
    this.#omitted += count;
  }

  /** Number of triples and entities without room. */
  get omitted(): number {
    return this.#omitted;
  }

  /** Entities by key, with joined spellings. */
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

  /** Maps a loose name, which no code contains in that form, to the one thing of the workspace with that spelling. */
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

/** The better standing counts, with the earlier round. */
function merged(a: Triple, b: Triple): Triple {
  return { ...betterOf(a, b), stated: a.stated || b.stated, round: Math.min(a.round, b.round) };
}
