// Starts talks with the language servers of the editor, one for each question, which share what the servers said earlier.
import { checkUses } from '../languageServers/checkUses.ts';
import { Consultation } from '../languageServers/consultation.ts';
import { ServerMemory } from '../languageServers/serverMemory.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import type { Clock, LanguageServers } from '../ports.ts';
import type { Sources } from '../searching/inquiry.ts';
import type { UsesLookUpSources } from '../uses/answer/usesAnswer.ts';
import type { UseSearchSources } from '../uses/target/usePlaces.ts';

/** Talks with the language servers; none where the surroundings have no servers. */
export class Consultations {
  readonly #servers: LanguageServers | undefined;
  readonly #clock: Clock;
  readonly #memory = new ServerMemory();

  constructor({ languageServers, clock }: { readonly languageServers?: LanguageServers; readonly clock: Clock }) {
    this.#servers = languageServers;
    this.#clock = clock;
  }

  /** The part of the sources of one question. */
  forQuestion(token: CancellationToken): Pick<Sources, 'languageServers'> {
    const consultation = this.#start(token);
    return consultation ? { languageServers: consultation } : {};
  }

  /** The part of the sources of one look-up of uses. */
  forUses({ graph, texts }: UseSearchSources, token: CancellationToken): Pick<UsesLookUpSources, 'check'> {
    const consultation = this.#start(token);
    return consultation ? { check: (uses, includes) => checkUses(uses, { graph, texts, includes }, consultation) } : {};
  }

  #start(token: CancellationToken): Consultation | undefined {
    return this.#servers && new Consultation({ servers: this.#servers, memory: this.#memory, clock: this.#clock, token });
  }
}
