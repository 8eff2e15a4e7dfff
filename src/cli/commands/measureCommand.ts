// `clew measure`: scores each variant of the ranking on questions from the workspace's doc comments and commits, for one or more embedders.
import * as l10n from '@vscode/l10n';
import { embedderSentence } from '../../core/base/wording/errorSentences.ts';
import type { MeasureOptions, Measurement } from '../../core/measuring/measure.ts';
import { comparedVariants, measureTable, type MeasuredEmbedder } from '../../core/measuring/measureTable.ts';
import { variantNames } from '../../core/searching/signals.ts';
import { listFlag, numberFlag, requiredFlag } from '../arguments.ts';
import type { Command, Flags, CommandInvocation } from '../command.ts';
import { embedderFlags, embedderOf } from '../models/embedder.ts';
import { measureText } from '../eval/evalText.ts';
import { exitCodes } from '../exitCodes.ts';
import { isTrusted } from '../trust.ts';
import { mustBeReadable, withFolder, workspaceFlags } from '../workspace.ts';
import type { CommandEmbedder } from '../models/commandEmbedder.ts';
import { say } from '../say.ts';

export function measureCommand(): Command {
  const command: Command = {
    name: 'measure',
    about: l10n.t('measure search on questions from the doc comments and commits of a folder'),
    flags: {
      ...workspaceFlags(),
      ...embedderFlags(),
      embedder: {
        value: 'E',
        about: l10n.t('what makes vectors, several separated by commas: builtin, off or URLs of servers (default: builtin)'),
      },
      documentation: { value: 'N', about: l10n.t('most questions from doc comments') },
      commits: { value: 'N', about: l10n.t('most questions from commit messages') },
      variants: { value: 'LIST', about: l10n.t('what may rank, separated by commas: {0}', variantNames.join(', ')) },
    },
    run: (invocation) => run(command, invocation),
  };
  return command;
}

async function run(command: Command, invocation: CommandInvocation): Promise<number> {
  const { flags, output } = invocation;
  const options = optionsFrom(flags);
  const names = (flags.get('embedder') ?? '').split(',').map((name) => name.trim());
  // Checks all before the first is measured, so that a wrong one fails at once.
  const embedders = [...new Set(names)].map((name) => embedderOf(command, { ...invocation, flags: withEmbedder(flags, name) }));
  const isSeveral = embedders.length > 1;
  // Without vectors there is nothing extra to measure: the table has those rows anyway.
  const selection = isSeveral ? embedders.filter(({ choice }) => choice.provider !== 'off') : embedders;
  const measuredEmbedders: MeasuredEmbedder[] = [];
  for (const embedder of selection)
    measuredEmbedders.push(await measureWith(embedder, isSeveral ? comparison(options) : options, command, invocation));
  const [first] = measuredEmbedders;
  if (!first) return exitCodes.failed;
  if (flags.has('json')) await output.json(isSeveral ? measuredEmbedders : first.measurement);
  else if (isSeveral) await output.line(measureTable(measuredEmbedders).trimEnd());
  else for (const line of measureText(first.measurement)) await output.line(line);
  return exitCodeOf(first.measurement);
}

function optionsFrom(flags: Flags): MeasureOptions {
  const [documentation, commits] = [numberFlag(flags, 'documentation', 0), numberFlag(flags, 'commits', 0)];
  const variants = listFlag(flags, 'variants', variantNames);
  return {
    ...(documentation === undefined ? {} : { documentation }),
    ...(commits === undefined ? {} : { commits }),
    ...(variants ? { variants } : {}),
  };
}

function comparison(options: MeasureOptions): MeasureOptions {
  return { ...options, variants: options.variants ?? comparedVariants };
}

/** Returns the flags as if only this embedder had been named; the default for the empty name. */
function withEmbedder(flags: Flags, name: string): Flags {
  const embedderName = name === '' ? undefined : name;
  return {
    has: (flag) => (flag === 'embedder' ? embedderName !== undefined : flags.has(flag)),
    get: (flag) => (flag === 'embedder' ? embedderName : flags.get(flag)),
  };
}

async function measureWith(
  embedder: CommandEmbedder,
  options: MeasureOptions,
  command: Command,
  invocation: CommandInvocation,
): Promise<MeasuredEmbedder> {
  const { flags, log, token } = invocation;
  let seconds = 0;
  const timedEmbedder: CommandEmbedder = {
    choice: embedder.choice,
    settle: async (codebase, settleToken) => {
      const start = performance.now();
      await embedder.settle(codebase, settleToken);
      seconds = (performance.now() - start) / 1000;
    },
  };
  const folder = requiredFlag(command, flags, 'workspace');
  await mustBeReadable(folder);
  const trusted = await isTrusted([folder], invocation, true);
  return withFolder({ folder, store: flags.get('store'), trusted, embedder: timedEmbedder, log, token }, async ({ codebase }) => {
    const measurement = await codebase.measure(options, token);
    const { problem } = (await codebase.status()).vectors;
    const failure = problem ? { problem: embedderSentence(problem.code, problem.args) } : {};
    return { name: nameOf(embedder), measurement, embeddingSeconds: seconds, ...failure };
  });
}

function nameOf({ choice }: CommandEmbedder): string {
  if (choice.provider !== 'lent') return l10n.t('built in');
  const { name, where } = choice.embedder.info;
  return l10n.t('{0} at {1}', name, where);
}

function exitCodeOf({ questions: { documentation, commit } }: Measurement): number {
  if (documentation + commit > 0) return exitCodes.ok;
  say(l10n.t('Neither doc comments nor commits of this folder yield questions to measure with.'));
  return exitCodes.failed;
}
