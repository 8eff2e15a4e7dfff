// A file system in memory for the editor, such as extensions see in a virtual workspace (a repository on a server, an archive).
import * as vscode from 'vscode';

interface Entry {
  readonly bytes: Uint8Array;
  readonly mtime: number;
}

/** Files by path; folders are where files are. Reading only: what tests write they write by {@link write}. */
export class MemoryFolders implements vscode.FileSystemProvider {
  readonly onDidChangeFile = new vscode.EventEmitter<vscode.FileChangeEvent[]>().event;
  readonly #files = new Map<string, Entry>();
  readonly #closed = new Set<string>();
  readonly #links = new Set<string>();
  #time = 1_000_000;

  write(path: string, text: string): void {
    this.#files.set(path, { bytes: new TextEncoder().encode(text), mtime: (this.#time += 1000) });
  }

  remove(path: string): void {
    this.#files.delete(path);
  }

  /** From now on the file cannot be read. */
  close(path: string): void {
    this.#closed.add(path);
  }

  /** From now on the folder is told to be a link. */
  link(path: string): void {
    this.#links.add(path);
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat({ path }: vscode.Uri): vscode.FileStat {
    const file = this.#files.get(path);
    if (file) return { type: vscode.FileType.File, ctime: 0, mtime: file.mtime, size: file.bytes.length };
    if (this.#below(path).length) return { type: this.#folderType(path), ctime: 0, mtime: 0, size: 0 };
    throw vscode.FileSystemError.FileNotFound(path);
  }

  readDirectory({ path }: vscode.Uri): [string, vscode.FileType][] {
    const names = new Map(
      this.#below(path).map((rest): [string, vscode.FileType] => {
        const [name = '', ...more] = rest.split('/');
        return [name, more.length ? this.#folderType(`${path.replace(/\/$/, '')}/${name}`) : vscode.FileType.File];
      }),
    );
    if (names.size === 0) throw vscode.FileSystemError.FileNotFound(path);
    return [...names];
  }

  readFile({ path }: vscode.Uri): Uint8Array {
    if (this.#closed.has(path)) throw vscode.FileSystemError.NoPermissions(path);
    const file = this.#files.get(path);
    if (!file) throw vscode.FileSystemError.FileNotFound(path);
    return file.bytes;
  }

  createDirectory(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  writeFile(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  delete(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): never {
    throw vscode.FileSystemError.NoPermissions();
  }

  #folderType(path: string): vscode.FileType {
    return this.#links.has(path) ? vscode.FileType.Directory | vscode.FileType.SymbolicLink : vscode.FileType.Directory;
  }

  /** Paths of all files below a folder, from there on. */
  #below(path: string): string[] {
    const start = path.endsWith('/') ? path : `${path}/`;
    return [...this.#files.keys()].filter((file) => file.startsWith(start)).map((file) => file.slice(start.length));
  }
}
