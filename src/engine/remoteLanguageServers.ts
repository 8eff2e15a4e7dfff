// Language servers in the engine: the host, which alone lives in the editor, asks them and returns their replies over the wire.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import type { CancellationToken } from '../core/base/cancellation.ts';
import type { LanguageServers, ServerReply, ServerRequest } from '../core/ports.ts';
import { fromResponseError } from './wire/failures.ts';
import { languageServerRequest } from './wire/rpc.ts';

/** Asks through the extension host. */
export class RemoteLanguageServers implements LanguageServers {
  readonly #connection: MessageConnection;

  constructor(connection: MessageConnection) {
    this.#connection = connection;
  }

  async ask(request: ServerRequest, token: CancellationToken): Promise<ServerReply | undefined> {
    try {
      return (await this.#connection.sendRequest(languageServerRequest, request, token)) ?? undefined;
    } catch (error) {
      throw fromResponseError(error);
    }
  }
}
