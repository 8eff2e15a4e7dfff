// Words for the person at the terminal, beside the result: that goes to standard output alone, so that it can be piped.

/** Writes `line` to standard error. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
