// Finds the function that a place is given as its handler: written in place, named, or defined there.
import { lineAt } from '../../base/lineStarts.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';

/** A function in place: `async (x) =>`, `x => `, `function`, `func(`, `lambda`. */
const inPlace = /^(?:async\b|function\b|func\b|lambda\b|fn\b|\(|[\w$]{1,60}\s{0,9}=>)/;
const named = /^(?:(?<receiver>[\w$]{1,60}(?:\.[\w$]{1,60}){0,3})\.)?(?<name>[\w$]{1,60})(?=\s{0,100}[,)]|\.bind\()/;

/** The handler that begins at `offset`; undefined where it is not known. */
export function handlerAt(file: CodeFile, offset: number, files: CodeFiles): SymbolNode | undefined {
  const code = file.code.slice(offset, offset + 400);
  if (inPlace.test(code)) {
    const symbol = files.symbolAt(file, offset);
    return symbol && isFunction(symbol) ? symbol : undefined;
  }
  const own = files.symbolAt(file, offset);
  if (own && isFunction(own) && isNamedAt(own, offset, file)) return own;
  const { name, receiver } = named.exec(code)?.groups ?? {};
  if (name === undefined) return undefined;
  const { root, path, lineStarts } = file;
  const line = lineAt(lineStarts, offset);
  const place = { root, path, line, column: offset - (lineStarts[line] ?? 0), name, ...(receiver === undefined ? {} : { receiver }) };
  const definitions = files.graph.definitionsAt(place);
  return definitions === 'outside'
    ? undefined
    : definitions.find(({ symbol, name: member }) => member === undefined && isFunction(symbol))?.symbol;
}

/** Whether the name of a definition stands at `offset`. */
function isNamedAt({ fact: { nameRange } }: SymbolNode, offset: number, { lineStarts }: CodeFile): boolean {
  return (lineStarts[nameRange.start.line] ?? 0) + nameRange.start.column === offset;
}
