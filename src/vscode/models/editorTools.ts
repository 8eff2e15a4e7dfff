// Converts tools, calls and results to parts of the editor's language model API, and a reply's calls back.
import * as vscode from 'vscode';
import type { ModelMessage, ModelRequest, ToolCall } from '../../core/ports.ts';
import { ReplyToolCalls } from '../../models/endpoint/replyToolCalls.ts';

/**
 * Whether `chat` calls tools, by its provider's statement. The API's types have no field for it yet. An editor that does not say leaves it
 * to the call, whose failure tells.
 */
export function supportsTools(chat: vscode.LanguageModelChat): boolean {
  const { capabilities } = chat as { readonly capabilities?: { readonly supportsToolCalling?: unknown } };
  return capabilities?.supportsToolCalling !== false;
}

/** The tools of a request as options. There is no mode without calls: the request forbids them in words. */
export function toolOptions({ tools = [] }: ModelRequest): Pick<vscode.LanguageModelChatRequestOptions, 'tools' | 'toolMode'> {
  if (tools.length === 0) return {};
  const definitions = tools.map(({ name, description, parameters }) => ({ name, description, inputSchema: { ...parameters } }));
  return { tools: definitions, toolMode: vscode.LanguageModelChatToolMode.Auto };
}

/** There is no system role, so its text goes first as the person's. Results of parallel calls are one message. */
export function editorMessages(messages: readonly ModelMessage[]): vscode.LanguageModelChatMessage[] {
  const { User, Assistant } = vscode.LanguageModelChatMessage;
  const chatMessages: vscode.LanguageModelChatMessage[] = [];
  let results: vscode.LanguageModelToolResultPart[] | undefined;
  for (const message of messages) {
    if (message.role === 'tool') {
      const result = new vscode.LanguageModelToolResultPart(message.callId, [new vscode.LanguageModelTextPart(message.content)]);
      if (results) results.push(result);
      else chatMessages.push(User((results = [result])));
      continue;
    }
    results = undefined;
    chatMessages.push(message.role === 'assistant' ? Assistant(assistantContent(message)) : User(message.content));
  }
  return chatMessages;
}

function assistantContent({
  content,
  calls = [],
}: Extract<ModelMessage, { role: 'assistant' }>): string | (vscode.LanguageModelTextPart | vscode.LanguageModelToolCallPart)[] {
  if (calls.length === 0) return content;
  const parts = calls.map(({ id, name, args }) => new vscode.LanguageModelToolCallPart(id, name, inputOf(args)));
  return content ? [new vscode.LanguageModelTextPart(content), ...parts] : parts;
}

/** Arguments are sent back as JSON objects; the result of the call reports invalid ones. */
function inputOf(args: string): object {
  try {
    const value: unknown = JSON.parse(args);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export class EditorCalls {
  readonly #calls: ReplyToolCalls;
  #count = 0;

  /** @param messageCount messages of the request, so that an id made here is unique among the requests of a chat */
  constructor(messageCount: number) {
    this.#calls = new ReplyToolCalls(messageCount);
  }

  add({ callId, name, input }: vscode.LanguageModelToolCallPart): void {
    const piece = { index: this.#count++, id: callId, function: { name, arguments: JSON.stringify(input ?? {}) } };
    this.#calls.readDelta({ tool_calls: [piece] });
  }

  get all(): readonly ToolCall[] {
    return this.#calls.all;
  }
}
