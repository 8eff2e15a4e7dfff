// Finds lines that set the value which a question describes, ranked by the words of their names.
import { neverCancelled } from '../../../base/cancellation.ts';
import { Pause } from '../../../base/pause.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/types.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import type { FileRole } from '../../../workspace/document.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { linesInTexts } from './longTexts.ts';
import { eachCodeText } from './codeTexts.ts';
import { settingsAt, type SetValue } from './valueBlocks.ts';
import { commentOf, docOfParameter } from './valueDocs.ts';
import { longestLine, settingLine } from './valueForms.ts';
import { canBeMeant, namesAround, ownerOf, scoreOf, type PlacedValue, type WrittenBeside } from './valueScore.ts';
import { mayTouch, weighWords } from './valueWords.ts';

/** A zero-based line that sets a value. */
export interface ValuePlace extends PlacedValue {
  readonly role: FileRole;
  /** 0 to 1: how much of the description its names match. */
  readonly score: number;
}

/** A place without its score. */
type Draft = Omit<ValuePlace, 'score'> & WrittenBeside;

/** Limits of lines that set something, and of readers of a constant. Set by judgement. */
const [mostLines, mostReaders] = [60_000, 8];
/** Matching places, best first; only those that `includes` accepts. */
export async function valuePlaces(
  question: ValueQuestion,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<readonly ValuePlace[]> {
  const { drafts, looked } = await draftsOf(question, sources, includes);
  const words = weighWords(
    question,
    drafts.map((draft) => `${namesAround(draft)} ${draft.doc}`),
    looked,
  );
  if (words.terms.length === 0) return [];
  const scored: ValuePlace[] = [];
  for (const draft of drafts) {
    if (!words.touches(`${namesAround(draft)} ${draft.doc}`)) continue;
    const score = scoreOf(draft, question, words);
    if (score > 0) scored.push({ ...draft, score });
  }
  return scored.toSorted((a, b) => b.score - a.score);
}

/** Candidate values of the requested kind that may match a word, and the number of lines examined. */
async function draftsOf(
  question: ValueQuestion,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<{ readonly drafts: readonly Draft[]; readonly looked: number }> {
  const { texts, graph, token = neverCancelled } = sources;
  const drafts: Draft[] = [];
  let looked = 0;
  if (!texts) return { drafts, looked };
  const may = mayTouch(question.words);
  const pause = new Pause(texts.clock, token);
  await eachCodeText(texts, token, async (file, text) => {
    if (looked >= mostLines || !may(`${file.path}\n${text}`.toLowerCase())) return;
    const lines = text.split(/\r?\n/);
    const inTexts = linesInTexts(lines);
    const isOfFile = may(file.path.toLowerCase());
    for (const [line, written] of lines.entries()) {
      if (written.length > longestLine || inTexts.has(line) || !settingLine.test(written)) continue;
      looked++;
      if (pause.isDue) await pause.take();
      const symbol = graph.at(file.root, file.path, line) ?? null;
      // A literal in a type lists allowed values.
      if (symbol?.fact.kind === 'interface' || symbol?.fact.kind === 'type') continue;
      for (const each of settingsAt(lines, line)) {
        if (isOfAttribute(each, written, symbol) || !canBeMeant(each, question) || !includes({ ...file, line: each.line })) continue;
        const doc = docOf(each, lines, symbol, graph);
        if (!isOfFile && !may(`${written} ${each.name} ${ownerOf(symbol)} ${doc}`.toLowerCase())) continue;
        const { root, path, role } = file;
        const beside = { doc, text: lines[each.line] ?? '', readers: readersOf(each, symbol, graph) };
        if (roleWithin(symbol, role, graph) === 'code') drafts.push({ ...each, ...beside, root, path, role, symbol });
      }
    }
  });
  return { drafts, looked };
}

/** Whether the value is an argument of an attribute or annotation: it applies to their reader, unless it is a default. */
function isOfAttribute({ isFallback }: SetValue, text: string, symbol: SymbolNode | null): boolean {
  if (isFallback) return false;
  // Fields of a Rust struct have no values: a value there is an argument of an attribute.
  return /^\s*(?:@\w[\w.]*\(|\[[A-Z]\w*\(|#\[)/.test(text) || (symbol?.language === 'rust' && /^(?:class|enum)$/.test(symbol.fact.kind));
}

/** Documentation of a name: next to it, and in the enclosing function and class. */
function docOf(
  { name, first, line, beside: block }: SetValue,
  lines: readonly string[],
  symbol: SymbolNode | null,
  graph: CodeGraph,
): string {
  const own = [commentOf(lines, first, line), block];
  if (symbol) {
    const parent = graph.inFile(symbol.root, symbol.path)[symbol.fact.parent];
    own.push(docOfParameter(symbol.fact.doc, name), parent ? docOfParameter(parent.fact.doc, name) : '');
  }
  return own.filter(Boolean).join(' ');
}

/** Names of functions that read a constant, because they use its value. */
function readersOf({ name }: SetValue, symbol: SymbolNode | null, graph: CodeGraph): string {
  if (symbol?.fact.kind !== 'constant' || symbol.fact.name !== name) return '';
  const readers = graph.incoming(symbol.id, ['reads', 'references']).slice(0, mostReaders);
  return readers.flatMap(({ caller }) => graph.symbol(caller)?.fact.qualifiedName ?? []).join(' ');
}
