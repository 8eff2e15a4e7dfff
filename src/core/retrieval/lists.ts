// The ways to find places that all modes share: names, paths, frames, error texts, raisers, neighbours. Each makes one ranked list.
import { fileKeyOf } from '../base/fileKey.ts';
import { shortened } from '../base/shortened.ts';
import * as l10n from '@vscode/l10n';
import { testsOf } from '../graph/testsOf.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import { keyOf, listOf, ofSymbol, type Candidate, type CandidateList, type Inquiry, type Sources } from './candidate.ts';
import type { Intent, Mentions, NameMention } from '../reading/intent.ts';
import type { MappedFrame } from './mappedFrames.ts';
import { callsOf, implementationOf, implementationsOf } from './overloads.ts';
import { roleFactor } from './roleFactors.ts';
import { routesNamed } from './routes.ts';
import { weightOf, type Weighed } from './weights.ts';

/** A name with more definitions than this says nothing about which is meant. */
const mostDefinitions = 24;
/** A plain word that names more types than this is just a word. */
const mostTypes = 4;
/** Tests of one named function that a question for tests is shown. */
const mostTests = 8;
/** Recursion repeats its frames for thousands of lines. */
const mostFrames = 60;
/** Places that are looked at for one message. */
const mostTexts = 8;
/** Characters of a message in a reason. */
const longestShown = 60;

/** Text hits in files that the question or its stack trace names: the words decide where in them. */
export function namedFileList(text: CandidateList, named: readonly Candidate[], inquiry: Inquiry): CandidateList {
  const files = new Set(named.map(fileKeyOf));
  const items = text.items.filter((each) => files.has(fileKeyOf(each)));
  return listOf('named files', 'namedFiles', items, inquiry);
}

/**
 * Names as the question alone tells them, and its capitalised words that are types of the workspace: a capital in the middle of a sentence is
 * meant, `Stream` in "What is Stream?" is the class, if there is one.
 */
export function namedIn(
  { names, capitalised, act }: Pick<Mentions, 'names' | 'capitalised' | 'act'>,
  graph: CodeGraph,
  weighed: Weighed = {},
): readonly NameMention[] {
  if (act === 'report') return names;
  const known = new Set(names.map(({ name }) => name));
  const words = capitalised.filter((word) => !known.has(word));
  const types = words.filter((word) => {
    const found = graph.byName(word).filter(({ fact }) => fact.kind === 'class' || fact.kind === 'interface' || fact.kind === 'enum');
    return found.length > 0 && found.length <= mostTypes;
  });
  return [...names, ...types.map((name) => ({ name, weight: weightOf('names.capitalised', weighed), marked: false }))];
}

/** Definitions of the names in the question; the rarer the name, the more it tells. */
export function nameList(inquiry: Inquiry, sources: Sources): CandidateList {
  const { question, scope } = inquiry;
  const items: Candidate[] = [];
  for (const { name, weight, marked } of namedIn(question, sources.graph, inquiry)) {
    const inside = sources.graph.byName(name).filter((symbol) => inScope(symbol, scope));
    const found = implementationsOf(inside, sources.graph);
    if (found.length === 0 || found.length > mostDefinitions) continue;
    const score = (weight * (marked ? 1 : weightOf('names.unmarked', inquiry))) / Math.sqrt(found.length);
    for (const symbol of found) {
      items.push(ofSymbol(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('defines {0}', name)));
      if (question.wants !== 'tests') continue;
      for (const { test, confidence } of testsOf(symbol, sources.graph, mostTests)) {
        if (inScope(test, scope)) items.push(ofSymbol(test, score * confidence, l10n.t('tests {0}', name)));
      }
    }
  }
  for (const symbol of routesNamed(question.requests, sources.graph)) {
    if (inScope(symbol, scope))
      items.push(ofSymbol(symbol, roleFactor(symbol.role, 'facts', inquiry), l10n.t('answers {0}', symbol.fact.name)));
  }
  return listOf('names', `names.${question.act}`, bestOfEach(items), inquiry);
}

/** Files that the question names, at the line when it says one. */
export function pathList(inquiry: Inquiry, sources: Sources): CandidateList {
  const { question, scope } = inquiry;
  const items: Candidate[] = [];
  for (const { path, line } of question.paths) {
    const files = sources.files.match(path)?.files.filter((file) => scope.contains(file.root, file.path)) ?? [];
    for (const file of files.slice(0, mostDefinitions)) {
      const symbol =
        (line === undefined ? undefined : sources.graph.at(file.root, file.path, line)) ?? sources.graph.at(file.root, file.path, 0);
      const why = l10n.t('{0} is named in the question', path);
      const share = line === undefined ? weightOf('paths.withoutLine', inquiry) : 1;
      if (symbol) items.push(ofSymbol(symbol, (roleFactor(file.role, 'facts', inquiry) * share) / files.length, why));
    }
  }
  return listOf('paths', 'paths', bestOfEach(items), inquiry);
}

/** Functions of the stack trace; the innermost ones tell most. */
export function frameList(frames: readonly MappedFrame[], inquiry: Inquiry): CandidateList {
  const items: Candidate[] = [];
  let score = 1;
  for (const { symbol } of frames) {
    if (!symbol || !inScope(symbol, inquiry.scope)) continue;
    items.push(ofSymbol(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('is in the stack trace')));
    score *= weightOf('frames.further', inquiry);
  }
  return listOf('frames', 'frames', bestOfEach(items), inquiry);
}

/** Functions that raise or log something like a message of the question; for questions whose message no code says. */
export function errorTextList(inquiry: Inquiry, sources: Sources): CandidateList {
  const { question, scope } = inquiry;
  const items: Candidate[] = [];
  for (const asked of question.quoted) {
    const inside = sources.graph.byErrorText(asked).filter(({ symbol }) => inScope(symbol, scope));
    for (const { symbol, score, line, text } of inside.slice(0, mostTexts)) {
      const short = shortened(text, longestShown);
      const why = l10n.t('has a similar message: "{0}"', short);
      items.push({ ...ofSymbol(symbol, score * roleFactor(symbol.role, 'facts', inquiry), why), at: line });
    }
  }
  return listOf('error texts', 'similarMessages', bestOfEach(items), inquiry);
}

/** Files that the stack trace of the question runs through, by root and path. */
export function traceFiles({ frames }: Intent, { files }: Sources): ReadonlySet<string> {
  const found = frames.slice(0, mostFrames).flatMap(({ path }) => files.match(path)?.files ?? []);
  return new Set(found.map(fileKeyOf));
}

/** Functions that raise the exception types of the question. A trace runs through what raised it: what else raises the type counts less. */
export function raiserList(inquiry: Inquiry, sources: Sources): CandidateList {
  const { question, scope } = inquiry;
  const items: Candidate[] = [];
  const trace = traceFiles(question, sources);
  for (const type of raisedTypes(question)) {
    const raisers = sources.graph.raisers(type).filter((symbol) => inScope(symbol, scope));
    const each = 1 / Math.sqrt(Math.max(1, raisers.length));
    for (const symbol of raisers.slice(0, mostDefinitions)) {
      const score = trace.size === 0 || trace.has(fileKeyOf(symbol)) ? each : each * weightOf('raisers.offTrace', inquiry);
      items.push(ofSymbol(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('raises {0}', type)));
    }
  }
  return listOf('raisers', 'raisers', bestOfEach(items), inquiry);
}

/** A raise goes on for a few lines until its message stands. */
const linesOfRaise = 3;

/**
 * Of a question that says a message `raisers` without those that say another one wherever they raise the type: they raise it, but not this
 * error. What is raised without a literal may say anything.
 */
export function withoutOtherMessages(raisers: CandidateList, { question }: Inquiry, said: CandidateList): CandidateList {
  if (question.quoted.length === 0) return raisers;
  const types = raisedTypes(question);
  const known = new Set(said.items.map(({ symbol }) => symbol?.id));
  const maySay = ({ symbol }: Candidate): boolean => {
    if (!symbol || known.has(symbol.id)) return true;
    const { raises, errorStrings } = symbol.fact;
    const ofType = raises.filter(({ name }) => types.some((type) => name === type || name.endsWith(`.${type}`)));
    return ofType.some(({ line }) => !errorStrings.some((each) => each.line >= line && each.line <= line + linesOfRaise));
  };
  return { ...raisers, items: raisers.items.filter(maySay) };
}

/** Not every exception is called one: where no name says so, any name of a class may be what something raises. */
function raisedTypes({ exceptions, names }: Intent): readonly string[] {
  if (exceptions.length > 0) return exceptions;
  return names.map(({ name }) => name).filter((name) => /^[A-Z][a-z]/.test(name));
}

/** The asker's own selection: what stands at that place. */
export function focusList(inquiry: Inquiry): CandidateList {
  const items = inquiry.focus.map((symbol) => ofSymbol(symbol, 1, l10n.t('is what was selected')));
  return listOf('focus', 'focus', items, inquiry);
}

function implementation({ graph }: Sources, id: string): SymbolNode | undefined {
  const symbol = graph.symbol(id);
  return symbol && implementationOf(symbol, graph);
}

/** What the strongest finds call and what calls them: the code to change is often one step from the code that is spoken of. */
export function neighbourList(strong: readonly Candidate[], inquiry: Inquiry, sources: Sources): CandidateList {
  const items: Candidate[] = [];
  for (const candidate of strong) {
    if (!candidate.symbol) continue;
    const { id, fact } = candidate.symbol;
    const add = (other: SymbolNode | undefined, confidence: number, why: string): void => {
      if (!other || other.fact.kind === 'module' || !inScope(other, inquiry.scope)) return;
      items.push(ofSymbol(other, candidate.score * confidence * roleFactor(other.role, 'facts', inquiry), why));
    };
    const callees = sources.graph.callees(id).slice(0, 12);
    for (const edge of callees) {
      if (edge.callee)
        add(implementation(sources, edge.callee), edge.confidence / Math.sqrt(callees.length), l10n.t('called by {0}', fact.name));
    }
    const callers = callsOf(candidate.symbol, sources.graph).slice(0, 8);
    for (const edge of callers)
      add(sources.graph.symbol(edge.caller), edge.confidence / Math.sqrt(callers.length), l10n.t('calls {0}', fact.name));
  }
  return listOf('neighbours', 'neighbours', bestOfEach(items), inquiry);
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
