// Type of the function with which the parts of the client send a request.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { RequestType } from 'vscode-jsonrpc/node';
import type * as rpc from '../wire/rpc.ts';

/** Sends a request and waits for its answer, within the bounds of the client. Rejects as the client does. */
export type SendRequest = <P, R>(type: RequestType<P, R, rpc.RpcUserError>, params: P, token?: CancellationToken) => Promise<R>;
