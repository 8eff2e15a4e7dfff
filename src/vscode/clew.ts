// Parts of Clew in this window, created once in `activate` and passed to every feature.
import type * as vscode from 'vscode';
import type { Emitter } from '../core/base/event.ts';
import type { Log } from '../core/ports.ts';
import type { EngineClient } from '../engine/host/client.ts';
import type { QuestionRunner } from './questions/questionRunner.ts';
import type { Chat } from './chats/chat.ts';
import type { OpenChat } from './chats/openChat.ts';
import type { ChatEvidenceLog } from './chatTools/chatEvidenceLog.ts';
import type { WorkspaceEmbedder } from './embedding/workspaceEmbedder.ts';
import type { OwnRequests } from './languageServers/ownRequests.ts';
import type { ModelLender } from './models/modelLender.ts';
import type { SentLog } from './models/sentLog.ts';
import type { NextQuestion } from './questions/nextQuestion.ts';
import type { StrategyCosts } from './questions/strategyCosts.ts';
import type { RecentProblems } from './log/recentProblems.ts';
import type { WorkspaceIndex } from './workspace/workspaceIndex.ts';

/** The parts of Clew in one window. */
export interface Clew {
  readonly channel: vscode.LogOutputChannel;
  readonly log: Log;
  /** The last warnings and errors of the log. */
  readonly recentProblems: RecentProblems;
  readonly client: EngineClient;
  readonly index: WorkspaceIndex;
  readonly chat: Chat;
  readonly openChat: OpenChat;
  readonly questionRunner: QuestionRunner;
  readonly modelLender: ModelLender;
  readonly workspaceEmbedder: WorkspaceEmbedder;
  /** What Clew asks the editor at the moment. */
  readonly ownRequests: OwnRequests;
  readonly sentLog: SentLog;
  /** What tools showed to chats of the editor. */
  readonly chatEvidenceLog: ChatEvidenceLog;
  readonly nextQuestion: NextQuestion;
  readonly strategyCosts: StrategyCosts;
  /** Fires when the panel comes into view. */
  readonly panelShownEmitter: Emitter<void>;
}
