// Literals of every language with a grammar: constant parts, holes, what is done with them, and under which conditions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packLiterals, unpackLiterals, type Literal, type LiteralRole } from '../../../src/core/messages/literals.ts';
import { extractFacts } from '../../../src/core/symbols/extract.ts';
import { testParsers } from '../symbols/testAssets.ts';

interface Told {
  readonly text: string;
  readonly role: LiteralRole;
  readonly conditions: readonly string[];
}

async function literalsOf(language: string, text: string): Promise<Told[]> {
  const { literals } = await extractFacts(text, language, await testParsers());
  return unpackLiterals(literals ?? new Uint8Array()).map(({ parts, opens, role, conditions }) => {
    const joined = parts.map(({ start, end, joined }, i) => (i > 0 && !joined ? '…' : '') + text.slice(start, end)).join('');
    return {
      text: `${opens.start ? '…' : ''}${joined}${opens.end ? '…' : ''}`,
      role,
      conditions: conditions.map(({ kind, line }) => `${kind} ${text.split('\n')[line]?.trim()}`),
    };
  });
}

/** Where the grammar has no node for the value, the text keeps its sign. One file a language: the first literal is raised under a condition with a value in it, the second is a constant. */
const samples: readonly { readonly language: string; readonly text: string; readonly raised: string; readonly under: string }[] = [
  {
    language: 'python',
    text: 'LIMIT = "the limit of jobs"\ndef add(job):\n  """Adds a job."""\n  if full():\n    raise Full(f"no room for {job} today")\n',
    raised: 'no room for …{job}… today',
    under: 'if if full():',
  },
  {
    language: 'javascript',
    text: "const LIMIT = 'the limit of jobs';\nfunction add(job) {\n  if (full()) throw new Error('no room for ' + job + ' today');\n}\n",
    raised: 'no room for … today',
    under: "if if (full()) throw new Error('no room for ' + job + ' today');",
  },
  {
    language: 'typescript',
    text: 'const LIMIT: string = "the limit of jobs";\nfunction add(job: Job) {\n  if (ok()) {\n    go();\n  } else {\n    throw new Error(`no room for ${job.id} today`);\n  }\n}\n',
    raised: 'no room for … today',
    under: 'else if (ok()) {',
  },
  {
    language: 'tsx',
    text: 'const LIMIT = "the limit of jobs";\nfunction add(job) {\n  if (full()) {\n    throw new Error(`no room for ${job} today`);\n  }\n}\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'java',
    text: 'class A {\n  static final String LIMIT = "the limit of jobs";\n  void add(Job job) {\n    if (full()) {\n      throw new IllegalStateException("no room for " + job + " today");\n    }\n  }\n}\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'go',
    text: 'package a\n\nconst limit = "the limit of jobs"\n\nfunc add(job string) error {\n\tif full() {\n\t\treturn fmt.Errorf("no room for %s today", job)\n\t}\n\treturn nil\n}\n',
    raised: 'no room for %s today',
    under: 'if if full() {',
  },
  {
    language: 'rust',
    text: 'const LIMIT: &str = "the limit of jobs";\nfn add(job: Job) {\n    match room() {\n        None => panic!("no room for {} today", job),\n        _ => {}\n    }\n}\n',
    raised: 'no room for {} today',
    under: 'case None => panic!("no room for {} today", job),',
  },
  {
    language: 'c',
    text: 'static const char *limit = "the limit of jobs";\nvoid add(struct job *job) {\n  if (full()) {\n    fprintf(stderr, "no room for %s " "today", job->name);\n  }\n}\n',
    raised: 'no room for %s today',
    under: 'if if (full()) {',
  },
  {
    language: 'cpp',
    text: 'const std::string limit = "the limit of jobs";\nvoid add(Job job) {\n  if (full()) {\n    throw std::runtime_error("no room for " + job.name + " today");\n  }\n}\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'csharp',
    text: 'class A {\n  const string Limit = "the limit of jobs";\n  void Add(Job job) {\n    if (Full())\n      throw new InvalidOperationException($"no room for {job.Name} today");\n  }\n}\n',
    raised: 'no room for … today',
    under: 'if if (Full())',
  },
  {
    language: 'ruby',
    text: 'LIMIT = "the limit of jobs"\ndef add(job)\n  raise Full, "no room for #{job} today" if full?\nend\n',
    raised: 'no room for … today',
    under: 'if raise Full, "no room for #{job} today" if full?',
  },
  {
    language: 'php',
    text: '<?php\nconst LIMIT = "the limit of jobs";\nfunction add($job) {\n  if (full()) {\n    throw new FullException("no room for " . $job . " today");\n  }\n}\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'kotlin',
    text: 'const val LIMIT = "the limit of jobs"\nfun add(job: Job) {\n  if (full()) {\n    throw IllegalStateException("no room for $job today")\n  }\n}\n',
    raised: 'no room for $job today',
    under: 'if if (full()) {',
  },
  {
    language: 'vue',
    text: '<template>\n  <p>A page</p>\n</template>\n<script>\nconst LIMIT = "the limit of jobs";\nexport function add(job) {\n  if (full()) {\n    throw new Error(`no room for ${job} today`);\n  }\n}\n</script>\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'svelte',
    text: '<script lang="ts">\nconst LIMIT = "the limit of jobs";\nfunction add(job) {\n  if (full()) {\n    throw new Error(`no room for ${job} today`);\n  }\n}\n</script>\n<p>A page</p>\n',
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
];

/** In C nothing is raised, and what goes to the error stream is logged. */
const raisedRole: Readonly<Record<string, LiteralRole>> = { c: 'logged' };

for (const { language, text, raised, under } of samples) {
  test(`${language}: a constant, and a text that is raised under a condition`, async () => {
    const literals = await literalsOf(language, text);
    const shown = literals.filter(({ text: each }) => each.includes('limit') || each.includes('room'));
    const expected = { text: raised.replace('…{job}…', '…'), role: raisedRole[language] ?? 'raised', conditions: [under] };
    assert.deepEqual(shown, [{ text: 'the limit of jobs', role: 'constant', conditions: [] }, expected]);
    assert.equal(literals.length, 2, JSON.stringify(literals));
  });
}

test('text of a page in code is one literal a tag, with its values as holes', async () => {
  const page = 'function A({ n }) {\n  return n ? <p>There are {n} jobs left</p> : <b>None</b>;\n}\n';
  assert.deepEqual(
    (await literalsOf('tsx', page)).map(({ text, role }) => [text, role]),
    [
      ['There are … jobs left', 'shown'],
      ['None', 'shown'],
    ],
  );
});

test('a literal inside a value of another is one of its own', async () => {
  const text = 'const a = `the job ${done ? "has been done" : "is not done"} by now`;\n';
  assert.deepEqual(
    (await literalsOf('javascript', text)).map((each) => each.text),
    ['the job … by now', 'has been done', 'is not done'],
  );
});

test('what an early branch, a case and a handler say comes innermost first', async () => {
  const text =
    'def f(a):\n  try:\n    g()\n  except OSError:\n    if a:\n      pass\n    elif a is None:\n      log.warning("there is no a here")\n';
  const [literal] = await literalsOf('python', text);
  assert.deepEqual(literal?.conditions, ['if elif a is None:', 'else if a:', 'catch except OSError:']);
  assert.equal(literal?.role, 'logged');
});

test('literals survive being packed, whatever their numbers', () => {
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
  let [line, offset] = [0, 0];
  const literals = Array.from({ length: 500 }, (): Literal => {
    line += next(300);
    offset += next(3) ? next(90) : next(400_000);
    let end = offset;
    const parts = Array.from({ length: 1 + next(5) }, () => {
      const start = end + next(20_000);
      end = start + 1 + next(500);
      return { start, end, joined: next(2) === 1 };
    });
    offset = parts[0]?.start ?? offset;
    const kinds = ['if', 'else', 'case', 'catch'] as const;
    const conditions = Array.from({ length: next(4) }, () => ({ line: next(line + 1), kind: kinds[next(4)] ?? 'if' }));
    const roles = ['other', 'raised', 'shown'] as const;
    return { line, role: roles[next(3)] ?? 'other', parts, opens: { start: next(2) === 1, end: next(2) === 1 }, conditions };
  });
  const packed = packLiterals(literals);
  assert.deepEqual(unpackLiterals(packed), literals);
  for (let cut = 0; cut < 60; cut++) unpackLiterals(packed.subarray(0, cut));
});
