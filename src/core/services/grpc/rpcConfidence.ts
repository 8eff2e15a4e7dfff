// Confidence of a link between a caller of a procedure and its implementation, by what ties each side to the service.

/** How the receiver of a call is known to be a client of the service. */
export type StubTie = 'made' | 'sameFile' | 'generated' | 'sameFolder' | 'imported' | 'methodOnly';

/** How a function is known to implement the service. */
export type ServerTie = 'base' | 'registered' | 'shape';

/** How sure each tie leaves a link. Set by judgement on two projects, and read on others: docs/measurements/services.md. */
const stubFactors: Readonly<Record<StubTie, number>> = {
  /** The call is on the expression that makes the client. */
  made: 0.98,
  /** The file gives the name of the receiver a client of the service. */
  sameFile: 0.97,
  /** The call leads to the method of a committed stub. */
  generated: 0.95,
  /** Another file of the folder does. */
  sameFolder: 0.9,
  /** A file that this one imports does. */
  imported: 0.85,
  /** No other service has the procedure, and the receiver is called like a client. */
  methodOnly: 0.5,
};

const serverFactors: Readonly<Record<ServerTie, number>> = {
  base: 1,
  registered: 0.98,
  /** A type with all procedures of a service that is registered with another expression. */
  shape: 0.85,
};

/** Services of one name in several packages are not told apart. */
const samePackageNames = 0.7;
/** Of several implementations the one in the nearest folder was taken. */
const nearestFactor = 0.85;

/** Share of right links. `count`: implementations that are equally near. */
export function rpcConfidence(
  stub: StubTie,
  server: ServerTie,
  { packages, isNearest, count }: { readonly packages: number; readonly isNearest: boolean; readonly count: number },
): number {
  const product = stubFactors[stub] * serverFactors[server] * (packages > 1 ? samePackageNames : 1) * (isNearest ? nearestFactor : 1);
  return Math.round((product / count) * 100) / 100;
}
