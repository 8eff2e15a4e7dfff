// Makes the pairs of one repository: a text that describes code, and the code without what would give the answer away.
import { namingFields } from './examples.ts';
import type { Exclusion } from './exclusion.ts';
import { add, bagOf, bagOfText, pairsOf, subtract, type Bag, type Corpus, type CorpusChunk } from './corpus.ts';
import { description, firstSentence, isQuestion, normalised } from './prose.ts';
import type { Mentions } from './examples.ts';

/** Kinds of pairs; the index is their number in the data. */
export const pairKinds = ['sentence', 'description', 'name', 'comment', 'test', 'message', 'section'] as const;
export type PairKind = (typeof pairKinds)[number];

/** A question and the code that answers it. */
export interface Pair {
  readonly kind: PairKind;
  readonly query: Bag;
  /** Counts without the extra weight of names: with it, the body would teach nothing. */
  readonly code: Bag;
}

/** Maximum pairs of each kind from one repository, so that no repository dominates. */
const most: Readonly<Record<PairKind, number>> = {
  sentence: 2500,
  description: 1000,
  name: 1200,
  comment: 1000,
  test: 400,
  message: 500,
  section: 300,
};
const fewestBodyTerms = 5;
const mostFoundNames = 2;

/** Makes pairs repository by repository, without texts and bodies that occurred before. */
export class PairMaker {
  readonly counts: Record<string, number> = {};
  readonly #exclusion: Exclusion;
  readonly #bodies = new Set<string>();

  constructor(exclusion: Exclusion) {
    this.#exclusion = exclusion;
  }

  pairsOf(corpus: Corpus): Pair[] {
    const asked = new Set<string>();
    const fresh = (text: string): boolean => {
      const known = normalised(text);
      if (asked.has(known) || this.#exclusion.hasQuery(text)) return false;
      asked.add(known);
      return true;
    };
    const own = corpus.chunks.filter((entry) => this.#isFresh(entry));
    const named = byName(own);
    const pairs = [
      ...own.flatMap((entry) => [
        ...documented(entry, fresh),
        ...byOwnName(entry, fresh),
        ...commented(entry, fresh),
        ...raised(entry, fresh),
      ]),
      ...corpus.tests.flatMap((test) => mentioned('test', test, named, fresh)),
      ...corpus.sections.flatMap((section) => mentioned('section', section, named, fresh)),
    ].filter(({ query, code }) => query.size > 1 && code.size > fewestBodyTerms);
    return this.#limited(pairs);
  }

  /** Whether it is new and no near-duplicate of evaluation data. */
  #isFresh({ file, chunk }: CorpusChunk): boolean {
    if (chunk.kind === 'toplevel' || chunk.kind === 'text') return false;
    const body = [...pairsOf(chunk.terms.body ?? [], file.vocabulary)];
    if (body.length < fewestBodyTerms) return false;
    // Terms are in the order of their first occurrence, so equal bodies have equal keys.
    const key = body.map(([term, count]) => `${term}${count}`).join(' ');
    if (this.#bodies.has(key)) {
      this.#count('repeated bodies left out');
      return false;
    }
    this.#bodies.add(key);
    return !this.#exclusion.hasBody(new Set(body.map(([term]) => term)));
  }

  #limited(pairs: readonly Pair[]): Pair[] {
    const step = new Map<PairKind, number>();
    for (const { kind } of pairs) step.set(kind, (step.get(kind) ?? 0) + 1);
    const seen = new Map<PairKind, number>();
    return pairs.filter(({ kind }) => {
      const at = seen.get(kind) ?? 0;
      seen.set(kind, at + 1);
      // Of too many every n-th is taken: spread over the whole repository, and the same in each run.
      const share = Math.min(1, most[kind] / (step.get(kind) ?? 1));
      const kept = Math.floor((at + 1) * share) > Math.floor(at * share);
      if (kept) this.#count(kind);
      return kept;
    });
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
}

type Fresh = (text: string) => boolean;

function documented(entry: CorpusChunk, fresh: Fresh): Pair[] {
  const sentence = firstSentence(entry.chunk.doc);
  if (!isQuestion(sentence) || !fresh(sentence)) return [];
  const { counts: code } = bagOf(entry, ['doc']);
  const pairs: Pair[] = [{ kind: 'sentence', query: bagOfText(sentence), code }];
  const long = description(entry.chunk.doc);
  if (long.length > sentence.length + 50) pairs.push({ kind: 'description', query: bagOfText(long), code });
  return pairs;
}

/** The words of the name with the body, from which the name was removed. */
function byOwnName(entry: CorpusChunk, fresh: Fresh): Pair[] {
  const { file, chunk } = entry;
  const query: Bag = new Map(pairsOf(chunk.terms.name ?? [], file.vocabulary));
  if (query.size < 3 || chunk.symbolKind === 'constant' || !fresh(`name of ${chunk.name}`)) return [];
  const { counts: code } = bagOf(entry, [...namingFields, 'doc']);
  // The count of the whole name is how often it occurs; its parts were counted each time as well.
  const said = code.get([...query.keys()].at(-1) ?? '') ?? 0;
  subtract(
    code,
    [...query].map(([term, count]) => [term, count * said]),
  );
  for (const [term] of pairsOf(chunk.terms.qualifiedName ?? [], file.vocabulary)) if (!query.has(term)) add(query, term, 1);
  return [{ kind: 'name', query, code }];
}

function commented(entry: CorpusChunk, fresh: Fresh): Pair[] {
  const { file, chunk } = entry;
  return chunk.comments.flatMap(({ text, body }): Pair[] => {
    if (!isQuestion(text) || !fresh(text)) return [];
    const { counts: code } = bagOf(entry, ['body', 'doc']);
    for (const [term, count] of pairsOf(body, file.vocabulary)) add(code, term, count);
    return [{ kind: 'comment', query: bagOfText(text), code }];
  });
}

function raised(entry: CorpusChunk, fresh: Fresh): Pair[] {
  return entry.chunk.messages.flatMap((message): Pair[] => {
    if (!isQuestion(message) || !fresh(message)) return [];
    const query = bagOfText(message);
    const { counts: code } = bagOf(entry, ['doc']);
    subtract(code, query);
    return [{ kind: 'message', query, code }];
  });
}

/** A test or a section with the functions that it names. A name of many functions gives no pair. */
function mentioned(kind: PairKind, { text, names }: Mentions, named: ReadonlyMap<string, CorpusChunk>, fresh: Fresh): Pair[] {
  const targets = names.flatMap((name) => named.get(name) ?? []).slice(0, mostFoundNames);
  if (targets.length === 0 || !fresh(text)) return [];
  const query = bagOfText(text);
  return query.size < 3 ? [] : targets.map((entry) => ({ kind, query, code: bagOf(entry).counts }));
}

/** Functions by their unique names. */
function byName(entries: readonly CorpusChunk[]): ReadonlyMap<string, CorpusChunk> {
  const found = new Map<string, CorpusChunk>();
  const shared = new Set<string>();
  for (const entry of entries) {
    const { name } = entry.chunk;
    if (found.has(name)) shared.add(name);
    else if (entry.chunk.kind === 'symbol' || entry.chunk.kind === 'outline') found.set(name, entry);
  }
  for (const name of shared) found.delete(name);
  return found;
}
