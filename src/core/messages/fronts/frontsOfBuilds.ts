// Prefixes that compilers, linters and bundlers put before a message: the place in the source, a severity, the code of a rule.
import type { Front } from '../messageForms.ts';

const message = 'the shelf has no room left';
const from = 'error';
const mayBeCode = true;

const path = String.raw`(?:file:\/{2,3})?(?:[A-Za-z]:[\\/])?[^\s:()'"\`,\[\]]{0,300}[./][^\s:()'"\`,\[\]]{1,100}`;
/** Line and column: `:3:5`, `(3,5)`, `:[3,5]`, `: (3, 5)`, ` 2:0-24`. */
const position = String.raw`(?:(?::\d{1,7}){1,2}(?:-\d{1,7})?|:? ?[([]\d{1,7}[,:] ?\d{1,7}[)\]]|:\[\d{1,7},\d{1,7}\]| \d{1,7}:\d{1,7}(?:-\d{1,7}(?::\d{1,7})?)?)`;
const severity = '(?:fatal error|error|warning|note|Error|Warning|ERROR|WARNING)';
const ruleCode = String.raw`(?:[A-Z]{1,12}\d{2,6}|\[[\w:-]{1,40}\])`;
const ruleName = String.raw`[@\w][\w@./:-]{1,80}`;

/** Line that names only the place of a message, which stands on the line below. */
export const placeOfMessage = new RegExp(
  String.raw`^\s{0,8}(?:\[[\w-]{1,20}\] )?(?:ERROR|WARNING|error|warning|Error|Warning) {1,2}in (?:[\w-]{1,40} )?(?:${path}|\[[\w-]{1,40}\])(?: ?\([^()\n]{1,300}\))?${position}?:?\s*$`,
);

/** Rows of build tools. They are tried before those of loggers, which know the severity alone. */
export const frontsOfBuilds: readonly Front[] = [
  {
    id: 'place-and-severity',
    test: new RegExp(String.raw`^${path}${position}(?:\s{1,2}-\s|:\s+|\s+)${severity}(?: ?${ruleCode})?:?\s+(?=\S)`),
    from,
    examples: [
      [`src/shelf.ts(3,5): error TS2304: ${message}`, message],
      [`src/shelf.ts:3:5 - error TS2304: ${message}`, message],
      [`src/shelf.c:3:5: warning: ${message} [-Wshelf]`, message],
    ],
    others: [`see src/shelf.c:3:5: the error`, `src/shelf.c:3:5 errors: ${message}`],
  },
  {
    id: 'severity-and-code',
    test: new RegExp(String.raw`^(?:[A-Z]{2,20} : )?${severity} ?${ruleCode}:\s+(?=\S)`),
    from,
    examples: [
      [`error TS2304: ${message}`, message],
      [`error[E0308]: ${message}`, message],
      [`LINK : fatal error LNK1104: ${message}`, message],
    ],
    others: [`error of the shelf: ${message}`],
  },
  {
    id: 'severity-in-place',
    test: new RegExp(
      String.raw`^(?:ERROR|WARNING|error|warning|Error|Warning) {1,2}in (?:file )?${path}(?: ?\([^()\n]{1,300}\))?${position}?(?::\s+|\s+)(?=\S)`,
    ),
    from,
    mayBeCode,
    examples: [
      [`ERROR in ./src/shelf.js 12:4-9 ${message}`, message],
      [`Error in src/shelf.js:3:5: ${message}`, message],
    ],
    others: [`Error in the shelf: ${message}`],
  },
  {
    id: 'severity-in',
    test: /^(?:ERROR|WARNING) in (?=\S)/,
    from,
    mayBeCode,
    examples: [
      [`WARNING in ${message}`, message],
      [`ERROR in ${message}`, message],
    ],
    others: [`ERROR inside of ${message}`],
  },
  {
    id: 'linter-row',
    test: new RegExp(String.raw`^\d{1,7}:\d{1,7}\s{1,8}(?:error|warning)\s{1,8}(?<message>\S[^\n]{2,600}?)(?:\s{2,80}${ruleName})?$`),
    from,
    examples: [
      [`  3:5  error  ${message}  no-shelf`, message],
      [`/shop/shelf.js\n  12:1  warning  ${message}  @shop/no-shelf`, message],
    ],
    others: [`3:5 is the size of the shelf`],
  },
  {
    id: 'linter-compact',
    test: new RegExp(
      String.raw`^${path}: line \d{1,7}, col \d{1,7}, (?:Error|Warning) - (?<message>\S[^\n]{2,600}?)(?: \(${ruleName}\))?$`,
    ),
    from,
    examples: [[`src/shelf.js: line 3, col 5, Error - ${message} (no-shelf)`, message]],
    others: [`src/shelf.js: line 3, column 5: ${message}`],
  },
  {
    id: 'place-and-code',
    test: new RegExp(
      String.raw`^${path}${position}:?\s+(?:[A-Z]{1,4}\d{3,5}:?\s+|[CEFIRW]: (?:[A-Z]\w{1,30}\/\w{1,60}: )?)(?<message>\S[^\n]{2,600}?)(?: \([a-z\d]{1,30}(?:-[a-z\d]{1,30}){1,8}\))?$`,
    ),
    from,
    examples: [
      [`shelf.py:3:5: W0611: ${message} (no-shelf)`, message],
      [`shelf.py:3:5: E501 ${message}`, message],
    ],
    others: [`shelf.py:3:5: A shelf is full`],
  },
  {
    id: 'kotlin-compiler',
    test: new RegExp(String.raw`^[ew]: ${path}${position}:?\s+(?=\S)`),
    from,
    examples: [
      [`e: file:///shop/Shelf.kt:3:5 ${message}`, message],
      [`w: /shop/Shelf.kt: (3, 5): ${message}`, message],
    ],
    others: [`e: ${message}`],
  },
  {
    id: 'maven-goal',
    test: /^Failed to execute goal [\w.:-]{3,200}(?: \([\w.-]{1,80}\))? on project [\w.-]{1,100}: (?=\S)/,
    from,
    examples: [[`[ERROR] Failed to execute goal org.shop:shelf:1.0:run (default) on project shop: ${message} -> [Help 1]`, message]],
    others: [`Failed to execute goal: ${message}`],
  },
  {
    id: 'infrastructure-log',
    test: /^<[ewi]> (?:\[[\w.@/-]{1,120}\] )?(?=\S)/,
    from,
    examples: [[`<w> [shop.cache.Shelf] ${message}`, message]],
    others: [`<b> is a tag`],
  },
  {
    id: 'padded-severity',
    test: /^(?:error|warning) {2,8}(?=\S)/,
    from,
    examples: [[`error  ${message}`, message]],
    others: [`error of the shelf`],
  },
  {
    id: 'deprecation',
    test: /^DEPRECATION WARNING(?: \[[\w-]{1,40}\])?: +(?=\S)/,
    from,
    mayBeCode,
    examples: [[`DEPRECATION WARNING [shelf-1]: ${message}`, message]],
    others: [`DEPRECATION WARNINGS: ${message}`],
  },
  {
    id: 'scoped-package',
    test: /^@[\w-]{1,60}\/[\w.-]{1,60}: (?=\S)/,
    from,
    mayBeCode,
    examples: [[`@shop/shelf: ${message}`, message]],
    others: [`@shop: ${message}`],
  },
];

/** A place without a severity, as Go and parsers of bundlers write it. Loggers write it behind a time, and their rows come first. */
export const placesOfBuilds: readonly Front[] = [
  {
    id: 'place-with-column',
    test: new RegExp(String.raw`^${path}(?::\[\d{1,7},\d{1,7}\]|(?::\d{1,7}){1,2}:| \(\d{1,7}:\d{1,7}\):)\s+(?=\S)`),
    from,
    mayBeCode,
    weak: true,
    examples: [
      [`[ERROR] /shop/Shelf.java:[3,5] ${message}`, message],
      [`./shelf.go:3:5: ${message}`, message],
      [`[!] RollupError: src/shelf.js (3:5): ${message}`, message],
    ],
    others: [`see shelf.go:3:5: ${message}`],
  },
];
