// Blanks preprocessor code in C, C++ and C#: the parser does not run the preprocessor and would lose the functions around it. Offsets stay
// as they are.

/** The directives from an `#if` to its `#endif`. */
interface DirectiveGroup {
  /** First line of each branch, after its directive. */
  readonly branches: number[];
  /** Lines of the directives. */
  readonly directives: number[];
  readonly isForCpp: boolean;
}

const directive = /^[ \t]*#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;
const macro = /^[A-Z][A-Z0-9_]{2,}$/;
/** Matches a line that consists of one macro, like `Q_OBJECT`. */
const loneMacro = /^[ \t]*[A-Z][A-Z0-9]*_[A-Z0-9_]+[ \t]*\r?$/;
const storageWords = new Set(['static', 'extern', 'inline', 'const', 'constexpr', 'virtual', 'explicit', 'register', 'volatile', 'friend']);
const keywords = new Set(['struct', 'class', 'union', 'enum', 'typename', 'define', 'undef', 'ifdef', 'ifndef', 'return', 'goto', 'case']);

/**
 * The text with a blank for every removed character. Takes time linear in the text.
 * @param strict also removes all directives inside braces, and all but the first branch of each condition: more texts become readable, with
 * fewer facts
 */
export function withoutPreprocessor(text: string, strict: boolean): string {
  if (!/#[ \t]*[iud]|[A-Z]{3}/.test(text)) return text;
  const lines = text.split('\n');
  const code = codeOf(lines);
  const blank = new Set<number>();
  const groups = groupsOf(lines);
  for (const group of groups) if (isUneven(group, code, blank)) blankGroup(group, blank);
  if (strict) blankInside(groups, lines, code, blank);
  return lines.map((line, i) => (blank.has(i) ? line.replace(/[^\r]/g, ' ') : withoutMacros(line, code[i] ?? ''))).join('\n');
}

/**
 * The same for C#, whose grammar reads most conditions. After a failed parse (`strict`), only the first branch of each condition stays,
 * since a method with a body in one branch alone would cost the facts of its type.
 */
export function withoutConditions(text: string, strict: boolean): string {
  if (!strict || !/#[ \t]*if/.test(text)) return text;
  const lines = text.split('\n');
  const blank = new Set<number>();
  for (const group of groupsOf(lines)) blankGroup(group, blank);
  return lines.map((line, i) => (blank.has(i) ? line.replace(/[^\r]/g, ' ') : line)).join('\n');
}

/** Lines without comments and quoted text, of the same length. */
function codeOf(lines: readonly string[]): string[] {
  let isComment = false;
  return lines.map((line) => {
    if (!isComment && !/["'/]/.test(line)) return line;
    let blankedLine = '';
    for (let at = 0; at < line.length; at++) {
      if (isComment) {
        if (line.startsWith('*/', at)) {
          isComment = false;
          blankedLine += ' ';
          at++;
        }
        blankedLine += ' ';
        continue;
      }
      const char = line.charAt(at);
      if (line.startsWith('//', at)) return blankedLine + ' '.repeat(line.length - at);
      if (line.startsWith('/*', at)) isComment = true;
      if (char === '"' || char === "'") {
        const end = afterQuote(line, at);
        blankedLine += ' '.repeat(end - at);
        at = end - 1;
      } else blankedLine += isComment ? ' ' : char;
    }
    return blankedLine;
  });
}

/** Offset behind the closing quotation mark. */
function afterQuote(line: string, start: number): number {
  const quote = line.charAt(start);
  // Digits may be grouped: `1'000`.
  if (quote === "'" && /[0-9a-fA-F]/.test(line.charAt(start - 1))) return start + 1;
  for (let at = start + 1; at < line.length; at++) {
    if (line.charAt(at) === '\\') at++;
    else if (line.charAt(at) === quote) return at + 1;
  }
  return line.length;
}

/** Maximum characters of the head of a function; longer lines are data. */
const maxHeadLength = 1000;

/** Conditional groups, inner before outer. */
function groupsOf(lines: readonly string[]): DirectiveGroup[] {
  const groups: DirectiveGroup[] = [];
  const openGroups: DirectiveGroup[] = [];
  lines.forEach((line, i) => {
    const word = directive.exec(line)?.[1];
    if (!word) return;
    if (word.startsWith('if')) {
      openGroups.push({
        branches: [i + 1],
        directives: [i],
        isForCpp: /^[ \t]*#[ \t]*if(?:def[ \t]|[ \t]+defined).*__cplusplus/.test(line),
      });
      return;
    }
    const group = openGroups.at(-1);
    if (!group) return;
    group.directives.push(i);
    if (word !== 'endif') group.branches.push(i + 1);
    else groups.push(...openGroups.splice(-1));
  });
  return groups;
}

/** Whether some branch of a group has unequal numbers of opening and closing brackets. */
function isUneven({ branches, directives }: DirectiveGroup, code: readonly string[], blank: ReadonlySet<number>): boolean {
  return branches.some((first, i) => balance(code, blank, first, directives[i + 1] ?? first) !== 0);
}

/** Blanks the directives of a group and all of its branches but the first. */
function blankGroup({ branches, directives, isForCpp }: DirectiveGroup, blank: Set<number>): void {
  for (const line of directives) blank.add(line);
  branches.forEach((first, i) => {
    // `extern "C" {` may be in one group and its `}` in another, so such a branch goes as well.
    if (i > 0 || isForCpp) for (let line = first; line < (directives[i + 1] ?? first); line++) blank.add(line);
  });
}

/** Blanks what is left of directives inside braces. */
function blankInside(groups: readonly DirectiveGroup[], lines: readonly string[], code: readonly string[], blank: Set<number>): void {
  const byLine = new Map(groups.map((group) => [group.directives[0], group]));
  let level = 0;
  let continued = false;
  code.forEach((line, i) => {
    if (blank.has(i)) return;
    if (!continued && !/^[ \t]*#/.test(line)) {
      for (const char of line) level += char === '{' ? 1 : char === '}' ? -1 : 0;
      return;
    }
    const group = byLine.get(i);
    if (level > 0 && group) blankGroup(group, blank);
    else if (level > 0) blank.add(i);
    // A macro continues after a backslash at the end of its line.
    continued = /\\\r?$/.test(lines[i] ?? '');
  });
}

/** Number of open brackets at the end of some lines; 0 only if every closing bracket follows its opening one. */
function balance(code: readonly string[], blank: ReadonlySet<number>, first: number, end: number): number {
  let level = 0;
  let lowest = 0;
  for (let line = first; line < end; line++) {
    if (blank.has(line)) continue;
    for (const char of code[line] ?? '') {
      if (char === '{' || char === '(') level++;
      else if (char === '}' || char === ')') lowest = Math.min(lowest, --level);
    }
  }
  return level || lowest;
}

/** Blanks macros in places where the language has attributes or nothing. */
function withoutMacros(line: string, code: string): string {
  if (line.length > maxHeadLength || !/[A-Z]{3}/.test(code) || /^[ \t]*#/.test(code)) return line;
  if (loneMacro.test(code)) return ' '.repeat(line.length);
  const cuts: (readonly [start: number, end: number])[] = [...macrosBeforeName(code)];
  const exportMacro =
    /\b(?:class|struct|union)[ \t]+([A-Z][A-Z0-9]*_[A-Z0-9_]*)(?:\([^()]*\))?[ \t]+[A-Za-z_]\w*[ \t]*(?:final\b[ \t]*)?(?:[:{;]|$)/.exec(
      code,
    );
  if (exportMacro?.[1]) cuts.push(span(code, code.indexOf(exportMacro[1], exportMacro.index)));
  const trailingMacro = /\)[ \t]*(?:const[ \t]*)?([A-Z][A-Z0-9]*_[A-Z0-9_]*)(?:\([^()]*\))?[ \t]*[{;]?[ \t\r]*$/.exec(code);
  if (trailingMacro?.[1] && /^\w/.test(code)) cuts.push(span(code, code.indexOf(trailingMacro[1], trailingMacro.index)));
  let result = line;
  for (const [start, end] of cuts) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}

/** Yields the macros among the words before a name (`API int f(…)`), as long as another word remains as the type. */
function* macrosBeforeName(code: string): Generator<readonly [number, number]> {
  const head = /^[ \t]*(?:[A-Za-z_][\w:]*(?:\([^()]*\))?[ \t*&]+){2,8}[A-Za-z_~][\w:~]*[ \t]*\(/.exec(code)?.[0];
  if (!head || !/[A-Z]{3}/.test(head)) return;
  const words = [...head.matchAll(/[A-Za-z_~][\w:~]*(?:\([^()]*\))?/g)];
  const types = words.slice(0, -1).filter(([word]) => !storageWords.has(word));
  if (types.some(([word]) => keywords.has(word))) return;
  const macros = types.filter(([word]) => macro.test(word.replace(/\(.*$/, '')));
  const removableMacros = macros.length === types.length ? macros.slice(0, -1) : macros;
  for (const { 0: word, index } of removableMacros) yield [index, index + word.length];
}

/** The range of the macro at an offset, with its arguments. */
function span(code: string, start: number): readonly [number, number] {
  const macroText = /^[A-Z0-9_]+(?:\([^()]*\))?/.exec(code.slice(start))?.[0] ?? '';
  return [start, start + macroText.length];
}
