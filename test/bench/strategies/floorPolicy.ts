// The policy as an agent that has grep and read alone: words and names of the question, lines around the rarest hits, then what those lines call.
import type { ModelMessage, ToolCall } from '../../../src/core/ports.ts';
import { stopWords } from '../../../src/core/text/stopWords.ts';
import { leastWorth, namesIn, worthOfNamed } from '../answers/recallPolicy.ts';
import { codeNamesIn, lastOf, piecesIn, questionIn, type ReadPiece } from '../answers/readEvidence.ts';
import { keyOf, madeIn, numbered, type Made } from './agentPolicy.ts';

/** Calls of the first step, and reads and searches of each further one. */
const [mostFirst, mostReads, mostSearches] = [5, 3, 2];
/** Words of the question that are searched for, step by step. Shorter ones stand everywhere. */
const mostWords = 15;
const longWord = /[A-Za-z]{5,}/g;
/** Lines before a hit and after it that are read. */
const [linesBefore, linesAfter] = [5, 35];
/** Hits of several patterns that stand so near are worth their sum. */
const near = 30;
/** A hit of a pattern that stands in so many places is worth one part of as many; below {@link leastOfHit} it is not read. */
const leastOfHit = 0.1;
/** A line that defines something is worth more than one that uses it, code more than tests and documents. */
const [ofDefinition, ofTest] = [2, 0.3];
const definition = /\b(?:def|class|function|func|fn|struct|enum|trait|interface|type|impl)\b|\)\s*(?:=>|\{|throws)/;
const testOrText = /(?:^|\/)(?:tests?|__tests__|spec|docs?|examples?)\/|[._-](?:test|spec)\.|(?:^|\/)test_|\.(?:md|rst|txt)$/i;

const head = /^(?:\[(\d+)\] )?(\S+):(\d+)-(\d+)(?: · (?:([\w-]+) )?([^·]*))?$/;
const hitLine = /^\s*- (?:.* · )?(\S+):(\d+)(?: \[\d+:\d+\])?: (.*)$/;

/** A call before it has a number. */
type Call = Omit<ToolCall, 'id'>;

/** The next calls; none when nothing is worth a look. */
export function callsWithGrep(messages: readonly ModelMessage[]): readonly ToolCall[] {
  const question = questionIn(messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n'));
  const made = madeIn(messages);
  const read = made.filter(({ call }) => call.name === 'read_lines').flatMap(({ result }) => piecesIn(result, head));
  const known = new Set(made.map(({ call }) => keyOf(call)));
  const words = patternsOf(question).filter((call) => !known.has(keyOf(call)));
  if (made.length === 0) return numbered(words.slice(0, mostFirst), 0);
  const calls = [...windowsOf(made, read).slice(0, mostReads), ...searchesOf(read, question, known).slice(0, mostSearches)];
  // With nothing to read and nothing to follow, further words are tried.
  return numbered(calls.length ? calls : words.slice(0, mostFirst), made.length);
}

/** Searches for names of the question by their last part and for texts that it quotes, as they are; then for its longest words, also within others. */
function patternsOf(question: string): readonly Call[] {
  const names = codeNamesIn(question).map(lastOf);
  const quoted = [...question.matchAll(/"([^"\n]{12,80})"/g)].map(([, text = '']) => text);
  const words = (question.match(longWord) ?? []).filter((word) => !stopWords.has(word.toLowerCase()) && !names.includes(word));
  const longest = words.toSorted((a, b) => b.length - a.length).map((word) => word.toLowerCase().replace(/s$/, ''));
  const texts = [...new Set(longest)].slice(0, mostWords);
  return [...[...new Set(names)].map(searchName), ...[...quoted, ...texts].map((text) => search({ text, ignore_case: true }))];
}

function searchName(text: string): Call {
  return search({ text, whole_word: true });
}

function search(args: object): Call {
  return { name: 'search_text', args: JSON.stringify(args) };
}

interface Hit {
  readonly path: string;
  readonly line: number;
  readonly worth: number;
}

/** Reads of the lines around the best hits that nobody has read. */
function windowsOf(made: readonly Made[], read: readonly ReadPiece[]): readonly Call[] {
  const all = made.filter(({ call }) => call.name === 'search_text').map(hitsIn);
  const together = all.flatMap((hits, i) =>
    hits.map((hit) => {
      const others = all.filter(
        (other, j) => j !== i && other.some(({ path, line }) => path === hit.path && Math.abs(line - hit.line) <= near),
      );
      return { ...hit, worth: hit.worth + others.reduce((sum, other) => sum + (other[0]?.worth ?? 0), 0) };
    }),
  );
  const seen = new Set(read.flatMap(({ path, lines }) => lines.map(({ number }) => `${path}:${number}`)));
  const windows: Call[] = [];
  for (const { path, line, worth } of together.toSorted((a, b) => b.worth - a.worth)) {
    if (worth < leastOfHit || seen.has(`${path}:${line}`)) continue;
    let [start, end] = [line, line];
    // No line is read twice.
    while (start > Math.max(1, line - linesBefore) && !seen.has(`${path}:${start - 1}`)) start--;
    while (end < line + linesAfter && !seen.has(`${path}:${end + 1}`)) end++;
    for (let each = start; each <= end; each++) seen.add(`${path}:${each}`);
    windows.push({ name: 'read_lines', args: JSON.stringify({ path, start, end }) });
  }
  return windows;
}

function hitsIn({ result }: Made): readonly Hit[] {
  const total = Number(/(\d+) match(?:es)? in/.exec(result)?.[1] ?? 1);
  return result.split('\n').flatMap((text) => {
    const [, path, line, code = ''] = hitLine.exec(text) ?? [];
    if (path === undefined) return [];
    const worth = (1 / Math.max(1, total)) * (definition.test(code) ? ofDefinition : 1) * (testOrText.test(path) ? ofTest : 1);
    return [{ path, line: Number(line), worth }];
  });
}

/** Searches for what the lines that were read call and do not define, and for names of the question that had no room before. */
function searchesOf(read: readonly ReadPiece[], question: string, known: ReadonlySet<string>): readonly Call[] {
  const named = codeNamesIn(question).map((gap) => ({ gap: lastOf(gap), by: worthOfNamed }));
  return [...namesIn(read, question), ...named]
    .filter(({ by }) => by >= leastWorth)
    .toSorted((a, b) => b.by - a.by)
    .map(({ gap }) => searchName(gap))
    .filter((call) => !known.has(keyOf(call)));
}
