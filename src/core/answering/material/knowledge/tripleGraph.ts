// Graph of triples that grows round by round: each thing once in all its spellings, each triple once with its best standing.
import { spellingKey, relationKey } from './spelling.ts';
import { betterOf, isLoose, type Entity, type Triple } from './triple.ts';

/** Maximum triples and entities: several times what 800 tokens can show, so that record and picture stay small. Set by judgement. */
export const maxTriples = 200;
const maxEntities = 200;

/** Grows by {@link TripleGraph.add} and {@link TripleGraph.addEntity}; below the limits its content does not depend on their order. */
export class TripleGraph {
  readonly #entities = new Map<string, Entity>();
  readonly #triples = new Map<string, Triple>();
  #omittedCount = 0;

  /** Adds a separate entity; false when there is no room for it. */
  addEntity(entity: Entity): boolean {
    if (this.#entities.has(entity.key)) return true;
    if (this.#entities.size >= maxEntities) {
      this.#omittedCount++;
      return false;
    }
    this.#entities.set(entity.key, entity);
    return true;
  }

  /** Adds a triple between two entities. */
  add(from: Entity, to: Entity, triple: Omit<Triple, 'from' | 'to'>): void {
    const newTriple = { ...triple, from: from.key, to: to.key };
    const key = keyOf(newTriple);
    const earlierTriple = this.#triples.get(key);
    if (!earlierTriple && this.#triples.size >= maxTriples) {
      this.#omittedCount++;
      return;
    }
    if (!this.addEntity(from) || !this.addEntity(to)) return;
    this.#triples.set(key, earlierTriple ? mergeTriples(earlierTriple, newTriple) : newTriple);
  }

  /** Counts triples that were cut before {@link add}. */
  countOmitted(count: number): void {
    this.#omittedCount += count;
  }

  /** Number of triples and entities without room. */
  get omittedCount(): number {
    return this.#omittedCount;
  }

  /** Entities by key, with joined spellings. */
  get entities(): ReadonlyMap<string, Entity> {
    const canonicalKeys = this.#canonicalKeys();
    return new Map(
      [...this.#entities.values()].filter(({ key }) => (canonicalKeys.get(key) ?? key) === key).map((entity) => [entity.key, entity]),
    );
  }

  /** Triples between {@link entities}, in the order in which they came. */
  get triples(): readonly Triple[] {
    const canonicalKeys = this.#canonicalKeys();
    const triples = new Map<string, Triple>();
    for (const each of this.#triples.values()) {
      const triple = { ...each, from: canonicalKeys.get(each.from) ?? each.from, to: canonicalKeys.get(each.to) ?? each.to };
      const earlierTriple = triples.get(keyOf(triple));
      triples.set(keyOf(triple), earlierTriple ? mergeTriples(earlierTriple, triple) : triple);
    }
    return [...triples.values()];
  }

  /** Maps a loose name, which no code contains in that form, to the one thing of the workspace with that spelling. */
  #canonicalKeys(): ReadonlyMap<string, string> {
    const keysBySpelling = new Map<string, readonly string[]>();
    for (const { key, name, tie } of this.#entities.values())
      if (tie) keysBySpelling.set(spellingKey(name), [...(keysBySpelling.get(spellingKey(name)) ?? []), key]);
    const canonicalKeys = new Map<string, string>();
    for (const { key, name, tie } of this.#entities.values()) {
      const [only, ...others] = tie || !isLoose(key) ? [] : (keysBySpelling.get(spellingKey(name)) ?? []);
      if (only !== undefined && others.length === 0) canonicalKeys.set(key, only);
    }
    return canonicalKeys;
  }
}

function keyOf({ from, relation, to }: Pick<Triple, 'from' | 'relation' | 'to'>): string {
  return JSON.stringify([from, relationKey(relation), to]);
}

/** The better standing counts, with the earlier round. */
function mergeTriples(a: Triple, b: Triple): Triple {
  return { ...betterOf(a, b), stated: a.stated || b.stated, round: Math.min(a.round, b.round) };
}
