// Adds a model's notes on evidence to the graph: ties names to code, and checks how well each triple is known.
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import { scrub, type SecretPlaceholders } from '../../../secrets/scrub.ts';
import type { SentLines } from '../evidence/sentLines.ts';
import { readReferences, type PlaceReference } from '../evidence/placeReferences.ts';
import type { TripleGraph } from './tripleGraph.ts';
import { knownTriple } from './knownEdges.ts';
import { holdsAnyName, isShownBy, type LinesWithContainers, type Names } from './isShownBy.ts';
import { entityName, relationName } from './spelling.ts';
import type { BoundedList, StatedTriple } from './statedTriples.ts';
import type { NameResolver } from './nameResolver.ts';
import { symbolIdOf, type Entity, type GraphPlace, type Triple } from './triple.ts';

/** Maximum lines that may show one triple: a function of usual length. More lines point at nothing. Set by judgement. */
const maxLines = 40;

/** Sources for checking triples. */
export interface TripleSources {
  readonly resolver: NameResolver;
  readonly codeGraph: CodeGraph;
  /** Lines that the model was sent. */
  readonly sentLines: SentLines;
  readonly placeholders: SecretPlaceholders;
  readonly round: number;
}

/** Adds the notes to `graph` and returns their entities; counts those beyond the limit. */
export function addTriples(
  graph: TripleGraph,
  entities: BoundedList<string>,
  triples: BoundedList<StatedTriple>,
  sources: TripleSources,
): readonly Entity[] {
  const notedEntities = entities.items.map((name) => entityFor(name, sources));
  for (const entity of notedEntities) graph.addEntity(entity);
  for (const triple of triples.items) {
    const [from, to] = [entityFor(triple.from, sources), entityFor(triple.to, sources)];
    const relation = relationName(scrub(triple.relation, sources.placeholders).text);
    graph.add(from, to, knownTripleOf(from, to, relation, sources) ?? modelTriple(from, to, { ...triple, relation }, sources));
  }
  graph.countOmitted(entities.omittedCount + triples.omittedCount);
  return notedEntities;
}

/** A model can assemble a secret from harmless parts: names are scrubbed again before they are cut. */
function entityFor(name: string, { resolver, placeholders }: TripleSources): Entity {
  return resolver.resolve(entityName(scrub(name, placeholders).text));
}

function knownTripleOf(
  from: Entity,
  to: Entity,
  relation: string,
  { codeGraph, round }: TripleSources,
): Omit<Triple, 'from' | 'to'> | undefined {
  const [fromSymbol, toSymbol] = [from, to].map(({ key, tie }) => (tie === 'symbol' ? codeGraph.symbol(symbolIdOf(key)) : undefined));
  return fromSymbol && toSymbol ? knownTriple(codeGraph, fromSymbol, relation, toSymbol, round) : undefined;
}

/** Shown if the lines that the model names hold both ends, otherwise only claimed. */
function modelTriple(from: Entity, to: Entity, triple: StatedTriple, sources: TripleSources): Omit<Triple, 'from' | 'to'> {
  const { relation, at } = triple;
  // The name in code and the name of the model: the line may have either.
  const [fromNames, toNames] = [
    [from.name, entityName(triple.from)],
    [to.name, entityName(triple.to)],
  ] as const;
  const place = placeShowing(fromNames, toNames, at, sources);
  const commonFields = { relation, stated: true, round: sources.round };
  return place ? { ...commonFields, standing: 'shown', place } : { ...commonFields, standing: 'claimed' };
}

/** Lines that a triple cites in one file. */
interface TripleLines extends LinesWithContainers, Pick<GraphPlace, 'root' | 'path'> {
  readonly lines: readonly { readonly line: number; readonly text: string }[];
}

function placeShowing(from: Names, to: Names, at: string, { sentLines, codeGraph }: TripleSources): GraphPlace | undefined {
  const linesWithContainers = (readReferences(at) ?? []).flatMap((reference) => linesCitedBy(reference, sentLines, codeGraph));
  const showingLines = linesWithContainers.find((lines) => isShownBy(lines, from, to));
  if (showingLines) return tellingLine(showingLines, from, to);
  // One end may be in the first place and the other in the next.
  const joinedLines = {
    text: linesWithContainers.map(({ text }) => text).join('\n'),
    around: linesWithContainers.flatMap(({ around }) => around),
  };
  const [first] = linesWithContainers;
  return first && linesWithContainers.length > 1 && isShownBy(joinedLines, from, to) ? tellingLine(first, from, to) : undefined;
}

function linesCitedBy(reference: PlaceReference, sentLines: SentLines, code: CodeGraph): readonly TripleLines[] {
  const referenceTarget = reference.lines ? sentLines.find(reference) : undefined;
  if (!referenceTarget?.ok) return [];
  const { evidence, ranges } = referenceTarget;
  const numbers = ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  if (numbers.length > maxLines) return [];
  const { root, path } = evidence;
  const lines = numbers.map((line) => ({ line, text: evidence.text[line - evidence.lines.first] ?? '' }));
  return [{ root, path, lines, text: lines.map(({ text }) => text).join('\n'), around: containersOf(root, path, numbers, code) }];
}

/** The first line that names an end by itself; the object of the relation comes before its subject. */
function tellingLine({ root, path, lines }: TripleLines, from: Names, to: Names): GraphPlace {
  const telling = [to, from].map((names) => lines.find(({ text }) => holdsAnyName(text, names))).find((line) => line !== undefined);
  return { root, path, line: (telling ?? lines[0])?.line ?? 0 };
}

function containersOf(root: string, path: string, lines: readonly number[], code: CodeGraph): readonly string[] {
  const holders = lines.flatMap((line) => code.at(root, path, line)?.fact.qualifiedName ?? []);
  return [...new Set(holders), path];
}
