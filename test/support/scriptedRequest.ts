// Requests to a scripted server and the type of its replies: replies and faults are functions.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** A request of a client. */
export interface ReceivedRequest {
  readonly method: string;
  /** With its query: `/v1/chat/completions?api-version=1`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The text as JSON; undefined where it is none. */
  readonly body: RequestBody | undefined;
  /** When it had been read, in ms since 1970. */
  readonly at: number;
  /** When the client hung up before the reply had ended, in ms since 1970. */
  hungUpAt: number | undefined;
}

/** The fields of a request that replies look at; the rest is there too. */
export interface RequestBody {
  readonly [field: string]: unknown;
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly input?: string | readonly string[];
}

/** Answers one request. An error that it throws cuts the connection and is listed in `problems`. */
export type Reply = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** A model in the list of models. Other fields, such as `max_model_len`, are sent as they are. */
export interface ListedModel {
  readonly id: string;
  readonly [field: string]: unknown;
}
