// Files of roots that are not on this machine's disk (virtual file systems): the extension host reads them over the wire.
import type { MessageConnection, RequestType } from 'vscode-jsonrpc/node';
import type { DirectoryEntry, Files, FileStat, Root } from '../core/ports.ts';
import { fromResponseError } from './wire/failures.ts';
import { readDirectoryRequest, readFileRequest, statFileRequest, type RpcUserError } from './wire/rpc.ts';

/** Reads through the extension host. Failures reject with the `FileError` of the other side. */
export class RemoteFiles implements Files {
  readonly #connection: MessageConnection;

  constructor(connection: MessageConnection) {
    this.#connection = connection;
  }

  readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]> {
    return this.#ask(readDirectoryRequest, { root: root.key, path });
  }

  stat(root: Root, path: string): Promise<FileStat> {
    return this.#ask(statFileRequest, { root: root.key, path });
  }

  async read(root: Root, path: string, limit: number): Promise<Uint8Array> {
    return Buffer.from(await this.#ask(readFileRequest, { root: root.key, path, limit }), 'base64');
  }

  async #ask<P, R>(type: RequestType<P, R, RpcUserError>, params: P): Promise<R> {
    try {
      return await this.#connection.sendRequest<R>(type.method, params);
    } catch (error) {
      throw fromResponseError(error);
    }
  }
}

/** Reads `file:` roots with `local` and all others with `remote`. */
export function filesByScheme(local: Files, remote: Files): Files {
  const filesOf = (root: Root): Files => (root.uri.startsWith('file:') ? local : remote);
  return {
    readDirectory: (root, path) => filesOf(root).readDirectory(root, path),
    stat: (root, path) => filesOf(root).stat(root, path),
    read: (root, path, limit) => filesOf(root).read(root, path, limit),
    realPath: async (root, path) => (await filesOf(root).realPath?.(root, path)) ?? path,
    ignoresAbove: async (root) => (await filesOf(root).ignoresAbove?.(root)) ?? [],
  };
}
