// The policy with Clew's tools: the first call is the one that the tools' descriptions name for such a request; what follows are looks at what the policy
// of the strategies would ask for. Mended once, on 2026-11-26, after the first run: looks went to places at the end of a list before the rest of what was cut.
import { codeNamesIn, lastOf } from '../answers/readEvidence.ts';
import { wantedIn } from '../answers/recallPolicy.ts';
import { wasMade, type AgentCall, type Policy, type Step } from './policy.ts';
import type { Request } from './wording.ts';

/** Calls after the first one of a request that no single call answers. Set by judgement, before anything was measured. */
const mostFollowing = 4;
/** Tokens of one look at a place. */
const tokensOfLook = 1500;
/** Tokens under which a call is not worth it. */
const leastTokens = 300;
/** Lines of a file that is opened. */
const linesOfFile = 60;
/** The head of a piece in a result, and lines that are worth a look. */
const pieceHead = /^\S+:\d+-\d+(?= · |$)/gm;
const lines = /^(.+):(\d+)-(\d+)$/;
/** A stack trace or a failing test, for which one tool says that it is made. */
const failure = /^Traceback |^\s*at \S+.*[(:]\d+|^\s*File ".*", line \d+|^Failing test\b/m;

/** The next call with Clew's tools. */
export const clewPolicy: Policy = (request, steps, left) => {
  if (left < leastTokens) return undefined;
  if (steps.length === 0) return firstCall(request);
  return following(request, steps, left);
};

function firstCall(request: Request): AgentCall {
  switch (request.is) {
    case 'uses':
      return { tool: 'find_uses', args: { name: request.name, path: request.path } };
    case 'calls':
      return { tool: 'trace_calls', args: { name: request.from, to: request.to } };
    case 'literal':
      return { tool: 'search_text', args: { text: request.body } };
    case 'file':
      return { tool: 'read_lines', args: { path: request.body, start: 1, end: linesOfFile } };
    case 'message':
      return { tool: 'explain_failure', args: { failure: request.body } };
    default:
      return failure.test(request.body)
        ? { tool: 'explain_failure', args: { failure: request.body } }
        : { tool: 'explore_code', args: { question: request.body } };
  }
}

function following(request: Request, steps: readonly Step[], left: number): AgentCall | undefined {
  const [first] = steps;
  if (!first) return undefined;
  if (request.is === 'uses' || request.is === 'literal') return longerList(first, steps, left);
  if (request.is === 'message' || request.is === 'file') return undefined;
  if (request.is === 'calls') {
    const question = `How does ${request.from} reach ${request.to}?`;
    return steps.length === 1 && !isTold(first) ? { tool: 'explore_code', args: { question } } : undefined;
  }
  if (steps.length > mostFollowing) return undefined;
  return looks(request.body, steps).find((call) => !wasMade(call, steps));
}

/** A list that was cut is asked for again with all the room that is left. */
function longerList({ call, text }: Step, steps: readonly Step[], left: number): AgentCall | undefined {
  const isCut = /more lines? of this list/.test(text);
  return isCut && steps.length === 1 ? { tool: call.tool, args: { ...call.args, max_tokens: left } } : undefined;
}

function isTold({ text }: Step): boolean {
  return /^\s*- /m.test(text);
}

/** Looks that are worth a call, best first, as the policy of the strategies values them. A name of the request that no result mentions is no name of the code. */
function looks(body: string, steps: readonly Step[]): readonly AgentCall[] {
  const results = steps.map(({ text }) => text).join('\n');
  const named = new Set(codeNamesIn(body));
  const wanted = wantedIn([`<question-x>\n${body}\n</question-x>\n${numberedHeads(results)}`]);
  return wanted.filter(({ gap }) => !named.has(gap) || results.includes(lastOf(gap))).map(({ gap }) => lookFor(gap));
}

/** Lines are read, a name is looked up. */
function lookFor(gap: string): AgentCall {
  const [, path, start, end] = lines.exec(gap) ?? [];
  return path === undefined
    ? { tool: 'find_symbol', args: { name: gap } }
    : { tool: 'read_lines', args: { path, start: Number(start), end: Number(end), max_tokens: tokensOfLook } };
}

/** Results as evidence has them: each piece with a number. */
function numberedHeads(text: string): string {
  let n = 0;
  return text.replace(pieceHead, (head) => `[${++n}] ${head}`);
}
