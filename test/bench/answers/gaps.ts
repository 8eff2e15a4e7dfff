// How well gaps are looked up: `npm run bench -- gaps FOLDER…`. Requests are made by script from each folder's own symbols: existing ones in
// twelve phrasings, invented names, names from outside, ambiguous names. Prints shares, false finds and latency; asserts nothing.
import { parseArgs } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../../../src/cli/workspace.ts';
import type { Codebase, LookUpResult } from '../../../src/core/codebase/api.ts';
import { neverCancelled, type CancellationToken } from '../../../src/core/base/cancellation.ts';
import type { SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { consoleLog } from '../../../src/node/log.ts';

const phrasings: readonly ((name: string, path: string, line: number) => string)[] = [
  (name) => name,
  (name) => `\`${name}\``,
  (name) => `${name}()`,
  (name) => `the implementation of \`${name}\``,
  (name) => `definition of ${name}`,
  (name) => `the source code of the \`${name}\` function`,
  (name, path) => `${name} in ${path}`,
  (name, path) => `\`${name}\` (${path})`,
  (name, path) => `${path}::${name}`,
  (_, path, line) => `${path}:${line}-${line + 4}`,
  (name) => `callers of \`${name}\``,
  (name) => `how \`${name}\` works`,
];

const invented = [
  'frobnicate',
  'quuxify',
  'zorbulate',
  'snargle',
  'blivet',
  'wibblePump',
  'grommetize',
  'flumoxer',
  'crinkleWarp',
  'dweezle',
];
const endings = ['', '_all', 'Handler', 'Factory', '_v2'];
const each = 50;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
if (positionals.length === 0) {
  console.error('npm run bench -- gaps FOLDER… [--json]');
  process.exitCode = 2;
}
const embedder = { choice: { provider: 'builtIn' }, settle } as const;
for (const folder of positionals) {
  const store = mkdtempSync(join(tmpdir(), 'clew-gaps-'));
  const row = await withFolder({ folder, store, embedder, log: consoleLog(process.stderr, false), token: neverCancelled }, ({ codebase }) =>
    score(codebase),
  ).finally(() => rmSync(store, { recursive: true, force: true }));
  console.log(
    values.json
      ? JSON.stringify({ folder, ...row })
      : `${folder}\n${Object.entries(row)
          .map(([name, value]) => `  ${name}: ${value}`)
          .join('\n')}`,
  );
}

/** Vectors as in the product, so that gaps told in words are looked up in the same way. */
function settle(codebase: Codebase, token: CancellationToken): Promise<void> {
  return codebase.waitForVectors(token);
}

/** One request and whether what came back is right. */
interface Judged {
  readonly found: LookUpResult;
  readonly right: boolean;
}

async function score(codebase: Codebase): Promise<Record<string, string>> {
  const symbols = [...codebase.graph.symbols()].filter(isAsked);
  const unique = symbols.filter(({ fact }) => codebase.graph.byName(fact.qualifiedName).length === 1);
  const ambiguous = symbols.filter(({ fact }) => codebase.graph.byName(fact.name).filter(isAsked).length > 1);
  const existing = await judged(codebase, spread(unique, each), (symbol, i) => {
    const { path, fact } = symbol;
    const phrase = phrasings[i % phrasings.length] ?? ((name: string) => name);
    return { text: phrase(fact.qualifiedName, path, fact.range.start.line + 1), right: (found) => leadsTo(found, symbol) };
  });
  const names = invented
    .flatMap((name) => endings.map((ending) => name + ending))
    .filter((name) => codebase.graph.byName(name).length === 0);
  const madeUp = await judged(codebase, names, (name, i) => ({
    text: (phrasings[i % phrasings.length] ?? ((same: string) => same))(name, `src/${name.toLowerCase()}.py`, 10),
    right: ({ outcome }) => outcome === 'not-found',
  }));
  const outside = await judged(codebase, spread(externals(codebase), each), (name) => ({
    text: `\`${name}\``,
    right: ({ outcome }) => outcome === 'external',
  }));
  const several = await judged(codebase, spread(ambiguous, each), ({ fact }) => ({
    text: fact.name,
    right: ({ outcome, candidates, places }) =>
      outcome === 'ambiguous' ? candidates.length > 1 : outcome === 'found' && places.length === 1,
  }));
  const times = [existing, madeUp, outside, several]
    .flat()
    .map(({ found }) => found.ms)
    .sort((a, b) => a - b);
  return {
    'existing, right': share(existing),
    'invented, said to be not found': share(madeUp),
    'invented, false finds': String(madeUp.filter(({ found }) => found.outcome === 'found').length),
    'external, said to be external': share(outside),
    'ambiguous, all named': share(several),
    'ms p50': at(times, 0.5),
    'ms p95': at(times, 0.95),
    wrong: [existing, madeUp, outside, several]
      .flat()
      .filter(({ right }) => !right)
      .slice(0, 12)
      .map(({ found }) => `${found.normalized} -> ${found.outcome} (${found.how})`)
      .join(' | '),
  };
}

async function judged<T>(
  codebase: Codebase,
  items: readonly T[],
  ask: (item: T, i: number) => { text: string; right: (found: LookUpResult) => boolean },
): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const [i, item] of items.entries()) {
    const { text, right } = ask(item, i);
    const found = await codebase.lookUp(text, neverCancelled);
    all.push({ found, right: right(found) });
  }
  return all;
}

function isAsked({ fact, role }: SymbolNode): boolean {
  return role === 'code' && ['function', 'method', 'class'].includes(fact.kind) && /^[A-Za-z_$][\w$]*$/.test(fact.name);
}

/** The place of the definition is among those found; of lines, the place that holds its first. */
function leadsTo({ outcome, places }: LookUpResult, { path, fact }: SymbolNode): boolean {
  const line = fact.range.start.line + 1;
  return outcome === 'found' && places.some(({ file, lineStart, lineEnd }) => file === path && lineStart <= line && lineEnd >= line);
}

function externals({ graph }: Codebase): string[] {
  const names = new Set<string>();
  for (const { external } of graph.edges()) if (external !== null && /^[A-Za-z_][\w]*(?:\.\w+)+$/.test(external)) names.add(external);
  return [...names].filter((name) => graph.byName(name).length === 0);
}

/** So many of `items`, evenly over all of them, so that the same folder always gives the same. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, i) => items[Math.floor(i * step)]).filter((item) => item !== undefined);
}

function share(all: readonly Judged[]): string {
  const right = all.filter((one) => one.right).length;
  return `${right} of ${all.length} (${all.length ? ((100 * right) / all.length).toFixed(1) : '-'} %)`;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}
