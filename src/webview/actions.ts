// Names of the panel's actions; panel.ts turns each into a message to the host.
import type { FromPanel } from '../protocol/fromPanel.ts';

/** Sends a message to the host. */
export type SendToHost = (message: FromPanel) => void;

/** The part of VS Code's webview API that the panel uses. */
export interface VsCodeApi {
  postMessage(message: FromPanel): void;
}
