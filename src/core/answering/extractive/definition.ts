// Shows one definition: head and deciding lines, first sentence of its doc, callers, callees and raises; each line cited.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolKind } from '../../symbols/facts.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { excerpt } from '../evidence/excerpt.ts';
import { outline, shortClass } from '../evidence/outline.ts';
import { code, fencedCode, firstSentence } from '../page/markdown.ts';
import { directSteps } from '../../searching/relations/callers.ts';
import { hasWritableName, usesCount, type NamingPlace, type NamingPlaces } from '../../searching/relations/namingPlaces.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { roleOrder, type UsePlace } from '../../uses/types.ts';
import { useKinds } from '../../uses/useKind.ts';
import { countSentence } from '../../uses/answer/usesWords.ts';
import type { Page } from '../page/page.ts';
import { nameForModel } from '../relations/relation.ts';
import { citedOrPlace } from './quotedLine.ts';
import type { Lead } from '../../reading/asks/lead.ts';

/** Dependencies of the writers of all modes. */
export interface WriterContext {
  readonly page: Page;
  readonly graph: CodeGraph;
  /** Weighted terms of the question, for choosing lines. */
  readonly terms: ReadonlyMap<string, number>;
  /** Maximum characters of a doc comment that are shown. */
  readonly docLength: number;
  /** Share of the files with known calls, 0 to 1: below 1, nothing can be reported as uncalled. */
  readonly linked: number;
  /** Form of the beginning of the answer, if the question asks for one. */
  readonly lead: Lead | undefined;
  /** Finds lines with a name outside of its definitions: the known uses where the graph has none. */
  readonly naming: (name: string, definitions: readonly SymbolNode[]) => Promise<NamingPlaces>;
}

const mostRelations = 5;
/** Maximum characters of a line beside its place. */
const longestLine = 120;
/** Maximum lines of a definition that is shown whole. */
const mostWhole = 150;

const types: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'type']);

/** Keywords in heads of types other than classes; they stay untranslated. */
const holder =
  /^(?:(?:pub(?:\([^()]{0,40}\))?|public|private|internal|export|declare|abstract|sealed|static|final|partial|unsafe)\s+)*(module|mod|namespace|struct|trait|record|object|union)\s/;

/** The kind of a symbol in words: the keyword of its own language for types, if its head has one. */
export function kindWord({ fact }: SymbolNode): string {
  const [, written] = (fact.kind === 'class' && holder.exec(fact.signature)) || [];
  if (written !== undefined) return written === 'module' || written === 'mod' ? l10n.t('module') : written;
  const words: Readonly<Record<string, string>> = {
    function: l10n.t('function'),
    method: l10n.t('method'),
    class: l10n.t('class'),
    interface: l10n.t('interface'),
    enum: l10n.t('enum'),
    type: l10n.t('type'),
    constant: l10n.t('constant'),
    module: l10n.t('module'),
    route: l10n.t('route'),
    test: l10n.t('test'),
  };
  return words[fact.kind] ?? fact.kind;
}

/**
 * Place of a symbol, without repetition: its folder before the citation, which names file and lines; `path:line` where it cannot be cited.
 */
export function nameWithFile({ path, fact }: SymbolNode, cited: string): string {
  return placedAt(path, fact.nameRange.start.line, cited);
}

/** Like {@link nameWithFile}, for any zero-based line. */
export function placedAt(path: string, line: number, cited: string): string {
  if (!cited) return code(`${path}:${line + 1}`);
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return folder ? `${code(folder)}${cited}` : cited.trim();
}

/** Name of a symbol, as code. */
export function nameAsCode(symbol: SymbolNode): string {
  return code(nameForModel(symbol));
}

/** One line: name, kind, place, first sentence of the doc. */
export async function definitionLine({ page }: WriterContext, symbol: SymbolNode, why: string): Promise<string> {
  const cited = await page.citeSymbol(symbol, why);
  const doc = firstSentence(symbol.fact.doc, 140);
  return `${nameAsCode(symbol)}, ${kindWord(symbol)}, ${nameWithFile(symbol, cited)}${doc ? `: ${page.prose(doc)}` : ''}`;
}

/** The first sentence where a definition is the best match for words: its place, and its own comment. */
export async function matchSentence(
  { page, docLength }: Pick<WriterContext, 'page' | 'docLength'>,
  symbol: SymbolNode,
  why: string,
): Promise<string> {
  const sentence = l10n.t(
    '{0}: {1} fits the words of the question best.',
    nameWithFile(symbol, await page.citeSymbol(symbol, why)),
    nameAsCode(symbol),
  );
  const doc = firstSentence(symbol.fact.doc, docLength);
  return doc ? `${sentence} ${l10n.t('Its comment says: {0}', page.prose(doc))}` : sentence;
}

/** Options of a block: members for a requested class; all lines; no callers where they are shown already. */
interface DefinitionOptions {
  readonly isRequested?: boolean;
  readonly whole?: boolean;
  readonly callersTold?: boolean;
  /** For a longer definition, the number of lines around the match. */
  readonly around?: number;
  /** The zero-based line of its file that must be among them. */
  readonly at?: number;
  /** No callers, callees and errors. */
  readonly bare?: boolean;
  /** The first sentence of the answer already has its comment. */
  readonly docTold?: boolean;
}

/** A definition in full, under a heading, with the lines nearest to the question. */
export async function definitionBlock(
  writing: WriterContext,
  symbol: SymbolNode,
  why: string,
  { isRequested = false, whole = false, callersTold = false, around, at, bare = false, docTold = false }: DefinitionOptions = {},
): Promise<string> {
  const { page, terms } = writing;
  const cited = await page.citeSymbol(symbol, why);
  const { range, doc } = symbol.fact;
  const evidence = await page.book.read(
    { root: symbol.root, path: symbol.path, lines: { first: range.start.line, last: range.end.line } },
    symbol,
    why,
  );
  const sentence = docTold ? '' : firstSentence(doc, writing.docLength);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    `${l10n.t('{0} in {1}', sentenceCase(kindWord(symbol)), nameWithFile(symbol, cited))}${sentence ? `: ${page.prose(sentence)}` : '.'}`,
    '',
    ...(evidence
      ? [
          fencedCode(
            ((isRequested || whole) && classOutline(writing, symbol, evidence.text)) ||
              (whole
                ? wholeOrExcerpt(evidence.text, symbol, terms)
                : excerpt(evidence.text, symbol, terms, around, at === undefined ? undefined : at - range.start.line)),
            symbol.language,
          ),
          '',
        ]
      : []),
    ...(bare ? [] : await relationItems(writing, symbol, callersTold)),
  ].join('\n');
}

/** All lines of a definition of readable length; the deciding ones of a longer one. */
function wholeOrExcerpt(lines: readonly string[], symbol: SymbolNode, terms: ReadonlyMap<string, number>): readonly string[] {
  return lines.length <= mostWhole ? lines : excerpt(lines, symbol, terms);
}

/** A class without the code of its functions; a short one as it is, also an enum or an interface. */
function classOutline({ graph }: WriterContext, symbol: SymbolNode, lines: readonly string[]): readonly string[] | undefined {
  if (!types.has(symbol.fact.kind)) return undefined;
  if (symbol.fact.kind === 'class') {
    const all = membersOf(symbol, graph);
    return outline(lines, symbol, { all, implementations: implementationsOf(all, graph) });
  }
  return lines.length <= shortClass ? lines : undefined;
}

function membersOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.parent === fact.index);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Callers, callees and raised types as list items. */
export async function relationItems(writing: WriterContext, symbol: SymbolNode, callersTold = false): Promise<string[]> {
  const callers = callersTold ? '' : await callersLine(writing, symbol);
  return [callers, await calleesLine(writing, symbol), await raisesLine(writing, symbol)].filter(Boolean);
}

/** Users of a definition, as list items; empty for one without a name that code can write. */
export async function callersLine(writing: WriterContext, symbol: SymbolNode): Promise<string> {
  const { graph } = writing;
  if (symbol.fact.kind === 'route') {
    const calls = firstOfEach(graph.callers(symbol.id), ({ caller }) => caller);
    if (calls.length === 0) return `- ${l10n.t('No direct callers found: it is called by requests.')}`;
    return `- ${l10n.t('Called from:')} ${await callerNames(writing, calls, symbol)}`;
  }
  if (!hasWritableName(symbol)) return '';
  const naming = await writing.naming(symbol.fact.name, [symbol]);
  const lines = [`- ${await usesLine(writing, symbol, naming)}`];
  const unnamed = naming.decided ? directSteps(symbol, naming.decided, graph).filter(({ use }) => !use) : [];
  const edges = unnamed.map(({ edge }) => edge);
  if (edges.length) lines.push(`- ${l10n.t('Called without its name:')} ${await callerNames(writing, edges, symbol)}`);
  return lines.join('\n');
}

/** Number of places that use a definition, with possible and undecided ones separately. Empty where none is known. */
export function decidedUsesSentence(writing: Pick<WriterContext, 'linked'>, { decided }: Pick<NamingPlaces, 'decided'>): string {
  if (!decided || decided.places.length + decided.possible.length + decided.undecided.length === 0) return '';
  const count = usesCount(decided);
  return [soFar(writing), countSentence({ ...count, through: count.through.map(code) })].filter(Boolean).join(' ');
}

/** One line with the number of uses, and the first of each kind. */
export async function usesLine(writing: WriterContext, symbol: SymbolNode, naming: NamingPlaces): Promise<string> {
  const { decided, places, total, complete } = naming;
  const { name } = symbol.fact;
  const title = nameForModel(symbol);
  const shown = (label: string, all: string, some: readonly NamingPlace[], why: string): Promise<string> =>
    placesWords(writing, { label, all }, some, symbol, why);
  const counted = decidedUsesSentence(writing, naming);
  if (!decided || !counted) {
    const sentence = decided
      ? countSentence({ ...usesCount(decided), through: [] })
      : l10n.t('The list of uses is incomplete, because indexing is not finished.');
    const lines = complete ? l10n.t('{0} lines name it:', total) : l10n.t('at least {0} lines name it:', total);
    const label = total === 1 && complete ? l10n.t('1 line names it:') : lines;
    const naming = total ? await shown(label, l10n.t('Lines that name {0}', title), places, l10n.t('names {0}', name)) : '';
    return [soFar(writing), sentence, naming].filter(Boolean).join(' ');
  }
  const byKind = (some: readonly UsePlace[]): readonly UsePlace[] =>
    some.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
  const parts = [
    counted,
    await shown(l10n.t('Used in:'), l10n.t('Uses of {0}', title), byKind(decided.places), l10n.t('uses {0}', name)),
    await shown(l10n.t('Possible:'), l10n.t('Possible uses of {0}', title), byKind(decided.possible), l10n.t('may use {0}', name)),
    await shown(l10n.t('Open:'), l10n.t('Places that may mean {0}', title), byKind(decided.undecided), l10n.t('names {0}', name)),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Prefix that limits counts to a part of the code, as long as not all of it is linked. */
function soFar({ linked }: Pick<WriterContext, 'linked'>): string {
  return linked < 1 ? l10n.t('In the {0} % of the files that are indexed so far:', Math.floor(100 * linked)) : '';
}

/** The definition around a place; null for one at file level. */
export function enclosingDefinition(symbol: SymbolNode | null): SymbolNode | null {
  return symbol?.fact.kind === 'module' ? null : symbol;
}

/** Key of a user at a place: repeated uses in a function are one user, and overloads share their name. */
function userOf({ root, path, symbol }: NamingPlace): string {
  return `${root} ${path} ${enclosingDefinition(symbol)?.fact.qualifiedName ?? ''}`;
}

/**
 * The first of `places`, each cited, after `label`, and the number of the others, which are collapsed under `all`; empty where there are
 * none.
 */
async function placesWords(
  { page }: Pick<WriterContext, 'page'>,
  { label, all }: { readonly label: string; readonly all: string },
  places: readonly NamingPlace[],
  { fact }: SymbolNode,
  why: string,
): Promise<string> {
  const placeWords = async ({ root, path, line, symbol }: NamingPlace): Promise<readonly [words: string, cited: string]> => {
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${nameForModel(definition)} → ${fact.name}` : path;
    const cited = await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol);
    return [definition ? nameAsCode(definition) : code(path), cited];
  };
  const first = firstOfEach(places, userOf).slice(0, mostRelations);
  const rest = places.filter((place) => !first.includes(place));
  const shown: string[] = [];
  for (const place of first) shown.push((await placeWords(place)).join(''));
  await page.foldRest(all, rest, async (place) => {
    const [words, cited] = await placeWords(place);
    return `${words}${citedOrPlace(cited, place.path, place.line)}: ${code(place.text.trim().slice(0, longestLine))}`;
  });
  return shown.length ? `${label} ${withRest(shown, shown.length + rest.length)}.` : '';
}

/** Callers in code first; those in tests are listed only without others, and collapsed otherwise. */
async function callerNames({ page, graph }: WriterContext, edges: readonly Edge[], symbol: SymbolNode): Promise<string> {
  const inCode = edges.filter(({ caller }) => graph.symbol(caller)?.role === 'code');
  const first = (inCode.length ? inCode : edges).toSorted((a, b) => b.confidence - a.confidence).slice(0, mostRelations);
  const { name } = symbol.fact;
  const line = async (edge: Edge, place = false): Promise<string> => {
    const caller = graph.symbol(edge.caller);
    if (!caller) return '';
    const why = edge.kind === 'calls' ? l10n.t('calls {0}', name) : l10n.t('uses {0}', name);
    const cited = await page.citeEdge(edge, caller, `${nameForModel(caller)} → ${name}`, why);
    return nameAsCode(caller) + (place ? citedOrPlace(cited, caller.path, edge.line) : cited);
  };
  const shown: string[] = [];
  for (const edge of first) shown.push(await line(edge));
  const rest = edges.filter((edge) => !first.includes(edge) && graph.symbol(edge.caller));
  await page.foldRest(l10n.t('Callers of {0}', nameForModel(symbol)), rest, (edge) => line(edge, true));
  return withRest(shown, edges.length);
}

async function calleesLine({ page, graph }: WriterContext, symbol: SymbolNode): Promise<string> {
  const edges = firstOfEach(graph.callees(symbol.id), ({ callee, external, line }) => callee ?? external ?? String(line));
  const known = edges.filter((edge) => edge.callee !== null && edge.evidence !== 'name-only');
  const inCode = known.filter(({ callee }) => callee !== null && graph.symbol(callee)?.role === 'code');
  const inside = inCode.length ? inCode : known;
  // Built-in functions and decorators such as `len` tell nothing about the behaviour.
  const externals = edges.flatMap(({ external }) => (external?.includes('.') ? external : []));
  const shown: string[] = [];
  for (const edge of inside.slice(0, mostRelations)) {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!callee) continue;
    const title = `${symbol.fact.name} → ${nameForModel(callee)}`;
    shown.push(nameAsCode(callee) + (await page.citeEdge(edge, symbol, title, l10n.t('is called by {0}', symbol.fact.name))));
  }
  const parts: string[] = [];
  if (shown.length) parts.push(`- ${l10n.t('Calls:')} ${withRest(shown, inside.length)}`);
  if (externals.length)
    parts.push(`- ${l10n.t('Calls outside the workspace:')} ${withRest(externals.slice(0, 4).map(code), externals.length)}`);
  return parts.join('\n');
}

async function raisesLine({ page }: WriterContext, symbol: SymbolNode): Promise<string> {
  const raises = firstOfEach(symbol.fact.raises, ({ name }) => name);
  const shown: string[] = [];
  for (const { name, line } of raises.slice(0, 4)) {
    const place = { root: symbol.root, path: symbol.path, lines: { first: line, last: line } };
    shown.push(code(name) + (await page.cite(place, l10n.t('{0} is raised', name), l10n.t('raises {0}', name), symbol)));
  }
  return shown.length ? `- ${l10n.t('Raises:')} ${withRest(shown, raises.length)}` : '';
}

/** A list in one line, with the number of omitted items. */
export function withRest(shown: readonly string[], total: number): string {
  const rest = total - shown.length;
  return shown.join(', ') + (rest > 0 ? ` ${l10n.t('and {0} more', rest)}` : '');
}
