// The documents name files and functions. Each of them must exist, so that a stranger who follows a link arrives somewhere.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Documents about the code, as paths from the root. The change log names files of earlier versions. */
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

interface Link {
  readonly text: string;
  readonly target: string;
  readonly anchor: string | undefined;
}

function linksIn(markdown: string): readonly Link[] {
  const matches = markdown.matchAll(/\[([^\]\n]+)\]\(([^()\s#]*)(?:#([^()\s]+))?\)/g);
  return [...matches].flatMap(([, text = '', target = '', anchor]) => (/^[a-z]+:/i.test(target) ? [] : [{ text, target, anchor }]));
}

/** The name of an anchor that GitHub makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function anchorsIn(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/** All source files, as paths from the root with a slash in front. */
const sources = ['src', 'test', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`),
);

/** Paths that a text names in backticks without linking them and that lead nowhere. Patterns and placeholders are no paths. */
function lostPathsIn(markdown: string): readonly string[] {
  const code = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return code.filter((text) => {
    if (/^(?:src|test|tools|scripts|media)\/[\w./-]+$/.test(text)) return !existsSync(join(root, text));
    // Tables name a file by the end of its path.
    return /^[\w-]+(?:\/[\w-]+)*\/[\w.-]+\.ts$/.test(text) && !sources.some((file) => file.endsWith(`/${text}`));
  });
}

/** The last name of `Class.#method` or `function`; undefined for other texts, such as the name of a file. */
function nameIn(linkText: string): string | undefined {
  if (/\.(?:m?[jt]s|json)`$/.test(linkText)) return undefined;
  return /^`(?:[\w$]+\.)?(#?[\w$]+)(?:\(\))?`$/.exec(linkText)?.[1];
}

/** Whether `source` declares `name`, at the top or as a member. A file that only imports or calls it is not where a link should lead. */
function declares(source: string, name: string): boolean {
  const escaped = name.replaceAll('$', '\\$');
  const isTop = new RegExp(
    `^(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:interface|type|class|function\\*?|const|let) ${escaped}(?![\\w$])`,
    'm',
  );
  const isMember = new RegExp(
    `^ {2,}(?:static |readonly |private |protected |override |async |get |set |\\*)*${escaped}(?:[(<?:]| =)`,
    'm',
  );
  return isTop.test(source) || isMember.test(source);
}

/** Faults of the links and paths of one document. */
function faultsOf(path: string, markdown: string): readonly string[] {
  const folder = join(root, dirname(path));
  const faults = linksIn(markdown).flatMap(({ text, target, anchor }) => {
    const file = target === '' ? join(root, path) : join(folder, target);
    if (!existsSync(file)) return [`${path}: no file ${target}`];
    if (anchor !== undefined && file.endsWith('.md') && !anchorsIn(readFileSync(file, 'utf8')).has(anchor)) {
      return [`${path}: no heading ${target}#${anchor}`];
    }
    const name = file.endsWith('.ts') ? nameIn(text) : undefined;
    return name === undefined || declares(readFileSync(file, 'utf8'), name) ? [] : [`${path}: ${relative(root, file)} declares no ${name}`];
  });
  return [...faults, ...lostPathsIn(markdown).map((named) => `${path}: no file ${named}`)];
}

suite('the documents', () => {
  for (const path of documents) {
    test(`link only to existing files, headings and names in ${path}`, () => {
      assert.deepEqual(faultsOf(path, readFileSync(join(root, path), 'utf8')), []);
    });
  }

  test('are checked for missing links, headings, paths and names', () => {
    const markdown = [
      '[a page](nowhere.md)',
      '[a part](README.md#no-such-part)',
      'in `src/nowhere.ts`',
      '[`nobody`](src/extension.ts)',
      '[`activate`](src/extension.ts)',
      '`src/extension.ts`, `wire/rpc.ts` and `wires/rpc.ts`',
    ].join('\n');
    assert.deepEqual(faultsOf('made-up.md', markdown), [
      'made-up.md: no file nowhere.md',
      'made-up.md: no heading README.md#no-such-part',
      'made-up.md: src/extension.ts declares no nobody',
      'made-up.md: no file src/nowhere.ts',
      'made-up.md: no file wires/rpc.ts',
    ]);
  });

  test('map the rooms of core in the order that lint enforces', () => {
    const layers = /const rooms = \[([^\]]+)\]/.exec(readFileSync(join(root, 'eslint.config.mjs'), 'utf8'))?.[1] ?? '';
    const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const table = map.slice(map.indexOf('## Rooms of core'), map.indexOf('## How data flows'));
    const rooms = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, room]) => room);
    assert.deepEqual(
      rooms,
      [...layers.matchAll(/'([\w-]+)'/g)].map(([, room]) => room),
    );
  });

  test('name in each row of ranking.md a number that its file holds', () => {
    const rows = readFileSync(join(root, 'docs/ranking.md'), 'utf8').split('\n');
    const numbers = rows.flatMap((row) => {
      const [cell = ''] = row.startsWith('| `') ? row.split(' | ') : [];
      const words = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
      const files = words.flatMap((text) => (text.endsWith('.ts') ? sources.filter((file) => file.endsWith(`/${text}`)) : []));
      const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
      return files.length ? words.filter((word) => /^[\w$.]+$/.test(word) && !word.endsWith('.ts')).map((name) => ({ name, text })) : [];
    });
    assert.ok(numbers.length > 150);
    const identifiers = (text: string): ReadonlySet<string> => new Set(text.match(/[\w$]+/g));
    assert.deepEqual(
      numbers.filter(({ name, text }) => !name.split('.').every((part) => identifiers(text).has(part))).map(({ name }) => name),
      [],
    );
  });

  test('number the steps of a question and of a save without a hole, each with the function that does it', () => {
    for (const page of ['docs/question.md', 'docs/save.md']) {
      const markdown = readFileSync(join(root, page), 'utf8');
      const steps = [...markdown.matchAll(/^(\d+)\. (.+)$/gm)];
      assert.ok(steps.length > 20, page);
      assert.deepEqual(
        steps.map(([, number]) => Number(number)),
        steps.map((_, i) => i + 1),
        page,
      );
      const firstLinks = steps.map(([, , text = '']) => linksIn(text).find((link) => nameIn(link.text) !== undefined));
      assert.ok(
        firstLinks.every((link) => link !== undefined),
        `${page}: each step begins with the function that does it`,
      );
    }
  });

  suite('list the functions that take or hand on the text of a question', () => {
    const markdown = readFileSync(join(root, 'docs/question.md'), 'utf8');
    const section = markdown.slice(markdown.indexOf('## The text of the question'), markdown.indexOf('## Where to look'));
    const links = linksIn(section).filter(({ text }) => nameIn(text) !== undefined);
    const linkedFiles = new Set(links.map(({ target }) => target.replace('../', '/')));
    const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

    test('of every file outside `reading` that handles a `QuestionText`', () => {
      const users = sources.filter(
        (file) =>
          file.startsWith('/src/') &&
          !file.startsWith('/src/core/reading/') &&
          /\.verbatim\(|\bQuestionText\b|\bquestion\.(?:holds|mentions)\(|\b(?:run|intent)\.question\b/.test(textOf(file)),
      );
      assert.ok(users.length > 5);
      assert.deepEqual(
        users.filter((file) => !linkedFiles.has(file)),
        [],
      );
    });

    // A longer way of the text is harder to follow: shorten it before you raise the number.
    test('of which one question crosses at most 35 on its way to the answer', () => {
      const sideWays = /^\| the (?:reader to a small model|intent to the small requests|run to those who only ask)/;
      const way = section.split('\n').filter((line) => !sideWays.test(line));
      const crossed = linksIn(way.join('\n')).filter(({ text }) => nameIn(text) !== undefined);
      assert.ok(crossed.length > 20 && crossed.length <= 35, String(crossed.length));
    });
  });
});
