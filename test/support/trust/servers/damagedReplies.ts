// Good replies of a model server that are damaged on their way, at a random byte: cut, reset, changed, doubled, delayed or split.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { randomNumbers } from '../../damage.ts';
import type { CallName } from './endpointAttack.ts';
import { done, head, jsonHead, piece, streamHead, type NamedFault } from './endpointFaults.ts';
import type { Fault } from './faultServer.ts';

const vector = Array.from({ length: 32 }, (_, i) => i + 1);
const vectors = JSON.stringify({ data: [0, 1].map((index) => ({ index, embedding: vector })) });
const models = JSON.stringify({ data: [{ id: 'faulty', max_model_len: 32_000 }] });
const answer = ['Half ', 'of it ', 'is here.'].map((content) => piece({ content })).join('') + piece({}, 'stop') + done;

/** The whole good reply to a call, by the path of its request. */
function goodReply(path: string): string {
  if (path.endsWith('/chat/completions')) return streamHead + answer;
  const json = path.endsWith('/models') ? models : vectors;
  return (json.length % 2 ? jsonHead : head('200 OK', 'content-type: application/json', `content-length: ${json.length}`)) + json;
}

type Damage = (socket: Socket, bytes: Buffer, at: number) => void | Promise<void>;

const damages: Readonly<Record<string, Damage>> = {
  cut: (socket, bytes, at) => void socket.end(bytes.subarray(0, at)),
  reset: async (socket, bytes, at) => {
    socket.write(bytes.subarray(0, at));
    await pause(5);
    socket.resetAndDestroy();
  },
  silence: (socket, bytes, at) => void socket.write(bytes.subarray(0, at)),
  'a changed byte': (socket, bytes, at) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ (1 + (at % 255));
    socket.end(copy);
  },
  'doubled bytes': (socket, bytes, at) => void socket.end(Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 20))])),
  'bytes left out': (socket, bytes, at) => void socket.end(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 20)])),
  delay: async (socket, bytes, at) => {
    socket.write(bytes.subarray(0, at));
    await pause(100);
    socket.end(bytes.subarray(at));
  },
  'single bytes': async (socket, bytes) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += 16) {
      socket.write(bytes.subarray(at, at + 16));
      await pause(1);
    }
    socket.end();
  },
};

/** `count` damages of good replies, equal for equal seeds. What a call makes of a damage is not said: it may be harmless. */
export function damagedReplies(count: number): readonly { readonly call: CallName; readonly fault: NamedFault }[] {
  const random = randomNumbers(32);
  const names = Object.keys(damages);
  const calls: readonly CallName[] = ['ask', 'list', 'embed', 'embed-code', 'connection'];
  return Array.from({ length: count }, (_, i) => {
    const name = names[i % names.length] ?? '';
    const share = random();
    const play: Fault = async (socket, path) => {
      const bytes = Buffer.from(goodReply(path));
      await damages[name]?.(socket, bytes, Math.floor(share * bytes.length));
    };
    const call = calls[Math.floor(random() * calls.length)] ?? 'ask';
    return { call, fault: { name: `${name} at ${share.toFixed(3)}`, play, worksFor: ['ask', 'list', 'embed'] } };
  });
}
