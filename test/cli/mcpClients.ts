// Clients of `clew mcp`: the official ones of both revisions, and a plain one that shows the messages.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');

/** The test that ends a client. */
export interface ClientEnding {
  after(run: () => unknown): void;
}

/** How a server is started. */
export interface ServerOptions {
  readonly folders: readonly string[];
  readonly store: string;
  readonly more?: readonly string[];
  readonly node?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function startServer({ folders, store, more = [], node = process.execPath, env = {} }: ServerOptions) {
  const workspaces = folders.flatMap((folder) => ['--workspace', folder]);
  return { command: node, args: [cli, 'mcp', ...workspaces, '--store', store, ...more], env: { PATH: process.env['PATH'] ?? '', ...env } };
}

/** Answer of a tool. */
export interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

/** Options of a call, the same in both clients. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (note: {
    readonly progress: number;
    readonly total?: number | undefined;
    readonly message?: string | undefined;
  }) => void;
}

/** A connected client. */
export interface Agent {
  readonly revision: string | undefined;
  readonly instructions: string | undefined;
  /** Standard error of the server until now. */
  readonly stderr: () => string;
  readonly pid: number;
  list(): Promise<{ readonly tools: readonly Listed[]; readonly ttlMs?: unknown; readonly cacheScope?: unknown }>;
  call(name: string, args?: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** A tool of the list, as far as tests look at it. */
interface Listed {
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly annotations?: object | undefined;
}

function answerOf({ content, isError, structuredContent }: Record<string, unknown>): Answer {
  if (structuredContent !== undefined) throw new Error('Some clients drop the text where there is structured content');
  const texts = (content as readonly { readonly type: string; readonly text: string }[]).map(({ text }) => text);
  return { text: texts.join('\n'), isError: isError === true };
}

/** The official client of revision 2026-07-28. */
export async function currentAgent(t: ClientEnding, options: ServerOptions): Promise<Agent> {
  const transport = new StdioClientTransport({ ...startServer(options), stderr: 'pipe' });
  let stderr = '';
  transport.stderr?.on('data', (bytes: Buffer) => (stderr += bytes.toString()));
  const client = new Client({ name: 'current', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(transport);
  t.after(() => client.close());
  return {
    revision: client.getNegotiatedProtocolVersion(),
    instructions: client.getInstructions(),
    stderr: () => stderr,
    pid: transport.pid ?? 0,
    list: () => client.listTools(),
    call: async (name, args = {}, more = {}) => answerOf(await client.callTool({ name, arguments: args }, more)),
    close: () => client.close(),
  };
}

/** The official client of the revision before, as most agents still have it. */
export async function earlierAgent(t: ClientEnding, options: ServerOptions): Promise<Agent> {
  const transport = new EarlierTransport({ ...startServer(options), stderr: 'pipe' });
  let stderr = '';
  transport.stderr?.on('data', (bytes: Buffer) => (stderr += bytes.toString()));
  let revision: string | undefined;
  Object.assign(transport, { setProtocolVersion: (told: string) => (revision = told) });
  const client = new EarlierClient({ name: 'earlier', version: '1' });
  await client.connect(transport);
  t.after(() => client.close());
  return {
    revision,
    instructions: client.getInstructions(),
    stderr: () => stderr,
    pid: transport.pid ?? 0,
    list: () => client.listTools(),
    call: async (name, args = {}, more = {}) => answerOf(await client.callTool({ name, arguments: args }, undefined, more)),
    close: () => client.close(),
  };
}

/** A server without a client library. */
export interface PlainServer {
  readonly child: ChildProcess;
  /** Every line of standard output until now. */
  readonly lines: readonly string[];
  send(message: object): void;
  /** Receives each message of the server from now on. */
  onMessage(listener: (message: Readonly<Record<string, unknown>>) => void): { dispose(): void };
  /** Resolves with the answer to request `id`. */
  answer(id: number): Promise<Readonly<Record<string, unknown>>>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts a server; it is ended with the test. */
export function plainServer(t: ClientEnding, options: ServerOptions): PlainServer {
  const { command, args, env } = startServer(options);
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env });
  const lines: string[] = [];
  const listeners = new Set<(message: Readonly<Record<string, unknown>>) => void>();
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    for (const line of parts) for (const listener of [...listeners]) listener(JSON.parse(line) as Readonly<Record<string, unknown>>);
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  t.after(() => void child.kill('SIGKILL'));
  return {
    child,
    lines,
    ended,
    send: (message) => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`),
    onMessage: (listener) => {
      listeners.add(listener);
      return { dispose: () => void listeners.delete(listener) };
    },
    answer: async (id) => {
      for (;;) {
        const messages = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
        const reply = messages.find((message) => message['id'] === id);
        if (reply) return reply;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** Writes files, by path relative to `folder`. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The calls that were listed as sent. */
export function listedCalls(store: string): readonly Readonly<Record<string, unknown>>[] {
  const lines = readFileSync(join(store, 'tool-calls.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
