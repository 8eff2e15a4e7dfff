// The effect of each weight: every change of it is ranked on one index and compared question by question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { Ablation, changesOf, type AblationRow } from '../../../src/core/measuring/ablation.ts';
import type { SearchResult } from '../../../src/core/codebase/api.ts';
import type { Gold } from '../../../src/core/measuring/scores.ts';
import { LookUps } from '../../../src/core/searching/trial.ts';
import type { WeightValues } from '../../../src/core/searching/weights/rankingWeights.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const place = (file: string, score: number): { file: string; lineStart: number; lineEnd: number; score: number } => {
  return { file, lineStart: 1, lineEnd: 1, score };
};

const gold: Gold = { files: ['right.ts'], symbols: [] };

function rowOf(rows: readonly AblationRow[], weight: string, to: string): AblationRow {
  const row = rows.find((each) => each.weight === weight && each.to === to);
  assert.ok(row, `${weight} ${to}`);
  return row;
}

test('tries zero, half and double of a weight, no share above 1, and only zero for a rule', () => {
  const values = (...[name]: Parameters<typeof changesOf>): readonly string[] => changesOf(name).map(({ to, value }) => `${to} ${value}`);
  assert.deepEqual(values('literals'), ['zero 0', 'half 1.5', 'double 6']);
  assert.deepEqual(values('values'), ['zero 0', 'half 0.35', 'off 1']);
  assert.deepEqual(values('raisers.offTrace'), ['zero 0', 'half 0.1', 'double 0.4', 'off 1']);
  assert.deepEqual(values('rule.wholeOnly'), ['zero 0']);
});

test('changes only weights that a ranking reads, and halves only those with an effect', async () => {
  const ablation = new Ablation(['paths', 'names.report', 'literals']);
  const tried: string[] = [];
  await ablation.add(gold, async (values: WeightValues) => {
    const [paths, literals] = [values.get('paths') ?? 0.6, values.get('literals') ?? 3];
    tried.push(`${paths} ${literals}`);
    return paths > 0.5 ? [place('right.ts', 1), place('other.ts', 0.5)] : [place('other.ts', 1), place('right.ts', 0.5)];
  });
  assert.deepEqual(tried, ['0.6 3', '0 3', '1.2 3', '0.6 0', '0.6 6', '0.3 3']);
  const rows = ablation.rows();
  const { asked, moved, better, worse, gain } = rowOf(rows, 'paths', 'zero');
  assert.deepEqual([asked, moved, better, worse, gain['MRR@10']?.mean, gain['Acc@1']?.mean], [1, 1, 0, 1, -0.5, -1]);
  assert.equal(gain['R@10'], undefined, 'no symbols are known');
  assert.deepEqual([rowOf(rows, 'paths', 'double').moved, rowOf(rows, 'literals', 'half').moved], [0, 0]);
  assert.equal(rowOf(rows, 'names.report', 'zero').asked, 0);
});

test('searches a real index with each change of a weight', async () => {
  const { codebase } = await openFixture(harbour);
  const question = 'Where does "the ship is too long for this quay" come from?';
  const lookUps = new LookUps();
  const search = async (values: WeightValues): Promise<SearchResult['ranked']> =>
    (await codebase.search(question, { limit: 5, trial: { weights: values, lookUps } }, neverCancelled)).ranked;
  assert.equal((await search(new Map()))[0]?.symbol, 'admit');
  assert.equal((await search(new Map([['literals', 0]])))[0]?.symbol, 'quay_length_for_ship');
  const ablation = new Ablation(['literals', 'frames']);
  await ablation.add({ files: ['src/harbour.py'], symbols: [{ file: 'src/harbour.py', lineStart: 1, lineEnd: 4 }] }, search);
  const rows = ablation.rows();
  assert.deepEqual(
    rows.map(({ weight, to, moved, worse }) => `${weight} ${to} ${moved} ${worse}`),
    ['literals zero 1 1', 'literals half 0 0', 'literals double 0 0', 'frames zero 0 0', 'frames half 0 0', 'frames double 0 0'],
  );
  assert.equal(rowOf(rows, 'literals', 'zero').gain['R@10']?.mean, 0);
});

const harbour = {
  'src/harbour.py': dedent`
    def admit(ship):
        if ship.long:
            raise BerthError("the ship is too long for this quay")
        return ship
  `,
  'src/quay.py': dedent`
    def quay_length_for_ship(ship):
        """How long this quay is: a ship too long for the quay is a ship for another quay."""
        return ship.quay
  `,
};
