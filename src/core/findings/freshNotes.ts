// Notes of a model that still hold: those that were written about files as they are now.
import type { Digest } from '../ports.ts';
import type { Finding } from './finding.ts';
import type { FindingScope } from './finding.ts';
import type { NoteKind, WrittenNote, WrittenNotes } from './writtenNotes.ts';

/** What fresh notes are found with; `read` gives the text of a file as it is now. */
export interface FreshNotesParts {
  readonly notes: WrittenNotes;
  readonly digest: Digest;
  readonly roots: readonly { readonly key: string }[];
  readonly read: (root: string, path: string) => Promise<string | undefined>;
}

/** Looks notes up and leaves out those whose file has changed since. */
export class FreshNotes {
  readonly #parts: FreshNotesParts;

  constructor(parts: FreshNotesParts) {
    this.#parts = parts;
  }

  /** The overview of a file; undefined where none holds. */
  async overview(root: string, path: string): Promise<string | undefined> {
    const note = await this.#fresh(root, path, 'overviews');
    return note?.overview;
  }

  /** The overview of the folder of a file, whatever has changed in it since: it says what the folder is for. */
  async folderOverview(root: string, path: string): Promise<string | undefined> {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return folder ? (await this.#parts.notes.find(root, folder, 'overviews'))?.overview : undefined;
  }

  /** Findings of reviews within `scope`. */
  async findings(scope: FindingScope): Promise<readonly Finding[]> {
    const matches: Finding[] = [];
    for (const { key: root } of this.#parts.roots) {
      for (const { path, findings = [] } of await this.#parts.notes.all(root, 'review')) {
        if (findings.length === 0 || !scope(root, path) || !(await this.#fresh(root, path, 'review'))) continue;
        matches.push(...findings.map((each): Finding => ({ ...each, root, path, rule: 'review' })));
      }
    }
    return matches;
  }

  async #fresh(root: string, path: string, kind: NoteKind): Promise<WrittenNote | undefined> {
    const note = await this.#parts.notes.find(root, path, kind);
    const text = note && (await this.#parts.read(root, path));
    return text !== undefined && this.#parts.digest(text) === note?.hash ? note : undefined;
  }
}
