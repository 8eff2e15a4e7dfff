// Adds one entry to a JSON configuration with comments. The rest stays letter for letter; the result is parsed again to prove it.
import { isDeepStrictEqual } from 'node:util';
import JSON5 from 'json5';
import { membersAt, skipTrivia, type JsonMembers } from './jsonMembers.ts';

/** Result of a merge. `unreadable`: the file is not as expected, so nothing may be written. */
export type MergeResult = { readonly outcome: 'added' | 'replaced' | 'same'; readonly text: string } | { readonly outcome: 'unreadable' };

/** Entry of a server in an agent's configuration. */
export type ServerEntry = Readonly<Record<string, string | boolean | number | readonly string[] | Readonly<Record<string, string>>>>;

type ConfigurationObject = Readonly<Record<string, unknown>>;

/** Returns `text` with `entry` under `section` and `name`; replaces an entry of that name. */
export function withJsonEntry(text: string, section: string, name: string, entry: ServerEntry): MergeResult {
  if (text.trim() === '') return { outcome: 'added', text: `${JSON.stringify({ [section]: { [name]: entry } }, undefined, 2)}\n` };
  const oldObject = objectOf(text);
  const entries = oldObject && (oldObject[section] ?? {});
  if (!oldObject || !isObject(entries)) return { outcome: 'unreadable' };
  const old = entries[name];
  if (isDeepStrictEqual(old, entry)) return { outcome: 'same', text };
  const newText = editEntry(text, section, name, entry);
  const newObject = objectOf(newText);
  const expectedObject = { ...oldObject, [section]: { ...entries, [name]: entry } };
  if (!newObject || !isDeepStrictEqual(newObject, expectedObject)) return { outcome: 'unreadable' };
  return { outcome: old === undefined ? 'added' : 'replaced', text: newText };
}

function objectOf(text: string): ConfigurationObject | undefined {
  try {
    const value: unknown = JSON5.parse(text.replace(/^\ufeff/, ''));
    return isObject(value) ? value : undefined;
  } catch {
    // The caller reports that it is no JSON.
    return undefined;
  }
}

function isObject(value: unknown): value is ConfigurationObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function editEntry(text: string, section: string, name: string, entry: ConfigurationObject): string {
  const outer = membersAt(text, skipTrivia(text, 0));
  const place = outer.members.findLast((each) => each.name === section);
  if (!place) return insertMember(text, outer, section, { [name]: entry });
  const inner = membersAt(text, place.valueStart);
  const old = inner.members.findLast((each) => each.name === name);
  if (!old) return insertMember(text, inner, name, entry);
  return text.slice(0, old.valueStart) + formatValue(entry, indentAt(text, old.start), unitOf(text)) + text.slice(old.end);
}

/** Inserts a member behind the last one and the comments there. */
function insertMember(
  text: string,
  { open, close, members, hasTrailingComma }: JsonMembers,
  name: string,
  value: ConfigurationObject,
): string {
  const last = members.at(-1);
  const unit = unitOf(text);
  const outer = indentAt(text, open);
  const indent = last ? indentAt(text, last.start) : outer + unit;
  const end = last?.end ?? open + 1;
  const contentEnd = text.slice(0, close).trimEnd().length;
  const comma = last && !hasTrailingComma ? ',' : '';
  const member = `${newlineOf(text)}${indent}${JSON.stringify(name)}: ${formatValue(value, indent, unit)}`;
  const after = text.slice(contentEnd, close).includes('\n') ? text.slice(contentEnd) : `${newlineOf(text)}${outer}${text.slice(close)}`;
  return text.slice(0, end) + comma + text.slice(end, Math.max(end, contentEnd)) + member + after;
}

function formatValue(value: ConfigurationObject, indent: string, unit: string): string {
  return JSON.stringify(value, undefined, unit).replaceAll('\n', `\n${indent}`);
}

/** Indentation of the line that contains `at`. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Indentation unit of the text; two spaces when nothing is indented. */
function unitOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function newlineOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
