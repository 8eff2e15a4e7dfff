// A raw TCP or TLS server on loopback that plays one fault of a model server: it writes bytes that no HTTP library would send.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

/** A fault: answers one request, which has been read to its end. `path` tells the kind of call. */
export type Fault = (socket: Socket, path: string) => void | Promise<void>;

/** Key and certificate in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Plays one fault for every request. */
export class FaultServer {
  /** Requests that arrived. */
  requests = 0;
  readonly #fault: Fault;
  readonly #sockets = new Set<Socket>();
  readonly #askedSockets = new Set<Socket>();
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';

  /** @param certificate makes it speak TLS */
  constructor(fault: Fault, certificate?: Certificate) {
    this.#fault = fault;
    this.#scheme = certificate ? 'https' : 'http';
    this.#server = certificate ? createTlsServer(certificate) : createServer({ allowHalfOpen: true });
    this.#server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => this.#serve(socket));
    // A client that refuses the certificate ends the handshake.
    this.#server.on('tlsClientError', () => undefined);
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    return `${this.#scheme}://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/v1`;
  }

  /**
   * Connections with a request that the client has not closed. One that opened too late for its request stays in the pool of `fetch`, for
   * the next one.
   */
  get openSockets(): number {
    return this.#askedSockets.size;
  }

  /** Cuts every connection and stops listening. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#askedSockets.delete(socket);
    });
    // The client hangs up in the middle of most faults, and then the fault is over.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      const path = pathOfWhole(text);
      if (path === undefined) return;
      text = '';
      this.requests++;
      this.#askedSockets.add(socket);
      void this.#fault(socket, path);
    });
  }
}

/** Path of a request that has arrived as a whole; undefined before that. */
function pathOfWhole(text: string): string | undefined {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
  return text.length >= headEnd + 4 + length ? (/^\S+ (\S+)/.exec(text)?.[1] ?? '') : undefined;
}
