// Destinations that need no further consent. The editor stores them, so that no repository can consent for the person.
import type * as vscode from 'vscode';
import type { Consents } from '../../models/gate/gate.ts';

const storageKey = 'clew.consents';

/** Consents of one workspace. */
export class WorkspaceConsents implements Consents {
  readonly #state: vscode.Memento;

  /** @param state of this workspace */
  constructor(state: vscode.Memento) {
    this.#state = state;
  }

  isGiven(destination: string): boolean {
    return this.#destinations().includes(destination);
  }

  remember(destination: string): Thenable<void> {
    return this.#state.update(storageKey, [...new Set([...this.#destinations(), destination])]);
  }

  /** Forgets all; resolves with their number. */
  async forget(): Promise<number> {
    const count = this.#destinations().length;
    await this.#state.update(storageKey, undefined);
    return count;
  }

  #destinations(): readonly string[] {
    const storedValue = this.#state.get<unknown>(storageKey);
    return Array.isArray(storedValue) ? storedValue.filter((each) => typeof each === 'string') : [];
  }
}
