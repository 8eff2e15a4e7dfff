// What a connection test looks at, needs and finds: the types that its steps share.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { ModelErrorCode, UserError } from '../../core/base/wording/errors.ts';
import type { Log, Model } from '../../core/ports.ts';
import type { ConnectionFinding } from './connectionWords.ts';
import type { EndpointSettings } from '../endpoint/endpointSettings.ts';

/** What is looked at, in this order. */
export type CheckName =
  'address' | 'proxy' | 'dns' | 'connect' | 'tls' | 'protocol' | 'key' | 'model' | 'completion' | 'streaming' | 'usage' | 'context';

/** One thing that was looked at. After a `failed` one nothing more is. */
export interface ConnectionCheck {
  readonly check: CheckName;
  readonly outcome: 'ok' | 'warning' | 'failed';
  readonly code: ConnectionFinding | ModelErrorCode;
  /** One sentence for people; for a fault also what to do. */
  readonly sentence: string;
}

/** Looks beneath fetch, so that a missing address and a closed port can be told apart. Both reject with a `UserError` of a `model-` code. */
export interface NetworkProbes {
  lookup(host: string, timeoutMs: number, token: CancellationToken): Promise<void>;
  connect(host: string, port: number, timeoutMs: number, token: CancellationToken): Promise<void>;
}

/** What the test needs of its surroundings. */
export interface ConnectionTestDeps {
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  /** This process runs on a remote machine, so that `localhost` is not where the person sits. */
  readonly remote: boolean;
  /** `clew.privacy.localOnly` */
  readonly localOnly: boolean;
  /** Absent where only fetch is to be trusted. */
  readonly probes?: NetworkProbes;
  /** The proxy that requests to `url` take, without its password; undefined when they go straight. */
  proxyFor?(url: string): string | undefined;
  /** Puts the gate in front of a model: local-only and the cap of the day hold for the test too, and its calls are counted. */
  gated(model: Model): Model;
}

/** What one step hands to the next. */
export interface TestState {
  readonly settings: EndpointSettings;
  readonly deps: ConnectionTestDeps;
  readonly token: CancellationToken;
  /** The models of the server; undefined as long as there is no list. */
  listed?: readonly { readonly id: string; readonly maxInputTokens?: number }[];
  /** Why there is none. */
  listFault?: UserError;
}

/** What a step finds. */
export interface StepFinding {
  readonly check: CheckName;
  readonly outcome: ConnectionCheck['outcome'];
  readonly code: ConnectionCheck['code'];
  readonly args: readonly string[];
}
