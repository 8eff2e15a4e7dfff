// Wraps a model of the editor (vscode.lm) as a Model. It has no system role, no JSON mode and no token counts. The editor asks people for
// consent by itself, so it is only called for a person's question.
import * as vscode from 'vscode';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Model, ModelEvent, ModelRequest } from '../../core/ports.ts';
import { CallScope } from '../../models/endpoint/callScope.ts';
import { editorModelFailure } from './editorModelFailure.ts';
import { supportsTools, EditorCalls, editorMessages, toolOptions } from './editorTools.ts';
import { editorWhere } from './editorWhere.ts';

/** Bounds of every wait, in ms. */
export interface EditorModelTimeouts {
  readonly firstByte: number;
  readonly silence: number;
  /** For the whole answer, once the model may be used. */
  readonly total: number;
}

/** Time that a person may take for the editor's own consent question about the model. */
const consentTimeoutMs = 10 * 60_000;
/** Counting must not delay a finished answer. */
const countTimeoutMs = 2000;
/** A token rarely has more characters. A text that is longer than all tokens allow has reached the limit. */
const charactersPerToken = 4;

/**
 * Wraps `chat`. Its calls reject with a `UserError`.
 * @param chat of `vscode.lm.selectChatModels`
 * @param mayAsk whether the editor lets Clew use it; undefined when it will ask the person first
 */
export function createEditorModel(chat: vscode.LanguageModelChat, mayAsk: boolean | undefined, timeouts: EditorModelTimeouts): Model {
  return {
    info: {
      name: chat.name,
      where: editorWhere(chat.vendor),
      maxInputTokens: chat.maxInputTokens,
      capabilities: { system: false, json: false, tools: supportsTools(chat), usage: false },
    },
    chat: (request, token) => streamReply(chat, request, token, { ...timeouts, start: mayAsk ? timeouts.firstByte : consentTimeoutMs }),
  };
}

async function* streamReply(
  chat: vscode.LanguageModelChat,
  request: ModelRequest,
  token: CancellationToken,
  limits: EditorModelTimeouts & { readonly start: number },
): AsyncGenerator<ModelEvent, void, undefined> {
  const source = new vscode.CancellationTokenSource();
  const scope = new CallScope(token);
  const timeoutError = (code: 'model-first-timeout' | 'model-silent' | 'model-endless', ms: number) => () =>
    new UserError(code, [editorWhere(chat.vendor), String(Math.round(ms / 1000))]);
  const calls = new EditorCalls(request.messages.length);
  let text = '';
  try {
    const pendingResponse = Promise.resolve(chat.sendRequest(editorMessages(request.messages), requestOptions(request), source.token));
    const response = await scope.within(pendingResponse, limits.start, timeoutError('model-first-timeout', limits.start));
    scope.limitTotal(limits.total, timeoutError('model-endless', limits.total));
    const parts = response.stream[Symbol.asyncIterator]();
    for (let first = true; ; first = false) {
      const [ms, code] = first ? ([limits.firstByte, 'model-first-timeout'] as const) : ([limits.silence, 'model-silent'] as const);
      const next = await scope.within(parts.next(), ms, timeoutError(code, ms));
      if (next.done) break;
      const part: unknown = next.value;
      if (part instanceof vscode.LanguageModelTextPart) {
        text += part.value;
        yield { kind: 'text', text: part.value };
      } else if (part instanceof vscode.LanguageModelToolCallPart) calls.add(part);
      // Other kinds of parts, which this version of the API does not name, are thoughts of the model.
      else yield { kind: 'reasoning' };
      if (text.length > request.maxTokens * charactersPerToken) break;
    }
    for (const call of calls.all) yield { kind: 'tool-call', call };
    if (!text.trim() && calls.all.length === 0) throw new UserError('model-empty', [chat.name]);
    yield { kind: 'end', reason: (await reachedLimit(chat, text, request.maxTokens, scope)) ? 'length' : 'stop' };
  } catch (error) {
    throw editorModelFailure(error, chat, { where: editorWhere(chat.vendor), begun: text !== '', tools: request.tools !== undefined });
  } finally {
    scope.dispose();
    // Ends the call at the provider, whether it was left early, failed, or is over anyway.
    source.cancel();
    source.dispose();
  }
}

function requestOptions(request: ModelRequest): vscode.LanguageModelChatRequestOptions {
  return {
    justification: vscode.l10n.t('Clew answers your question about the code of this workspace.'),
    ...toolOptions(request),
    // Providers that do not know them ignore them.
    modelOptions: { temperature: request.temperature, max_tokens: request.maxTokens },
  };
}

/** The API does not say why a reply ended, so one of the greatest length counts as cut. */
async function reachedLimit(chat: vscode.LanguageModelChat, text: string, maxTokens: number, scope: CallScope): Promise<boolean> {
  if (text.length > maxTokens * charactersPerToken) return true;
  if (text.length < maxTokens) return false;
  try {
    const count = await scope.within(
      Promise.resolve(chat.countTokens(text)),
      countTimeoutMs,
      () => new UserError('timed-out', ['countTokens']),
    );
    return count >= maxTokens;
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    // The provider cannot count, and the length alone says no.
    return false;
  }
}
