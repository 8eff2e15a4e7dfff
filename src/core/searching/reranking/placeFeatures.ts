// Features of a place for the table of place points.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import type { Candidate } from '../candidate.ts';
import { kindOrder, unlistedRank, type PlaceFeatures } from './features.ts';
import type { BagName, FileEvidence, QuestionEvidence } from './fileEvidence.ts';

/** Number of a place without a symbol. */
const noKind = kindOrder.length + 1;

/** A file with its points. */
export interface RankedFile {
  readonly evidence: FileEvidence;
  /** Points beside those of the best file, 0 or less. */
  readonly pointsBelowBest: number;
  /** Rank by points, from 0. */
  readonly rank: number;
}

/** A place, with its rank in the list. */
export interface ListedPlace {
  readonly candidate: Candidate;
  readonly rank: number;
}

/** Features of a place in `file`. `wordShare`: what remains of the evidence of words, 0..1. */
export function placeFeatures(
  { candidate, rank }: ListedPlace,
  { evidence, pointsBelowBest, rank: fileRank }: RankedFile,
  { best, writtenWords }: QuestionEvidence,
  { graph, wordShare }: { readonly graph: CodeGraph; readonly wordShare: number },
): PlaceFeatures {
  const { symbol } = candidate;
  const ownChunks = chunksOf(candidate, evidence);
  const most = (values: Float64Array): number => wordShare * Math.max(0, ...ownChunks.map((at) => values[at] ?? 0));
  const chunkShare = (bag: BagName): number => most(evidence.units[bag].chunks) / best[bag].chunk;
  return {
    filePoints: pointsBelowBest,
    fileRank,
    rank,
    score: rank === unlistedRank ? 0 : candidate.score,
    kind: symbol ? kindOrder.indexOf(symbol.fact.kind) : noKind,
    titleShare: most(evidence.units.title.shares),
    tellingShare: most(evidence.units.telling.shares),
    weighedChunk: chunkShare('weighed'),
    tellingChunk: chunkShare('telling'),
    plainChunk: chunkShare('plain'),
    namedInQuestion: symbol ? wordShare * nameWeight(symbol, writtenWords, graph) : 0,
    ownerInQuestion: symbol && writtenWords.has(ownerOf(symbol)) ? wordShare : 0,
    constructs: symbol && isConstructor(symbol) ? 1 : 0,
  };
}

/** Chunks of a place, by their number in the file: a long function has several. */
function chunksOf({ symbol, lines }: Candidate, { chunks }: FileEvidence): readonly number[] {
  return chunks.flatMap((chunk, at) => ((symbol ? chunk.symbol === symbol.id : chunk.lines.first === lines.first) ? [at] : []));
}

function ownerOf({ fact }: SymbolNode): string {
  return fact.qualifiedName.split('.').at(-2) ?? '';
}

/** Names of two letters are mostly words of another kind. */
const minNameLength = 3;

function nameWeight({ fact: { name } }: SymbolNode, writtenWords: ReadonlySet<string>, graph: CodeGraph): number {
  return name.length >= minNameLength && writtenWords.has(name) ? 1 / Math.sqrt(Math.max(1, graph.byName(name).length)) : 0;
}
