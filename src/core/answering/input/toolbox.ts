// Interface of an answer to the tools of Clew: their definitions, and a way to call one. `core/tools` implements it.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { CancellationToken } from '../../base/cancellation.ts';
import type { ToolDefinition } from '../../ports.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import type { LookUpDependencies } from './lookUpDependencies.ts';
import type { EvidenceBook } from '../material/evidence/evidenceBook.ts';
import type { EvidenceSet } from '../material/evidence/evidenceSet.ts';

/** Context of a call: its caller and its limits. */
export interface ToolContext {
  readonly dependencies: LookUpDependencies;
  /** Reads and numbers the places in results. Calls of one answer share it, so that a place keeps its number. */
  readonly book: EvidenceBook;
  /** Scope of the caller: results neither show nor name anything outside. A call can only narrow it. */
  readonly scope: ResolvedScope;
  readonly settings: AskSettings;
  /** Maximum tokens of the result, whatever the call asks for. */
  readonly maxTokens: number;
  /** Whether places carry the numbers of the book, for callers that cite by them. */
  readonly numbered: boolean;
  readonly token: CancellationToken;
}

/** Result of a call. */
export interface ToolResult {
  /** The whole result, readable without context. */
  readonly text: string;
  /** Exact token count of `text`. */
  readonly tokens: number;
  /** `refused`: unknown tool or wrong arguments; `failed`: an error in the tool itself. */
  readonly outcome: 'found' | 'nothing' | 'refused' | 'failed';
  /** Code of the workspace in `text`. */
  readonly evidenceSet: EvidenceSet;
}

/** All tools that a model can call. */
export interface Toolbox {
  readonly definitions: readonly ToolDefinition[];
  /** Calls the tool `name`; `args` come from outside and may be anything. Rejects with `CancelledError` alone. */
  call(name: string, args: unknown, context: ToolContext): Promise<ToolResult>;
}
