// What a person has decided about embedding, and what is kept to recognize an embedder again. In the editor's own storage and not in the
// workspace, so that no repository can agree for the person. Of code it holds nothing.
import type * as vscode from 'vscode';
import type { EmbedConsent } from '../../models/embedGate.ts';
import type { EmbedderProbes } from '../../models/embedderProbe.ts';

/** In the state of the workspace: consents by stamp of the embedder, so that another model is asked about anew. */
const consentsKey = 'clew.embedConsents';
const pausedKey = 'clew.embeddingPaused';
/** In the state of all windows. */
const probesKey = 'clew.embedderProbes';
const generationsKey = 'clew.embedderGenerations';

/** Probes of so many embedders are kept, the last used ones. */
const mostProbes = 20;

type Entries = readonly (readonly [string, unknown])[];

/** Kept decisions and probes. */
export class EmbeddingState implements EmbedderProbes {
  readonly #workspace: vscode.Memento;
  readonly #global: vscode.Memento;

  constructor({ workspaceState, globalState }: Pick<vscode.ExtensionContext, 'workspaceState' | 'globalState'>) {
    this.#workspace = workspaceState;
    this.#global = globalState;
  }

  consent(stamp: string): EmbedConsent {
    const said = entries(this.#workspace, consentsKey).find(([key]) => key === stamp)?.[1];
    return said === 'given' || said === 'declined' ? said : undefined;
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

  /** How often the person has accepted that another model stands behind a name. */
  generation(name: string): number {
    const kept = entries(this.#global, generationsKey).find(([key]) => key === name)?.[1];
    return typeof kept === 'number' ? kept : 0;
  }

  async nextGeneration(name: string): Promise<void> {
    const others = entries(this.#global, generationsKey).filter(([key]) => key !== name);
    await this.#global.update(generationsKey, [...others, [name, this.generation(name) + 1]]);
  }

  recall(stamp: string): Promise<readonly number[] | undefined> {
    const vector = entries(this.#global, probesKey).find(([key]) => key === stamp)?.[1];
    const isVector = Array.isArray(vector) && vector.every((value) => typeof value === 'number');
    return Promise.resolve(isVector ? (vector as number[]) : undefined);
  }

  async remember(stamp: string, vector: readonly number[]): Promise<void> {
    const others = entries(this.#global, probesKey).filter(([key]) => key !== stamp);
    await this.#global.update(probesKey, [...others, [stamp, vector]].slice(-mostProbes));
  }

  /** Deletes what is kept for all windows. */
  async deleteData(): Promise<void> {
    for (const key of [probesKey, generationsKey]) await this.#global.update(key, undefined);
  }
}

/** Pairs and no object, whose keys could be anything: they come from settings. */
function entries(state: vscode.Memento, key: string): Entries {
  const kept = state.get<unknown>(key);
  if (!Array.isArray(kept)) return [];
  return kept.filter((entry): entry is readonly [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string');
}
