// What a good answer to each kind of question holds, as the model is told.
import type { Mode } from '../../reading/mode.ts';

/** One instruction for each mode. */
export const modeInstructions: Readonly<Record<Mode, string>> = {
  conceptual:
    'This question asks what something is, how it works or where it is decided. Begin with the answer itself in one or two sentences, then say how it comes about: the deciding code, what it depends on, who uses it. Explain what the code does, not what each line says.',
  diagnostic:
    'This question is about a failure. Begin with the most likely cause and the line where it lies, then how execution gets there and which state or input makes it happen. If the evidence allows several causes, rank them and say what would tell them apart. Say what to change in words; write code only if it was asked for. Where the error is raised is seldom its cause: follow the callers and the state.',
  exploratory:
    'This question asks for a way through the code. Give the steps in the order in which they happen, as a numbered list, one step an item: who calls what, and what is decided or changed there. The call tree under "Relations" is computed from the code, "→" being a call by the function above: keep to it, invent no step, cite the line of each call. Say where the way branches, leaves the workspace, or leaves the evidence.',
  analytical:
    'This question asks for a judgement on the code. Begin with what matters most. For each point: what it is, where, and what harm it does. Lines under "Relations" that say "measured" or "finding" were counted by a program: use their numbers as they are, and keep apart what was measured and what you judge. Name strengths only if they were asked for.',
};
