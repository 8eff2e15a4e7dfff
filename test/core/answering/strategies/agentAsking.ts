// Shared by the tests of the strategy `agent`: calls as a scripted model makes them, and the messages that it was sent.
import { after, before, beforeEach } from 'node:test';
import type { Codebase, AskOptions } from '../../../../src/core/codebase/api.ts';
import type { Model } from '../../../../src/core/ports.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { openProject } from '../../tools/toolFixture.ts';
import { askWith, modelAt, type Outcome } from '../../../support/askModel.ts';
import type { ReceivedRequest } from '../../../support/scriptedRequest.ts';

/** What is asked where the question does not matter. */
export const question = 'Who places orders?';

/** A project and a model server for the tests of one suite; its hooks open both, forget requests between tests, and close both. */
export interface AgentSuite {
  readonly server: ScriptedServer;
  /** Open while the tests run. */
  readonly codebase: () => Codebase;
  /** Asks {@link question} by the strategy `agent`. */
  readonly ask: (options?: AskOptions, model?: Model, of?: Codebase) => Promise<Outcome>;
}

/** Call it at the beginning of a suite. `budget` is that of each question, in tokens. */
export function agentSuite(budget = 9000): AgentSuite {
  const server = new ScriptedServer();
  let opened: Codebase | undefined;
  const codebase = (): Codebase => {
    if (!opened) throw new Error('The project is open only while tests run');
    return opened;
  };
  before(async () => {
    await server.start();
    opened = (await openProject()).codebase;
  });
  after(async () => {
    opened?.dispose();
    await server.close();
  });
  beforeEach(() => server.reset());
  return {
    server,
    codebase,
    ask: (options = {}, model = modelAt(server), of = codebase()) =>
      askWith(of, question, { answering: model }, { strategy: 'agent', budget, ...options }),
  };
}

/** A message as the protocol has it. */
export interface SentMessage {
  readonly role: string;
  readonly content: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { readonly id: string; readonly function: { readonly name: string; readonly arguments: string } }[];
}

/** The messages of a request. */
export function messagesOf(request: Pick<ReceivedRequest, 'body'> | undefined): readonly SentMessage[] {
  return (request?.body?.messages ?? []) as readonly SentMessage[];
}

/** Results of tools that a request holds. */
export function resultsIn(request: ReceivedRequest | undefined): readonly SentMessage[] {
  return messagesOf(request).filter(({ role }) => role === 'tool');
}

/** A call with arguments as JSON. */
export function tool(name: string, args: object): { readonly name: string; readonly arguments: string } {
  return { name, arguments: JSON.stringify(args) };
}
