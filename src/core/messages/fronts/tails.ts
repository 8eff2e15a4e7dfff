// Suffixes from runtimes and loggers: places, codes, pairs of structured logs. They are removed so that only the message is searched.
import type { MessageForm } from '../messageForms.ts';

/** A suffix of a message. A tail that `needs` a log line occurs in prose too. */
export interface Tail extends MessageForm {
  readonly needs?: 'log';
  /** One of these ends the line; it saves the expression from trying every place of other lines. */
  readonly endings?: string;
  /** Words that may belong to the code: the message is also returned with them. */
  readonly mayBeCode?: true;
}

const path = String.raw`(?:[A-Za-z]:)?[^\s:"'()]{1,300}`;

/** In the order of trial. Each ends with `$`. */
export const tails: readonly Tail[] = [
  {
    id: 'nginx-context',
    test: /" while [a-z][^"\n]{2,80}, client: [^\n]{1,800}$/,
    examples: [
      [
        '2026/11/20 10:12:01 [error] 31#31: *12 FastCGI sent in stderr: "PHP message: the shelf has no room left" while reading upstream, client: 192.0.2.1',
        'the shelf has no room left',
      ],
    ],
    others: ['the shelf has no room left while reading upstream'],
  },
  {
    id: 'object',
    endings: '}]',
    test: /\s{1,8}(?:\{"[^\n]{0,4000}\}|\{\}|\[\])$/,
    examples: [
      ['2026-11-20 10:12:01 error: the shelf has no room left {"service":"shop"}', 'the shelf has no room left'],
      ['[2026-11-20 10:12:01] shop.ERROR: the shelf has no room left [] []', 'the shelf has no room left'],
    ],
    others: ['error: the shelf has no room left {top}'],
  },
  {
    id: 'php-place',
    test: new RegExp(String.raw` in ${path}\.(?:php|phtml|inc|module)(?:\(\d{1,7}\))?(?::\d{1,7}| on line \d{1,7})(?:\s.{0,20})?$`),
    examples: [['PHP Warning:  the shelf has no room left in /app/src/Shelf.php on line 12', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left in shelf.php'],
  },
  {
    id: 'php-code',
    test: new RegExp(String.raw` at ${path}\.php:\d{1,7}\)?"?\}?$`),
    examples: [['Error: the shelf has no room left at /app/src/Shelf.php:12', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left at shelf.php'],
  },
  {
    id: 'swift-place',
    test: new RegExp(String.raw`: file ${path}, line \d{1,7}$`),
    examples: [['Fatal error: the shelf has no room left: file app/main.swift, line 12', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left: file app/main.swift'],
  },
  {
    id: 'script-place',
    test: /\s{1,8}(?:at |@ ?)(?:(?:async |new )?[\w$.<>[\] ]{1,120} \()?(?:[a-z-]{2,20}:\/\/)?[^\s()]{1,300}:\d{1,7}(?::\d{1,7})?\)?$/,
    examples: [
      ['Error: the shelf has no room left at putBook (shelf.js:12:3)', 'the shelf has no room left'],
      ['Uncaught Error: the shelf has no room left at https://shop.example/shelf.js:12:3', 'the shelf has no room left'],
    ],
    others: ['Error: the shelf has no room left at noon'],
  },
  {
    id: 'console-link',
    test: /\s{2,8}[\w.@$-]{1,80}\.(?:[cm]?js|[jt]sx?|vue):\d{1,7}(?::\d{1,7})?$/,
    examples: [['Uncaught Error: the shelf has no room left    shelf.js:12:3', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left shelf.js'],
  },
  {
    id: 'rule-name',
    endings: ']',
    test: /\s{1,8}\[(?:plugin [\w@./:-]{1,80}|-W[\w=+-]{1,60}|(?:Error|Warning)\/[\w@./-]{1,80}|[a-z\d]{1,30}(?:-[a-z\d]{1,30}){1,8}|[^\s[\]]{1,300}proj|Help \d)\]$/,
    mayBeCode: true,
    examples: [
      ['shelf.py:3: error: the shelf has no room left  [no-shelf]', 'the shelf has no room left'],
      ['✘ [ERROR] the shelf has no room left [plugin shelf]', 'the shelf has no room left'],
      ['Shelf.cs(3,5): error CS0103: the shelf has no room left [/shop/shop.csproj]', 'the shelf has no room left'],
    ],
    others: ['Error: the shelf has no room left [top]'],
  },
  {
    id: 'help-arrow',
    endings: '>',
    test: / ->$/,
    examples: [['[ERROR] the shelf has no room left -> [Help 1]', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left ->> top'],
  },
  {
    id: 'position',
    endings: ')',
    test: /\s\(\d{1,7}:\d{1,7}\)$/,
    mayBeCode: true,
    examples: [['SyntaxError: /shop/shelf.js: the shelf has no room left (3:5)', 'the shelf has no room left']],
    others: ['Error: the shelf has no room left (3)'],
  },
  {
    id: 'dotnet-parameter',
    test: /\s\(Parameter '(?<parameter>[^'\n]{1,80})'\)$/,
    mayBeCode: true,
    examples: [["System.ArgumentException: the shelf has no room left (Parameter 'shelf')", 'the shelf has no room left']],
    others: ['Error: the shelf has no room left (top)'],
  },
  {
    id: 'code',
    test: /\s[([](?:code|errno|status|exit code|error code)\s?[=:]?\s?[\w.-]{1,40}[)\]]$/i,
    mayBeCode: true,
    examples: [['error: the shelf has no room left (code=E_SHELF)', 'the shelf has no room left']],
    others: ['error: the shelf has no room left (top)'],
  },
  {
    id: 'rust-cause',
    test: /: (?:[A-Z]\w{0,40}(?:::[A-Z]\w{0,40})?(?: \{|\()[^\n]{0,400}[})]|[A-Z]\w{1,40}Error)$/,
    mayBeCode: true,
    examples: [["thread 'main' panicked at 'no room: Custom { kind: Other }', src/a.rs:1:2", 'no room']],
    others: ['Error: the shelf has no room left: none'],
  },
  {
    id: 'colon',
    test: /:$/,
    needs: 'log',
    mayBeCode: true,
    examples: [['2026-11-20 10:12:01 - RuntimeError - the shelf has no room left:', 'the shelf has no room left']],
    others: ['the shelf: no room left'],
  },
  {
    id: 'cut',
    test: /\s?(?:\.{3}|…)$/,
    mayBeCode: true,
    examples: [['Error: the shelf has no room…', 'the shelf has no room']],
    others: ['Error: the shelf has no room left.'],
  },
];

/** One pair of a structured log at the end of a line. */
const lastPair = /\s[\w.@-]{1,60}=[^\s"=]{0,300}$/;
/** Start of a pair with a quoted value. */
const pairName = /\s[\w.@-]{1,60}=$/;

/** `text` without the pairs `name=value` at its end. Linear: each step removes one. */
export function withoutPairs(text: string): string {
  let rest = text;
  for (;;) {
    const before = rest;
    if (rest.endsWith('"')) {
      const opening = rest.lastIndexOf('="');
      const front = opening < 0 ? '' : rest.slice(Math.max(0, opening - 80), opening + 1);
      if (pairName.test(front)) rest = rest.slice(0, opening + 1).replace(/\s[^\s=]{1,60}=$/, '');
    } else {
      const end = rest.slice(-400);
      const pair = lastPair.exec(end);
      if (pair) rest = rest.slice(0, rest.length - pair[0].length);
    }
    rest = rest.trimEnd();
    if (rest === before) return rest;
  }
}
