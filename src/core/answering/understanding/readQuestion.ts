// Reads a question by the rules, the same way for an answer and for the tools: with the names of the project, and the message that was
// pasted. A search in `codebase/searchPlaces.ts` leaves both out, because it also runs while somebody types.
import { projectNames } from '../../planning/overview/projectNames.ts';
import type { Intent } from '../../reading/intent.ts';
import type { ModelReading } from '../../reading/modelReading.ts';
import type { LookUpDependencies } from '../input/lookUpDependencies.ts';
import { pastedMessage } from './pastedMessage.ts';
import { workspaceIntentReader } from './understand.ts';

/** Maximum ranked places of an answer or a tool. Set by judgement. */
export const rankedLimit = 60;

/** A question as the rules read it. */
export interface QuestionByRules {
  readonly intentByRules: Intent;
  /** Reads the question again, with what a model has read in it. */
  readonly readIntentWith: (byModel: ModelReading) => Intent;
  /** The message of the question, where the text is nothing else. */
  readonly message: string | undefined;
}

/** Reads `question`, in which placeholders have replaced the secrets. */
export async function readQuestion(
  question: string,
  { sources, roots }: Pick<LookUpDependencies, 'sources' | 'roots'>,
): Promise<QuestionByRules> {
  const readIntentWith = workspaceIntentReader(question, sources, await projectNames(sources, roots));
  const intentByRules = readIntentWith();
  return { intentByRules, readIntentWith, message: await pastedMessage(intentByRules, sources) };
}
