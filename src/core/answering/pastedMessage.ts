// Tells a pasted error message from other text without a question: code of the workspace says it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../base/cancellation.ts';
import { findMessages, type MessageMatch } from '../messages/findMessage.ts';
import type { Intent } from '../reading/intent.ts';
import type { Sources } from '../searching/inquiry.ts';
import { literalSource, mayWrite } from '../searching/lists/literals.ts';
import { raisedMessages } from '../searching/lists/raisedMessages.ts';
import { everywhere } from '../searching/scope.ts';
import type { ModeChoice } from '../reading/mode.ts';

/**
 * Share of the message that constant text must cover: the rest are values, and what stands around it. A text that is raised, with as many words of
 * its own as `words`, needs less: long values such as addresses fill its holes. Set by judgement.
 */
const leastConstant = { whole: 0.4, raised: 0.15, link: 0.6, words: 3 } as const;
/** Two words are keywords as often: just them must be raised, in the same letters. */
const fewestWords = 3;
/** Messages of one text that are looked for. */
const mostMessages = 3;

/** The message of `question`, when that is nothing but a message which code of the workspace says as a whole, values, fronts of logs and all. */
export async function pastedMessage(
  { mayBePasted, messages, isOneLine }: Pick<Intent, 'mayBePasted' | 'messages' | 'isOneLine'>,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<string | undefined> {
  if (!texts || !mayBePasted.length) return undefined;
  const includes = mayWrite(graph);
  const tried = mayBePasted.slice(0, mostMessages);
  const found = await findMessages(tried, texts, literalSource(graph), { includes, most: 1 }, token);
  const isSaid = ({ kind, covered, role, literal }: MessageMatch): boolean => {
    if (role === 'code' || kind === 'part' || kind === 'holds') return false;
    if (kind === 'link') return covered >= leastConstant.link;
    const isOwn = role === 'raised' && literal.split(/[^\p{L}]+/u).filter((word) => word.length > 1).length >= leastConstant.words;
    return covered >= (isOwn ? leastConstant.raised : leastConstant.whole);
  };
  const isRaised = ({ isEqual, role, literal, message }: MessageMatch): boolean =>
    isEqual === true && role === 'raised' && literal === message;
  const pasted = tried.find((text, i) => found[i]?.some(text.split(/\s+/).length < fewestWords ? isRaised : isSaid));
  return pasted ?? (isOneLine ? await raisedMessage(messages, { graph, texts }) : undefined);
}

/** The message behind the name of a type that the workspace raises with it. */
async function raisedMessage(messages: Intent['messages'], sources: Parameters<typeof raisedMessages>[2]): Promise<string | undefined> {
  for (const { text, type } of messages.slice(0, mostMessages)) {
    if (type === undefined) continue;
    const raised = await raisedMessages({ text, type }, { scope: everywhere }, sources);
    if (raised.some(({ file }) => file.role === 'code')) return text;
  }
  return undefined;
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
