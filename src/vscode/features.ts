// The list of features, each from the folder of its theme. A feature is a file whose `register` adds commands, views or listeners to VS Code.
import type * as vscode from 'vscode';
import type { Clew } from './clew.ts';
import * as attach from './questions/attach.ts';
import * as panel from './panel/chatPanel.ts';
import * as chats from './chats/chatCommands.ts';
import * as copyContext from './chats/copyContext.ts';
import * as errorAction from './problems/errorAction.ts';
import * as explorer from './questions/explorerCommands.ts';
import * as writeNotes from './questions/noteCommands.ts';
import * as problemHover from './problems/problemHover.ts';
import * as problems from './problems/problemCommands.ts';
import * as questions from './questions/questionCommands.ts';
import * as sentDocuments from './sentRequests/sentDocuments.ts';
import * as symbolQuestions from './questions/symbolQuestionCommands.ts';
import * as terminal from './problems/terminalCommand.ts';
import * as terminalLinks from './problems/terminalLinks.ts';
import * as tests from './problems/testMenus.ts';
import * as walkthrough from './questions/walkthrough.ts';
import * as stale from './chats/watchStaleness.ts';
import * as whatChanged from './changes/whatChanged.ts';
import * as callTree from './searching/callTree.ts';
import * as codeLens from './searching/codeLens.ts';
import * as goToSymbol from './searching/goToSymbol.ts';
import * as search from './searching/search.ts';
import * as uses from './searching/uses.ts';
import * as navigation from './languageServers/navigation.ts';
import * as codeTools from './chatTools/registerCodeTools.ts';
import * as indexStatus from './index/indexCommands.ts';
import * as indexing from './index/indexing.ts';
import * as languageStatus from './index/languageStatus.ts';
import * as measureWorkspace from './index/measureWorkspace.ts';
import * as typing from './index/reportTyping.ts';
import * as statistics from './statistics/showStatistics.ts';
import * as statusItem from './index/statusItem.ts';
import * as chooseModel from './models/chooseModel.ts';
import * as embedder from './embedding/embedderCommands.ts';
import * as keys from './models/keyCommands.ts';
import * as usage from './models/showUsage.ts';
import * as testConnection from './models/testConnection.ts';
import * as wrongSettings from './workspace/wrongSettings.ts';
import * as moreCommands from './dialogs/moreCommands.ts';
import * as participant from './participant/participant.ts';
import * as setUpAgent from './agents/setUpAgent.ts';

/** Commands for models and embedders, with the report of wrong settings, which people mostly make there: one feature. */
const models = {
  register(context: vscode.ExtensionContext, clew: Clew): void {
    const parts = [chooseModel, keys, testConnection, sentDocuments, usage, embedder, measureWorkspace, wrongSettings];
    for (const part of parts) part.register(context, clew);
  },
};

/** Features in the order of registration, by the name that the log uses for a failing one. */
export const features = {
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
  navigation,
  statusItem,
  whatChanged,
  walkthrough,
  writeNotes,
  codeTools,
  copyContext,
  setUpAgent,
  participant,
};
