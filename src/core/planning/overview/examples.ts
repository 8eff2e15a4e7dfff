// Reads the calls in a README, from its examples or from all of its text. Users of a project begin with these functions, so the overview
// begins with them too.

/** A call as the README writes it; `line` is zero-based. */
export interface ExampleCall {
  /** Receiver of the call: a module, a type or a variable. */
  readonly receiver: string | undefined;
  /** The function, or the type of a constructed object. */
  readonly name: string;
  readonly line: number;
}

const maxLines = 1500;
const maxExamples = 12;
const maxCalls = 60;
/** Matches a call, a decorator, and a Ruby call without parentheses: `get '/' do`. */
const callPattern =
  /(?:\bnew\s+)?(?:([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:\.|::|->|\?\.)\s*)?([\p{L}_$][\p{L}\p{N}_$]*)\s?(?=\()|@([\p{L}_$][\p{L}\p{N}_$]*)|^\s*([\p{L}_][\p{L}\p{N}_]*[?!]?)(?=\s+['":]\S)/gu;

/** All calls in a README, in examples or in prose: "`open()` makes a window". */
export function callsInText(lines: readonly string[]): readonly ExampleCall[] {
  return lines.slice(0, maxLines).flatMap((line, at) =>
    Array.from(line.matchAll(/(?<![\p{L}\p{N}_$])([\p{L}_$][\p{L}\p{N}_$]*)\(/gu), ([, name = '']): ExampleCall => ({
      receiver: undefined,
      name,
      line: at,
    })),
  );
}

/** The calls of each example in `lines`: fenced code, literal blocks of reStructuredText, or lines after the prompt of Python. */
export function callsInExamples(lines: readonly string[]): readonly (readonly ExampleCall[])[] {
  const examples: ExampleCall[][] = [];
  let openExample: { readonly fence: string | undefined; readonly indent: number; readonly calls: ExampleCall[] } | undefined;
  const closeExample = (): void => {
    if (openExample?.calls.length) examples.push(openExample.calls);
    openExample = undefined;
  };
  for (const [at, line] of lines.slice(0, maxLines).entries()) {
    if (examples.length === maxExamples) break;
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const indent = /^\s*/.exec(line)?.[0].length ?? 0;
    if (openExample?.fence !== undefined) {
      if (fence?.startsWith(openExample.fence)) closeExample();
      else addCalls(openExample.calls, line, at);
    } else if (fence !== undefined) {
      closeExample();
      openExample = { fence, indent, calls: [] };
    } else if (openExample && line.trim() && indent <= openExample.indent) closeExample();
    if (!openExample && /^\s*\.\. (?:code-block|code|sourcecode)::|::\s*$/.test(line))
      openExample = { fence: undefined, indent, calls: [] };
    else if (openExample?.fence === undefined && openExample) addCalls(openExample.calls, line, at);
  }
  closeExample();
  return examples;
}

function addCalls(calls: ExampleCall[], line: string, at: number): void {
  const code = line.replace(/^\s*(?:>>>|\.\.\.|\$)\s/, '').replace(/(?:^|\s)(?:\/\/|#\s|--\s).*$/, '');
  for (const [, on, name, decorator, bare] of code.matchAll(callPattern)) {
    const calleeName = name ?? decorator ?? bare;
    if (calleeName !== undefined && calls.length < maxCalls) calls.push({ receiver: on, name: calleeName, line: at });
  }
}
