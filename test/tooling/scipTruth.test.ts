// The bench that scores call edges against SCIP: names are matched by their places, and undecidable references do not count against an edge.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { calibrationError, calibrationRows, type CalibratedEdge } from '../bench/graph/calibration.ts';
import type { ScipDocument } from '../bench/graph/scipIndex.ts';
import { pairScore, ScipJudge, type ScoredEdge } from '../bench/graph/scipScore.ts';
import { aliasesIn, isOfDecorator } from '../bench/graph/scipStars.ts';
import { scipTruth, type ScipTruth } from '../bench/graph/scipTruth.ts';
import { outlines } from '../bench/graph/sourceOutline.ts';
import { outlineOfTypeScript } from '../bench/graph/typescriptOutline.ts';
import type { Outline, Place } from '../bench/graph/outline.ts';

/** References of a text: `«symbol:name»` names a symbol, `«=symbol:name»` defines it. Returns the text without marks, too. */
function parseMarkers(
  path: string,
  text: string,
  relationships: Readonly<Record<string, string>> = {},
): { document: ScipDocument; text: string } {
  const occurrences: ScipDocument['occurrences'][number][] = [];
  const lines = text.split('\n').map((line, at) => {
    let plain = '';
    for (const [, before = '', definition, symbol = '', name = ''] of line.matchAll(/([^«]*)(?:«(=?)([^:»]+):([^»]*)»)?/g)) {
      plain += before;
      if (symbol) occurrences.push({ range: [at, plain.length, plain.length + name.length], symbol, symbol_roles: definition ? 1 : 0 });
      plain += name;
    }
    return plain;
  });
  const symbols = Object.entries(relationships).map(([symbol, base]) => ({ symbol, relationships: [{ symbol: base }] }));
  return { document: { relative_path: path, occurrences, symbols }, text: lines.join('\n') };
}

function truthOf(files: Readonly<Record<string, string>>, relationships: Readonly<Record<string, string>> = {}): ScipTruth {
  const read = Object.entries(files).map(([path, text]) => parseMarkers(path, text, relationships));
  const outlines = new Map<string, Outline>(
    read.map(({ document, text }) => [document.relative_path, outlineOfTypeScript(document.relative_path, text)]),
  );
  return scipTruth(
    read.map(({ document }) => document),
    outlines,
  );
}

function keyAt(truth: ScipTruth, path: string, ...at: Place): string {
  const key = truth.keyAt(path, at);
  assert.ok(key !== undefined, `nothing is named at ${path}:${at.join(':')}`);
  return key;
}

function edge(path: string, line: number, caller: string | undefined, callee: string, name: string, confidence = 0.9): ScoredEdge {
  return { path, line, caller, callee, name, confidence, evidence: 'import-resolved' };
}

test('assigns a call to the innermost named function', () => {
  const truth = truthOf({
    'a.ts': [
      'export function «=f:f»() { return [1].map((x) => { «g:g»(x); }); }',
      'const «=h:h» = (x: number) => «g:g»(x);',
      'function «=g:g»(x: number) {}',
      '«g:g»(1);',
    ].join('\n'),
  });
  const g = keyAt(truth, 'a.ts', 2, 9);
  const callers = truth.calls.filter(({ name }) => name === 'g').map(({ caller, target }) => [caller, target]);
  assert.deepEqual(callers, [
    [keyAt(truth, 'a.ts', 0, 16), [g]],
    [keyAt(truth, 'a.ts', 1, 6), [g]],
    [undefined, [g]],
  ]);
});

test('identifies constructors by their class, even inherited and undefined ones', () => {
  const truth = truthOf({
    'a.ts': [
      'class «=A:A» { public constructor() {} }',
      'class «=B:B» extends «A:A» {}',
      'class «=C:C» extends «B:B» { «=C#`<constructor>`().:constructor»() { super(); } }',
      'function «=f:f»() { new «A`<constructor>`().:A»(); new «B:B»(); new «C#`<constructor>`().:C»(); }',
    ].join('\n'),
  });
  const [a, c] = [keyAt(truth, 'a.ts', 0, 6), keyAt(truth, 'a.ts', 2, 6)];
  const targets = Object.fromEntries(truth.calls.map(({ name, target }) => [name, target]));
  assert.deepEqual(targets, { super: [a], A: [a], B: [a], C: [c] });
  assert.equal(truth.calls.find(({ name }) => name === 'super')?.caller, c);
});

test('rates edges as right, wrong or undecidable', () => {
  const truth = truthOf(
    {
      'a.ts': [
        'interface I { «=I#run().:run»(): void }',
        'class A implements I { «=A#run().:run»() {} }',
        'class X { «=X#run().:run»() {} }',
        'function «=f:f»(i: I, run: () => void) { i.«I#run().:run»();',
        '  «f().(run):run»();',
        '  «lib/run().:run»(); }',
      ].join('\n'),
    },
    { 'A#run().': 'I#run().' },
  );
  const judge = new ScipJudge(truth);
  const [i, a, x, f] = [keyAt(truth, 'a.ts', 0, 14), keyAt(truth, 'a.ts', 1, 23), keyAt(truth, 'a.ts', 2, 10), keyAt(truth, 'a.ts', 3, 9)];
  assert.equal(judge.of(edge('a.ts', 3, f, i, 'run')), 'right');
  assert.equal(judge.of(edge('a.ts', 3, undefined, i, 'run')), 'wrong', 'another caller');
  assert.equal(judge.of(edge('a.ts', 3, f, a, 'run')), 'unseen', 'it may run instead of the method of the interface');
  assert.equal(judge.of(edge('a.ts', 3, f, x, 'run')), 'wrong');
  assert.equal(judge.of(edge('a.ts', 5, f, x, 'run')), 'wrong', 'a library is called');
  assert.equal(judge.of(edge('a.ts', 4, f, x, 'other')), 'unseen', 'nothing of that name is called there');
});

test('resolves a call to the decorated function, not to the result of the decorator', () => {
  const returned = 'scip-python python p 1 `m`/wrap#func().';
  const text = { 'a.ts': ['function «=f:f»() {', `  «${returned}:sort»(1);`, '}', `function «=${returned}:func»() {}`].join('\n') };
  assert.equal(truthOf(text).calls[0]?.target, 'unknown');
  assert.ok(isOfDecorator(returned, 'sort', new Set()));
  assert.ok(!isOfDecorator(returned, 'sort', aliasesIn(['from m import func as sort'])));
  assert.ok(!isOfDecorator(returned, 'func', new Set()));
  assert.ok(!isOfDecorator('scip-python python p 1 `m`/Box#__init__().', 'Box', new Set()));
});

test('counts each pair once, with those across files and in declaration files separately', () => {
  const truth = truthOf({
    'a.ts': 'export function «=f:f»() { «g:g»(); «g:g»(); «h:h»(); «d:d»(); }\nfunction «=h:h»() {}',
    'b.ts': 'export function «=g:g»() {}',
    'lib.d.ts': 'declare function «=d:d»(): void;',
  });
  const [f, g, h] = [keyAt(truth, 'a.ts', 0, 16), keyAt(truth, 'b.ts', 0, 16), keyAt(truth, 'a.ts', 1, 9)];
  const edges = [edge('a.ts', 0, f, g, 'g'), edge('a.ts', 0, f, h, 'h', 0.3), edge('a.ts', 0, h, g, 'g')];
  const score = pairScore(truth, edges, 0.5);
  assert.deepEqual([score.truePairs, score.right, score.wrong, score.unseen], [2, 1, 1, 0]);
  assert.deepEqual([score.precision, score.recall, score.crossFileTruePairs, score.crossFileRecall], [0.5, 0.5, 1, 1]);
  assert.deepEqual([score.declaredTruePairs, score.declaredRecall], [1, 0]);
  assert.equal(pairScore(truth, edges, 0.2).recall, 1);
});

test('outlines Python with joined overloads, outer decorators and UTF-16 columns', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clew-outline-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const lines = [
    'class A(B):',
    '    @property',
    '    def f(self): return 1',
    '    @f.setter',
    '    def f(self, x=make()): "ä😀"; call(x)',
    '    def __init__(self): pass',
  ];
  writeFileSync(join(folder, 'a.py'), lines.join('\n'));
  const outline = outlines(folder, ['a.py']).get('a.py');
  const [getter, setter] = outline?.functions ?? [];
  assert.deepEqual([getter?.at, getter?.isProperty, setter?.first], [[2, 8], true, [2, 8]]);
  assert.deepEqual(outline?.classes, [{ at: [0, 6], bases: [[0, 8]], constructs: [[5, 8]] }]);
  const [call, make] = ['call', 'make'].map((name) => outline?.calls.find((each) => each.name === name)?.at);
  assert.deepEqual(call, [4, lines[4]?.indexOf('call')]);
  assert.ok(make && setter && make[1] < setter.from[1], 'a default is evaluated before the body');
});

test('prints the gap between claimed confidence and measured share', () => {
  const of = (verdict: CalibratedEdge['verdict'], project = 'p'): CalibratedEdge => ({
    ...{ project, language: 'typescript', evidence: 'inherited', confidence: 0.9, candidates: 1, verdict },
  });
  const rows = calibrationRows([of('right'), of('wrong'), of('unseen'), of('right', 'q'), of('right', 'q')]);
  assert.deepEqual(
    rows.map(({ judged, unseen, right, halves }) => [judged, unseen, right, halves]),
    [[4, 1, 0.75, [0.5, 1]]],
  );
  assert.ok(Math.abs(calibrationError(rows) - 0.15) < 1e-9);
});
