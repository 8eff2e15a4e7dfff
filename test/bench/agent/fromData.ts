// Tasks that others made: issue texts with the lines of the fix, questions with the lines that the answer cites, messages, chains of calls.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { shuffled } from '../sampling.ts';
import type { AgentTask } from './agentTask.ts';
import type { Source } from './sets.ts';
import { wording } from './wording.ts';

const place = v.object({ file: v.string(), line_start: v.number(), line_end: v.number() });
const schema = v.object({
  id: v.string(),
  source: v.string(),
  kind: v.string(),
  repo: v.string(),
  commit: v.string(),
  lang: v.string(),
  query: v.string(),
  gold_symbols: v.optional(v.nullable(v.array(place)), []),
  gold_lines: v.optional(v.array(place), []),
});
type Given = v.InferOutput<typeof schema>;
type Place = v.InferOutput<typeof place>;

/** Tasks of all `files`. */
export function readGiven(files: readonly string[]): readonly Given[] {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/** Which given tasks a kind takes. */
const takes: Readonly<Partial<Record<Source['kind'], (given: Given) => boolean>>> = {
  localise: ({ kind, source }) => kind === 'localize' && source !== 'msg',
  question: ({ kind }) => kind === 'qa',
  message: ({ source }) => source === 'msg',
  trace: ({ source }) => source === 'chains',
};

/** The tasks of `source` among those given, chosen by `random`; fewer where there are no more. */
export function givenTasks({ kind, repo, count }: Source, given: readonly Given[], random: () => number): readonly AgentTask[] {
  const fitting = given.filter((each) => each.repo === repo && takes[kind]?.(each) && goldOf(kind, each).length > 0);
  return shuffled(fitting, random)
    .slice(0, count)
    .map((each) => ({
      ...{ id: `${kind}:${each.id}`, kind, repo, commit: each.commit, lang: each.lang },
      query: worded(kind, each.query),
      gold_lines: goldOf(kind, each),
      neutral: [],
    }));
}

function worded(kind: Source['kind'], query: string): string {
  if (kind === 'localise') return wording.issue(query);
  return kind === 'message' ? wording.message(query) : query;
}

/** Of a fix the changed lines inside of the changed functions, where lines are told; of others what they cite, else the functions. */
function goldOf(kind: Source['kind'], { gold_lines: lines, gold_symbols: symbols }: Given): readonly Place[] {
  const functions = symbols ?? [];
  const own = ({ file, line_start: from, line_end: to }: Place): Place => ({ file, line_start: from, line_end: to });
  if (kind !== 'localise' || lines.length === 0) return (lines.length ? lines : functions).map(own);
  const inside = lines.flatMap((line) => functions.flatMap((each) => overlap(line, each) ?? []));
  const keys = new Set<string>();
  const places = inside.length ? inside : functions.map(own);
  return places.filter((each) => !keys.has(JSON.stringify(each)) && keys.add(JSON.stringify(each)));
}

function overlap(a: Place, b: Place): Place | undefined {
  const [from, to] = [Math.max(a.line_start, b.line_start), Math.min(a.line_end, b.line_end)];
  return a.file === b.file && from <= to ? { file: a.file, line_start: from, line_end: to } : undefined;
}
