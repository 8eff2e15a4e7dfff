// Documentation of a value: the comment above, behind or below it, and its entry in the documentation of the enclosing definition.
import { indentOf } from '../../../text/indent.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import { isOnlyComment } from './valueForms.ts';

/** Limit of lines: longer comments describe more than one name. Set by judgement. */
const maxLines = 24;
/** Limit of characters, for the same reason. Set by judgement. */
const maxLength = 600;
/** Attributes and annotations between a name and its comment. */
const attribute = /^\s*(?:@\w|\[[A-Z][\w(]|#\[)/;

/** Comment of lines `first` to `line`: directly above, behind the value, or in a string directly below. */
export function commentOf(lines: readonly string[], first: number, line: number): string {
  const above = textAbove(lines, first);
  const behind = /(?:\/\/|(?<=\s)#|\/\*)\s*([^"'`]*)$/.exec(lines[line] ?? '')?.[1] ?? '';
  return [above, behind, textBelow(lines, line)].filter(Boolean).join(' ').slice(0, maxLength);
}

function textAbove(lines: readonly string[], first: number): string {
  let end = first;
  while (end > 0 && attribute.test(lines[end - 1] ?? '')) end--;
  let from = end;
  const opens = /\*\/\s*$/.test(lines[end - 1] ?? '');
  while (from > 0 && end - from < maxLines) {
    const text = lines[from - 1] ?? '';
    if (!opens && !isOnlyComment(text)) break;
    from--;
    if (opens && text.includes('/*')) break;
  }
  return lines.slice(from, end).join('\n');
}

/** Documentation string after a field, as in Python. */
function textBelow(lines: readonly string[], line: number): string {
  const next = lines[line + 1] ?? '';
  const quote = /^\s*[rRuU]?("""|''')/.exec(next)?.[1];
  if (quote === undefined) return '';
  let end = line + 1;
  if (next.indexOf(quote) === next.lastIndexOf(quote))
    while (end + 1 < lines.length && end - line < maxLines && !(lines[end + 1] ?? '').includes(quote)) end++;
  return lines.slice(line + 1, end + 2).join('\n');
}

/** Entry of `doc` for the parameter or field `name`; empty without one. */
export function docOfParameter(doc: string, name: string): string {
  if (!doc.includes(name)) return '';
  const escapedName = escapeRegExp(name);
  const element = new RegExp(`<param name="${escapedName}">(?<text>[^]*?)</param>`).exec(doc)?.groups?.['text'];
  if (element !== undefined) return element.slice(0, maxLength);
  const tagPattern = new RegExp(
    String.raw`^\s*[@\\:](?:param|arg|argument|property|prop|var|ivar|attribute|keyword)\b[^\n]*?(?<![\w.-])${escapedName}\b`,
  );
  const listPattern = new RegExp(
    String.raw`^\s*(?:[-*+]\s+)?[\x60*"']{0,3}${escapedName}[\x60*"']{0,3}\s*(?:\([^()\n]*\))?\s*(?::|--?\s|=>)`,
  );
  const lines = doc.split('\n');
  const at = lines.findIndex((line) => tagPattern.test(line) || listPattern.test(line));
  if (at < 0) return '';
  const indent = indentOf(lines[at] ?? '');
  const isTag = tagPattern.test(lines[at] ?? '');
  let end = at + 1;
  while (end < lines.length && end - at < maxLines && continuesEntry(lines[end] ?? '', indent, isTag)) end++;
  return lines.slice(at, end).join('\n').slice(0, maxLength);
}

/** Whether a line continues the entry: it is indented more or, after a tag, begins no other tag. */
function continuesEntry(line: string, indent: number, isTag: boolean): boolean {
  if (line.trim() === '') return false;
  return isTag ? !/^\s*(?:[@\\]\w|:\w+)/.test(line) : indentOf(line) > indent;
}
