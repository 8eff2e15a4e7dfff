// Reads the types of a schema of GraphQL: which type each field of a type has. Only that tells what a nested selection asks of.
import { bracketAfter } from '../../uses/places/brackets.ts';

/** The types of fields, by type and field. */
export type SchemaTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Maximum types of one file. Set by judgement: more are data. */
const maxTypes = 5000;

/** Adds the types of a schema to `types`; a type may be extended in several files. `code`: its text without comments. */
export function addSchemaTypes(code: string, types: Map<string, Map<string, string>>): void {
  const head = /(?<![\w"])(?:type|interface)[ \t]+(\w+)[^{}"()]{0,500}\{/g;
  for (let match = head.exec(code); match && types.size < maxTypes; match = head.exec(code)) {
    const open = match.index + match[0].length - 1;
    const end = bracketAfter(code, open) ?? code.length;
    const fields = types.get(match[1] ?? '') ?? new Map<string, string>();
    // Arguments have types, too.
    const body = code.slice(open + 1, end).replace(/\([^()]*\)/g, '');
    for (const [, field = '', type = ''] of body.matchAll(/(?<![\w@])([A-Za-z_]\w*)\s*:\s*\[{0,5}(\w+)/g)) fields.set(field, type);
    types.set(match[1] ?? '', fields);
    head.lastIndex = end;
  }
}
