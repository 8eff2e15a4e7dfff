// Asks about each hostile file with a model that obeys it, over real sockets, and keeps what came of it.
import { Socket } from 'node:net';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { StrategyName } from '../../../../src/core/base/settings/strategies.ts';
import type { Git, LineChange } from '../../../../src/core/ports.ts';
import { createCodebase } from '../../../../src/core/codebase/codebase.ts';
import { InProcessAnalyzer } from '../../../../src/core/indexing/records/analyzer.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { testParsers } from '../../../core/symbols/testAssets.ts';
import { askWith, modelAt } from '../../askModel.ts';
import { memoryDigest, MemoryLog, memoryRoot, MemoryStore } from '../../memory.ts';
import { plainRules } from '../../memoryRules.ts';
import { ScriptedServer } from '../../scriptedServer.ts';
import type { ReceivedRequest } from '../../scriptedRequest.ts';
import { hostileCommits } from './hostileCommits.ts';
import { forbiddenFiles, hostileFiles, type HostileFile } from './hostileFiles.ts';
import { obeyingReply, type Obeyed } from './obeyingModel.ts';
import { TrapFiles } from './trapFiles.ts';

/** A hostile file, the requests about it, and the answer. */
export interface InjectionOutcome {
  readonly file: HostileFile;
  /** "no model" where the answer is made from the code alone: it quotes the subjects of commits. */
  readonly strategy: StrategyName | 'no model';
  readonly requests: readonly ReceivedRequest[];
  readonly record: AnswerRecord;
  readonly obeyed: Obeyed;
}

/** Everything that happened. */
export interface InjectionRun {
  readonly outcomes: readonly InjectionOutcome[];
  /** Paths that were read or asked about while questions were answered. */
  readonly asked: readonly string[];
  /** `host:port` of every connection that this process opened. */
  readonly connections: readonly string[];
  /** The address of the model. */
  readonly server: string;
}

export const strategies = [
  'gap-filling',
  'agent',
  'multi-step',
  'knowledge-graph',
  'single-pass',
] as const satisfies readonly StrategyName[];

/** Asks about each file of `asked`: by every strategy, or by one after the other in turn. All hostile files are there each time. */
export async function runInjection(everyStrategy: boolean, asked: readonly HostileFile[]): Promise<InjectionRun> {
  const server = await new ScriptedServer().start();
  const connections: string[] = [];
  const stopRecording = recordConnections(connections);
  const texts = [...hostileFiles, ...hostileCommits].map(({ path, text }) => [path, text] as const);
  const files = new TrapFiles({ ...forbiddenFiles, ...Object.fromEntries(texts) });
  const codebase = createCodebase({
    ...{ files, roots: [memoryRoot], store: new MemoryStore(), clock: nodeClock, log: new MemoryLog(), digest: memoryDigest, git },
    analyzer: new InProcessAnalyzer(await testParsers()),
    options: { rules: plainRules, extractRaises: true, extractErrorStrings: true, extractMutates: true },
  });
  try {
    await codebase.index(neverCancelled);
    files.asked.length = 0;
    const outcomes: InjectionOutcome[] = [];
    for (const [i, file] of asked.entries()) {
      const byModels = everyStrategy ? strategies : [strategyFor(file, i)];
      for (const strategy of file.subject === undefined ? byModels : [...byModels, 'no model' as const]) {
        const obeyed: Obeyed = new Map();
        server.fallback = obeyingReply(obeyed);
        const from = server.requests.length;
        const models = { answering: modelAt(server), analysing: modelAt(server, { model: 'scripted-small' }) };
        const options = { scope: 'inside', budget: 6000, ...(strategy === 'no model' ? {} : { strategy }) };
        const { record } = await askWith(codebase, questionAbout(file), strategy === 'no model' ? {} : models, options);
        outcomes.push({ file, strategy, requests: server.requests.slice(from), record, obeyed });
      }
    }
    return { outcomes, asked: [...files.asked], connections, server: new URL(server.url).host };
  } finally {
    stopRecording();
    codebase.dispose();
    await server.close();
  }
}

/** In turn, but what is ordered of tools or gaps goes to the strategy that has them. */
function strategyFor({ what }: HostileFile, i: number): StrategyName {
  if (what.startsWith('tools')) return 'agent';
  if (what.startsWith('gaps')) return 'gap-filling';
  return strategies[i % strategies.length] ?? 'gap-filling';
}

/** Only a failure is answered with the last commits of its lines. */
function questionAbout({ name, path, subject }: HostileFile): string {
  return subject === undefined ? `What does \`${name}\` do?` : `Error: no ${name}\n    at ${name} (${path}:2:20)`;
}

/** The commit of every hostile subject. */
export const hostileCommit = 'abc1234def';

const subjects = new Map(hostileCommits.map(({ path, subject = '' }) => [path, subject]));
const changesOf = (path: string): LineChange[] => {
  const subject = subjects.get(path);
  return subject === undefined ? [] : [{ commit: hostileCommit, date: 1, subject }];
};
const git: Git = {
  recentChanges: (_, path) => Promise.resolve(changesOf(path)),
  commits: () => Promise.resolve([]),
};

/** Adds each connection to `connections` until the result is called. */
function recordConnections(connections: string[]): () => void {
  const { connect } = Socket.prototype;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    const [first] = args.flat();
    const { host = 'localhost', port = '' } = (typeof first === 'object' && first !== null ? first : { port: first }) as {
      host?: string;
      port?: unknown;
    };
    connections.push(`${host}:${String(port)}`);
    return Reflect.apply(connect, this, args) as Socket;
  } as typeof connect;
  return () => void (Socket.prototype.connect = connect);
}
