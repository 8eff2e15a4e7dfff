// Extracts the calls in examples of a README, in order: the functions with which users of the project begin.

/** A call of an example. */
export interface ExampleCall {
  /** Receiver of the call: a module, a type or a variable. */
  readonly on: string | undefined;
  /** The function, or the type of a constructed object. */
  readonly name: string;
  readonly line: number;
}

const mostLines = 1500;
const mostExamples = 12;
const mostCalls = 60;
/** A call, a decorator, and a Ruby call without parentheses: `get '/' do`. */
const call =
  /(?:\bnew\s+)?(?:([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:\.|::|->|\?\.)\s*)?([\p{L}_$][\p{L}\p{N}_$]*)\s?(?=\()|@([\p{L}_$][\p{L}\p{N}_$]*)|^\s*([\p{L}_][\p{L}\p{N}_]*[?!]?)(?=\s+['":]\S)/gu;

/** All calls in a README, in examples or in prose: "`open()` makes a window". */
export function allCalls(lines: readonly string[]): readonly ExampleCall[] {
  return lines.slice(0, mostLines).flatMap((line, at) =>
    Array.from(line.matchAll(/(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\(/gu), ([, name = '']) => ({
      on: undefined,
      name,
      line: at,
    })),
  );
}

/** The calls of each example in `lines`: fenced code, literal blocks of reStructuredText, or lines after the prompt of Python. */
export function examplesIn(lines: readonly string[]): readonly (readonly ExampleCall[])[] {
  const examples: ExampleCall[][] = [];
  let open: { readonly fence: string | undefined; readonly indent: number; readonly calls: ExampleCall[] } | undefined;
  const close = (): void => {
    if (open?.calls.length) examples.push(open.calls);
    open = undefined;
  };
  for (const [at, line] of lines.slice(0, mostLines).entries()) {
    if (examples.length === mostExamples) break;
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (open?.fence !== undefined) {
      if (fence?.startsWith(open.fence)) close();
      else add(open.calls, line, at);
    } else if (fence !== undefined) {
      close();
      open = { fence, indent, calls: [] };
    } else if (open && line.trim() && indent <= open.indent) close();
    if (!open && /^\s*\.\. (?:code-block|code|sourcecode)::|::\s*$/.test(line)) open = { fence: undefined, indent, calls: [] };
    else if (open?.fence === undefined && open) add(open.calls, line, at);
  }
  close();
  return examples;
}

function add(calls: ExampleCall[], line: string, at: number): void {
  const code = line.replace(/^\s*(?:>>>|\.\.\.|\$)\s/, '').replace(/(?:^|\s)(?:\/\/|#\s|--\s).*$/, '');
  for (const [, on, name, decorator, bare] of code.matchAll(call)) {
    const called = name ?? decorator ?? bare;
    if (called !== undefined && calls.length < mostCalls) calls.push({ on, name: called, line: at });
  }
}
