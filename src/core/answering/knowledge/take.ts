// Takes what a model noted of evidence into the graph: names tied, each triple with what is known of it.
import type { CodeGraph } from '../../graph/types.ts';
import { scrub, type SecretNames } from '../../secrets/scrub.ts';
import type { SentLines } from '../sentLines.ts';
import { readReferences } from '../stream/references.ts';
import type { KnowledgeGraph } from './knowledgeGraph.ts';
import { knownTriple } from './seed.ts';
import { isShownBy } from './shownBy.ts';
import { entityName, relationName } from './spelling.ts';
import type { Stated, StatedTriple } from './stated.ts';
import type { Ties } from './ties.ts';
import type { Entity, GraphPlace, Triple } from './triple.ts';

/** Lines that may show one triple; whoever names more of them points at nothing. Set by judgement. */
const mostLines = 12;

/** What triples are checked against. */
export interface Sight {
  readonly ties: Ties;
  readonly code: CodeGraph;
  /** Lines that the model was sent. */
  readonly sent: SentLines;
  readonly names: SecretNames;
  readonly round: number;
}

/** Adds what was noted to `graph`; what a limit leaves out is counted. */
export function take(graph: KnowledgeGraph, entities: Stated<string>, triples: Stated<StatedTriple>, sight: Sight): void {
  for (const name of entities.taken) graph.note(entityFor(name, sight));
  for (const triple of triples.taken) {
    const [from, to] = [entityFor(triple.from, sight), entityFor(triple.to, sight)];
    const relation = relationName(scrub(triple.relation, sight.names).text);
    graph.add(from, to, knownOf(from, to, relation, sight) ?? shownOf(from, to, { ...triple, relation }, sight));
  }
  graph.leaveOut(entities.left + triples.left);
}

/** A model can put together what was no secret in its parts: names are cleared once more, before they are cut. */
function entityFor(name: string, { ties, names }: Sight): Entity {
  return ties.of(entityName(scrub(name, names).text));
}

function knownOf(from: Entity, to: Entity, relation: string, { code, round }: Sight): Omit<Triple, 'from' | 'to'> | undefined {
  const [a, b] = [from, to].map(({ key, tie }) => (tie === 'symbol' ? code.symbol(key.slice('symbol:'.length)) : undefined));
  return a && b ? knownTriple(code, a, relation, b, round) : undefined;
}

/** Shown where the lines that the model names hold both ends, else its word alone. */
function shownOf(from: Entity, to: Entity, triple: StatedTriple, sight: Sight): Omit<Triple, 'from' | 'to'> {
  const { relation, at } = triple;
  const place = shownAt(from, to, at, sight);
  const said = { relation, stated: true, round: sight.round };
  return place ? { ...said, standing: 'shown', place } : { ...said, standing: 'claimed' };
}

function shownAt(from: Entity, to: Entity, at: string, { sent, code }: Sight): GraphPlace | undefined {
  for (const reference of readReferences(at) ?? []) {
    const found = reference.lines ? sent.find(reference) : undefined;
    if (!found?.ok) continue;
    const { evidence, runs } = found;
    const numbers = runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
    if (numbers.length > mostLines) continue;
    const { root, path, lines, text } = evidence;
    const cited = { text: numbers.map((line) => text[line - lines.first] ?? '').join('\n'), around: aroundOf(root, path, numbers, code) };
    const [line] = numbers;
    if (line !== undefined && isShownBy(cited, from.name, to.name)) return { root, path, line };
  }
  return undefined;
}

function aroundOf(root: string, path: string, lines: readonly number[], code: CodeGraph): readonly string[] {
  const holders = lines.flatMap((line) => code.at(root, path, line)?.fact.qualifiedName ?? []);
  return [...new Set(holders), path];
}
