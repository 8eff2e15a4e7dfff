// Waits for the syntax highlighter, which the panel loads with the first code that it shows.
import { colourCode, onColoursReady } from '../../src/webview/markdown/colours.ts';

/** Resolves when code is shown with colours. */
export async function coloursRead(): Promise<void> {
  await new Promise<void>((resolve) => {
    onColoursReady(resolve);
    if (colourCode('let a', 'ts').includes('hljs')) resolve();
  });
}
