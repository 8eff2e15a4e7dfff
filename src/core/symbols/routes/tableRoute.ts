// One line of a table of routes: the shape that the readers of Rails and Laravel give.

/** A request and who answers it. */
export interface TableRoute {
  readonly method: string;
  readonly path: string;
  /** Class that answers, as code of the language names it. */
  readonly controller: string;
  readonly action: string;
  /** Offset of the function that answers where it is written in place: then there is no controller. */
  readonly inPlace?: number;
  /** Offsets of the call that says it. */
  readonly start: number;
  readonly end: number;
}

/** A route of a table before its place in the file is known. */
export type UnplacedRoute = Omit<TableRoute, 'start' | 'end'>;
