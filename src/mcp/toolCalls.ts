// Handles one tool call: waits for the index, calls core, logs the call as sent, and returns text. Every failure becomes one sentence.
import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server';
import type { Codebase } from '../core/codebase/api.ts';
import { CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import { shorten } from '../core/base/shorten.ts';
import { sentence } from '../core/base/wording/errorSentences.ts';
import type { IndexProgress } from '../core/indexing/indexProgress.ts';
import type { Log, Root } from '../core/ports.ts';
import type { ToolAnswer } from '../core/tools/callTool.ts';
import { addToolCall } from '../node/toolCallLog.ts';
import type { LiveIndex } from './liveIndex.ts';
import { toolList } from './toolList.ts';

export interface CallDependencies {
  readonly index: LiveIndex;
  readonly roots: readonly Root[];
  /** Part of the workspace that all calls are limited to. */
  readonly scope?: string | undefined;
  /** ms that a call waits for an index under construction. */
  readonly waitMs: number;
  readonly storeFolder: string;
  readonly log: Log;
}

export interface IncomingCall {
  readonly name: string;
  readonly args: unknown;
  /** Name that the client gives itself. */
  readonly client: string;
  readonly token: CancellationToken;
  readonly onProgress: (progress: IndexProgress) => void;
}

/**
 * Answers a call.
 * @throws ProtocolError for an unknown tool
 * @throws CancelledError
 */
export async function answerCall(call: IncomingCall, dependencies: CallDependencies): Promise<CallToolResult> {
  const names = toolList.map(({ name }) => name);
  if (!names.includes(call.name)) {
    const wantedName = shorten(call.name, maxNameLength);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${wantedName}". The tools are ${names.join(', ')}.`);
  }
  try {
    const answer = await callTool(call, dependencies);
    await logCall(call, answer, dependencies);
    const isError = answer.outcome === 'refused' || answer.outcome === 'failed';
    return { content: [{ type: 'text', text: answer.text }], ...(isError ? { isError } : {}) };
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    if (error instanceof UserError) return failureResult(sentence(error.code, error.args));
    dependencies.log.error(`${call.name} failed`, error);
    return failureResult(
      `${call.name} failed inside Clew; its standard error has the reason. Other calls work: use another tool, or grep.`,
    );
  }
}

/** Tools that search by meaning too. */
const searchTools: ReadonlySet<string> = new Set(['explore_code', 'explain_failure']);

/** Characters of an unknown name to repeat. */
const maxNameLength = 80;

async function callTool({ name, args, token, onProgress }: IncomingCall, { index, scope, waitMs }: CallDependencies): Promise<ToolAnswer> {
  const codebase = await index.current({ maxMs: waitMs, searches: searchTools.has(name), token, onProgress });
  if (codebase.coverage.text === 0) return stillBuildingAnswer(codebase, waitMs);
  const answer = await codebase.callTool(name, args, scope === undefined ? {} : { scope }, token);
  void index.readVectors();
  return answer;
}

async function stillBuildingAnswer(codebase: Codebase, waitMs: number): Promise<ToolAnswer> {
  const { progress } = await codebase.status();
  const seconds = Math.round(waitMs / 1000);
  const text = `Error: The index is still being built, and nothing can be answered yet after ${seconds} s (${progress.done} files so far). Call again in a minute; until then use grep and read files yourself.`;
  return { text, tokens: 0, outcome: 'refused', places: [], secretsReplaced: 0 };
}

function failureResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text: `Error: ${text}` }], isError: true };
}

/** The list serves the person: an answer does not fail because the list cannot be written. */
async function logCall({ name, client }: IncomingCall, answer: ToolAnswer, { roots, storeFolder, log }: CallDependencies): Promise<void> {
  const { outcome, tokens, places, secretsReplaced } = answer;
  const callFields = { tool: name, client, roots: roots.map(({ key }) => key) };
  try {
    await addToolCall(storeFolder, { at: Date.now(), ...callFields, outcome, tokens, places, secretsReplaced });
  } catch (error) {
    log.warn(`The call could not be listed in ${storeFolder}: ${String(error)}`);
  }
}
