// Waits until what colours code has been read: the panel reads it with the first code that is shown.
import { colourCode, onColoursReady } from '../../src/webview/colours.ts';

/** Resolves when code is shown with colours. */
export async function coloursRead(): Promise<void> {
  await new Promise<void>((resolve) => {
    onColoursReady(resolve);
    if (colourCode('let a', 'ts').includes('hljs')) resolve();
  });
}
