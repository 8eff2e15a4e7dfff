// Encodes failures for the process boundary: code and arguments of a UserError, a cancellation, a FileError, or a bug.
import { ErrorCodes, ResponseError } from 'vscode-jsonrpc/node';
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { FileError } from '../../core/ports.ts';
import type { RpcUserError } from './rpc.ts';

/** Our own response codes; those of JSON-RPC are negative. `cancelled` is the code of the language server protocol. */
const codes = { user: 1, file: 2, cancelled: -32800 } as const;

/** Codes with which the protocol library rejects calls when the other side is gone. */
const goneCodes = new Set<number>([ErrorCodes.MessageWriteError, ErrorCodes.PendingResponseRejected, ErrorCodes.ConnectionInactive]);

/** Encodes `error` for the response. A bug keeps its message; its stack belongs in the log of the side where it happened. */
export function toResponseError(error: unknown): ResponseError<RpcUserError> {
  if (error instanceof ResponseError) return error;
  if (error instanceof UserError) return new ResponseError(codes.user, error.message, { code: error.code, args: error.args });
  if (error instanceof FileError) return new ResponseError(codes.file, error.message, { code: error.reason, args: [] });
  if (error instanceof CancelledError) return new ResponseError(codes.cancelled, error.message);
  return new ResponseError(ErrorCodes.InternalError, error instanceof Error ? error.message : String(error));
}

/** Decodes a response into the error that the other side threw. */
export function fromResponseError(error: unknown): unknown {
  if (!(error instanceof ResponseError)) return isGone(error) ? new UserError('engine-restarting', [], { cause: error }) : error;
  const data = error.data as RpcUserError | undefined;
  // Both sides come from one build, so every code is known here.
  if (error.code === codes.user && data) return new UserError(data.code as UserErrorCode, data.args, { cause: error });
  if (error.code === codes.file && data) return new FileError(data.code as FileError['reason'], error.message, { cause: error });
  if (error.code === codes.cancelled) return new CancelledError();
  if (goneCodes.has(error.code)) return new UserError('engine-restarting', [], { cause: error });
  return error;
}

/** Whether the call failed because the engine stopped under it. It can be repeated once the engine is back. */
export function isEngineGone(error: unknown): boolean {
  return error instanceof UserError && error.code === 'engine-restarting';
}

/** Whether the error comes from the library (closed or disposed connection) or from Node (channel closed) instead of a response. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.constructor.name === 'ConnectionError' || ('code' in error && error.code === 'ERR_IPC_CHANNEL_CLOSED');
}
