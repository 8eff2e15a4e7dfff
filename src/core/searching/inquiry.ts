// What a search is given: a question with the part of the workspace that it is kept to, and all that places are looked up in.
import type { EditorProblem } from '../findings/editorProblems.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { AskSettings } from '../base/settings/askSettings.ts';
import type { Notice } from '../base/wording/errors.ts';
import type { LineSpan } from '../base/text.ts';
import type { FreshNotes } from '../findings/freshNotes.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import type { SearchIndex, VectorSearch } from '../indexing/types.ts';
import type { Intent } from '../reading/intent.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { SkippedFile } from '../workspace/document.ts';
import type { PathIndex } from '../workspace/pathIndex.ts';
import type { History } from './history.ts';
import type { ResolvedScope } from './scope.ts';
import type { Signals } from './signals.ts';
import type { CommandRelation } from './wantedRelation.ts';
import type { OwnWeights } from './weights.ts';

/** All that retrievers look things up in. */
export interface Sources {
  readonly graph: CodeGraph;
  readonly search: SearchIndex;
  /** Absent where there is no embedder. */
  readonly vectors?: VectorSearch;
  /** Why vectors are missing, or not those of the embedder that was chosen; asked after the search. */
  readonly vectorProblem?: () => Notice | undefined;
  readonly files: PathIndex;
  /** Texts of all indexed files, for what must be found word for word. */
  readonly texts?: FileTexts;
  /** Cancelled when nobody waits for what is looked up any more; never when absent. */
  readonly token?: CancellationToken;
  /** Whether all files are indexed with their edges: only then it may be said that nobody uses something. */
  readonly isComplete?: boolean;
  /** What a model wrote about files on command, as far as it still holds. */
  readonly notes?: FreshNotes;
  /** What version control knows; absent where it may not be asked. */
  readonly history?: History;
  /** Why the file or folder at a path is not in the index; undefined for what is, and for what is not there. */
  readonly leftOut?: (root: string, path: string) => SkippedFile | undefined;
  /** Lines of a file as they are now; undefined when it is gone or cannot be read. */
  readonly lines: (root: string, path: string) => Promise<readonly string[] | undefined>;
}

/** A question with the part of the workspace that it is kept to, and the symbols that the asker pointed at. */
export interface Inquiry extends OwnWeights {
  readonly intent: Intent;
  readonly scope: ResolvedScope;
  readonly focus: readonly SymbolNode[];
  /** Zero-based lines that the asker pointed at, where no definition of their own stands. */
  readonly selected?: LineSpan;
  /** The relation that is asked for, where it is known without reading the question. */
  readonly command?: CommandRelation;
  /** Whether what is wrong is looked for, rather than what does something. */
  readonly seeksDefect?: boolean;
  /** What compilers and linters of the editor report. */
  readonly problems?: readonly EditorProblem[];
  /** What may rank; everything when absent. */
  readonly signals?: Signals;
  /** Numbers and switches; the defaults when absent. */
  readonly settings?: AskSettings;
}
