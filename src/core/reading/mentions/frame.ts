// A line of a stack trace as it is read: readers of every language's traces produce this shape.

/** One line of a stack trace. `line` is zero-based, -1 when the frame has none. */
export interface Frame {
  /** Path as written; for Java and Kotlin made from the package and the file name. */
  readonly path: string;
  readonly line: number;
  /** Function or `Class.method` as written, without arguments; empty when the frame names none. */
  readonly symbol: string;
  readonly text: string;
  /** The line of code that the trace shows under the frame; tells the place even when line numbers have changed. */
  readonly source?: string;
  /** Where the frame names no file: paths that its modules may have, the likeliest first; `path` is one of them. */
  readonly modules?: readonly string[];
  /** Of the function, where the frame lists them: they tell which of several with its name it is. */
  readonly parameters?: readonly FrameParameter[];
  /** A compiler says it: nothing need have run there. */
  readonly compiler?: true;
}

/** A parameter in a frame of .NET: `Int32 size`. */
export interface FrameParameter {
  readonly type: string;
  /** Empty where the frame has the type alone. */
  readonly name: string;
}
