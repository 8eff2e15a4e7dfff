// Documentation of a value: the comment above, behind or below it, and its entry in the documentation of the enclosing definition.
import { indentOf } from '../../../text/indent.ts';
import { isOnlyComment } from './valueForms.ts';

/** Limits: longer comments describe more than one name. Set by judgement. */
const [mostLines, longest] = [24, 600];
/** Attributes and annotations between a name and its comment. */
const attribute = /^\s*(?:@\w|\[[A-Z][\w(]|#\[)/;

/** Comment of lines `first` to `line`: directly above, behind the value, or in a string directly below. */
export function commentOf(lines: readonly string[], first: number, line: number): string {
  const above = textAbove(lines, first);
  const behind = /(?:\/\/|(?<=\s)#|\/\*)\s*([^"'`]*)$/.exec(lines[line] ?? '')?.[1] ?? '';
  return [above, behind, below(lines, line)].filter(Boolean).join(' ').slice(0, longest);
}

function textAbove(lines: readonly string[], first: number): string {
  let end = first;
  while (end > 0 && attribute.test(lines[end - 1] ?? '')) end--;
  let from = end;
  const opens = /\*\/\s*$/.test(lines[end - 1] ?? '');
  while (from > 0 && end - from < mostLines) {
    const text = lines[from - 1] ?? '';
    if (!opens && !isOnlyComment(text)) break;
    from--;
    if (opens && text.includes('/*')) break;
  }
  return lines.slice(from, end).join('\n');
}

/** Documentation string after a field, as in Python. */
function below(lines: readonly string[], line: number): string {
  const next = lines[line + 1] ?? '';
  const quote = /^\s*[rRuU]?("""|''')/.exec(next)?.[1];
  if (quote === undefined) return '';
  let end = line + 1;
  if (next.indexOf(quote) === next.lastIndexOf(quote))
    while (end + 1 < lines.length && end - line < mostLines && !(lines[end + 1] ?? '').includes(quote)) end++;
  return lines.slice(line + 1, end + 2).join('\n');
}

/** Entry of `doc` for the parameter or field `name`; empty without one. */
export function docOfParameter(doc: string, name: string): string {
  if (!doc.includes(name)) return '';
  const own = escaped(name);
  const element = new RegExp(`<param name="${own}">(?<text>[^]*?)</param>`).exec(doc)?.groups?.['text'];
  if (element !== undefined) return element.slice(0, longest);
  const tagged = new RegExp(
    String.raw`^\s*[@\\:](?:param|arg|argument|property|prop|var|ivar|attribute|keyword)\b[^\n]*?(?<![\w.-])${own}\b`,
  );
  const listed = new RegExp(String.raw`^\s*(?:[-*+]\s+)?[\x60*"']{0,3}${own}[\x60*"']{0,3}\s*(?:\([^()\n]*\))?\s*(?::|--?\s|=>)`);
  const lines = doc.split('\n');
  const at = lines.findIndex((line) => tagged.test(line) || listed.test(line));
  if (at < 0) return '';
  const indent = indentOf(lines[at] ?? '');
  const isTag = tagged.test(lines[at] ?? '');
  let end = at + 1;
  while (end < lines.length && end - at < mostLines && isGoingOn(lines[end] ?? '', indent, isTag)) end++;
  return lines.slice(at, end).join('\n').slice(0, longest);
}

/** Whether a line continues the entry: it is indented more or, after a tag, begins no other tag. */
function isGoingOn(line: string, indent: number, isTag: boolean): boolean {
  if (line.trim() === '') return false;
  return isTag ? !/^\s*(?:[@\\]\w|:\w+)/.test(line) : indentOf(line) > indent;
}

function escaped(text: string): string {
  return text.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
}
