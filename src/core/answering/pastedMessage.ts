// Tells a pasted error message from other text without a question: code of the workspace says it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../base/cancellation.ts';
import { findMessages, type MessageMatch } from '../messages/findMessage.ts';
import type { Intent } from '../reading/intent.ts';
import type { Sources } from '../searching/inquiry.ts';
import { literalSource } from '../searching/lists/literals.ts';
import type { ModeChoice } from '../reading/mode.ts';

/** The rest are values that the message had in its places, and what stands around it. Set by judgement. */
const leastConstant = { whole: 0.4, link: 0.6 } as const;
/** Messages of one text that are looked for. */
const mostMessages = 3;

/** The message of `question`, when that is nothing but a message which code of the workspace says as a whole, values, fronts of logs and all. */
export async function pastedMessage(
  { mayBePasted }: Pick<Intent, 'mayBePasted'>,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<string | undefined> {
  if (!texts || !mayBePasted.length) return undefined;
  const includes = ({ role }: { readonly role: string }): boolean => role !== 'documentation';
  const tried = mayBePasted.slice(0, mostMessages);
  const found = await findMessages(tried, texts, literalSource(graph), { includes, most: 1 }, token);
  const isSaid = ({ kind, covered, role }: MessageMatch): boolean =>
    role !== 'code' && ((kind === 'whole' && covered >= leastConstant.whole) || (kind === 'link' && covered >= leastConstant.link));
  return tried.find((_, i) => found[i]?.some(isSaid));
}

/** Why such a text is asked about as a failure. */
export function asFailure(): ModeChoice {
  return {
    value: 'diagnostic',
    confidence: 0.9,
    reason: l10n.t('Code of this workspace contains this text.'),
    scope: null,
    by: 'rules',
  };
}
