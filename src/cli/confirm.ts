// A question for yes or no to the person at the terminal.
import { createInterface } from 'node:readline/promises';
import { throwIfCancelled, type CancellationToken } from '../core/base/cancellation.ts';

/** Whether a person can be asked: both streams belong to a terminal. */
export function hasPerson(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/**
 * Asks on standard error. Every answer but one that begins with "y" means no.
 * @throws CancelledError
 */
export async function confirm(question: string, token: CancellationToken): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const link = token.onCancellationRequested(() => terminal.close());
  try {
    const answer = await terminal.question(`${question} `);
    throwIfCancelled(token);
    return /^\s*y/i.test(answer);
  } finally {
    link.dispose();
    terminal.close();
  }
}
