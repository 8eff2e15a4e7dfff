// Patterns of lines with an error and its place: messages of compilers and type checkers, and the first line of a crash.
import { plainPathName } from './frameNames.ts';
import { zeroBasedLine, readPlace, type FrameShape } from './frameShape.ts';

/** These lines also have the error message: see {@link FrameShape.hasMessage}. */
const hasMessage = true;

/** Output of compilers, linkers and type checkers. */
export const compilers: readonly FrameShape[] = [
  {
    // gcc, clang, javac, mypy, tsc, pyright, the linkers.
    hint: ':',
    expression:
      /^\s*(?:\S*\bld: )?((?:file:\/\/)?(?:[A-Za-z]:)?[^\s:"'()]+\.\w+):(\d+)(?::\d+)?(?::| -) (?:fatal |internal compiler )?(?:error|warning|note|undefined reference|multiple definition)\b/i,
    read: readPlace,
    hasMessage,
  },
  {
    // tsc, msbuild, csc, cl.
    hint: ')',
    expression: /^\s*(?:\d+>)?((?:[A-Za-z]:)?[^\s:"'()]+\.\w+)\((\d+)(?:,\d+)*\)\s?: (?:fatal )?(?:error|warning)\b/i,
    read: readPlace,
    hasMessage,
  },
  { hint: '[', expression: /^\s*\[(?:ERROR|WARNING)\] ((?:[A-Za-z]:)?[^\s:"'()[\]]+\.\w+):\[(\d+),\d+\] /, read: readPlace, hasMessage },
  {
    hint: '.kt',
    expression: /^\s*[ew]: (?:file:\/\/)?((?:\/?[A-Za-z]:)?[^\s:"'()]+\.kts?):(?: \()?(\d+)[:,]/,
    read: readPlace,
    hasMessage,
  },
  { hint: '--> ', expression: /^\s*--> ((?:[A-Za-z]:)?[^\s:]+\.\w+):(\d+):\d+\s*$/, read: readPlace },
  { hint: '.go:', expression: /^\s*(?:vet: )?((?:[A-Za-z]:)?[^\s:"'()]+\.go):(\d+)(?::\d+)?: \S/, read: readPlace, hasMessage },
  { hint: '.rb:', expression: /^\s*((?:[A-Za-z]:)?[^\s:"'()]+\.rb):(\d+): \S/, read: readPlace, hasMessage },
  { hint: ':', expression: /^\s{2,}([^\s:"'()]+\.(?:[cm]?[jt]sx?|vue|svelte)):(\d+):\d+:\s*$/, read: readPlace },
];

const crashes: readonly FrameShape[] = [
  {
    hint: 'panicked at ',
    expression: /\bpanicked at (?:['"][^\n]{0,400}['"], )?((?:[A-Za-z]:)?[^\s:'"]+\.rs):(\d+):\d+/,
    read: readPlace,
    hasMessage,
  },
  // Description of a panic for a handler in the program.
  { hint: 'Location {', expression: /\bLocation \{ file: "((?:[A-Za-z]:)?[^\s:"]+\.rs)", line: (\d+)/, read: readPlace, hasMessage },
  // Laravel and Symfony log the place of an exception within a line.
  {
    hint: '(code: ',
    expression: /\(code: \w{1,20}\): [^\n]{0,400} at ((?:[A-Za-z]:)?[^\s:"'()]+\.php):(\d+)\)/,
    read: readPlace,
    hasMessage,
  },
  { hint: ', called in ', expression: /, called in ((?:[A-Za-z]:)?[^\s:"'()]+\.php) on line (\d+)/, read: readPlace, hasMessage },
  {
    hint: '.php',
    expression:
      /^\s*(?:\[[^\]]*\]\s*)?(?:PHP )?(?:(?:Recoverable )?[Ff]atal error|Parse error|Warning|Notice|Deprecated|thrown)\b[^\n]*? in ((?:[A-Za-z]:)?[^\s:"'()]+\.php)(?::| on line )(\d+)/,
    read: readPlace,
    hasMessage,
  },
  {
    hint: ': Assertion ',
    expression: /^\s*(?:[^\s:]+: )?([^\s:]+\.\w+):(\d+): ([^\n]+?): Assertion /,
    read: ([, path = '', line, name = '']) => ({
      path,
      line: zeroBasedLine(line),
      symbol: plainPathName(name.replace(/\(.*$/, '').replace(/^.* /, '')),
    }),
    hasMessage,
  },
  // Node prints the place of a syntax error on a line of its own, above the source line.
  { hint: 'js:', expression: /^((?:file:\/\/)?(?:\/|[A-Za-z]:)[^\s:"']*\.[cm]?js):(\d+)\s*$/, read: readPlace },
];

/** In matching order, after those of traces. */
export const messageShapes: readonly FrameShape[] = [...compilers, ...crashes];
