// Ledger of model calls by day and model, so that people see what they spend and a daily cap can hold.
import * as v from 'valibot';
import { tokenCost } from '../../core/base/settings/cost.ts';
import type { Log, ModelPrice, ModelUsage } from '../../core/ports.ts';

/** Days to keep. */
const maxDays = 90;

const count = v.pipe(v.number(), v.finite(), v.minValue(0));

const totalsSchema = v.object({
  /** Purpose of the call; absent where the model wrote. */
  kind: v.optional(v.picklist(['embedding', 'tool'])),
  model: v.string(),
  where: v.string(),
  calls: count,
  promptTokens: count,
  completionTokens: count,
  cachedTokens: count,
  /** Calls without the provider's token counts; we estimated those. */
  estimatedCalls: count,
  /** Cost by currency of calls with a set price. */
  cost: v.record(v.string(), count),
});

const daySchema = v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), models: v.array(totalsSchema) });

/** Totals of one model on one day. */
export type ModelTotals = v.InferOutput<typeof totalsSchema>;

/** One local day as `2026-03-01`. */
export type DayUsage = v.InferOutput<typeof daySchema>;

/** Storage of the ledger. Other windows write there too, so `get` must return the current value; it rejects when there may be one. */
export interface UsageStorage {
  get(): unknown;
  update(value: readonly DayUsage[]): PromiseLike<void>;
  /** Runs `work`, which reads and then writes, exclusively; absent where that is impossible. */
  exclusively?(work: () => Promise<void>): Promise<void>;
}

export interface LedgerEntry {
  /** Absent for a call in which the model wrote; `tool`: the chat of `where` called Clew. */
  readonly kind?: 'embedding' | 'tool';
  readonly model: string;
  readonly where: string;
  readonly usage: ModelUsage;
  /** Whether the tokens are estimated, since the provider did not count. */
  readonly estimated: boolean;
  readonly price?: ModelPrice;
}

/** Spending limit of a day. */
export interface DailyCap {
  readonly amount: number;
  readonly currency: string;
}

/** Money set aside for a call under way. */
export interface Reservation {
  release(): void;
}

/** Counts calls, tokens and cost. Writes of one process are serial; each first reads the entries of other windows. */
export class UsageLedger {
  readonly #storage: UsageStorage;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #reservedByCurrency = new Map<string, number>();
  #lastTurn: Promise<unknown> = Promise.resolve();

  /** `now` in ms since 1970. */
  constructor(storage: UsageStorage, log: Log, now: () => number = Date.now) {
    this.#storage = storage;
    this.#log = log;
    this.#now = now;
  }

  /**
   * Adds a call to today. A failed write is only logged, since the answer is worth more than its bookkeeping. The cost then stays reserved,
   * so that the cap still holds in this process.
   */
  async record(entry: LedgerEntry): Promise<void> {
    await this.#inTurn(async () => {
      try {
        const add = async (): Promise<void> => this.#storage.update(withEntry(await this.#readDays(), dayOf(this.#now()), entry));
        await (this.#storage.exclusively?.(add) ?? add());
      } catch (error) {
        this.#log.error('The usage of a model could not be saved', error);
        if (entry.price) this.#hold(entry.price.currency, tokenCost(entry.usage, entry.price));
      }
    });
  }

  /** Resolves when all records so far are written. */
  async whenSettled(): Promise<void> {
    await this.#lastTurn;
  }

  /** Newest day first, at most 90; none when they cannot be read, which is logged. */
  async days(): Promise<readonly DayUsage[]> {
    return this.#inTurn(() => this.#readableDays());
  }

  /** Cost of today in `currency`, without calls that are under way. */
  async costToday(currency: string): Promise<number> {
    return costOn(await this.days(), dayOf(this.#now()), currency);
  }

  /**
   * Reserves `amount` until it is released, so that parallel calls cannot exceed the cap together. Resolves with undefined when the cap
   * leaves too little.
   */
  async reserve(amount: number, cap: DailyCap): Promise<Reservation | undefined> {
    return this.#inTurn(async () => {
      const { currency } = cap;
      const reservedAmount = this.#reservedByCurrency.get(currency) ?? 0;
      const spentAmount = costOn(await this.#readableDays(), dayOf(this.#now()), currency);
      if (spentAmount >= cap.amount || spentAmount + reservedAmount + amount > cap.amount) return undefined;
      this.#hold(currency, amount);
      let heldAmount = amount;
      return {
        release: () => {
          this.#hold(currency, -heldAmount);
          heldAmount = 0;
        },
      };
    });
  }

  #hold(currency: string, amount: number): void {
    this.#reservedByCurrency.set(currency, (this.#reservedByCurrency.get(currency) ?? 0) + amount);
  }

  /** For readers alone: a writer would lose the days that could not be read. */
  async #readableDays(): Promise<readonly DayUsage[]> {
    try {
      return await this.#readDays();
    } catch (error) {
      this.#log.error('The usage of models cannot be read', error);
      return [];
    }
  }

  async #readDays(): Promise<readonly DayUsage[]> {
    const storedValue: unknown = await this.#storage.get();
    if (storedValue === undefined || storedValue === null) return [];
    const parsedDays = v.safeParse(v.array(daySchema), storedValue);
    if (parsedDays.success) return parsedDays.output;
    this.#log.warn('The stored usage of models is damaged and starts anew');
    return [];
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(work, work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}

/** Local date, since people think in local days. */
function dayOf(now: number): string {
  const date = new Date(now);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function costOn(days: readonly DayUsage[], day: string, currency: string): number {
  const models = days.find((usage) => usage.day === day)?.models ?? [];
  return models.reduce((sum, { cost }) => sum + costIn(cost, currency), 0);
}

/** The currency comes from a setting, so its name may be `toString`. */
function costIn(cost: Readonly<Record<string, number>>, currency: string): number {
  return Object.hasOwn(cost, currency) ? (cost[currency] ?? 0) : 0;
}

function withEntry(days: readonly DayUsage[], day: string, entry: LedgerEntry): readonly DayUsage[] {
  const today = days.find((usage) => usage.day === day) ?? { day, models: [] };
  const isSame = ({ kind, model, where }: ModelTotals): boolean => kind === entry.kind && model === entry.model && where === entry.where;
  const totals = addToTotals(today.models.find(isSame), entry);
  const models = [...today.models.filter((model) => !isSame(model)), totals];
  const allDays = [{ day, models }, ...days.filter((usage) => usage.day !== day)];
  return allDays.sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, maxDays);
}

function addToTotals(earlierTotals: ModelTotals | undefined, { kind, model, where, usage, estimated, price }: LedgerEntry): ModelTotals {
  const { calls = 0, promptTokens = 0, completionTokens = 0, cachedTokens = 0, estimatedCalls = 0, cost = {} } = earlierTotals ?? {};
  return {
    ...(kind ? { kind } : {}),
    model,
    where,
    calls: calls + 1,
    promptTokens: promptTokens + usage.promptTokens,
    completionTokens: completionTokens + usage.completionTokens,
    cachedTokens: cachedTokens + usage.cachedTokens,
    estimatedCalls: estimatedCalls + (estimated ? 1 : 0),
    cost: price ? { ...cost, [price.currency]: costIn(cost, price.currency) + tokenCost(usage, price) } : cost,
  };
}
