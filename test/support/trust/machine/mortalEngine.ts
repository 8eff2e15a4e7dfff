// The built engine with ways to end it: killed, stopped so that it hangs, or with its memory filled.
import type { TestContext } from 'node:test';
import { entryScript } from '../../../engine/engineFixture.ts';
import type { EngineClient } from '../../../../src/engine/host/client.ts';

/** How an engine ends. */
export type Death = 'killed' | 'hung' | 'out of memory';

const signals: Readonly<Record<Death, NodeJS.Signals>> = { killed: 'SIGKILL', hung: 'SIGSTOP', 'out of memory': 'SIGUSR2' };

const script = `
process.on('SIGUSR2', () => {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
});
require(ENGINE);
`;

/** Entry of such an engine, and the function that ends it. It does nothing to an engine that is not there. */
export function mortalEngine(t: TestContext): { readonly entry: string; readonly end: (client: EngineClient, death: Death) => void } {
  return {
    entry: entryScript(t, script),
    end: ({ pid }, death) => {
      if (pid !== undefined) process.kill(pid, signals[death]);
    },
  };
}
