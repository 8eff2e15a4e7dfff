// Models whose table has its name by a convention of their library: `class Order` of Rails has the table `orders`.
import type { NamedFile } from '../sharedName.ts';

/** A model with the name of its table. */
export interface ModelTable {
  readonly table: string;
  /** Offset of the name of the model. */
  readonly offset: number;
}

/** A way to name tables after models. */
interface ConventionRow {
  readonly framework: string;
  readonly languages: readonly string[];
  /** Texts, at least one of which stands in every file with such a model. */
  readonly holds: readonly string[];
  /** A file with this text has helpers of its own, and no models. */
  readonly notIn?: string;
  /** Only files at such paths; the group `app` is the prefix of the table. */
  readonly path?: RegExp;
  /** Head of a model, with the group `name`. */
  readonly model: RegExp;
  /** Text between a head and the next, with which the model is none, or names its table itself. */
  readonly unless: RegExp;
  readonly tablesOf: (name: string, app: string) => readonly string[];
  /** Path, code and tables. They are the tests of the row. */
  readonly examples: readonly (readonly [path: string, code: string, ...tables: string[]])[];
}

/** Based on the documentation of each library, 2026-11. */
export const conventionRows: readonly ConventionRow[] = [
  {
    ...{ framework: 'Active Record', languages: ['ruby'], holds: ['ApplicationRecord', 'ActiveRecord::Base'] },
    notIn: 'ActiveRecord::Migration',
    model: /^[ \t]*class[ \t]+(?:\w+::)*(?<name>[A-Z]\w*)[ \t]*<[ \t]*(?:ApplicationRecord|ActiveRecord::Base)\b/gm,
    unless: /\babstract_class\b|\btable_name\b/,
    tablesOf: (name) => [plural(snakeCase(name))],
    examples: [
      ['a.rb', 'class OrderLine < ApplicationRecord\nend', 'order_lines'],
      ['a.rb', 'class AddTotal < ActiveRecord::Migration[7.0]\n  class Order < ActiveRecord::Base\n  end\nend'],
      ['a.rb', 'class Base < ActiveRecord::Base\n  self.abstract_class = true\nend'],
    ],
  },
  {
    ...{ framework: 'Django', languages: ['python'], holds: ['models.Model'], path: /(?:^|\/)(?<app>\w+)\/models(?:\.py|\/[\w/]+\.py)$/ },
    model: /^class[ \t]+(?<name>\w+)\([^()\n]*\bmodels\.Model\b[^()\n]*\)/gm,
    unless: /^[ \t]+(?:abstract|proxy)\s*=\s*True|^[ \t]+(?:db_table|app_label)\s*=/m,
    tablesOf: (name, app) => [`${app}_${name}`.toLowerCase()],
    examples: [
      ['shop/models.py', 'class OrderLine(models.Model):\n    total = 1\n', 'shop_orderline'],
      ['shop/models/base.py', 'class Base(models.Model):\n    class Meta:\n        abstract = True\n'],
    ],
  },
  {
    ...{ framework: 'Django', languages: ['python'], holds: ['CreateModel('], path: /(?:^|\/)(?<app>\w+)\/migrations\/\w+\.py$/ },
    model: /\bCreateModel\(\s*name\s*=\s*['"](?<name>\w+)['"]/g,
    unless: /['"](?:db_table|proxy)['"]\s*:/,
    tablesOf: (name, app) => [`${app}_${name}`.toLowerCase()],
    examples: [['shop/migrations/0001_initial.py', "migrations.CreateModel(\n    name='OrderLine',\n    fields=[])", 'shop_orderline']],
  },
  {
    ...{ framework: 'JPA, Spring Data', languages: ['java', 'kotlin'], holds: ['@Entity'] },
    // The name in queries is that of the class.
    model: /@Entity\b(?!\s*\(\s*(?:name|value))[^;{}]{0,600}?\bclass\s+(?<name>[A-Z]\w*)/g,
    unless: /^\b$/,
    tablesOf: (name) => [...new Set([snakeCase(name), name.toLowerCase()])],
    examples: [['a.java', '@Entity\npublic class OrderLine extends Base {', 'order_line', 'orderline']],
  },
  {
    ...{ framework: 'gorm', languages: ['go'], holds: ['gorm.Model'] },
    model: /^type[ \t]+(?<name>[A-Z]\w*)[ \t]+struct[ \t]*\{(?=[^{}]{0,3000}?\bgorm\.Model\b)/gm,
    unless: /\bTableName\(\)/,
    tablesOf: (name) => [plural(snakeCase(name))],
    examples: [['a.go', 'type OrderLine struct {\n\tgorm.Model\n}', 'order_lines']],
  },
  {
    ...{ framework: 'Entity Framework', languages: ['csharp'], holds: ['DbSet<'] },
    model: /\bDbSet<[\w.]{1,100}>\s+(?<name>\w+)\s*(?:\{|=>|=)/g,
    unless: /^\b$/,
    tablesOf: (name) => [name],
    examples: [['a.cs', 'public DbSet<Order> Orders { get; set; }', 'Orders']],
  },
  {
    ...{ framework: 'Prisma', languages: ['prisma'], holds: ['provider'] },
    model: /^model[ \t]+(?<name>\w+)[ \t]*\{/gm,
    unless: /^\b$/,
    tablesOf: (name) => [name],
    examples: [['schema.prisma', 'generator client {\n  provider = "x"\n}\nmodel Order {\n  id Int @id\n}', 'Order']],
  },
];

/** All models of a file with the tables that conventions give them. */
export function modelTables({ path, language, text, code }: NamedFile): readonly ModelTable[] {
  const models: ModelTable[] = [];
  for (const row of conventionRows) {
    if (!row.languages.includes(language) || !row.holds.some((run) => text.includes(run))) continue;
    if (row.notIn !== undefined && text.includes(row.notIn)) continue;
    const app = row.path?.exec(path)?.groups?.['app'];
    if (row.path && app === undefined) continue;
    const matches = [...text.matchAll(row.model)].filter(({ index, 0: { length } }) => isInCode(code, text, index, length));
    for (const [i, match] of matches.entries()) {
      const name = match.groups?.['name'] ?? '';
      const body = text.slice(match.index, matches[i + 1]?.index ?? text.length);
      if (row.unless.test(body)) continue;
      const offset = match.index + match[0].lastIndexOf(name);
      for (const table of row.tablesOf(name, app ?? '')) models.push({ table, offset });
    }
  }
  return models;
}

function isInCode(code: string, text: string, index: number, length: number): boolean {
  const start = text.slice(index, index + length).search(/\S/);
  return code.charAt(index + start) === text.charAt(index + start);
}

/** `OrderLine` as `order_line`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

const irregularPlurals: readonly (readonly [end: RegExp, plural: string])[] = [
  [/person$/, 'people'],
  [/child$/, 'children'],
  [/(?<!hu)man$/, 'men'],
  [/(?:news|information|equipment|series|species|media|metadata)$/, '$&'],
  [/(?:s|x|z|ch|sh)$/, '$&es'],
  [/([^aeiou])y$/, '$1ies'],
  [/(?:ife|lf)$/, '$&s'],
  [/$/, 's'],
];

/** The plural of an English word, as Rails and gorm make it of names. */
export function plural(word: string): string {
  const row = irregularPlurals.find(([end]) => end.test(word));
  return row ? word.replace(row[0], row[1]) : word;
}
