// Types that the steps of a connection test share: checks, dependencies and findings.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { ModelErrorCode, UserError } from '../../core/base/wording/errors.ts';
import type { Log, Model } from '../../core/ports.ts';
import type { ConnectionFinding } from './connectionSentences.ts';
import type { EndpointSettings } from '../endpoint/endpointSettings.ts';

/** The checks, in this order. */
export type CheckName =
  'address' | 'proxy' | 'dns' | 'connect' | 'tls' | 'protocol' | 'key' | 'model' | 'completion' | 'streaming' | 'usage' | 'context';

/** Result of one check. A `failed` one is the last. */
export interface ConnectionCheck {
  readonly check: CheckName;
  readonly outcome: 'ok' | 'warning' | 'failed';
  readonly code: ConnectionFinding | ModelErrorCode;
  /** One sentence for people; for a fault it also says what to do. */
  readonly sentence: string;
}

/** Probes beneath fetch, which tell a missing address from a closed port. Both reject with a `UserError` of a `model-` code. */
export interface NetworkProbes {
  lookup(host: string, timeoutMs: number, token: CancellationToken): Promise<void>;
  connect(host: string, port: number, timeoutMs: number, token: CancellationToken): Promise<void>;
}

export interface ConnectionTestDependencies {
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  /** Whether this process runs on a remote machine, so that `localhost` is not the person's machine. */
  readonly remote: boolean;
  /** `clew.privacy.localOnly` */
  readonly localOnly: boolean;
  /** Absent where only fetch can be trusted. */
  readonly probes?: NetworkProbes;
  /** Returns the proxy that requests to `url` take, without its password; undefined when they go straight. */
  proxyFor?(url: string): string | undefined;
  /** Puts the gate in front of a model: local-only and the daily cap hold for the test too, and its calls are counted. */
  gateModel(model: Model): Model;
}

/** State that one step hands to the next. */
export interface TestState {
  readonly settings: EndpointSettings;
  readonly dependencies: ConnectionTestDependencies;
  readonly token: CancellationToken;
  /** Models of the server; undefined while there is no list. */
  listedModels?: readonly { readonly id: string; readonly maxInputTokens?: number }[];
  /** Why there is no list. */
  listFault?: UserError;
}

/** Finding of a step. */
export interface StepFinding {
  readonly check: CheckName;
  readonly outcome: ConnectionCheck['outcome'];
  readonly code: ConnectionCheck['code'];
  readonly args: readonly string[];
}
