// Settings of the index besides its files: start, pace and storage. Pure.
import type { PaceParams } from '../../engine/pace.ts';
import type { Settings } from './settings.ts';

/** Whether the index starts with the window instead of the first question. */
export function startsAutomatically(settings: Settings): boolean {
  return settings['index.start'] === 'automatic';
}

/** Pace of background work. */
export function paceOf(settings: Settings, paused: boolean): PaceParams {
  return { paused, priority: settings['index.priority'] };
}

/** Maximum size of all workspaces' stored indexes together, in bytes. */
export function storeLimitOf(settings: Settings): number {
  return Math.round(settings['index.maxStoreSize'] * 1e9);
}
