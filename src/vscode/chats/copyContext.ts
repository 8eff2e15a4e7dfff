// "Copy as Context": puts an answer with its evidence on the clipboard, for another assistant.
import * as vscode from 'vscode';
import { countTokens } from '../../core/packing/tokens.ts';
import type { EvidenceRecord } from '../../core/answering/record/answerRecord.ts';
import { orderForContext } from './orderForContext.ts';
import { contextText, type ContextPiece, type ContextText } from './contextText.ts';
import { citedLines } from '../places/editorText.ts';
import type { ChatTurn } from './chat.ts';
import type { Clew } from '../clew.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

/** Registers the command. It takes the answer from the panel, by default the last one of the chat. Resolves with the copied text. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.copyContext', (answer?: unknown) => runShowingFailure(clew, () => copyAnswer(clew, answer))),
  );
}

async function copyAnswer(clew: Clew, answer: unknown): Promise<string | undefined> {
  const { chat } = clew;
  const turn = typeof answer === 'string' ? chat.turn(answer) : chat.turns.findLast(({ record, aside }) => record && !aside);
  if (!turn?.record) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no answer to copy yet: ask a question first.'));
    return undefined;
  }
  const contextText = await contextOf(clew, turn, turn.record);
  await vscode.env.clipboard.writeText(contextText.text);
  void vscode.window.showInformationMessage(copiedSummary(contextText));
  return contextText.text;
}

async function contextOf(
  clew: Clew,
  { question, about, marks = [] }: ChatTurn,
  record: NonNullable<ChatTurn['record']>,
): Promise<ContextText> {
  const pieces: ContextPiece[] = [];
  for (const evidence of orderForContext(record, marks)) pieces.push(await pieceOf(clew, evidence));
  const maxTokens = clew.modelLender.settings['copy.mostTokens'];
  return contextText({ question, about, record, pieces, maxTokens, count: countTokens });
}

async function pieceOf(clew: Clew, evidence: EvidenceRecord): Promise<ContextPiece> {
  const { root, file, lineEnd, symbol } = evidence;
  const currentLines = await citedLines(clew, evidence);
  return {
    path: root ? `${root}/${file}` : file,
    lineStart: currentLines?.lineStart ?? evidence.lineStart,
    lineEnd,
    symbol,
    text: currentLines?.text,
  };
}

function copiedSummary({ tokens, pieceCount: shownCount, incompleteCount, secretsReplaced }: ContextText): string {
  const parts = [
    vscode.l10n.t('Copied: {0} tokens, {1} places.', tokens.toLocaleString(), shownCount),
    incompleteCount ? vscode.l10n.t('Left out in whole or in part, and named in the text: {0}.', incompleteCount) : '',
    secretsReplaced ? vscode.l10n.t('Secrets replaced by placeholders: {0}', secretsReplaced) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
