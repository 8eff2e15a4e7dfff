// Builds the sources for questions, searches and tools from the parts of one codebase.
import { splitLines } from '../answering/material/evidence/evidenceBook.ts';
import type { AnswerDependencies } from '../answering/input/answerDependencies.ts';
import { defaultDocLength } from '../answering/preparation/choice/defaults.ts';
import type { CodebaseDependencies } from './codebaseDependencies.ts';
import type { FreshNotes } from '../findings/freshNotes.ts';
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { ChunkVectors } from '../indexing/vectors/chunkVectors.ts';
import type { SearchIndex } from '../indexing/searchIndex.ts';
import { installedFileReader, type OutsideLinks } from '../searching/packages/installedFiles.ts';
import { packageSearch } from '../searching/packages/packageSearch.ts';
import { historyOf } from '../searching/history.ts';
import type { Sources } from '../searching/inquiry.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { PathIndex } from '../workspace/pathIndex.ts';
import type { CurrentTexts } from '../text/currentTexts.ts';

/** Parts for {@link Sources}. `isComplete`: the index was complete once. */
export interface SourceInput {
  readonly dependencies: CodebaseDependencies;
  readonly graph: CodeGraph;
  readonly search: SearchIndex;
  readonly files: PathIndex;
  readonly texts: FileTexts;
  readonly currentTexts: CurrentTexts;
  readonly isComplete: boolean;
  readonly notes: FreshNotes;
  readonly vectors: ChunkVectors;
}

/** Sources for all retrievers, except for the token of a question. */
export function sourcesOf({ dependencies, graph, search, files, texts, currentTexts, isComplete, notes, vectors }: SourceInput): Sources {
  return {
    graph,
    fullText: search,
    files,
    texts,
    isComplete: isComplete && graph.unlinkedCount === 0,
    lines: async (root, path) => {
      const text = await currentTexts.read(root, path);
      return text === undefined ? undefined : splitLines(text);
    },
    history: historyOf(dependencies),
    notes,
    ...vectors.source,
  };
}

/** Parts that differ between codebases, besides the ports. */
export type CodebaseAnswerDependencies = Pick<
  AnswerDependencies,
  'sources' | 'currentTexts' | 'coverage' | 'skippedFiles' | 'notes' | 'toolbox' | 'label'
>;

/** All parts for answers. Installed packages are read on demand through `texts`; `links` receives links out of their folder. */
export function answerDependenciesOf(
  dependencies: CodebaseDependencies,
  ownDependencies: CodebaseAnswerDependencies,
  installed: { readonly links: OutsideLinks; readonly texts: CurrentTexts },
): AnswerDependencies {
  const { clock, digest, files, log, options, roots } = dependencies;
  const { sources } = ownDependencies;
  const readInstalled = installedFileReader(installed.texts, dependencies, installed.links);
  const texts = sources.texts;
  return {
    ...ownDependencies,
    ...{ clock, digest, log, roots, installed: readInstalled },
    ...(texts && {
      findInPackages: packageSearch({ files, roots, clock, graph: sources.graph, texts, read: readInstalled }),
    }),
    docLength: options.docLength ?? defaultDocLength,
  };
}
