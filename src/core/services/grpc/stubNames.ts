// Finds the names that a file gives to clients of services, and the names of types that stand for them.
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { ServiceCatalog } from './serviceCatalog.ts';
import { nameAround } from './stubShapes.ts';
import { stubRows, type StubRow } from './stubRows.ts';

/** A name for a client of `service`. */
export interface StubName {
  readonly name: string;
  readonly service: string;
  /** Offset of the expression that tells it. */
  readonly at: number;
}

/** A file as this reader needs it. */
export interface StubFile {
  readonly text: string;
  readonly code: string;
  readonly rules: LanguageRules;
}

/** Maximum names of clients, and of types for them, in one file. Set by judgement: more are data. */
const maxNames = 1000;
const maxAliases = 20;
/** C#: `using OrdersClient = Shop.Orders.OrdersClient;` */
const aliasPattern = /\busing\s+(\w+)\s*=\s*[\w.]*?(\w+)\.\2Client\s*;/g;

/** Rows for a file. */
export function stubRowsOf({ text, rules }: Pick<StubFile, 'text' | 'rules'>): readonly StubRow[] {
  return stubRows.filter(({ languages, fileHolds }) => languages.includes(rules) && (fileHolds?.test(text) ?? true));
}

/**
 * The names of clients in a file.
 * @param functionAt name of the function around an offset
 */
export function stubNames(file: StubFile, catalog: ServiceCatalog, functionAt: (at: number) => string | undefined): readonly StubName[] {
  const names: StubName[] = [];
  const add = (service: string, range: { readonly start: number; readonly end: number }, shapes: StubRow['shapes']): void => {
    const name = nameAround(file.code, range, shapes, () => functionAt(range.start));
    if (name !== undefined && names.length < maxNames) names.push({ name, service, at: range.start });
  };
  for (const { stub, shapes } of stubRowsOf(file)) {
    for (const match of file.code.matchAll(new RegExp(`(?<![\\w$])${stub.source}`, 'g'))) {
      const service = serviceOf(match, catalog);
      if (service !== undefined) add(service, { start: match.index, end: match.index + match[0].length }, shapes);
    }
  }
  for (const [alias, service] of aliasesIn(file, catalog))
    for (const match of file.code.matchAll(new RegExp(`(?<![\\w.])${alias}(?!\\w)`, 'g')))
      add(service, { start: match.index, end: match.index + alias.length }, ['assigned', 'typeFirst']);
  return names;
}

/** Services by the names of types that stand for their clients. */
function aliasesIn({ code }: StubFile, catalog: ServiceCatalog): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [, alias = '', service = ''] of code.includes('using ') ? code.matchAll(aliasPattern) : [])
    if (catalog.has(service) && aliases.size < maxAliases) aliases.set(alias, service);
  return aliases;
}

/** The service of a match; a prefix of generators (`IOrders`, `MutinyOrders`) may be part of the name. */
export function serviceOf(match: RegExpExecArray, catalog: ServiceCatalog): string | undefined {
  const service = match.groups?.['service'] ?? '';
  return catalog.has(service) ? service : undefined;
}
