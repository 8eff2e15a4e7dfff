// Names in the heads of the blocks around a line: an answer may call code by them although they are no definitions of the index.

/** Maximum enclosing blocks whose heads are searched. */
const maxBlocks = 4;
/** Maximum lines above a line that are searched for its blocks. */
const maxLinesAbove = 200;
/** Longer heads are data. In characters. */
const longestHead = 300;

/**
 * Names in the heads of the enclosing blocks of a line, by indentation: `const reload = useCallback(() => {` names its content without
 * being a separate definition.
 */
export function namesOfBlocks(lines: readonly string[], at: number): readonly string[] {
  const indentOf = (line: string): number => line.search(/\S/);
  const names: string[] = [];
  let indent = indentOf(lines[at] ?? '');
  let blocks = 0;
  for (let i = at - 1; i >= Math.max(0, at - maxLinesAbove) && indent > 0 && blocks < maxBlocks; i--) {
    const line = lines[i] ?? '';
    const lineIndent = indentOf(line);
    if (lineIndent < 0 || lineIndent >= indent) continue;
    indent = lineIndent;
    blocks++;
    names.push(...(line.slice(0, longestHead).match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []));
  }
  return names;
}
