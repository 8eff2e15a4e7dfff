// Falsehoods made from true sentences by rule, so that nobody's idea of a mistake decides: another name, another number, other lines.
import { createHash } from 'node:crypto';

/** A piece of evidence as the sentences of `test/eval/proof` cite it; lines are one-based. */
export interface Piece {
  readonly n: number;
  readonly path: string;
  readonly lines: readonly [number, number];
  readonly shown: readonly (readonly [number, number])[];
  readonly symbol?: string;
}

/** A sentence with its marks as a model writes them. */
export interface Sentence {
  readonly question: string;
  readonly label: string;
  /** What a true sentence is about, where the set tells it: prose, number, condition, order, caller, count. */
  readonly kind?: string;
  readonly text: string;
}

const mark = /\[(\d+):(\d+)(?:-(\d+))?\]/;
const identifier = /[A-Za-z_]\w{4,}/g;
/** Words of languages are no names. */
const language = new Set('return returns throw private super Exception undefined Error function object string number boolean'.split(' '));

/** Falsehoods made of a true sentence. `linesOf` gives the lines of a file. */
export function mutantsOf(sentence: Sentence, pieces: readonly Piece[], linesOf: (path: string) => readonly string[]): readonly Sentence[] {
  const [whole, n, first, last = first] = mark.exec(sentence.text) ?? [];
  const piece = pieces.find((one) => one.n === Number(n));
  if (!piece || whole === undefined || first === undefined) return [];
  const cited = linesOf(piece.path)
    .slice(Number(first) - 1, Number(last))
    .join('\n');
  const made = [
    ['made name', otherName(sentence.text, cited, piece, linesOf(piece.path))],
    ['made number', otherNumber(sentence.text, cited)],
    ['made condition', otherCondition(sentence.text)],
    ['made lines', otherLines(sentence.text, Number(last) - Number(first), piece, pieces)],
  ] as const;
  return made.flatMap(([label, text]) => (text === undefined ? [] : [{ ...sentence, label, text }]));
}

/** The last name in backticks that the lines hold becomes one of the same piece that they do not hold. */
function otherName(text: string, cited: string, { shown, symbol = '' }: Piece, file: readonly string[]): string | undefined {
  const names = [...text.matchAll(/`[^`]*?(\w{3,})(?:\([^`]*\))?`/g)].flatMap(([, name = '']) => (cited.includes(name) ? name : []));
  const name = names.at(-1);
  if (name === undefined) return undefined;
  const around = shown.flatMap(([from, to]) => file.slice(from - 1, to)).join('\n');
  const others = [...new Set(around.match(identifier) ?? [])].filter(
    (each) => !language.has(each) && !cited.includes(each) && !text.includes(each) && !symbol.includes(each),
  );
  const other = others.length ? others[pick(text, others.length)] : undefined;
  return other === undefined ? undefined : replaceLast(text, name, other);
}

/** Words that turn a condition around, by what they become; the first that stands there is taken. */
const turned: readonly (readonly [RegExp, string])[] = [
  [/\bat least\b/, 'at most'],
  [/\bat most\b/, 'at least'],
  [/\b(?:less|fewer|smaller) than\b/, 'more than'],
  [/\b(?:greater|larger|more) than\b/, 'less than'],
  [/\breaches\b/, 'stays below'],
  [/\bunless\b/, 'if'],
  [/\b(?:as soon as|when|if)\b/i, 'unless'],
  [/\bonce\b(?! a| per)/, 'before'],
  [/\bwithout\b/i, 'with'],
  [/\b(?:is|are|was|were|has|have|does|cannot) not\b|\bcannot\b/, 'is'],
  [/`False`/, '`True`'],
  [/\bgrößer als\b/, 'kleiner als'],
  [/\b(?:sofern|falls)\b/, 'es sei denn, dass'],
  [/\bnicht /, ''],
  [/\bsi (?=la |`)/, 'sauf si '],
  [/\b(?:Si|Cuando) (?=`|el )/, 'A menos que '],
  [/为真/, '为假'],
  [/小于或等于/, '大于'],
  [/没有/, ''],
  [/不是/, '是'],
  [/より小さい/, 'より大きい'],
];

function otherCondition(text: string): string | undefined {
  const pair = turned.find(([pattern]) => pattern.test(text));
  return pair && text.replace(pair[0], pair[1]);
}

function otherNumber(text: string, cited: string): string | undefined {
  const [prose = '', marks = ''] = split(text);
  const match = /(?<![\w.[-])\d+(?:\.\d+)?(?![\w-])/.exec(prose);
  if (!match) return undefined;
  const other = [3, 7, 11, 13].map((more) => String(Number(match[0]) + more)).find((each) => !cited.includes(each));
  return other === undefined ? undefined : prose.slice(0, match.index) + other + prose.slice(match.index + match[0].length) + marks;
}

function otherLines(text: string, length: number, own: Piece, pieces: readonly Piece[]): string | undefined {
  const runs = pieces.flatMap(({ n, shown, path }) => (n === own.n ? [] : shown.map(([from, to]) => ({ n, from, to, path }))));
  const fitting = runs.filter(
    ({ from, to, path }) => to - from >= length && (path !== own.path || from > own.lines[1] || to < own.lines[0]),
  );
  const run = fitting.length ? fitting[pick(text, fitting.length)] : undefined;
  if (!run) return undefined;
  const first = run.from + pick(`${text} `, run.to - run.from - length + 1);
  return split(text)[0] + `[${run.n}:${first}-${first + length}]${/[。.]$/.exec(text)?.[0] ?? ''}`;
}

/** The sentence, and its marks at the end. */
function split(text: string): readonly [string, string] {
  const at = text.search(/\[\d+:/);
  return [text.slice(0, at), text.slice(at)];
}

function replaceLast(text: string, name: string, other: string): string {
  const at = text.lastIndexOf(name, text.search(/\[\d+:/));
  return text.slice(0, at) + other + text.slice(at + name.length);
}

/** The same choice in every run. */
function pick(text: string, count: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % count;
}
