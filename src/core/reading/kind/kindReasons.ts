// Explanations for the kind of a question: clauses that continue "Chosen because".
import * as l10n from '@vscode/l10n';
import type { QuestionKind } from './questionKinds.ts';

const reasons: Readonly<Record<QuestionKind, () => string>> = {
  conceptual: () => l10n.t('it asks what something is or how it works'),
  diagnostic: () => l10n.t('it describes a failure'),
  exploratory: () => l10n.t('it asks to follow code step by step'),
  analytical: () => l10n.t('it asks for an assessment'),
  impact: () => l10n.t('it asks what a change affects'),
  tests: () => l10n.t('it asks which tests there are'),
  calls: () => l10n.t('it asks what something calls'),
  raises: () => l10n.t('it asks which errors something raises'),
  dependencies: () => l10n.t('it asks what something imports'),
  raisers: () => l10n.t('it asks who raises an error'),
  catches: () => l10n.t('it asks who catches an error'),
  writes: () => l10n.t('it asks who writes something'),
  reads: () => l10n.t('it asks who reads something'),
  constructs: () => l10n.t('it asks where something is constructed'),
  imports: () => l10n.t('it asks who imports something'),
  sends: () => l10n.t('it asks who sends something'),
  handles: () => l10n.t('it asks who handles something'),
  overrides: () => l10n.t('it asks for overrides'),
  overloads: () => l10n.t('it asks for overloads'),
  subtypes: () => l10n.t('it asks for subtypes'),
  callers: () => l10n.t('it asks who calls something'),
  uses: () => l10n.t('it asks where something is used'),
  path: () => l10n.t('it asks for the path from one thing to another'),
  unused: () => l10n.t('it asks what nobody uses'),
};

/** Explanation of `kind` as a sentence. */
export function reasonOf(kind: QuestionKind): string {
  return l10n.t('Chosen because {0}.', reasons[kind]());
}
