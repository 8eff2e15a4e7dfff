// Finds the lines of code that set a value which a question describes, those first whose names have its words.
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

/** A line that sets a value. Zero-based. */
export interface ValuePlace extends PlacedValue {
  readonly role: FileRole;
  /** 0 to 1: how much of what the question describes its names have. */
  readonly score: number;
}

/** A place before it is weighed. */
type Draft = Omit<ValuePlace, 'score'> & WrittenBeside;

/** More lines that set something are not looked at, nor more readers of a constant. Set by judgement. */
const [mostLines, mostReaders] = [60_000, 8];
/** Places that fit, the best first; only those that `includes` lets through. */
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

/** All that sets a value of the kind that is asked for and may have a word of the question, and how many lines were looked at. */
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
      // A literal in a type says what may be there.
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

/** Arguments of attributes and annotations are set for who reads these, but for a default. */
function isOfAttribute({ isFallback }: SetValue, text: string, symbol: SymbolNode | null): boolean {
  if (isFallback) return false;
  // Fields of a struct in Rust have no values: what stands there is an argument of an attribute.
  return /^\s*(?:@\w[\w.]*\(|\[[A-Z]\w*\(|#\[)/.test(text) || (symbol?.language === 'rust' && /^(?:class|enum)$/.test(symbol.fact.kind));
}

/** What is written of a name: beside it, and in the documentation of the function and the class around. */
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

/** The functions that read a constant: it is theirs. */
function readersOf({ name }: SetValue, symbol: SymbolNode | null, graph: CodeGraph): string {
  if (symbol?.fact.kind !== 'constant' || symbol.fact.name !== name) return '';
  const readers = graph.incoming(symbol.id, ['reads', 'references']).slice(0, mostReaders);
  return readers.flatMap(({ caller }) => graph.symbol(caller)?.fact.qualifiedName ?? []).join(' ');
}
