// The built engine with a way to look inside: on a signal it collects garbage and writes down memory and handles.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { entryScript, temporaryFolder, until } from '../../../engine/engineFixture.ts';
import type { EngineClient } from '../../../../src/engine/host/client.ts';

/** What an engine holds after a collection. */
export interface EngineLoad {
  /** MB on the heap of its main thread and beside it. */
  readonly heap: number;
  /** MB that the operating system counts, with the workers that parse. */
  readonly resident: number;
  /** Resources of the event loop but timers: sockets, pipes, watchers, requests to the disk. */
  readonly resources: number;
  /** Open file descriptors; 0 where the system does not list them. */
  readonly descriptors: number;
}

const script = `
require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
const { renameSync, writeFileSync } = require('node:fs');
process.on('SIGUSR2', async () => {
  for (let i = 0; i < 3; i++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length;
  writeFileSync(LOAD + '.new', JSON.stringify({ heap: (heapUsed + external) / 1e6, resident: rss / 1e6, resources }));
  renameSync(LOAD + '.new', LOAD);
});
require(ENGINE);
`;

/** Entry of such an engine, and the function that asks it. */
export function measuredEngine(t: TestContext): {
  readonly entry: string;
  readonly measure: (client: EngineClient) => Promise<EngineLoad>;
} {
  const file = join(temporaryFolder(t), 'load.json');
  return {
    entry: entryScript(t, script.replaceAll('LOAD', JSON.stringify(file))),
    measure: async ({ pid }) => {
      if (pid === undefined) throw new Error('The engine is not there');
      process.kill(pid, 'SIGUSR2');
      await until(() => existsSync(file), 30_000);
      const load = JSON.parse(readFileSync(file, 'utf8')) as Omit<EngineLoad, 'descriptors'>;
      rmSync(file);
      return { ...load, descriptors: descriptorsOf(pid) };
    },
  };
}

function descriptorsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}
