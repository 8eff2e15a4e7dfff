// Adapter from a codebase to its vectors: the index, the store, and a reader for texts.
import type { CodebaseDependencies } from './codebaseDependencies.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { VectorDependencies } from '../indexing/vectors/chunkVectors.ts';
import type { Indexer } from '../indexing/indexer.ts';
import { savedPrefixes, workspaceDigest } from '../indexing/snapshot/savedCopy.ts';
import type { TextIndex } from '../indexing/text/textIndex.ts';
import type { RootLabel } from '../workspace/rootLabels.ts';
import type { CurrentTexts } from '../text/currentTexts.ts';

/** The parts of a codebase that vectors need. */
export interface VectorSources {
  readonly search: TextIndex;
  readonly graph: CodeGraph;
  readonly currentTexts: CurrentTexts;
  readonly indexer: Indexer;
  readonly label: RootLabel;
}

/** Converts ports and parts of a codebase to the input of vectors. Without a table the built-in embedder makes none. */
export function vectorDependencies(
  dependencies: CodebaseDependencies,
  { search, graph, currentTexts, indexer, label }: VectorSources,
): VectorDependencies {
  const { store, digest, clock, background, log, readTable = async () => undefined, embedUnsaved = false } = dependencies;
  return {
    ...{ index: search, graph, store, digest, clock: background ?? clock, log, readTable, embedUnsaved, label },
    name: `${savedPrefixes.vectors}${workspaceDigest(dependencies)}`,
    text: (root, path) => currentTexts.read(root, path),
    files: () => indexer.files(),
  };
}
