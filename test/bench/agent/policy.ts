// What a policy of the bench `agent` is: from the task's words and the results so far to the next call. Nothing of the truth reaches it.
import type { Request } from './wording.ts';

/** A call of a tool. */
export interface AgentCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A call with its result. */
export interface Step {
  readonly call: AgentCall;
  readonly text: string;
}

/** The next call, or undefined when nothing is worth one. `left`: tokens that results may still take. */
export type Policy = (request: Request, steps: readonly Step[], left: number) => AgentCall | undefined;

/** Whether the call was made before. */
export function wasMade({ tool, args }: AgentCall, steps: readonly Step[]): boolean {
  const key = JSON.stringify([tool, args]);
  return steps.some(({ call }) => JSON.stringify([call.tool, call.args]) === key);
}
