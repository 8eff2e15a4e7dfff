// Tells a pasted error message from other text without a question: code of the workspace says it.
import * as l10n from '@vscode/l10n';
import type { CodeGraph } from '../graph/types.ts';
import type { Question } from '../retrieval/anchors.ts';
import type { ModeChoice } from './record.ts';

/** Shorter texts are names or keywords, longer ones are reports. */
const [fewestWords, longest] = [3, 300];
/** The rest are values that the message had in its places. */
const leastConstant = 0.5;

/** The text of `question`, when it is nothing but a message that some code raises or logs, values and all. */
export function pastedMessage({ form, text, title }: Pick<Question, 'form' | 'text' | 'title'>, graph: CodeGraph): string | undefined {
  const message = text.trim();
  if (form !== 'statement' || message !== title || message.length > longest || message.split(/\s+/).length < fewestWords) return undefined;
  const said = graph.byErrorText(message).some(({ match, text: constant }) => {
    return match !== 'similar' && constant.length >= leastConstant * message.length;
  });
  return said ? message : undefined;
}

/** Why such a text is asked about as a failure. */
export function asFailure(): ModeChoice {
  return {
    value: 'diagnostic',
    confidence: 0.9,
    reason: l10n.t('Code of this workspace raises or logs this text.'),
    scope: null,
    by: 'rules',
  };
}
