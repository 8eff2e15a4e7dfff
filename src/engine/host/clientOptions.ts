// Options of an engine client, and its time limits.
import type { Files, LanguageServers, Log } from '../../core/ports.ts';

/** Bounds in ms. Those that end in `Silence` move on with each sign of life. */
export interface Timeouts {
  readonly start: number;
  /** A call waits this long for an engine that is starting or restarting. */
  readonly waitForEngine: number;
  readonly call: number;
  readonly indexSilence: number;
  readonly askSilence: number;
  readonly measureSilence: number;
}

/** Options of an engine client. All but `entry` and `log` have defaults. */
export interface EngineClientOptions {
  /** Path of `dist/engine.js`. */
  readonly entry: string;
  readonly log: Log;
  /** Reads roots that are not on this machine's disk. */
  readonly files?: Files;
  /** The language servers of the editor. */
  readonly languageServers?: LanguageServers;
  /** Upper bound of the engine's JavaScript heap in MB. */
  readonly memory?: number;
  /** Folder in which Node keeps compiled code for the next start. */
  readonly compileCache?: string;
  readonly timeouts?: Partial<Timeouts>;
  /** Pauses in ms before the restarts, one per allowed restart. */
  readonly backOff?: readonly number[];
}

/** The bounds, unless the options say otherwise. */
export const defaultTimeouts: Timeouts = {
  start: 5000,
  waitForEngine: 20_000,
  call: 30_000,
  indexSilence: 120_000,
  askSilence: 120_000,
  measureSilence: 180_000,
};
