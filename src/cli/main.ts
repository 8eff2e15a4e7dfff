// The command line `clew`: finds and runs the command, and turns failures into one sentence and an exit code.
import * as l10n from '@vscode/l10n';
import { version } from '../../package.json';
import { CancellationSource, CancelledError } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import { sentence } from '../core/base/wording/errorSentences.ts';
import { connectionFaultSentence } from '../models/connection/connectionSentences.ts';
import { consoleLog } from '../node/log.ts';
import { readArguments } from './arguments.ts';
import { askCommand } from './commands/askCommand.ts';
import { forCommandLine } from './output/commandLineSentences.ts';
import type { Command } from './command.ts';
import { connectionCommand } from './commands/connectionCommand.ts';
import { evalAblateCommand } from './commands/evalAblateCommand.ts';
import { evalCommand } from './commands/evalCommand.ts';
import { evalByModeCommand } from './commands/evalByModeCommand.ts';
import { evalModesCommand } from './commands/evalModesCommand.ts';
import { exitCodes } from './exitCodes.ts';
import { graphCommand } from './commands/graphCommand.ts';
import { helpFor, overview } from './help.ts';
import { indexCommand } from './commands/indexCommand.ts';
import { unusedCommand } from './commands/unusedCommand.ts';
import { usesCommand } from './commands/usesCommand.ts';
import { lookupCommand } from './commands/lookupCommand.ts';
import { mcpCommand } from './commands/mcpCommand.ts';
import { measureCommand } from './commands/measureCommand.ts';
import { modelsCommand } from './commands/modelsCommand.ts';
import { Output } from './output/output.ts';
import { say } from './say.ts';
import { searchCommand } from './commands/searchCommand.ts';
import { symbolsCommand } from './commands/symbolsCommand.ts';
import { unknownVariables } from './settings/unknownVariables.ts';
import { UsageError } from './usageError.ts';

/** Commands that score Clew on files of tasks. They are for its development, so the build leaves them out of what ships. */
const evalCommands = process.env.CLEW_SHIPPED ? [] : [evalCommand(), evalModesCommand(), evalByModeCommand(), evalAblateCommand()];

const commands = [
  ...[indexCommand(), searchCommand(), askCommand(), symbolsCommand(), graphCommand(), ...evalCommands, measureCommand()],
  ...[lookupCommand(), usesCommand(), unusedCommand(), connectionCommand(), modelsCommand(), mcpCommand()],
];

/** Prefers a command of two words (`eval modes`) to that of the first word alone. */
function commandOf([name = '', second = '']: readonly string[]): Command | undefined {
  return commands.find((each) => each.name === `${name} ${second}`) ?? commands.find((each) => each.name === name);
}

async function run(words: readonly string[], output: Output): Promise<number> {
  const name = words[0];
  if (name === '--help' || name === '-h' || name === 'help') {
    await output.write(overview(commands));
    return exitCodes.ok;
  }
  if (name === '--version' || name === '-v') {
    await output.write(`${version}\n`);
    return exitCodes.ok;
  }
  const command = commandOf(words);
  if (!command) {
    const commandNames = commands.map((candidate) => candidate.name).join(', ');
    if (name === undefined) throw new UsageError(l10n.t('The command is missing: it is one of {0}; see "clew --help".', commandNames));
    throw new UsageError(l10n.t('There is no command {0}: the commands are {1}.', name, commandNames));
  }
  const { operand, flags } = readArguments(command, words.slice(command.name.split(' ').length));
  if (flags.has('help')) {
    await output.write(helpFor(command));
    return exitCodes.ok;
  }
  for (const sentence of unknownVariables(process.env)) say(sentence);
  const source = new CancellationSource();
  process.once('SIGINT', () => source.cancel());
  return command.run({ operand, flags, output, log: consoleLog(process.stderr, flags.has('verbose')), token: source.token });
}

/** The command ended without an answer, so a model's failure is worded without one. */
function sentenceOf({ code, args }: UserError): string {
  return connectionFaultSentence(code, args) ?? sentence(code, args);
}

/** Prints one sentence on standard error; a stack only for bugs. */
function printFailure(error: unknown): number {
  if (error instanceof CancelledError) return exitCodes.interrupted;
  const explanation =
    error instanceof UsageError ? error.message : error instanceof UserError ? forCommandLine(sentenceOf(error)) : undefined;
  say(explanation ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return error instanceof UsageError ? exitCodes.usage : exitCodes.failed;
}

async function main(): Promise<void> {
  // The reader of a pipe may stop early (`clew graph | head`), which is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.failed));
  const output = new Output(process.stdout);
  const code = await run(process.argv.slice(2), output).catch(printFailure);
  await output.flush();
  process.exit(code);
}

void main();
