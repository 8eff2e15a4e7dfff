// What an answer knows of the tools of Clew: their definitions, and how one is called. `core/tools` has the tools themselves.
import type { AskSettings } from '../base/settings/askSettings.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { ToolDefinition } from '../ports.ts';
import type { ResolvedScope } from '../searching/scope.ts';
import type { LookUpParts } from './lookUpParts.ts';
import type { EvidenceBook } from './evidence/evidence.ts';
import type { EvidenceSet } from './evidence/evidenceSet.ts';

/** Who calls a tool, and within which limits. */
export interface ToolContext {
  readonly parts: LookUpParts;
  /** Reads and numbers what a result shows. Calls of one answer share it, so that a place keeps its number. */
  readonly book: EvidenceBook;
  /** What the caller was kept to: nothing outside of it is shown or named. A call can only narrow it. */
  readonly scope: ResolvedScope;
  readonly settings: AskSettings;
  /** Most tokens of the result, whatever the call asks for. */
  readonly mostTokens: number;
  /** Whether places carry the numbers of the book, for whoever cites by them. */
  readonly numbered: boolean;
  readonly token: CancellationToken;
}

/** What a call came to. */
export interface ToolResult {
  /** All of it, for whoever called: it can be read alone. */
  readonly text: string;
  /** Tokens of `text`, counted. */
  readonly tokens: number;
  /** `refused`: unknown tool or wrong arguments; `failed`: the tool itself went wrong. */
  readonly outcome: 'found' | 'nothing' | 'refused' | 'failed';
  /** What of the workspace `text` shows. */
  readonly gathered: EvidenceSet;
}

/** The tools. */
export interface Toolbox {
  readonly definitions: readonly ToolDefinition[];
  /** Calls one; `args` come from outside and may be anything. Rejects with `CancelledError` alone. */
  call(name: string, args: unknown, context: ToolContext): Promise<ToolResult>;
}
