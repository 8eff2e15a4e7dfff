// Prefixes from loggers: times, levels, threads, names of loggers, places. They are removed from the left, row by row, until none fits.
import { collectors } from './collectors.ts';
import type { Front } from '../messageForms.ts';

// Fields of the rows below, so that each row names only those that it has.
const from = 'log';
const opens = 'log';
const needs = 'log';
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const clock = String.raw`\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?`;
const zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;
const level =
  '(?:TRACE|DEBUG|INFO|INFORMATION|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE|FINE|CONFIG|ALERT|EMERG|PANIC|DPANIC|VRB|DBG|INF|WRN|ERR|FTL)';
const anyLevel =
  '(?:trace|debug|info|information|notice|warn|warning|error|fatal|critical|severe|alert|emerg|panic|crit|err|Trace|Debug|Info|Notice|Warn|Warning|Error|Fatal|Critical)';

/** Complete lines of one logger, before the rows for parts of a line. */
const forms: readonly Front[] = [
  {
    id: 'glog',
    test: new RegExp(String.raw`^[IWEF](?:\d{4}){1,2} ${clock}\s+\d{1,9} [^\]\s]{1,160}:\d{1,7}\] `),
    from,
    opens,
    examples: [
      ['E1120 10:12:01.332000   12345 shelf.go:138] the shelf has no room left', 'the shelf has no room left'],
      ['W20261120 10:12:01.332158 12345 shelf.cc:88] the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['E1120 is the code of a shelf with no room'],
  },
  {
    id: 'env-logger',
    test: new RegExp(String.raw`^\[\d{4}-\d\d-\d\d[T ]${clock}${zone}\s+${level}\s+[^\]\s]{0,160}\]\s+`),
    from,
    opens,
    examples: [['[2026-11-20T10:12:01Z WARN  shop::shelf] the shelf has no room left', 'the shelf has no room left']],
    others: ['[2026-11-20 shelf] the shelf has no room left'],
  },
  {
    id: 'clock-and-level',
    test: new RegExp(String.raw`^\[(?:\d{4}-\d\d-\d\d )?${clock}(?: [AP]M)?${zone} ${level}\]\s+`),
    from,
    opens,
    examples: [['[10:12:01 WRN] the shelf has no room left', 'the shelf has no room left']],
    others: ['[10:12:01 shelf] no room left'],
  },
  {
    id: 'ruby-logger',
    test: new RegExp(String.raw`^[DIWEFA], \[\d{4}-\d\d-\d\dT${clock} #\d{1,9}\]\s{1,3}[A-Z]{3,7} -- [^:\n]{0,80}: `),
    from,
    opens,
    examples: [['E, [2026-11-20T10:12:01.332158 #4242] ERROR -- : the shelf has no room left', 'the shelf has no room left']],
    others: ['E, F and G are shelves -- : no room'],
  },
  {
    id: 'redis',
    test: new RegExp(String.raw`^\d{1,9}:[A-Z] \d\d ${months} (?:\d{4} )?${clock} [#*.-] `),
    from,
    opens,
    examples: [['12345:M 20 Nov 2026 10:12:01.332 # the shelf has no room left', 'the shelf has no room left']],
    others: ['12:M is the size of a shelf'],
  },
  {
    id: 'logcat',
    test: new RegExp(String.raw`^(?:\d{4}-)?\d\d-\d\d ${clock}\s+\d{1,9}[ -]+\d{1,9}(?:/\S{1,80})? [VDIWEFA][ /][^:\n]{1,60}: `),
    from,
    opens,
    examples: [['11-20 10:12:01.332  4242  4260 W Shelf   : the shelf has no room left', 'the shelf has no room left']],
    others: ['11-20 shelves: no room left'],
  },
  {
    id: 'logcat-brief',
    test: /^[VDIWEFA]\/[^(\n]{1,60}\(\s{0,6}\d{1,9}\): /,
    from,
    opens,
    examples: [['E/Shelf( 4242): the shelf has no room left', 'the shelf has no room left']],
    others: ['E/Shelf (top): no room left'],
  },
  {
    id: 'logrus',
    test: /^(?:TRAC|DEBU|INFO|WARN|ERRO|FATA|PANI)\[\d{4,12}\]\s+/,
    from,
    opens,
    examples: [['ERRO[0003] the shelf has no room left                     shelf=top', 'the shelf has no room left']],
    others: ['ERRO[x] no room left'],
  },
  {
    id: 'python-basic',
    test: /^(?:DEBUG|INFO|WARNING|ERROR|CRITICAL):[\w.]{1,120}:(?=\S)/,
    from,
    opens,
    examples: [['WARNING:shop.shelf:the shelf has no room left', 'the shelf has no room left']],
    others: ['ERROR: the shelf has no room left'],
  },
  {
    id: 'celery',
    test: new RegExp(String.raw`^\[\d{4}-\d\d-\d\d ${clock}: ${level}/[\w-]{1,60}\]\s+`),
    from,
    opens,
    examples: [['[2026-11-20 10:12:01,332: ERROR/MainProcess] the shelf has no room left', 'the shelf has no room left']],
    others: ['[2026-11-20: shelf/room] no room left'],
  },
  {
    id: 'nest',
    test: new RegExp(String.raw`^\[\w{1,20}\] \d{1,9}\s{1,3}- [\d/. -]{6,12}, ${clock}(?: [AP]M)?\s+${level}\s+`),
    from,
    opens,
    examples: [['[Nest] 4242  - 11/20/2026, 10:12:01 AM   ERROR [ShelfService] the shelf has no room left', 'the shelf has no room left']],
    others: ['[Nest] 4242 - no room left'],
  },
  {
    id: 'spring-boot',
    test: /^\d{1,9} --- (?:\[[^\]\n]{0,80}\] ){1,3}[\w.$[\]/]{1,160}\s*: /,
    from,
    needs,
    examples: [
      [
        '2026-11-20T10:12:01.332+01:00  WARN 4242 --- [shop] [nio-8080-exec-1] c.a.shop.Shelf : the shelf has no room left',
        'the shelf has no room left',
      ],
    ],
    others: ['4242 --- [shop] Shelf : no room left'],
  },
];

/** Times in the forms of most loggers. */
const times: readonly Front[] = [
  {
    id: 'date-and-time',
    test: new RegExp(String.raw`^\[?\d{4}[-/.]\d\d[-/.]\d\d[T ]${clock}${zone}\]?(?:\s*[-|:]\s+|\s+|(?=\[))`),
    from,
    opens,
    examples: [
      ['2026-11-20 10:12:01,332 the shelf has no room left', 'the shelf has no room left'],
      ['2026/11/20 10:12:01.123456 the shelf has no room left', 'the shelf has no room left'],
      ['2026-11-20 10:12:01.332 +01:00 [INF] the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['2026-11-20 is when the shelf had no room left'],
  },
  {
    id: 'clock',
    test: new RegExp(String.raw`^\[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: [AP]M)?\]?(?:\s+[-|]\s+|:?\s+)`),
    from,
    opens,
    examples: [['10:12:01.332 [error] the shelf has no room left', 'the shelf has no room left']],
    others: ['10:12 is when the shelf had no room left'],
  },
  {
    id: 'american',
    test: new RegExp(String.raw`^\[?\d{1,2}/\d{1,2}/\d{4},? ${clock}(?: [AP]M)?\]?(?:\s*[-|:]\s+|\s+)`),
    from,
    opens,
    examples: [['11/20/2026, 10:12:01 AM ERROR the shelf has no room left', 'the shelf has no room left']],
    others: ['11/20/2026 is when the shelf had no room left'],
  },
  {
    id: 'day-first',
    test: new RegExp(String.raw`^\[?\d\d[-./]\d\d[-./]\d{4},? ${clock}\]?(?:\s*[-|:]\s+|\s+|(?=\[))`),
    from,
    opens,
    examples: [['20-11-2026 10:12:01.332 [main] ERROR c.a.shop.Shelf - the shelf has no room left', 'the shelf has no room left']],
    others: ['20-11-2026 is when the shelf had no room left'],
  },
  {
    id: 'month-first',
    test: new RegExp(String.raw`^(?:\w{3} )?${months} [ \d]?\d,? (?:\d{4} )?${clock}(?: [AP]M)?(?: \d{4})?\s+(?=${level}|\[|${anyLevel}:)`),
    from,
    opens,
    examples: [['Nov 20 10:12:01 ERROR the shelf has no room left', 'the shelf has no room left']],
    others: ['Nov 20 10:12:01 was late'],
  },
  {
    id: 'since-start',
    test: /^\[\s{0,8}\d{1,9}\.\d{1,9}\]\s+/,
    from,
    opens,
    examples: [['[   12.332158] the shelf has no room left', 'the shelf has no room left']],
    others: ['[12] the shelf has no room left'],
  },
];

/** Levels, then logger and place; each may repeat. */
const names: readonly Front[] = [
  {
    id: 'level',
    test: new RegExp(
      String.raw`^\[?(?:[\w-]{1,40}\.)?${level}(?: ?\((?:[\w-]{1,40}/)?\d{1,9}\))?\]?(?:\s*[:|]\s*|\s+-\s+|\s+|(?=\[))(?=\S)`,
    ),
    from,
    opens,
    examples: [
      ['ERROR the shelf has no room left', 'the shelf has no room left'],
      ['INFO:     the shelf has no room left', 'the shelf has no room left'],
      ['[10:12:01.332] ERROR (4242): the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['ERRORS of the shelf', 'INFORMATIONAL shelf'],
  },
  {
    id: 'level-in-brackets',
    test: new RegExp(String.raw`^\[(?:[\w-]{1,40}[.:])?${anyLevel}\]:?\s*`),
    from,
    opens,
    examples: [['[error] the shelf has no room left', 'the shelf has no room left']],
    others: ['[errors] the shelf has no room left'],
  },
  {
    id: 'level-behind-time',
    test: new RegExp(String.raw`^${anyLevel}(?:\s+[-|]\s+|\s*:\s+|\t)`),
    from,
    needs,
    examples: [['2026-11-20 10:12:01 warn: the shelf has no room left', 'the shelf has no room left']],
    others: ['trace the shelf'],
  },
  {
    id: 'bracket-behind-front',
    test: /^(?:\[[^\][\n]{0,80}\]|\([\w#:./ -]{1,60}\)|<[\w#:./-]{1,60}>)(?:\s*[-:]\s+|\s+)/,
    from,
    needs,
    mayBeCode: true,
    examples: [
      ['2026-11-20 10:12:01,332 WARNING [worker-3] the shelf has no room left', 'the shelf has no room left'],
      ['2026-11-20 10:12:01 [shop.shelf] INFO: the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['[worker-3] the shelf has no room left'],
  },
  {
    id: 'ruby-error',
    test: /^(?<type>[A-Z][\w:]{0,100}) - (?=\S)/,
    from: 'error',
    needs,
    examples: [['2026-11-20 10:12:01 - RuntimeError - the shelf has no room left:', 'the shelf has no room left']],
    others: ['RuntimeError - the shelf has no room left'],
  },
  {
    id: 'function-place',
    test: /^[\w.$<>/-]{1,120}:[\w.$<>]{1,80}:\d{1,7}(?:\s+-\s+|:\s+|\s+\|\s+)/,
    from,
    needs,
    examples: [['2026-11-20 10:12:01.332 | ERROR    | shop.shelf:put:12 - the shelf has no room left', 'the shelf has no room left']],
    others: ['shop.shelf:put:12 - the shelf has no room left'],
  },
  {
    id: 'file-place',
    test: /^[\w./@$-]{1,160}\.\w{1,5}:\d{1,7}(?::\d{1,7})?(?::\s+|\s+-\s+|\s+)/,
    from,
    needs,
    examples: [
      ['2026/11/20 10:12:01 shelf.go:41: the shelf has no room left', 'the shelf has no room left'],
      ['2026-11-20T10:12:01.332Z\tERROR\tshop/shelf.go:88\tthe shelf has no room left\t{"shelf": "top"}', 'the shelf has no room left'],
    ],
    others: ['see shelf.go:41: the shelf has no room left'],
  },
  {
    id: 'class-and-place',
    test: /^[\w.$]{1,160} \([\w.$]{1,80}\.\w{1,6}:\d{1,7}\)(?:\s+[-:]|:)\s+/,
    from,
    needs,
    examples: [
      ['2026-11-20 10:12:01,332 ERROR [main] com.acme.Shelf (Shelf.java:42) - the shelf has no room left', 'the shelf has no room left'],
    ],
    others: ['com.acme.Shelf (Shelf.java:42) - the shelf has no room left'],
  },
  {
    id: 'logger',
    test: /^(?:[\w$-]{1,80}(?:\.|::|\/)){1,12}[\w$-]{1,80}(?:\[\d{1,9}\])?(?:\s+[-:|]\s+|:\s+)/,
    from,
    needs,
    examples: [
      ['10:12:01.332 [http-1] ERROR c.a.shop.Shelf - the shelf has no room left', 'the shelf has no room left'],
      ['2026-11-20T10:12:01.332158Z ERROR shop::shelf: the shelf has no room left shelf="top" row=4', 'the shelf has no room left'],
    ],
    others: ['shop.shelf - the shelf has no room left'],
  },
  {
    id: 'logger-and-level',
    test: new RegExp(String.raw`^[\w.$/-]{1,120}\s+${level}\s+(?=\S)`),
    from,
    needs,
    examples: [['2026-11-20 10:12:01,332 shop.shelf ERROR the shelf has no room left', 'the shelf has no room left']],
    others: ['shop.shelf ERROR the shelf has no room left'],
  },
  {
    id: 'logger-and-place',
    test: /^[\w.$-]{1,120}:[\w./-]{1,120}\.\w{1,5}:\d{1,7}\s+(?=\S)/,
    from,
    needs,
    examples: [['ERROR    shop.shelf:shelf.py:12 the shelf has no room left', 'the shelf has no room left']],
    others: ['shop.shelf:shelf.py:12 the shelf has no room left'],
  },
  {
    id: 'logger-alone',
    test: /^(?:[a-z_$][\w$-]{0,60}(?:\.|::)){1,12}[\w$]{1,80}\s+(?=\S)/,
    from,
    needs,
    mayBeCode: true,
    examples: [['2026-11-20 10:12:01,332 ERROR shop.shelf the shelf has no room left', 'the shelf has no room left']],
    others: ['shop.shelf the shelf has no room left'],
  },
  {
    id: 'request-id',
    test: /^[\da-f]{4,12}(?:-[\da-f]{2,12}){1,5}\s+(?=\S)/,
    from,
    needs,
    examples: [['[ERROR]\t2026-11-20T10:12:01.332Z\t3f2a11-0b11\tthe shelf has no room left', 'the shelf has no room left']],
    others: ['3f2a11-0b11 the shelf has no room left'],
  },
  {
    id: 'short-logger',
    test: /^[\w$-]{1,60}(?:\s+[-|]\s+|\s+:\s+|:\s+)/,
    from,
    needs,
    mayBeCode: true,
    examples: [['INFO:shelf: the shelf has no room left', 'the shelf has no room left']],
    others: ['shelf: the shelf has no room left'],
  },
];

/** Rows of loggers in the order of trial. */
export const frontsOfLogs: readonly Front[] = [...forms, ...collectors, ...times, ...names];
