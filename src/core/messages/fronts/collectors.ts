// Prefixes that log collectors, containers and servers put before each printed line.
import type { Front } from '../messageForms.ts';

// Fields of the rows below, so that each row names only those that it has.
const from = 'log';
const opens = 'log';
const needs = 'log';
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const clock = String.raw`\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?`;

/** Prefixes of collectors, containers and operating systems. */
export const collectors: readonly Front[] = [
  {
    id: 'syslog',
    test: new RegExp(String.raw`^${months} [ \d]\d ${clock} [\w.-]{1,80} [\w@./-]{1,80}(?:\[\d+\])?: `),
    from,
    opens,
    examples: [['Nov 20 10:12:01 web-1 shopd[812]: the shelf has no room left', 'the shelf has no room left']],
    others: ['Nov 20 was when the shelf had no room left'],
  },
  {
    id: 'journal',
    test: /^[\w@./-]{0,79}[a-z\d_-]\[\d{1,9}\]: /,
    from,
    opens,
    examples: [['shopd[812]: the shelf has no room left', 'the shelf has no room left']],
    others: ['shelves[4] is where the list has no room left'],
  },
  {
    id: 'compose',
    test: /^(?:[\w.-]{0,77}[_-]\d{1,3} {1,40}|[\w.-]{1,80} {2,40})\| (?=\S)/,
    from,
    opens,
    weak: true,
    examples: [['shop-1  | ERROR the shelf has no room left', 'the shelf has no room left']],
    others: ['| shelf | no room left |', 'Error: str | the shelf has no room left'],
  },
  {
    id: 'stream',
    test: /^std(?:out|err) [FP] /,
    from,
    needs,
    examples: [['2026-11-20T10:12:01.332158Z stderr F the shelf has no room left', 'the shelf has no room left']],
    others: ['stderr F the shelf has no room left'],
  },
  {
    id: 'actions',
    test: /^##\[(?:error|warning|notice|debug)\]/,
    from,
    opens,
    examples: [['2026-11-20T10:12:01.3321584Z ##[error]the shelf has no room left', 'the shelf has no room left']],
    others: ['## [error] in the heading of a page'],
  },
  {
    id: 'actions-command',
    test: /^::(?:error|warning|notice|debug)(?: [^:\n]{0,200})?::/,
    from,
    opens,
    examples: [['::error file=a.js,line=1::the shelf has no room left', 'the shelf has no room left']],
    others: ['::error is a name in a space'],
  },
  {
    id: 'apache',
    test: new RegExp(String.raw`^\[(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) ${months} [ \d]\d ${clock} \d{4}\] (?:\[[^\]\n]{1,80}\] ){1,4}`),
    from,
    opens,
    examples: [
      [
        '[Fri Nov 20 10:12:01.332 2026] [php:error] [pid 12] [client 192.0.2.1:80] the shelf has no room left',
        'the shelf has no room left',
      ],
    ],
    others: ['[Fri Nov 20] the shelf has no room left'],
  },
  {
    id: 'nginx-worker',
    test: /^\d{1,9}#\d{1,9}: (?:\*\d{1,12} )?/,
    from,
    needs,
    examples: [['2026/11/20 10:12:01 [error] 31#31: *12 the shelf has no room left', 'the shelf has no room left']],
    others: ['31#31: the shelf has no room left'],
  },
  {
    id: 'php-message',
    test: /^(?:FastCGI sent in stderr: ")?PHP message: /,
    from: 'error',
    examples: [
      [
        '2026/11/20 10:12:01 [error] 31#31: *12 FastCGI sent in stderr: "PHP message: PHP Fatal error:  Uncaught LogicException: the shelf has no room left in /app/a.php:3" while reading response header from upstream, client: 192.0.2.1',
        'the shelf has no room left',
      ],
    ],
    others: ['the PHP message is that the shelf has no room left'],
  },
  {
    id: 'php-pool',
    test: /^\[pool [\w.-]{1,60}\] child \d{1,9} said into std(?:out|err): "([^\n]{3,2000}?)"?(?:, pipe is closed)?$/,
    from,
    needs,
    examples: [['WARNING: [pool www] child 70 said into stderr: "the shelf has no room left"', 'the shelf has no room left']],
    others: ['[pool www] the shelf has no room left'],
  },
];
