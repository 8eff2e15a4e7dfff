// Plays one task with one policy: calls within the limits of calls and tokens, and after each call how many of the right lines could be read.
import type { AgentTask } from './agentTask.ts';
import type { Policy, Step } from './policy.ts';
import { reached, type Reached } from './score.ts';
import type { CallTool } from './toolSet.ts';
import { requestIn } from './wording.ts';

/** Most calls of a task, and tokens that their results may take: the same for every policy. What a model writes to call is not counted: patterns here are longer than a person's. */
export interface Limits {
  readonly calls: number;
  readonly tokens: number;
}

/** State after a call. */
export interface Progress extends Reached {
  readonly tool: string;
  /** Tokens of results so far. */
  readonly tokens: number;
}

/** A task as one policy went through it. */
export interface AgentRow {
  readonly id: string;
  readonly kind: AgentTask['kind'];
  readonly repo: string;
  readonly lang: string;
  readonly policy: string;
  readonly progress: readonly Progress[];
  /** Of the lines that lists name, those that are right, and those that are wrong. */
  readonly listed: { readonly right: number; readonly wrong: number };
  readonly ms: number;
}

/** A policy with its tools and its name. */
export interface Player {
  readonly name: string;
  readonly policy: Policy;
  readonly call: CallTool;
}

/** Plays `task`. `each` is told every step, for reading by hand. */
export async function runTask(
  task: AgentTask,
  { name, policy, call }: Player,
  limits: Limits,
  each: (step: Step) => void = () => undefined,
): Promise<AgentRow> {
  const request = requestIn(task.query);
  const [steps, progress]: [Step[], Progress[]] = [[], []];
  const [shown, listed] = [new Set<string>(), new Set<string>()];
  let tokens = 0;
  const start = performance.now();
  while (steps.length < limits.calls) {
    const next = policy(request, steps, limits.tokens - tokens);
    if (!next) break;
    const result = await call(next, limits.tokens - tokens);
    tokens += result.tokens;
    for (const line of result.shown) shown.add(line);
    for (const line of result.listed) listed.add(line);
    steps.push({ call: next, text: result.text });
    each({ call: next, text: result.text });
    progress.push({ tool: next.tool, tokens, ...reached(task, shown) });
  }
  const { id, kind, repo, lang } = task;
  return { id, kind, repo, lang, policy: name, progress, listed: judged(task, listed), ms: Math.round(performance.now() - start) };
}

function judged({ gold_lines: gold, neutral }: AgentTask, listed: ReadonlySet<string>): AgentRow['listed'] {
  const right = new Set(
    gold.flatMap(({ file, line_start: from, line_end: to }) => Array.from({ length: to - from + 1 }, (_, i) => `${file}:${from + i}`)),
  );
  const open = new Set(neutral);
  const count = (holds: (line: string) => boolean): number => [...listed].filter(holds).length;
  return { right: count((line) => right.has(line)), wrong: count((line) => !right.has(line) && !open.has(line)) };
}
