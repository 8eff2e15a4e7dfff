// Standard input and output of the server, with a check of every request's revision, which the library only makes when a connection opens.
import {
  isJSONRPCRequest,
  PROTOCOL_VERSION_META_KEY,
  UnsupportedProtocolVersionError,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type MessageExtraInfo,
  type Transport,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

/** Revisions that requests may name. Earlier ones are agreed on when a connection begins, and requests do not name them. */
export const supportedRevisions: readonly string[] = ['2026-07-28'];

/** Answers a request with an unsupported revision at any time with the supported ones, as the protocol demands. */
export class CheckedStdio implements Transport {
  readonly #stdio = new StdioServerTransport();
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage, extra?: MessageExtraInfo) => void;

  async start(): Promise<void> {
    this.#stdio.onclose = () => this.onclose?.();
    this.#stdio.onerror = (error) => this.onerror?.(error);
    this.#stdio.onmessage = (message) => this.#receive(message);
    await this.#stdio.start();
  }

  send(message: JSONRPCMessage): Promise<void> {
    return this.#stdio.send(message);
  }

  close(): Promise<void> {
    return this.#stdio.close();
  }

  #receive(message: JSONRPCMessage): void {
    const revision = isJSONRPCRequest(message) ? unknownRevision(message) : undefined;
    if (!isJSONRPCRequest(message) || revision === undefined) {
      this.onmessage?.(message);
      return;
    }
    const { code, message: text, data } = new UnsupportedProtocolVersionError({ supported: [...supportedRevisions], requested: revision });
    void this.send({ jsonrpc: '2.0', id: message.id, error: { code, message: text, data } }).catch((error: unknown) =>
      this.onerror?.(error instanceof Error ? error : new Error(String(error))),
    );
  }
}

/** The unsupported revision that a request names. */
function unknownRevision({ params }: JSONRPCRequest): string | undefined {
  const revision = params?._meta?.[PROTOCOL_VERSION_META_KEY];
  return typeof revision === 'string' && !supportedRevisions.includes(revision) ? revision : undefined;
}
