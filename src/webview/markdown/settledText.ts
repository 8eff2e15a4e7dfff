// Completes Markdown that is still being written: holds back what may change its meaning, and closes what is open. So bold, code, tables
// and citations never show bare marks for a moment and then jump into shape.

/** The part of `text` (from the start of a block) that can be shown now. Only for growing text; a finished one is shown as it is. */
export function settledText(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text.slice(lineStart);
  if (inFence(text.slice(0, lineStart))) return halfFence.test(line) ? text.slice(0, lineStart) : text;
  const tableStart = incompleteTableStart(text, lineStart);
  if (tableStart !== undefined) return closeMarks(text.slice(0, tableStart));
  return closeMarks(undecidedMarks.test(line) || openingFence.test(line) ? text.slice(0, lineStart) : text);
}

/** Perhaps the end of the fence, perhaps code. */
const halfFence = /^\s*[`~]+$/;
/** The start of a fence; its language may be incomplete. */
const openingFence = /^[\s>]*(?:[-*+] +|\d+[.)] +)?(?:`{3,}[^`]*|~{3,}.*)$/;
/** Only marks: of a heading, a list, a quotation, a rule, or of the underline that turns the line before into a heading. */
const undecidedMarks = /^[\s>]*(?:[-+*=_#`~]+|\d{1,9}[.)]?|[|:\- ]+)? *$/;
const fenceMarks = /^[\s>]*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})(.*)$/;

/** Whether complete lines end inside a fenced block. */
function inFence(lines: string): boolean {
  let open = '';
  for (const line of lines.split('\n')) {
    const [, marks, rest = ''] = fenceMarks.exec(line) ?? [];
    if (!marks) continue;
    if (!open) open = marks.startsWith('`') && rest.includes('`') ? '' : marks;
    else if (marks.startsWith(open) && !rest.trim()) open = '';
  }
  return open !== '';
}

/** Where to cut so that a table shows only whole rows, and only once the line below its head proves it a table. */
function incompleteTableStart(text: string, lineStart: number): number | undefined {
  const isRow = (start: number): boolean => /^[ \t>]*\|/.test(text.slice(start, start + 80));
  let first = lineStart;
  let rows = 0;
  for (let end = lineStart - 1; end > 0; rows++) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    if (!isRow(start)) break;
    first = start;
    end = start - 1;
  }
  if (isRow(lineStart)) return rows === 1 ? first : lineStart;
  return rows === 1 && lineStart === text.length ? first : undefined;
}

/** Drops half a citation and trailing marks, and closes open emphasis and code in the last paragraph. */
function closeMarks(text: string): string {
  const visibleText = text.replace(/\[(?:\d{1,4}(?:, ?\d{1,4})*(?:, ?)?)?$/, '').replace(/[*`~\\]+$/, '');
  const start = inlineStart(visibleText);
  const open = openMarks(visibleText.slice(start));
  if (!open.length) return visibleText;
  // Text before the last paragraph is finished, so its marks stay.
  const lastParagraph = visibleText.slice(start).replace(/[*`~\\\s]+$/, '');
  return visibleText.slice(0, start) + (lastParagraph && lastParagraph + open.reverse().join(''));
}

/** Start of the last run of inline text: after a blank line or a fence, or at a heading, a quotation or an item. */
function inlineStart(text: string): number {
  let start = text.lastIndexOf('\n') + 1;
  while (start > 0 && !/^(?:\s*(?:[-+*] |\d+[.)] |#{1,6} |>))/.test(text.slice(start, start + 40))) {
    const before = text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(before, start - 1);
    if (!line.trim() || fenceMarks.test(line)) break;
    start = before;
  }
  return start;
}

/** Unclosed marks of emphasis and code, outermost first. */
function openMarks(text: string): string[] {
  const open: string[] = [];
  const marks = /\\[^]|`+|\*{1,3}|~~/g;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    const [mark] = match;
    if (mark.startsWith('\\')) continue;
    if (mark.startsWith('`')) {
      const end = closingTicks(text, marks.lastIndex, mark.length);
      if (end === undefined) return [...open, mark];
      marks.lastIndex = end;
    } else if (open.at(-1) === mark && /\S/.test(text[match.index - 1] ?? ' ')) open.pop();
    else if (/\S/.test(text[marks.lastIndex] ?? ' ')) open.push(mark);
  }
  return open;
}

/** Code ends at a run of exactly as many ticks as it began with. */
function closingTicks(text: string, from: number, count: number): number | undefined {
  for (const match of text.slice(from).matchAll(/`+/g)) {
    if (match[0].length === count) return from + match.index + count;
  }
  return undefined;
}
