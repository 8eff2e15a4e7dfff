// Whether another extension serves a language, so that Clew offers no navigation beside it. Asked seldom, since each question costs the editor work.
import type { Clock } from '../../core/ports.ts';

/** Time in ms for which "no other" is believed: servers start late, and typing must not ask again. Set by the order for Clew. */
export const believedMs = 10_000;

/** Time in ms to wait for a reply. The editor replies at once where nobody serves the language, so that silence means a busy server. */
export const replyMs = 5000;

/** What {@link OtherProviders} is made from. */
export interface OtherProvidersPorts<Place> {
  /** Whether anything but Clew answers about the name at a place. */
  readonly ask: (language: string, place: Place) => Promise<boolean>;
  readonly clock: Pick<Clock, 'monotonic' | 'sleep'>;
}

/** Remembers which languages another extension serves. */
export class OtherProviders<Place> {
  readonly #ask: OtherProvidersPorts<Place>['ask'];
  readonly #clock: OtherProvidersPorts<Place>['clock'];
  readonly #findings = new Map<string, { readonly isServed: boolean; readonly until: number }>();
  readonly #probes = new Map<string, Promise<boolean>>();
  /** Counts how often everything was forgotten: what was asked before counts no more. */
  #generation = 0;

  constructor({ ask, clock }: OtherProvidersPorts<Place>) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** Whether another extension serves a language. `place` is a name in a document of it that a server would answer about. */
  serve(language: string, place: Place): Promise<boolean> {
    const finding = this.#findings.get(language);
    if (finding && this.#clock.monotonic() < finding.until) return Promise.resolve(finding.isServed);
    const probe = this.#probes.get(language) ?? this.#probe(language, place);
    this.#probes.set(language, probe);
    return probe;
  }

  /** Forgets everything, since an extension was installed, enabled or removed. */
  forget(): void {
    this.#generation++;
    this.#findings.clear();
    this.#probes.clear();
  }

  async #probe(language: string, place: Place): Promise<boolean> {
    const generation = this.#generation;
    const late = this.#clock.sleep(replyMs).then(() => 'late' as const);
    const reply = await Promise.race([this.#ask(language, place).catch(() => false), late]);
    const isServed = reply !== false;
    if (generation !== this.#generation) return isServed;
    // A server that answered once stays; what a slow one will say is open.
    this.#findings.set(language, { isServed, until: reply === true ? Infinity : this.#clock.monotonic() + believedMs });
    this.#probes.delete(language);
    return isServed;
  }
}
