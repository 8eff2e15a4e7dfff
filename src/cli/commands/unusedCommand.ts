// `clew unused`: lists unused definitions of a folder or file with proof, and counts exclusions by reason.
import * as l10n from '@vscode/l10n';
import { leftOutLines, proofPhrase, unusedHereSentence, unusedKindLabel, unusedSentence } from '../../core/findings/unusedSentences.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { withWorkspace, workspaceFlags } from '../workspace.ts';

/** Definitions between two progress lines. */
const progressStep = 1000;

export function unusedCommand(): Command {
  const command: Command = {
    name: 'unused',
    operand: 'PATH',
    operandDefault: '.',
    about: l10n.t('list what nobody uses in the folder or file PATH (all of the workspace when it is missing), with the proof'),
    flags: workspaceFlags(),
    run: (invocation) =>
      withWorkspace(command, invocation, async ({ codebase }) => {
        const { operand, flags, output, token, log } = invocation;
        const progress = (done: number, total: number): void => {
          if (done % progressStep === 0) log.info(l10n.t('Looking for uses: {0} of {1} definitions…', done, total));
        };
        const results = await codebase.unused({ scope: operand }, token, progress);
        if (flags.has('json')) {
          await output.json(results);
          return exitCodes.ok;
        }
        for (const each of results.unused)
          await output.line(`${each.file}:${each.lineStart}  ${each.name}  ${unusedKindLabel(each.kind)}  ${proofPhrase(each)}`);
        await output.line(unusedSentence(results));
        const exportedSentence = unusedHereSentence(results);
        if (exportedSentence) await output.line(exportedSentence);
        for (const { file, lineStart, name, kind } of results.unusedHere)
          await output.line(`  ${file}:${lineStart}  ${name}  ${unusedKindLabel(kind)}`);
        const exclusionLines = leftOutLines(results);
        if (exclusionLines.length) await output.line(l10n.t('Not listed, though no use is known:'));
        for (const line of exclusionLines) await output.line(`  ${line}`);
        return exitCodes.ok;
      }),
  };
  return command;
}
