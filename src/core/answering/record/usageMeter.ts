// Sums the model calls for one question: tokens, cost, and whether the provider or we counted them.
import { tokenCost } from '../../base/settings/cost.ts';
import type { ModelInfo, ModelUsage } from '../../ports.ts';
import type { ModelUse } from './answerRecord.ts';

/** The sum of all calls so far. */
export class UsageMeter {
  #use: ModelUse | null = null;

  /** null when nothing was called. */
  get use(): ModelUse | null {
    return this.#use;
  }

  /** Adds one call; retries belong to it. `usage` is the provider's count, or our own when `estimated`. */
  add({ where, price }: ModelInfo, usage: ModelUsage, estimated: boolean): void {
    const before = this.#use;
    const cost = price ? tokenCost(usage, price) : null;
    const sameCurrency = !before || before.cost === null || before.currency === price?.currency;
    this.#use = {
      where,
      calls: (before?.calls ?? 0) + 1,
      promptTokens: (before?.promptTokens ?? 0) + usage.promptTokens,
      completionTokens: (before?.completionTokens ?? 0) + usage.completionTokens,
      cachedTokens: (before?.cachedTokens ?? 0) + usage.cachedTokens,
      estimated: (before?.estimated ?? false) || estimated,
      // Prices in different currencies cannot be summed: that of the last called model stands.
      cost: cost === null ? (before?.cost ?? null) : cost + (sameCurrency ? (before?.cost ?? 0) : 0),
      currency: price?.currency ?? before?.currency ?? '',
    };
  }
}

/** A failed call costs nothing, but it was made. */
export const zeroUsage: ModelUsage = { promptTokens: 0, completionTokens: 0, cachedTokens: 0 };

/** Codes of failures before sending: such a call was not made at all. */
export const unsentCodes: ReadonlySet<string> = new Set([
  'model-local-only',
  'model-declined',
  'model-over-cap',
  'model-unset',
  'model-bad-url',
]);
