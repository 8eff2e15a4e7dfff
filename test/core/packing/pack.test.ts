// Packing into a token budget: order, shares of pieces, and cuts with a marker in a comment of the language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultAskSettings } from '../../../src/core/base/settings/askSettings.ts';
import { budgetOf } from '../../../src/core/packing/budget.ts';
import { cutSource, defaultCutLimits } from '../../../src/core/packing/cut.ts';
import { pack } from '../../../src/core/packing/pack.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `    value_${i} = compute(${i})`);

test('leaves short source whole', () => {
  assert.deepEqual(cutSource(['def f():', '    pass'], 'python', 100).cutCount, 0);
});

test('cuts a function at 150 lines, with a marker that counts the missing ones', () => {
  const { text, cutCount } = cutSource(['def f():', ...lines(199)], 'python', 100_000);
  assert.equal(cutCount, 50);
  assert.equal(text.split('\n').at(-1), '# 50 lines cut');
});

test('writes the marker as a comment of the language', () => {
  const marks = { cmake: '#', css: '/*', vue: '<!--', sql: '--', lisp: ';', go: '//', unknown: '//' };
  for (const [language, mark] of Object.entries(marks)) {
    const last = cutSource(lines(200), language, 100_000).text.split('\n').at(-1);
    assert.ok(last?.startsWith(`${mark} `), `${language}: ${last}`);
  }
});

test('keeps the deciding lines, with a marker for each hole', () => {
  const { text, cutCount } = cutSource(['function f() {', ...lines(98), 'throw x;', '}'], 'typescript', 200, { keep: [99] });
  const cutLines = text.split('\n');
  assert.equal(cutLines[0], 'function f() {');
  assert.ok(cutLines.includes('throw x;'));
  const markedCount = cutLines.flatMap((line) => /^\/\/ (\d+) lines? cut$/.exec(line)?.[1] ?? []).reduce((sum, n) => sum + Number(n), 0);
  assert.equal(markedCount, cutCount);
  assert.equal(cutLines.length - cutLines.filter((line) => line.startsWith('// ')).length + cutCount, 101);
});

test('packs pieces in their order within the budget, and counts those that do not fit', () => {
  const item = { lines: lines(60), language: 'python', documentation: false };
  const budget = budgetOf('diagnostic');
  const { packedPieces, tokens, omittedCount } = pack(
    Array.from({ length: 10 }, () => item),
    budget,
  );
  assert.deepEqual(
    packedPieces.map(({ index }) => index),
    packedPieces.map((_, i) => i),
  );
  assert.ok(tokens <= budget.source, String(tokens));
  assert.equal(omittedCount, 10 - packedPieces.length);
  assert.ok(omittedCount > 0);
});

test('does not let one long piece displace the others', () => {
  const long = { lines: lines(400), language: 'python', documentation: false };
  const short = { lines: lines(3), language: 'python', documentation: false };
  assert.equal(pack([long, short, short], budgetOf('exploratory')).packedPieces.length, 3);
});

test('shows long pieces whole or leaves them out where the settings forbid cuts', () => {
  const cut = { ...defaultCutLimits, cuts: false };
  const long = lines(150);
  assert.deepEqual(cutSource(long, 'python', 100, {}, cut), {
    text: long.join('\n'),
    cutCount: 0,
    offsets: [...long.keys()],
    tokens: 1500,
  });
  const whole = budgetOf('diagnostic', undefined, { ...defaultAskSettings, 'source.cutLong': false });
  assert.equal(whole.cutLimits.cuts, false);
  const item = { lines: long, language: 'python', documentation: false };
  const packedIn = (room: number, cuts: boolean): readonly number[] =>
    pack([item, { ...item, lines: lines(3) }], {
      ...whole,
      initial: room,
      source: room,
      cutLimits: { ...defaultCutLimits, cuts },
    }).packedPieces.map(({ offsets: kept }) => kept.length);
  assert.deepEqual(packedIn(1800, false), [150, 3]);
  assert.deepEqual(packedIn(1000, false), [3], 'the long one comes first and is left out');
  assert.deepEqual(packedIn(1000, true).length, 2);
});

test('reserves the tokens for a marker by a setting', () => {
  const keptLineCount = (markerTokens: number): number =>
    cutSource(
      lines(90),
      'python',
      500,
      {},
      budgetOf('diagnostic', undefined, { ...defaultAskSettings, 'source.markerTokens': markerTokens }).cutLimits,
    ).offsets.length;
  const counts = [5, 20, 200].map(keptLineCount);
  assert.ok((counts[0] ?? 0) > (counts[1] ?? 0) && (counts[1] ?? 0) > (counts[2] ?? 0), counts.join(', '));
});

test('shows small pieces whole and divides the remaining tokens evenly if asked to', () => {
  const item = (count: number): { lines: string[]; language: string; documentation: boolean; isRequested: boolean } => ({
    lines: lines(count),
    language: 'python',
    documentation: false,
    isRequested: true,
  });
  const room = { initial: 1000, documents: 1000, source: 1000 };
  const keptOf = (counts: readonly number[], evenly: number): readonly number[] =>
    pack(counts.map(item), { ...room, minEvenShare: evenly }).packedPieces.map(({ offsets: kept }) => kept.length);
  assert.deepEqual(keptOf([70, 5], 250), [70, 5], 'there is room for both');
  assert.deepEqual(keptOf([3, 3, 3, 60], 250), [3, 3, 3, 60]);
  const [first = 0, second = 0, small] = keptOf([120, 120, 5], 250);
  assert.equal(small, 5);
  assert.ok(first >= 40 && Math.abs(first - second) <= 3, `${first}, ${second}`);
});

test('counts lines that were shown before neither as tokens nor as cut', () => {
  const source = lines(40);
  const omit = new Set(Array.from({ length: 20 }, (_, i) => i + 10));
  const whole = cutSource(source, 'python', 210, { omit });
  assert.deepEqual([whole.cutCount, whole.offsets.length], [0, 20]);
  const cut = cutSource(source, 'python', 100, { omit });
  assert.equal(cut.cutCount + cut.offsets.length, 20);
  assert.ok(cut.offsets.every((i) => !omit.has(i)));
});

test('scales all parts of a budget with its total', () => {
  assert.equal(budgetOf('conceptual', 24_000).initial, 14_000);
  assert.equal(budgetOf('diagnostic').documents, 1000);
});
