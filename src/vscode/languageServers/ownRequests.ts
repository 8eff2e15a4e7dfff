// Places that Clew itself asks the editor about. Its own providers are silent there, or Clew would confirm itself and ask itself for ever.
import type * as vscode from 'vscode';

/** A place in a document of the editor, zero-based. */
export interface DocumentPosition {
  readonly uri: Pick<vscode.Uri, 'toString'>;
  readonly position: Pick<vscode.Position, 'line' | 'character'>;
}

/** Requests of Clew to the editor that have not ended yet. */
export class OwnRequests {
  readonly #counts = new Map<string, number>();

  /** Does `work`, which asks the editor about a place; providers of Clew are silent about that place until it has ended. */
  async during<T>(place: DocumentPosition, work: () => Promise<T>): Promise<T> {
    const key = keyOf(place);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const count = (this.#counts.get(key) ?? 1) - 1;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }

  /** Whether Clew asks about this place now. */
  include(place: DocumentPosition): boolean {
    return this.#counts.has(keyOf(place));
  }
}

function keyOf({ uri, position: { line, character } }: DocumentPosition): string {
  return `${uri.toString()} ${line}:${character}`;
}
