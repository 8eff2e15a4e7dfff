// Asks a scripted server with the strategy `multi-step`: the small model analyses and judges, the large one answers.
import type { Model } from '../../../../src/core/ports.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, type Outcome } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import type { Reply } from '../../../support/scriptedRequest.ts';

/** The question that is asked when no other is. */
export const asked = 'Where is the discount of a coupon decided?';
/** Analyses of a question, without anything to look for. */
export const simple = { complexity: 'simple', components: [], queries: [], follow_ups: [] };
export const complex = { ...simple, complexity: 'complex' };
/** A judgement that ends the search. */
export const complete = { complete: true, missing: [], queries: [] };

/** The server of one file of tests, and the project that is asked about. */
export interface Asking {
  readonly server: ScriptedServer;
  readonly shop: OpenedFixture;
  readonly small: () => Model;
  /** `replies` are those of the small requests, in order; the answer is "It is decided there." */
  ask(replies: readonly Reply[], options?: AskOptions, question?: string): Promise<Outcome>;
}

/** Starts the server; whoever does ends it. */
export async function startAsking(): Promise<Asking> {
  const server = await new ScriptedServer().start();
  const shop = await openFixture('shop', nodeClock);
  const small = (): Model => modelAt(server, { model: 'scripted-small' });
  return {
    ...{ server, shop, small },
    ask(replies, options = {}, question = asked) {
      server.script(...replies, answer('It is decided there.'));
      return askWith(shop.codebase, question, { answering: modelAt(server), analysing: small() }, { strategy: 'multi-step', ...options });
    },
  };
}

/** Queries with their round, where they come from, and where they look. */
export function queriesOf({ record }: Outcome): readonly string[] {
  return (record.queries ?? []).map(({ round, query, by, wants }) => [round, by, query, wants].filter(Boolean).join(' '));
}
