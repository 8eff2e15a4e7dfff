// Title for a chat that branches off another chat's answer.
import * as l10n from '@vscode/l10n';
import type { ChatTurn } from './chat.ts';

/** The title of a branch that ends with a turn. */
export function branchTitle({ question }: Pick<ChatTurn, 'question'>): string {
  return l10n.t('Branch: {0}', question.split('\n')[0]?.slice(0, 60) ?? '');
}
