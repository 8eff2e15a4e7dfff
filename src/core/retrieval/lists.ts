// The ways to find places that all modes share: text, names, paths, frames, error texts, raisers, neighbours. Each makes one ranked list.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../graph/types.ts';
import type { ChunkKind } from '../indexing/types.ts';
import { keyOf, ofChunk, ofSymbol, roleFactor, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import type { Question } from './anchors.ts';
import type { MappedFrame } from './mappedFrames.ts';
import type { FileRole } from '../workspace/document.ts';

/** A name with more definitions than this says nothing about which is meant. */
const mostDefinitions = 24;
const textHits = 80;

/** Code between definitions (imports, tables) and outlines of classes match many words and are seldom what is meant. */
const chunkFactors: Readonly<Record<ChunkKind, number>> = { symbol: 1, outline: 0.85, toplevel: 0.75, section: 1, text: 1 };

/** Constants, types and the like are short, so that a single word makes them look good; what happens, happens in functions and classes. */
function isBehaviour(symbol: SymbolNode | null): boolean {
  return (
    !symbol ||
    !(symbol.fact.kind === 'constant' || symbol.fact.kind === 'type' || symbol.fact.kind === 'interface' || symbol.fact.kind === 'enum')
  );
}

/** Full text over code and documents. */
export async function textList({ question, scope }: Inquiry, { search, graph }: Sources, limit = textHits): Promise<CandidateList> {
  const exact = [...question.names.map(({ name }) => name), ...question.quoted];
  const roles = question.wants === 'code' ? 'code-first' : question.wants === 'documentation' ? 'documentation-first' : 'as-is';
  const hits = await search.search({ text: question.text, terms: question.terms, exact, scope: scope.search, limit, roles });
  const inside = hits.filter(({ chunk }) => scope.contains(chunk.root, chunk.path, chunk.lines.first));
  const top = Math.max(1e-9, ...inside.map(({ score }) => score));
  const items = inside.map(({ chunk, score, matched }) => {
    const found = ofChunk(chunk, score / top, textReason(matched), graph);
    const factor = chunkFactors[chunk.kind] * (isBehaviour(found.symbol) ? 1 : 0.7) * reportFactor(chunk.role, question);
    return { ...found, score: found.score * factor };
  });
  return { name: 'text', weight: 1, items };
}

/** Longer than this is the text of a report. Its words speak of tests and documents in passing; what has to change is code. */
const reportLength = 400;

function reportFactor(role: FileRole, { text, wants }: Question): number {
  return text.length > reportLength && wants === 'code' && role !== 'code' && role !== 'configuration' ? 0.5 : 1;
}

/** Text hits in files that the question or its stack trace names: the words decide where in them. */
export function namedFileList(text: CandidateList, named: readonly Candidate[]): CandidateList {
  const files = new Set(named.map(({ root, path }) => `${root}:${path}`));
  const items = text.items.filter(({ root, path }) => files.has(`${root}:${path}`));
  return { name: 'named files', weight: 0.3, items };
}

function textReason(matched: readonly string[]): string {
  return matched.length ? l10n.t('matches {0}', matched.slice(0, 4).join(', ')) : l10n.t('matches the question');
}

/** Definitions of the names in the question; the rarer the name, the more it tells. */
export function nameList({ question, scope }: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const { name, weight, marked } of question.names) {
    const found = sources.graph.byName(name).filter((symbol) => inScope(symbol, scope));
    if (found.length === 0 || found.length > mostDefinitions) continue;
    const score = (weight * (marked ? 1 : 0.8)) / Math.sqrt(found.length);
    for (const symbol of found) {
      items.push(ofSymbol(symbol, score * roleFactor(symbol.role, question.wants), l10n.t('defines {0}', name)));
    }
  }
  return { name: 'names', weight: 0.6, items: bestOfEach(items) };
}

/** Files that the question names, at the line when it says one. */
export function pathList({ question, scope }: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const { path, line } of question.paths) {
    const files = sources.files.match(path)?.files.filter((file) => scope.contains(file.root, file.path)) ?? [];
    for (const file of files.slice(0, mostDefinitions)) {
      const symbol =
        (line === undefined ? undefined : sources.graph.at(file.root, file.path, line)) ?? sources.graph.at(file.root, file.path, 0);
      const why = l10n.t('{0} is named in the question', path);
      if (symbol)
        items.push(ofSymbol(symbol, (roleFactor(file.role, question.wants) * (line === undefined ? 0.8 : 1)) / files.length, why));
    }
  }
  return { name: 'paths', weight: 0.6, items: bestOfEach(items) };
}

/** Functions of the stack trace; the innermost ones tell most. */
export function frameList(frames: readonly MappedFrame[], { question, scope }: Inquiry): CandidateList {
  const items: Candidate[] = [];
  let score = 1;
  for (const { symbol, frame } of frames) {
    if (!symbol || !inScope(symbol, scope)) continue;
    const why = frame.line >= 0 ? l10n.t('stack frame {0}:{1}', frame.path, frame.line + 1) : l10n.t('stack frame {0}', frame.path);
    items.push(ofSymbol(symbol, score * roleFactor(symbol.role, question.wants), why));
    score *= 0.85;
  }
  return { name: 'frames', weight: 1, items: bestOfEach(items) };
}

/** Functions whose raised or logged text is in the question. */
export function errorTextList({ question, scope }: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const text of question.quoted) {
    for (const { symbol, score } of sources.graph.byErrorText(text).slice(0, 8)) {
      if (!inScope(symbol, scope)) continue;
      const why = l10n.t('raises or logs "{0}"', text.length > 60 ? `${text.slice(0, 60)}…` : text);
      items.push(ofSymbol(symbol, score * roleFactor(symbol.role, question.wants), why));
    }
  }
  return { name: 'error texts', weight: 0.9, items: bestOfEach(items) };
}

/** Functions that raise the exception types of the question. */
export function raiserList({ question, scope }: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const type of question.exceptions) {
    const raisers = sources.graph.raisers(type).filter((symbol) => inScope(symbol, scope));
    const score = 1 / Math.sqrt(Math.max(1, raisers.length));
    for (const symbol of raisers.slice(0, mostDefinitions)) {
      items.push(ofSymbol(symbol, score * roleFactor(symbol.role, question.wants), l10n.t('raises {0}', type)));
    }
  }
  return { name: 'raisers', weight: 0.4, items: bestOfEach(items) };
}

/** The asker's own selection: what stands at that place. */
export function focusList({ focus }: Inquiry): CandidateList {
  return { name: 'focus', weight: 2, items: focus.map((symbol) => ofSymbol(symbol, 1, l10n.t('is what was selected'))) };
}

/** What the strongest finds call and what calls them: the code to change is often one step from the code that is spoken of. */
export function neighbourList(strong: readonly Candidate[], { question, scope }: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const candidate of strong) {
    if (!candidate.symbol) continue;
    const { id, fact } = candidate.symbol;
    const add = (other: SymbolNode | undefined, confidence: number, why: string): void => {
      if (!other || other.fact.kind === 'module' || !inScope(other, scope)) return;
      items.push(ofSymbol(other, candidate.score * confidence * roleFactor(other.role, question.wants), why));
    };
    const callees = sources.graph.callees(id).slice(0, 12);
    for (const edge of callees) {
      if (edge.callee)
        add(sources.graph.symbol(edge.callee), edge.confidence / Math.sqrt(callees.length), l10n.t('called by {0}', fact.name));
    }
    const callers = sources.graph.callers(id).slice(0, 8);
    for (const edge of callers)
      add(sources.graph.symbol(edge.caller), edge.confidence / Math.sqrt(callers.length), l10n.t('calls {0}', fact.name));
  }
  return { name: 'neighbours', weight: 0.25, items: bestOfEach(items) };
}

/** Whether a symbol lies in the scope. */
export function inScope(symbol: SymbolNode, scope: Inquiry['scope']): boolean {
  return scope.contains(symbol.root, symbol.path, symbol.fact.range.start.line);
}

/** One entry a place, the best; best first. */
export function bestOfEach(items: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const item of items) {
    const key = keyOf(item);
    const known = best.get(key);
    if (!known || known.score < item.score) best.set(key, item);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
