// Literals of every language with a grammar: constant parts, holes, roles and conditions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packLiterals, unpackLiterals, type Literal, type LiteralRole } from '../../../../src/core/messages/literals.ts';
import { extractFacts } from '../../../../src/core/symbols/extractFacts.ts';
import { testParsers } from '../testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

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
    text: dedent`
      LIMIT = "the limit of jobs"
      def add(job):
        """Adds a job."""
        if full():
          raise Full(f"no room for {job} today")
    `,
    raised: 'no room for …{job}… today',
    under: 'if if full():',
  },
  {
    language: 'javascript',
    text: dedent`
      const LIMIT = 'the limit of jobs';
      function add(job) {
        if (full()) throw new Error('no room for ' + job + ' today');
      }
    `,
    raised: 'no room for … today',
    under: "if if (full()) throw new Error('no room for ' + job + ' today');",
  },
  {
    language: 'typescript',
    text: dedent`
      const LIMIT: string = "the limit of jobs";
      function add(job: Job) {
        if (ok()) {
          go();
        } else {
          throw new Error(\`no room for \${job.id} today\`);
        }
      }
    `,
    raised: 'no room for … today',
    under: 'else if (ok()) {',
  },
  {
    language: 'tsx',
    text: dedent`
      const LIMIT = "the limit of jobs";
      function add(job) {
        if (full()) {
          throw new Error(\`no room for \${job} today\`);
        }
      }
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'java',
    text: dedent`
      class A {
        static final String LIMIT = "the limit of jobs";
        void add(Job job) {
          if (full()) {
            throw new IllegalStateException("no room for " + job + " today");
          }
        }
      }
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'go',
    text: dedent`
      package a

      const limit = "the limit of jobs"

      func add(job string) error {
      	if full() {
      		return fmt.Errorf("no room for %s today", job)
      	}
      	return nil
      }
    `,
    raised: 'no room for %s today',
    under: 'if if full() {',
  },
  {
    language: 'rust',
    text: dedent`
      const LIMIT: &str = "the limit of jobs";
      fn add(job: Job) {
          match room() {
              None => panic!("no room for {} today", job),
              _ => {}
          }
      }
    `,
    raised: 'no room for {} today',
    under: 'case None => panic!("no room for {} today", job),',
  },
  {
    language: 'c',
    text: dedent`
      static const char *limit = "the limit of jobs";
      void add(struct job *job) {
        if (full()) {
          fprintf(stderr, "no room for %s " "today", job->name);
        }
      }
    `,
    raised: 'no room for %s today',
    under: 'if if (full()) {',
  },
  {
    language: 'cpp',
    text: dedent`
      const std::string limit = "the limit of jobs";
      void add(Job job) {
        if (full()) {
          throw std::runtime_error("no room for " + job.name + " today");
        }
      }
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'csharp',
    text: dedent`
      class A {
        const string Limit = "the limit of jobs";
        void Add(Job job) {
          if (Full())
            throw new InvalidOperationException($"no room for {job.Name} today");
        }
      }
    `,
    raised: 'no room for … today',
    under: 'if if (Full())',
  },
  {
    language: 'ruby',
    text: dedent`
      LIMIT = "the limit of jobs"
      def add(job)
        raise Full, "no room for #{job} today" if full?
      end
    `,
    raised: 'no room for … today',
    under: 'if raise Full, "no room for #{job} today" if full?',
  },
  {
    language: 'php',
    text: dedent`
      <?php
      const LIMIT = "the limit of jobs";
      function add($job) {
        if (full()) {
          throw new FullException("no room for " . $job . " today");
        }
      }
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'kotlin',
    text: dedent`
      const val LIMIT = "the limit of jobs"
      fun add(job: Job) {
        if (full()) {
          throw IllegalStateException("no room for $job today")
        }
      }
    `,
    raised: 'no room for $job today',
    under: 'if if (full()) {',
  },
  {
    language: 'vue',
    text: dedent`
      <template>
        <p>A page</p>
      </template>
      <script>
      const LIMIT = "the limit of jobs";
      export function add(job) {
        if (full()) {
          throw new Error(\`no room for \${job} today\`);
        }
      }
      </script>
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
  {
    language: 'svelte',
    text: dedent`
      <script lang="ts">
      const LIMIT = "the limit of jobs";
      function add(job) {
        if (full()) {
          throw new Error(\`no room for \${job} today\`);
        }
      }
      </script>
      <p>A page</p>
    `,
    raised: 'no room for … today',
    under: 'if if (full()) {',
  },
];

/** In C nothing is raised, and what goes to the error stream is logged. */
const raisedRole: Readonly<Record<string, LiteralRole>> = { c: 'logged' };

for (const { language, text, raised, under } of samples) {
  test(`${language}: finds a constant, and a text that is raised under a condition`, async () => {
    const literals = await literalsOf(language, text);
    const shown = literals.filter(({ text: each }) => each.includes('limit') || each.includes('room'));
    const expected = { text: raised.replace('…{job}…', '…'), role: raisedRole[language] ?? 'raised', conditions: [under] };
    assert.deepEqual(shown, [{ text: 'the limit of jobs', role: 'constant', conditions: [] }, expected]);
    assert.equal(literals.length, 2, JSON.stringify(literals));
  });
}

test('reads the text of a JSX element as one literal with holes for its values', async () => {
  const page = dedent`
    function A({ n }) {
      return n ? <p>There are {n} jobs left</p> : <b>None</b>;
    }
  `;
  assert.deepEqual(
    (await literalsOf('tsx', page)).map(({ text, role }) => [text, role]),
    [
      ['There are … jobs left', 'shown'],
      ['None', 'shown'],
    ],
  );
});

test('reads a literal inside a value of another literal separately', async () => {
  const text = 'const a = `the job ${done ? "has been done" : "is not done"} by now`;\n';
  assert.deepEqual(
    (await literalsOf('javascript', text)).map((each) => each.text),
    ['the job … by now', 'has been done', 'is not done'],
  );
});

test('lists the conditions of branches and handlers innermost first', async () => {
  const text = dedent`
    def f(a):
      try:
        g()
      except OSError:
        if a:
          pass
        elif a is None:
          log.warning("there is no a here")
  `;
  const [literal] = await literalsOf('python', text);
  assert.deepEqual(literal?.conditions, ['if elif a is None:', 'else if a:', 'catch except OSError:']);
  assert.equal(literal?.role, 'logged');
});

test('packs and unpacks literals without loss, whatever their numbers', () => {
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
