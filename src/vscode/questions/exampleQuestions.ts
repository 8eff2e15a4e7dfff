// Words the questions of an empty panel: some fit every project, others come from this project's index.
import * as l10n from '@vscode/l10n';
import type { FirstQuestion } from '../../core/planning/firstQuestions.ts';
import type { ExampleView } from '../../protocol/toPanel.ts';

/** Contents of the index: nothing, text without code, code, or not known yet. */
export type IndexContents = 'nothing' | 'text' | 'code' | 'unknown';

/** Questions in display order. Without `firstQuestions`, as before there is an index, only those that every project can answer. */
export function examplesOf(firstQuestions: readonly FirstQuestion[], contents: IndexContents): readonly ExampleView[] {
  if (contents === 'nothing') return [];
  const projectExample: ExampleView = { mode: 'conceptual', question: l10n.t('What does this project do, and where does it start?') };
  const couplingExample: ExampleView = { mode: 'analytical', question: l10n.t('Which parts are too tightly coupled?') };
  const ownExamples = firstQuestions.map((each) => exampleOf(each));
  if (contents === 'text') return [projectExample];
  return [projectExample, ...ownExamples, ...(ownExamples.some(({ mode }) => mode === 'analytical') ? [] : [couplingExample])];
}

function exampleOf({ about, name }: FirstQuestion): ExampleView {
  switch (about) {
    case 'symbol':
      return { mode: 'conceptual', question: l10n.t('How does `{0}` work?', name) };
    case 'route':
      return { mode: 'exploratory', question: l10n.t('Trace what happens on {0}', name) };
    case 'flow':
      return { mode: 'exploratory', question: l10n.t('Trace what happens from `{0}` on', name) };
    case 'error':
      return { mode: 'diagnostic', question: l10n.t('Why does it fail with "{0}"?', name) };
    case 'folder':
      return { mode: 'analytical', question: l10n.t('Which parts of {0} are too tightly coupled?', name) };
    default:
      return about satisfies never;
  }
}
