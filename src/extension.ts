// Entry of the extension: creates the parts of Clew and registers its features. Nothing slow happens here; the engine starts later.
import { randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { Emitter, setListenerErrorHandler } from './core/base/event.ts';
import { editorProblems } from './vscode/questions/editorProblems.ts';
import type { EditorProblem } from './core/findings/problemFindings.ts';
import { EngineClient } from './engine/host/client.ts';
import { heapSize } from './node/heap.ts';
import { storeFolderOf } from './vscode/agents/clewServer.ts';
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
import * as attach from './vscode/features/asking/attach.ts';
import * as callTree from './vscode/features/code/callTree.ts';
import * as chats from './vscode/features/asking/chats.ts';
import * as codeLens from './vscode/features/code/codeLens.ts';
import * as codeTools from './vscode/features/codeTools.ts';
import * as copyContext from './vscode/features/asking/copyContext.ts';
import * as errorAction from './vscode/features/asking/errorAction.ts';
import * as goToSymbol from './vscode/features/code/goToSymbol.ts';
import * as indexing from './vscode/features/index/indexing.ts';
import * as indexStatus from './vscode/features/index/indexCommands.ts';
import * as languageStatus from './vscode/features/index/languageStatus.ts';
import * as models from './vscode/features/models/models.ts';
import * as moreCommands from './vscode/features/moreCommands.ts';
import * as panel from './vscode/features/asking/chatPanel.ts';
import * as participant from './vscode/features/participant.ts';
import * as questions from './vscode/features/asking/questions.ts';
import * as search from './vscode/features/code/search.ts';
import * as setUpAgent from './vscode/features/setUpAgent.ts';
import * as uses from './vscode/features/code/uses.ts';
import * as stale from './vscode/features/asking/watchStaleness.ts';
import * as statistics from './vscode/features/index/showStatistics.ts';
import * as explorer from './vscode/features/asking/explorer.ts';
import * as problemHover from './vscode/features/asking/problemHover.ts';
import * as problems from './vscode/features/asking/problems.ts';
import * as symbolQuestions from './vscode/features/asking/symbolQuestions.ts';
import * as statusItem from './vscode/features/index/statusItem.ts';
import * as terminal from './vscode/features/asking/terminal.ts';
import * as terminalLinks from './vscode/features/asking/terminalLinks.ts';
import * as tests from './vscode/features/asking/tests.ts';
import * as typing from './vscode/features/index/reportTyping.ts';
import * as walkthrough from './vscode/features/asking/walkthrough.ts';
import * as writeNotes from './vscode/features/asking/noteCommands.ts';
import * as whatChanged from './vscode/features/asking/whatChanged.ts';
import { channelLog } from './vscode/log.ts';
import { ModelLender } from './vscode/models/modelLender.ts';
import { SentLog } from './vscode/models/sentLog.ts';
import { pausedFlag } from './vscode/workspace/pausedFlag.ts';
import { NextQuestion } from './vscode/questions/nextQuestion.ts';
import { RecentProblems } from './vscode/recentProblems.ts';
import { registerEach } from './vscode/registerEach.ts';
import { StrategyPlans } from './vscode/questions/strategyPlans.ts';
import { workspaceFiles } from './vscode/workspace/workspaceFiles.ts';
import { readSettings } from './vscode/settings/settings.ts';
import { getSetting, WorkspaceIndex } from './vscode/workspace/workspaceIndex.ts';
import type { AskOptions } from './core/codebase/api.ts';
import type { Log } from './core/ports.ts';

/** Features in the order of registration, by the name that the log uses for a failing one. */
const features = {
  panel,
  chats,
  questions,
  goToSymbol,
  uses,
  search,
  stale,
  statistics,
  errorAction,
  indexing,
  indexStatus,
  languageStatus,
  typing,
  models,
  moreCommands,
  symbolQuestions,
  attach,
  explorer,
  problems,
  problemHover,
  terminal,
  tests,
  terminalLinks,
  codeLens,
  callTree,
  statusItem,
  whatChanged,
  walkthrough,
  writeNotes,
  codeTools,
  copyContext,
  setUpAgent,
  participant,
};

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

type EngineParts = Pick<Clew, 'client' | 'index' | 'modelLender' | 'workspaceEmbedder'>;

/** The engine of this window, its index, and the models and the embedder that it is lent. */
function createEngineParts(context: vscode.ExtensionContext, log: Log): EngineParts {
  const memory = heapSize(readSettings(getSetting)['engine.memory'], totalmem());
  const client = new EngineClient({ entry: context.asAbsolutePath('dist/engine.js'), log, memory, files: workspaceFiles });
  const modelLender = new ModelLender(context, log, getSetting);
  const workspaceEmbedder = new WorkspaceEmbedder({ client, modelLender, state: new EmbeddingState(context.workspaceState), log });
  const pauseFlag = pausedFlag(context.globalStorageUri);
  const prepare = (): Promise<void> => workspaceEmbedder.lend();
  const index = new WorkspaceIndex({ client, log, storeFolder: storeFolderOf(context), pauseFlag, prepare });
  return { client, index, modelLender, workspaceEmbedder };
}

type QuestionParts = Pick<Clew, 'chat' | 'openChat' | 'questionRunner' | 'sentLog' | 'chatEvidenceLog' | 'nextQuestion' | 'plans'>;

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
  const plans = new StrategyPlans({ settings: () => modelLender.settings, choices: () => nextQuestion.choices, state });
  const problems = (): readonly EditorProblem[] => editorProblems(index.roots);
  const dependencies = { chat, openChat, client, index, modelLender, sentLog, plans, applyChoices, problems, log };
  const questionRunner = new QuestionRunner(dependencies);
  return { chat, openChat, questionRunner, sentLog, chatEvidenceLog, nextQuestion, plans };
}
