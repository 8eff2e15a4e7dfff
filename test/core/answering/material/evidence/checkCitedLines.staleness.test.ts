// Citations after edits: lines that moved are found again, lines that changed or disappeared are unsupported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCitedLines, findLines } from '../../../../../src/core/answering/material/evidence/checkCitedLines.ts';
import { hashLines, splitLines } from '../../../../../src/core/answering/material/evidence/evidenceBook.ts';
import { memoryDigest as digest } from '../../../../support/memory.ts';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const source = dedent`
  const a = 1;

  export function first() {
    return a;
  }

  export function second() {
    return first();
  }
`;

async function citationOfSecond({ codebase }: OpenedFixture) {
  const record = await ask(codebase, 'What does `second` do?');
  const citation = record.citations.find(({ title }) => title === 'second');
  assert.ok(citation?.hash);
  return { root: 'root', path: citation.file, lineStart: citation.lineStart, lineEnd: citation.lineEnd, hash: citation.hash };
}

test('a citation is located at its old or new lines, and nowhere after its text changed', async () => {
  const fixture = await openFixture({ 'a.ts': source });
  const place = await citationOfSecond(fixture);
  assert.deepEqual(await fixture.codebase.locate(place), { lineStart: 7, lineEnd: 9, moved: false });
  fixture.files.write('a.ts', `// new\n// lines\n${source}`);
  assert.deepEqual(await fixture.codebase.locate(place), { lineStart: 9, lineEnd: 11, moved: true });
  fixture.files.write('a.ts', source.replace('return first()', 'return first() + 1'));
  assert.equal(await fixture.codebase.locate(place), undefined);
  fixture.files.remove('a.ts');
  assert.equal(await fixture.codebase.locate(place), undefined);
});

test('a citation is located in the open buffer instead of the file on disk', async () => {
  const fixture = await openFixture({ 'a.ts': source });
  const place = await citationOfSecond(fixture);
  await fixture.codebase.overlay('root', 'a.ts', `\n${source}`);
  assert.deepEqual(await fixture.codebase.locate(place), { lineStart: 8, lineEnd: 10, moved: true });
  await fixture.codebase.overlay('root', 'a.ts', null);
  assert.deepEqual(await fixture.codebase.locate(place), { lineStart: 7, lineEnd: 9, moved: false });
});

test('a citation is located in spite of other line endings', async () => {
  const fixture = await openFixture({ 'a.ts': source });
  const place = await citationOfSecond(fixture);
  fixture.files.write('a.ts', source.replaceAll('\n', '\r\n'));
  assert.equal((await fixture.codebase.locate(place))?.moved, false);
});

test('an outdated index leads to unsupported citations, not to verified ones of wrong lines', async () => {
  const fixture = await openFixture({ 'a.ts': source });
  fixture.files.write('a.ts', `${'// moved\n'.repeat(20)}${source}`);
  const record = await ask(fixture.codebase, 'What does `second` do?');
  const secondCitations = record.citations.filter(({ title }) => title === 'second');
  assert.ok(
    secondCitations.every(({ status }) => status === 'unsupported'),
    JSON.stringify(secondCitations),
  );
  assert.ok(record.unsupportedSentences > 0);
  assert.notEqual(record.confidence.level, 'high');
});

test('a claim is verified, moved or unsupported by the current lines', () => {
  const file = splitLines(dedent`
    a
    b
    c
    b
    c
  `);
  const claim = { lines: { first: 1, last: 2 }, hash: hashLines(['b', 'c'], digest) };
  assert.equal(checkCitedLines(claim, file, digest).status, 'verified');
  assert.equal(checkCitedLines({ ...claim, name: 'zebra' }, file, digest).status, 'unsupported');
  assert.equal(checkCitedLines(claim, undefined, digest).status, 'unsupported');
  assert.deepEqual(checkCitedLines(claim, ['x', ...file], digest).lines, { first: 2, last: 3 });
  assert.equal(checkCitedLines(claim, ['x', ...file], digest).status, 'moved');
  assert.equal(checkCitedLines(claim, ['x'], digest).status, 'unsupported');
});

test('the nearest of several equal lines is chosen', () => {
  const file = ['x', '', '', '', 'x', '', 'x'];
  assert.deepEqual(findLines({ first: 5, last: 5 }, hashLines(['x'], digest), file, digest), { first: 4, last: 4 });
  assert.equal(findLines({ first: 50, last: 50 }, hashLines(['y'], digest), file, digest), undefined);
  assert.deepEqual(findLines({ first: 50, last: 50 }, hashLines(['x'], digest), file, digest), { first: 6, last: 6 });
});

test('a name is in the lines if each of its parts is', () => {
  const file = splitLines('module Shop::Till\n  def close; end\nend\n');
  const claim = { lines: { first: 0, last: 1 }, hash: hashLines(file.slice(0, 2), digest) };
  assert.equal(checkCitedLines({ ...claim, name: 'Shop.Till' }, file, digest).status, 'verified');
  assert.equal(checkCitedLines({ ...claim, name: 'Shop.Safe' }, file, digest).status, 'unsupported');
});
