// The lines that a click on a citation looks for, the question about an error, the view of the index, and the page of the panel.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeOfCitation } from '../../../src/vscode/places/citedPlace.ts';
import { readMentions } from '../../../src/core/reading/readMentions.ts';
import { diagnosticQuestion, type Problem } from '../../../src/vscode/questions/diagnosticQuestion.ts';
import { indexView, type IndexViewInput } from '../../../src/vscode/workspace/indexView.ts';
import { panelPage } from '../../../src/vscode/panelPage.ts';
import { answerRecord, citation, evidence } from '../../webview/record.ts';

describe('placeOfCitation', () => {
  it('uses the digest of the citation when there is one', () => {
    const place = placeOfCitation(answerRecord({ citations: [citation({ hash: 'own' })] }), 1);
    assert.deepEqual([place?.hash, place?.lineStart, place?.offset, place?.length], ['own', 10, 0, 3]);
  });

  it('uses the smallest evidence that contains a citation without a digest', () => {
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

  it('returns undefined for an unsupported or unknown citation', () => {
    assert.equal(placeOfCitation(answerRecord({ citations: [citation({ status: 'unsupported' })] }), 1), undefined);
    assert.equal(placeOfCitation(answerRecord(), 7), undefined);
  });
});

const problem: Problem = {
  path: 'src/a.ts',
  line: 4,
  message: "Type 'string' is not assignable to type 'number'.",
  source: 'ts',
  code: '2322',
  relatedRemarks: [{ path: 'src/b.ts', line: 9, message: 'The expected type comes from here.' }],
  lines: ['const a: number = "x";'],
  firstLine: 4,
  language: 'typescript',
};

describe('diagnosticQuestion', () => {
  it('contains message, source, code, related places and the lines around', () => {
    const text = diagnosticQuestion(problem);
    for (const part of ['ts 2322', 'src/a.ts:4', problem.message, 'src/b.ts:9', '4  const a: number', '```typescript'])
      assert.ok(text.includes(part), part);
  });

  it('quotes the message, so that search looks for it literally', () => {
    assert.ok(
      readMentions(diagnosticQuestion({ ...problem, message: 'Orders without a fee are not allowed.' })).quotedTexts.includes(
        'Orders without a fee are not allowed.',
      ),
    );
  });

  it('uses a fence that backquotes in the code cannot close', () => {
    const text = diagnosticQuestion({ ...problem, lines: ['const t = `${`````}`;', '```'] });
    assert.ok(text.endsWith('\n``````'), text);
  });

  it('counts omitted remarks and cut characters', () => {
    const related = Array.from({ length: 14 }, (_, i) => ({ path: 'b.ts', line: i + 1, message: 'm' }));
    assert.match(diagnosticQuestion({ ...problem, relatedRemarks: related }), /- 4 more/);
    assert.match(diagnosticQuestion({ ...problem, lines: ['x'.repeat(250)] }), /\(\+50\)/);
  });
});

const facts: IndexViewInput = {
  folders: 1,
  started: true,
  paused: false,
  progress: undefined,
  skippedByReason: {},
  failure: undefined,
  restricted: false,
  fileCountToApprove: undefined,
};
const progress = { phase: 'ready', done: 5, total: 5, files: 5, symbols: 9, chunks: 9, edges: 2 } as const;

describe('indexView', () => {
  it('has one state for each situation', () => {
    const states: readonly [Partial<IndexViewInput>, string][] = [
      [{ folders: 0 }, 'no-folder'],
      [{ started: false }, 'waiting'],
      [{}, 'starting'],
      [{ progress: { ...progress, phase: 'reading' } }, 'indexing'],
      [{ progress }, 'ready'],
      [{ progress, failure: 'It broke.' }, 'failed'],
      [{ progress: { ...progress, phase: 'reading' }, paused: true }, 'paused'],
      [{ progress: { ...progress, phase: 'failed' } }, 'failed'],
    ];
    for (const [over, state] of states) assert.equal(indexView({ ...facts, ...over }).state, state);
  });

  it('has a message when there is nothing to search, in Restricted Mode, and while it waits for approval', () => {
    assert.match(indexView({ ...facts, progress: { ...progress, files: 0 } }).message ?? '', /No file here/);
    assert.match(indexView({ ...facts, progress, restricted: true }).message ?? '', /^Restricted Mode: /);
    // What waits for a word is told by its message: there is none before anything has begun.
    assert.equal(indexView({ ...facts, started: false, restricted: true }).message, undefined);
    assert.match(indexView({ ...facts, started: false, fileCountToApprove: 20_000 }).message ?? '', /20,000/);
  });

  it('counts excluded files of all reasons together', () => {
    assert.equal(indexView({ ...facts, progress, skippedByReason: { binary: 2, gitignore: 3 } }).skipped, 5);
  });
});

describe('panelPage', () => {
  it('allows no inline code and no foreign source', () => {
    const page = panelPage({ script: 's.js', style: 's.css', source: 'https://own.test', nonce: 'N', language: 'en' });
    assert.match(page, /default-src 'none'; script-src 'nonce-N'; style-src https:\/\/own\.test; font-src https:\/\/own\.test/);
    assert.doesNotMatch(page, /unsafe|style=|<style|onclick|<script(?! nonce="N" src=)/);
  });
});
