// Input of a search: the question, its scope, and the sources for look-ups.
import type { EditorProblem } from '../findings/problemFindings.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { AskSettings } from '../base/settings/askSettings.ts';
import type { Notice } from '../base/wording/errors.ts';
import type { LineSpan } from '../base/positions.ts';
import type { FreshNotes } from '../findings/freshNotes.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Consultation } from '../languageServers/consultation.ts';
import type { SearchIndex } from '../indexing/searchIndex.ts';
import type { VectorSearch } from '../indexing/vectorSearch.ts';
import type { Intent } from '../reading/intent.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { PathIndex } from '../workspace/pathIndex.ts';
import type { History } from './history.ts';
import type { ResolvedScope } from './scope.ts';
import type { Signals } from './signals.ts';
import type { CallRelation } from './callRelation.ts';
import type { RerankFeatures } from './reranking/features.ts';
import type { WeightSource } from './weights/rankingWeights.ts';

/** Sources for all retrievers. */
export interface Sources {
  readonly graph: CodeGraph;
  readonly fullText: SearchIndex;
  /** Absent without an embedder. */
  readonly vectors?: VectorSearch;
  /** Why vectors are missing or come from another embedder; called after the search. */
  readonly vectorProblem?: () => Notice | undefined;
  readonly files: PathIndex;
  /** Texts of all indexed files, for exact matches. */
  readonly texts?: FileTexts;
  /** Cancelled when nobody needs the result any more; never cancelled when absent. */
  readonly token?: CancellationToken;
  /** Whether all files are indexed with their edges. Only then is "nobody uses it" a valid answer. */
  readonly isComplete?: boolean;
  /** Notes that a model wrote about files on request, limited to those that are still valid. */
  readonly notes?: FreshNotes;
  /** The language servers of the editor, for this one question; absent where there are none. */
  readonly languageServers?: Consultation;
  /** Version control; absent where it may not be used. */
  readonly history?: History;
  /** Why a file or folder is not indexed; undefined when it is indexed or does not exist. */
  readonly skippedFile?: (root: string, path: string) => SkippedFile | undefined;
  /** Current lines of a file; undefined when it is gone or unreadable. */
  readonly lines: (root: string, path: string) => Promise<readonly string[] | undefined>;
}

/** A question with its scope and the symbols that the person selected. */
export interface Inquiry extends WeightSource {
  readonly intent: Intent;
  readonly scope: ResolvedScope;
  readonly focus: readonly SymbolNode[];
  /** Selected zero-based lines that hold no definition of their own. */
  readonly selected?: LineSpan;
  /** The requested relation, when a command gives it. */
  readonly relation?: CallRelation;
  /** Whether the search is for a defect rather than for behaviour. */
  readonly seeksDefect?: boolean;
  /** Problems that compilers and linters report in the editor. */
  readonly problems?: readonly EditorProblem[];
  /** Signals that may rank; all when absent. */
  readonly signals?: Signals;
  /** Receives the features of the second step of the ranking, for learning. */
  readonly onFeatures?: (features: RerankFeatures) => void;
  /** Numbers and switches; defaults when absent. */
  readonly settings?: AskSettings;
}
