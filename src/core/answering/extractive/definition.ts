// Shows one definition: head and deciding lines, first sentence of its doc, callers, callees and raises; each line cited.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolKind } from '../../symbols/facts.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import { excerpt } from '../material/evidence/excerpt.ts';
import { outline, shortClass } from '../material/evidence/outline.ts';
import { code, fencedCode, firstSentence } from '../page/markdown.ts';
import { directSteps } from '../../searching/relations/callers.ts';
import { hasWritableName, usesCount } from '../../searching/relations/combinedUses.ts';
import type { NamingPlace } from '../../searching/relations/nameLines.ts';
import type { NamingPlaces } from '../../searching/relations/usesOrNameLines.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import { roleOrder, type UsePlace } from '../../uses/types.ts';
import { useKinds } from '../../uses/useKind.ts';
import { countSentence } from '../../uses/answer/usesWords.ts';
import type { Page } from '../page/page.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { citationOrPlace } from './quotedLine.ts';
import type { Lead } from '../../reading/asks/lead.ts';

/** The page, the graph and the settings that the writers of all modes share. */
export interface WriterContext {
  readonly page: Page;
  readonly graph: CodeGraph;
  /** Weighted terms of the question, for choosing lines. */
  readonly terms: ReadonlyMap<string, number>;
  /** Maximum characters of a doc comment that are shown. */
  readonly docLength: number;
  /** Share of the files with known calls, 0 to 1: below 1, nothing can be reported as uncalled. */
  readonly linkedShare: number;
  /** Form of the beginning of the answer, if the question asks for one. */
  readonly lead: Lead | undefined;
  /** Finds lines with a name outside of its definitions: the known uses where the graph has none. */
  readonly naming: (name: string, definitions: readonly SymbolNode[]) => Promise<NamingPlaces>;
}

const maxRelations = 5;
/** Maximum characters of a line beside its place. */
const maxLineLength = 120;
/** Maximum lines of a definition that is shown whole. */
const maxWholeLines = 150;

const typeKinds: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'type']);

/** Keywords in heads of types other than classes; they stay untranslated. */
const typeKeyword =
  /^(?:(?:pub(?:\([^()]{0,40}\))?|public|private|internal|export|declare|abstract|sealed|static|final|partial|unsafe)\s+)*(module|mod|namespace|struct|trait|record|object|union)\s/;

/** The kind of a symbol in words: the keyword of its own language for types, if its head has one. */
export function kindWord({ fact }: SymbolNode): string {
  const [, keyword] = (fact.kind === 'class' && typeKeyword.exec(fact.signature)) || [];
  if (keyword !== undefined) return keyword === 'module' || keyword === 'mod' ? l10n.t('module') : keyword;
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
export function placeOfSymbol({ path, fact }: SymbolNode, citation: string): string {
  return placeText(path, fact.nameRange.start.line, citation);
}

/** Like {@link placeOfSymbol}, for any zero-based line. */
export function placeText(path: string, line: number, citation: string): string {
  if (!citation) return code(`${path}:${line + 1}`);
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return folder ? `${code(folder)}${citation}` : citation.trim();
}

/** The name as answers write it: with its class, as a code span. */
export function nameAsCode(symbol: SymbolNode): string {
  return code(readableName(symbol));
}

/** One line: name, kind, place, first sentence of the doc. */
export async function definitionLine({ page }: WriterContext, symbol: SymbolNode, why: string): Promise<string> {
  const citation = await page.citeSymbol(symbol, why);
  const doc = firstSentence(symbol.fact.doc, 140);
  return `${nameAsCode(symbol)}, ${kindWord(symbol)}, ${placeOfSymbol(symbol, citation)}${doc ? `: ${page.prose(doc)}` : ''}`;
}

/** The first sentence where a definition is the best match for words: its place, and its own comment. */
export async function matchSentence(
  { page, docLength }: Pick<WriterContext, 'page' | 'docLength'>,
  symbol: SymbolNode,
  why: string,
): Promise<string> {
  const sentence = l10n.t(
    '{0}: {1} fits the words of the question best.',
    placeOfSymbol(symbol, await page.citeSymbol(symbol, why)),
    nameAsCode(symbol),
  );
  const doc = firstSentence(symbol.fact.doc, docLength);
  return doc ? `${sentence} ${l10n.t('Its comment says: {0}', page.prose(doc))}` : sentence;
}

interface DefinitionOptions {
  /** The question names the definition: a class is shown by its members. */
  readonly isRequested?: boolean;
  /** All lines, as far as the definition is readable as a whole. */
  readonly whole?: boolean;
  /** The answer lists the callers already. */
  readonly omitCallers?: boolean;
  /** For a longer definition, the number of lines around the match. */
  readonly around?: number;
  /** The zero-based line of its file that must be among them. */
  readonly at?: number;
  /** No callers, callees and errors. */
  readonly bare?: boolean;
  /** The first sentence of the answer already has its comment. */
  readonly omitDoc?: boolean;
}

/** A definition in full, under a heading, with the lines nearest to the question. */
export async function definitionBlock(
  writerContext: WriterContext,
  symbol: SymbolNode,
  why: string,
  options: DefinitionOptions = {},
): Promise<string> {
  const { page } = writerContext;
  const { omitCallers = false, bare = false, omitDoc = false } = options;
  const citation = await page.citeSymbol(symbol, why);
  const { range, doc } = symbol.fact;
  const evidence = await page.book.read(
    { root: symbol.root, path: symbol.path, lines: { first: range.start.line, last: range.end.line } },
    symbol,
    why,
  );
  const sentence = omitDoc ? '' : firstSentence(doc, writerContext.docLength);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    `${l10n.t('{0} in {1}', sentenceCase(kindWord(symbol)), placeOfSymbol(symbol, citation))}${sentence ? `: ${page.prose(sentence)}` : '.'}`,
    '',
    ...(evidence ? [fencedCode(shownLines(writerContext, symbol, evidence.text, options), symbol.language), ''] : []),
    ...(bare ? [] : await relationItems(writerContext, symbol, omitCallers)),
  ].join('\n');
}

/** The lines of a definition to show: its members, all of it, or those nearest to the question. */
function shownLines(
  writerContext: WriterContext,
  symbol: SymbolNode,
  lines: readonly string[],
  { isRequested = false, whole = false, around, at }: DefinitionOptions,
): readonly string[] {
  const { terms } = writerContext;
  const members = isRequested || whole ? classOutline(writerContext, symbol, lines) : undefined;
  if (members) return members;
  if (whole) return lines.length <= maxWholeLines ? lines : excerpt(lines, symbol, terms);
  return excerpt(lines, symbol, terms, around, at === undefined ? undefined : at - symbol.fact.range.start.line);
}

/** A class without the code of its functions; a short one as it is, also an enum or an interface. */
function classOutline({ graph }: WriterContext, symbol: SymbolNode, lines: readonly string[]): readonly string[] | undefined {
  if (!typeKinds.has(symbol.fact.kind)) return undefined;
  if (symbol.fact.kind === 'class') {
    const members = membersOf(symbol, graph);
    return outline(lines, symbol, { all: members, implementations: implementationsOf(members, graph) });
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
export async function relationItems(writerContext: WriterContext, symbol: SymbolNode, omitCallers = false): Promise<string[]> {
  const callers = omitCallers ? '' : await callersLine(writerContext, symbol);
  return [callers, await calleesLine(writerContext, symbol), await raisesLine(writerContext, symbol)].filter(Boolean);
}

/** Users of a definition, as list items; empty for one without a name that code can write. */
export async function callersLine(writerContext: WriterContext, symbol: SymbolNode): Promise<string> {
  const { graph } = writerContext;
  if (symbol.fact.kind === 'route') {
    const calls = firstOfEach(graph.callers(symbol.id), ({ caller }) => caller);
    if (calls.length === 0) return `- ${l10n.t('No direct callers found: it is called by requests.')}`;
    return `- ${l10n.t('Called from:')} ${await callerNames(writerContext, calls, symbol)}`;
  }
  if (!hasWritableName(symbol)) return '';
  const namingPlaces = await writerContext.naming(symbol.fact.name, [symbol]);
  const lines = [`- ${await usesLine(writerContext, symbol, namingPlaces)}`];
  const unnamedCalls = namingPlaces.decided ? directSteps(symbol, namingPlaces.decided, graph).filter(({ use }) => !use) : [];
  const edges = unnamedCalls.map(({ edge }) => edge);
  if (edges.length) lines.push(`- ${l10n.t('Called without its name:')} ${await callerNames(writerContext, edges, symbol)}`);
  return lines.join('\n');
}

/** Number of places that use a definition, with possible and undecided ones separately. Empty where none is known. */
export function decidedUsesSentence(writerContext: Pick<WriterContext, 'linkedShare'>, { decided }: Pick<NamingPlaces, 'decided'>): string {
  if (!decided || decided.places.length + decided.possible.length + decided.undecided.length === 0) return '';
  const count = usesCount(decided);
  return [coveragePrefix(writerContext), countSentence({ ...count, through: count.through.map(code) })].filter(Boolean).join(' ');
}

/** One line with the number of uses, and the first of each kind. */
export async function usesLine(writerContext: WriterContext, symbol: SymbolNode, namingPlaces: NamingPlaces): Promise<string> {
  const { decided, places, total, complete } = namingPlaces;
  const { name } = symbol.fact;
  const title = readableName(symbol);
  const renderPlaces = (label: string, foldTitle: string, listedPlaces: readonly NamingPlace[], why: string): Promise<string> =>
    placesWords(writerContext, { label, foldTitle }, listedPlaces, symbol, why);
  const countText = decidedUsesSentence(writerContext, namingPlaces);
  if (!decided || !countText) {
    const sentence = decided
      ? countSentence({ ...usesCount(decided), through: [] })
      : l10n.t('The list of uses is incomplete, because indexing is not finished.');
    const lines = complete ? l10n.t('{0} lines name it:', total) : l10n.t('at least {0} lines name it:', total);
    const label = total === 1 && complete ? l10n.t('1 line names it:') : lines;
    const namingText = total ? await renderPlaces(label, l10n.t('Lines that name {0}', title), places, l10n.t('names {0}', name)) : '';
    return [coveragePrefix(writerContext), sentence, namingText].filter(Boolean).join(' ');
  }
  const sortByKind = (uses: readonly UsePlace[]): readonly UsePlace[] =>
    uses.toSorted((a, b) => roleOrder[a.role] - roleOrder[b.role] || useKinds.indexOf(a.kind) - useKinds.indexOf(b.kind));
  const sentences = [
    countText,
    await renderPlaces(l10n.t('Used in:'), l10n.t('Uses of {0}', title), sortByKind(decided.places), l10n.t('uses {0}', name)),
    await renderPlaces(
      l10n.t('Possible:'),
      l10n.t('Possible uses of {0}', title),
      sortByKind(decided.possible),
      l10n.t('may use {0}', name),
    ),
    await renderPlaces(
      l10n.t('Open:'),
      l10n.t('Places that may mean {0}', title),
      sortByKind(decided.undecided),
      l10n.t('names {0}', name),
    ),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Prefix that limits counts to a part of the code, as long as not all of it is linked. */
function coveragePrefix({ linkedShare }: Pick<WriterContext, 'linkedShare'>): string {
  return linkedShare < 1 ? l10n.t('In the {0} % of the files that are indexed so far:', Math.floor(100 * linkedShare)) : '';
}

/** The definition around a place; null for one at file level. */
export function enclosingDefinition(symbol: SymbolNode | null): SymbolNode | null {
  return symbol?.fact.kind === 'module' ? null : symbol;
}

/** Key of a user at a place: repeated uses in a function are one user, and overloads share their name. */
function userKeyOf({ root, path, symbol }: NamingPlace): string {
  return `${root} ${path} ${enclosingDefinition(symbol)?.fact.qualifiedName ?? ''}`;
}

/** `label`, the first of `places`, each cited, and the number of the others, which are collapsed under `foldTitle`. Empty without places. */
async function placesWords(
  { page }: Pick<WriterContext, 'page'>,
  { label, foldTitle }: { readonly label: string; readonly foldTitle: string },
  places: readonly NamingPlace[],
  { fact }: SymbolNode,
  why: string,
): Promise<string> {
  const placeWords = async ({ root, path, line, symbol }: NamingPlace): Promise<readonly [words: string, cited: string]> => {
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${readableName(definition)} → ${fact.name}` : path;
    const citation = await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol);
    return [definition ? nameAsCode(definition) : code(path), citation];
  };
  const firstPlaces = firstOfEach(places, userKeyOf).slice(0, maxRelations);
  const otherPlaces = places.filter((place) => !firstPlaces.includes(place));
  const items: string[] = [];
  for (const place of firstPlaces) items.push((await placeWords(place)).join(''));
  await page.foldRest(foldTitle, otherPlaces, async (place) => {
    const [words, citation] = await placeWords(place);
    return `${words}${citationOrPlace(citation, place.path, place.line)}: ${code(place.text.trim().slice(0, maxLineLength))}`;
  });
  return items.length ? `${label} ${withRest(items, items.length + otherPlaces.length)}.` : '';
}

/** Callers in code first; those in tests are listed only without others, and collapsed otherwise. */
async function callerNames({ page, graph }: WriterContext, edges: readonly Edge[], symbol: SymbolNode): Promise<string> {
  const callersInCode = edges.filter(({ caller }) => graph.symbol(caller)?.role === 'code');
  const firstEdges = (callersInCode.length ? callersInCode : edges).toSorted((a, b) => b.confidence - a.confidence).slice(0, maxRelations);
  const { name } = symbol.fact;
  const callerText = async (edge: Edge, isPlaceRequired = false): Promise<string> => {
    const caller = graph.symbol(edge.caller);
    if (!caller) return '';
    const why = edge.kind === 'calls' ? l10n.t('calls {0}', name) : l10n.t('uses {0}', name);
    const citation = await page.citeEdge(edge, caller, `${readableName(caller)} → ${name}`, why);
    return nameAsCode(caller) + (isPlaceRequired ? citationOrPlace(citation, caller.path, edge.line) : citation);
  };
  const items: string[] = [];
  for (const edge of firstEdges) items.push(await callerText(edge));
  const otherEdges = edges.filter((edge) => !firstEdges.includes(edge) && graph.symbol(edge.caller));
  await page.foldRest(l10n.t('Callers of {0}', readableName(symbol)), otherEdges, (edge) => callerText(edge, true));
  return withRest(items, edges.length);
}

async function calleesLine({ page, graph }: WriterContext, symbol: SymbolNode): Promise<string> {
  const edges = firstOfEach(graph.callees(symbol.id), ({ callee, external, line }) => callee ?? external ?? String(line));
  const knownCalls = edges.filter((edge) => edge.callee !== null && edge.evidence !== 'name-only');
  const callsInCode = knownCalls.filter(({ callee }) => callee !== null && graph.symbol(callee)?.role === 'code');
  const shownCalls = callsInCode.length ? callsInCode : knownCalls;
  // Built-in functions and decorators such as `len` tell nothing about the behaviour.
  const externals = edges.flatMap(({ external }) => (external?.includes('.') ? external : []));
  const items: string[] = [];
  for (const edge of shownCalls.slice(0, maxRelations)) {
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (!callee) continue;
    const title = `${symbol.fact.name} → ${readableName(callee)}`;
    items.push(nameAsCode(callee) + (await page.citeEdge(edge, symbol, title, l10n.t('is called by {0}', symbol.fact.name))));
  }
  const lines: string[] = [];
  if (items.length) lines.push(`- ${l10n.t('Calls:')} ${withRest(items, shownCalls.length)}`);
  if (externals.length)
    lines.push(`- ${l10n.t('Calls outside the workspace:')} ${withRest(externals.slice(0, 4).map(code), externals.length)}`);
  return lines.join('\n');
}

async function raisesLine({ page }: WriterContext, symbol: SymbolNode): Promise<string> {
  const raises = firstOfEach(symbol.fact.raises, ({ name }) => name);
  const items: string[] = [];
  for (const { name, line } of raises.slice(0, 4)) {
    const place = { root: symbol.root, path: symbol.path, lines: { first: line, last: line } };
    items.push(code(name) + (await page.cite(place, l10n.t('{0} is raised', name), l10n.t('raises {0}', name), symbol)));
  }
  return items.length ? `- ${l10n.t('Raises:')} ${withRest(items, raises.length)}` : '';
}

/** A list in one line, with the number of omitted items. */
export function withRest(items: readonly string[], total: number): string {
  const omittedCount = total - items.length;
  return items.join(', ') + (omittedCount > 0 ? ` ${l10n.t('and {0} more', omittedCount)}` : '');
}
