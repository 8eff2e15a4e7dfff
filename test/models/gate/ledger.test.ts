// The ledger sums calls by day and model, survives parallel writes, and enforces the daily cap.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { UsageLedger, type DayUsage, type LedgerEntry, type UsageStorage } from '../../../src/models/gate/ledger.ts';
import { RecordingLog } from '../asking.ts';

/** Storage that all windows of a user share. */
class SharedStorage implements UsageStorage {
  value: unknown;
  full = false;

  get(): unknown {
    return structuredClone(this.value);
  }

  async update(value: readonly DayUsage[]): Promise<void> {
    await Promise.resolve();
    if (this.full) throw new Error('no space left');
    this.value = structuredClone(value);
  }
}

const noon = new Date(2026, 2, 1, 12).getTime();
const day = 86_400_000;
const price = { input: 2, output: 8, cachedInput: 0.5, currency: 'USD' };
const entry = (more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  ...{
    model: 'large',
    where: 'api.example.com',
    usage: { promptTokens: 1000, completionTokens: 100, cachedTokens: 400 },
    estimated: false,
  },
  ...more,
});

suite('the ledger', () => {
  test('sums calls by day, model and destination', async () => {
    let now = noon;
    const ledger = new UsageLedger(new SharedStorage(), new RecordingLog(), () => now);
    await ledger.record(entry({ price }));
    await ledger.record(entry({ price, estimated: true }));
    await ledger.record(entry({ where: 'localhost:11434' }));
    now += day;
    await ledger.record(entry({ model: 'small' }));
    const days = await ledger.days();
    assert.deepEqual(
      days.map((one) => [one.day, one.models.length]),
      [
        ['2026-03-02', 1],
        ['2026-03-01', 2],
      ],
    );
    const large = days[1]?.models.find(({ where }) => where === 'api.example.com');
    assert.deepEqual(
      { ...large, cost: Number(large?.cost.USD?.toFixed(6)) },
      {
        ...{ model: 'large', where: 'api.example.com', calls: 2, estimatedCalls: 1, cost: 0.0044 },
        ...{ promptTokens: 2000, completionTokens: 200, cachedTokens: 800 },
      },
    );
    assert.equal(await ledger.costToday('USD'), 0, 'a new day begins with nothing');
  });

  test('keeps 90 days', async () => {
    let now = noon;
    const shared = new SharedStorage();
    const ledger = new UsageLedger(shared, new RecordingLog(), () => now);
    for (let i = 0; i < 95; i++, now += day) await ledger.record(entry());
    const days = await ledger.days();
    assert.equal(days.length, 90);
    assert.ok((days[0]?.day ?? '') > (days[89]?.day ?? ''));
  });

  test('keeps all calls of two windows and of parallel writes', async () => {
    const shared = new SharedStorage();
    const [one, two] = [new UsageLedger(shared, new RecordingLog(), () => noon), new UsageLedger(shared, new RecordingLog(), () => noon)];
    await Promise.all(Array.from({ length: 20 }, () => one.record(entry())));
    await two.record(entry());
    await one.record(entry());
    assert.equal((await two.days())[0]?.models[0]?.calls, 22);
  });

  test('starts anew when the stored usage is damaged, and logs that', async () => {
    for (const damaged of ['text', 7, {}, [{ day: 'yesterday', models: [] }], [{ day: '2026-03-01', models: [{ calls: -1 }] }]]) {
      const shared = new SharedStorage();
      shared.value = damaged;
      const log = new RecordingLog();
      const ledger = new UsageLedger(shared, log, () => noon);
      await ledger.record(entry());
      assert.equal((await ledger.days())[0]?.models[0]?.calls, 1);
      assert.match(log.lines.join(), /damaged/);
    }
  });

  test('enforces the cap even when it cannot be written, and does not fail the answer', async () => {
    const shared = new SharedStorage();
    shared.full = true;
    const log = new RecordingLog();
    const ledger = new UsageLedger(shared, log, () => noon);
    await ledger.record(entry({ price }));
    assert.match(log.lines.join(), /could not be saved.*no space left/);
    assert.equal(await ledger.reserve(0.001, { amount: 0.003, currency: 'USD' }), undefined);
    assert.ok(await ledger.reserve(0.0001, { amount: 0.003, currency: 'USD' }));
  });

  test('treats any text as the name of a currency', async () => {
    const ledger = new UsageLedger(new SharedStorage(), new RecordingLog(), () => noon);
    for (const currency of ['valueOf', 'toString']) {
      assert.equal(await ledger.costToday(currency), 0);
      await ledger.record(entry({ price: { ...price, currency } }));
      assert.ok((await ledger.costToday(currency)) > 0);
    }
  });
});
