// The walk back from the end of a flow follows a parameter only to callers that pass what was called.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsLeadingTo, wayFrom } from '../../../../src/core/planning/flows/leadingSteps.ts';
import type { Inquiry } from '../../../../src/core/searching/inquiry.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import { passingProgram, symbolNamed } from '../../graph/passingProgram.ts';

/** The names of the functions on the way to `end` from each function that leads there. */
async function waysTo(end: string): Promise<Readonly<Record<string, string>>> {
  const graph = await passingProgram();
  const steps = stepsLeadingTo(symbolNamed(graph, end), graph, 8, { scope: everywhere } as Inquiry);
  const nameOf = (id: string | null): string => graph.symbol(id ?? '')?.fact.name ?? '';
  return Object.fromEntries(
    [...steps].map(([id, step]) => [
      nameOf(id),
      wayFrom(step)
        .map(({ callee }) => nameOf(callee))
        .join(' '),
    ]),
  );
}

test('leads back through a parameter to callers that pass the function, or a parameter of their own', async () => {
  const ways = await waysTo('save');
  assert.deepEqual(Object.keys(ways).sort(), ['<anonymous>', 'emit', 'emitWith', 'makeAll', 'makeFolder', 'retry', 'writeOut']);
  // A function that passes its own function on leads to it directly.
  assert.deepEqual([ways['emit'], ways['makeFolder']], ['writeOut save', '<anonymous> writeOut save']);
});

test('leads back through functions that pass their own parameter on', async () => {
  const ways = await waysTo('report');
  assert.deepEqual(
    ['emitAll', 'start', 'download', 'emit'].map((name) => ways[name]),
    ['report', 'emitWith makeFolder <anonymous> report', undefined, undefined],
  );
});
