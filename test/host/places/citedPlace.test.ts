// The lines that a click on a citation looks for.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { placeOfCitation } from '../../../src/vscode/places/citedPlace.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';

suite('placeOfCitation', () => {
  test('uses the digest of the citation when there is one', () => {
    const place = placeOfCitation(answerRecord({ citations: [citation({ hash: 'own' })] }), 1);
    assert.deepEqual([place?.hash, place?.lineStart, place?.offset, place?.length], ['own', 10, 0, 3]);
  });

  test('uses the smallest evidence that contains a citation without a digest', () => {
    const record = answerRecord({
      evidence: [evidence({ n: 1, lineStart: 1, lineEnd: 90, hash: 'large' }), evidence({ n: 2 }), evidence({ n: 3, file: 'other.ts' })],
    });
    assert.deepEqual(placeOfCitation(record, 1), {
      root: '',
      file: 'src/orders.ts',
      lineStart: 8,
      lineEnd: 20,
      hash: 'evidence-hash',
      offset: 2,
      length: 3,
    });
  });

  test('returns undefined for an unsupported or unknown citation', () => {
    assert.equal(placeOfCitation(answerRecord({ citations: [citation({ status: 'unsupported' })] }), 1), undefined);
    assert.equal(placeOfCitation(answerRecord(), 7), undefined);
  });
});
