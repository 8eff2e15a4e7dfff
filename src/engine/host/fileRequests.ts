// Host side of virtual file systems: answers the engine's requests with the host's own Files.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import * as v from 'valibot';
import { FileError, type Files, type Root } from '../../core/ports.ts';
import { toResponseError } from '../wire/failures.ts';
import { checkParams } from '../wire/params.ts';
import { readDirectoryRequest, readFileRequest, statFileRequest } from '../wire/rpc.ts';

const placeSchema = v.object({ root: v.string(), path: v.string() });
const readSchema = v.object({ ...placeSchema.entries, limit: v.pipe(v.number(), v.minValue(0)) });

/** Registers the three file requests on `connection`. `rootOf` finds an open root by its key. */
export function serveFiles(connection: MessageConnection, files: Files, rootOf: (key: string) => Root | undefined): void {
  const open = (key: string): Root => {
    const root = rootOf(key);
    if (!root) throw new FileError('not-found', `No folder with key ${key} is open`);
    return root;
  };
  connection.onRequest(readDirectoryRequest, (params) =>
    respond(async () => {
      const { root, path } = checkParams(readDirectoryRequest.method, placeSchema, params);
      return files.readDirectory(open(root), path);
    }),
  );
  connection.onRequest(statFileRequest, (params) =>
    respond(async () => {
      const { root, path } = checkParams(statFileRequest.method, placeSchema, params);
      return files.stat(open(root), path);
    }),
  );
  connection.onRequest(readFileRequest, (params) =>
    respond(async () => {
      const { root, path, limit } = checkParams(readFileRequest.method, readSchema, params);
      return Buffer.from(await files.read(open(root), path, limit)).toString('base64');
    }),
  );
}

async function respond<T>(run: () => Promise<T>): Promise<T | ReturnType<typeof toResponseError>> {
  try {
    return await run();
  } catch (error) {
    return toResponseError(error);
  }
}
