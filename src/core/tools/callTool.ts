// Runs a tool call of another chat or agent, within the scope that the person chose. Its result cites places by path, not by number.
import { withDefaults, type AskSettings } from '../base/settings/askSettings.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { AnswerDependencies } from '../answering/input/answerDependencies.ts';
import { EvidenceBook } from '../answering/material/evidence/evidenceBook.ts';
import { outboundPlaces } from '../answering/preparation/requests/assembleRequest.ts';
import type { ToolResult } from '../answering/input/toolbox.ts';
import type { OutboundPlace } from '../ports.ts';
import { resolveScope } from '../searching/scope.ts';
import { tokenBounds } from './tool.ts';

/** Limits of one call besides its arguments. */
export interface ToolCallOptions {
  readonly scope?: string;
  /** Maximum tokens of the result, whatever the arguments request. */
  readonly mostTokens?: number;
  readonly settings?: Partial<AskSettings>;
}

/** Result of a call, ready for other programs. */
export interface ToolAnswer extends Pick<ToolResult, 'text' | 'tokens' | 'outcome'> {
  /** Every range of lines in the text, for the list of sent places. */
  readonly places: readonly OutboundPlace[];
  /** Number of placeholders in the text that stand for secrets. */
  readonly secretsReplaced: number;
}

/** Calls a tool. Rejects with `UserError` `no-folder` or `unknown-scope`, or with `CancelledError`. */
export async function callTool(
  name: string,
  args: unknown,
  { scope: text, mostTokens = tokenBounds.most, settings }: ToolCallOptions,
  dependencies: AnswerDependencies,
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (dependencies.roots.length === 0) throw new UserError('no-folder');
  const { graph, files } = dependencies.sources;
  const scope = resolveScope(text, graph, files, dependencies.roots);
  if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
  const book = new EvidenceBook(dependencies.currentTexts, dependencies.digest);
  const context = { dependencies, book, scope, settings: withDefaults(settings), maxTokens: mostTokens, numbered: false, token };
  const { text: result, tokens, outcome, evidenceSet } = await dependencies.toolbox.call(name, args, context);
  return {
    text: result,
    tokens,
    outcome,
    places: outboundPlaces(evidenceSet, dependencies.label),
    secretsReplaced: evidenceSet.secretCount,
  };
}
