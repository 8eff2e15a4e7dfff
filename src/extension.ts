// Entry of the extension: creates the parts of Clew and registers its features. Nothing slow happens here; the engine starts later.
import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { Emitter, setListenerErrorHandler } from './core/base/event.ts';
import { editorProblems } from './vscode/problems/editorProblems.ts';
import type { EditorProblem } from './core/findings/problemFindings.ts';
import { EngineClient } from './engine/host/client.ts';
import { heapSize } from './node/heap.ts';
import { storeFolderOf } from './vscode/agents/clewServer.ts';
import { compileCachePath } from './vscode/agents/launcher.ts';
import { QuestionRunner } from './vscode/questions/questionRunner.ts';
import { Chat } from './vscode/chats/chat.ts';
import { ChatEvidenceLog } from './vscode/chatTools/chatEvidenceLog.ts';
import { chatFolder } from './vscode/chats/chatFolder.ts';
import { OpenChat } from './vscode/chats/openChat.ts';
import { SavedChats } from './vscode/chats/savedChats.ts';
import { withChoices } from './vscode/questions/withChoices.ts';
import type { Clew } from './vscode/clew.ts';
import { apiOf, type ClewApi } from './vscode/clewApi.ts';
import { WorkspaceEmbedder } from './vscode/embedding/workspaceEmbedder.ts';
import { EmbeddingState } from './vscode/embedding/embeddingState.ts';
import { features } from './vscode/features.ts';
import { editorServers } from './vscode/languageServers/editorServers.ts';
import { OwnRequests } from './vscode/languageServers/ownRequests.ts';
import { channelLog } from './vscode/log/channelLog.ts';
import { ModelLender } from './vscode/models/modelLender.ts';
import { SentLog } from './vscode/models/sentLog.ts';
import { pausedFlag } from './vscode/workspace/pausedFlag.ts';
import { NextQuestion } from './vscode/questions/nextQuestion.ts';
import { RecentProblems } from './vscode/log/recentProblems.ts';
import { registerEach } from './vscode/registerEach.ts';
import { StrategyCosts } from './vscode/questions/strategyCosts.ts';
import { workspaceFiles } from './vscode/workspace/workspaceFiles.ts';
import { readSettings } from './vscode/settings/settings.ts';
import { getSetting, WorkspaceIndex } from './vscode/workspace/workspaceIndex.ts';
import type { AskOptions } from './core/codebase/api.ts';
import type { Log } from './core/ports.ts';

/** Called by VS Code once the window is up. Shows a failure, since VS Code itself only logs it. */
export function activate(context: vscode.ExtensionContext): ClewApi | undefined {
  const start = performance.now();
  try {
    if (vscode.l10n.bundle) l10n.config({ contents: vscode.l10n.bundle });
    const clew = makeClew(context);
    const failedNames = registerEach(
      features,
      (feature) => feature.register(context, clew),
      (name, error) => clew.log.error(`The feature "${name}" could not start`, error),
    );
    if (failedNames.length > 0) void reportFailedFeatures(failedNames, clew);
    return apiOf(clew, performance.now() - start, context.extensionMode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(vscode.l10n.t('Clew could not start ({0}): reload the window to try again.', reason));
    throw error;
  }
}

async function reportFailedFeatures(failedNames: readonly string[], { channel }: Clew): Promise<void> {
  const words = vscode.l10n.t(
    'Some parts of Clew could not start ({0}); the others work: reload the window to try again, and report the problem if it returns.',
    failedNames.join(', '),
  );
  const details = vscode.l10n.t('Show Log');
  if ((await vscode.window.showErrorMessage(words, details)) === details) channel.show();
}

/** Creates the parts in the order in which they need each other, and ends them with the window. */
function makeClew(context: vscode.ExtensionContext): Clew {
  const { channel, recentProblems } = createLog(context);
  const engineParts = createEngineParts(context, recentProblems);
  const questionParts = createQuestionParts(context, recentProblems, engineParts);
  const { client, index, modelLender, workspaceEmbedder } = engineParts;
  const { chat, openChat, questionRunner, nextQuestion } = questionParts;
  const panelShownEmitter = new Emitter<void>();
  openChat.restore();
  client.onLog(({ level, message }) => recentProblems[level](message));
  context.subscriptions.push(channel, client, index, chat, modelLender, workspaceEmbedder, openChat, questionRunner, nextQuestion);
  context.subscriptions.push(panelShownEmitter);
  return { channel, log: recentProblems, recentProblems, ...engineParts, ...questionParts, panelShownEmitter };
}

function createLog(context: vscode.ExtensionContext): Pick<Clew, 'channel' | 'recentProblems'> {
  const channel = vscode.window.createOutputChannel('Clew', { log: true });
  let level = readSettings(getSetting)['log.level'];
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('clew.log.level')) level = readSettings(getSetting)['log.level'];
    }),
  );
  const recentProblems = new RecentProblems(channelLog(channel, () => level));
  setListenerErrorHandler((error) => recentProblems.error('A listener failed', error));
  return { channel, recentProblems };
}

type EngineParts = Pick<Clew, 'client' | 'index' | 'modelLender' | 'workspaceEmbedder' | 'ownRequests'>;

/** The engine of this window, its index, and the models and the embedder that it is lent. */
function createEngineParts(context: vscode.ExtensionContext, log: Log): EngineParts {
  const memory = heapSize(readSettings(getSetting)['engine.memory'], totalmem());
  const compileCache = compileCachePath(context.globalStorageUri.fsPath);
  const ownRequests = new OwnRequests();
  const languageServers = editorServers(
    () => index.roots,
    () => readSettings(getSetting)['languageServers.enabled'],
    ownRequests,
  );
  const entry = context.asAbsolutePath('dist/engine.js');
  const client = new EngineClient({ entry, log, memory, compileCache, files: workspaceFiles, languageServers });
  const modelLender = new ModelLender(context, log, getSetting);
  const workspaceEmbedder = new WorkspaceEmbedder({ client, modelLender, state: new EmbeddingState(context.workspaceState), log });
  const pauseFlag = pausedFlag(context.globalStorageUri);
  const prepare = (): Promise<void> => workspaceEmbedder.lend();
  const index = new WorkspaceIndex({ client, log, storeFolder: storeFolderOf(context), pauseFlag, prepare });
  return { client, index, modelLender, workspaceEmbedder, ownRequests };
}

type QuestionParts = Pick<Clew, 'chat' | 'openChat' | 'questionRunner' | 'sentLog' | 'chatEvidenceLog' | 'nextQuestion' | 'strategyCosts'>;

/** The chat of this window, and what asks its questions. */
function createQuestionParts(context: vscode.ExtensionContext, log: Log, { client, index, modelLender }: EngineParts): QuestionParts {
  const state = context.workspaceState;
  const chat = new Chat(randomUUID, Date.now);
  const sentLog = new SentLog();
  const chatEvidenceLog = new ChatEvidenceLog(state, Date.now);
  const storage = chatFolder(context);
  const savedChats = storage && new SavedChats(storage, Date.now);
  const openChat = new OpenChat({ chat, sentLog, state, savedChats, log });
  const nextQuestion = new NextQuestion();
  const applyChoices = (options: AskOptions): AskOptions => withChoices(options, nextQuestion.choices);
  const strategyCosts = new StrategyCosts({ settings: () => modelLender.settings, choices: () => nextQuestion.choices, state });
  const problems = (): readonly EditorProblem[] => editorProblems(index.roots);
  const dependencies = { chat, openChat, client, index, modelLender, sentLog, strategyCosts, applyChoices, problems, log };
  const questionRunner = new QuestionRunner(dependencies);
  return { chat, openChat, questionRunner, sentLog, chatEvidenceLog, nextQuestion, strategyCosts };
}
