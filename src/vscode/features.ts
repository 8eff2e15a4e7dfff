// The list of features, each from the folder of its theme. A feature is a file whose `register` adds commands, views or listeners to VS Code.
import type * as vscode from 'vscode';
import type { Clew } from './clew.ts';
import * as attach from './features/asking/attach.ts';
import * as panel from './features/asking/chatPanel.ts';
import * as chats from './features/asking/chats.ts';
import * as copyContext from './features/asking/copyContext.ts';
import * as errorAction from './features/asking/errorAction.ts';
import * as explorer from './features/asking/explorer.ts';
import * as writeNotes from './features/asking/noteCommands.ts';
import * as problemHover from './features/asking/problemHover.ts';
import * as problems from './features/asking/problems.ts';
import * as questions from './features/asking/questions.ts';
import * as sentDocuments from './features/asking/sentDocuments.ts';
import * as symbolQuestions from './features/asking/symbolQuestions.ts';
import * as terminal from './features/asking/terminal.ts';
import * as terminalLinks from './features/asking/terminalLinks.ts';
import * as tests from './features/asking/tests.ts';
import * as walkthrough from './features/asking/walkthrough.ts';
import * as stale from './features/asking/watchStaleness.ts';
import * as whatChanged from './features/asking/whatChanged.ts';
import * as callTree from './features/code/callTree.ts';
import * as codeLens from './features/code/codeLens.ts';
import * as goToSymbol from './features/code/goToSymbol.ts';
import * as search from './features/code/search.ts';
import * as uses from './features/code/uses.ts';
import * as codeTools from './features/codeTools.ts';
import * as indexStatus from './features/index/indexCommands.ts';
import * as indexing from './features/index/indexing.ts';
import * as languageStatus from './features/index/languageStatus.ts';
import * as measureWorkspace from './features/index/measureWorkspace.ts';
import * as typing from './features/index/reportTyping.ts';
import * as statistics from './features/index/showStatistics.ts';
import * as statusItem from './features/index/statusItem.ts';
import * as chooseModel from './features/models/chooseModel.ts';
import * as embedder from './features/models/embedderCommands.ts';
import * as keys from './features/models/keyCommands.ts';
import * as usage from './features/models/showUsage.ts';
import * as testConnection from './features/models/testConnection.ts';
import * as wrongSettings from './features/models/wrongSettings.ts';
import * as moreCommands from './features/moreCommands.ts';
import * as participant from './features/participant.ts';
import * as setUpAgent from './features/setUpAgent.ts';

/** Commands for models and embedders: one feature, since none of them is of use without the others. */
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
  statusItem,
  whatChanged,
  walkthrough,
  writeNotes,
  codeTools,
  copyContext,
  setUpAgent,
  participant,
};
