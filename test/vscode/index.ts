// The suite that runs inside the extension host of a real VS Code, the desktop's or the server's: `run` is what VS Code calls.
import { format } from 'node:util';
import Mocha from 'mocha';
import { activationSuite } from './activation.ts';
import { agentsSuite } from './agents.ts';
import { answeringSuite } from './answering.ts';
import { chatsSuite } from './chats.ts';
import { chooseModelSuite } from './chooseModel.ts';
import { codeToolsSuite } from './codeTools.ts';
import { embeddingSuite } from './embedding.ts';
import { editorModelsSuite } from './editorModels.ts';
import { errorActionSuite } from './errorAction.ts';
import { followingSuite } from './following.ts';
import { indexStatusSuite } from './indexStatus.ts';
import { languageServersSuite } from './languageServers.ts';
import { modelsSuite } from './models.ts';
import { navigationSuite } from './navigation.ts';
import { participantSuite } from './participant.ts';
import { panelPagesSuite } from './panelPages.ts';
import { searchingSuite } from './searching.ts';
import { settingsSuite } from './settings.ts';
import { virtualFoldersSuite } from './virtualFolders.ts';
import { waysInSuite } from './waysIn.ts';

/** Tells the runner which lines are the suite's, among all that VS Code has to say. The console of the extension host formats nothing. */
const print = (...parts: unknown[]): void => console.log(`[suite] ${format(...parts)}`);

/** Runs every suite; rejects when a test fails. */
export async function run(): Promise<void> {
  Mocha.reporters.Base.consoleLog = print;
  // CLEW_GREP: only the tests whose names hold it, while one is being worked on.
  const grep = process.env['CLEW_GREP'];
  // A real editor on a busy machine may be late for reasons that are not ours: what fails is tried once more, and named.
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000, retries: 1, reporter: 'spec', color: false, ...(grep ? { grep } : {}) });
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, '', mocha);
  for (const suite of [
    activationSuite,
    answeringSuite,
    chatsSuite,
    panelPagesSuite,
    errorActionSuite,
    waysInSuite,
    followingSuite,
    indexStatusSuite,
    virtualFoldersSuite,
    searchingSuite,
    languageServersSuite,
    navigationSuite,
    codeToolsSuite,
    agentsSuite,
    modelsSuite,
    settingsSuite,
    editorModelsSuite,
    participantSuite,
    chooseModelSuite,
    embeddingSuite,
  ])
    suite();
  const failures = await new Promise<number>((resolve) => {
    const runner = mocha.run(resolve);
    runner.on(Mocha.Runner.constants.EVENT_TEST_RETRY, (test, error: unknown) => print(`flaky, tried again: ${test.fullTitle()}`, error));
  });
  if (failures) throw new Error(`${failures} failed`);
}
