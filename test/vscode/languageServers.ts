// The language servers of the editor: TypeScript's own decides calls that types in the index leave open, unless the setting is off.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { dedent } from '../support/dedent.ts';
import type { AnswerRecord } from '../../src/core/answering/record/answerRecord.ts';
import type { Turn } from '../../src/protocol/toPanel.ts';
import { readyApi, until, write } from './clew.ts';

function recordOf({ record, error }: Turn): AnswerRecord {
  assert.ok(record, error);
  return record;
}

/** Tests of questions with a language server. */
export function languageServersSuite(): void {
  describe('language servers', () => {
    const key = 'clew.languageServers.enabled';
    const set = (value: boolean | undefined): Thenable<void> =>
      vscode.workspace.getConfiguration().update(key, value, vscode.ConfigurationTarget.Global);

    before(async () => {
      const api = await readyApi();
      await write(
        'src/harbour.ts',
        dedent`
          export class Pier {
            moorBoat(): number {
              return 1;
            }
          }
          export class Buoy {
            moorBoat(): number {
              return 2;
            }
          }
        `,
      );
      await write(
        'src/landing.ts',
        dedent`
          import { Pier } from './harbour.ts';
          const places = new Map([['north', { where: [new Pier()] }]]);
          export function landAt(name: string): number {
            return [...places.values()].flatMap(({ where }) => where).reduce((sum, each) => sum + each.moorBoat(), name.length);
          }
        `,
      );
      await until('the files', async () => (recordOf(await api.ask('Where is landAt?')).citations.length ? true : undefined));
    });

    after(() => set(undefined));

    it('confirm the calls of a function, and the answer says so', async function () {
      this.timeout(60_000);
      const api = await readyApi();
      const record = await until(
        'the server',
        async () => {
          const answer = recordOf(await api.ask('Who calls Pier.moorBoat?'));
          return answer.languageServers?.confirmed ? answer : undefined;
        },
        50_000,
      );
      assert.match(record.answer, /Confirmed by the TypeScript language server/);
      assert.match(record.answer, /landAt/);
      assert.ok(record.languageServers && record.languageServers.requests <= 30);
    });

    it('are not asked when the setting is off', async () => {
      const api = await readyApi();
      await set(false);
      const { languageServers } = recordOf(await api.ask('Who calls Buoy.moorBoat?'));
      assert.equal(languageServers, undefined);
    });
  });
}
