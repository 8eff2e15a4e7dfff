// The fixed policy that stands for a model in the benches of the loop. It reads the question and the evidence as they were sent, and nothing else.
// It was fixed before anything was scored by it; it says nothing of the quality of a model.

/** Gaps of one reply. */
const mostGaps = 5;
/** A gap has to be worth this much, so that the policy also says that nothing is missing. */
const leastWorth = 1;
/** A name that the question writes and no piece defines is worth this much: a reader asks for it first. */
const worthOfNamed = 12;
/** Lines of one request for the rest of a piece. */
const mostLines = 60;

/** A piece of evidence as its head and lines tell it. Lines are one-based. */
interface ReadPiece {
  readonly n: string;
  readonly path: string;
  readonly symbol: string;
  readonly lines: { readonly number: number; readonly text: string }[];
  /** Stretches that are left out: the first line and the last. */
  readonly cut: { from: number; to: number }[];
}

const pieceHead = /^\[(\d+)\] (\S+):(\d+)-(\d+)(?: · (?:([\w-]+) )?([^·]*))?/;
const numbered = /^(\d+)\| (.*)$/;
const cutMark = /(\d+) lines? cut/;
const goesOn = /goes on to line (\d+)/;
const called = /(?<![\w$.])((?:[\w$]+(?:\.|::|->))*[A-Za-z_$][\w$]{2,})\s*\(/g;
const typed = /(?<![\w$"'])([A-Z][a-z][\w$]{2,})(?![\w$"'])/g;
const codeName = /`([A-Za-z_$][\w$.]*)(?:\(\))?`|\b([A-Za-z_]\w*(?:_\w+|[a-z][A-Z]\w*)(?:\.\w+)*)\b|\b(\w+)\(\)/g;
const notNames = new Set(
  'if for while switch catch return function def class new super this self print len str int list dict set tuple range isinstance type assert require import typeof sizeof else elif except with await yield not and func make append panic string error fmt None True False null undefined String Number Boolean Object Array Promise Error Exception Map Set List Override'.split(
    ' ',
  ),
);

/** What the policy asks for, most wanted first, from the `messages` of people's side of a request. Empty when nothing is worth a look. */
export function gapsOf(messages: readonly string[]): readonly string[] {
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
    .slice(0, mostGaps)
    .map(([gap]) => `\`${gap}\``);
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

function questionIn(text: string): string {
  return [...text.matchAll(/<question-([\w-]+)>\n([\s\S]*?)\n<\/question-\1>/g)].map(([, , asked = '']) => asked).join('\n');
}

interface Wanted {
  readonly gap: string;
  readonly by: number;
}

function piecesIn(text: string): ReadPiece[] {
  const pieces: ReadPiece[] = [];
  let last = 0;
  for (const line of text.split('\n')) {
    const head = pieceHead.exec(line);
    if (head) {
      const [, n = '', path = '', from = '0', , , symbol = ''] = head;
      pieces.push({ n, path, symbol: symbol.trim(), lines: [], cut: [] });
      last = Number(from) - 1;
      continue;
    }
    const piece = pieces.at(-1);
    if (!piece) continue;
    if (line.startsWith('</evidence-') || line === 'Relations') {
      // Nothing below belongs to the last piece.
      pieces.push({ n: '', path: '', symbol: '', lines: [], cut: [] });
      continue;
    }
    const code = numbered.exec(line);
    if (code) {
      last = Number(code[1]);
      piece.lines.push({ number: last, text: code[2] ?? '' });
    } else if (goesOn.test(line)) piece.cut.push({ from: last + 1, to: Number(goesOn.exec(line)?.[1]) });
    else if (cutMark.test(line)) {
      const count = Number(cutMark.exec(line)?.[1]);
      piece.cut.push({ from: last + 1, to: last + count });
      last += count;
    }
  }
  return pieces.filter(({ path }) => path);
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
function namesIn(pieces: readonly ReadPiece[], question: string): Wanted[] {
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
  const names = [...question.matchAll(codeName)].map(([, ticked, compound, callee]) => ticked ?? compound ?? callee ?? '');
  return [...new Set(names)]
    .filter((name) => name.length > 2 && !defined.has(lastOf(name)) && !notNames.has(lastOf(name)))
    .map((gap, at) => ({ gap, by: worthOfNamed / (1 + at) }));
}

/** Words of at least four letters, names taken apart. */
function wordsOf(text: string): ReadonlySet<string> {
  const apart = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return new Set(apart.match(/[a-z]{4,}/g)?.map((word) => word.slice(0, 6)));
}

function sharedWith(words: ReadonlySet<string>, text: string): number {
  return [...wordsOf(text)].filter((word) => words.has(word)).length;
}

function lastOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':'), name.lastIndexOf('>')) + 1);
}
