// `clew uses`: lists every use of a definition with its kind and evidence; says "nobody" only where nothing is undecided.
import * as l10n from '@vscode/l10n';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import { usesSentence } from '../../core/uses/answer/usesSentences.ts';
import { sharedNameTitle } from '../../core/uses/answer/sharedNameType.ts';
import { useKinds, type UseKind } from '../../core/uses/places/useKind.ts';
import type { UseResult, UsesAnswer } from '../../core/uses/answer/usesAnswer.ts';
import { numberFlag } from '../arguments.ts';
import type { Command, CommandInvocation } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { UsageError } from '../usageError.ts';
import { withWorkspace, workspaceFlags } from '../workspace.ts';
import { say } from '../say.ts';

/** Places of each list to print when `--limit` is not given. */
const defaultLimit = 100;

/** Creates the command, once the language is known. Its exit code is 1 when nothing has that name. */
export function usesCommand(): Command {
  const command: Command = {
    name: 'uses',
    operand: 'NAME',
    about: l10n.t('list every place that uses NAME or Class.member, or takes part in the event in quotation marks, with the kind of use'),
    flags: {
      ...workspaceFlags(),
      kind: { value: 'KINDS', about: l10n.t('only these kinds, separated by commas: {0}', useKinds.join(', ')) },
      in: { value: 'SCOPE', about: l10n.t('only places in this folder, file or symbol') },
      limit: { value: 'N', about: l10n.t('most places of each list ({0})', defaultLimit) },
    },
    run: (invocation) =>
      withWorkspace(command, invocation, async ({ codebase }) => {
        const { operand, flags, output, token } = invocation;
        const scope = flags.get('in');
        const kinds = kindsOf(flags.get('kind'));
        const results = await codebase.uses({ name: operand }, { ...(scope ? { scope } : {}), ...(kinds ? { kinds } : {}) }, token);
        if (flags.has('json')) await output.json(results);
        else for (const each of results) await print(each, numberFlag(flags, 'limit', 1) ?? defaultLimit, output);
        if (results.length) return exitCodes.ok;
        say(sentence('unknown-symbol', [operand]));
        return exitCodes.failed;
      }),
  };
  return command;
}

/** @throws {UsageError} for a kind that does not exist */
function kindsOf(text: string | undefined): ReadonlySet<UseKind> | undefined {
  if (text === undefined) return undefined;
  const kinds = text.split(',').map((each) => each.trim());
  const wrongKind = kinds.find((each) => !useKinds.some((kind) => kind === each));
  if (wrongKind !== undefined)
    throw new UsageError(l10n.t('There is no kind of use "{0}"; the kinds are {1}.', wrongKind, useKinds.join(', ')));
  return new Set(useKinds.filter((kind) => kinds.includes(kind)));
}

async function print(result: UsesAnswer, limit: number, output: CommandInvocation['output']): Promise<void> {
  await output.line(`${result.type ? sharedNameTitle(result.type, result.name) : result.name}  ${result.file}:${result.line}`);
  await output.line(`  ${usesSentence(result)}`);
  await printPlaces(result.places, '', limit, output);
  const betweenServices = result.possible.filter(({ contract }) => contract !== undefined);
  const possible = result.possible.filter(({ throughEvent, contract }) => throughEvent === undefined && contract === undefined);
  await printPlaces(possible, l10n.t('Possible through a base or derived type:'), limit, output);
  await printPlaces(betweenServices, l10n.t('Possible between services:'), limit, output);
  for (const event of new Set(result.possible.flatMap(({ throughEvent }) => throughEvent ?? []))) {
    const senders = result.possible.filter(({ throughEvent }) => throughEvent === event);
    await printPlaces(senders, l10n.t('Possible through event {0}:', event), limit, output);
  }
  await printPlaces(result.undecided, l10n.t('Undecided:'), limit, output);
}

async function printPlaces(places: readonly UseResult[], title: string, limit: number, output: CommandInvocation['output']): Promise<void> {
  if (title && places.length) await output.line(`  ${title}`);
  for (const { file, line, kind, text, symbol, through, contract } of places.slice(0, limit))
    await output.line(
      `  ${file}:${line}  ${kind}${through ? `  ${through}` : ''}${contract === undefined ? '' : `  ${contract}`}  ${symbol ?? ''}  ${text}`,
    );
  if (places.length > limit) await output.line(`  ${l10n.t('and {0} more; see --limit', places.length - limit)}`);
}
