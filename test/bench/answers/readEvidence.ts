// How the policies that stand for a model read a request: the question, the pieces of evidence with what is cut, words and names.

/** A piece of evidence as its head and lines tell it. Lines are one-based. */
export interface ReadPiece {
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
/** A name that is called, and one that is written as types are. */
export const called = /(?<![\w$.])((?:[\w$]+(?:\.|::|->))*[A-Za-z_$][\w$]{2,})\s*\(/g;
export const typed = /(?<![\w$"'])([A-Z][a-z][\w$]{2,})(?![\w$"'])/g;
const codeName = /`([A-Za-z_$][\w$.]*)(?:\(\))?`|\b([A-Za-z_]\w*(?:_\w+|[a-z][A-Z]\w*)(?:\.\w+)*)\b|\b(\w+)\(\)/g;
/** What looks like a name of the workspace and is none. */
export const notNames = new Set(
  'if for while switch catch return function def class new super this self print len str int list dict set tuple range isinstance type assert require import typeof sizeof else elif except with await yield not and func make append panic string error fmt None True False null undefined String Number Boolean Object Array Promise Error Exception Map Set List Override'.split(
    ' ',
  ),
);

/** The question of a request: what stands between its delimiters. */
export function questionIn(text: string): string {
  return [...text.matchAll(/<question-([\w-]+)>\n([\s\S]*?)\n<\/question-\1>/g)].map(([, , asked = '']) => asked).join('\n');
}

/** The pieces of evidence in `text`, whatever request it is of; `head` is how a piece begins there. */
export function piecesIn(text: string, head = pieceHead): ReadPiece[] {
  const pieces: ReadPiece[] = [];
  let last = 0;
  for (const line of text.split('\n')) {
    const begun = head.exec(line);
    if (begun) {
      const [, n = '', path = '', from = '0', , , symbol = ''] = begun;
      pieces.push({ n, path, symbol: symbol.trim(), lines: [], cut: [] });
      last = Number(from) - 1;
      continue;
    }
    const piece = pieces.at(-1);
    if (!piece) continue;
    if (/^<\/(?:evidence|found)-/.test(line) || line === 'Relations') {
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

/** Names of code that a text writes, in their order: in backticks, in camel case or with underscores, or called. */
export function codeNamesIn(text: string): readonly string[] {
  const names = [...text.matchAll(codeName)].map(([, ticked, compound, callee]) => ticked ?? compound ?? callee ?? '');
  return [...new Set(names)].filter((name) => name.length > 2 && !notNames.has(lastOf(name)));
}

/** Words of at least four letters, names taken apart. */
export function wordsOf(text: string): ReadonlySet<string> {
  const apart = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return new Set(apart.match(/[a-z]{4,}/g)?.map((word) => word.slice(0, 6)));
}

/** How many of `words` stand in `text`. */
export function sharedWith(words: ReadonlySet<string>, text: string): number {
  return [...wordsOf(text)].filter((word) => words.has(word)).length;
}

/** A name without what stands before its last dot, colon or arrow. */
export function lastOf(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':'), name.lastIndexOf('>')) + 1);
}
