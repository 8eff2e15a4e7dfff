// Calls with which views of the editor ask the engine about the files of the workspace.
import type { SendRequest } from './sendRequest.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { FilePage, FileQuery, FileRow } from '../../core/indexing/files/fileListing.ts';
import type { TypedPaths } from '../../core/indexing/files/typedPaths.ts';
import type { FileRef } from '../../core/ports.ts';
import type { SkippedFile } from '../../core/workspace/document.ts';
import * as rpc from '../wire/rpc.ts';

/** File calls of the host. Every call rejects with a `UserError` when the engine cannot answer. */
export class FileCalls {
  readonly #send: SendRequest;

  constructor(send: SendRequest) {
    this.#send = send;
  }

  /** A page of all files with their states. */
  page(query: FileQuery): Promise<FilePage> {
    return this.#send(rpc.filesRequest, query);
  }

  /** The state of one file; null when it is not part of the workspace. */
  row({ root, path }: FileRef): Promise<FileRow | null> {
    return this.#send(rpc.fileRequest, { root, path });
  }

  /** Files that were left out. */
  skippedFiles(): Promise<readonly SkippedFile[]> {
    return this.#send(rpc.skippedRequest, undefined);
  }

  /** Files and folders of the index whose path fits the typed text, the best first. */
  pathsLike(typedText: string, limit: number, token?: CancellationToken): Promise<TypedPaths> {
    return this.#send(rpc.pathsRequest, { typed: typedText.slice(0, rpc.maxTypedLength), limit }, token);
  }
}
