// Data model of a stack frame, which the parsers for all languages produce.

/** One line of a stack trace. `line` is zero-based, -1 when the frame has none. */
export interface Frame {
  /** Path as written; for Java and Kotlin derived from the package and the file name. */
  readonly path: string;
  readonly line: number;
  /** Function or `Class.method` as written, without arguments; empty when the frame names none. */
  readonly symbol: string;
  readonly text: string;
  /** Source line under the frame; it identifies the place even when line numbers have changed. */
  readonly source?: string;
  /** For a frame without a file: possible paths of its modules, the likeliest first; `path` is one of them. */
  readonly modules?: readonly string[];
  /** Parameters of the function, if the frame lists them: they select among overloads. */
  readonly parameters?: readonly FrameParameter[];
  /** Reported by a compiler, so the code may not have run. */
  readonly compiler?: true;
}

/** A parameter in a frame of .NET: `Int32 size`. */
export interface FrameParameter {
  readonly type: string;
  /** Empty when the frame only has the type. */
  readonly name: string;
}
