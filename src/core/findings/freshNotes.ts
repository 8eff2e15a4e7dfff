// Filters the notes of a model to those whose file has not changed since.
import type { Digest } from '../ports.ts';
import type { Finding, FindingScope } from './finding.ts';
import type { NoteKind, WrittenNote, WrittenNotes } from './writtenNotes.ts';

/** Stored notes, and what tells whether a file has changed. */
export interface FreshNotesDependencies {
  readonly notes: WrittenNotes;
  readonly digest: Digest;
  readonly roots: readonly { readonly key: string }[];
  /** Reads the current text of a file; undefined where it is gone. */
  readonly readText: (root: string, path: string) => Promise<string | undefined>;
}

/** Looks up notes and drops those of changed files. */
export class FreshNotes {
  readonly #dependencies: FreshNotesDependencies;

  constructor(dependencies: FreshNotesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Overview of a file; undefined when there is none or it is outdated. */
  async overview(root: string, path: string): Promise<string | undefined> {
    const note = await this.#fresh(root, path, 'overviews');
    return note?.overview;
  }

  /** Overview of the folder of a file. It states the purpose of the folder, so it stays valid after changes. */
  async folderOverview(root: string, path: string): Promise<string | undefined> {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return folder ? (await this.#dependencies.notes.find(root, folder, 'overviews'))?.overview : undefined;
  }

  /** Review findings within `isInScope`. */
  async findings(isInScope: FindingScope): Promise<readonly Finding[]> {
    const reviewFindings: Finding[] = [];
    for (const { key: root } of this.#dependencies.roots) {
      for (const { path, findings = [] } of await this.#dependencies.notes.all(root, 'review')) {
        if (findings.length === 0 || !isInScope(root, path) || !(await this.#fresh(root, path, 'review'))) continue;
        reviewFindings.push(...findings.map((each): Finding => ({ ...each, root, path, rule: 'review' })));
      }
    }
    return reviewFindings;
  }

  async #fresh(root: string, path: string, kind: NoteKind): Promise<WrittenNote | undefined> {
    const note = await this.#dependencies.notes.find(root, path, kind);
    const text = note && (await this.#dependencies.readText(root, path));
    return text !== undefined && this.#dependencies.digest(text) === note?.hash ? note : undefined;
  }
}
