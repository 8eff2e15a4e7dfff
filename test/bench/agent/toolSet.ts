// The tools of one policy over one tree: a call comes back as text within its tokens, with the lines that can be read in it and those that it lists.
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import { linesShown } from '../answers/recallScore.ts';
import { PlainTools, type GrepArguments, type ReadArguments, type Row } from './plainTools.ts';
import type { AgentCall } from './policy.ts';

/** What a call came to. Lines are `path:line`. */
export interface CallResult {
  readonly text: string;
  readonly tokens: number;
  readonly shown: ReadonlySet<string>;
  /** Lines that a list names one by one. */
  readonly listed: ReadonlySet<string>;
}

/** Calls a tool; the result takes at most `mostTokens`. */
export type CallTool = (call: AgentCall, mostTokens: number) => Promise<CallResult>;

/** A row of a list that says what it knows for sure. */
const sureRow = /^\s*- (?!possibly |open whether )(?:.* · )?(\S+):(\d+)(?: \[\d+:\d+\])?: /gm;

/** Clew's tools. */
export function clewTools(codebase: Codebase): CallTool {
  return async ({ tool, args }, mostTokens) => {
    const { text, tokens, outcome } = await codebase.callTool(tool, args, { mostTokens }, neverCancelled);
    if (outcome === 'failed') throw new Error(`${tool} failed: ${text}`);
    const listed = new Set([...text.matchAll(sureRow)].map(([, path, line]) => `${path}:${line}`));
    return { text, tokens, shown: linesShown([text]), listed };
  };
}

/** grep, glob and read. A result over its tokens is cut at its end, which says so. */
export function plainTools(texts: ReadonlyMap<string, string>): CallTool {
  const tools = new PlainTools(texts);
  const rowsOf = ({ tool, args }: AgentCall): readonly Row[] => {
    if (tool === 'grep') return tools.grep(args as unknown as GrepArguments);
    if (tool === 'read') return tools.read(args as unknown as ReadArguments);
    if (tool === 'glob') return tools.glob(String(args['pattern']), Number(args['limit']));
    throw new Error(`There is no plain tool "${tool}"`);
  };
  return async (call, mostTokens) => {
    const { kept, text, tokens } = await cut(rowsOf(call), mostTokens);
    const shown = new Set(kept.flatMap(({ at }) => at ?? []));
    return { text, tokens, shown, listed: call.tool === 'grep' ? shown : new Set() };
  };
}

const cutNote: Row = { text: '(the rest has no room)' };

async function cut(
  rows: readonly Row[],
  mostTokens: number,
): Promise<{ readonly kept: readonly Row[]; readonly text: string; readonly tokens: number }> {
  const written = async (
    kept: readonly Row[],
  ): Promise<{ readonly kept: readonly Row[]; readonly text: string; readonly tokens: number }> => {
    const text = kept.map((row) => row.text).join('\n');
    return { kept, text, tokens: await countTokens(text) };
  };
  const whole = await written(rows);
  if (whole.tokens <= mostTokens) return whole;
  let [low, high] = [0, rows.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await written([...rows.slice(0, middle), cutNote])).tokens <= mostTokens) low = middle;
    else high = middle;
  }
  const cutRows = await written([...rows.slice(0, low), cutNote]);
  return cutRows.tokens <= mostTokens ? cutRows : written([]);
}
