// Recognises a pasted error message without a question: code of the workspace contains it.
import * as l10n from '@vscode/l10n';
import { neverCancelled } from '../../base/cancellation.ts';
import { findMessages } from '../../messages/matching/findMessage.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Sources } from '../../searching/inquiry.ts';
import { writtenLiterals } from '../../searching/lists/messages/literalSource.ts';
import { isTextOfErrorClass } from '../../searching/lists/messages/raiseCandidates.ts';
import { raisedMessages } from '../../searching/lists/messages/raisedMessages.ts';
import { everywhere } from '../../searching/scope.ts';
import type { ModeChoice } from '../../reading/mode.ts';
import type { MessageMatch } from '../../messages/matching/messageMatch.ts';

/** Share of a message that constant text of the code must cover; values and surrounding text make up the rest: docs/ranking.md. */
const minConstantShare = {
  /** The message is the output of one literal. */
  whole: 0.4,
  /** The same for a raised text of several constant words: long values such as addresses fill its holes. */
  raised: 0.15,
  /** The literal is one link of a chain of messages. */
  link: 0.6,
} as const;
/** Constant words from which a raised text needs only the smaller share: docs/ranking.md. */
const minRaisedWords = 3;
/** Words from which a message can be the beginning of a longer text: docs/ranking.md. */
const minBeginningWords = 8;
/** Two words are often just keywords: those must be raised, in the same letter case. */
const minWords = 3;
/** Confidence in the kind of a question that is only a message. Set by judgement. */
const messageConfidence = 0.9;
/** Maximum messages of one text that are looked up. */
const maxMessages = 3;

/**
 * The pasted message, where the question is nothing else and code of the workspace contains it; otherwise undefined. Values in the holes
 * of the literal and log prefixes may differ.
 */
export async function pastedMessage(
  { possiblePastes, messages, isOneLine }: Pick<Intent, 'possiblePastes' | 'messages' | 'isOneLine'>,
  { graph, texts, token = neverCancelled }: Pick<Sources, 'graph' | 'texts' | 'token'>,
): Promise<string | undefined> {
  if (!texts || !possiblePastes.length) return undefined;
  const source = writtenLiterals(graph);
  const possibleMessages = possiblePastes.slice(0, maxMessages);
  const matches = await findMessages(possibleMessages, texts, source, { includes: source.mayWrite, maxMatches: 1 }, token);
  const isWrittenByCode = (match: MessageMatch): boolean => {
    const { kind, coveredShare, role, literal } = match;
    if (kind === 'holds') return isBeginning(match);
    if (role === 'code' || kind === 'part') return false;
    if (kind === 'link') return coveredShare >= minConstantShare.link;
    const constantWords = literal.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
    const isRaisedText = role === 'raised' && constantWords.length >= minRaisedWords;
    return coveredShare >= (isRaisedText ? minConstantShare.raised : minConstantShare.whole);
  };
  const isRaised = (match: MessageMatch): boolean =>
    match.isEqual === true && match.literal === match.message && (match.role === 'raised' || isTextOfErrorClass(match, graph));
  const message = possibleMessages.find((text, i) => matches[i]?.some(text.split(/\s+/).length < minWords ? isRaised : isWrittenByCode));
  return message ?? (isOneLine ? await raisedMessage(messages, { graph, texts }) : undefined);
}

/** Whether a message starts a longer text for people: whoever pastes its first lines means the whole. */
function isBeginning({ role, first, spans, message }: MessageMatch): boolean {
  const isForPeople = role === 'raised' || role === 'logged' || role === 'printed' || role === 'constant';
  return isForPeople && first === 0 && spans[0]?.from === 0 && message.split(/\s+/).length >= minBeginningWords;
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

/** What a question asks for beside a failure. */
const nothingElseAsked = {
  lead: undefined,
  decision: undefined,
  value: undefined,
  inventory: undefined,
  settings: undefined,
  ranking: undefined,
  flow: undefined,
  relation: undefined,
  aim: undefined,
  asksHowToUse: false,
  asksAboutProject: false,
  asksForWarnings: false,
  describesBehaviour: false,
} as const satisfies Partial<Intent>;

/**
 * The intent of a text that is nothing but `message`: it asks for a cause. Words of a message that look like a question for a list, a value
 * or a yes are words of the code.
 */
export function intentOfMessage(intent: Intent, message: string): Intent {
  return {
    ...intent,
    ...nothingElseAsked,
    form: { value: 'why', confidence: messageConfidence },
    quotedTexts: [message, ...intent.quotedTexts.filter((each) => !message.includes(each))],
  };
}

/** Diagnostic mode, for a text that code of the workspace contains. */
export function asFailure(): ModeChoice {
  return failure(l10n.t('Code of this workspace contains this text.'));
}

/** Diagnostic mode, for a text that only a runtime writes. */
export function asRuntimeFailure(): ModeChoice {
  return failure(l10n.t('A runtime writes this text when something fails.'));
}

function failure(reason: string): ModeChoice {
  return { value: 'diagnostic', confidence: messageConfidence, reason, scope: null, by: 'rules' };
}
