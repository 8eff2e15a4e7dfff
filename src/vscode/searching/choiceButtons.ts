// The buttons of an exact search that is being typed: case and whole words, as find-in-files has them.
import * as vscode from 'vscode';
import type { TextChoices } from '../../core/text/typedQuery.ts';

interface ChoiceButton extends vscode.QuickInputButton {
  readonly choice: keyof TextChoices;
}

/** One button a choice. Its tooltip, which screen readers say, tells what pressing it changes. */
export function choiceButtons({ matchCase, wholeWord }: TextChoices): readonly ChoiceButton[] {
  return [
    {
      choice: 'matchCase',
      iconPath: icon('case-sensitive', matchCase),
      tooltip: matchCase ? vscode.l10n.t('Match Case is on: find any case') : vscode.l10n.t('Match Case is off: find the case as typed'),
    },
    {
      choice: 'wholeWord',
      iconPath: icon('whole-word', wholeWord),
      tooltip: wholeWord
        ? vscode.l10n.t('Whole Word is on: find parts of words too')
        : vscode.l10n.t('Whole Word is off: find whole words only'),
    },
  ];
}

/** The choice that a button stands for; undefined for other buttons. */
export function choiceOf(button: vscode.QuickInputButton): keyof TextChoices | undefined {
  return 'choice' in button ? (button as ChoiceButton).choice : undefined;
}

function icon(name: string, isOn: boolean): vscode.ThemeIcon {
  return isOn ? new vscode.ThemeIcon(name, new vscode.ThemeColor('inputOption.activeForeground')) : new vscode.ThemeIcon(name);
}
