// "Copy as Context": puts an answer with its evidence on the clipboard, for another assistant.
import * as vscode from 'vscode';
import { countTokens } from '../../../core/packing/tokens.ts';
import type { EvidenceRecord } from '../../../core/answering/record/record.ts';
import { contextOrder } from '../../chats/contextOrder.ts';
import { contextText, type ContextPiece, type ContextText } from '../../chats/contextText.ts';
import { citedLines } from '../../places/citedLines.ts';
import type { ChatTurn } from '../../chats/chat.ts';
import type { Clew } from '../../clew.ts';
import { withFailureShown } from '../saying.ts';

/** Registers the command. It takes the answer from the panel, by default the last one of the chat. Resolves with the copied text. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.copyContext', (answer?: unknown) => withFailureShown(clew, () => copy(clew, answer))),
  );
}

async function copy(clew: Clew, answer: unknown): Promise<string | undefined> {
  const { chat } = clew;
  const turn = typeof answer === 'string' ? chat.turn(answer) : chat.turns.findLast(({ record, aside }) => record && !aside);
  if (!turn?.record) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no answer to copy yet: ask a question first.'));
    return undefined;
  }
  const made = await contextOf(clew, turn, turn.record);
  await vscode.env.clipboard.writeText(made.text);
  void vscode.window.showInformationMessage(saidOf(made));
  return made.text;
}

async function contextOf(
  clew: Clew,
  { question, about, marks = [] }: ChatTurn,
  record: NonNullable<ChatTurn['record']>,
): Promise<ContextText> {
  const pieces: ContextPiece[] = [];
  for (const evidence of contextOrder(record, marks)) pieces.push(await pieceOf(clew, evidence));
  const mostTokens = clew.lending.settings['copy.mostTokens'];
  return contextText({ question, about, record, pieces, mostTokens, count: countTokens });
}

async function pieceOf(clew: Clew, evidence: EvidenceRecord): Promise<ContextPiece> {
  const { root, file, lineEnd, symbol } = evidence;
  const now = await citedLines(clew, evidence);
  return { path: root ? `${root}/${file}` : file, lineStart: now?.lineStart ?? evidence.lineStart, lineEnd, symbol, text: now?.text };
}

function saidOf({ tokens, pieceCount: shown, left, secretsReplaced }: ContextText): string {
  const parts = [
    vscode.l10n.t('Copied: {0} tokens, {1} places.', tokens.toLocaleString(), shown),
    left ? vscode.l10n.t('Left out in whole or in part, and named in the text: {0}.', left) : '',
    secretsReplaced ? vscode.l10n.t('Secrets replaced by placeholders: {0}', secretsReplaced) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
