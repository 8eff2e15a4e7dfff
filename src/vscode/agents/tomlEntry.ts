// Adds a table to a TOML configuration: at its end, and only if the name is new, since TOML cannot be edited in place safely.
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'smol-toml';
import type { ServerEntry, MergeResult } from './jsonEntry.ts';

/** Returns `text` with the table `section.name`; `unreadable` also where there is another table of that name. */
export function withTomlEntry(text: string, section: string, name: string, entry: ServerEntry): MergeResult {
  const oldTables = tablesOf(text, section);
  if (!oldTables) return { outcome: 'unreadable' };
  if (isDeepStrictEqual(oldTables[name], entry)) return { outcome: 'same', text };
  if (oldTables[name] !== undefined) return { outcome: 'unreadable' };
  const separator = text.trim() === '' ? '' : `${text.trimEnd()}\n\n`;
  const newText = `${separator}${tomlOf(`${section}.${name}`, entry)}`;
  const newTables = tablesOf(newText, section);
  // An inline table cannot be extended: the result is then no TOML.
  return newTables && isDeepStrictEqual(newTables, { ...oldTables, [name]: entry })
    ? { outcome: 'added', text: newText }
    : { outcome: 'unreadable' };
}

/** Formats a table. */
export function tomlOf(path: string, entry: ServerEntry): string {
  const rows: string[] = [];
  const tables: string[] = [];
  for (const [key, value] of Object.entries(entry)) {
    if (isTable(value)) tables.push(tomlOf(`${path}.${key}`, value));
    else rows.push(`${key} = ${tomlValue(value)}`);
  }
  return [`[${path}]\n${rows.join('\n')}\n`, ...tables].join('\n');
}

function isTable(value: ServerEntry[string]): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && !Array.isArray(value);
}

/** Strings of JSON are strings of TOML, except for a control character that JSON allows. */
function tomlValue(value: string | boolean | number | readonly string[]): string {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value !== 'string') return `[${value.map(tomlValue).join(', ')}]`;
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
}

function tablesOf(text: string, section: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const tables = new Map(Object.entries(parse(text))).get(section) ?? {};
    return typeof tables === 'object' && !Array.isArray(tables) ? toPlainObject(tables) : undefined;
  } catch {
    // The caller reports that it is no TOML.
    return undefined;
  }
}

/** The parser's tables have no prototype, which matters when they are compared. */
function toPlainObject(value: object): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(value)) as Readonly<Record<string, unknown>>;
}
