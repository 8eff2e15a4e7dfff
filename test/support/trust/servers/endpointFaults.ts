// Faults of a model server as bytes on the wire: of the connection, the head, the status, the type, the body and its pace.
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Socket } from 'node:net';
import { isLongForm } from '../cases.ts';
import type { Fault } from './faultServer.ts';

/** A fault with what may be told about it. */
export interface NamedFault {
  readonly name: string;
  readonly play: Fault;
  /** Failures of which one must be told; any failure of models and embedders where there are none. */
  readonly codes?: readonly string[];
  /** The call that must succeed, since the reply holds all that it needs. */
  readonly mustWorkFor?: 'ask';
  /** Calls for which the reply is no fault, so that they may succeed. */
  readonly worksFor?: readonly ('ask' | 'list' | 'embed')[];
}

/** Head of a response. */
export function head(status: string, ...headers: readonly string[]): string {
  return `HTTP/1.1 ${status}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
}

export const streamHead = head('200 OK', 'content-type: text/event-stream');
export const jsonHead = head('200 OK', 'content-type: application/json');

/** One event of a stream with `delta`. */
export function piece(delta: object, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

export const done = 'data: [DONE]\n\n';

/** Writes and ends. */
function send(...parts: readonly (string | Uint8Array)[]): Fault {
  return (socket) => {
    for (const part of parts) socket.write(part);
    socket.end();
  };
}

/** Writes `begin`, and then `again` every `ms` for as long as the client listens. */
function drip(begin: string, ms: number, again: string): Fault {
  return (socket) => {
    socket.write(begin);
    const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(again)), ms);
  };
}

/** Writes `begin` and `bytes` of `part`, as fast as the client reads. */
function flood(begin: string, bytes: number, part: string): Fault {
  return async (socket) => {
    socket.write(begin);
    for (let sent = 0; sent < bytes && !socket.destroyed; sent += part.length) if (!socket.write(part)) await drained(socket);
    socket.end();
  };
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      socket.off('drain', settle).off('close', settle);
      resolve();
    };
    socket.on('drain', settle).on('close', settle);
  });
}

/** 8 characters again and again: 50 MB of them are 50 KB on the wire. */
const filler = Buffer.alloc(50e6, 'data: x\n');
const nested = '['.repeat(30_000) + ']'.repeat(30_000);
const packed: readonly (readonly [string, Buffer])[] = [
  ['gzip', gzipSync(filler)],
  ...(isLongForm ? ([['br', brotliCompressSync(filler)]] as const) : []),
];

/** Packed in a way that was not asked for: nothing of it is unpacked. */
const foreignPacked: readonly (readonly [string, Buffer])[] = [
  ['deflate', deflateSync(filler)],
  ['gzip, gzip', gzipSync(gzipSync(filler))],
];

const foreignBombs: readonly NamedFault[] = foreignPacked.flatMap(([encoding, bytes]) =>
  (
    [
      ['200 OK', 'model-bad-response'],
      ['307 Temporary Redirect', 'model-redirected'],
      ['500 Internal Server Error', 'model-server-error'],
    ] as const
  ).map(([status, code]) => ({
    name: `${status} of 50 MB in ${encoding}`,
    play: send(head(status, 'content-type: application/json', 'location: /v1/other', `content-encoding: ${encoding}`), bytes),
    codes: [code],
  })),
);

const bombs: readonly NamedFault[] = packed.flatMap(([encoding, bytes]) => [
  {
    name: `a stream of 50 MB in ${encoding}`,
    play: send(head('200 OK', 'content-type: text/event-stream', `content-encoding: ${encoding}`), bytes),
    codes: ['model-too-long', 'model-bad-response'],
  },
  {
    name: `JSON of 50 MB in ${encoding}`,
    play: send(head('200 OK', 'content-type: application/json', `content-encoding: ${encoding}`), bytes),
    codes: ['model-too-long'],
  },
  {
    name: `an error of 50 MB in ${encoding}`,
    play: send(head('500 Internal Server Error', 'content-type: application/json', `content-encoding: ${encoding}`), bytes),
    codes: ['model-server-error'],
  },
]);

/** Replies that would fill memory. */
export const floods: readonly NamedFault[] = [
  ...bombs,
  ...foreignBombs,
  { name: '50 MB of text', play: flood(streamHead, 50e6, piece({ content: 'word '.repeat(10_000) })), codes: tooLong() },
  {
    name: '50 MB in one line',
    play: flood(`${streamHead}data: {"choices":[{"delta":{"content":"`, 50e6, 'x'.repeat(65_536)),
    codes: tooLong(),
  },
  { name: '50 MB of JSON', play: flood(`${jsonHead}{"data":[`, 50e6, '0,'.repeat(30_000)), codes: ['model-too-long'] },
  { name: '50 MB of an error', play: flood(head('400 Bad Request'), 50e6, 'x'.repeat(65_536)) },
  { name: 'a head without end', play: drip('HTTP/1.1 200 OK\r\nx: ', 1, 'x'.repeat(65_536)), codes: ['model-unreachable'] },
  { name: 'arguments of a tool without end', play: flood(streamHead, 50e6, toolPiece('x'.repeat(60_000))), codes: tooLong() },
  { name: 'a million names of models', play: flood(`${jsonHead}{"data":[`, 50e6, '{"id":"a-model"},'.repeat(4000)), codes: tooLong() },
];

function tooLong(): readonly string[] {
  // Lists and embeddings are no streams, and say so first.
  return ['model-too-long', 'model-bad-response'];
}

function toolPiece(args: string): string {
  return piece({ tool_calls: [{ index: 0, function: { name: 'search', arguments: args } }] });
}

const endless = ['model-first-timeout', 'model-silent', 'model-endless', 'embedder-timeout', 'model-bad-response'];

const connections: readonly NamedFault[] = [
  { name: 'a connection that is closed at once', play: (socket) => void socket.end() },
  { name: 'a connection that is reset at once', play: (socket) => void socket.resetAndDestroy() },
  { name: 'silence', play: () => undefined, codes: endless },
  { name: 'bytes of another protocol', play: send('SSH-2.0-OpenSSH_9.6\r\n'), codes: ['model-unreachable'] },
  { name: 'random bytes', play: send(Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256)), codes: ['model-unreachable'] },
  { name: 'half of a head', play: send('HTTP/1.1 200 OK\r\ncontent-ty') },
  { name: 'a head and a closed half', play: send(streamHead) },
  { name: 'a head that drips', play: drip('HTTP/1.1 200 OK\r\n', 20, 'x-a: b\r\n'), codes: [...endless, 'model-unreachable'] },
  { name: 'early hints without end', play: drip('', 10, 'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\n'), codes: endless },
  { name: '"continue" without end', play: drip('', 10, 'HTTP/1.1 100 Continue\r\n\r\n') },
  { name: 'two lengths', play: send(head('200 OK', 'content-type: application/json', 'content-length: 2', 'content-length: 9'), '{}') },
  { name: 'a length below zero', play: send(head('200 OK', 'content-type: application/json', 'content-length: -2'), '{}') },
  { name: 'broken chunks', play: send(head('200 OK', 'content-type: application/json', 'transfer-encoding: chunked'), 'zz\r\n{}\r\n') },
];

/** Statuses with a body in the form of OpenAI's. */
const statuses: readonly NamedFault[] = [204, 205, 304, 400, 401, 403, 404, 407, 413, 418, 429, 500, 502, 503, 529].map((status) => ({
  name: `status ${status}`,
  play: send(
    head(`${status} Status`, 'content-type: application/json', 'connection: close'),
    status < 400 ? '' : '{"error":{"message":"Not today."}}',
  ),
}));

const refusals: readonly NamedFault[] = [
  ...statuses,
  ...['3600', '-5', '1e400', 'soon', 'Fri, 31 Dec 9999 23:59:59 GMT', 'NaN'].map((value) => ({
    name: `429 with Retry-After ${value}`,
    play: send(head('429 Too Many Requests', `retry-after: ${value}`, 'content-length: 0')),
    codes: ['model-rate-limited', 'embedder-rate-limited'],
  })),
  { name: 'an error page', play: send(head('502 Bad Gateway', 'content-type: text/html'), '<title>Portal</title>') },
  { name: 'an error that drips', play: drip(head('500 Oops', 'content-type: application/json'), 20, ' '), codes: endless },
  { name: 'an error that is nested', play: send(head('400 Bad', 'content-type: application/json'), `{"error":${nested}}`) },
  { name: 'an error of null', play: send(head('400 Bad', 'content-type: application/json'), '{"error":null}') },
  { name: 'an error as a list', play: send(head('400 Bad', 'content-type: application/json'), '[{"error":1}]') },
  {
    name: 'an error with a stack and control characters',
    play: send(
      head('500 Oops', 'content-type: application/json'),
      JSON.stringify({ error: { message: 'TypeError: x\n    at run (/srv/app.js:1:2)\u001b[31m\u202e' } }),
    ),
  },
];

const types: readonly NamedFault[] = [
  { name: 'an image', play: send(head('200 OK', 'content-type: image/png'), '\u0089PNG'), codes: ['model-bad-response'] },
  {
    name: 'an image that stays open',
    play: (socket) => void socket.write(head('200 OK', 'content-type: image/png')),
    codes: ['model-bad-response'],
  },
  {
    name: 'a page',
    play: send(head('200 OK', 'content-type: text/html'), '<p>Log in'),
    codes: ['model-wrong-url', 'embedder-unsupported'],
  },
  { name: 'words', play: send(head('200 OK', 'content-type: text/plain'), 'Hello there.') },
  { name: 'nothing', play: send(head('200 OK', 'content-length: 0')) },
  { name: 'gzip that is none', play: send(head('200 OK', 'content-type: application/json', 'content-encoding: gzip'), '{"data":[]}') },
  {
    name: 'half of a gzip',
    play: send(head('200 OK', 'content-type: application/json', 'content-encoding: gzip'), gzipSync('{"data":[]}').subarray(0, 12)),
  },
  {
    name: 'a stream declared as JSON that stays open',
    play: (socket) => void socket.write(jsonHead + piece({ content: 'Hi' }) + done),
    mustWorkFor: 'ask',
    worksFor: ['ask'],
  },
];

const bodies: readonly NamedFault[] = [
  ...[
    'null',
    '5',
    '"x"',
    '[]',
    '{}',
    '{"data":{}}',
    '{"data":[]}',
    '{"data":[null]}',
    '{"data":[{"embedding":null}]}',
    '{"choices":{}}',
    '{"choices":[null]}',
  ].map((json): NamedFault => ({ name: `JSON ${json}`, play: send(jsonHead, json), worksFor: ['list'] })),
  { name: 'vectors without numbers', play: send(jsonHead, '{"data":[{"index":0,"embedding":[1,"x",null]}]}'), worksFor: ['list'] },
  { name: 'vectors of infinite numbers', play: send(jsonHead, '{"data":[{"index":0,"embedding":[1e400,1]}]}'), worksFor: ['list'] },
  { name: 'vectors of zeros', play: send(jsonHead, '{"data":[{"index":0,"embedding":[0,0]}]}'), worksFor: ['list'] },
  { name: 'half a float', play: send(jsonHead, '{"data":[{"index":0,"embedding":"AAA"}]}'), worksFor: ['list'] },
  {
    name: 'JSON that is nested',
    play: send(jsonHead, `{"data":[${nested}],"choices":[{"message":{"content":${nested}}}]}`),
    worksFor: ['list'],
  },
  { name: 'broken JSON', play: send(jsonHead, '{"choices":[') },
  { name: 'JSON that stays open', play: (socket) => void socket.write(`${jsonHead}{"choices":[`), codes: endless },
  { name: 'pieces of other types', play: send(streamHead, 'data: {"choices":{"0":1}}\n\ndata: {"choices":[null]}\n\ndata: 5\n\n', done) },
  { name: 'numbers as text', play: send(streamHead, piece({ content: 5 }), done) },
  { name: 'broken data', play: send(streamHead, 'data: {"choices":[{"delta":\u0000\n\n') },
  {
    name: 'an error in the stream',
    play: send(streamHead, piece({ content: 'Half ' }), 'data: {"error":{"message":"gone","code":502}}\n\n'),
  },
  { name: 'an error in the stream that is nested', play: send(streamHead, `data: {"error":${nested}}\n\n`) },
  { name: 'an event named error', play: send(streamHead, 'event: error\ndata: {"message":"gone"}\n\n') },
  { name: 'a proper end without an answer', play: send(streamHead, piece({}, 'stop'), done) },
  { name: 'half an answer', play: send(streamHead, piece({ content: 'Half ' })) },
  {
    name: 'half an answer and a reset',
    play: (socket) => void socket.write(streamHead + piece({ content: 'Half ' }), () => setTimeout(() => socket.resetAndDestroy(), 20)),
  },
  { name: 'half an answer and silence', play: (socket) => void socket.write(streamHead + piece({ content: 'Half ' })), codes: endless },
  { name: 'half an answer and comments', play: drip(streamHead + piece({ content: 'Half ' }), 20, ': ping\n\n'), codes: endless },
  { name: 'thoughts without end', play: drip(streamHead, 10, piece({ reasoning_content: 'Hm. ' })), codes: endless },
  { name: 'words without end', play: drip(streamHead, 10, piece({ content: 'and ' })), codes: endless },
  { name: 'one byte at a time', play: drip(`${streamHead}data: `, 10, 'x'), codes: endless },
  {
    name: 'counts of tokens without end',
    play: drip(streamHead, 10, 'data: {"choices":[],"usage":{"prompt_tokens":1}}\n\n'),
    codes: endless,
  },
  { name: 'a tool call without end', play: drip(streamHead, 10, toolPiece('{"a":')), codes: endless },
];

/** Every fault but the floods. `elsewhere` is where redirects lead. */
export function endpointFaults(elsewhere: string): readonly NamedFault[] {
  const redirects = [301, 302, 303, 307, 308].flatMap((status) =>
    [elsewhere, '/v1/other', '//127.0.0.1:1/', 'javascript:1', ''].map((to) => ({
      name: `${status} to ${to === elsewhere ? 'another server' : to || 'nowhere'}`,
      play: send(head(`${status} Moved`, `location: ${to}`, 'content-length: 0')),
      codes: ['model-redirected'],
    })),
  );
  return [...connections, ...refusals, ...types, ...bodies, ...redirects];
}
