// Shortens earlier turns of the chat for a request: the last turns, the newest whole where there is room.
import { defaultAskSettings, type AskSettings } from '../../base/settings/askSettings.ts';
import { estimateTokens } from '../../packing/tokens.ts';
import type { EarlierTurn } from './earlierTurn.ts';

/** Maximum characters of an earlier question: it may have been a whole log. */
const longestQuestion = 400;
/** With less room no part of an answer is worth sending. In tokens. */
const fewest = 40;

/**
 * The last turns of `earlier`, oldest first, within the tokens of `settings`; empty without any. Omits citation marks, whose numbers mean
 * nothing here.
 */
export function conversationText(earlier: readonly EarlierTurn[], settings: AskSettings = defaultAskSettings): string {
  const lines: string[] = [];
  let left = settings['session.turnTokens'];
  const turns = settings['session.turns'];
  if (turns === 0) return '';
  for (const { question, answer } of earlier.slice(-turns).toReversed()) {
    const line = `Question: ${shortened(question, longestQuestion)}`;
    left -= estimateTokens(line);
    if (left < fewest) break;
    const words = shortened(answer.replace(/\s?\\?\[\d{1,4}\]/g, ''), left * charactersPerToken);
    left -= estimateTokens(words);
    lines.unshift(`${line}\nAnswer: ${words}`);
    if (left < fewest) break;
  }
  return lines.join('\n\n');
}

/** Lower bound of characters per token in prose, so that cut text fits. */
const charactersPerToken = 3;

function shortened(text: string, length: number): string {
  const trimmed = text.trim();
  return trimmed.length <= length ? trimmed : `${trimmed.slice(0, length)} … (${trimmed.length - length} characters left out)`;
}
