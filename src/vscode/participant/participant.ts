// Participant @clew of the editor's chat.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { answerInChat, followUps } from './answerInChat.ts';
import { tabIcon } from '../pages/tabIcon.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  const participant = vscode.chat.createChatParticipant('clew.participant', (request, _, stream, token) =>
    answerInChat(clew, request, stream, token),
  );
  participant.iconPath = tabIcon(context.extensionUri);
  participant.followupProvider = { provideFollowups: followUps };
  context.subscriptions.push(participant);
}
