// Instructions for a model about the contents of a good answer to each kind of question.
import type { Aim } from '../../../reading/kind/questionKinds.ts';
import type { Mode } from '../../../reading/mode.ts';

/** Instruction for a question about a relation: a list instead of a path through the code. */
const relationInstruction =
  'The question asks what stands in a relation to code. Begin with how many there are, then list them, most telling first, each with its line; keep direct, possible and open ones apart as "Relations" does.';
const impactInstruction =
  'The question asks what a change would break. Begin with how much depends on it, then name who would break and how, direct ones first, each with its line; then which tests would show it, and what is only possible.';

/** Relations whose answer is a path through the code. */
const pathAims: ReadonlySet<Aim> = new Set(['calls', 'path']);

/** The instruction for a question of `mode` that asks for `aim`. */
export function instructionFor(mode: Mode, aim: Aim | undefined): string {
  if (mode !== 'exploratory' || aim === undefined || pathAims.has(aim)) return modeInstructions[mode];
  return aim === 'impact' ? impactInstruction : relationInstruction;
}

/** One instruction per mode. */
const modeInstructions: Readonly<Record<Mode, string>> = {
  conceptual:
    'The question asks what something is, how it works or where it is decided. Begin with the answer in one or two sentences, then the deciding code, what it depends on and who uses it. Say what the code does, not what each line says.',
  diagnostic:
    'The question is about a failure. Begin with the most likely cause and its line, then how execution gets there and which state or input makes it happen. Of several causes say what tells them apart. Where an error is raised is seldom its cause: follow callers and state. Say what to change in words.',
  exploratory:
    'The question asks for a way through the code. Give the steps in their order as a numbered list: who calls what, what is decided or changed. Keep to the call tree under "Relations" ("→" is a call by the function above) and cite each call. Say where the way branches or leaves the workspace.',
  analytical:
    'The question asks for a judgement on the code. Begin with what matters most. For each point: what it is, where, what harm it does. Relations with "measured" or "finding" were counted by a program: keep their numbers, apart from what you judge.',
};
