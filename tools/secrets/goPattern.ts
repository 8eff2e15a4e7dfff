// Reads a regular expression of Go (RE2) and writes it for JavaScript. JavaScript has no flags in the middle of an expression that old editors know,
// so that letters which count in either case become classes (`[aA]`), and all flags are gone.

/** A part of an expression. `fold`: letters count in either case. */
export type Part =
  | { readonly type: 'character'; readonly value: string; readonly fold: boolean }
  | { readonly type: 'class'; readonly inside: string; readonly fold: boolean }
  /** `\b`, `^`, `.` and the like, as JavaScript writes them. */
  | { readonly type: 'sign'; readonly text: string }
  | { readonly type: 'group'; readonly captures: boolean; readonly options: readonly Sequence[] }
  | { readonly type: 'repeat'; readonly part: Part; readonly count: string };
export type Sequence = readonly Part[];

interface Flags {
  readonly fold: boolean;
  readonly dotAll: boolean;
}

/** The alternatives of an expression of Go. Throws SyntaxError on syntax that no rule has used so far. */
export function readGoPattern(source: string): readonly Sequence[] {
  const reader = new Reader(source);
  const options = reader.options({ fold: false, dotAll: false });
  if (!reader.isAtEnd) throw new SyntaxError(`A bracket too many in ${source}`);
  return options;
}

const classOfName: Readonly<Record<string, string>> = {
  '[:alnum:]': 'A-Za-z0-9',
  '[:alpha:]': 'A-Za-z',
  '[:digit:]': '0-9',
  '[:xdigit:]': 'A-Fa-f0-9',
};

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  options(flagsBefore: Flags): Sequence[] {
    let flags = flagsBefore;
    const options: Part[][] = [[]];
    while (!this.isAtEnd && this.#source[this.#at] !== ')') {
      if (this.#take(/\|/y)) {
        options.push([]);
        continue;
      }
      // Flags count to the end of the group, also over the bars of its alternatives.
      const inline = this.#take(/\(\?([a-z]*)(?:-([a-z]+))?\)/y);
      if (inline) flags = changed(flags, inline);
      else options.at(-1)?.push(this.#repeated(this.#part(flags)));
    }
    return options;
  }

  #part(flags: Flags): Part {
    const group = this.#take(/\((?:\?(?:P?<\w+>|([a-z]*)(?:-([a-z]+))?:))?/y);
    if (group) {
      const captures = group[0] === '(';
      const options = this.options(changed(flags, group));
      if (!this.#take(/\)/y)) throw new SyntaxError(`An open bracket in ${this.#source}`);
      return { type: 'group', captures, options };
    }
    const set = this.#take(/\[(\^?\]?(?:\[:\w+:\]|\\[^]|[^\]\\])*)\]/y);
    if (set) return { type: 'class', inside: (set[1] ?? '').replace(/\[:\w+:\]/g, classInside), fold: flags.fold };
    if (this.#take(/\\z/y)) return { type: 'sign', text: '(?![^])' };
    const hexadecimal = this.#take(/\\x([0-9a-fA-F]{2})/y);
    if (hexadecimal) return { type: 'character', value: String.fromCharCode(Number.parseInt(hexadecimal[1] ?? '', 16)), fold: false };
    const sign = this.#take(/\\[bBwWdDsSnrt]|\^|\$/y);
    if (sign) return { type: 'sign', text: sign[0] };
    if (this.#take(/\./y)) return { type: 'sign', text: flags.dotAll ? '[^]' : '.' };
    const character = this.#take(/\\([^A-Za-z0-9])|([^\\])/y);
    if (!character) throw new SyntaxError(`Not known at ${String(this.#at)} in ${this.#source}`);
    return { type: 'character', value: character[1] ?? character[2] ?? '', fold: flags.fold };
  }

  #repeated(part: Part): Part {
    const count = this.#take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    return count ? { type: 'repeat', part, count: count[0] } : part;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }
}

function classInside(name: string): string {
  const inside = classOfName[name];
  if (inside === undefined) throw new SyntaxError(`No class is called ${name}`);
  return inside;
}

function changed(flags: Flags, [, on = '', off = '']: RegExpExecArray): Flags {
  const isOn = (flag: string, before: boolean): boolean => (before || on.includes(flag)) && !off.includes(flag);
  return { fold: isOn('i', flags.fold), dotAll: isOn('s', flags.dotAll) };
}

/** Alternatives as an expression of JavaScript that needs no flag. No group of it captures, except those for which `captures` holds. */
export function writePattern(options: readonly Sequence[], captures: (group: Part) => boolean = () => false): string {
  return options.map((sequence) => sequence.map((part) => writePart(part, captures)).join('')).join('|');
}

function writePart(part: Part, captures: (group: Part) => boolean): string {
  switch (part.type) {
    case 'character':
      return part.fold && /[a-z]/i.test(part.value) ? `[${part.value.toUpperCase()}${part.value.toLowerCase()}]` : escaped(part.value);
    case 'class':
      return `[${classBody(part)}]`;
    case 'sign':
      return part.text;
    case 'group':
      return `(${captures(part) ? '' : '?:'}${writePattern(part.options, captures)})`;
    case 'repeat':
      return writePart(part.part, captures) + part.count;
  }
}

function escaped(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

/** The inside of a class, where either case counts with the letters of both. */
export function classBody({ inside, fold }: Extract<Part, { type: 'class' }>): string {
  if (!fold) return inside;
  const pieces = inside.match(/\\.|[A-Za-z0-9]-[A-Za-z0-9]|[^]/g) ?? [];
  const bothCases = pieces.flatMap((piece) =>
    /^[A-Za-z](?:-[A-Za-z])?$/.test(piece) ? [piece.toLowerCase(), piece.toUpperCase()] : [piece],
  );
  return [...new Set(bothCases)].join('');
}
