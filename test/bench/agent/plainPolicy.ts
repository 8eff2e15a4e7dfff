// The policy with grep, glob and read: searches by the patterns of `plainPatterns.ts`, reads around the best hits, then looks up what those lines call.
// Mended once, on 2026-11-26, after the first run had shown that it lost for reasons no person would: it searched for definitions alone, in tests and
// documents too, and read 80 lines at a time. Nothing was changed for what the other policy came to.
import { lastOf, type ReadPiece } from '../answers/readEvidence.ts';
import { leastWorth, namesIn } from '../answers/recallPolicy.ts';
import { definitionsOf, escaped, fragmentsOf, framesOf, namesOf, nearEachOther, topicsOf, usesOf } from './plainPatterns.ts';
import { windowsOf, type Window } from './plainWindows.ts';
import { wasMade, type AgentCall, type Policy, type Step } from './policy.ts';
import type { Request } from './wording.ts';

/** Lines of a search that gathers candidates, of one whose lines are the answer, and paths of a glob. */
const [mostHits, mostListed, mostPaths] = [30, 250, 40];
/** Reads before what the lines call is looked up. */
const readsBeforeCalls = 2;
/** Names that are looked up then. */
const mostCalled = 8;
/** Lines before a line of a stack trace, and in all; lines of a file that is opened; lines around a message. */
const [beforeFrame, linesOfFrame, linesOfFile, beforeMessage, linesOfMessage] = [30, 50, 60, 15, 40];
/** Paths of code, without those of tests, documents and examples. */
const codeWithoutTests = String.raw`^(?!.*(?:(?:^|/)(?:tests?|__tests__|spec|docs?|examples?|benchmarks?|fixtures)/|[._-](?:test|spec)\.|(?:^|/)test_)).*\.(?:py|[cm]?[jt]sx?|java|go|rs|c|h|cc|cpp|hpp|rb|php|cs|kt)$`;
/** Tokens under which a call is not worth it. */
const leastTokens = 200;

/** The next call with grep, glob and read. */
export const plainPolicy: Policy = (request, steps, left) => {
  if (left < leastTokens) return undefined;
  return callsFor(request, steps).find((call) => !wasMade(call, steps));
};

/** Calls that are worth making, in their order; some were made already. */
function callsFor(request: Request, steps: readonly Step[]): readonly AgentCall[] {
  switch (request.is) {
    case 'uses':
      return [grep(usesOf([lastOf(request.name)]), mostListed)];
    case 'literal':
      return [grep(escaped(request.body), mostListed)];
    case 'file':
      return opened(request.body, steps);
    case 'message':
      return said(request.body, steps);
    case 'calls':
      return explored(`\`${request.from}\` \`${request.to}\``, steps, [grep(`\\b${escaped(lastOf(request.to))}\\s*\\(`, mostHits)]);
    default:
      return explored(request.body, steps, []);
  }
}

function opened(name: string, steps: readonly Step[]): readonly AgentCall[] {
  const [path = ''] = steps[0]?.text.split('\n') ?? [];
  const find = { tool: 'glob', args: { pattern: `(?:^|/)${escaped(name)}$`, limit: mostPaths } };
  return steps.length === 0 ? [find] : [find, read({ path, first: 1, count: linesOfFile })];
}

/** The whole text first, since it often stands as it was printed; then fragments of it; then the lines around the best hit. */
function said(message: string, steps: readonly Step[]): readonly AgentCall[] {
  const searches = [grep(escaped(message.replace(/^\s*\w+: /, '').trim()), mostHits), grep(fragmentsOf(message), mostHits)];
  const isHit = steps.some(({ text }) => /^\S+:\d+:/m.test(text));
  if (!isHit) return searches;
  const around = windowsOf(steps, topicsOf(message)).slice(0, 1);
  const isRead = steps.some(({ call }) => call.tool === 'read');
  return isRead ? [] : around.map(({ path, line }) => read({ path, first: Math.max(1, line - beforeMessage), count: linesOfMessage }));
}

/** Searches that gather candidates, then reads; what the lines call is looked up after the first reads. */
function explored(body: string, steps: readonly Step[], further: readonly AgentCall[]): readonly AgentCall[] {
  const [names, topics] = [namesOf(body), topicsOf(body)];
  const searches = [
    ...frames(body, steps),
    ...(names.length ? [candidates(definitionsOf(names.map(escaped))), candidates(usesOf(names))] : []),
    ...further,
    ...(topics.length > 1 ? [candidates(nearEachOther(topics))] : []),
    ...(topics.length ? [candidates(definitionsOf(topics.map((topic) => `\\w*${topic}\\w*`)))] : []),
  ];
  const fresh = searches.filter((call) => !wasMade(call, steps));
  if (fresh.length) return fresh;
  const reads = windowsOf(steps, topics).map(read);
  const calls = readsIn(steps).length === readsBeforeCalls ? [...called(body, steps), ...reads] : reads;
  // With nothing to read, single words are tried, in all files.
  return calls.length ? calls : topics.map((topic) => grep(topic, mostHits, true));
}

/** A search in code alone, without tests: what people narrow a first search to. */
function candidates(pattern: string): AgentCall {
  return { tool: 'grep', args: { pattern, paths: codeWithoutTests, ignoreCase: true, limit: mostHits } };
}

/** Files of the stack trace: found by name, then read around their lines. */
function frames(body: string, steps: readonly Step[]): readonly AgentCall[] {
  const all = framesOf(body);
  if (all.length === 0) return [];
  const names = [...new Set(all.map(({ file }) => file.split('/').at(-1) ?? ''))].slice(0, 6);
  const find = { tool: 'glob', args: { pattern: `(?:^|/)(?:${names.map(escaped).join('|')})$`, limit: mostPaths } };
  const paths = steps.find(({ call }) => call.tool === 'glob')?.text.split('\n') ?? [];
  const reads = all.flatMap(({ file, line }) => {
    const path = paths.find((each) => each === file || file.endsWith(`/${each}`) || each.endsWith(`/${file}`));
    return path === undefined ? [] : [read({ path, first: Math.max(1, line - beforeFrame), count: linesOfFrame })];
  });
  return [find, ...reads.slice(0, 2)];
}

/** A search for the definitions of what the lines that were read call, by the words that they share with the request. */
function called(body: string, steps: readonly Step[]): readonly AgentCall[] {
  const pieces: readonly ReadPiece[] = readsIn(steps).map(({ call, text }) => ({
    ...{ n: '', path: String(call.args['path']), symbol: '', cut: [] },
    lines: text.split('\n').map((line, number) => ({ number, text: line.replace(/^ *\d+\t/, '') })),
  }));
  const names = namesIn(pieces, body)
    .filter(({ by }) => by >= leastWorth)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, mostCalled)
    .map(({ gap }) => gap);
  return names.length ? [candidates(definitionsOf(names.map(escaped)))] : [];
}

function readsIn(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ call }) => call.tool === 'read');
}

function grep(pattern: string, limit: number, ignoreCase = false): AgentCall {
  return { tool: 'grep', args: { pattern, limit, ignoreCase } };
}

function read({ path, first, count }: Omit<Window, 'line'>): AgentCall {
  return { tool: 'read', args: { path, first, count } };
}
