// Shortens earlier turns of the chat for a request: the last turns, the newest whole where there is room.
import { defaultAskSettings, type AskSettings } from '../../base/settings/askSettings.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { EarlierTurn } from './earlierTurn.ts';

/** Maximum characters of an earlier question: it may have been a whole log. */
const longestQuestion = 400;
/** With less room no part of an answer is worth sending. In tokens. */
const minTokens = 40;

/**
 * The last turns of `earlier`, oldest first, within the tokens of `settings`; empty without any. Omits citation marks, whose numbers mean
 * nothing here.
 */
export function conversationText(earlier: readonly EarlierTurn[], settings: AskSettings = defaultAskSettings): string {
  const lines: string[] = [];
  let remainingTokens = settings['session.turnTokens'];
  const turns = settings['session.turns'];
  if (turns === 0) return '';
  for (const { question, answer } of earlier.slice(-turns).toReversed()) {
    const line = `Question: ${shortenText(question, longestQuestion)}`;
    remainingTokens -= estimateTokens(line);
    if (remainingTokens < minTokens) break;
    const words = shortenText(answer.replace(/\s?\\?\[\d{1,4}\]/g, ''), remainingTokens * charactersPerToken);
    remainingTokens -= estimateTokens(words);
    lines.unshift(`${line}\nAnswer: ${words}`);
    if (remainingTokens < minTokens) break;
  }
  return lines.join('\n\n');
}

/** Lower bound of characters per token in prose, so that cut text fits. */
const charactersPerToken = 3;

function shortenText(text: string, length: number): string {
  const trimmedText = text.trim();
  return trimmedText.length <= length
    ? trimmedText
    : `${trimmedText.slice(0, length)} … (${trimmedText.length - length} characters left out)`;
}
