// Extracts facts from source code in a test, in the form of short lines that a test can compare.
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import type { FileFacts } from '../../../src/core/symbols/facts.ts';
import { testParsers } from './testAssets.ts';

export async function factsOf(text: string, language: string): Promise<FileFacts> {
  return extractFacts(text, language, await testParsers());
}

/** The raised types of each symbol that raises any: `load: NotFound, Denied`. */
export async function raisesIn(text: string, language: string): Promise<string[]> {
  const { symbols } = await factsOf(text, language);
  return symbols.flatMap(({ name, raises }) => (raises.length ? [`${name}: ${raises.map((each) => each.name).join(', ')}`] : []));
}

/** The error texts of all symbols in the order of their lines: `log no shelf`. */
export async function errorStringsIn(text: string, language: string): Promise<string[]> {
  const { symbols } = await factsOf(text, language);
  const errorStrings = symbols.flatMap((symbol) => symbol.errorStrings).sort((a, b) => a.line - b.line);
  return errorStrings.map((each) => `${each.via} ${each.text}`);
}

/** The routes of a file: `GET /orders`, and `mount /orders users.router` for a router that it mounts. */
export async function routesIn(text: string, language: string): Promise<string[]> {
  const { symbols } = await factsOf(text, language);
  return symbols.flatMap(({ route }) => {
    if (!route) return [];
    return [route.mounts === undefined ? `${route.method} ${route.path}` : `mount ${route.path} ${route.mounts}`];
  });
}
