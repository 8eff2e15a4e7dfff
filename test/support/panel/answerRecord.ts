// An answer record for tests of panel and host, with fields that a test can override.
import type { AnswerRecord, Citation, EvidenceRecord } from '../../../src/core/answering/record/answerRecord.ts';

/** A verified citation of `src/orders.ts`, lines 10 to 12. */
export function citation(over: Partial<Citation> = {}): Citation {
  return { n: 1, root: '', file: 'src/orders.ts', lineStart: 10, lineEnd: 12, title: 'placeOrder', status: 'verified', ...over };
}

/** A piece of evidence that holds {@link citation}. */
export function evidence(over: Partial<EvidenceRecord> = {}): EvidenceRecord {
  const place = { n: 1, root: '', file: 'src/orders.ts', lineStart: 8, lineEnd: 20, symbol: 'placeOrder' };
  return { ...place, why: 'defines placeOrder', pass: 1, tokens: 80, hash: 'evidence-hash', ...over };
}

/** An extractive answer with one citation. */
export function answerRecord(over: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    id: 'record',
    sessionId: 'session',
    question: 'Where are orders placed?',
    strategy: 'single-pass',
    model: null,
    mode: { value: 'conceptual', confidence: 0.8, reason: 'asks where something is', scope: null, by: 'rules' },
    answer: 'Orders are placed in `placeOrder` [1].',
    citations: [citation()],
    unsupportedSentences: 0,
    confidence: { level: 'high', reasons: [] },
    passes: [],
    gaps: { identified: [], resolved: [], unresolved: [] },
    stop: 'no-gaps',
    contextFromCache: false,
    search: { retrievers: [], found: 1, used: 1 },
    evidence: [evidence()],
    tokens: { prompt: 0, initial: 80, byPass: [80], total: 80, budget: 6000, encoding: 'o200k_base' },
    ms: { total: 1234 },
    coverage: { text: 1, graph: 1, vectors: 0 },
    disclaimer: '',
    modelUse: null,
    cut: false,
    notices: [],
    secretsReplaced: 0,
    ...over,
  };
}
