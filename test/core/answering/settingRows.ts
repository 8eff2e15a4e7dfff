// Settings of questions as a table: each row changes one setting and states what differs in the answer, over real HTTP and a real index.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase, AskOptions } from '../../../src/core/codebase/api.ts';
import type { AskSettings } from '../../../src/core/base/settings/askSettings.ts';
import type { CallNode } from '../../../src/core/answering/record/picture.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../support/askModel.ts';
import { openFixture } from '../../support/openFixture.ts';
import { settingsProject } from './settingsProject.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

/** What one question came to. */
export interface Seen {
  readonly record: AnswerRecord;
  /** Text of the last request. */
  readonly sent: string;
}

/** One setting with another value. */
export interface SettingRow {
  readonly name: keyof AskSettings;
  readonly value: number | boolean;
  readonly question: string;
  /** What the model says, one reply a pass; it is content with what it has when absent. */
  readonly replies?: readonly Reply[];
  readonly options?: Omit<AskOptions, 'settings'>;
  /** Other settings, the same both times, so that this one is what decides. */
  readonly beside?: Partial<AskSettings>;
  readonly see: (seen: Seen) => unknown;
  /** What is seen with the default, and with the value of the row. */
  readonly usual: unknown;
  readonly then: unknown;
}

/** Replies whose passes miss these things, one list a pass. */
export function missing(...passes: readonly (readonly string[])[]): readonly Reply[] {
  return passes.map((each) => answer(reply('It is so.', ...each)));
}

/** A test for each row. */
export function testRows(title: string, rows: readonly SettingRow[]): void {
  suite(title, () => {
    const server = new ScriptedServer();
    let codebase: Codebase;
    before(async () => {
      await server.start();
      ({ codebase } = await openFixture(settingsProject, nodeClock));
    });
    after(() => server.close());

    for (const { name, value, question, replies = missing([]), options, beside, see, usual, then } of rows)
      test(`${name} = ${value} changes the answer to "${question}"`, async () => {
        assert.notDeepEqual(usual, then);
        const seenWith = async (settings: Partial<AskSettings>): Promise<unknown> => {
          server.reset();
          server.script(...replies);
          const { record } = await askWith(codebase, question, { answering: modelAt(server) }, { ...options, settings });
          return see({ record, sent: promptOf(server.chats.at(-1)) });
        };
        assert.deepEqual(await seenWith({ ...beside }), usual, 'with the default');
        assert.deepEqual(await seenWith({ ...beside, [name]: value }), then, `with ${value}`);
      });
  });
}

/** The tree that is drawn first. */
export function firstTree({ record }: Seen): CallNode {
  const [tree] = record.pictures?.trees ?? [];
  assert.ok(tree, 'nothing is drawn');
  return tree.root;
}

/** Names of the functions right below the root of a tree. */
export function below(node: CallNode): readonly string[] {
  return (node.children ?? []).filter(({ kind }) => kind === 'function').map(({ name }) => name);
}

/** Functions on the longest way down from the root, without it. */
export function depth({ children = [] }: CallNode): number {
  return Math.max(0, ...children.filter(({ kind }) => kind === 'function').map((child) => 1 + depth(child)));
}

/** How often `pattern` stands in what was sent. */
export function count(pattern: RegExp): (seen: Seen) => number {
  return ({ sent }) => [...sent.matchAll(pattern)].length;
}
