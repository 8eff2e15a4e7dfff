// Sends overlays to the engine: the unsaved text of an open document replaces the text on disk until it is saved or closed.
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../../core/base/disposable.ts';
import type { FileRef } from '../../core/ports.ts';

/** Receiver of overlays. `text: null` means that the disk counts again. */
export interface OverlayTarget {
  locate(uri: vscode.Uri): FileRef | undefined;
  overlay(file: FileRef, text: string | null): Promise<void>;
}

/** Pause in ms after the last key before the text is sent, so that typing stays smooth. */
const sendDelayMs = 300;

/** Follows every document of the workspace folders. */
export class OverlaySender implements Disposable {
  readonly #store = new DisposableStore();
  readonly #target: OverlayTarget;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Documents whose unsaved text the engine has. */
  readonly #sentUris = new Set<string>();
  /** What the engine has not read yet, by document. */
  readonly #sendings = new Map<string, Promise<void>>();
  #isHeld = false;

  constructor(target: OverlayTarget) {
    this.#target = target;
    this.#store.add(vscode.workspace.onDidChangeTextDocument(({ document }) => this.#scheduleSend(document)));
    this.#store.add(vscode.workspace.onDidSaveTextDocument((document) => this.#removeOverlay(document)));
    this.#store.add(vscode.workspace.onDidCloseTextDocument((document) => this.#removeOverlay(document)));
  }

  /** Sends all overlays again, for an engine that has none. */
  sendAll(): void {
    this.#sentUris.clear();
    for (const document of vscode.workspace.textDocuments) if (document.isDirty) this.#send(document);
  }

  /** Sends the text of a document now if it waits for the end of the typing. Resolves when the engine has read what was sent. */
  async sendNow(document: vscode.TextDocument): Promise<void> {
    const key = document.uri.toString();
    const timer = this.#timers.get(key);
    if (timer !== undefined) {
      clearTimeout(timer);
      this.#timers.delete(key);
      this.#update(document);
    }
    await this.#sendings.get(key);
  }

  /** Sends nothing until {@link release}. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends the overlays as they are now. */
  release(): void {
    this.#isHeld = false;
    const documents = new Map(vscode.workspace.textDocuments.map((document) => [document.uri.toString(), document]));
    for (const key of [...this.#sentUris]) {
      if (documents.get(key)?.isDirty) continue;
      this.#sentUris.delete(key);
      const file = this.#target.locate(vscode.Uri.parse(key));
      if (file) this.#noteSending(key, this.#target.overlay(file, null));
    }
    for (const document of documents.values()) if (document.isDirty) this.#send(document);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#store.dispose();
  }

  #scheduleSend(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => {
        this.#timers.delete(key);
        this.#update(document);
      }, sendDelayMs),
    );
  }

  /** An undo back to the saved text, or a reload from disk, leaves nothing unsaved. */
  #update(document: vscode.TextDocument): void {
    if (document.isDirty) this.#send(document);
    else this.#removeOverlay(document);
  }

  #send(document: vscode.TextDocument): void {
    const file = this.#target.locate(document.uri);
    if (this.#isHeld || !file || document.isClosed) return;
    this.#sentUris.add(document.uri.toString());
    this.#noteSending(document.uri.toString(), this.#target.overlay(file, document.getText()));
  }

  #removeOverlay(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (this.#isHeld) return;
    const file = this.#target.locate(document.uri);
    if (this.#sentUris.delete(key) && file) this.#noteSending(key, this.#target.overlay(file, null));
  }

  #noteSending(key: string, sending: Promise<void>): void {
    const ended = sending.finally(() => {
      if (this.#sendings.get(key) === ended) this.#sendings.delete(key);
    });
    this.#sendings.set(key, ended);
  }
}
