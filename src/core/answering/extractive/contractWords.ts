// Words for a step that goes through a contract, such as a request to the route that answers it.
import * as l10n from '@vscode/l10n';
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import type { Edge } from '../../graph/edges/graphTypes.ts';
import { code } from '../page/markdownText.ts';

/** The contract, and whether the target certainly belongs to it; empty for other edges. */
export function contractWords({ through, confidence }: Pick<Edge, 'through' | 'confidence'>): string {
  if (through === undefined) return '';
  const words = l10n.t('through {0}', code(through));
  return confidence < minSureConfidence ? `${words}, ${l10n.t('possible')}` : words;
}
