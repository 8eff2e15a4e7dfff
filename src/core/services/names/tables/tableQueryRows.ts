// Table of query builders whose call is given the name of a table. The chain of calls tells whether the query reads or writes.
import type { NameRow } from '../nameRow.ts';

const scripts = ['javascript', 'typescript', 'tsx', 'vue', 'svelte'];

/** A call that only a query builder has. */
const sure = 0.95;
/** A call whose name other libraries share, in a file that names the builder. */
const likely = 0.85;

/** The first row that fits a place counts. Based on the documentation of each library, 2026-11; confidences by judgement. */
export const tableQueryRows: readonly NameRow[] = [
  {
    ...{ framework: 'Knex', languages: scripts, holds: ['knex(', 'trx('], kind: 'reads', confidence: sure },
    pattern: /(?<![\w$])(?:\w{1,40}\.)?(?:knex|trx)\(\s*['"`](?<name>\w+)(?:\s+as\s+\w+)?['"`]\s*\)/g,
    examples: [["await knex('orders').where({ id })", 'orders']],
  },
  {
    ...{ framework: 'Knex', languages: scripts, holds: ['knex', 'Knex'], kind: 'reads', confidence: likely },
    pattern:
      /\.(?:from|into|table|(?:left|right|inner|leftOuter|outer|full|cross)?[jJ]oin)\(\s*['"`](?:\w+\.)?(?<name>\w+)(?:\s+as\s+\w+)?['"`]/g,
    examples: [
      ["knex.select('id').from('orders').leftJoin('lines', 'a', 'b')", 'orders', 'lines'],
      ["knex.insert(order).into('orders')", 'orders'],
    ],
  },
  {
    ...{ framework: 'Kysely', languages: scripts, holds: ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'], kind: 'reads' },
    confidence: sure,
    pattern: /\.selectFrom\(\s*['"`](?:\w+\.)?(?<name>\w+)(?:\s+as\s+\w+)?['"`]/g,
    examples: [["db.selectFrom('orders as o').selectAll()", 'orders']],
  },
  {
    ...{ framework: 'Kysely', languages: scripts, holds: ['insertInto', 'updateTable', 'deleteFrom'], kind: 'writes', confidence: sure },
    pattern: /\.(?:insertInto|updateTable|deleteFrom)\(\s*['"`](?:\w+\.)?(?<name>\w+)['"`]/g,
    examples: [["db.insertInto('orders').values(order)", 'orders']],
  },
  {
    ...{ framework: 'Supabase', languages: scripts, holds: ['supabase'], kind: 'reads', confidence: likely },
    pattern: /(?<![\w$])(?!Array|Buffer|Uint|Object|storage\b)\w{1,40}(?:\(\))?\s*\.from\(\s*['"`](?<name>\w+)['"`]\s*\)/g,
    examples: [["await supabase.from('orders').select('*')", 'orders']],
  },
  {
    ...{ framework: 'Laravel', languages: ['php'], holds: ['DB::table('], kind: 'reads', confidence: sure },
    pattern: /\bDB::table\(\s*['"](?<name>\w+)(?:\s+as\s+\w+)?['"]/g,
    examples: [["<?php DB::table('orders')->get();", 'orders']],
  },
  {
    ...{ framework: 'Laravel', languages: ['php'], holds: ['DB::table('], kind: 'reads', confidence: likely },
    pattern: /->(?:from|join|leftJoin|rightJoin|crossJoin)\(\s*['"](?<name>\w+)(?:\s+as\s+\w+)?['"]/g,
    examples: [["<?php DB::table('orders')->join('lines', 'a', '=', 'b')->get();", 'lines']],
  },
  {
    ...{ framework: 'gorm', languages: ['go'], holds: ['gorm.io'], kind: 'reads', confidence: likely },
    pattern: /\.Table\(\s*["`](?<name>\w+)(?:\s+as\s+\w+)?["`]/g,
    examples: [['import "gorm.io/gorm"\ndb.Table("orders").Find(&x)', 'orders']],
  },
  {
    ...{ framework: 'squirrel, goqu', languages: ['go'], holds: ['squirrel', 'goqu'], kind: 'reads', confidence: likely },
    pattern: /\.(?:From|Join|LeftJoin)\(\s*["`](?:\w+\.)?(?<name>\w+)[^"`\n]{0,100}["`]/g,
    examples: [['import sq "github.com/x/squirrel"\nsq.Select("id").From("orders o")', 'orders']],
  },
  {
    ...{ framework: 'squirrel', languages: ['go'], holds: ['squirrel'], kind: 'writes', confidence: likely },
    pattern: /\b(?:sq|squirrel|psql|builder|qb)\.(?:Insert|Update|Delete)\(\s*["`](?:\w+\.)?(?<name>\w+)["`]/g,
    examples: [['import sq "github.com/x/squirrel"\nsq.Insert("orders").Columns("id")', 'orders']],
  },
  {
    ...{ framework: 'Prisma', languages: scripts, holds: ['prisma'], kind: 'writes', confidence: sure },
    pattern:
      /\b(?:prisma|prismaClient|prismaService)\.(?<name>[a-z]\w*)\s*\.(?:create|createMany|update|updateMany|upsert|delete|deleteMany)\b/g,
    examples: [['await this.prisma.order.create({ data })', 'order']],
  },
  {
    ...{ framework: 'Prisma', languages: scripts, holds: ['prisma'], kind: 'reads', confidence: sure },
    pattern:
      /\b(?:prisma|prismaClient|prismaService)\.(?<name>[a-z]\w*)\s*\.(?:findMany|findUnique|findFirst|findUniqueOrThrow|findFirstOrThrow|count|aggregate|groupBy)\b/g,
    examples: [['const orders = await prisma.order.findMany()', 'order']],
  },
];
