// Chains of calls with the same beginning are shown as one tree.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFixture } from '../../support/openFixture.ts';
import { call } from './toolFixture.ts';

const code = `export function start(): void {
  middle();
}
function middle(): void {
  left();
  right();
}
function left(): void {
  end();
}
function right(): void {
  end();
}
function end(): void {}
`;

test('trace_calls shows the first steps that two chains share only once', async (t) => {
  const { codebase } = await openFixture({ 'src/chains.ts': code });
  t.after(() => codebase.dispose());
  const { text } = await call(codebase, 'trace_calls', { name: 'start', to: 'end' });
  const steps = text.split('\n').filter((line) => line.includes('path: '));
  assert.deepEqual(
    steps.map((line) => line.replace(/ ·.*/, '')),
    [
      '- path: start calls middle',
      '  - path: middle calls left',
      '    - path: left calls end',
      '  - path: middle calls right',
      '    - path: right calls end',
    ],
  );
});
