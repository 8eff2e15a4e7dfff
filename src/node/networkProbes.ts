// Probes beneath fetch for the connection test: whether a host has an address, and whether anything listens there.
import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import { CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';

/** Looks `host` up as connections do. Rejects with `model-dns`, or `model-unreachable` when that takes longer than `timeoutMs`. */
export async function lookupHost(host: string, timeoutMs: number, token: CancellationToken): Promise<void> {
  const timeoutError = new UserError('model-unreachable', [host, 'DNS timeout']);
  await withTimeLimit(lookup(host), timeoutError, timeoutMs, token).catch((error: unknown) => {
    const code = codeOf(error);
    throw code === undefined ? error : new UserError('model-dns', [host], { cause: error });
  });
}

/**
 * Opens a connection to `host` and closes it again. Rejects with `model-refused`, `model-connect-timeout` after `timeoutMs`, or
 * `model-unreachable`.
 */
export async function connectTo(host: string, port: number, timeoutMs: number, token: CancellationToken): Promise<void> {
  const where = `${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
  const timeoutError = new UserError('model-connect-timeout', [where, String(Math.round(timeoutMs / 1000))]);
  const socket = connect({ host, port });
  const connection = new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  try {
    await withTimeLimit(connection, timeoutError, timeoutMs, token);
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw code === 'ECONNREFUSED'
      ? new UserError('model-refused', [where], { cause: error })
      : new UserError('model-unreachable', [where, code], { cause: error });
  } finally {
    socket.destroy();
  }
}

/** The code of a system error, such as `ENOTFOUND`. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof UserError || !(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

async function withTimeLimit<T>(promise: Promise<T>, timeoutError: UserError, timeoutMs: number, token: CancellationToken): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError), timeoutMs);
    const listener = token.onCancellationRequested(() => reject(new CancelledError()));
    const cleanUp = (): void => {
      clearTimeout(timer);
      listener.dispose();
    };
    promise.then(resolve, reject).finally(cleanUp);
  });
}
