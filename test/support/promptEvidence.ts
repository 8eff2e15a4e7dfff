// Lets a scripted model cite like a real one: finds the given lines in the text of its request.
import type { ReceivedRequest } from './scriptedRequest.ts';

/** The mark `[n:line]` for the first line of `file` that holds `text`; throws when the request does not carry it. */
export function cite(request: ReceivedRequest, file: string, text: string): string {
  const prompt = request.body?.messages?.map(({ content }) => content).join('\n') ?? '';
  for (const [, n, body = ''] of prompt.matchAll(pieceOf(file))) {
    const line = body.split('\n').find((each) => each.includes(text));
    const number = /^(\d+)\|/.exec(line ?? '')?.[1];
    if (number) return `[${n ?? ''}:${number}]`;
  }
  throw new Error(`The request carries no line of ${file} with ${text}:\n${prompt}`);
}

/** A piece of evidence: its head, and the numbered lines below it. */
function pieceOf(file: string): RegExp {
  const path = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^\\[(\\d+)\\] ${path}:.*\\n((?:(?:\\d+\\||…).*\\n?)*)`, 'gm');
}
