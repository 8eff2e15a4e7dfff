// Table of the ways in which migrations and models of libraries declare and change tables. SQL itself is read by `sqlStatement.ts`.
import type { NameRow } from '../nameRow.ts';

const scripts = ['javascript', 'typescript', 'tsx'];
const jvm = ['java', 'kotlin'];

/** A call or name that only tables have. */
const sure = 0.97;
/** A call whose name other libraries may share. */
const likely = 0.85;

/** The first row that fits a place counts. Based on the documentation of each library, 2026-11; confidences by judgement. */
export const tableRows: readonly NameRow[] = [
  {
    ...{ framework: 'SQLAlchemy', languages: ['python'], holds: ['__tablename__'], kind: 'declares', isOffer: true, isUse: true },
    confidence: sure,
    pattern: /^[ \t]+__tablename__\s*=\s*['"](?<name>\w+)['"]/gm,
    examples: [['class Order(Base):\n    __tablename__ = "orders"', 'orders']],
  },
  {
    ...{
      framework: 'SQLAlchemy',
      languages: ['python'],
      holds: ['Table('],
      kind: 'declares',
      isOffer: true,
      isUse: true,
      confidence: likely,
    },
    pattern: /\bTable\(\s*['"](?<name>\w+)['"]\s*,\s*[\w.]*[mM]eta(?:data|Data)?\b/g,
    examples: [['orders = sa.Table("orders", metadata, sa.Column("id"))', 'orders']],
  },
  {
    ...{ framework: 'Django', languages: ['python'], holds: ['db_table'], kind: 'declares', isOffer: true, isUse: true, confidence: sure },
    pattern: /^[ \t]+db_table\s*=\s*['"]["']?(?<name>\w+)/gm,
    examples: [['class Order(models.Model):\n    class Meta:\n        db_table = "orders"', 'orders']],
  },
  {
    ...{ framework: 'Django', languages: ['python'], holds: ['db_table'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /['"]db_table['"]\s*:\s*['"]["']?(?<name>\w+)/g,
    examples: [['migrations.CreateModel(name="Order", options={"db_table": "orders"})', 'orders']],
  },
  {
    ...{ framework: 'Alembic', languages: ['python'], holds: ['op.create_table('], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /\bop\.create_table\(\s*['"](?<name>\w+)['"]/g,
    examples: [['op.create_table(\n    "orders",\n    sa.Column("id"))', 'orders']],
  },
  {
    ...{ framework: 'Alembic', languages: ['python'], holds: ['alembic'], kind: 'writes', confidence: sure },
    pattern: /\bop\.(?:add_column|drop_table|drop_column|alter_column|batch_alter_table|rename_table)\(\s*['"](?<name>\w+)['"]/g,
    examples: [['from alembic import op\nop.add_column("orders", sa.Column("total"))', 'orders']],
  },
  {
    ...{ framework: 'Rails', languages: ['ruby'], holds: ['create_table'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /(?<![\w.])create_table[ (]\s*[:"'](?<name>\w+)/g,
    examples: [
      ['create_table :orders do |t|', 'orders'],
      ['create_table("orders", force: :cascade) do |t|', 'orders'],
    ],
  },
  {
    ...{ framework: 'Rails', languages: ['ruby'], holds: ['Migration'], kind: 'writes', confidence: sure },
    pattern:
      /(?<![\w.])(?:change_table|drop_table|rename_table|(?:add|remove|rename|change)_column(?:_null|_default)?|(?:add|remove)_(?:index|reference|belongs_to|timestamps|foreign_key))[ (]\s*[:"'](?<name>\w+)/g,
    examples: [['class A < ActiveRecord::Migration[7.0]\n  add_column :orders, :total, :integer', 'orders']],
  },
  {
    ...{
      framework: 'Rails',
      languages: ['ruby'],
      holds: ['self.table_name'],
      kind: 'declares',
      isOffer: true,
      isUse: true,
      confidence: sure,
    },
    pattern: /\bself\.table_name\s*=\s*[:"'](?:\w+\.)?(?<name>\w+)/g,
    examples: [['self.table_name = "orders"', 'orders']],
  },
  {
    ...{
      framework: 'Knex, Sequelize, Kysely',
      languages: scripts,
      holds: ['createTable'],
      kind: 'declares',
      isOffer: true,
      confidence: sure,
    },
    pattern: /\.createTable(?:IfNotExists)?\(\s*['"`](?<name>\w+)['"`]/g,
    examples: [
      ["knex.schema.createTable('orders', (table) => {})", 'orders'],
      ["await queryInterface.createTable('orders', {})", 'orders'],
    ],
  },
  {
    ...{ framework: 'TypeORM', languages: scripts, holds: ['new Table('], kind: 'declares', isOffer: true, confidence: likely },
    pattern: /\bnew Table\(\s*\{\s*name:\s*['"`](?<name>\w+)['"`]/g,
    examples: [["queryRunner.createTable(new Table({ name: 'orders', columns: [] }))", 'orders']],
  },
  {
    ...{ framework: 'Knex, Sequelize, TypeORM', languages: scripts, holds: ['schema.', 'queryInterface.', 'queryRunner.'], kind: 'writes' },
    confidence: likely,
    pattern:
      /\b(?:schema\.(?:table|alterTable|dropTable|dropTableIfExists|renameTable)|query(?:Interface|Runner)\.\w+)\(\s*['"`](?<name>\w+)['"`]/g,
    examples: [
      ["knex.schema.alterTable('orders', (table) => {})", 'orders'],
      ["await queryInterface.addColumn('orders', 'total', {})", 'orders'],
    ],
  },
  {
    ...{ framework: 'TypeORM, MikroORM', languages: scripts, holds: ['@Entity('], kind: 'declares', isOffer: true, isUse: true },
    confidence: sure,
    pattern: /@Entity\(\s*(?:\{\s*(?:name|tableName):\s*)?['"`](?<name>\w+)['"`]/g,
    examples: [
      ["@Entity('orders')\nclass Order {}", 'orders'],
      ["@Entity({ name: 'orders' })\nclass Order {}", 'orders'],
    ],
  },
  {
    ...{
      framework: 'Sequelize',
      languages: scripts,
      holds: ['equelize'],
      kind: 'declares',
      isOffer: true,
      isUse: true,
      confidence: likely,
    },
    pattern: /\btableName:\s*['"`](?<name>\w+)['"`]/g,
    examples: [["Order.init({}, { sequelize, tableName: 'orders' })", 'orders']],
  },
  {
    ...{ framework: 'Drizzle', languages: scripts, holds: ['drizzle-orm'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /\b(?:pg|mysql|sqlite|singlestore)Table\(\s*['"`](?<name>\w+)['"`]/g,
    examples: [["import { pgTable } from 'drizzle-orm/pg-core';\nexport const orders = pgTable('orders', {});", 'orders']],
  },
  {
    ...{ framework: 'Laravel', languages: ['php'], holds: ['Schema::create'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /\bSchema::create\(\s*['"](?<name>\w+)['"]/g,
    examples: [["<?php Schema::create('orders', function (Blueprint $table) {});", 'orders']],
  },
  {
    ...{ framework: 'Laravel', languages: ['php'], holds: ['Schema::'], kind: 'writes', confidence: sure },
    pattern: /\bSchema::(?:table|drop|dropIfExists|rename|dropColumns)\(\s*['"](?<name>\w+)['"]/g,
    examples: [["<?php Schema::table('orders', fn ($table) => 1);", 'orders']],
  },
  {
    ...{ framework: 'Eloquent', languages: ['php'], holds: ['$table ='], kind: 'declares', isOffer: true, isUse: true, confidence: sure },
    pattern: /\bprotected\s+(?:\??string\s+)?\$table\s*=\s*['"](?<name>\w+)['"]/g,
    examples: [["<?php class Order extends Model { protected $table = 'orders'; }", 'orders']],
  },
  {
    ...{ framework: 'Doctrine', languages: ['php'], holds: ['ORM\\Table'], kind: 'declares', isOffer: true, isUse: true, confidence: sure },
    pattern: /#\[ORM\\Table\(\s*name:\s*['"]`?(?<name>\w+)/g,
    examples: [["<?php #[ORM\\Table(name: 'orders')]\nclass Order {}", 'orders']],
  },
  {
    ...{ framework: 'JPA, Spring Data', languages: jvm, holds: ['@Table', '@JoinTable'], kind: 'declares', isOffer: true, isUse: true },
    confidence: sure,
    pattern:
      /@(?:Join|Collection|Secondary)?Table\s*\(\s*(?:\w+\s*=\s*"[^"\n]*"\s*,\s*)?(?:name\s*=\s*|value\s*=\s*)?["'`]{1,3}(?<name>\w+)["'`]/g,
    examples: [
      ['@Entity @Table(name = "orders")\nclass Order {}', 'orders'],
      ['@Table(schema = "shop", name = "orders")\nclass Order {}', 'orders'],
    ],
  },
  {
    ...{ framework: 'Exposed', languages: ['kotlin'], holds: ['exposed'], kind: 'declares', isOffer: true, confidence: likely },
    pattern: /\bobject\s+\w+\s*:\s*\w*Table\(\s*"(?<name>\w+)"/g,
    examples: [['import org.jetbrains.exposed.sql.Table\nobject Orders : IntIdTable("orders") {}', 'orders']],
  },
  {
    ...{
      framework: 'Entity Framework',
      languages: ['csharp'],
      holds: ['[Table(', 'ToTable('],
      kind: 'declares',
      isOffer: true,
      isUse: true,
    },
    notIn: ['BuildTargetModel', 'ModelSnapshot'],
    confidence: sure,
    pattern: /(?:\[Table\(|\.ToTable\()\s*"(?<name>\w+)"/g,
    examples: [
      ['[Table("Orders")]\npublic class Order {}', 'Orders'],
      ['builder.ToTable("Orders");', 'Orders'],
    ],
  },
  {
    ...{
      framework: 'Entity Framework',
      languages: ['csharp'],
      holds: ['.CreateTable('],
      kind: 'declares',
      isOffer: true,
      confidence: sure,
    },
    pattern: /\.CreateTable\(\s*(?:name:\s*)?"(?<name>\w+)"/g,
    examples: [['migrationBuilder.CreateTable(\n    name: "Orders",\n    columns: x);', 'Orders']],
  },
  {
    ...{ framework: 'Entity Framework', languages: ['csharp'], holds: ['migrationBuilder.'], kind: 'writes', confidence: sure },
    pattern:
      /\bmigrationBuilder\.(?:(?:Add|Drop|Alter|Rename)Column(?:<[\w?[\].]+>)?\(\s*name:\s*"\w+",\s*(?:schema:\s*"\w+",\s*)?table:|DropTable\(\s*name:)\s*"(?<name>\w+)"/g,
    examples: [['migrationBuilder.AddColumn<int>(\n    name: "Total",\n    table: "Orders",\n    type: "int");', 'Orders']],
  },
  {
    ...{
      framework: 'gorm, xorm, Bun',
      languages: ['go'],
      holds: ['TableName()'],
      kind: 'declares',
      isOffer: true,
      isUse: true,
      confidence: sure,
    },
    pattern: /\bTableName\(\)\s*string\s*\{\s*return\s*["`](?:\w+\.)?(?<name>\w+)["`]/g,
    examples: [['func (Order) TableName() string {\n\treturn "orders"\n}', 'orders']],
  },
  {
    ...{ framework: 'Diesel', languages: ['rust'], holds: ['table!'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /\btable!\s*\{\s*(?:\w+\.)?(?<name>\w+)\s*[({]/g,
    examples: [['diesel::table! {\n    orders (id) {\n    }\n}', 'orders']],
  },
  {
    ...{
      framework: 'Diesel, SeaORM',
      languages: ['rust'],
      holds: ['table_name'],
      kind: 'declares',
      isOffer: true,
      isUse: true,
      confidence: sure,
    },
    pattern: /#\[(?:diesel|sea_orm)\([^\]\n"]*\btable_name\s*=\s*"?(?<name>\w+)/g,
    examples: [['#[diesel(table_name = orders)]\nstruct Order {}', 'orders']],
  },
  {
    ...{ framework: 'Ecto', languages: ['elixir'], holds: ['create table('], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /\bcreate table\(\s*:(?<name>\w+)/g,
    examples: [['create table(:orders) do', 'orders']],
  },
  {
    ...{ framework: 'Liquibase', languages: ['xml'], holds: ['<createTable'], kind: 'declares', isOffer: true, confidence: sure },
    pattern: /<createTable\s[^<>]{0,300}?\btableName="(?<name>\w+)"/g,
    examples: [['<createTable tableName="orders">', 'orders']],
  },
  {
    ...{ framework: 'Liquibase', languages: ['xml'], holds: ['databaseChangeLog'], kind: 'writes', confidence: sure },
    pattern: /<(?:(?:add|drop|modify|rename)\w*|insert|update|delete)\s[^<>]{0,300}?\btableName="(?<name>\w+)"/g,
    examples: [['<databaseChangeLog>\n<addColumn schemaName="shop" tableName="orders">', 'orders']],
  },
  {
    ...{ framework: 'Prisma', languages: ['prisma'], holds: ['@@map('], kind: 'declares', isOffer: true, isUse: true, confidence: sure },
    pattern: /@@map\(\s*(?:name:\s*)?"(?<name>\w+)"/g,
    examples: [['model Order {\n  id Int @id\n  @@map("orders")\n}', 'orders']],
  },
];
