// Reads the tables that SQL names: what its statements create, write and read. The verb before a name tells which.
import type { UseKind } from '../../../uses/places/useKind.ts';

/** A table in SQL; the offset is that of its name without schema and quotation marks. */
export interface SqlTable {
  readonly name: string;
  readonly offset: number;
  readonly kind: UseKind;
  readonly isOffer: boolean;
}

interface SqlRow {
  /** Words up to the name; `@` stands for the name. */
  readonly pattern: RegExp;
  readonly kind: UseKind;
  readonly isOffer?: true;
  /** Whether further names follow after commas. */
  readonly isList?: true;
  /** SQL with the tables in it. They are the tests of the row. */
  readonly examples: readonly (readonly [sql: string, ...tables: string[]])[];
}

/** A name, bare or in the quotation marks of a dialect, which may be escaped in a string. Bounded, so that any text takes linear time. */
const part = '(?:[A-Za-z_][\\w$]{0,100}|\\\\?["`]\\w[\\w$ -]{0,100}\\\\?["`]|\\[\\w[\\w$ -]{0,100}\\])';
/** A schema that the code around the string gives. */
const hole = '[$#]?\\{[^{}\\n]{0,100}\\}';
/** A name with its schema. A name that goes on with a hole is none. */
const fullName = `(?:(?:${part}|${hole})\\.){0,3}(?<name>${part})(?![\\w$.{%#])`;

/** A pattern whose `@` is the name and whose blanks are white space. */
function sql(source: string): RegExp {
  return new RegExp(`\\b${source.replaceAll('@', fullName).replaceAll(' ', '\\s{1,100}')}`, 'gi');
}

/** By the grammars of PostgreSQL, MySQL, SQLite, SQL Server and Oracle, 2026-11. */
export const sqlRows: readonly SqlRow[] = [
  {
    ...{ kind: 'declares', isOffer: true },
    pattern: sql(
      'CREATE (?:OR REPLACE )?(?:(?:GLOBAL|LOCAL|TEMP|TEMPORARY|UNLOGGED|EXTERNAL|FOREIGN|VIRTUAL|MATERIALIZED|RECURSIVE) ){0,2}(?:TABLE|VIEW) (?:IF NOT EXISTS )?@',
    ),
    examples: [
      ['CREATE TABLE orders (id int)', 'orders'],
      ['create table if not exists `orders`(id int)', 'orders'],
      ['CREATE OR REPLACE MATERIALIZED VIEW shop."order totals" AS SELECT 1', 'order totals'],
    ],
  },
  {
    kind: 'writes',
    pattern: sql('(?:INSERT (?:OR \\w+ |IGNORE )?INTO|REPLACE INTO|MERGE INTO|DELETE FROM(?: ONLY)?|TRUNCATE(?: TABLE)?) @'),
    examples: [
      ['INSERT INTO orders(id) VALUES (1)', 'orders'],
      ['INSERT OR REPLACE INTO public.orders VALUES (?)', 'orders'],
      ['DELETE FROM [dbo].[orders] WHERE id = 1', 'orders'],
      ['TRUNCATE orders', 'orders'],
      ['INSERT INTO orders VALUES (1) ON CONFLICT DO UPDATE SET a = 1', 'orders'],
    ],
  },
  {
    kind: 'writes',
    pattern: sql('(?<!\\b(?:ON|FOR|DO)\\s{1,9})UPDATE (?:ONLY |IGNORE |OR \\w+ )?@(?= (?:AS )?(?:\\w+ )?(?:SET|JOIN|INNER|LEFT)\\b)'),
    examples: [
      ['UPDATE orders SET total = 1', 'orders'],
      ['update orders o set total = 1', 'orders'],
    ],
  },
  {
    kind: 'writes',
    pattern: sql('(?:ALTER|DROP) (?:TABLE|VIEW) (?:IF EXISTS )?(?:ONLY )?@'),
    examples: [
      ['ALTER TABLE ONLY orders ADD COLUMN a int', 'orders'],
      ['DROP TABLE IF EXISTS "orders"', 'orders'],
    ],
  },
  {
    ...{ kind: 'reads', isList: true },
    pattern: sql('(?<!\\b(?:DELETE|DISTINCT)\\s{1,9})(?:FROM|JOIN) (?:ONLY |LATERAL )?@(?!\\s{0,9}\\()'),
    examples: [
      ['SELECT * FROM orders WHERE id = 1', 'orders'],
      ['SELECT 1 FROM "shop"."orders" o, lines AS l, (SELECT 1) x', 'orders', 'lines'],
      ['SELECT * FROM orders JOIN lines USING (id) LEFT JOIN items ON a.id = c.id', 'orders', 'lines', 'items'],
      ['SELECT extract(year FROM day), n FROM generate_series(1, 2) n'],
      ['SELECT a IS DISTINCT FROM b'],
      ['SELECT * FROM {schema}.orders', 'orders'],
      ['SELECT * FROM ${table}, #{other}, wp_{name}'],
    ],
  },
];

/** Words that stand in the place of a name, and are none. */
const noNames: ReadonlySet<string> = new Set(
  'select values set where table only lateral unnest dual the a an this that your our it for to in on and or not if exists as into all'.split(
    ' ',
  ),
);
const functionsWithFrom = /\b(?:extract|substring|trim|overlay|position)\s{0,9}\([^()]{0,200}$/i;
const furtherName = new RegExp(`(?:\\s{1,100}(?:AS\\s{1,9})?\\w{1,100})?\\s{0,100},\\s{0,100}${fullName}(?!\\s{0,9}\\()`, 'iy');
/** Most names in one list. */
const maxNames = 20;

/** All tables that `text` names, in its order. Text in quotation marks and comments is none. */
export function sqlTables(text: string): readonly SqlTable[] {
  const plainText = withoutLiterals(text);
  const ownNames = commonTables(plainText);
  const tables = new Map<number, SqlTable>();
  for (const row of sqlRows) {
    row.pattern.lastIndex = 0;
    for (const match of plainText.matchAll(row.pattern)) {
      if (row.isList && functionsWithFrom.test(plainText.slice(Math.max(0, match.index - 200), match.index))) continue;
      for (const table of [tableOf(match, row), ...(row.isList ? listedTables(plainText, match, row) : [])])
        if (!noNames.has(table.name.toLowerCase()) && !ownNames.has(table.name.toLowerCase())) tables.set(table.offset, table);
    }
  }
  return [...tables.values()].sort((a, b) => a.offset - b.offset);
}

function tableOf(match: RegExpExecArray, { kind, isOffer }: SqlRow): SqlTable {
  const written = match.groups?.['name'] ?? '';
  const name = written.replace(/^\\?["`[]|\\?["`\]]$/g, '');
  // The name is the last thing of a match.
  const offset = match.index + match[0].length - written.length + written.indexOf(name);
  return { name, offset, kind, isOffer: isOffer ?? false };
}

function listedTables(text: string, { index, 0: { length } }: RegExpExecArray, row: SqlRow): readonly SqlTable[] {
  const tables: SqlTable[] = [];
  furtherName.lastIndex = index + length;
  while (tables.length < maxNames) {
    const match = furtherName.exec(text);
    if (!match) break;
    tables.push(tableOf(match, row));
  }
  return tables;
}

/** Names that a statement gives to its own queries: `WITH recent AS (…)`. */
function commonTables(text: string): ReadonlySet<string> {
  const names = text.matchAll(
    /(?:\bWITH\s{1,100}(?:RECURSIVE\s{1,100})?|,\s{0,100})(\w{1,100})\s{1,9}AS\s{0,9}(?:(?:NOT\s{1,9})?MATERIALIZED\s{0,9})?\(/gi,
  );
  return new Set([...names].map(([, name = '']) => name.toLowerCase()));
}

/** Blanks comments and texts, so that no word in them counts; length stays. Escaped line ends of a string are white space. */
function withoutLiterals(text: string): string {
  return text.replace(/\\[nrt]|--[^\n]*|\/\*[^]*?\*\/|'[^'\n]*'/g, (match) => match.replace(/[^\n]/g, ' '));
}
