// The order of evidence in a context for another assistant: cited pieces first.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AnswerRecord, Citation, EvidenceRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { orderForContext } from '../../../src/vscode/chats/orderForContext.ts';

const citation = (n: number, file: string, line: number, status: Citation['status'] = 'verified'): Citation => ({
  ...{ n, root: '', file, lineStart: line, lineEnd: line + 1, title: file, status },
});

suite('orderForContext', () => {
  const evidence = (n: number, file: string, lineStart = 1, lineEnd = 20): EvidenceRecord => ({
    ...{ n, root: '', file, lineStart, lineEnd, why: '', pass: 1, tokens: 1, hash: '' },
  });
  const order = (pieces: readonly EvidenceRecord[], marks: Parameters<typeof orderForContext>[1] = []): readonly number[] => {
    const known = {
      evidence: pieces,
      citations: [citation(1, 'src/c.ts', 4), citation(2, 'src/b.ts', 4), citation(3, 'src/a.ts', 4, 'unsupported')],
    };
    return orderForContext(known as unknown as AnswerRecord, marks).map(({ n }) => n);
  };
  const three = [evidence(1, 'src/a.ts'), evidence(2, 'src/b.ts'), evidence(3, 'src/c.ts')];

  test('puts evidence of proven citations first, then the rest as it was read', () => {
    assert.deepEqual(order(three), [3, 2, 1]);
  });

  test('puts pinned evidence first and leaves out excluded evidence', () => {
    assert.deepEqual(
      order(three, [
        { n: 1, mark: 'pinned' },
        { n: 2, mark: 'excluded' },
      ]),
      [1, 3],
    );
  });

  test('leaves out a piece whose lines an earlier piece contains', () => {
    assert.deepEqual(order([...three, evidence(4, 'src/a.ts', 3, 5)]), [3, 2, 1]);
  });
});
