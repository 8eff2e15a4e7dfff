// Records and manifests as bytes: decoding restores them, and damaged bytes are recognized.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Packr } from 'msgpackr';
import { decodeManifest, encodeManifest } from '../../../../src/core/indexing/records/manifest.ts';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import { extractEverything } from '../../../../src/core/symbols/extractionSwitches.ts';
import { forgetUnpacked } from '../../../../src/core/indexing/records/packedFacts.ts';
import { decodeRecord, encodeRecord, recordKey, recordShape } from '../../../../src/core/indexing/records/record.ts';
import { plainSymbol } from '../../../../src/core/symbols/plainSymbol.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';
import { filterProbe, mayHold, textFilter } from '../../../../src/core/text/textFilter.ts';

const parsers = await testParsers();

test('restores a record with hostile names and odd texts', async () => {
  const text = [
    'class __proto__ { constructor() { this.hasOwnProperty = 1; } toString() { throw new Error("lone \ufffd, emoji 😀, ‮rtl"); } }',
    'export const constructor = "__proto__";',
    'function 解析(ключ) { return ключ.__proto__.constructor(); }',
  ].join('\r\n');
  const record = await analyze(text, 'typescript', parsers);
  assert.ok(record.facts.symbols.some(({ name }) => name === '__proto__'));
  const back = decodeRecord(encodeRecord(record));
  const whole = { ...record, facts: { checks: [], ...record.facts } };
  assert.deepEqual(JSON.parse(JSON.stringify(back)), JSON.parse(JSON.stringify(whole)));
});

test('forgets facts that only linking needs, and unpacks them again on access', async () => {
  const text = 'export function f(a: B) { const c = g(a); if (a instanceof D) c.h(); }';
  const back = decodeRecord(encodeRecord(await analyze(text, 'typescript', parsers)));
  assert.ok(back);
  const { calls, bindings, checks } = back.facts;
  assert.equal(back.facts.calls, calls);
  forgetUnpacked(back.facts);
  assert.notEqual(back.facts.calls, calls);
  assert.deepEqual([back.facts.calls, back.facts.bindings, back.facts.checks], [calls, bindings, checks]);
  assert.ok(calls.length > 0 && bindings.length > 0 && checks?.length === 1);
});

test('restores all fields of symbols, and adds none', async () => {
  const text = [
    '/** Loads. */',
    'export abstract class Store<T> extends Base implements Reader { @cached declare size: number; #open = 0;',
    '  /** @returns it */ async load(path: string, ...rest: T[]): Promise<T> { this.#open = 1; throw new LoadError(`no ${path} here`); }',
    '  abstract close(): void; get load() { return state; } }',
    'let state = 1; export { state as now }; import * as a from "./a"; import { type b as c } from "b"; // TODO: more',
  ].join('\n');
  const { facts } = await analyze(text, 'typescript', parsers);
  const back = decodeRecord(encodeRecord({ ...(await analyze(text, 'typescript', parsers)), facts }))?.facts;
  assert.ok(back);
  assert.deepEqual(back.symbols.map(plainSymbol), facts.symbols.map(plainSymbol));
  assert.deepEqual([back.imports, back.exports, back.notes], [facts.imports, facts.exports, facts.notes]);
  assert.ok(facts.symbols.some(({ ordinal }) => ordinal > 0) && facts.symbols.some(({ raises }) => raises.length > 0));
  const sections = (
    await analyze(
      dedent`
        # A

        text

        ## B

        more`,
      'markdown',
      parsers,
    )
  ).facts;
  assert.deepEqual(
    decodeRecord(encodeRecord({ facts: sections, chunks: [], vocabulary: [], generated: false, hasSecrets: false, filter: textFilter('') }))
      ?.facts.sections,
    sections.sections,
  );
});

test('restores the symbols of a text with a lone surrogate', async () => {
  const record = await analyze('function f() { throw new Error("\ud800 x"); }\n// \udc00', 'typescript', parsers);
  const back = decodeRecord(encodeRecord(record));
  assert.equal(back?.facts.symbols.length, record.facts.symbols.length);
});

test('rejects bytes that are no record', () => {
  assert.equal(decodeRecord(new Uint8Array()), undefined);
  assert.equal(decodeRecord(new Uint8Array([0xc0])), undefined);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => assert.equal(decodeRecord(bytes), undefined)));
});

test('property: never throws for a truncated or changed record', async () => {
  const bytes = encodeRecord(await analyze('export function f(a: number) { return g(a); }', 'typescript', parsers));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), (at, value, cut) => {
      const damaged = Uint8Array.from(cut ? bytes.subarray(0, at) : bytes);
      if (!cut) damaged[at] = value;
      assert.doesNotThrow(() => decodeRecord(damaged));
    }),
  );
});

test('gives different keys to different texts, languages and switches', () => {
  const shape = recordShape(extractEverything);
  const other = recordShape({ ...extractEverything, raises: false });
  const keys = [
    recordKey('a', 'python', shape),
    recordKey('b', 'python', shape),
    recordKey('a', 'java', shape),
    recordKey('a', 'python', other),
  ];
  assert.equal(new Set(keys).size, keys.length);
});

test('restores a manifest, and reads one of another shape or a damaged one as empty', () => {
  const entries = [
    { path: '__proto__', size: 1, mtime: 2.5, key: 'k' },
    { path: 'a/ü b.ts', size: 0, mtime: 0, skip: { reason: 'binary' as const, detail: 'NUL' } },
  ];
  const bytes = encodeManifest('s', entries);
  assert.deepEqual([...decodeManifest('s', bytes).values()], entries);
  assert.equal(decodeManifest('t', bytes).size, 0);
  assert.equal(decodeManifest('s', undefined).size, 0);
  fc.assert(fc.property(fc.uint8Array(), (noise) => assert.equal(decodeManifest('s', noise).size, 0)));
});

test('tells whether a text has secrets, and which words it cannot have', async () => {
  const secret = await analyze('const key = "AKIAIOSFODNN7EXAMPLE";', 'typescript', parsers);
  const plain = await analyze('const key = readKey();', 'typescript', parsers);
  assert.deepEqual([secret.hasSecrets, plain.hasSecrets], [true, false]);
  assert.deepEqual(
    [secret, plain].map((record) => decodeRecord(encodeRecord(record))?.hasSecrets),
    [true, false],
  );
  const filters = [secret, plain].map((record) => decodeRecord(encodeRecord(record))?.filter);
  assert.deepEqual(
    filters.map((filter) => ['readKey', 'AKIAIOSFODNN7'].map((word) => filter && mayHold(filter, filterProbe(word)))),
    [
      // The secret is masked before.
      [false, false],
      [true, false],
    ],
  );
  const packr = new Packr({ useRecords: false });
  const [facts, generated, text, hasSecrets, filter] = packr.unpack(encodeRecord(plain)) as unknown[];
  for (const damaged of [undefined, 'text', new Uint8Array(), new Uint8Array(48), new Uint8Array(2 ** 20), [filter]])
    assert.equal(decodeRecord(packr.pack([facts, generated, text, hasSecrets, damaged])), undefined);
});
