// Stores the person's consents to embedding in the editor's own storage, so that no repository can agree for the person.
import type * as vscode from 'vscode';
import type { EmbedConsent } from '../../models/gate/embedGate.ts';

/** Key in the workspace's state: consents by stamp of the embedder, so that another model needs a new one. */
const consentsKey = 'clew.embedConsents';
const pausedKey = 'clew.embeddingPaused';
type Entries = readonly (readonly [string, unknown])[];

/** Stored decisions of one workspace. */
export class EmbeddingState {
  readonly #workspace: vscode.Memento;

  /** @param state of this workspace */
  constructor(state: vscode.Memento) {
    this.#workspace = state;
  }

  consent(stamp: string): EmbedConsent {
    const entry = entries(this.#workspace, consentsKey).find(([key]) => key === stamp)?.[1];
    return entry === 'given' || entry === 'declined' ? entry : undefined;
  }

  async decide(stamp: string, said: EmbedConsent): Promise<void> {
    const others = entries(this.#workspace, consentsKey).filter(([key]) => key !== stamp);
    await this.#workspace.update(consentsKey, said ? [...others, [stamp, said]] : others);
  }

  /** Forgets all consents of the workspace; resolves with their number. */
  async forget(): Promise<number> {
    const { length } = entries(this.#workspace, consentsKey);
    await this.#workspace.update(consentsKey, undefined);
    return length;
  }

  get paused(): boolean {
    return this.#workspace.get(pausedKey) === true;
  }

  async pause(paused: boolean): Promise<void> {
    await this.#workspace.update(pausedKey, paused || undefined);
  }
}

/** Pairs instead of an object, whose keys would come from settings and could be anything. */
function entries(state: vscode.Memento, key: string): Entries {
  const stored = state.get<unknown>(key);
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is readonly [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string');
}
