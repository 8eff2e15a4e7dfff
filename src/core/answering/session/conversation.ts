// Shortens earlier turns of the chat for a request: the last turns, the newest whole where there is room.
import { showHidden } from '../../text/hiddenCharacters.ts';
import { defaultAskSettings, type AskSettings } from '../../base/settings/askSettings.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { EarlierTurn } from './earlierTurn.ts';

/** Maximum characters of an earlier question: it may have been a whole log. */
const longestQuestion = 400;
/** With less room no part of an answer is worth sending. In tokens. */
const minTokens = 40;

/**
 * The last turns of `allTurns`, oldest first, within the tokens of `settings`; empty without turns. Omits citation marks, whose numbers mean
 * nothing in a later answer.
 */
export function conversationText(allTurns: readonly EarlierTurn[], settings: AskSettings = defaultAskSettings): string {
  const texts: string[] = [];
  let remainingTokens = settings['session.turnTokens'];
  const maxTurns = settings['session.turns'];
  if (maxTurns === 0) return '';
  for (const { question, answer } of allTurns.slice(-maxTurns).toReversed()) {
    const questionLine = `Question: ${shortenText(question, longestQuestion)}`;
    remainingTokens -= estimateTokens(questionLine);
    if (remainingTokens < minTokens) break;
    const answerText = shortenText(answer.replace(/\s?\\?\[\d{1,4}\]/g, ''), remainingTokens * charactersPerToken);
    remainingTokens -= estimateTokens(answerText);
    texts.unshift(`${questionLine}\nAnswer: ${answerText}`);
    if (remainingTokens < minTokens) break;
  }
  return showHidden(texts.join('\n\n'));
}

/** Lower bound of characters per token in prose, so that cut text fits. */
const charactersPerToken = 3;

function shortenText(text: string, maxLength: number): string {
  const trimmedText = text.trim();
  return trimmedText.length <= maxLength
    ? trimmedText
    : `${trimmedText.slice(0, maxLength)} … (${trimmedText.length - maxLength} characters left out)`;
}
