// Adds a model's notes on evidence to the graph: ties names to code, and checks how well each triple is known.
import type { CodeGraph } from '../../graph/edges/types.ts';
import { scrub, type SecretNames } from '../../secrets/scrub.ts';
import type { SentLines } from '../evidence/sentLines.ts';
import { readReferences, type PlaceReference } from '../evidence/references.ts';
import type { KnowledgeGraph } from './knowledgeGraph.ts';
import { knownTriple } from './seed.ts';
import { holdsAnyName, isShownBy, type CitedLines, type Names } from './shownBy.ts';
import { entityName, relationName } from './spelling.ts';
import type { BoundedList, StatedTriple } from './boundedLines.ts';
import type { NameResolver } from './ties.ts';
import { symbolIdOf, type Entity, type GraphPlace, type Triple } from './triple.ts';

/** Maximum lines that may show one triple: a function of usual length. More lines point at nothing. Set by judgement. */
const mostLines = 40;

/** Sources for checking triples. */
export interface TripleEvidence {
  readonly ties: NameResolver;
  readonly code: CodeGraph;
  /** Lines that the model was sent. */
  readonly sent: SentLines;
  readonly names: SecretNames;
  readonly round: number;
}

/** Adds the notes to `graph` and returns their entities; counts those beyond the limit. */
export function take(
  graph: KnowledgeGraph,
  entities: BoundedList<string>,
  triples: BoundedList<StatedTriple>,
  sight: TripleEvidence,
): readonly Entity[] {
  const noted = entities.taken.map((name) => entityFor(name, sight));
  for (const entity of noted) graph.note(entity);
  for (const triple of triples.taken) {
    const [from, to] = [entityFor(triple.from, sight), entityFor(triple.to, sight)];
    const relation = relationName(scrub(triple.relation, sight.names).text);
    graph.add(from, to, knownOf(from, to, relation, sight) ?? shownOf(from, to, { ...triple, relation }, sight));
  }
  graph.leaveOut(entities.left + triples.left);
  return noted;
}

/** A model can assemble a secret from harmless parts: names are scrubbed again before they are cut. */
function entityFor(name: string, { ties, names }: TripleEvidence): Entity {
  return ties.of(entityName(scrub(name, names).text));
}

function knownOf(from: Entity, to: Entity, relation: string, { code, round }: TripleEvidence): Omit<Triple, 'from' | 'to'> | undefined {
  const [a, b] = [from, to].map(({ key, tie }) => (tie === 'symbol' ? code.symbol(symbolIdOf(key)) : undefined));
  return a && b ? knownTriple(code, a, relation, b, round) : undefined;
}

/** Shown if the lines that the model names hold both ends, otherwise only claimed. */
function shownOf(from: Entity, to: Entity, triple: StatedTriple, sight: TripleEvidence): Omit<Triple, 'from' | 'to'> {
  const { relation, at } = triple;
  // The name in code and the name of the model: the line may have either.
  const [a, b] = [
    [from.name, entityName(triple.from)],
    [to.name, entityName(triple.to)],
  ] as const;
  const place = shownAt(a, b, at, sight);
  const said = { relation, stated: true, round: sight.round };
  return place ? { ...said, standing: 'shown', place } : { ...said, standing: 'claimed' };
}

/** Lines that a triple cites in one file. */
interface TripleLines extends CitedLines, Pick<GraphPlace, 'root' | 'path'> {
  readonly lines: readonly { readonly line: number; readonly text: string }[];
}

function shownAt(from: Names, to: Names, at: string, { sent, code }: TripleEvidence): GraphPlace | undefined {
  const all = (readReferences(at) ?? []).flatMap((reference) => citedBy(reference, sent, code));
  const one = all.find((cited) => isShownBy(cited, from, to));
  if (one) return tellingLine(one, from, to);
  // One end may be in the first place and the other in the next.
  const together = { text: all.map(({ text }) => text).join('\n'), around: all.flatMap(({ around }) => around) };
  const [first] = all;
  return first && all.length > 1 && isShownBy(together, from, to) ? tellingLine(first, from, to) : undefined;
}

function citedBy(reference: PlaceReference, sent: SentLines, code: CodeGraph): readonly TripleLines[] {
  const referenceTarget = reference.lines ? sent.find(reference) : undefined;
  if (!referenceTarget?.ok) return [];
  const { evidence, runs } = referenceTarget;
  const numbers = runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  if (numbers.length > mostLines) return [];
  const { root, path } = evidence;
  const lines = numbers.map((line) => ({ line, text: evidence.text[line - evidence.lines.first] ?? '' }));
  return [{ root, path, lines, text: lines.map(({ text }) => text).join('\n'), around: aroundOf(root, path, numbers, code) }];
}

/** The first line that names an end by itself; the object of the relation comes before its subject. */
function tellingLine({ root, path, lines }: TripleLines, from: Names, to: Names): GraphPlace {
  const telling = [to, from].map((names) => lines.find(({ text }) => holdsAnyName(text, names))).find((line) => line !== undefined);
  return { root, path, line: (telling ?? lines[0])?.line ?? 0 };
}

function aroundOf(root: string, path: string, lines: readonly number[], code: CodeGraph): readonly string[] {
  const holders = lines.flatMap((line) => code.at(root, path, line)?.fact.qualifiedName ?? []);
  return [...new Set(holders), path];
}
