// Keeps one engine alive: starts it, notices its death, restarts it with back-off, and gives up after three times.
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../core/base/wording/errors.ts';
import { Emitter } from '../../core/base/event.ts';
import type { Disposable } from '../../core/base/disposable.ts';
import type { Log } from '../../core/ports.ts';
import { withDeadline } from './deadline.ts';
import { helloRequest } from '../wire/rpc.ts';
import { startProcess, startThread, type RunningEngine, type StartOptions } from './runningEngine.ts';

/** State of the engine. `failed`: it died too often, and only an explicit restart tries again. */
export type EngineState = 'stopped' | 'starting' | 'ready' | 'restarting' | 'failed';

/** Report to the host when something about the engine changes. */
export interface EngineStateChange {
  readonly state: EngineState;
  /** `thread` when the process could not be started: slower for the editor, and less safe. */
  readonly kind: 'process' | 'thread';
  /** Reason for the log and for details; empty when all is well. */
  readonly reason: string;
}

/** Times and limits; tests shorten them. All in ms, except `memory` in MB. */
export interface SupervisorOptions {
  readonly entry: string;
  readonly log: Log;
  readonly memory: number;
  readonly compileCache?: string | undefined;
  /** Time for the engine to come up; after that the thread is tried. */
  readonly startTimeout: number;
  /** Pause before each restart; as many as there are restarts. */
  readonly backOff: readonly number[];
  /** Quiet time after which earlier deaths no longer count. */
  readonly calmMs: number;
}

/** Hooks of the client. `attach` registers its handlers on a new engine, `prepare` sends the first requests, `onDeath` ends what was running. */
export interface SupervisorHooks {
  attach(engine: RunningEngine): void;
  prepare(engine: RunningEngine): Promise<void>;
  onDeath(reason: string): void;
}

/** Owner of the engine. Everything that wants to talk to it asks for {@link engine}. */
export class Supervisor implements Disposable {
  readonly #options: SupervisorOptions;
  readonly #hooks: SupervisorHooks;
  readonly #changes = new Emitter<EngineStateChange>();
  #lastChange: EngineStateChange = { state: 'stopped', kind: 'process', reason: '' };
  #current: Promise<RunningEngine> | undefined;
  #running: RunningEngine | undefined;
  /** The check under way. */
  #checking: { readonly engine: RunningEngine; readonly answers: Promise<boolean> } | undefined;
  #startCount = 0;
  #restarts = 0;
  #isDisposed = false;
  /** Whether a process has ever come up: if so, the next engine is a process too. */
  #processWorks = false;

  readonly onDidChange = this.#changes.event;

  constructor(options: SupervisorOptions, hooks: SupervisorHooks) {
    this.#options = options;
    this.#hooks = hooks;
  }

  get lastChange(): EngineStateChange {
    return this.#lastChange;
  }

  get pid(): number | undefined {
    return this.#running?.pid;
  }

  /** Number of engines that came up so far: another number means another engine. */
  get startCount(): number {
    return this.#startCount;
  }

  /** Returns the prepared engine and starts it when there is none. Rejects with `engine-down` when it cannot start. */
  engine(): Promise<RunningEngine> {
    if (this.#isDisposed || this.#lastChange.state === 'failed') return Promise.reject(new UserError('engine-down'));
    return (this.#current ??= this.#launch());
  }

  /** Tries again after the engine was given up. Does nothing while it is alive. */
  revive(): void {
    if (this.#lastChange.state !== 'failed' || this.#isDisposed) return;
    this.#restarts = 0;
    this.#current = undefined;
    this.#setState('stopped', '');
  }

  /**
   * Checks the engine after a call took too long: one that no longer answers is ended, which starts a new one. Resolves with whether it
   * answers; without an engine nothing does.
   */
  check(): Promise<boolean> {
    const engine = this.#running;
    if (!engine) return Promise.resolve(false);
    if (this.#checking?.engine === engine) return this.#checking.answers;
    const answers = this.#answersOrEnds(engine).finally(() => (this.#checking = undefined));
    this.#checking = { engine, answers };
    return answers;
  }

  dispose(): void {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    const running = this.#running;
    this.#running = undefined;
    running?.connection.dispose();
    void running?.stop();
    this.#setState('stopped', '');
    this.#changes.dispose();
  }

  async #answersOrEnds(engine: RunningEngine): Promise<boolean> {
    const { startTimeout, log } = this.#options;
    try {
      const hello = engine.connection.sendRequest(helloRequest, undefined);
      await withDeadline(hello, startTimeout, () => new Error(`no answer in ${startTimeout} ms`));
      return true;
    } catch (error) {
      log.warn(`The engine does not answer and is ended: ${String(error)}`);
      await engine.stop();
      return false;
    }
  }

  /** Starts until it is up and prepared, pausing before each further try. */
  async #launch(): Promise<RunningEngine> {
    for (;;) {
      this.#setState(this.#restarts ? 'restarting' : 'starting', this.#lastChange.reason);
      let engine: RunningEngine | undefined;
      try {
        engine = await this.#start();
        await this.#hooks.prepare(engine);
        this.#restartWhenEnded(engine);
        return engine;
      } catch (error) {
        void engine?.stop();
        const reason = error instanceof Error ? error.message : String(error);
        if (engine) this.#hooks.onDeath(reason);
        await this.#waitBeforeRestart(reason);
      }
    }
  }

  /** Returns a process that answers, or a thread when no process has ever come up. */
  async #start(): Promise<RunningEngine> {
    const { startTimeout, log } = this.#options;
    try {
      const engine = await this.#startAndGreet(startProcess, startTimeout);
      this.#processWorks = true;
      return engine;
    } catch (error) {
      if (this.#processWorks || this.#isDisposed) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn(`The engine process did not come up (${reason}); the engine runs in a thread of this process instead`);
      // Threads start from the same file. They get twice the time, since the cause of a slow process may slow the thread too.
      const engine = await this.#startAndGreet(startThread, startTimeout * 2);
      this.#lastChange = { ...this.#lastChange, kind: 'thread', reason };
      return engine;
    }
  }

  async #startAndGreet(start: (options: StartOptions) => RunningEngine, timeout: number): Promise<RunningEngine> {
    const { entry, memory, compileCache, log } = this.#options;
    const engine = start({ entry, memory, compileCache, log: (message) => log.info(`engine: ${message}`) });
    // Disposing rejects all calls under way; the library does not do that when the other side just goes.
    void engine.whenEnded.then(() => engine.connection.dispose());
    this.#hooks.attach(engine);
    engine.connection.listen();
    try {
      const death = engine.whenEnded.then((reason) => Promise.reject(new Error(reason)));
      const hello = engine.connection.sendRequest(helloRequest, undefined);
      await withDeadline(Promise.race([hello, death]), timeout, () => new Error(`no answer in ${timeout} ms`));
    } catch (error) {
      void engine.stop();
      throw error;
    }
    if (this.#isDisposed) {
      void engine.stop();
      throw new UserError('engine-down');
    }
    this.#running = engine;
    this.#startCount++;
    return engine;
  }

  /** Makes the death of `engine` start the next one. */
  #restartWhenEnded(engine: RunningEngine): void {
    this.#lastChange = { ...this.#lastChange, kind: engine.kind };
    this.#setState('ready', engine.kind === 'thread' ? this.#lastChange.reason : '');
    const calmTimer = setTimeout(() => (this.#restarts = 0), this.#options.calmMs);
    calmTimer.unref();
    void engine.whenEnded.then((reason) => {
      clearTimeout(calmTimer);
      if (this.#isDisposed || this.#running !== engine) return;
      this.#running = undefined;
      this.#options.log.warn(`The engine stopped: ${reason}`);
      this.#hooks.onDeath(reason);
      this.#current = this.#waitBeforeRestart(reason).then(() => this.#launch());
      // Waiting callers get the rejection; without any, the state reports it.
      this.#current.catch(() => undefined);
    });
  }

  /** Waits before the next try. Rejects with `engine-down` after too many. */
  async #waitBeforeRestart(reason: string): Promise<void> {
    const wait = this.#options.backOff[this.#restarts];
    if (wait === undefined || this.#isDisposed) {
      this.#setState('failed', reason);
      throw new UserError('engine-down');
    }
    this.#restarts++;
    this.#setState('restarting', reason);
    await sleep(wait);
    if (this.#isDisposed) throw new UserError('engine-down');
  }

  #setState(state: EngineState, reason: string): void {
    const { kind } = this.#lastChange;
    this.#lastChange = { state, kind, reason };
    this.#changes.fire(this.#lastChange);
  }
}
