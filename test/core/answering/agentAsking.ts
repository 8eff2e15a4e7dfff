// Shared by the tests of the strategy `agent`: calls as a scripted model makes them, and the messages that it was sent.
import type { ReceivedRequest } from '../../support/scriptedServer.ts';

/** A message as the protocol has it. */
export interface SentMessage {
  readonly role: string;
  readonly content: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { readonly id: string; readonly function: { readonly name: string; readonly arguments: string } }[];
}

/** The messages of a request. */
export function messagesOf(request: Pick<ReceivedRequest, 'body'> | undefined): readonly SentMessage[] {
  return (request?.body?.messages ?? []) as readonly SentMessage[];
}

/** Results of tools that a request holds. */
export function resultsIn(request: ReceivedRequest | undefined): readonly SentMessage[] {
  return messagesOf(request).filter(({ role }) => role === 'tool');
}

/** A call with arguments as JSON. */
export function tool(name: string, args: object): { readonly name: string; readonly arguments: string } {
  return { name, arguments: JSON.stringify(args) };
}
