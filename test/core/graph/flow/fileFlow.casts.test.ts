// A cast changes no value: a variable with a cast function is called like the function itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('finds the function of a variable behind a cast, parentheses or satisfies', async () => {
  const text = dedent`
    interface Find { (text: string): number }
    export const named: Find = function named(text: string) { return 1; } as any;
    export const other: Find = function inner(text: string) { return 1; } as unknown as Find;
    export const arrow = ((text: string) => 1) as Find;
    export const checked = ((text: string) => 1) satisfies Find;
    export const each = (async function* (text: string) { yield 1; }) as Each;
    var old = function (text: string) { return 1; } as Find;
    export function run() { named('a'); other('b'); arrow('c'); checked('d'); old('e'); each('f'); }
  `;
  const graph = graphOf([await graphFile('find.ts', text, 'typescript', parsers)]);
  const [run] = graph.byName('run');
  const callees = graph.outgoing(run?.id ?? '', ['calls']).map(({ callee }) => graph.symbol(callee ?? '')?.fact);
  assert.deepEqual(
    callees.map((fact) => [fact?.qualifiedName, fact?.kind]),
    ['named', 'other', 'arrow', 'checked', 'old', 'each'].map((name) => [name, 'function']),
  );
});
