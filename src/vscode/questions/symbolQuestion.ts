// Questions about one symbol that the graph answers without a model: its callers, its errors, the impact of a change.
import * as l10n from '@vscode/l10n';
import type { CallRelation } from '../../core/searching/callRelation.ts';
import type { QuestionRequest } from '../chats/chat.ts';
import type { About } from './nextQuestion.ts';

/** The question for `relation` of the symbol `name`, which the question is about. */
export function symbolQuestion(relation: CallRelation, name: string, { label, focus }: About): QuestionRequest {
  return {
    question: questionText(relation, `\`${name}\``),
    about: label,
    options: { mode: 'exploratory', modeBy: 'command', relation, focus },
  };
}

function questionText(relation: CallRelation, name: string): string {
  switch (relation) {
    case 'callers':
      return l10n.t('Who calls {0}?', name);
    case 'calls':
      return l10n.t('Trace what happens from {0}', name);
    case 'raises':
      return l10n.t('What can {0} raise?', name);
    case 'impact':
      return l10n.t('What breaks if I change {0}?', name);
    case 'tests':
      return l10n.t('Which tests cover {0}?', name);
  }
}
