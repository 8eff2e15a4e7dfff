// The suite that runs inside the extension host of a real VS Code, the desktop's or the server's: `run` is what VS Code calls.
import Mocha from 'mocha';
import { activationSuite } from './activation.ts';
import { answeringSuite } from './answering.ts';
import { errorActionSuite } from './errorAction.ts';
import { followingSuite } from './following.ts';

/** Runs every suite; rejects when a test fails. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 30_000, reporter: 'spec', color: false });
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, '', mocha);
  for (const suite of [activationSuite, answeringSuite, errorActionSuite, followingSuite]) suite();
  const failures = await new Promise<number>((resolve) => mocha.run(resolve));
  if (failures) throw new Error(`${failures} failed`);
}
