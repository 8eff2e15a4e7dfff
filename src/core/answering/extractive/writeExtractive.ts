// Writes the answer without a model from what the index knows, by mode. Every line about code cites it.
import * as l10n from '@vscode/l10n';
import type { Retrieval } from '../../planning/retrieve.ts';
import type { ResolvedScope } from '../../searching/scope.ts';
import { writeAnalytical } from './analytical.ts';
import { writeConceptual } from './conceptual.ts';
import { writeDecision } from './conditions/decisionAnswer.ts';
import type { WriterContext } from './writerContext.ts';
import { writeDiagnostic } from './failures/diagnostic.ts';
import { writeExploratory } from './exploratory.ts';
import { code } from '../page/markdownText.ts';

/** Writes the answer of a plan onto the page of `writerContext`. Its limits come first: an unknown scope, an incomplete index. */
export async function writeExtractive(
  writerContext: WriterContext,
  { plan, decision }: Pick<Retrieval, 'plan' | 'decision'>,
  scope: ResolvedScope,
): Promise<void> {
  if (!scope.known) {
    writerContext.page.add(l10n.t('Nothing in this workspace is named {0}, so there was nothing to search in.', code(scope.text ?? '')));
    return;
  }
  const share = Math.floor(100 * writerContext.linkedShare);
  if (share < 1) writerContext.page.add(`*${l10n.t('The index is still being built: this answer covers few of the files.')}*`);
  else if (share < 100)
    writerContext.page.add(`*${l10n.t('The index is still being built: this answer covers {0} % of the files.', share)}*`);
  if (decision) return writeDecision(writerContext, decision, plan);
  switch (plan.mode) {
    case 'conceptual':
      return writeConceptual(writerContext, plan);
    case 'diagnostic':
      return writeDiagnostic(writerContext, plan);
    case 'exploratory':
      return writeExploratory(writerContext, plan);
    case 'analytical':
      return writeAnalytical(writerContext, plan, scope.text);
  }
}
