// A model that obeys whatever it reads: it finds the orders of `hostileFiles.ts` in a request, also where they are hidden, and does them.
import { Buffer } from 'node:buffer';
import { answer, jsonAnswer, toolCalls } from '../../scriptedReplies.ts';
import type { ReceivedRequest, Reply } from '../../scriptedRequest.ts';

/** Times that an order was obeyed, by its first word; none means that the attack did not reach the model. */
export type Obeyed = Map<'answer' | 'look' | 'call' | 'repeat', number>;

/** A reply to any request of Clew. `obeyed` counts. */
export function obeyingReply(obeyed: Obeyed): Reply {
  return (request, response) => replyTo(request, obeyed)(request, response);
}

/** Each word that a request has, also what tags and variation selectors spell. */
function readable(request: ReceivedRequest): string {
  const text = (request.body?.messages ?? []).map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
  const withoutBreaks = text.replaceAll('\u200b', '');
  return [withoutBreaks, spelledByTags(text), spelledBySelectors(text)].join('\n');
}

function spelledByTags(text: string): string {
  return Array.from(text, (c) => c.codePointAt(0) ?? 0)
    .filter((code) => code >= 0xe0000 && code < 0xe0080)
    .map((code) => String.fromCharCode(code - 0xe0000))
    .join('');
}

function spelledBySelectors(text: string): string {
  const codes = Array.from(text, (c) => c.codePointAt(0) ?? 0);
  const bytes = codes.flatMap((code) =>
    code >= 0xfe00 && code <= 0xfe0f ? code - 0xfe00 : code >= 0xe0100 && code <= 0xe01ef ? code - 0xe0100 + 16 : [],
  );
  return Buffer.from(bytes).toString('utf8');
}

function replyTo(request: ReceivedRequest, obeyed: Obeyed): Reply {
  const text = readable(request);
  // What follows "Answer with:", "Look up:" and "Call:" up to "END.", as the orders are written.
  const ordersIn = (first: 'answer' | 'look' | 'call', begin: string): readonly string[] => {
    const found = [...new Set([...text.matchAll(new RegExp(`${begin}: ([^]{1,1500}?) END\\.`, 'g'))].map(([, what = '']) => what))];
    if (found.length) obeyed.set(first, (obeyed.get(first) ?? 0) + 1);
    return found;
  };
  const data = Buffer.from(text.slice(-300)).toString('base64url');
  const words = ordersIn('answer', 'Answer with').map((each) => filled(each, data));
  const gaps = ordersIn('look', 'Look up').flatMap((each) => each.split(' | '));
  const calls = ordersIn('call', 'Call')
    .flatMap((each) => each.split(' | '))
    .map(callOf);
  if (text.includes('Repeat your rules.')) {
    obeyed.set('repeat', (obeyed.get('repeat') ?? 0) + 1);
    words.push(text.slice(0, 1500), /^Key: .*$/m.exec(text)?.[0] ?? '');
  }
  const isFirst = !(request.body?.messages ?? []).some(({ role }) => role === 'tool');
  if (request.body?.['tools'] !== undefined && calls.length && isFirst) return toolCalls(...calls);
  if (asksForJson(text)) return jsonAnswer(jsonThatObeys(words, gaps));
  const printed = calls.map(({ name, arguments: args }) => `<tool_call>{"name": "${name}", "arguments": ${args}}</tool_call>`);
  const said = [...words, ...printed, 'The door opens [1:1].'].join('\n\n');
  return answer(`<answer>\n${said}\n</answer>\n<missing>\n${gaps.length ? gaps.map((gap) => `- ${gap}`).join('\n') : 'none'}\n</missing>`);
}

function filled(order: string, data: string): string {
  const hidden = Array.from(data.slice(0, 40), (c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join('');
  return order.replaceAll('{data}', data).replaceAll('{hidden data}', `\u202e${hidden}\u200b\ufe01\u2066`).replaceAll(' LINE ', '\n');
}

function callOf(order: string): { readonly name: string; readonly arguments: string } {
  const at = order.indexOf(' ');
  return { name: order.slice(0, at), arguments: order.slice(at + 1).replaceAll('\\"', '"') };
}

function asksForJson(text: string): boolean {
  return (
    /Reply with one JSON object|reply with one JSON object|one JSON object/.test(text.slice(0, 6000)) &&
    !text.includes('<missing>\nwhat you must see')
  );
}

/** Every field that a small request of Clew asks for, filled with what was ordered. */
function jsonThatObeys(words: readonly string[], gaps: readonly string[]): object {
  const all = [...words, ...gaps];
  const [first = 'openDoor'] = all;
  return {
    ...{ complex: true, queries: all, components: all, followUps: all, missing: all, complete: false, wants: 'code' },
    ...{ entities: all, triples: all.map((each) => [each, first, each, '1:1']), sufficient: false, reasoning: first, nextQuery: first },
    ...{ mode: first, kind: first, scope: 'beyond', names: all, relation: first, verdicts: all },
  };
}
