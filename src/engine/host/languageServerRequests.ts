// Host side of the engine's language servers: asks those of the editor.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import * as v from 'valibot';
import { serverQuestions, type LanguageServers } from '../../core/ports.ts';
import { toResponseError } from '../wire/failures.ts';
import { checkParams } from '../wire/params.ts';
import { languageServerRequest } from '../wire/rpc.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const requestSchema = v.object({
  question: v.picklist(serverQuestions),
  root: v.string(),
  path: v.string(),
  line: count,
  column: count,
});

/** Registers the request on `connection`. */
export function serveLanguageServers(connection: MessageConnection, servers: LanguageServers): void {
  connection.onRequest(languageServerRequest, async (params, token) => {
    try {
      return (await servers.ask(checkParams(languageServerRequest.method, requestSchema, params), token)) ?? null;
    } catch (error) {
      return toResponseError(error);
    }
  });
}
