// Stack traces of many languages read into frames, line by line, innermost call of the root cause first.
import type { Frame } from './anchors.ts';

/** Longer lines are no stack frames; it also bounds what the expressions below can cost. */
const longestFrame = 600;

interface Pattern {
  /** Word that must be in the line, so that most lines cost one search. */
  readonly hint: string;
  readonly expression: RegExp;
  readonly read: (match: RegExpExecArray) => Omit<Frame, 'text'>;
  /** Python prints the innermost frame last, the others first. */
  readonly innermostLast: boolean;
}

const number = (text: string | undefined): number => (text ? Number(text) - 1 : -1);

/** `com.example.Cart$Item.total` in `Cart.java` -> `com/example/Cart.java`, `Cart.Item.total`. */
function javaFrame(match: RegExpExecArray): Omit<Frame, 'text'> {
  const [, qualified = '', file = '', line] = match;
  const parts = qualified.replace(/^.*\//, '').split('.');
  const method = parts.pop() ?? '';
  const type = parts.pop() ?? '';
  const owner = type.replace(/\$(?:\d+|\$Lambda.*)$/, '').replaceAll('$', '.');
  const name = method === '<init>' ? (owner.split('.').at(-1) ?? '') : method.replace(/^lambda\$(\w+)\$\d+$/, '$1');
  return { path: [...parts, file].join('/'), line: number(line), symbol: owner ? `${owner}.${name}` : name };
}

const patterns: readonly Pattern[] = [
  {
    hint: 'File "',
    expression: /^\W*File "([^"]+)", line (\d+)(?:, in (\S+))?/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: number(line), symbol: symbol.replace(/^<.*>$/, '') }),
    innermostLast: true,
  },
  {
    hint: '.py',
    expression: /^\s*(?:File )?((?:[A-Za-z]:)?[^\s:"'()]+\.py)(?::(\d+))?,? in ([\w.<>]+)\(/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: number(line), symbol: symbol.replace(/<.*>/, '') }),
    innermostLast: true,
  },
  {
    hint: '.py:',
    expression: /^\s*([^\s:"'()]+\.py):(\d+): (?:in (\w+)|[A-Z]\w*(?:Error|Exception|Failure)?\s*$)/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: number(line), symbol }),
    innermostLast: true,
  },
  {
    hint: '(',
    expression: /^\s*(?:\[[^\]]*\]\s*)?at\s+([\w$.<>/@]+)\(([\w$-]+\.(?:java|kt|scala|groovy)):?(\d+)?\)/,
    read: javaFrame,
    innermostLast: false,
  },
  {
    hint: ' in ',
    expression: /^\s*at ([^\s(]+)\([^)]*\) in ([^\n]+\.\w+):line (\d+)/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: number(line), symbol: symbol.split('.').slice(-2).join('.') }),
    innermostLast: false,
  },
  {
    hint: 'at ',
    expression: /^\s*at (?:async )?(?:new )?([^\s()]+)(?: \[as [^\]]+\])? \((?:file:\/\/|webpack:\/{2,3})?([^()]+?):(\d+)(?::\d+)?\)/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: number(line), symbol: plainJsName(symbol) }),
    innermostLast: false,
  },
  {
    hint: 'at ',
    expression: /^\s*at (?:async )?(?:file:\/\/|webpack:\/{2,3})?([^\s()]+\.\w+):(\d+)(?::\d+)?\s*$/,
    read: ([, path = '', line]) => ({ path, line: number(line), symbol: '' }),
    innermostLast: false,
  },
  {
    hint: '@',
    expression: /^\s*([\w$.<>/]*)@(?:file:\/\/|https?:\/\/[^/\s]+\/)?([^\s@()]+\.\w+):(\d+)(?::\d+)?\s*$/,
    read: ([, symbol = '', path = '', line]) => ({ path, line: number(line), symbol: plainJsName(symbol) }),
    innermostLast: false,
  },
  {
    hint: '.go:',
    expression: /^\s+([^\s:]+\.go):(\d+)(?: \+0x[0-9a-f]+)?\s*$/,
    read: ([, path = '', line]) => ({ path, line: number(line), symbol: '' }),
    innermostLast: false,
  },
  {
    hint: '.rb:',
    expression: /^\s*(?:from )?([^\s:]+\.rb):(\d+):in [`']([^'`]+)'/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: number(line), symbol: symbol.replace(/^block (?:\(.*\) )?in /, '') }),
    innermostLast: false,
  },
  {
    hint: '.php',
    expression: /^\s*#\d+ ([^\s(]+\.php)\((\d+)\): (?:[\w\\]+(?:->|::))?(\w+)/,
    read: ([, path = '', line, symbol = '']) => ({ path, line: number(line), symbol }),
    innermostLast: false,
  },
];

/** `Object.<anonymous>`, `Module._compile`, `Router.handle` -> what the workspace may call it. */
function plainJsName(name: string): string {
  return name
    .replace(/^(?:Object|Function|Module|module\.exports|exports|global|Context)\./, '')
    .replace(/\.?<anonymous>$/, '')
    .replace(/^.*\//, '');
}

/** Reads one line as a stack frame. */
export function readFrame(line: string): { readonly frame: Frame; readonly innermostLast: boolean } | undefined {
  if (line.length > longestFrame) return undefined;
  for (const { hint, expression, read, innermostLast } of patterns) {
    if (!line.includes(hint)) continue;
    const match = expression.exec(line);
    if (match) return { frame: { ...read(match), text: line.trim() }, innermostLast };
  }
  return undefined;
}

/**
 * Orders the frames of a text by how near they are to the failure. Frames that follow each other are one trace; a trace after
 * `Caused by:` is nearer to the cause than the one before it, so later Java traces go first. In chained Python traces the last one is
 * what was seen and the first one its cause, so the order of the text stays.
 */
export function orderFrames(
  traces: readonly { readonly frames: readonly Frame[]; readonly innermostLast: boolean; readonly cause: boolean }[],
): Frame[] {
  const ordered = traces.map((trace) => ({ ...trace, frames: trace.innermostLast ? trace.frames.toReversed() : trace.frames }));
  const causes = ordered.filter((trace) => trace.cause).toReversed();
  return [...causes, ...ordered.filter((trace) => !trace.cause)].flatMap((trace) => trace.frames);
}
