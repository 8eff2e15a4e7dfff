// Records the evidence of a request with the tokens of each place that were really sent.
import { countTokens } from '../../../packing/tokens.ts';
import type { EvidenceBook } from './evidenceBook.ts';
import type { EvidenceSet } from './evidenceSet.ts';
import type { EvidenceRecord } from '../../record/answerRecord.ts';

/**
 * Records of `evidenceSet`, with the tokens of the sent lines rather than of the whole place. Omits places that found no room in the
 * request.
 */
export async function sentEvidenceRecords(
  book: EvidenceBook,
  evidenceSet: EvidenceSet,
  label: (root: string) => string,
): Promise<EvidenceRecord[]> {
  const sentTexts = new Map<number, string[]>();
  const add = (n: number, lines: readonly string[]): void => void sentTexts.set(n, [...(sentTexts.get(n) ?? []), ...lines]);
  for (const { evidence, text } of evidenceSet.pieces) add(evidence.n, text);
  for (const { evidence, repeated } of evidenceSet.relations) if (evidence && !repeated) add(evidence.n, evidence.text);
  const records: EvidenceRecord[] = [];
  for (const record of book.records(label)) {
    const lines = sentTexts.get(record.n);
    if (lines) records.push({ ...record, tokens: await countTokens(lines.join('\n')) });
  }
  return records;
}
