// Tool calls of the editor's chats: their only request to the engine.
import type { SendRequest } from './sendRequest.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { ToolAnswer } from '../../core/tools/callTool.ts';
import * as rpc from '../wire/rpc.ts';

/** Tools as the host calls them. */
export class EngineTools {
  readonly #send: SendRequest;

  constructor(send: SendRequest) {
    this.#send = send;
  }

  /** Calls a tool by its name in core. Rejects with a `UserError` when there is no result, and with `CancelledError`. */
  request(call: rpc.ToolCallParams, token?: CancellationToken): Promise<ToolAnswer> {
    return this.#send(rpc.toolRequest, call, token);
  }
}
