// `clew lookup`: finds one thing by name, file, lines or text, as the answer loop does for a model.
import * as l10n from '@vscode/l10n';
import type { Command, CommandInvocation } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { rankedJson } from '../output/rankedJson.ts';
import { withWorkspace, workspaceFlags } from '../workspace.ts';
import type { LookUpResult } from '../../core/codebase/api.ts';

/** Creates the command, once the language is known. Its exit code is 1 when nothing was found. */
export function lookupCommand(): Command {
  const command: Command = {
    name: 'lookup',
    operand: 'WHAT',
    about: l10n.t('look up a name, a name in a file, path:lines, callers of a name, or an error text'),
    flags: workspaceFlags(),
    run: (invocation) =>
      withWorkspace(command, invocation, async ({ codebase }) => {
        const { operand, flags, output, token } = invocation;
        const lookUpResult = await codebase.lookUp(operand, token);
        if (flags.has('json')) {
          await output.json({ ...lookUpResult, places: lookUpResult.places.map((place) => ({ ...rankedJson(place), why: place.why })) });
        } else await printText(lookUpResult, output);
        return lookUpResult.places.length ? exitCodes.ok : exitCodes.failed;
      }),
  };
  return command;
}

async function printText(
  { normalized, outcome, note, candidates, places }: LookUpResult,
  output: CommandInvocation['output'],
): Promise<void> {
  await output.line(`${normalized}: ${outcome}`);
  // Counts, omissions and places searched in vain, in English as models get them.
  const isPlain = outcome === 'found' && places.length === 1;
  if (note && !isPlain) await output.line(`  ${note}`);
  for (const { file, lineStart, symbol, why } of places) await output.line(`${file}:${lineStart}  ${symbol ?? ''}  ${why}`);
  for (const candidate of candidates.slice(places.length)) await output.line(`  ${candidate}`);
}
