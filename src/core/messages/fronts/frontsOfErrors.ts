// Prefixes of error messages from runtimes, shells and consoles: types, wrappers, names of programs, places.
import type { Front } from '../messageForms.ts';

const endings = '(?:Error|Exception|Failure|Fault|Warning|Interrupt|Panic)';
/** Suffixes of the type: Node's code in brackets, PHP's and Python's number in parentheses. */
const code = String.raw`(?: ?\[[A-Z_\d]{2,60}\]| ?\(\w{1,20}\))?`;

/** Words around an error that are not in its code. */
const runtimes: readonly Front[] = [
  {
    id: 'uncaught',
    test: /^(?:PHP )?Uncaught (?:\(in promise\):? ?)?/,
    from: 'error',
    examples: [['Uncaught (in promise) TypeError: the shelf has no room left', 'the shelf has no room left']],
    others: ['The Uncaught shelf'],
  },
  {
    id: 'unhandled',
    test: /^(?:Unhandled (?:promise )?(?:rejection|exception)|UnhandledPromiseRejectionWarning|Unhandled Exception)(?: \([^()\n]{1,80}\))?[.:] +/i,
    from: 'error',
    examples: [
      ['Unhandled exception. System.InvalidOperationException: the shelf has no room left', 'the shelf has no room left'],
      ['Unhandled Rejection (Error): the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['Unhandled shelf: no room left', 'Unhandled exception in the shelf of the hall'],
  },
  {
    id: 'node-process',
    test: /^\(node:\d{1,9}\) (?:\[DEP\d{4}\] )?/,
    from: 'error',
    examples: [['(node:4242) UnhandledPromiseRejectionWarning: Error: the shelf has no room left', 'the shelf has no room left']],
    others: ['(node) the shelf has no room left'],
  },
  {
    id: 'thread',
    test: /^Exception in thread "[^"\n]{0,100}" /,
    from: 'trace',
    examples: [['Exception in thread "main" java.lang.RuntimeException: the shelf has no room left', 'the shelf has no room left']],
    others: ['Exception in the thread of the shelf'],
  },
  {
    id: 'cause',
    test: /^(?:Caused by|Suppressed|\[cause\]|Wrapped by|Cause): (?=\S)/,
    from: 'trace',
    examples: [['Caused by: java.text.ParseException: the shelf has no room left', 'the shelf has no room left']],
    others: ['It is caused by: the shelf'],
  },
  {
    id: 'rust-panic',
    test: /^thread '[^'\n]{0,100}'(?: \(\d{1,9}\))? panicked at '([^\n]{1,600})', [^\s']{1,300}:\d{1,7}:\d{1,7}$/,
    from: 'error',
    examples: [["thread 'main' panicked at 'the shelf has no room left', src/shelf.rs:3:9", 'the shelf has no room left']],
    others: ["thread 'main' panicked at src/shelf.rs:3:9:"],
  },
  {
    id: 'rust-macro',
    test: /^(?:internal error: entered unreachable code|not (?:yet )?implemented|assertion `left (?:==|!=) right` failed): (?=\S)/,
    from: 'error',
    examples: [['internal error: entered unreachable code: the shelf has no room left', 'the shelf has no room left']],
    others: ['internal error: entered unreachable code', 'not implemented by the shelf: no room'],
  },
  {
    id: 'rust-unwrap',
    test: /^called `Result::\w{1,20}\(\)` on an? `\w{2,3}` value: (?:[\w:]{0,80} ?\{[^\n]{0,300}?\b(?:message|error|msg): )?"((?:[^"\\\n]|\\.){1,600})"/,
    from: 'error',
    examples: [
      ['called `Result::unwrap()` on an `Err` value: "the shelf has no room left"', 'the shelf has no room left'],
      [
        'called `Result::unwrap()` on an `Err` value: Os { code: 2, kind: NotFound, message: "No such file or directory" }',
        'No such file or directory',
      ],
    ],
    others: ['called `Option::unwrap()` on a `None` value'],
  },
  {
    id: 'go-panic',
    test: /^(?:panic|fatal error): (?:runtime error: )?(?=\S)/,
    from: 'error',
    examples: [['panic: the shelf has no room left', 'the shelf has no room left']],
    others: ['panic on the shelf: no room'],
  },
  {
    id: 'grpc',
    test: /^rpc error: code = \w{1,40} desc = /,
    from: 'error',
    examples: [['rpc error: code = NotFound desc = the shelf has no room left', 'the shelf has no room left']],
    others: ['rpc error: the shelf has no room left'],
  },
  {
    id: 'grpc-status',
    test: /^Status\(StatusCode="?\w{1,40}"?, Detail="((?:[^"\\\n]|\\.){1,600})"/,
    from: 'error',
    examples: [
      ['Grpc.Core.RpcException: Status(StatusCode="NotFound", Detail="the shelf has no room left")', 'the shelf has no room left'],
    ],
    others: ['Status(NotFound): the shelf has no room left'],
  },
  {
    id: 'cpp-what',
    test: /^what\(\):\s+/,
    from: 'error',
    examples: [['  what():  the shelf has no room left', 'the shelf has no room left']],
    others: ['what() is the shelf'],
  },
  {
    id: 'elixir',
    test: /^\*\* \((?:(?<type>[A-Z][\w.]{1,80})|exit|throw)\) /,
    from: 'error',
    examples: [['** (ArgumentError) the shelf has no room left', 'the shelf has no room left']],
    others: ['** (the shelf) has no room left'],
  },
  {
    id: 'ruby-place',
    test: /^[^\s:][^\n:]{0,200}\.(?:rb|erb|rake|ru):\d{1,7}:in [`'][^'\n]{1,200}': (?<message>[^\n]{2,600}?) \((?<type>[A-Z][\w:]{0,120})\)$/,
    from: 'error',
    examples: [["lib/shelf.rb:3:in `put': the shelf has no room left (ArgumentError)", 'the shelf has no room left']],
    others: ["lib/shelf.rb:3:in `put'"],
  },
  {
    id: 'rails',
    test: new RegExp(
      String.raw`^(?:[A-Z]\w{0,60}::){0,6}(?<type>[A-Z]\w{0,60}(?:${endings}|NotFound|Invalid|Missing)) \((?<message>[^\n]{3,600})\):?$`,
    ),
    from: 'error',
    examples: [
      ['F, [2026-11-20T10:12:01.33 #12] FATAL -- : [3f2a-11] ArgumentError (the shelf has no room left):', 'the shelf has no room left'],
    ],
    others: ['ArgumentError (the shelf) has no room'],
  },
  {
    id: 'pytest',
    test: /^E\s{2,8}(?=\S)/,
    from: 'error',
    weak: true,
    examples: [['E   ValueError: the shelf has no room left', 'the shelf has no room left']],
    others: ['E is a shelf'],
  },
  {
    id: 'php-level',
    test: /^(?:PHP )?(?:(?:Recoverable |Catchable )?[Ff]atal error|Parse error|Warning|Notice|Deprecated):\s+/,
    from: 'error',
    mayBeCode: true,
    examples: [
      ['PHP Fatal error:  Uncaught LogicException: the shelf has no room left in /app/src/Shelf.php:452', 'the shelf has no room left'],
      ['Warning: the shelf has no room left in /app/Shelf.php on line 12', 'the shelf has no room left'],
    ],
    others: ['Fatal errors: the shelf'],
  },
  {
    id: 'word',
    test: /^(?:error|fatal|warning|Error|Fatal|ERROR!|Failed|abort|info|warn|note|remote|fail): +(?=\S)/,
    from: 'error',
    mayBeCode: true,
    examples: [
      ['error: the shelf has no room left', 'the shelf has no room left'],
      ['fatal: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['errors: the shelf has no room left'],
  },
  {
    id: 'type',
    test: new RegExp(String.raw`^(?:[\w$]{1,80}(?:\.|::|\\|/)){0,12}(?<type>[\w$]{0,80}${endings}\d?)${code}: (?=\S)`),
    from: 'error',
    examples: [
      ['TypeError [ERR_SHELF]: the shelf has no room left', 'the shelf has no room left'],
      ['shop.shelves.ShelfError: the shelf has no room left', 'the shelf has no room left'],
      ['Shop\\Shelves\\FullException: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['Errors: the shelf', 'TypeErrors are many'],
  },
  {
    id: 'qualified-type',
    test: /^(?:(?:[a-z_]\w{0,60}\.){1,12}|(?:[A-Z]\w{0,60}(?:::|\\)){1,8})(?<type>[A-Z]\w{1,80}): (?=\S)/,
    from: 'error',
    examples: [['shop.shelves.NoRoom: the shelf has no room left', 'the shelf has no room left']],
    others: ['shop.shelves.rooms: the shelf has no room left'],
  },
  {
    id: 'sql',
    test: /^(?:SQLSTATE\[\w{5}\](?: \[\d{1,6}\])?|ORA-\d{5}|ERROR \d{1,6} \(\w{5}\)(?: at line \d{1,9})?): +/,
    from: 'error',
    examples: [['SQLSTATE[23000]: the shelf has no room left', 'the shelf has no room left']],
    others: ['SQLSTATE: the shelf has no room left'],
  },
];

/** Prefixes from browser consoles and command line tools. */
const tools: readonly Front[] = [
  {
    id: 'console-place',
    test: /^(?:VM\d{1,9}(?: \S{1,80})?|\(index\)|[\w.@$-]{1,80}\.(?:[cm]?js|[jt]sx?|vue|html?|php)(?:\?[\w=&.-]{0,80})?):\d{1,7}(?::\d{1,7})?\s+(?=Uncaught|(?:\w{0,40}(?:Error|Exception|Warning)\b)|\[|[A-Z])/,
    from: 'console',
    weak: true,
    examples: [
      ['shelf.js:12 Uncaught TypeError: the shelf has no room left', 'the shelf has no room left'],
      ['VM123:1 Uncaught Error: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['shelf.js:12 is where the shelf is'],
  },
  {
    id: 'npm',
    test: /^(?:npm|pnpm|yarn) (?:ERR!|error|WARN|warn)\s+/,
    from: 'shell',
    examples: [['npm ERR! the shelf has no room left', 'the shelf has no room left']],
    others: ['npm errors on the shelf'],
  },
  {
    id: 'shell',
    test: /^-?(?:ba|z|da|k|fi)?sh: (?:line \d{1,7}: )?(?=\S)/,
    from: 'shell',
    examples: [['bash: line 1: the shelf has no room left', 'the shelf has no room left']],
    others: ['bash is a shelf: no room left'],
  },
  {
    id: 'server',
    test: /^Error (?:from server(?: \(\w{1,40}\))?|response from daemon): /,
    from: 'error',
    mayBeCode: true,
    examples: [['Error from server (NotFound): the shelf has no room left', 'the shelf has no room left']],
    others: ['Error from the server: no room left'],
  },
  {
    id: 'powershell',
    test: /^[A-Z][a-z]{1,20}-[A-Z]\w{1,40} ?: (?=\S)/,
    from: 'shell',
    examples: [['Get-Shelf : the shelf has no room left', 'the shelf has no room left']],
    others: ['Get-shelf: the shelf has no room left'],
  },
  {
    id: 'mark',
    test: /^(?:[([]![)\]](?: \(plugin [^()\n]{1,60}\))?|[✗✘✖✕×⨯❌⚠‼❗●■▲]\ufe0f?|X|!|>|\*|-|•|│)\s+(?=\S)/u,
    from: 'shell',
    mayBeCode: true,
    weak: true,
    examples: [
      ['X the shelf has no room left', 'the shelf has no room left'],
      ['> the shelf has no room left', 'the shelf has no room left'],
      ['(!) the shelf has no room left', 'the shelf has no room left'],
      ['[!] (plugin shelf) RollupError: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['Xylophones have no room left'],
  },
  {
    id: 'bracket',
    test: /^\[[\w@.:\/ -]{1,80}\]:? /,
    from: 'log',
    mayBeCode: true,
    weak: true,
    examples: [['[shelves] the shelf has no room left', 'the shelf has no room left']],
    others: ['[] the shelf has no room left'],
  },
  {
    id: 'program',
    test: /^(?:[\w.~-]{0,60}\/){0,8}(?:(?<type>[A-Z]\w{1,80})|[\w.+-]{1,40}(?:\.exe)?): (?:\(\d{1,4}\) )?(?=\S)/,
    from: 'shell',
    mayBeCode: true,
    weak: true,
    examples: [
      ['shelf: the shelf has no room left', 'the shelf has no room left'],
      ['/usr/bin/shelf: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['the shelf: no room left'],
  },
];

/** Rows of errors in the order of trial. */
export const frontsOfErrors: readonly Front[] = [...runtimes, ...tools];
