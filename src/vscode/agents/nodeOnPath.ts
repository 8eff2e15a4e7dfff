// Checks whether this machine has a Node that can run Clew, so that other agents need not depend on the editor.
import { execFile } from 'node:child_process';

/** The oldest Node that runs the command line. */
const minVersion = 20;
/** ms; Node reports its version at once, so a slower program is none. Set by judgement. */
const timeoutMs = 3000;

/** Whether `command` reports a new enough version. Never rejects. */
export function hasNode(command = 'node'): Promise<boolean> {
  return new Promise((resolve) => {
    // An error means that it is missing or does not answer.
    execFile(command, ['--version'], { timeout: timeoutMs, windowsHide: true }, (error, output) =>
      resolve(!error && Number(/^v(\d+)\./.exec(output)?.[1] ?? 0) >= minVersion),
    );
  });
}
