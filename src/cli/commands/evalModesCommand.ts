// `clew eval modes`: scores the rules that choose a question's mode on labelled questions. Needs no workspace and no model.
import * as l10n from '@vscode/l10n';
import type { Command, CommandInvocation } from '../command.ts';
import { modesReports, modesText, readLabelledQuestions } from '../eval/evalModes.ts';
import { exitCodes } from '../exitCodes.ts';
import { say } from '../say.ts';

/** The questions of this repository, relative to its root. */
const defaultFile = 'test/eval/modes.jsonl';

export function evalModesCommand(): Command {
  return {
    name: 'eval modes',
    operand: 'FILE',
    operandDefault: defaultFile,
    about: l10n.t('choose the mode of each labelled question of a file by rules and score it ({0})', defaultFile),
    flags: {
      'show-test': { about: l10n.t('show the wrong ones of the set "test" too') },
      json: { about: l10n.t('print JSON') },
      verbose: { about: l10n.t('print details to standard error') },
    },
    run,
  };
}

async function run({ operand, flags, output }: CommandInvocation): Promise<number> {
  const reports = modesReports(await readLabelledQuestions(operand), flags.has('show-test'));
  if (flags.has('json')) await output.json(reports);
  else for (const line of modesText(reports)) await output.line(line);
  if (reports.length) return exitCodes.ok;
  say(l10n.t('The file {0} holds no questions.', operand));
  return exitCodes.failed;
}
