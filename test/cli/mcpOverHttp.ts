// `clew mcp` behind HTTP on this machine, for suites that test servers only by address. Messages pass unchanged.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainServer, type ClientEnding, type PlainServer, type ServerOptions } from './mcpClients.ts';

/** A call of a tool that only the sample server of the suite has, by its name, and the call that takes its place. */
export type StandIns = Readonly<Record<string, { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }>>;

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Serves until the test ends; resolves with the address. A session of the earlier revision has a server of its own, the current one has one for all. */
export async function mcpOverHttp(t: ClientEnding, options: ServerOptions, standIns: StandIns): Promise<string> {
  const servers = new Map<string, PlainServer>();
  const serverOf = (session: string): PlainServer => {
    const server = servers.get(session) ?? plainServer(t, options);
    servers.set(session, server);
    return server;
  };
  const http = createServer((request, response) => {
    relay(request, response, serverOf, standIns).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  t.after(() => {
    http.closeAllConnections();
    http.close();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`;
}

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  serverOf: (session: string) => PlainServer,
  standIns: StandIns,
): Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(405).end();
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  const message = JSON.parse(body) as Message;
  const session = message.method === 'initialize' ? randomUUID() : String(request.headers['mcp-session-id'] ?? '');
  const server = serverOf(session);
  if (message.method === undefined || message.id === undefined) {
    server.send(message);
    return void response.writeHead(202).end();
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', ...(session ? { 'mcp-session-id': session } : {}) });
  const listening = server.onMessage((each) => {
    if (each['id'] !== undefined && each['id'] !== message.id) return;
    response.write(`event: message\ndata: ${JSON.stringify(each)}\n\n`);
    if (each['id'] !== undefined) response.end();
  });
  response.once('close', () => listening.dispose());
  server.send(withStandIn(message, standIns));
}

function withStandIn(message: Message, standIns: StandIns): Message {
  const name = message.params?.['name'];
  const standIn = message.method === 'tools/call' && typeof name === 'string' ? standIns[name] : undefined;
  return standIn ? { ...message, params: { ...message.params, ...standIn } } : message;
}
