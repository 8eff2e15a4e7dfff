// The fixed policy that stands for a model in the benches of the loop. It reads the question and the evidence as they were sent, and nothing else.
// It was fixed before anything was scored by it; it says nothing of the quality of a model.
import { called, codeNamesIn, lastOf, notNames, piecesIn, questionIn, sharedWith, typed, wordsOf, type ReadPiece } from './readEvidence.ts';

/** Gaps of one reply. */
export const mostGaps = 5;
/** A gap has to be worth this much, so that the policy also says that nothing is missing. */
export const leastWorth = 1;
/** A name that the question writes and no piece defines is worth this much: a reader asks for it first. */
export const worthOfNamed = 12;
/** Lines of one request for the rest of a piece. */
export const mostLines = 60;

/** What the policy asks for, most wanted first, from the `messages` of people's side of a request. Empty when nothing is worth a look. */
export function gapsOf(messages: readonly string[]): readonly string[] {
  return wantedIn(messages)
    .slice(0, mostGaps)
    .map(({ gap }) => `\`${gap}\``);
}

/** Something that a reader would ask for: a name, or lines as `path:12-40`. `by` is how much it is worth. */
export interface Wanted {
  readonly gap: string;
  readonly by: number;
}

/** All that is worth a look, most wanted first. */
export function wantedIn(messages: readonly string[]): readonly Wanted[] {
  const text = messages.join('\n');
  const question = questionIn(text);
  const pieces = piecesIn(text);
  const asked = askedBefore(text);
  const wanted = [...restsOf(pieces, question), ...toldIn(text, question), ...namesIn(pieces, question), ...namedIn(question, pieces)];
  const worth = new Map<string, number>();
  for (const { gap, by } of wanted) if (!asked.has(gap.toLowerCase())) worth.set(gap, Math.max(worth.get(gap) ?? 0, by));
  return [...worth]
    .filter(([, by]) => by >= leastWorth)
    .sort(([, a], [, b]) => b - a)
    .map(([gap, by]) => ({ gap, by }));
}

/** Share of the pieces that the answer of the policy cites: those that share most words with the question. */
const citedShare = 0.5;

/** Citations of the first line of the pieces that the policy rests its answer on, as a reply writes them. */
export function citationsOf(messages: readonly string[]): readonly string[] {
  const text = messages.join('\n');
  const words = wordsOf(questionIn(text));
  const pieces = piecesIn(text).map((piece) => ({
    piece,
    shared: sharedWith(words, [piece.symbol, ...piece.lines.map(({ text: line }) => line)].join(' ')),
  }));
  return pieces
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, Math.ceil(citedShare * pieces.length))
    .flatMap(({ piece: { n, lines } }) => (lines[0] ? `[${n}:${lines[0].number}]` : []));
}

/** Gaps that were looked up before, however that ended. */
function askedBefore(text: string): ReadonlySet<string> {
  const asked = new Set<string>();
  for (const [, list = ''] of text.matchAll(/\nLooked up\n((?:- .*\n)+)/g))
    for (const [, gap = ''] of list.matchAll(/^- (.+?): (?:found|not|ambiguous|outside|left)/gm)) asked.add(gap.toLowerCase());
  return asked;
}

/** The rest of what was cut: of the first pieces rather than of the last, and of those that share words with the question. */
function restsOf(pieces: readonly ReadPiece[], question: string): Wanted[] {
  const words = wordsOf(question);
  return pieces.flatMap(({ path, symbol, lines, cut }, at) => {
    const shared = sharedWith(words, [symbol, ...lines.map(({ text }) => text)].join(' '));
    return cut.map(({ from, to }) => ({
      gap: `${path}:${from}-${Math.min(to, from + mostLines - 1)}`,
      by: (4 / (1 + at / 3)) * Math.min(2, 0.5 + shared / 4),
    }));
  });
}

/** Definitions that are told in one line: the first ones, and those whose name shares words with the question. */
function toldIn(text: string, question: string): Wanted[] {
  const words = wordsOf(question);
  return [...text.matchAll(/^- (\S+):(\d+)-(\d+) ([\w-]+ .+)$/gm)].map(([, path = '', from = '1', to = '1', name = ''], at) => ({
    gap: `${path}:${from}-${Math.min(Number(to), Number(from) + mostLines - 1)}`,
    by: (3 / (1 + at / 4)) * (0.4 + sharedWith(words, `${name} ${path}`)),
  }));
}

/** Names that the code refers to and that no piece defines, by how often, how high up, and how many words they share with the question. */
export function namesIn(pieces: readonly ReadPiece[], question: string): Wanted[] {
  const words = wordsOf(question);
  const defined = new Set(pieces.map(({ symbol }) => lastOf(symbol)));
  const worth = new Map<string, number>();
  for (const [at, { lines }] of pieces.entries())
    for (const { text } of lines) {
      if (/^\s*(?:#|\/\/|\*|\/\*)/.test(text)) continue;
      const near = sharedWith(words, text);
      for (const [, name = ''] of [...text.matchAll(called), ...text.matchAll(typed)]) {
        const last = lastOf(name);
        if (notNames.has(last) || defined.has(last)) continue;
        const by = (1 / (1 + at / 4)) * (0.3 + sharedWith(words, last) + near / 4);
        worth.set(last, (worth.get(last) ?? 0) + by);
      }
    }
  return [...worth].map(([gap, by]) => ({ gap, by }));
}

/** Names of code that the question writes, none of which a piece defines. */
function namedIn(question: string, pieces: readonly ReadPiece[]): Wanted[] {
  const defined = new Set(pieces.map(({ symbol }) => lastOf(symbol)));
  return codeNamesIn(question)
    .filter((name) => !defined.has(lastOf(name)))
    .map((gap, at) => ({ gap, by: worthOfNamed / (1 + at) }));
}

/** As long as answers of models are, with `citations` of what the policy would cite. */
export function draftOf(citations: readonly string[]): string {
  const sentence = 'The request is read first, and then what it names is looked up in the table of handlers';
  return Array.from({ length: Math.max(12, citations.length) }, (_, i) => `${sentence} ${citations[i % citations.length] ?? ''}. `).join(
    '',
  );
}
