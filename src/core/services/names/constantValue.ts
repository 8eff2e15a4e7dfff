// Resolves a constant that stands for a shared name, through the import that leads to its definition.
import { lineAt } from '../../base/lineStarts.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { constantTexts } from './constantTexts.ts';

const receiverBefore = /([\w$]{1,60}(?:\.[\w$]{1,60}){0,2})\.$/;

/** The text of the constant whose last name begins at `offset`; undefined where it is not known. */
export async function constantValue(name: string, offset: number, file: CodeFile, files: CodeFiles): Promise<string | undefined> {
  const { root, path, lineStarts, text } = file;
  const line = lineAt(lineStarts, offset);
  const [, receiver] = receiverBefore.exec(text.slice(Math.max(0, offset - 200), offset)) ?? [];
  const place = { root, path, line, column: offset - (lineStarts[line] ?? 0), name, ...(receiver === undefined ? {} : { receiver }) };
  const definitions = files.graph.definitionsAt(place);
  const values = new Set<string>();
  for (const { symbol } of definitions === 'outside' ? [] : definitions) {
    const source = await files.read(symbol.root, symbol.path);
    const value = source && constantTexts(source.text).get(name);
    if (value !== undefined) values.add(value);
  }
  const [first] = values;
  return values.size === 1 ? first : undefined;
}
