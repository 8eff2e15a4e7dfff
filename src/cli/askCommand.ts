// `clew ask`: answers a question about a folder, as text with places or as the whole answer record.
import * as l10n from '@vscode/l10n';
import type { AnswerRecord } from '../core/answering/record.ts';
import type { AskOptions } from '../core/api.ts';
import { UserError } from '../core/base/errors.ts';
import { answerText } from './answerText.ts';
import { choiceFlag, numberFlag } from './arguments.ts';
import type { Command, Flags, Invocation } from './command.ts';
import { exitCodes } from './exitCodes.ts';
import { modes } from './modes.ts';
import { UsageError } from './usageError.ts';
import { withWorkspace, workspaceFlags, type IndexedWorkspace } from './workspace.ts';

/** Tokens of the named budgets. */
const budgets: ReadonlyMap<string, number> = new Map([
  ['balanced', 6000],
  ['thorough', 24_000],
]);

/** The command; made when it is needed, after the language is known. */
export function askCommand(): Command {
  const command: Command = {
    name: 'ask',
    operand: 'QUESTION',
    about: l10n.t('answer a question about the code, each claim with its place'),
    flags: {
      ...workspaceFlags(),
      mode: { value: 'M', about: l10n.t('kind of question: {0} (default: found out)', modes.join(', ')) },
      strategy: { value: 'NAME', about: l10n.t('how the answer is worked out') },
      'max-passes': { value: 'N', about: l10n.t('most rounds of looking for what is missing (1 to 6)') },
      budget: { value: 'TOKENS', about: l10n.t('tokens for what is read: a number, balanced or thorough') },
      scope: { value: 'S', about: l10n.t('folder or file to stay in') },
      session: { value: 'ID', about: l10n.t('chat that the question belongs to') },
      'base-url': { value: 'URL', about: l10n.t('address of a model (key in CLEW_API_KEY)') },
      model: { value: 'NAME', about: l10n.t('name of the model') },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: Invocation): Promise<number> {
  const options = askOptions(invocation.flags);
  const wantsModel = invocation.flags.has('base-url') || invocation.flags.has('model');
  return withWorkspace(command, invocation, async (workspace) => {
    const record = await answer(workspace, invocation, options);
    if (invocation.flags.has('json')) await invocation.output.json(record);
    else await printText(record, invocation.output);
    if (!wantsModel || record.model !== null) return exitCodes.ok;
    process.stderr.write(`${l10n.t('No model was asked: this version answers with the code that it found, without a model.')}\n`);
    return exitCodes.model;
  });
}

/** Runs the question to its end; the last event is the answer, or a failure with a sentence. */
async function answer({ codebase }: IndexedWorkspace, { operand, token }: Invocation, options: AskOptions): Promise<AnswerRecord> {
  for await (const event of codebase.ask(operand, options, token)) {
    if (event.kind === 'done') return event.record;
    if (event.kind !== 'failed') continue;
    if (event.code === 'internal') throw new Error(`Answering failed: ${event.args.join(', ')}`);
    throw new UserError(event.code, event.args);
  }
  throw new Error('Answering ended without an answer');
}

function askOptions(flags: Flags): AskOptions {
  return {
    mode: choiceFlag(flags, 'mode', modes),
    strategy: flags.get('strategy'),
    maxPasses: numberFlag(flags, 'max-passes', 1, 6),
    budget: budgetOf(flags),
    scope: flags.get('scope'),
    sessionId: flags.get('session'),
  };
}

function budgetOf(flags: Flags): number | undefined {
  const named = budgets.get(flags.get('budget') ?? '');
  if (named !== undefined) return named;
  try {
    return numberFlag(flags, 'budget', 1);
  } catch (error) {
    throw new UsageError(l10n.t('--budget must be a number of tokens, balanced or thorough, not "{0}".', flags.get('budget') ?? ''), {
      cause: error,
    });
  }
}

async function printText(record: AnswerRecord, output: Invocation['output']): Promise<void> {
  const { value, reason } = record.mode;
  const { level, reasons } = record.confidence;
  await output.line(answerText(record));
  await output.line();
  await output.line(l10n.t('Kind of question: {0} ({1})', value, reason));
  await output.line(l10n.t('Confidence: {0} ({1})', level, reasons.join('; ')));
  if (record.disclaimer) await output.line(record.disclaimer);
}
