// Parsers of ours on hostile text: none throws but what it says, none takes more than time that grows with the text, and those with a
// reference agree with it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { CitationMarks } from '../../src/core/answering/model/stream/citationMarks.ts';
import { jsonIn } from '../../src/core/answering/model/stream/jsonIn.ts';
import { MissingSplitter } from '../../src/core/answering/model/stream/missingSplitter.ts';
import { PrintedCalls } from '../../src/core/answering/model/stream/printedCalls.ts';
import { TextCleaner } from '../../src/core/answering/model/stream/textCleaner.ts';
import { ThinkingFilter } from '../../src/core/answering/model/stream/thinkingFilter.ts';
import { readReferences } from '../../src/core/answering/material/evidence/placeReferences.ts';
import { toolDefinitions } from '../../src/core/tools/tools.ts';
import { IgnoreFile } from '../../src/core/workspace/ignore/ignoreFile.ts';
import { readArguments } from '../../src/cli/arguments.ts';
import { UsageError } from '../../src/cli/usageError.ts';
import { paramsOf } from '../../src/engine/wire/params.ts';
import { fromPanelSchema } from '../../src/protocol/fromPanel.ts';
import { root } from '../../scripts/paths.mjs';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { SeededRandom } from '../support/trust/fuzz/mutations.ts';
import type { OwnParser } from '../support/trust/fuzz/ownParser.ts';
import { noParsers, ownParsers } from '../support/trust/fuzz/ownParsers.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/**
 * Texts for each parser, and the lengths of long ones; in characters. In the long form all pieces are tried, which takes some minutes: what is
 * quadratic shows at 128,000 characters, and a million would take an hour without telling more.
 */
const textsOfOne = isLongForm ? 1000 : 150;
const lengths = [16_000, 128_000];
/** Long texts for each parser. */
const longTextsOfOne = isLongForm ? Infinity : 4;
/** Processor time for one text: what is more than linear takes minutes for the longest. ms */
const mostMs = 1500;
const random = new SeededRandom(Number(process.env['CLEW_TRUST_SEED'] ?? 1));
const common = ['\n', ' ', '\t', '\0', '\ud800', '\u2028', '\u202e', 'é', '漢', '🙂', '\r\n'];

function hostileText(pieces: readonly string[]): string {
  const parts: string[] = [];
  for (let left = random.below(24); left >= 0; left--) {
    const piece = random.below(8) ? random.of(pieces) : random.of(common);
    parts.push(random.below(6) ? piece : piece.repeat(1 + random.below(60)));
  }
  return parts.join('');
}

/** Long texts: each piece again and again, opened and never closed, and one in another. */
function longTexts({ pieces }: OwnParser): readonly ((length: number) => string)[] {
  const repeated = pieces.map((piece) => (length: number) => piece.repeat(Math.ceil(length / piece.length)));
  const pairs = pieces.map((piece, i) => {
    const pair = piece + (pieces[(i + 1 + random.below(pieces.length - 1)) % pieces.length] ?? '');
    return (length: number) => pair.repeat(Math.ceil(length / pair.length));
  });
  const all = [...repeated, ...pairs];
  if (all.length <= longTextsOfOne) return all;
  return Array.from({ length: longTextsOfOne }, () => random.of(all));
}

async function run({ run: parse, throws = [] }: OwnParser, text: string): Promise<void> {
  try {
    await parse(text);
  } catch (error) {
    if (!(error instanceof Error) || !throws.includes(error.name)) throw error;
  }
}

suite('parsers of ours', () => {
  test('each is in the table', async (t) => {
    const declared: string[] = [];
    for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(join(root, 'src'), path).split(sep).join('/').slice(0, -'.ts'.length);
      for (const [, parser = ''] of readFileSync(path, 'utf8').matchAll(
        /^export (?:async )?function (?:\* ?)?((?:parse|read|decode)[A-Z]\w*)\(/gm,
      ))
        declared.push(`${name}:${parser}`);
    }
    const known = new Set([...ownParsers.map(({ of }) => of), ...Object.keys(noParsers)]);
    await tryCases(t, 'parsers: each is in the table', declared, String, (each) =>
      assert.ok(known.has(each), 'add it to test/support/trust/fuzz/ownParsers.ts'),
    );
    assert.deepEqual(
      Object.keys(noParsers).filter((each) => !declared.includes(each)),
      [],
      'no such function',
    );
  });

  test('none throws', async (t) => {
    const cases = ownParsers.flatMap((parser) => Array.from({ length: textsOfOne }, () => ({ parser, text: hostileText(parser.pieces) })));
    await tryCases(
      t,
      'parsers: hostile texts',
      cases,
      ({ parser, text }) => `${parser.of} ${JSON.stringify(text.slice(0, 200))}`,
      ({ parser, text }) => run(parser, text),
    );
  });

  test('none takes more than linear time', async (t) => {
    const cases = ownParsers.flatMap((parser) => longTexts(parser).map((make) => ({ parser, make })));
    await tryCases(
      t,
      'parsers: long texts',
      cases,
      ({ parser, make }) => `${parser.of} ${JSON.stringify(make(40).slice(0, 60))}`,
      async ({ parser, make }) => {
        for (const length of lengths) {
          const text = make(length);
          const before = process.cpuUsage();
          await run(parser, text);
          const { user, system } = process.cpuUsage(before);
          assert.ok((user + system) / 1000 < mostMs, `${Math.round((user + system) / 1000)} ms for ${text.length} characters`);
        }
      },
    );
  });
});

suite('streams of a model', () => {
  const filters: Readonly<Record<string, () => (pieces: readonly string[]) => string>> = {
    TextCleaner: () => (pieces) => {
      const filter = new TextCleaner();
      return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
    },
    ThinkingFilter: () => (pieces) => {
      const filter = new ThinkingFilter();
      return pieces.map((piece) => filter.push(piece).text).join('') + filter.end();
    },
    MissingSplitter: () => (pieces) => {
      const filter = new MissingSplitter();
      const shown = pieces.map((piece) => filter.push(piece)).join('') + filter.end();
      return `${shown}\0${filter.missing}`;
    },
    CitationMarks: () => (pieces) => {
      const filter = new CitationMarks();
      const segments = [...pieces.flatMap((piece) => filter.push(piece)), ...filter.end()];
      // Neighbouring texts are one text.
      return segments.map((segment) => (segment.kind === 'text' ? segment.text : `\0${JSON.stringify(segment)}\0`)).join('');
    },
    PrintedCalls: () => (pieces) => {
      const filter = new PrintedCalls(toolDefinitions, 0);
      const shown = pieces.map((piece) => filter.push(piece)).join('');
      const { text, calls, unparsableText } = filter.end();
      return `${shown}${text}\0${JSON.stringify(calls)}\0${unparsableText}`;
    },
  };
  const pieces = [
    '<think>',
    '</think>',
    '<answer>',
    '</answer>',
    '<missing>',
    '</missing>',
    '- a\n',
    '[1:2]',
    '[1',
    ']',
    '`',
    '```',
    '\n',
    'a.ts:3',
    ' ',
    '(x)',
    '<tool_call>{"name": "read_lines", "arguments": {"path": "a"}}</tool_call>',
    '{"name": "explore_code", "arguments": {}}',
    '\u200d',
    '👨',
    '\ud83d',
    '\r',
    '【2】',
    '\\',
    '**Missing**:',
  ];

  test('mean the same wherever they are cut', async (t) => {
    const texts = Array.from({ length: isLongForm ? 3000 : 500 }, () => hostileText(pieces));
    const cases = Object.entries(filters).flatMap(([name, make]) => texts.map((text) => ({ name, make, text })));
    await tryCases(
      t,
      'parsers: streams cut anywhere',
      cases,
      ({ name, text }) => `${name} ${JSON.stringify(text)}`,
      ({ make, text }) => {
        const whole = make()([text]);
        assert.equal(make()([...Array(text.length).keys()].map((i) => text.charAt(i))), whole);
        const at = random.below(text.length + 1);
        assert.equal(make()([text.slice(0, at), text.slice(at)]), whole);
      },
    );
  });
});

suite('parsers with a reference', () => {
  test('ignore files mean what git says', async (t) => {
    const folder = temporaryFolder('ignore', t);
    execFileSync('git', ['init', '-q', folder]);
    const names = ['a', 'b', 'ab', 'a.ts', '.x', 'c d', '#a', '!b', 'é'];
    const paths = Array.from({ length: 60 }, () => Array.from({ length: 1 + random.below(4) }, () => random.of(names)).join('/'));
    const files = [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && other.startsWith(`${path}/`)));
    for (const path of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), '');
    }
    const parts = [...names, '*', '**', '/', '?', '[ab]', '[!a]', '\\', ' ', '**/', '/**'];
    const line = (): string =>
      random.of(['', '', '!', '#', '/']) + Array.from({ length: 1 + random.below(3) }, () => random.of(parts)).join('');
    const ignoreFiles = Array.from({ length: isLongForm ? 2000 : 120 }, () => Array.from({ length: 1 + random.below(6) }, line).join('\n'));
    await tryCases(t, 'parsers: ignore files as git reads them', ignoreFiles, JSON.stringify, (text) => {
      writeFileSync(join(folder, '.gitignore'), text);
      let output = '';
      try {
        output = execFileSync('git', ['-C', folder, 'check-ignore', '--no-index', '-z', '--stdin'], {
          input: files.join('\0'),
          encoding: 'utf8',
          stdio: ['pipe', 'pipe', 'ignore'],
        });
      } catch (error) {
        // 1 says that nothing is ignored.
        if ((error as { status?: number }).status !== 1) throw error;
      }
      const ignored = new Set(output.split('\0'));
      const rules = new IgnoreFile('.gitignore', text);
      const excludes = (path: string): boolean => {
        const steps = path.split('/');
        for (let i = 1; i <= steps.length; i++) {
          const rule = rules.match(steps.slice(0, i).join('/'), i < steps.length);
          if (rule && !rule.negated) return true;
        }
        return false;
      };
      for (const path of files) assert.equal(excludes(path), ignored.has(path), path);
    });
  });

  test('JSON in replies, references and flags come back as they were written', async (t) => {
    const values = fc.sample(fc.dictionary(fc.string(), fc.jsonValue()), { numRuns: isLongForm ? 3000 : 200, seed: 1 });
    await tryCases(
      t,
      'parsers: JSON in replies',
      values,
      (each) => JSON.stringify(each),
      (value) => {
        // Negative zero and `__proto__` have no form of their own in JSON.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        assert.deepEqual(jsonIn(JSON.stringify(value)), plain);
      },
    );
    const marks = Array.from({ length: 200 }, () => [1 + random.below(99), 1 + random.below(999), random.below(50)] as const);
    await tryCases(t, 'parsers: references', marks, String, ([n, first, more]) => {
      const [reference] = readReferences(more ? `${n}:${first}-${first + more}` : `${n}:${first}`) ?? [];
      assert.match(JSON.stringify(reference), new RegExp(`\\b${n}\\b.*\\b${first - 1}\\b|\\b${n}\\b.*\\b${first}\\b`));
    });
  });

  test('words of the command line give an invocation or one sentence', async (t) => {
    const command = {
      name: 'ask',
      operand: 'QUESTION',
      about: '',
      flags: { json: { about: '' }, limit: { about: '', value: 'N' } },
      run: () => Promise.resolve(0),
    } as unknown as Parameters<typeof readArguments>[0];
    const parts = [
      '--json',
      '--limit',
      '--limit=3',
      '--',
      '-',
      '-x',
      'why?',
      '--constructor',
      '--__proto__=1',
      '',
      '--=',
      '\u202e',
      '--json=1',
      'a b',
    ];
    const lists = Array.from({ length: isLongForm ? 5000 : 400 }, () => Array.from({ length: random.below(7) }, () => random.of(parts)));
    await tryCases(t, 'parsers: words of the command line', lists, JSON.stringify, (words) => {
      try {
        readArguments(command, words);
      } catch (error) {
        assert.ok(error instanceof UsageError, String(error));
      }
    });
  });

  test('messages between processes are checked, never thrown over', async (t) => {
    const values = fc.sample(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          kind: fc.constantFrom('ask', 'openCitation', 'peek', 'command', 'stop'),
          n: fc.jsonValue(),
          path: fc.jsonValue(),
          question: fc.jsonValue(),
          answerId: fc.jsonValue(),
        }),
      ),
      { numRuns: isLongForm ? 5000 : 300, seed: 1 },
    );
    const schemas: readonly v.GenericSchema[] = [fromPanelSchema, ...Object.values(paramsOf)];
    await tryCases(
      t,
      'parsers: messages of panel and engine',
      values,
      (each) => JSON.stringify(each),
      (value) => {
        for (const schema of schemas) v.safeParse(schema, value);
        // The host works with what the schema returns.
        const read = v.safeParse(fromPanelSchema, value);
        if (read.success) assert.ok(!('path' in read.output), 'the panel names no path');
      },
    );
  });
});
