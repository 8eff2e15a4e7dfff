// What the settings say of the index beside its files: when it starts, how fast it works, how much of it is kept. Pure.
import type { PaceParams } from '../../engine/pace.ts';
import type { Settings } from './settings.ts';

/** Whether the index starts with the window, and not with the first question. */
export function startsByItself(settings: Settings): boolean {
  return settings['index.start'] === 'automatic';
}

/** How fast background work goes. */
export function paceOf(settings: Settings, paused: boolean): PaceParams {
  return { paused, priority: settings['index.priority'] };
}

/** Bytes that the stored indexes of all workspaces may take together. */
export function storeLimitOf(settings: Settings): number {
  return Math.round(settings['index.maxStoreSize'] * 1e9);
}
