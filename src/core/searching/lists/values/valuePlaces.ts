// Finds lines that set the value which a question describes, ranked by the words of their names.
import { neverCancelled } from '../../../base/cancellation.ts';
import { Pause } from '../../../base/pause.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import type { TextFile } from '../../../text/fileTexts.ts';
import type { FileRole } from '../../../workspace/document.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { valuesOfFunction } from './constantFunctions.ts';
import { configurationValues, type ConfigurationValue } from './configurationValues.ts';
import { defaultCommentsIn, type DefaultComment } from './defaultComments.ts';
import { valuesOfDelegation } from './delegatedDefaults.ts';
import { linesInTexts } from './longTexts.ts';
import { withoutReplaced } from './replacedValues.ts';
import { eachCodeText } from './codeTexts.ts';
import { settingsAt, type ValueBlock } from './valueBlocks.ts';
import { commentOf, docOfParameter } from './valueDocs.ts';
import { maxLineLength, settingLine, valuesOf } from './valueForms.ts';
import { hasRequestedKind, namesAround, ownerOf, saysBound, scoreOf, type PlacedValue, type ValueTexts } from './valueScore.ts';
import { wordFilter, weighWords, type WeighedWords } from './valueWords.ts';

/** A zero-based line that sets a value. */
export interface ValuePlace extends PlacedValue {
  readonly role: FileRole;
  /** The literal behind a value that is a named constant. */
  readonly constant?: string;
  /** 0 to 1: how much of the description its names match. */
  readonly score: number;
}

/** A place without its score. */
type ValueDraft = Omit<ValuePlace, 'score'> & ValueTexts;

/** Limit of lines that set something. Set by judgement. */
const maxLines = 60_000;
/** Limit of readers of a constant. Set by judgement. */
const maxReaders = 8;

/** A comment that states the default in question. */
export interface CommentPlace extends DefaultComment {
  readonly root: string;
  readonly path: string;
}

/** What sets the value in question. */
export interface ValuesInCode {
  /** Matching places, best first. */
  readonly places: readonly ValuePlace[];
  /** The comment that states the default with nearly all words of the question. */
  readonly comment?: CommentPlace;
}

/** Minimum share of the words of the question, by weight, in a comment that states a default. Set by judgement. */
const minCommentCoverage = 0.75;

/** The values in code and configuration that fit the question; only those that `includes` accepts. */
export async function valuePlaces(
  question: ValueQuestion,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<ValuesInCode> {
  const { drafts, comments, examinedLines } = await draftsOf(question, sources, includes);
  const words = weighWords(
    question,
    drafts.map((draft) => `${namesAround(draft)} ${draft.doc}`),
    examinedLines,
  );
  if (words.terms.length === 0) return { places: [] };
  const scoredPlaces: (ValuePlace & ValueTexts)[] = [];
  for (const draft of drafts) {
    if (!words.touches(`${namesAround(draft)} ${draft.doc}`)) continue;
    const score = scoreOf(draft, question, words);
    if (score > 0) scoredPlaces.push({ ...draft, score });
  }
  const places = withoutReplaced(scoredPlaces, question.kind).toSorted((a, b) => b.score - a.score || depthOf(a) - depthOf(b));
  const [best] = places;
  const bestTexts = best ? [namesAround(best), best.doc].map((text) => ({ text, weight: 1 })) : [];
  const comment = bestComment(comments, question, words, words.coverage(bestTexts));
  return { places, ...(comment ? { comment } : {}) };
}

/** The comment with most words of the question, if it has nearly all, and more than the best value (`valueCoverage`). */
function bestComment(
  comments: readonly CommentPlace[],
  { limitKind }: ValueQuestion,
  words: WeighedWords,
  valueCoverage: number,
): CommentPlace | undefined {
  let best: { readonly comment: CommentPlace; readonly coverage: number } | undefined;
  for (const comment of comments) {
    const texts = [comment.subject, comment.text];
    if (words.lacksNoun(texts) || (limitKind && !saysBound(texts.join(' '), limitKind))) continue;
    const coverage = words.coverage(texts.map((text) => ({ text, weight: 1 })));
    if (coverage >= minCommentCoverage && coverage > Math.max(valueCoverage, best?.coverage ?? 0)) best = { comment, coverage };
  }
  return best?.comment;
}

/** Folders above a file. Of equal names in several folders, the outermost is the one that they share. */
function depthOf({ path }: ValuePlace): number {
  return path.split('/').length;
}

/** Candidate values of the requested kind that may match a word, and the number of lines examined. */
async function draftsOf(
  question: ValueQuestion,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<{
  readonly drafts: readonly ValueDraft[];
  readonly comments: readonly CommentPlace[];
  readonly examinedLines: number;
}> {
  const { texts, graph, token = neverCancelled } = sources;
  const drafts: ValueDraft[] = [];
  const comments: CommentPlace[] = [];
  let examinedLines = 0;
  if (!texts) return { drafts, comments, examinedLines };
  const mayMatch = wordFilter(question.words);
  const pause = new Pause(texts.clock, token);
  await eachCodeText(texts, token, async (file, text) => {
    if (examinedLines >= maxLines || !mayMatch(`${file.path}\n${text}`.toLowerCase())) return;
    const lines = text.split(/\r?\n/);
    const inTexts = linesInTexts(lines);
    const isOfFile = mayMatch(file.path.toLowerCase());
    if (question.isDefault && file.role === 'code')
      for (const comment of defaultCommentsIn(lines))
        if (includes({ ...file, line: comment.first }) && mayMatch(`${comment.text} ${comment.subject}`.toLowerCase()))
          comments.push({ ...comment, root: file.root, path: file.path });
    for (const [line, lineText] of lines.entries()) {
      if (lineText.length > maxLineLength || inTexts.has(line) || !settingLine.test(lineText)) continue;
      examinedLines++;
      if (pause.isDue) await pause.take();
      const symbol = graph.at(file.root, file.path, line) ?? null;
      // A literal in a type lists allowed values.
      if (symbol?.fact.kind === 'interface' || symbol?.fact.kind === 'type') continue;
      const settings = [
        ...settingsAt(lines, line),
        ...valuesOfFunction(lines, line, symbol),
        ...valuesOfDelegation(lineText, line, symbol, graph),
      ];
      for (const setting of settings) {
        const constant = constantValue(setting.value, file, graph);
        const each = constant === undefined ? setting : { ...setting, constant };
        const literal = { ...each, value: constant ?? each.value };
        if (isOfAttribute(each, lineText, symbol) || !hasRequestedKind(literal, question) || !includes({ ...file, line: each.line }))
          continue;
        const doc = docOf(each, lines, symbol, graph);
        if (!isOfFile && !mayMatch(`${lineText} ${each.name} ${ownerOf(symbol)} ${doc}`.toLowerCase())) continue;
        const { root, path, role } = file;
        const valueTexts = { doc, text: lines[each.line] ?? '', readers: readersOf(each, symbol, graph) };
        if (roleWithin(symbol, role, graph) === 'code') drafts.push({ ...each, ...valueTexts, root, path, role, symbol });
      }
    }
  });
  const acceptsValue = (value: ConfigurationValue): boolean =>
    hasRequestedKind(value, question) &&
    includes({ ...value.file, line: value.line }) &&
    mayMatch(`${value.name} ${value.doc}`.toLowerCase());
  for (const { file, ...value } of await configurationValues(texts, mayMatch, acceptsValue, pause, token))
    drafts.push({ ...file, ...value, readers: '', symbol: graph.at(file.root, file.path, value.line) ?? null });
  return { drafts, comments, examinedLines };
}

/** The value of a named constant of its class or of the same file, or of the only one of that name; undefined for any other value. */
function constantValue(value: string, { root, path }: TextFile, graph: CodeGraph): string | undefined {
  const [, owner, name] = /^(?:\w+(?:\.|::))*?(?:(\w+)(?:\.|::))?([A-Z]\w{2,})$/.exec(value) ?? [];
  const isUpperCase = name !== undefined && !/[a-z]/.test(name);
  if (name === undefined || (!isUpperCase && owner === undefined)) return undefined;
  const namedConstants = graph.byName(name).filter(({ fact }) => fact.kind === 'constant');
  const ownConstants = namedConstants.filter(({ fact }) => owner !== undefined && fact.qualifiedName.endsWith(`${owner}.${name}`));
  // A name in mixed case may be anything, such as a member of an enum, so its class must be the same.
  const constants = ownConstants.length || !isUpperCase ? ownConstants : namedConstants;
  const constant =
    constants.find((each) => each.root === root && each.path === path) ?? (constants.length === 1 ? constants[0] : undefined);
  return constant && valuesOf(constant.fact.signature).find((each) => each.name === name)?.value;
}

/** Whether the value is an argument of an attribute or annotation: it applies to their reader, unless it is a default. */
function isOfAttribute({ isFallback }: ValueBlock, text: string, symbol: SymbolNode | null): boolean {
  if (isFallback) return false;
  // Fields of a Rust struct have no values: a value there is an argument of an attribute.
  return /^\s*(?:@\w[\w.]*\(|\[[A-Z]\w*\(|#\[)/.test(text) || (symbol?.language === 'rust' && /^(?:class|enum)$/.test(symbol.fact.kind));
}

/** Documentation of a name: next to it, and in the enclosing function and class. */
function docOf(
  { name, first, line, bracketText }: ValueBlock,
  lines: readonly string[],
  symbol: SymbolNode | null,
  graph: CodeGraph,
): string {
  const docs = [commentOf(lines, first, line), bracketText];
  if (symbol) {
    const parent = graph.inFile(symbol.root, symbol.path)[symbol.fact.parent];
    docs.push(docOfParameter(symbol.fact.doc, name), parent ? docOfParameter(parent.fact.doc, name) : '');
  }
  return docs.filter(Boolean).join(' ');
}

/** Names of functions that read a constant, because they use its value. */
function readersOf({ name }: ValueBlock, symbol: SymbolNode | null, graph: CodeGraph): string {
  if (symbol?.fact.kind !== 'constant' || symbol.fact.name !== name) return '';
  const readers = graph.incoming(symbol.id, ['reads', 'references']).slice(0, maxReaders);
  return readers.flatMap(({ caller }) => graph.symbol(caller)?.fact.qualifiedName ?? []).join(' ');
}
