// Workspaces of any size for the bench of scale: made up, the same on every machine, or copied from real projects.
import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageOf } from '../../../src/core/syntax/languages.ts';

/** Files of one package: they import each other, and seldom one of another package. */
const packageSize = 40;
const languages = ['ts', 'py', 'java', 'go'] as const;
/** Larger files are left out by default, so they are not counted here either. */
const largest = 1_000_000;

/** The same numbers on every machine (Park and Miller). */
function random(seed: number): (below: number) => number {
  let state = (seed * 7919 + 17) % 2_147_483_647;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const verbs = 'load save read write parse build find merge split check open close send take make drop count sort join map'.split(' ');
const nouns = 'order user cart price stock item page token route cache table record index event queue state field chunk graph frame'.split(
  ' ',
);
const stems = 'ba con der fi gra hel in jo kel lo mar nel or pa qui ra sto ter ul val'.split(' ');

/** A word: mostly common ones, and more and more that only few files have, as code bases grow. */
function word(next: (below: number) => number, n: number): string {
  if (next(3) > 0) return nouns[next(nouns.length)] ?? 'item';
  // Words that are new with growing size: about the square root of the number of files.
  const rare = next(20 + Math.floor(8 * Math.sqrt(n + 1)));
  return [rare % 20, Math.floor(rare / 20) % 20, Math.floor(rare / 400) % 20].map((part) => stems[part]).join('');
}

/** Writes a workspace of `files` files of about `lines` lines into `folder`. */
export function makeTree(folder: string, files: number, lines = 60): void {
  for (let n = 0; n < files; n++) {
    const [path, text] = madeFile(n, lines);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function madeFile(n: number, lines: number): [path: string, text: string] {
  const next = random(n + 1);
  const language = languages[Math.floor(n / packageSize) % languages.length] ?? 'ts';
  const first = n - (n % packageSize);
  const other = next(10) === 0 ? next(n + 1) : first + next(n - first + 1);
  const isNear = other >= first;
  const name = `${capital(word(next, n))}${capital(word(next, n))}${n}`;
  const methods = Math.max(1, Math.round(lines / 11));
  const body = Array.from({ length: methods }, (_, at) => method(next, n, at));
  const parts = { n, other: isNear && other !== n ? other : undefined, name, body };
  const folder = `group${Math.floor(n / packageSize / 25)}/pack${Math.floor(n / packageSize)}`;
  return [`${folder}/part${n}.${language}`, writers[language](parts)];
}

interface Method {
  readonly name: string;
  readonly value: string;
  readonly doc: string;
  readonly message: string;
  readonly calls: string | undefined;
}

interface Parts {
  readonly n: number;
  /** File of the same package that is imported. */
  readonly other: number | undefined;
  readonly name: string;
  readonly body: readonly Method[];
}

function method(next: (below: number) => number, n: number, at: number): Method {
  const noun = word(next, n);
  return {
    // Some names are everywhere, as in real code.
    name:
      next(8) === 0
        ? `${verbs[next(verbs.length)]}${capital(nouns[next(nouns.length)] ?? '')}`
        : `${verbs[next(verbs.length)]}${capital(noun)}${n}_${at}`,
    value: word(next, n),
    doc: `${capital(verbs[next(verbs.length)] ?? '')} the ${noun} of the ${word(next, n)} before the ${word(next, n)}.`,
    message: `no ${noun} for ${word(next, n)} ${n}`,
    calls: at > 0 && next(3) > 0 ? String(next(at)) : undefined,
  };
}

const writers: Readonly<Record<(typeof languages)[number], (parts: Parts) => string>> = {
  ts: ({ n, other, name, body }) =>
    [
      ...(other === undefined ? [] : [`import { start${other} } from './part${other}';`, '']),
      `export class ${name} {`,
      `  count = ${n};`,
      ...body.flatMap((each) => [
        `  /** ${each.doc} */`,
        `  ${each.name}(${each.value}: number): number {`,
        `    if (${each.value} < 0) throw new RangeError('${each.message}');`,
        ...called(each, body).map((call) => `    this.${call}(${each.value} - 1);`),
        `    this.count += ${each.value};`,
        `    const next = ${each.value} * 2;`,
        '    for (let i = 0; i < next; i++) this.count -= i;',
        '    return this.count + next;',
        '  }',
        '',
      ]),
      '}',
      `export function start${n}(value: number) {`,
      ...(other === undefined ? [] : [`  start${other}(value);`]),
      `  return new ${name}().${body[0]?.name ?? 'count'}(value);`,
      '}',
      '',
    ].join('\n'),
  py: ({ n, other, name, body }) =>
    [
      ...(other === undefined ? [] : [`from .part${other} import start${other}`, '']),
      `class ${name}:`,
      ...body.flatMap((each) => [
        `    def ${each.name}(self, ${each.value}):`,
        `        """${each.doc}"""`,
        `        if ${each.value} < 0:`,
        `            raise ValueError("${each.message}")`,
        ...called(each, body).map((call) => `        self.${call}(${each.value} - 1)`),
        `        self.count += ${each.value}`,
        `        for step in range(${each.value}):`,
        '            self.count -= step',
        `        return self.count + ${each.value}`,
        '',
      ]),
      `def start${n}(value):`,
      ...(other === undefined ? [] : [`    start${other}(value)`]),
      `    return ${name}().${body[0]?.name ?? 'count'}(value)`,
      '',
    ].join('\n'),
  java: ({ n, other, name, body }) =>
    [
      `package pack${Math.floor(n / packageSize)};`,
      '',
      `public class part${n} {`,
      '  private int count = 0;',
      `  static class ${name} extends part${n} {}`,
      ...body.flatMap((each) => [
        `  /** ${each.doc} */`,
        `  public int ${each.name}(int ${each.value}) {`,
        `    if (${each.value} < 0) throw new IllegalArgumentException("${each.message}");`,
        ...called(each, body).map((call) => `    this.${call}(${each.value} - 1);`),
        `    this.count += ${each.value};`,
        `    for (int i = 0; i < ${each.value}; i++) this.count -= i;`,
        `    return this.count + ${each.value};`,
        '  }',
        '',
      ]),
      `  public static int start${n}(int value) {`,
      ...(other === undefined ? [] : [`    part${other}.start${other}(value);`]),
      `    return new ${name}().${body[0]?.name ?? 'count'}(value);`,
      '  }',
      '}',
      '',
    ].join('\n'),
  go: ({ n, other, name, body }) =>
    [
      `package pack${Math.floor(n / packageSize)}`,
      '',
      'import "errors"',
      '',
      `type ${name} struct{ count int }`,
      '',
      ...body.flatMap((each) => [
        `// ${each.name} ${each.doc}`,
        `func (p *${name}) ${each.name}(${each.value} int) (int, error) {`,
        `  if ${each.value} < 0 {`,
        `    return 0, errors.New("${each.message}")`,
        '  }',
        ...called(each, body).map((call) => `  p.${call}(${each.value} - 1)`),
        `  p.count += ${each.value}`,
        `  return p.count + ${each.value}, nil`,
        '}',
        '',
      ]),
      `func start${n}(value int) (int, error) {`,
      ...(other === undefined ? [] : [`  start${other}(value)`]),
      `  p := &${name}{}`,
      `  return p.${body[0]?.name ?? 'count'}(value)`,
      '}',
      '',
    ].join('\n'),
};

function called({ calls }: Method, body: readonly Method[]): string[] {
  const name = calls === undefined ? undefined : body[Number(calls)]?.name;
  return name === undefined ? [] : [name];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Copies whole projects (the folders in `source`, in the order of their names) into `folder` until `files` files that Clew can read are there;
 * of the last project only as many as are wanted. Returns how many there are.
 */
export function copyTree(source: string, folder: string, files: number): number {
  let copied = 0;
  for (const project of readdirSync(source).sort()) {
    if (!statSync(join(source, project)).isDirectory()) continue;
    for (const path of readable(source, project)) {
      if (copied === files) return copied;
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(source, path), join(folder, path));
      copied++;
    }
  }
  return copied;
}

function* readable(source: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(source, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (entry.name !== '.git' && entry.name !== 'node_modules') yield* readable(source, path);
    } else if (entry.isFile() && languageOf(path) !== undefined && statSync(join(source, path)).size <= largest) yield path;
  }
}
