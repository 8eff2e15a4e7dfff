// Stores the person's consents to embedding in the editor's own storage, so that no repository can agree for the person.
import type * as vscode from 'vscode';
import type { EmbedConsent } from '../../models/gate/embedGate.ts';

/** Key in the workspace's state: consents by stamp of the embedder, so that another model needs a new one. */
const consentsKey = 'clew.embedConsents';
const pausedKey = 'clew.embeddingPaused';
type Entries = readonly (readonly [string, unknown])[];

/** Stored decisions of one workspace. */
export class EmbeddingState {
  readonly #memento: vscode.Memento;

  /** @param state of this workspace */
  constructor(state: vscode.Memento) {
    this.#memento = state;
  }

  /** The person's decision on the embedder with this stamp; undefined when there is none. */
  consent(stamp: string): EmbedConsent {
    const entry = entries(this.#memento, consentsKey).find(([key]) => key === stamp)?.[1];
    return entry === 'given' || entry === 'declined' ? entry : undefined;
  }

  /** Stores the decision on an embedder; undefined takes it back. */
  async decide(stamp: string, consent: EmbedConsent): Promise<void> {
    const others = entries(this.#memento, consentsKey).filter(([key]) => key !== stamp);
    await this.#memento.update(consentsKey, consent ? [...others, [stamp, consent]] : others);
  }

  /** Forgets all consents of the workspace; resolves with their number. */
  async forget(): Promise<number> {
    const { length } = entries(this.#memento, consentsKey);
    await this.#memento.update(consentsKey, undefined);
    return length;
  }

  /** Whether the person paused embedding. */
  get paused(): boolean {
    return this.#memento.get(pausedKey) === true;
  }

  async pause(paused: boolean): Promise<void> {
    await this.#memento.update(pausedKey, paused || undefined);
  }
}

/** Pairs instead of an object, whose keys would come from settings and could be anything. */
function entries(state: vscode.Memento, key: string): Entries {
  const storedValue = state.get<unknown>(key);
  if (!Array.isArray(storedValue)) return [];
  return storedValue.filter((entry): entry is readonly [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string');
}
