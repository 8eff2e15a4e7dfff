// Tables of databases: created by SQL and migrations, given to models, read and written by queries.
import { placesOfRows } from '../nameRow.ts';
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { builderKind } from './builderKind.ts';
import { sqlTables } from './sqlStatement.ts';
import { sqlTexts } from './sqlTexts.ts';
import { conventionRows, modelTables, plural } from './tableConventions.ts';
import { tableQueryRows } from './tableQueryRows.ts';
import { tableRows } from './tableRows.ts';

/** Share of the names in statements that are tables, and not variables of a procedure or names of the statement. By judgement. */
const sqlConfidence = 0.95;
/** A model may name its table elsewhere. */
const conventionConfidence = 0.8;

/** A name of a table, with its schema in small letters: in capitals a dot stands between a class and its member. */
const tableName = /^(?:[a-z_]\w*\.)?(?<key>[A-Za-z_][\w$]*)$/;
const statements = [
  'CREATE TABLE',
  'CREATE VIEW',
  'CREATE OR REPLACE',
  ...['TEMP', 'TEMPORARY', 'VIRTUAL', 'UNLOGGED'].map((word) => `${word} TABLE`),
];
const queries = ['SELECT ', 'SELECT\n', 'INSERT INTO', 'DELETE FROM', 'UPDATE ', 'ALTER TABLE', 'TRUNCATE ', 'MERGE INTO'];
/** Verbs that small letters make a word of prose are not looked for; files with such statements mostly have others. */
const wordsOfProse: ReadonlySet<string> = new Set(['UPDATE ', 'TRUNCATE ']);
const inSmallLetters = (runs: readonly string[]): readonly string[] =>
  runs.filter((run) => !wordsOfProse.has(run)).map((run) => run.toLowerCase());
const sqlOfferRuns = [...statements, 'MATERIALIZED VIEW', ...inSmallLetters(statements)];
const modelRuns = tableRows.flatMap(({ isUse, holds }) => (isUse ? holds : []));
const conventionRuns = conventionRows.flatMap(({ holds }) => holds);
/** Conventions that leave out the signs between words, so that no text has the name of the table. */
const joinedRuns = ['models.Model', 'CreateModel('];

export const tableNames: SharedNameKind = {
  type: 'table',
  offerRuns: unique([...sqlOfferRuns, ...tableRows.flatMap(({ isOffer, holds }) => (isOffer ? holds : [])), ...conventionRuns]),
  useRuns: unique([
    ...[...queries, ...inSmallLetters(queries), ...modelRuns, ...conventionRuns],
    ...[...tableRows, ...tableQueryRows].flatMap(({ isOffer, holds }) => (isOffer ? [] : holds)),
  ]),
  keyOf: (name) => tableName.exec(name)?.groups?.['key']?.toLowerCase(),
  textsOf,
  placesIn,
  isOfPackage: true,
  edgeKind: ({ kind }) => (kind === 'writes' ? 'writes' : 'reads'),
};

/** The name as SQL writes it, and the names of models that have it by convention. */
function textsOf(key: string): readonly string[] {
  const words = key.split('_').filter(Boolean);
  const singulars = [/ies$/.test(key) ? key.replace(/ies$/, 'y') : '', key.replace(/es$/, ''), key.replace(/s$/, '')].filter(
    (word) => word === key || plural(word) === key,
  );
  const models = unique([key, ...singulars]).map((name) => name.split('_').map(capitalized).join(''));
  return unique([
    key,
    key.toUpperCase(),
    capitalized(key),
    ...models,
    ...models.map(uncapitalized),
    ...(words.length > 1 ? joinedRuns : []),
  ]);
}

function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const { keyOf } = tableNames;
  const places = new Map<string, SharedNamePlace>();
  const add = (place: SharedNamePlace): void => {
    const id = `${place.key} ${place.offset}`;
    // A statement says what it does; a row of a library stands behind it.
    if (!places.has(id)) places.set(id, place);
  };
  for (const { text, offset } of sqlTexts(file))
    for (const { name, offset: at, kind, isOffer } of sqlTables(text))
      add({ key: name.toLowerCase(), offset: offset + at, kind, isOffer, confidence: sqlConfidence });
  for (const place of placesOfRows(file, tableRows, keyOf)) add(place);
  for (const place of placesOfRows(file, tableQueryRows, keyOf))
    add(place.kind === 'reads' ? { ...place, kind: builderKind(file.code, place.offset) } : place);
  for (const { table, offset } of modelTables(file))
    add({ key: table.toLowerCase(), offset, kind: 'declares', isOffer: true, isUse: true, confidence: conventionConfidence });
  return [...places.values()].sort((a, b) => a.offset - b.offset);
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
