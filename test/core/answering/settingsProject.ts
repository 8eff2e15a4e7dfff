// A small project in which every number and switch of a question has something to change: a failure that is said in several places, callers of which
// the last ones change state, chains of calls, flows that branch, a function of many lines, documents and findings.

const lines = (count: number, line: (at: number) => string): string => Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** Seven functions that only call, and behind them two that change state as well. */
const callers = `import { post } from './ledger.ts';

let stamped = 0;
const log = new Map<string, number>();

${lines(7, (at) => `export function plain${at}(amount: number): void {\n  post(amount + ${at});\n}\n`)}
export function stamping(amount: number): void {
  stamped += 1;
  post(amount);
}

export function logging(amount: number): void {
  log.set('last', amount);
  post(amount);
}
`;

/** A chain of calls up to \`stamping\`, and one down from \`dispatch\`. */
const chains = `import { stamping } from './callers.ts';

export function above1(): void {
  stamping(1);
}

export function above2(): void {
  above1();
}

export function above3(): void {
  above2();
}

export function below5(): void {}

export function below4(): void {
  below5();
}

export function below3(): void {
  below4();
}

export function below2(): void {
  below3();
}

export function below1(): void {
  below2();
}

/** Dispatches a parcel: the chain below and many small steps. */
export function dispatch(): void {
  below1();
${lines(10, (at) => `  step${at}();`)}
}

${lines(10, (at) => `export function step${at}(): number {\n  return ${at};\n}\n`)}`;

/** Texts that all can make the same words. */
const closings = [
  'The customs office is closed ${at}',
  'The ${at} office is closed today',
  'The customs ${at} is closed today',
  '${at} office is closed today',
];

/** Four places that refuse with words that may be the same. */
const refusals = lines(4, (at) => `export function refuse${at}(at: string): void {\n  if (at) throw new Error(\`${closings[at]}\`);\n}\n`);

/** A function of more lines than are shown. */
const long = `/** Weighs a parcel in many small rounds. */
export function weighParcel(parcel: number): number {
  let sum = parcel;
${lines(150, (at) => `  sum += parcel * ${at};`)}
  return sum;
}
`;

const documents = lines(
  6,
  (at) =>
    `## Parcel insurance, part ${at}\n\nThe insurance of a parcel covers ${lines(12, (word) => `loss number ${word} of part ${at},`)} and so on.\n`,
);

/** Functions that do too much, so that an assessment has something to find and to show. */
const tangled = lines(
  6,
  (at) =>
    `export function tangle${at}(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {\n${lines(130, (line) => `  a += b * ${line} + c;`)}\n  return a + d + e + f + g;\n}\n`,
);

/** The files by path. */
export const settingsProject: Readonly<Record<string, string>> = {
  'src/ledger.ts': `export class LedgerError extends Error {}

let balance = 0;

/** Writes an entry into the ledger. */
export function post(amount: number): void {
  if (amount < 0) throw new LedgerError('The ledger takes no negative entry');
  balance += amount;
}
`,
  'src/callers.ts': callers,
  'src/chains.ts': chains,
  'src/customs.ts': refusals,
  'src/weighing.ts': long,
  'src/tangled.ts': tangled,
  'docs/insurance.md': `# Parcel insurance\n\n${documents}`,
  'src/offices.py': `class Office:
    def close(self, who):
        self.check_keys(who)

    def check_keys(self, who):
        pass


class CentralOffice(Office):
    def close(self, who):
        """Closes the parcel office."""
        super().close(who)
`,
  'archive/letters.ts': `/** Keeps a letter in the archive. */
export function keepLetter(letter: string): number {
  return sortLetter(letter);
}

function sortLetter(letter: string): number {
  return letter.length;
}
`,
  'archive/README.md': `# Archive of letters\n\nThe archive keeps each letter for ten years. Letters are sorted by length, and nobody reads them.\n`,
};
