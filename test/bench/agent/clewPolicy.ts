// The policy with Clew's tools: the first call is the one that the tools' descriptions name for such a request; what follows are simple fixed rules.
import { codeNamesIn, lastOf, piecesIn, sharedWith, wordsOf, type ReadPiece } from '../readEvidence.ts';
import { wasMade, type AgentCall, type Policy, type Step } from './policy.ts';
import type { Request } from './wording.ts';

/** Calls after the first one of a request that no single call answers. Set by judgement, before anything was measured. */
const mostFollowing = 4;
/** Lines of one look at a place, and tokens of it. */
const [linesOfLook, tokensOfLook] = [80, 1500];
/** Tokens under which a call is not worth it. */
const leastTokens = 300;
/** Lines of a file that is opened. */
const linesOfFile = 60;
/** The head of a piece in a result. */
const head = /^()(\S+):(\d+)-(\d+)(?: · (?:([\w-]+) )?([^·]*))?$/;
const told = /^- (\S+):(\d+)-(\d+) ([\w-]+ .+)$/gm;
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

/** Looks that are worth a call, best first: names of the request that nothing shows, then places that were left out or cut, by the words they share. */
function looks(body: string, steps: readonly Step[]): readonly AgentCall[] {
  const pieces = steps.flatMap(({ text }) => piecesIn(text, head));
  const words = wordsOf(body);
  const shown = new Set(pieces.map(({ symbol }) => lastOf(symbol)));
  const all = steps.map(({ text }) => text).join('\n');
  const names = codeNamesIn(body).filter((name) => !shown.has(lastOf(name)) && all.includes(lastOf(name)));
  const places = [...leftOut(all), ...cutOf(pieces)].map((place, at) => ({
    ...place,
    by: (0.4 + sharedWith(words, place.about)) / (1 + at / 4),
  }));
  const isRead = (path: string, line: number): boolean =>
    pieces.some((piece) => piece.path === path && piece.lines.some(({ number }) => number === line));
  const fresh = places.filter(({ path, from }) => !isRead(path, from)).toSorted((a, b) => b.by - a.by);
  return [
    ...names.slice(0, 1).map((name) => ({ tool: 'find_symbol', args: { name } })),
    ...fresh.map(({ path, from, to }) => ({
      tool: 'read_lines',
      args: { path, start: from, end: Math.min(to, from + linesOfLook - 1), max_tokens: tokensOfLook },
    })),
  ];
}

interface Place {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** What is known of it. */
  readonly about: string;
}

function leftOut(text: string): readonly Place[] {
  return [...text.matchAll(told)].map(([, path = '', from, to, name = '']) => ({
    ...{ path, from: Number(from), to: Number(to) },
    about: `${name} ${path}`,
  }));
}

function cutOf(pieces: readonly ReadPiece[]): readonly Place[] {
  return pieces.flatMap(({ path, symbol, lines, cut }) =>
    cut.map(({ from, to }) => ({ path, from, to, about: [symbol, ...lines.map(({ text }) => text)].join(' ') })),
  );
}
