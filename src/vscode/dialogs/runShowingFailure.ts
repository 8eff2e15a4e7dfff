// Runs a person's action and shows its failure.
import * as vscode from 'vscode';
import type { Clew } from '../clew.ts';
import { failureSentence } from './failureSentence.ts';

/** Resolves with undefined after a failure, which is already shown. */
export async function runShowingFailure<T>(clew: Clew, run: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    void vscode.window.showErrorMessage(failureSentence(error, clew.log));
    return undefined;
  }
}
