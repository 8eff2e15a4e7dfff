// How failures cross the process boundary: as code and arguments of a UserError, as a cancellation, as a FileError, or as a bug.
import { ErrorCodes, ResponseError } from 'vscode-jsonrpc/node';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { FileError } from '../../core/ports.ts';
import type { RpcUserError } from './rpc.ts';

/** Response codes of our own; those of JSON-RPC itself are negative. `cancelled` is the one that the language server protocol uses. */
const codes = { user: 1, file: 2, cancelled: -32800 } as const;

/** Codes with which the protocol library itself rejects calls because the other side is gone. */
const gone = new Set<number>([ErrorCodes.MessageWriteError, ErrorCodes.PendingResponseRejected, ErrorCodes.ConnectionInactive]);

/** Makes what is sent back for `error`. A bug keeps its message; its stack belongs in the log of the side where it happened. */
export function toResponseError(error: unknown): ResponseError<RpcUserError> {
  if (error instanceof ResponseError) return error;
  if (error instanceof UserError) return new ResponseError(codes.user, error.message, { code: error.code, args: error.args });
  if (error instanceof FileError) return new ResponseError(codes.file, error.message, { code: error.reason, args: [] });
  if (error instanceof CancelledError) return new ResponseError(codes.cancelled, error.message);
  return new ResponseError(ErrorCodes.InternalError, error instanceof Error ? error.message : String(error));
}

/** Turns what came back from the other side into the error that was thrown there. */
export function fromResponseError(error: unknown): unknown {
  if (!(error instanceof ResponseError)) return isGone(error) ? new UserError('engine-restarting', [], { cause: error }) : error;
  const data = error.data as RpcUserError | undefined;
  // Both sides are of one build, so the codes that come are those that are known here.
  if (error.code === codes.user && data) return new UserError(data.code as UserErrorCode, data.args, { cause: error });
  if (error.code === codes.file && data) return new FileError(data.code as FileError['reason'], error.message, { cause: error });
  if (error.code === codes.cancelled) return new CancelledError();
  if (gone.has(error.code)) return new UserError('engine-restarting', [], { cause: error });
  return error;
}

/** Did the call fail because the engine stopped under it? Then it can be made again once the engine is back. */
export function isEngineGone(error: unknown): boolean {
  return error instanceof UserError && error.code === 'engine-restarting';
}

/** Errors of the library (closed or disposed connection) and of Node (channel closed) that are no ResponseError. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.constructor.name === 'ConnectionError' || ('code' in error && error.code === 'ERR_IPC_CHANNEL_CLOSED');
}
