// Tells whether this machine has a Node that can run Clew: what another agent starts should not depend on the editor where it need not.
import { execFile } from 'node:child_process';

/** The oldest version that the command line runs on. */
const leastVersion = 20;
/** ms; a version is told at once, so whatever takes longer is no Node. Set by judgement. */
const patience = 3000;

/** Whether `command` tells a version that is new enough. Never rejects. */
export function hasNode(command = 'node'): Promise<boolean> {
  return new Promise((resolve) => {
    // An error means that there is none, or that it does not answer.
    execFile(command, ['--version'], { timeout: patience, windowsHide: true }, (error, output) =>
      resolve(!error && Number(/^v(\d+)\./.exec(output)?.[1] ?? 0) >= leastVersion),
    );
  });
}
