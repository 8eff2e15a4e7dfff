// Shape of one route of a table, shared by the readers of Rails and Laravel.

/** A request and its handler. */
export interface TableRoute {
  readonly method: string;
  readonly path: string;
  /** Class of the handler, as named in code of the language. */
  readonly controller: string;
  readonly action: string;
  /** Offset of an inline handler, which has no controller. */
  readonly inPlace?: number;
  /** Offsets of the call that defines the route. */
  readonly start: number;
  readonly end: number;
}

/** A table route without its offsets. */
export type UnplacedRoute = Omit<TableRoute, 'start' | 'end'>;
