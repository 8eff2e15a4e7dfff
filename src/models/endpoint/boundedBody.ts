// Reads what a server sends within bounds: a body that is too large is cut off and its connection closed, long before it fills memory.
import { UserError } from '../../core/base/wording/errors.ts';

/** Bytes of an answer after which reading stops: more than a thousand times the longest answer that is asked for. */
export const answerLimit = 8_000_000;

/** Bytes of an error body that are kept. */
const refusalLimit = 65_536;

/** The end of a stream as the protocol has it. Inside JSON a line break is escaped, so this is never text of an answer. */
const doneMark = /(?:^|[\r\n])data: ?\[DONE\]/;

/** What has come of a body so far. */
export interface BodyState {
  bytes: number;
  /** The stream has ended as it should, whatever happens to the connection afterwards. */
  done: boolean;
}

/**
 * The body of `response`, which fails with `model-too-long` as soon as it exceeds {@link answerLimit}; also at once when its head says so.
 * @param state is kept up to date
 */
export function boundBody(response: Response, where: string, state: BodyState): ReadableStream<Uint8Array> | null {
  const tooLong = (): UserError => new UserError('model-too-long', [where, String(answerLimit / 1e6)]);
  if (Number(response.headers.get('content-length')) > answerLimit) throw tooLong();
  let tail = '';
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      state.bytes += chunk.byteLength;
      const text = tail + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      state.done ||= doneMark.test(text);
      tail = text.slice(-16);
      // The error goes to the reader, and the transport behind is cancelled.
      if (state.bytes > answerLimit) controller.error(tooLong());
      else controller.enqueue(chunk);
    },
  });
  return response.body?.pipeThrough(count) ?? null;
}

/** The first 64 KB of an error body; the rest is not read. */
export async function refusalText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (bytes > refusalLimit) break;
  }
  return text.slice(0, refusalLimit);
}
