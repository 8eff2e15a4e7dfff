// Texts of `--help`.
import * as l10n from '@vscode/l10n';
import type { Command, Flag } from './command.ts';
import { embedderSettingsHelp } from './models/embedderChoice.ts';
import { modelSettingsHelp } from './models/modelSettings.ts';
import { askSettingsHelp } from './settings/environmentAskSettings.ts';
import { settingsHelp } from './settings/environmentSettings.ts';

/** Help for all commands together. */
export function overview(commands: readonly Command[]): string {
  return [
    l10n.t('clew: questions about code, answered with places'),
    '',
    l10n.t('Usage: clew COMMAND [FLAGS]'),
    '',
    ...table(commands.map(({ name, operand, about }) => [operand ? `${name} "${operand}"` : name, about])),
    '',
    l10n.t('Settings by environment variable:'),
    ...table(variablesHelp()),
    '',
    l10n.t(
      'Results go to standard output, everything else to standard error. "clew COMMAND --help" lists the flags of a command, "clew --version" prints the version.',
    ),
    l10n.t('Exit codes: 0 success, 1 failure, 2 wrong arguments, 3 no model answered and the answer is extractive, 130 interrupted.'),
    '',
  ].join('\n');
}

/** Every environment variable in use, with its meaning. */
export function variablesHelp(): readonly (readonly [name: string, about: string])[] {
  return [...settingsHelp(), ...askSettingsHelp(), ...modelSettingsHelp(), ...embedderSettingsHelp()];
}

/** Help for one command. */
export function helpFor({ name, operand, about, flags }: Command): string {
  const rows = Object.entries(flags).map(([flag, spec]) => [flagText(flag, spec), spec.about] as const);
  return [
    `clew ${name}: ${about}`,
    '',
    l10n.t('Usage: clew {0} [FLAGS]', operand ? `${name} "${operand}"` : name),
    '',
    ...table(rows),
    '',
  ].join('\n');
}

function flagText(name: string, { value }: Flag): string {
  return value ? `--${name} ${value}` : `--${name}`;
}

function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
