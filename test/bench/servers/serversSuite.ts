// Runs in the extension host: indexes the open folder, draws functions and definitions, and has the editor's language servers check them.
import { format } from 'node:util';
import * as vscode from 'vscode';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { isFunction } from '../../../src/core/graph/edges/functionKinds.ts';
import { checkCalls } from '../../../src/core/languageServers/checkCalls.ts';
import { Consultation, consultationLimits } from '../../../src/core/languageServers/consultation.ts';
import { ServerMemory } from '../../../src/core/languageServers/serverMemory.ts';
import type { UseResult } from '../../../src/core/uses/answer/usesAnswer.ts';
import type { LanguageServers, Log } from '../../../src/core/ports.ts';
import { openCodebase } from '../../../src/engine/openCodebase.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { NodeFiles } from '../../../src/node/files.ts';
import { OwnRequests } from '../../../src/vscode/languageServers/ownRequests.ts';
import { editorServers } from '../../../src/vscode/languageServers/editorServers.ts';
import { rootsOf } from '../../../src/vscode/workspace/roots.ts';
import { settingsFrom } from '../../../src/cli/settings/environmentSettings.ts';
import { shuffled, randomNumbers } from '../sampling.ts';
import { lineOf, type ServerSample } from './serverFigures.ts';

const log: Log = { trace() {}, info() {}, warn: (message) => print(message), error: (message, error) => print(message, error) };

function print(...parts: unknown[]): void {
  console.log(`[bench] ${format(...parts)}`);
}

interface BenchOptions {
  readonly language: string;
  readonly count: string;
  readonly seed: string;
  readonly store: string;
}

/** Measures; rejects when no server answers. */
export async function run(): Promise<void> {
  const { language, count, seed, store } = JSON.parse(process.env['CLEW_BENCH'] ?? '{}') as BenchOptions;
  const roots = rootsOf(vscode.workspace.workspaceFolders ?? []);
  const servers = new CountedServers(
    editorServers(
      () => roots,
      () => true,
      new OwnRequests(),
    ),
  );
  const options = settingsFrom({}, () => undefined);
  const files = new NodeFiles();
  const parts = { roots, options, storeFolder: store, files, log, trusted: false, languageServers: servers };
  const opened = await openCodebase({ ...parts, embedding: { provider: 'off' } });
  const { codebase } = opened;
  await codebase.index(neverCancelled);
  const { graph } = codebase;
  const random = randomNumbers(Number(seed));
  const symbols = shuffled(
    [...graph.symbols()].filter((symbol) => symbol.role === 'code' && languagesLike(language).has(symbol.language) && isNamed(symbol)),
    random,
  );
  print(`${symbols.length} definitions in ${language}`);
  await warmUp(symbols, servers);
  for (const symbol of symbols.filter(isFunction).slice(0, Number(count))) console.log(lineOf(await sampleCalls(symbol, graph, servers)));
  for (const symbol of symbols.slice(0, Number(count))) console.log(lineOf(await sampleUses(symbol, codebase, servers)));
  await opened.dispose();
}

function languagesLike(language: string): ReadonlySet<string> {
  return new Set(language === 'typescript' ? ['typescript', 'tsx', 'javascript'] : [language]);
}

function isNamed({ fact: { kind, name } }: SymbolNode): boolean {
  return /^[\p{L}_$]/u.test(name) && kind !== 'module' && kind !== 'route' && kind !== 'test';
}

/** Waits until the server answers: it reads the project first. */
async function warmUp(symbols: readonly SymbolNode[], servers: LanguageServers): Promise<void> {
  const start = Date.now();
  for (const { root, path, fact } of symbols.slice(0, 100)) {
    const { line, column } = fact.nameRange.start;
    const reply = await servers.ask({ question: 'references', root, path, line, column }, neverCancelled);
    if (reply?.places.length) return print(`The server answers after ${Date.now() - start} ms`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('No server answers');
}

function consult(servers: LanguageServers): Consultation {
  return new Consultation({ servers, memory: new ServerMemory(), clock: nodeClock });
}

async function sampleCalls(symbol: SymbolNode, graph: CodeGraph, servers: LanguageServers): Promise<ServerSample> {
  const consultation = consult(servers);
  const before = new Map([...graph.edges()].filter(({ kind }) => kind === 'calls').map((edge) => [keyOf(edge), edge]));
  await checkCalls([symbol], graph, consultation);
  const after = new Map([...graph.edges()].filter(({ kind }) => kind === 'calls').map((edge) => [keyOf(edge), edge]));
  const { report } = consultation;
  const changed = [...after].filter(
    ([key, { evidence }]) => before.has(key) && evidence === 'language-server' && before.get(key)?.evidence !== evidence,
  );
  const added = [...after].filter(([key]) => !before.has(key)).map(([, edge]) => edge);
  const refuted = [...before].filter(([key]) => !after.has(key)).map(([, edge]) => edge);
  const callers = new Set([symbol.id, ...changed.map(([, { caller }]) => caller), ...[...added, ...refuted].map(({ caller }) => caller)]);
  const own = [...before.values()].filter(({ caller, callee }) => callers.has(caller) && callee !== null);
  return {
    kind: 'calls',
    name: symbol.fact.qualifiedName,
    before: own.length,
    confirmed: changed.length,
    added: await Promise.all(added.map((edge) => show(edge, graph))),
    refuted: await Promise.all(refuted.map((edge) => show(edge, graph))),
    ...{ requests: report?.requests ?? 0, ms: report?.ms ?? 0, isCut: report?.isCut ?? false },
  };
}

function keyOf({ caller, callee, external, line }: Edge): string {
  return `${caller} ${line} ${callee ?? external}`;
}

async function show({ caller, callee, line, evidence }: Edge, graph: CodeGraph): Promise<string> {
  const { root, path } = graph.symbol(caller) ?? { root: '', path: '' };
  return `${path}:${line + 1} -> ${callee?.replace(/^[^:]*:/, '')} (${evidence}) \`${await lineAt(root, path, line)}\``;
}

async function lineAt(root: string, path: string, line: number): Promise<string> {
  const uri = vscode.workspace.workspaceFolders?.find((_, at) => rootsOf(vscode.workspace.workspaceFolders ?? [])[at]?.key === root)?.uri;
  if (!uri) return '';
  const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(uri, path)));
  return text.split('\n')[line]?.trim() ?? '';
}

type OpenedCodebase = Awaited<ReturnType<typeof openCodebase>>['codebase'];

async function sampleUses(symbol: SymbolNode, codebase: OpenedCodebase, servers: CountedServers): Promise<ServerSample> {
  const { path, fact } = symbol;
  const at = { root: '', path, line: fact.nameRange.start.line + 1, column: fact.nameRange.start.column + 1 };
  const question = { name: fact.name, at };
  const [plain] = await codebase.uses(question, {}, neverCancelled);
  servers.requestCount = 0;
  const start = Date.now();
  const [checked] = await codebase.uses(question, { asksServers: true }, neverCancelled);
  const ms = Date.now() - start;
  const before = [...(plain?.places ?? []), ...(plain?.undecided ?? [])];
  const places = checked?.places ?? [];
  const known = keysOf(before);
  const left = keysOf([...places, ...(checked?.possible ?? []), ...(checked?.undecided ?? [])]);
  const named = places.filter(({ evidence }) => evidence === 'language-server');
  const text = (use: UseResult): string => `${use.path}:${use.line} ${use.kind} (${use.evidence} ${use.confidence}) \`${use.text}\``;
  return {
    kind: 'uses',
    name: fact.qualifiedName,
    before: before.length,
    confirmed: named.filter((use) => known.has(keyOfUse(use))).length,
    added: named.filter((use) => !known.has(keyOfUse(use))).map(text),
    refuted: before.filter((use) => !left.has(keyOfUse(use))).map(text),
    ...{ requests: servers.requestCount, ms, isCut: ms >= consultationLimits.ms },
  };
}

function keyOfUse({ path, line }: UseResult): string {
  return `${path}:${line}`;
}

function keysOf(uses: readonly UseResult[]): ReadonlySet<string> {
  return new Set(uses.map(keyOfUse));
}

/** Counts what is asked. */
class CountedServers implements LanguageServers {
  requestCount = 0;
  readonly #servers: LanguageServers;

  constructor(servers: LanguageServers) {
    this.#servers = servers;
  }

  ask(...args: Parameters<LanguageServers['ask']>): ReturnType<LanguageServers['ask']> {
    this.requestCount++;
    return this.#servers.ask(...args);
  }
}
