// A tree of files that is edited again and again: lines come and go, files vanish and come back, and its size stays about the same.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import type { WorkspaceChange } from '../../../../src/core/codebase/api.ts';
import { writeManyFiles } from '../../../engine/engineFixture.ts';

/** Names of folders that are no code of a project. */
const leftOut = /(?:^|\/)(?:node_modules|\.git|dist)(?:\/|$)/;

/** Files whose lines can be moved about without more than parse errors. */
const editable = /\.(?:[cm]?[jt]sx?|py|go|rs|java|rb|php|cs|kt|c|h|cpp|hpp)$/;

/** Fills `folder`: with the trees of `CLEW_TRUST_TREES` (separated as in `PATH`) in the long form, else with `count` made-up files. */
export function fillTree(folder: string, count: number, isLong: boolean): void {
  const trees = isLong ? (process.env['CLEW_TRUST_TREES']?.split(delimiter).filter(Boolean) ?? []) : [];
  for (const [i, tree] of trees.entries())
    cpSync(tree, join(folder, `tree${i}`), { recursive: true, filter: (path) => !leftOut.test(relative(tree, path)) });
  if (trees.length === 0) writeManyFiles(folder, count, 12);
}

/** Edits one tree. `random` gives numbers from 0 to 1. */
export class SoakTree {
  readonly #folder: string;
  readonly #root: string;
  readonly #random: () => number;
  readonly #originals = new Map<string, string>();
  readonly #edited = new Set<string>();

  constructor(folder: string, root: string, random: () => number) {
    this.#folder = folder;
    this.#root = root;
    this.#random = random;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !editable.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      this.#originals.set(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
  }

  get files(): number {
    return this.#originals.size;
  }

  /** A name that some file declares, to ask for. */
  pickName(): string {
    for (let i = 0; i < 50; i++) {
      const names = this.#originals.get(this.#pickFile())?.match(/(?<=(?:function|class|def|fn|func|const|interface|type) )\w{4,}/g) ?? [];
      const name = names[Math.floor(this.#random() * names.length)];
      if (name) return name;
    }
    return 'main';
  }

  /** Changes one file on disk: half of the time back to what it was, so that the tree stays about the same. */
  edit(): WorkspaceChange {
    const earlier = [...this.#edited];
    const isUndone = earlier.length > 20 && this.#random() < 0.6;
    const path = isUndone ? (earlier[Math.floor(this.#random() * earlier.length)] ?? '') : this.#pickFile();
    const original = this.#originals.get(path) ?? '';
    const change = { root: this.#root, path };
    if (isUndone) {
      this.#edited.delete(path);
      this.#write(path, original);
      return { ...change, type: 'changed' };
    }
    this.#edited.add(path);
    if (this.#random() < 0.05) {
      rmSync(join(this.#folder, path), { force: true });
      return { ...change, type: 'deleted' };
    }
    const lines = original.split('\n');
    const at = Math.floor(this.#random() * lines.length);
    if (this.#random() < 0.5) lines.splice(at, 1);
    else lines.splice(at, 0, lines[Math.floor(this.#random() * lines.length)] ?? '', `// Edit ${Math.floor(this.#random() * 1e9)}`);
    this.#write(path, lines.join('\n'));
    return { ...change, type: 'changed' };
  }

  #pickFile(): string {
    const paths = [...this.#originals.keys()];
    return paths[Math.floor(this.#random() * paths.length)] ?? '';
  }

  #write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    writeFileSync(join(this.#folder, path), text);
  }
}
