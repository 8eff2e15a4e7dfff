// Writer of messages to the person at the terminal, on standard error so that results can be piped.

import { printable } from './output/printable.ts';

/** Writes `line` to standard error: paths and words of servers in it are foreign. */
export function say(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

const printedLines = new Set<string>();

/** As {@link say}, but each line once: settings are read in several places. */
export function sayOnce(line: string): void {
  if (printedLines.has(line)) return;
  printedLines.add(line);
  say(line);
}
