// What vectors of a codebase are made from: the index that they stand beside, where they are kept, and how texts are read for them.
import type { Texts } from './answering/evidence/evidence.ts';
import type { CodebaseDeps } from './codebaseDeps.ts';
import type { CodeGraph } from './graph/edges/types.ts';
import type { VectorParts } from './indexing/vectors/chunkVectors.ts';
import type { Indexer } from './indexing/indexer.ts';
import { savedPrefixes, workspaceDigest } from './indexing/snapshot/savedCopy.ts';
import type { TextIndex } from './indexing/text/textIndex.ts';
import type { RootLabel } from './workspace/rootLabels.ts';

/** The parts of a codebase that vectors need. */
export interface VectorSources {
  readonly search: TextIndex;
  readonly graph: CodeGraph;
  readonly texts: Texts;
  readonly indexer: Indexer;
  readonly label: RootLabel;
}

/** Brings the ports of a codebase and its parts into the shape that vectors take. Without a table to read, the built-in embedder makes none. */
export function vectorParts(deps: CodebaseDeps, { search, graph, texts, indexer, label }: VectorSources): VectorParts {
  const { store, digest, clock, background, log, readTable = async () => undefined, embedUnsaved = false } = deps;
  return {
    ...{ index: search, graph, store, digest, clock: background ?? clock, log, readTable, embedUnsaved, label },
    name: `${savedPrefixes.vectors}${workspaceDigest(deps)}`,
    text: (root, path) => texts.read(root, path),
    files: () => indexer.files(),
  };
}
