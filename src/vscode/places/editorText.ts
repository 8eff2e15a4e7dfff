// Reads the present text of an answer's lines from the editor, so that unsaved text counts.
import * as vscode from 'vscode';
import { cleanLines } from './cleanLines.ts';
import type { Clew } from '../clew.ts';
import { rootByName } from './rootByName.ts';
import { uriOf } from '../workspace/roots.ts';

/** A stretch of lines with its original digest; `root` is the name of its root. */
export interface HashedLines {
  readonly root: string;
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  readonly hash?: string;
}

/** Returns the lines, without secrets, and their present start; undefined when they have changed or are gone. */
export async function citedLines(
  { index, client }: Clew,
  { root: label, file, lineStart, lineEnd, hash }: HashedLines,
): Promise<{ readonly lineStart: number; readonly text: readonly string[] } | undefined> {
  const root = rootByName(index.roots, label);
  const uri = root && uriOf(root, file);
  if (!root || !uri || hash === undefined) return undefined;
  const current = await client.locate({ root: root.key, path: file, lineStart, lineEnd, hash });
  if (!current) return undefined;
  const { lineStart: first } = current;
  const text = (await vscode.workspace.openTextDocument(uri)).getText();
  return { lineStart: first, text: cleanLines(text, first, first + lineEnd - lineStart) };
}
