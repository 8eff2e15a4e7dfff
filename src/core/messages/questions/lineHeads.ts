// Table of lines that only announce a message on the lines below.
import { placeOfMessage } from '../fronts/frontsOfBuilds.ts';
import type { MessageSource, MessageForm } from '../messageForms.ts';

/** A line whose message is on the next line that is not blank. */
export interface LineHead extends MessageForm {
  readonly from: MessageSource;
  /** Further lines below the first that hold messages of their own. */
  readonly goesOn?: RegExp;
  /** Lines between the head and the message. */
  readonly over?: RegExp;
}

const message = 'the shelf has no room left';

/** In the order of trial. */
export const lineHeads: readonly LineHead[] = [
  {
    id: 'rust-panic',
    test: /\bpanicked at \S[^\n]{0,400}:\d{1,7}:\d{1,7}:\s*$/,
    from: 'error',
    examples: [[`thread 'main' panicked at src/shelf.rs:3:9:\n${message}`, message]],
    others: [`thread 'main' panicked at '${message}', src/shelf.rs:3:9`],
  },
  {
    id: 'anyhow',
    test: /^\s*Caused by:\s*$/,
    from: 'error',
    goesOn: /^\s*\d{1,3}: /,
    examples: [[`Caused by:\n    0: ${message}\n    1: not found`, message]],
    others: [`Caused by: ${message}`],
  },
  {
    id: 'aspnet',
    test: /^\s*(?:trce|dbug|info|warn|fail|crit): [\w.+`]{1,200}\[\d{1,9}\]\s*$/,
    from: 'log',
    examples: [[`info: Acme.Shop.Shelf[0]\n      ${message}`, message]],
    others: [`info: ${message}`],
  },
  {
    id: 'symfony',
    test: /^\s*(?:In [\w./-]{1,120} line \d{1,7}:|\[(?:[A-Z]\w{0,80}\\){0,8}[A-Z]\w{2,80}\])\s*$/,
    from: 'error',
    examples: [
      [`In Shelf.php line 12:\n\n  ${message}  \n`, message],
      [`  [RuntimeException]   \n  ${message}  \n`, message],
    ],
    others: [`[shelf] ${message}`],
  },
  {
    id: 'gradle',
    test: /^\* What went wrong:\s*$/,
    from: 'error',
    goesOn: /^\s*> /,
    examples: [[`* What went wrong:\n${message}`, message]],
    others: [`What went wrong: ${message}`],
  },
  {
    id: 'java-logging',
    test: /^\w{3} \d{1,2}, \d{4} [\d:]{7,8} [AP]M [\w.$]{1,200} \S{1,80}\s*$/,
    from: 'log',
    examples: [[`Nov 20, 2026 10:12:01 AM com.acme.Shelf put\nWARNING: ${message}`, message]],
    others: [`Nov 20, 2026 was late: ${message}`],
  },
  {
    id: 'build-place',
    test: placeOfMessage,
    from: 'error',
    examples: [
      [`ERROR in ./src/shelf.js\n${message}`, message],
      [`WARNING in ./src/shelf.js 2:0-24\n${message}`, message],
      [`[tsl] ERROR in /shop/shelf.ts(3,5)\n      TS2304: ${message}`, message],
    ],
    others: [`ERROR in ./src/shelf.js ${message}`, `ERROR in ${message}`],
  },
  {
    id: 'build-part',
    test: /^(?:ERROR|WARNING) in [\w-]{1,60}\s*$/,
    from: 'error',
    examples: [[`ERROR in main\n${message}`, message]],
    others: [`ERROR in ${message}`],
  },
  {
    id: 'build-failed',
    test: /^\P{L}{0,4}(?:error during build:|failed to compile(?: with \d{1,5} \w{1,10})?[.:]?|(?:build|compil\w{1,6}) failed[.:]?)\s*$/iu,
    from: 'error',
    over: /^\s*(?:\.{0,2}\/)?[\w@.\\/-]{1,300}\.\w{1,5}(?:[: ]\d{1,7}:\d{1,7})?\s*$/,
    examples: [
      [`error during build:\n${message}`, message],
      [`Failed to compile.\n\n./src/shelf.js:3:5\n${message}`, message],
    ],
    others: [`build failed: ${message}`],
  },
  {
    id: 'module-from',
    test: /^\s{0,8}\w{1,30} (?:Error|Warning|\w{1,20} failed) \(from [^\n]{1,300}\):\s*$/,
    from: 'error',
    examples: [[`Module Warning (from ./shelf.js):\n${message}`, message]],
    others: [`Module Warning: ${message}`],
  },
  {
    id: 'cmake',
    test: /^CMake (?:Error|Warning)(?: \(dev\))? at [^\n]{1,300}:\d{1,7} \(\w{1,60}\):\s*$/,
    from: 'error',
    examples: [[`CMake Error at CMakeLists.txt:3 (message):\n  ${message}`, message]],
    others: [`CMake Error: ${message}`],
  },
  {
    id: 'gradle-cause',
    test: /^(?:Execution failed for task '[^'\n]{1,200}'|A problem occurred (?:evaluating|configuring) [^\n]{1,200})\.\s*$/,
    from: 'error',
    examples: [
      [`* What went wrong:\nExecution failed for task ':shop:build'.\n> ${message}`, message],
      [`A problem occurred evaluating root project 'shop'.\n> ${message}`, message],
    ],
    others: [`Execution failed: ${message}`],
  },
  {
    id: 'line-of-file',
    test: /^(?:DEPRECATION )?(?:WARNING|ERROR|Warning|Error) (?:on|at) line \d{1,7}[^\n]{0,300}:\s*$/,
    from: 'error',
    examples: [[`DEPRECATION WARNING on line 3, column 5 of shelf.scss:\n${message}`, message]],
    others: [`Error on line 3: ${message}`],
  },
];
