// Patterns of stack trace lines, one for each format of a runtime or debugger.
import { csParameters, plainCsName, plainJsName, plainPathName, plainRubyName, rustPlace } from './frameNames.ts';
import { zeroBasedLine, readPlace, type FrameShape, type ParsedFrame } from './frameShape.ts';

/** `com.example.Cart$Item.total` in `Cart.java` -> `com/example/Cart.java`, `Cart.Item.total`. */
function javaFrame(match: RegExpExecArray): ParsedFrame {
  const [, qualifiedName = '', fileName, line] = match;
  const parts = qualifiedName.replace(/^.*\//, '').split('.');
  let method = parts.pop() ?? '';
  let type = parts.pop() ?? '';
  const file = fileName ?? `${type.replace(/\$.*$/, '')}.java`;
  // Kotlin compiles coroutines and lambdas to classes: `Cart$load$2.invokeSuspend` is in `Cart.load`.
  const [, outerName, innerName] = /^(.+?)\$([a-z]\w*)(?:\$\w+)*$/.exec(type) ?? [];
  if (outerName && innerName && method.startsWith('invoke')) [type, method] = [outerName, innerName];
  const owner = type.replace(/\$(?:\d+|\$Lambda.*)$/, '').replaceAll('$', '.');
  const name = method === '<init>' ? (owner.split('.').at(-1) ?? '') : method.replace(/^lambda\$(\w+)\$\d+$/, '$1');
  const isFacade = file.endsWith('.kt') && owner === `${file.slice(0, -'.kt'.length)}Kt`;
  return { path: [...parts, file].join('/'), line: zeroBasedLine(line), symbol: owner && !isFacade ? `${owner}.${name}` : name };
}

/** Frame of .NET without debug symbols, which names no file: the path follows from the class by convention. */
function bareCsFrame([, qualifiedName = '', parameterList = '']: RegExpExecArray): ParsedFrame {
  const symbol = plainCsName(qualifiedName);
  const types = qualifiedName.split(/[.+`<[]/).filter(Boolean);
  const type = symbol.slice(0, Math.max(0, symbol.indexOf('.')));
  return {
    path: `${[...types.slice(0, Math.max(0, types.indexOf(type))), type].join('/')}.cs`,
    line: -1,
    symbol,
    parameters: csParameters(parameterList),
  };
}

const pythonShapes: readonly FrameShape[] = [
  {
    hint: 'File "',
    expression: /^\W*File "([^"]+)", line (\d+)(?:, in (\S+))?/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol: symbol.replace(/^<.*>$/, '') }),
    innermostLast: true,
  },
  {
    // Follows other words when a whole trace is pasted on one line.
    hint: ' File "',
    expression: /\sFile "([^"]+)", line (\d+)(?:, in (\S+))?/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol: symbol.replace(/^<.*>$/, '') }),
    innermostLast: true,
    hasMessage: true,
  },
  {
    hint: '.py',
    expression: /^\s*(?:File )?((?:[A-Za-z]:)?[^\s:"'()]+\.py)(?::(\d+))?,? in ([\w.<>]+)\(/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol: symbol.replace(/<.*>/, '') }),
    innermostLast: true,
  },
  {
    hint: '.py:',
    expression: /^\s*([^\s:"'()]+\.py):(\d+): (?:in (\w+)|[A-Z]\w*(?:Error|Exception|Failure)?\s*$)/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol }),
    innermostLast: true,
  },
];

const managedShapes: readonly FrameShape[] = [
  {
    hint: '(',
    expression: /^\s*(?:\[[^\]]*\]\s*)?at\s+([\w$.<>/@]+)\(([\w$-]+\.(?:java|kt|scala|groovy)):?(\d+)?\)/,
    read: javaFrame,
  },
  // Obfuscated or generated code: the file follows from the class.
  { hint: '(', expression: /^\s*at\s+([\w$.<>/@]+)\((?:Unknown Source|Native Method|<generated>)\)/, read: javaFrame },
  {
    hint: ' in ',
    expression: /^\s*at ([^\s(]+)\(([^)]*)\) in ([^\n]+\.\w+):line (\d+)/,
    read: ([, symbol = '', parameterList = '', path = '', line]) => ({
      path,
      line: zeroBasedLine(line),
      symbol: plainCsName(symbol),
      parameters: csParameters(parameterList),
    }),
  },
  {
    hint: 'at ',
    expression: /^\s*at ([A-Z]\w*(?:[.+][^\s(.+]+)+|[A-Z]\w*(?:[.+][^\s(.+]+)*\.\.c?ctor)\(([^()]*)\)\s*$/,
    read: bareCsFrame,
  },
];

const scriptShapes: readonly FrameShape[] = [
  {
    // Evaluated code: the place of the `eval` call is in the workspace.
    hint: '(eval at ',
    expression: /^\s*at (?:async )?\S+ \(eval at (\S+) \(([^()]+?):(\d+)(?::\d+)?\)/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainJsName(symbol) }),
  },
  {
    hint: 'at ',
    expression: /^\s*at (?:async )?(?:new )?([^\s()]+)(?: \[as [^\]]+\])? \((?:file:\/\/|webpack:\/{2,3})?([^\n]+?):(\d+)(?::\d+)?\)\s*$/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainJsName(symbol) }),
  },
  {
    hint: 'at ',
    expression: /^\s*at (?:async )?(?:file:\/\/|webpack:\/{2,3})?(\S+\.\w+\??):(\d+)(?::\d+)?\s*$/,
    read: readPlace,
  },
  {
    hint: '@',
    expression: /^\s*(?:[a-z ]{1,30}\*)?([\w$.<>/]*)@(?:file:\/\/|https?:\/\/[^/\s]+\/)?([^\s@]+\.\w+\??):(\d+)(?::\d+)?\s*$/i,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainJsName(symbol) }),
  },
];

/** They come before the shapes of scripts: a Go module has its version after an `@`, where scripts have the place of a function. */
const goShapes: readonly FrameShape[] = [
  { hint: '.go:', expression: /^\s+((?:[A-Za-z]:)?[^\s:]+\.go):(\d+)(?: \+0x[0-9a-f]+)?\s*$/, read: readPlace },
];

const otherShapes: readonly FrameShape[] = [
  {
    hint: '.rb:',
    expression: /^\s*(?:from )?((?:[A-Za-z]:)?[^\s:]+\.rb):(\d+):in [`']([^'`]+)': \S/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol: plainRubyName(symbol) }),
    hasMessage: true,
  },
  {
    // Rails prints gem and version instead of the folder of the gem.
    hint: '.rb:',
    expression: /^\s*(?:from )?(?:[\w.-]{1,80} \([\w.]{1,40}\) )?((?:[A-Za-z]:)?[^\s:]+\.rb):(\d+):in [`']([^'`]+)'/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: zeroBasedLine(line), symbol: plainRubyName(symbol) }),
  },
  // The name after the place is the called function, not the enclosing one.
  { hint: '.php', expression: /^\s*#\d+ ([^\s(]+\.php)\((\d+)\): /, read: readPlace },
];

const nativeShapes: readonly FrameShape[] = [
  {
    hint: ' at ',
    expression: /^\s*#\d+\s+(?:0x[0-9a-f]+ in )?((?:\(anonymous namespace\)::)?[^\s(]+)[^\n]* at (\S+):(\d+)\s*$/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainPathName(symbol) }),
  },
  {
    hint: ' in ',
    expression: /^\s*#\d+ 0x[0-9a-f]+ in ((?:\(anonymous namespace\)::)?[^\s(]+)[^\n]*? (\S+\.\w+):(\d+)(?::\d+)?\s*$/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainPathName(symbol) }),
  },
  {
    hint: 'frame #',
    expression: /^[\s*]*frame #\d+: [^`\n]*`([^\s(`]+)[^\n]* at (\S+?):(\d+)(?::\d+)?\b/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: zeroBasedLine(line), symbol: plainPathName(symbol) }),
  },
  {
    hint: '.rs:',
    expression: /^\s+at ((?:[A-Za-z]:)?[^\s:]+\.rs):(\d+)(?::\d+)?\s*$/,
    read: readPlace,
  },
];

/** A function without a place: Rust prints only names without debug information. */
export const bareShape: FrameShape = {
  hint: '::',
  expression: /^\s*\d+:\s+(?:0x[\da-f]+ - )?((?:<[^\n]{1,300}>::)?[\w:{}#$<>,&]{3,400})\s*$/,
  read: ([, name = '']) => {
    const { symbol, modules } = rustPlace(name) ?? { symbol: '', modules: [name] as const };
    return { path: modules[0], line: -1, symbol, modules };
  },
};
/** Places without functions on consecutive lines: the rest of a trace in the report of a test framework or an exception handler. */
export const listedShape: FrameShape = {
  hint: ':',
  expression: /^\s*((?:[A-Za-z]:)?[^\s:"'()]{1,400}\.\w{1,6}):(\d+)(?::\d+)?\s*$/,
  read: readPlace,
};
/** Place of the function on the line above. */
export const placeOfBare = /^\s+at \S/;

/** In matching order. */
export const traceShapes: readonly FrameShape[] = [
  ...pythonShapes,
  ...managedShapes,
  ...nativeShapes,
  ...goShapes,
  ...scriptShapes,
  ...otherShapes,
];
