// What the parts of the panel use to talk to the host: the type of the function, and that of the API behind it.
import type { FromPanel } from '../protocol/fromPanel.ts';

/** Sends a message to the host. */
export type SendToHost = (message: FromPanel) => void;

/** The part of VS Code's webview API that the panel uses. */
export interface VsCodeApi {
  postMessage(message: FromPanel): void;
}
