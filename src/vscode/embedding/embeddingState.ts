// What a person has decided about embedding a workspace. In the editor's own storage and not in the workspace, so that no repository can
// agree for the person.
import type * as vscode from 'vscode';
import type { EmbedConsent } from '../../models/gate/embedGate.ts';

/** In the state of the workspace: consents by stamp of the embedder, so that another model is asked about anew. */
const consentsKey = 'clew.embedConsents';
const pausedKey = 'clew.embeddingPaused';
type Entries = readonly (readonly [string, unknown])[];

/** Kept decisions of one workspace. */
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

  /** Forgets all consents of the workspace; resolves with how many there were. */
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

/** Pairs and no object, whose keys could be anything: they come from settings. */
function entries(state: vscode.Memento, key: string): Entries {
  const stored = state.get<unknown>(key);
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry): entry is readonly [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string');
}
