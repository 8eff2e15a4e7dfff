// The list of places by words: what a hit stands for, which hits the kind of question raises, and the reason shown for each.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contentListOf } from '../../../../src/core/searching/lists/contentList.ts';
import type { Candidate } from '../../../../src/core/searching/candidate.ts';
import type { Inquiry } from '../../../../src/core/searching/inquiry.ts';
import { RetrieverRuns } from '../../../../src/core/searching/retrieverRuns.ts';
import { MemoryClock } from '../../../support/memory.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../memorySources.ts';
import { plainInquiry } from '../plainInquiry.ts';

/** The places for `question` over `files`. */
async function placesFor(
  question: string,
  files: Readonly<Record<string, string>>,
  changes: Partial<Inquiry> = {},
): Promise<readonly Candidate[]> {
  const { items } = await contentListOf(plainInquiry(question, changes), await sourcesOf(files), new RetrieverRuns(new MemoryClock()));
  return items;
}

const nameOf = ({ symbol, title }: Candidate): string => symbol?.fact.qualifiedName ?? title;

const kiln = {
  'src/kiln.py': dedent`
    LIMIT_OF_MOISTURE = 12


    def dry_clay(load):
        """Dries wet clay."""
        load.moisture = 0


    def glaze(load):
        load.shiny = True
  `,
};

suite('the list of places by words', () => {
  test('the reason names the matched words of the question, not their stems', async () => {
    const [best] = await placesFor('How is the moisture of wet clay lowered?', kiln);
    assert.equal(best && nameOf(best), 'dry_clay');
    assert.match(best?.why ?? '', /^matches (?=.*\bmoisture\b)(?=.*\bclay\b)/);
    assert.doesNotMatch(best?.why ?? '', /moistur\b/);
  });

  test('hits in the signatures of an overloaded function stand once for its implementation', async () => {
    const places = await placesFor('header of the page', {
      'web/header.ts': dedent`
        export function header(page: string): void;
        export function header(page: string, value: string): void;
        export function header(page: string, value?: string): void {
          write(page, value);
        }
      `,
    });
    const headers = places.filter((each) => nameOf(each) === 'header');
    assert.deepEqual(
      headers.map(({ lines }) => lines.first),
      [2],
    );
  });

  test('a function ranks above a constant with the same words', async () => {
    const places = await placesFor('What is the shelf capacity?', {
      'src/a.py': 'def shelf_capacity(rows):\n    return rows * 2\n',
      'src/b.py': 'SHELF_CAPACITY = 12\n',
    });
    assert.equal(places[0] && nameOf(places[0]), 'shelf_capacity');
  });

  test('a test inside a file of code ranks below the code of the program', async () => {
    const places = await placesFor('tank drained', {
      'src/tank.rs': dedent`
        fn drain_tank(tank: u8) -> u8 {
            0
        }

        #[cfg(test)]
        mod tests {
            fn drain_tank(tank: u8) -> u8 {
                0
            }
        }
      `,
    });
    const roles = places.filter(({ symbol }) => symbol?.fact.name === 'drain_tank').map(({ role }) => role);
    assert.deepEqual(roles, ['code', 'test']);
    const [program, inTest] = places.filter(({ symbol }) => symbol?.fact.name === 'drain_tank');
    assert.ok((inTest?.score ?? 1) < 0.8 * (program?.score ?? 0), `${inTest?.score} and ${program?.score}`);
  });

  test('a report raises longer functions, and the list without that bonus is kept beside', async () => {
    const steps = Array.from({ length: 30 }, (_, i) => `    step_${i}(pump)`).join('\n');
    const files = {
      'src/pump.py': `def valve(pump):\n    return pump.valve\n\n\ndef start(pump):\n    pump.valve = 1\n${steps}\n`,
    };
    const report = `The valve of the pump stays shut.\n${'Nothing else happens after that. '.repeat(12)}\n`;
    const inquiry = plainInquiry(report);
    assert.equal(inquiry.intent.act, 'report');
    const { items, plainItems } = await contentListOf(inquiry, await sourcesOf(files), new RetrieverRuns(new MemoryClock()));
    const scoreRatio = (places: readonly Candidate[] = []): number => {
      const scoreOf = (name: string): number => places.find((each) => nameOf(each) === name)?.score ?? 0;
      return scoreOf('start') / scoreOf('valve');
    };
    assert.ok(scoreRatio(items) > scoreRatio(plainItems), `${scoreRatio(items)} and ${scoreRatio(plainItems)}`);
  });

  test('places outside the scope of the question are left out', async () => {
    const scope = {
      ...plainInquiry('x').scope,
      search: { paths: ['src/b.py'] },
      contains: (_: string, path: string) => path === 'src/b.py',
    };
    const body = 'def drain_tank(tank):\n    tank.level = 0\n';
    const places = await placesFor('How is the tank drained?', { 'src/a.py': body, 'src/b.py': body }, { scope });
    assert.deepEqual([...new Set(places.map(({ path }) => path))], ['src/b.py']);
  });
});
