// Confidence in an answer without a model: the kind of results gives a level, and each objection can only lower it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { rateConfidence } from '../../../../src/core/answering/outcome/answerConfidence.ts';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import type { Wording } from '../../../../src/core/answering/understanding/wording.ts';
import type { ConceptualPlan } from '../../../../src/core/planning/conceptualPlan.ts';
import type { DiagnosticPlan } from '../../../../src/core/planning/diagnosticPlan.ts';
import type { ExploratoryPlan } from '../../../../src/core/planning/exploratoryPlan.ts';
import type { Plan } from '../../../../src/core/planning/plan.ts';
import type { Subject } from '../../../../src/core/planning/subjects.ts';
import type { Retrieval } from '../../../../src/core/planning/retrieve.ts';
import type { Candidate } from '../../../../src/core/searching/candidate.ts';
import { citation } from '../../../support/panel/answerRecord.ts';

const whole = { text: 1, graph: 1, vectors: 1 };
const place: Candidate = {
  ...{ root: 'r', path: 'a.ts', role: 'code', lines: { first: 0, last: 3 } },
  ...{ symbol: null, title: '', score: 1, why: '' },
};

const conceptual: ConceptualPlan = {
  mode: 'conceptual',
  ...{ subjects: [], definitions: [], documents: [], overviews: [], placeOutsideDefinitions: null, focus: [] },
};
const diagnostic: DiagnosticPlan = {
  ...{ mode: 'diagnostic', anchored: true, message: 'none' },
  ...{ frames: [], sites: [], state: [], exceptions: [], changes: [], editorProblems: [], placesToRead: [], tests: [] },
};
const exploratory: ExploratoryPlan = {
  ...{ mode: 'exploratory', subjects: [], describedSymbol: undefined, flows: [], callers: [], relationPlan: undefined, paths: [] },
  ...{ ends: undefined, missing: [], leftOut: [], raises: [], pivotal: [], further: [] },
};

/** A name of the question with `count` definitions. */
function subjectWith(count: number): Subject {
  return { name: 'send', definitions: Array.from({ length: count }, () => ({})) } as unknown as Subject;
}

function retrievalOf(plan: Plan): Retrieval {
  return { plan, rankedCandidates: [place], retrievers: [] };
}

function levelOf(plan: Plan): string {
  return rateConfidence(retrievalOf(plan), [citation()], whole).level;
}

suite('the kind of results', () => {
  test('of a name: high for one definition, medium for several, low for none', () => {
    const levels = [1, 2, 0].map((count) => levelOf({ ...conceptual, subjects: [subjectWith(count)] }));
    assert.deepEqual(levels, ['high', 'medium', 'low']);
  });

  test('that words alone found is medium', () => {
    assert.equal(levelOf(conceptual), 'medium');
  });

  test('that matches a description is low where the next match is almost as good, unless a model judged them', () => {
    const definitionsWith = (score: number): ConceptualPlan => ({
      ...conceptual,
      definitions: [place, { ...place, score }],
      describes: new Map(),
    });
    const ratingOf = (plan: Plan, wording?: Wording): AnswerRecord['confidence'] =>
      rateConfidence(retrievalOf(plan), [citation()], whole, wording);
    const words: Wording = { words: ['a'], unknown: [], unknownName: false, foreign: false };
    assert.equal(ratingOf(definitionsWith(0.5), words).level, 'medium');
    assert.equal(ratingOf(definitionsWith(0.95), words).level, 'low');
    assert.match(ratingOf(definitionsWith(0.95), words).reasons.join(' '), /almost as well/);
    assert.equal(ratingOf(definitionsWith(0.95)).level, 'medium');
    assert.equal(ratingOf({ ...definitionsWith(0.95), subjects: [subjectWith(1)] }, words).level, 'high');
  });

  test('of an error: medium where its text was found, low where only words lead there', () => {
    assert.equal(levelOf({ ...diagnostic, message: 'found' }), 'medium');
    assert.equal(levelOf({ ...diagnostic, message: 'missing' }), 'low');
    assert.equal(levelOf({ ...diagnostic, anchored: false }), 'low');
  });

  test('of a flow is low without an entry point, with its reason', () => {
    const { level, reasons } = rateConfidence(retrievalOf(exploratory), [citation()], whole);
    assert.equal(level, 'low');
    assert.ok(reasons.includes('No entry point was found for the flow.'), reasons.join(' '));
  });
});

suite('an objection', () => {
  const retrieval = retrievalOf({ ...conceptual, subjects: [subjectWith(1)] });

  test('is an answer without citations: low', () => {
    assert.equal(rateConfidence(retrieval, [], whole).level, 'low');
  });

  test('is a citation that could not be verified: medium, and their number is a reason', () => {
    const { level, reasons } = rateConfidence(retrieval, [citation(), citation({ n: 2, status: 'unsupported' })], whole);
    assert.equal(level, 'medium');
    assert.ok(reasons.includes('1 of 2 citations could not be verified.'), reasons.join(' '));
  });

  test('is an incomplete index: medium', () => {
    assert.equal(rateConfidence(retrieval, [citation()], { ...whole, text: 0.5 }).level, 'medium');
  });

  test('is a question of which the index does not know enough words: low, unless a name leads to the result', () => {
    const wording: Wording = { words: ['parcel', 'route'], unknown: ['parcel'], unknownName: false, foreign: false };
    assert.equal(rateConfidence(retrievalOf(conceptual), [citation()], whole, wording).level, 'low');
    assert.equal(rateConfidence(retrieval, [citation()], whole, wording).level, 'high');
  });
});
