// A call of a tool from outside, for other chats and agents: with a book of its own and places by path, kept to the scope that the person chose.
import { withDefaults, type AskSettings } from '../base/settings/askSettings.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { AnswerParts } from '../answering/answerParts.ts';
import { EvidenceBook } from '../answering/evidence/evidence.ts';
import { placesSent } from '../answering/requests/requestParts.ts';
import type { ToolResult } from '../answering/toolbox.ts';
import type { OutboundPlace } from '../ports.ts';
import { resolveScope } from '../searching/scope.ts';
import { tokenBounds } from './tool.ts';

/** Limits of one call, beside those that its arguments give. */
export interface ToolCallOptions {
  readonly scope?: string;
  /** Most tokens of the result, whatever the arguments ask for. */
  readonly mostTokens?: number;
  readonly settings?: Partial<AskSettings>;
}

/** What a call came to, for whoever passes it on. */
export interface ToolAnswer extends Pick<ToolResult, 'text' | 'tokens' | 'outcome'> {
  /** Every stretch of lines that the text holds: what is listed as sent. */
  readonly places: readonly OutboundPlace[];
  readonly secretsReplaced: number;
}

/** Calls a tool. Rejects with `UserError` `no-folder` or `unknown-scope`, or with `CancelledError`. */
export async function callTool(
  name: string,
  args: unknown,
  { scope: text, mostTokens = tokenBounds.most, settings }: ToolCallOptions,
  parts: AnswerParts,
  token: CancellationToken,
): Promise<ToolAnswer> {
  if (parts.roots.length === 0) throw new UserError('no-folder');
  const { graph, files } = parts.sources;
  const scope = resolveScope(text, graph, files, parts.roots);
  if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
  const book = new EvidenceBook(parts.texts, parts.digest);
  const context = { parts, book, scope, settings: withDefaults(settings), mostTokens, numbered: false, token };
  const { text: result, tokens, outcome, gathered } = await parts.toolbox.call(name, args, context);
  return { text: result, tokens, outcome, places: placesSent(gathered, parts.label), secretsReplaced: gathered.secrets };
}
