// `clew ask`: answers a question about a folder, as text with places or as the whole answer record.
import * as l10n from '@vscode/l10n';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import { defaultMaxPasses, passBounds } from '../../core/answering/preparation/choice/defaults.ts';
import { depths } from '../../core/answering/input/depth.ts';
import type { CostInput } from '../../core/answering/preparation/choice/strategyCost.ts';
import { earlierTurn } from '../../core/answering/session/earlierTurn.ts';
import type { Codebase, AskModels, AskOptions } from '../../core/codebase/api.ts';
import { numberSettings, withDefaults } from '../../core/base/settings/askSettings.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { strategyNames } from '../../core/base/settings/strategies.ts';
import { isLocal } from '../../models/endpoint/address.ts';
import { classifierOf } from '../../models/gate/classifierModel.ts';
import { AnswerPrinter } from '../output/answerPrinter.ts';
import { printPlan } from './askPlan.ts';
import { askSettingsFrom, askSettingsIn } from '../settings/environmentAskSettings.ts';
import { choiceFlag, numberFlag } from '../arguments.ts';
import type { Command, Flags, CommandInvocation } from '../command.ts';
import { embedderFlags } from '../models/embedder.ts';
import { exitCodes } from '../exitCodes.ts';
import { ledgerFor, askModelsOf, wantsModel } from '../models/askModels.ts';
import { modelFlags, modelSettingsFrom, type ModelSettings } from '../models/modelSettings.ts';
import { modes } from '../../core/reading/mode.ts';
import { prepareNetwork } from '../models/network.ts';
import { appendTurn, readSession } from '../settings/sessionFile.ts';
import { numberFrom, onOrOff } from '../settings/environmentSettings.ts';
import { UsageError } from '../usageError.ts';
import { printSendPreview } from './sendPreview.ts';
import { withWorkspace, workspaceFlags } from '../workspace.ts';
import { say, sayOnce } from '../say.ts';

/** Tokens of the named budgets. */
const budgets: ReadonlyMap<string, number> = new Map([
  ['balanced', 6000],
  ['thorough', 24_000],
]);

export function askCommand(): Command {
  const command: Command = {
    name: 'ask',
    operand: 'QUESTION',
    about: l10n.t('answer a question about the code, each claim with its place'),
    readsHistory: true,
    flags: {
      ...workspaceFlags(),
      ...embedderFlags(),
      mode: { value: 'M', about: l10n.t('kind of question: {0} (default: detected)', modes.join(', ')) },
      strategy: { value: 'NAME', about: l10n.t('strategy for the answer: {0}', strategyNames.join(', ')) },
      depth: { value: 'D', about: l10n.t('quick: one request, one reply; deep: everything that the strategy allows') },
      'max-passes': { value: 'N', about: l10n.t('maximum rounds of looking up what is missing (1 to 6)') },
      budget: { value: 'TOKENS', about: l10n.t('tokens for the code that is read: a number, balanced or thorough') },
      set: {
        value: 'NAME=VALUE',
        about: l10n.t('settings for this question, separated by commas: graph.callerHops=5,features.callGraph=false'),
      },
      'no-source': { about: l10n.t('read signatures and doc comments of functions, not their bodies') },
      'no-graph': { about: l10n.t('follow no calls') },
      scope: { value: 'S', about: l10n.t('folder or file to stay in') },
      session: {
        value: 'FILE',
        about: l10n.t('file that stores the chat: a question can continue the previous one ("and who calls it?")'),
      },
      full: { about: l10n.t('also print what is folded') },
      ...modelFlags(),
      plan: { about: l10n.t('print the requests, tokens and prompts of the strategy, and ask nothing') },
      'what-is-sent': { about: l10n.t('print what would be sent to the model, and send nothing') },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: CommandInvocation): Promise<number> {
  const { flags, log } = invocation;
  const settings = modelSettingsFrom(process.env, flags);
  const session = flags.get('session');
  const earlier = session === undefined ? {} : { earlier: await readSession(session), sessionId: session };
  const options = { ...askOptions(flags, settings), ...earlier };
  if (flags.has('plan')) {
    await printPlan(planInput(options, settings), settings, invocation.output, flags.has('json'));
    return exitCodes.ok;
  }
  const isDryRun = flags.has('what-is-sent');
  if (isDryRun && !(settings.baseUrl && settings.large)) {
    throw new UsageError(l10n.t('--what-is-sent needs a destination: give --base-url and --model as well.'));
  }
  if (!isDryRun && wantsModel(settings)) prepareNetwork(settings);
  return withWorkspace(command, invocation, async ({ codebase }) => {
    const { 'classify.byModel': byModel } = withDefaults(options.settings);
    const modelsOptions = { settings, ledger: ledgerFor(flags, log), log, byModel };
    if (isDryRun) {
      await printSendPreview(codebase, invocation, options, modelsOptions);
      return exitCodes.ok;
    }
    const record = await answer(codebase, invocation, options, askModelsOf(modelsOptions));
    if (session !== undefined) await appendTurn(session, earlierTurn(record, Date.now()));
    await modelsOptions.ledger.whenSettled();
    return wantsModel(settings) && (record.model === null || record.stop === 'error') ? exitCodes.model : exitCodes.ok;
  });
}

/** Runs the question to its end and prints it; the last event is the answer, or a failure with a sentence. */
async function answer(
  codebase: Codebase,
  { operand, flags, output, token }: CommandInvocation,
  options: AskOptions,
  models: AskModels,
): Promise<AnswerRecord> {
  const live = process.stdout.isTTY && models.answering !== undefined;
  const printer = new AnswerPrinter({ output, live, json: flags.has('json'), full: flags.has('full'), say });
  for await (const event of codebase.ask(operand, options, token, models)) {
    await printer.printEvent(event);
    if (event.kind === 'done') {
      await printer.printRecord(event.record);
      return event.record;
    }
    if (event.kind !== 'failed') continue;
    if (event.code === 'internal') throw new Error(`Answering failed: ${event.args.join(', ')}`);
    throw new UserError(event.code, event.args);
  }
  throw new Error('Answering ended without an answer');
}

/** Collects the parts of a question's plan. */
function planInput(options: AskOptions, { large, small, baseUrl, maxInputTokens }: ModelSettings): CostInput {
  const settings = withDefaults(options.settings);
  const placedModel = { destination: { key: '', local: baseUrl !== '' && isLocal(baseUrl) } };
  const classifier = large
    ? classifierOf({ large: placedModel, small: small ? placedModel : undefined }, settings['classify.byModel'])
    : undefined;
  return { options, settings, reads: classifier !== undefined, maxInputTokens };
}

function askOptions(flags: Flags, { language, maxOutputTokens, temperature }: ModelSettings): AskOptions {
  const depth = choiceFlag(flags, 'depth', depths);
  return {
    ...{ language, maxOutputTokens, temperature },
    mode: choiceFlag(flags, 'mode', modes),
    strategy: choiceFlag(flags, 'strategy', strategyNames),
    depth,
    maxPasses: numberFlag(flags, 'max-passes', passBounds.least, passBounds.most) ?? (depth === 'deep' ? undefined : maxPasses()),
    stopOnNoNewContext: onOrOff(process.env, 'CLEW_LOOP_STOP_ON_NO_NEW_CONTEXT', sayOnce),
    budget: budgetOf(flags),
    scope: flags.get('scope'),
    settings: {
      ...askSettingsFrom(process.env, sayOnce),
      ...askSettingsIn(flags.get('set') ?? ''),
      ...(flags.has('no-source') ? { 'features.sourceFetching': false } : {}),
      ...(flags.has('no-graph') ? { 'features.callGraph': false } : {}),
    },
  };
}

function maxPasses(): number {
  return Math.round(numberFrom(process.env, 'CLEW_LOOP_MAX_PASSES', sayOnce, defaultMaxPasses, passBounds.least, passBounds.most));
}

function budgetOf(flags: Flags): number | undefined {
  const namedBudget = budgets.get(flags.get('budget') ?? '');
  if (namedBudget !== undefined) return namedBudget;
  const { least, most } = numberSettings['budget.total'];
  try {
    return numberFlag(flags, 'budget', least, most);
  } catch (error) {
    const text = flags.get('budget') ?? '';
    throw new UsageError(
      l10n.t('--budget must be a number of tokens from {0} to {1}, balanced or thorough, not "{2}".', least, most, text),
      {
        cause: error,
      },
    );
  }
}
