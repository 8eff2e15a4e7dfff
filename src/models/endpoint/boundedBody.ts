// Bounded reader for response bodies: cuts off one that is too large and closes its connection, long before it fills memory.
import { UserError } from '../../core/base/wording/errors.ts';

/** Maximum size of an answer in bytes: more than a thousand times the longest one that is asked for. */
export const maxAnswerBytes = 8_000_000;

/** Bytes of an error body to keep. */
const maxRefusalBytes = 65_536;

/** End of a stream in the protocol. JSON escapes line breaks, so this never matches text of an answer. */
const doneMark = /(?:^|[\r\n])data: ?\[DONE\]/;

/** Progress of a body. */
export interface BodyState {
  bytes: number;
  /** The stream ended properly, whatever happens to the connection afterwards. */
  done: boolean;
}

/**
 * Wraps the body of `response`. It fails with `model-too-long` once it exceeds {@link maxAnswerBytes}, and at once when the header says so.
 * @param state is kept up to date
 */
export function boundBody(response: Response, where: string, state: BodyState): ReadableStream<Uint8Array> | null {
  const tooLong = (): UserError => new UserError('model-too-long', [where, String(maxAnswerBytes / 1e6)]);
  if (Number(response.headers.get('content-length')) > maxAnswerBytes) throw tooLong();
  let tail = '';
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      state.bytes += chunk.byteLength;
      const text = tail + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
      state.done ||= doneMark.test(text);
      tail = text.slice(-16);
      // The reader gets the error, and the transport behind is cancelled.
      if (state.bytes > maxAnswerBytes) controller.error(tooLong());
      else controller.enqueue(chunk);
    },
  });
  return response.body?.pipeThrough(counter) ?? null;
}

/** Reads the first 64 KB of an error body and drops the rest. */
export async function refusalText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (bytes > maxRefusalBytes) break;
  }
  return text.slice(0, maxRefusalBytes);
}
