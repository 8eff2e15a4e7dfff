// Recognises a pasted error message without a question: code of the workspace contains it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../base/cancellation.ts';
import { findMessages } from '../../messages/matching/findMessage.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { literalSource, mayWrite } from '../../searching/lists/messages/literalList.ts';
import { isOfError } from '../../searching/lists/messages/throwSites.ts';
import { raisedMessages } from '../../searching/lists/messages/raisedMessages.ts';
import { everywhere } from '../../searching/scope.ts';
import type { ModeChoice } from '../../reading/mode.ts';
import type { MessageMatch } from '../../messages/matching/messageMatch.ts';

/**
 * Share of the message that constant text must cover; values and surrounding text make up the rest. A raised text with at least `words`
 * words of its own needs less, because long values such as addresses fill its holes. `beginning`: words of a message that starts a longer
 * text. Set by judgement.
 */
const minConstantShare = { whole: 0.4, raised: 0.15, link: 0.6, words: 3, beginning: 8 } as const;
/** Two words are often just keywords: those must be raised, in the same letter case. */
const minWords = 3;
/** Maximum messages of one text that are looked up. */
const maxMessages = 3;

/**
 * The message of a question that is nothing but a message which code of the workspace contains as a whole, including values and log
 * prefixes.
 */
export async function pastedMessage(
  { possiblePastes, messages, isOneLine }: Pick<Intent, 'possiblePastes' | 'messages' | 'isOneLine'>,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<string | undefined> {
  if (!texts || !possiblePastes.length) return undefined;
  const includes = mayWrite(graph);
  const possibleMessages = possiblePastes.slice(0, maxMessages);
  const matches = await findMessages(possibleMessages, texts, literalSource(graph), { includes, most: 1 }, token);
  const isSaid = (match: MessageMatch): boolean => {
    const { kind, coveredShare, role, literal } = match;
    if (kind === 'holds') return isBeginning(match);
    if (role === 'code' || kind === 'part') return false;
    if (kind === 'link') return coveredShare >= minConstantShare.link;
    const isOwn = role === 'raised' && literal.split(/[^\p{L}]+/u).filter((word) => word.length > 1).length >= minConstantShare.words;
    return coveredShare >= (isOwn ? minConstantShare.raised : minConstantShare.whole);
  };
  const isRaised = (match: MessageMatch): boolean =>
    match.isEqual === true && match.literal === match.message && (match.role === 'raised' || isOfError(match, graph));
  const message = possibleMessages.find((text, i) => matches[i]?.some(text.split(/\s+/).length < minWords ? isRaised : isSaid));
  return message ?? (isOneLine ? await raisedMessage(messages, { graph, texts }) : undefined);
}

/** Whether a message starts a longer text that somebody reads: people who paste its first lines mean the whole. */
function isBeginning({ role, first, spans, message }: MessageMatch): boolean {
  const isTold = role === 'raised' || role === 'logged' || role === 'printed' || role === 'constant';
  return isTold && first === 0 && spans[0]?.from === 0 && message.split(/\s+/).length >= minConstantShare.beginning;
}

/** The message after the name of a type with which the workspace raises it. */
async function raisedMessage(messages: Intent['messages'], sources: Parameters<typeof raisedMessages>[2]): Promise<string | undefined> {
  for (const { text, type } of messages.slice(0, maxMessages)) {
    if (type === undefined) continue;
    const raisingMatches = await raisedMessages({ text, type }, { scope: everywhere }, sources);
    if (raisingMatches.some(({ file }) => file.role === 'code')) return text;
  }
  return undefined;
}

/** Reason for treating such a text as a failure. */
export function asFailure(): ModeChoice {
  return failure(l10n.t('Code of this workspace contains this text.'));
}

/** Reason for treating a text that only a runtime writes as a failure. */
export function asRuntimeFailure(): ModeChoice {
  return failure(l10n.t('A runtime writes this text when something fails.'));
}

function failure(reason: string): ModeChoice {
  return { value: 'diagnostic', confidence: 0.9, reason, scope: null, by: 'rules' };
}
