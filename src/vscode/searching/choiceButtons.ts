// Buttons of an exact search while typing: case and whole words, like find-in-files.
import * as vscode from 'vscode';
import type { TextChoices } from '../../core/text/typedQuery.ts';

interface ChoiceButton extends vscode.QuickInputButton {
  readonly choice: keyof TextChoices;
}

/** The choices in words: buttons of a list look the same whether on or off. */
export function choiceTitle({ matchCase, wholeWord }: TextChoices): string {
  const letters = matchCase ? vscode.l10n.t('case as typed') : vscode.l10n.t('any case');
  return vscode.l10n.t('Exact search: {0}, {1}', letters, wholeWord ? vscode.l10n.t('whole words') : vscode.l10n.t('parts of words too'));
}

/** One button per choice. Its tooltip, which screen readers read, says whether it is on. */
export function choiceButtons({ matchCase, wholeWord }: TextChoices): readonly ChoiceButton[] {
  return [
    {
      choice: 'matchCase',
      iconPath: new vscode.ThemeIcon('case-sensitive'),
      tooltip: matchCase ? vscode.l10n.t('Match Case (on)') : vscode.l10n.t('Match Case (off)'),
    },
    {
      choice: 'wholeWord',
      iconPath: new vscode.ThemeIcon('whole-word'),
      tooltip: wholeWord ? vscode.l10n.t('Whole Word (on)') : vscode.l10n.t('Whole Word (off)'),
    },
  ];
}

/** The choice of a button; undefined for other buttons. */
export function textChoiceOf(button: vscode.QuickInputButton): keyof TextChoices | undefined {
  return 'choice' in button ? (button as ChoiceButton).choice : undefined;
}
