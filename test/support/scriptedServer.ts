// A scripted model server over real HTTP on 127.0.0.1: every test that needs a model asks it, so that sockets, headers and broken bytes are
// real. `scriptedReplies.ts` and `scriptedFaults.ts` have the replies.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { refusedParameter, unauthorized, unknownPath } from './scriptedFaults.ts';
import { embed } from './scriptedEmbeddings.ts';
import { answer, modelList } from './scriptedReplies.ts';
import type { ReceivedRequest, RequestBody, Reply, ListedModel } from './scriptedRequest.ts';

export class ScriptedServer {
  /** Everything that arrived, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** Errors thrown by replies. */
  readonly problems: unknown[] = [];
  /** Models that `GET /models` lists. */
  models: readonly ListedModel[] = [{ id: 'scripted-large' }, { id: 'scripted-small' }];
  /** Where set, answers `GET /models` instead. */
  listReply: Reply | undefined;
  /** Where set, requests without it as a bearer token (or `api-key`) get 401. */
  key: string | undefined;
  /** Parameters of a chat request that are answered with 400, as a strict server does. `system` stands for messages of that role. */
  readonly refuses = new Set<string>();
  /** Answers a chat request for which nothing is scripted. */
  fallback: Reply = answer('Scripted answer.');
  /** Answers a request for embeddings for which nothing is scripted. */
  embedder: Reply = embed();
  readonly #scripted: Reply[] = [];
  readonly #scriptedEmbeddings: Reply[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Listens on a free port of 127.0.0.1. */
  start(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', () => resolve(this));
    });
  }

  /** The base URL, as users set it: `http://127.0.0.1:PORT/v1`. */
  get url(): string {
    return `${this.origin}/v1`;
  }

  get origin(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  /** Connections that are open now. Every reply closes its own, so that any other is a leak. */
  get openSockets(): number {
    return this.#sockets.size;
  }

  /** The chat requests alone. */
  get chats(): readonly ReceivedRequest[] {
    return this.requests.filter(({ path }) => path.includes('/chat/completions'));
  }

  /** The requests for embeddings alone. */
  get embeddings(): readonly ReceivedRequest[] {
    return this.requests.filter(({ path }) => path.includes('/embeddings'));
  }

  /** Queues replies to requests for embeddings. */
  scriptEmbeddings(...replies: readonly Reply[]): void {
    this.#scriptedEmbeddings.push(...replies);
  }

  /** Queues replies: each of the following chat requests takes one, in this order. */
  script(...replies: readonly Reply[]): void {
    this.#scripted.push(...replies);
  }

  /** Resolves as soon as `count` requests have arrived in all. */
  received(count: number): Promise<void> {
    if (this.requests.length >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  /** Forgets requests and scripts; the server goes on. */
  reset(): void {
    this.requests.length = 0;
    this.#scripted.length = 0;
    this.#scriptedEmbeddings.length = 0;
    this.embedder = embed();
    this.refuses.clear();
    this.key = undefined;
    this.listReply = undefined;
  }

  /** Cuts every connection and stops listening. */
  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.close((error) => (error ? reject(error) : resolve()));
      this.#server.closeAllConnections();
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const received = await receive(request);
      response.once('close', () => {
        if (!response.writableEnded) received.hungUpAt = Date.now();
      });
      this.requests.push(received);
      for (const { count, resolve } of this.#waiting) if (this.requests.length >= count) resolve();
      response.setHeader('connection', 'close');
      await this.#reply(received)(received, response);
    } catch (error) {
      if (!request.destroyed) this.problems.push(error);
      response.destroy();
    }
  }

  #reply(request: ReceivedRequest): Reply {
    if (this.key !== undefined && !hasKey(request, this.key)) return unauthorized();
    const [path] = request.path.split('?');
    if (request.method === 'GET' && path?.endsWith('/models')) return this.listReply ?? modelList(this.models);
    if (request.method === 'POST' && path?.endsWith('/embeddings')) return this.#scriptedEmbeddings.shift() ?? this.embedder;
    if (request.method !== 'POST' || !path?.endsWith('/v1/chat/completions')) return unknownPath();
    const refused = [...this.refuses].find((name) => names(request.body, name));
    if (refused !== undefined) return refusedParameter(refused);
    return this.#scripted.shift() ?? this.fallback;
  }
}

function hasKey({ headers }: ReceivedRequest, key: string): boolean {
  return headers.authorization === `Bearer ${key}` || headers['api-key'] === key;
}

function names(body: RequestBody | undefined, parameter: string): boolean {
  if (parameter === 'system') return body?.messages?.some(({ role }) => role === 'system') ?? false;
  return body?.[parameter] !== undefined;
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, text, body: parseBody(text), at: Date.now(), hungUpAt: undefined };
}

function parseBody(text: string): RequestBody | undefined {
  if (!text.startsWith('{')) return undefined;
  return JSON.parse(text) as RequestBody;
}
