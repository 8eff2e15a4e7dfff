// Handles one tool call: waits for the index, calls core, logs the call as sent, and returns text. Every failure becomes one sentence.
import { ProtocolError, ProtocolErrorCode, type CallToolResult } from '@modelcontextprotocol/server';
import type { Codebase } from '../core/codebase/api.ts';
import { CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import { shorten } from '../core/base/shorten.ts';
import { sentence } from '../core/base/wording/words.ts';
import type { IndexProgress } from '../core/indexing/types.ts';
import type { Log, Root } from '../core/ports.ts';
import type { ToolAnswer } from '../core/tools/callTool.ts';
import { addToolCall } from '../node/toolCallLog.ts';
import type { LiveIndex } from './liveIndex.ts';
import { toolList } from './toolList.ts';

/** Dependencies of calls. */
export interface CallParts {
  readonly index: LiveIndex;
  readonly roots: readonly Root[];
  /** Part of the workspace that all calls are limited to. */
  readonly scope?: string | undefined;
  /** ms that a call waits for an index under construction. */
  readonly patience: number;
  readonly storeFolder: string;
  readonly log: Log;
}

/** One call as it came. */
export interface IncomingCall {
  readonly name: string;
  readonly args: unknown;
  /** Name that the client gives itself. */
  readonly client: string;
  readonly token: CancellationToken;
  readonly tell: (progress: IndexProgress) => void;
}

/**
 * Answers a call.
 * @throws ProtocolError for an unknown tool
 * @throws CancelledError
 */
export async function answerCall(call: IncomingCall, parts: CallParts): Promise<CallToolResult> {
  const names = toolList.map(({ name }) => name);
  if (!names.includes(call.name)) {
    const wanted = shorten(call.name, longestName);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool "${wanted}". The tools are ${names.join(', ')}.`);
  }
  try {
    const answer = await answered(call, parts);
    await list(call, answer, parts);
    const isError = answer.outcome === 'refused' || answer.outcome === 'failed';
    return { content: [{ type: 'text', text: answer.text }], ...(isError ? { isError } : {}) };
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    if (error instanceof UserError) return failure(sentence(error.code, error.args));
    parts.log.error(`${call.name} failed`, error);
    return failure(`${call.name} failed inside Clew; its standard error has the reason. Other calls work: use another tool, or grep.`);
  }
}

/** Tools that search by meaning too. */
const searching: ReadonlySet<string> = new Set(['explore_code', 'explain_failure']);

/** Characters of an unknown name to repeat. */
const longestName = 80;

async function answered({ name, args, token, tell }: IncomingCall, { index, scope, patience }: CallParts): Promise<ToolAnswer> {
  const codebase = await index.current({ most: patience, searches: searching.has(name), token, tell });
  if (codebase.coverage.text === 0) return stillBuilding(codebase, patience);
  const answer = await codebase.callTool(name, args, scope === undefined ? {} : { scope }, token);
  void index.readVectors();
  return answer;
}

async function stillBuilding(codebase: Codebase, patience: number): Promise<ToolAnswer> {
  const { progress } = await codebase.status();
  const seconds = Math.round(patience / 1000);
  const text = `Error: The index is still being built, and nothing can be answered yet after ${seconds} s (${progress.done} files so far). Call again in a minute; until then use grep and read files yourself.`;
  return { text, tokens: 0, outcome: 'refused', places: [], secretsReplaced: 0 };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text: `Error: ${text}` }], isError: true };
}

/** The list serves the person: an answer does not fail because the list cannot be written. */
async function list({ name, client }: IncomingCall, answer: ToolAnswer, { roots, storeFolder, log }: CallParts): Promise<void> {
  const { outcome, tokens, places, secretsReplaced } = answer;
  const own = { tool: name, client, roots: roots.map(({ key }) => key) };
  try {
    await addToolCall(storeFolder, { at: Date.now(), ...own, outcome, tokens, places, secretsReplaced });
  } catch (error) {
    log.warn(`The call could not be listed in ${storeFolder}: ${String(error)}`);
  }
}
