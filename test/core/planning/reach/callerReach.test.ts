// What callers pass decides whether they can lead to a raise. A trap in each language is one that must stay unknown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { ReachReader, type WayOutcome } from '../../../../src/core/planning/reach/callerReach.ts';
import type { Sources } from '../../../../src/core/searching/inquiry.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../../searching/memorySources.ts';

/** What the callers whose names are given do to the line with "wrong" in `name`. */
async function reachesOf(
  path: string,
  text: string,
  name: string,
  callers: readonly string[],
): Promise<readonly (WayOutcome['is'] | undefined)[]> {
  const sources = await sourcesOf({ [path]: text });
  const reader = new ReachReader(sources.graph, sources.lines);
  const site = named(name, sources);
  const line = text.split('\n').findIndex((each) => each.includes('wrong'));
  const reaches: (WayOutcome['is'] | undefined)[] = [];
  for (const each of callers) {
    const caller = named(each, sources);
    const edge = sources.graph.callers(site.id).find((call) => call.caller === caller.id);
    assert.ok(edge, `${each} calls ${name}`);
    reaches.push((await reader.reachOf(site, [line], [{ caller, callee: site, line: edge.line }]))?.is);
  }
  return reaches;
}

function named(name: string, { graph }: Pick<Sources, 'graph'>): SymbolNode {
  const [symbol] = graph.byName(name);
  assert.ok(symbol, name);
  return symbol;
}

test('a condition that the literal of a Python caller makes false keeps the line from running', async () => {
  const text = dedent`
    def pour(kind, size=3, *, lid=None):
        if kind not in ('tea', 'milk') or size > 9:
            raise ValueError('wrong drink')
        return lid

    def small():
        pour('tea', 3)

    def usual():
        pour('milk')

    def strange():
        pour('ink')

    def large():
        pour(size=10, kind='tea')

    def asked(kind):
        pour(kind)

    def spread(more):
        pour('tea', *more)

    def both(kind):
        pour('tea')
        pour(kind)

    def passed(run):
        pour('tea')
        run(pour)
  `;
  const callers = ['small', 'usual', 'strange', 'large', 'asked', 'spread', 'both', 'passed'];
  const never = ['never', 'never', 'holds', 'holds', undefined, undefined, undefined, undefined];
  assert.deepEqual(await reachesOf('bar.py', text, 'pour', callers), never);
});

test('a parameter that gets another value before the condition stays unknown', async () => {
  const head = (lines: string): string =>
    `def pour(kind=None):\n${lines}\n    if kind is None:\n        raise ValueError('wrong')\n\ndef usual():\n    pour('tea')\n`;
  const changed = [
    '    kind = find(kind)',
    '    kind, size = find(kind)',
    '    for kind in find():\n        pass',
    '    with find() as kind:\n        pass',
    '    if (kind := find()):\n        pass',
    '    global kind',
  ];
  assert.deepEqual(await reachesOf('a.py', head('    print(kind, find(kind=kind), kind == 1)'), 'pour', ['usual']), ['never']);
  for (const lines of changed) assert.deepEqual(await reachesOf('a.py', head(lines), 'pour', ['usual']), [undefined], lines);
  // A loop runs again what stands below the condition.
  const loop = `def pour(kind):\n    while True:\n        if kind is None:\n            raise ValueError('wrong')\n        kind = None\n\ndef usual():\n    pour('tea')\n`;
  assert.deepEqual(await reachesOf('a.py', loop, 'pour', ['usual']), [undefined]);
});

test('all branches before an else must be decided, and an exit before the line decides as well', async () => {
  const text = dedent`
    def row(level='row'):
        if level == 'head':
            left = 1
        elif level == 'row':
            left = 2
        else:
            raise ValueError('wrong level')
        return left

    def head():
        row('head')

    def plain():
        row()

    def foot():
        row('foot')
  `;
  assert.deepEqual(await reachesOf('box.py', text, 'row', ['head', 'plain', 'foot']), ['never', 'never', 'holds']);
  const exit = dedent`
    def find(name, default=None):
        if default is not None:
            return default
        raise KeyError('wrong name')

    def lenient():
        find('a', default='b')

    def strict():
        find('a')
  `;
  assert.deepEqual(await reachesOf('find.py', exit, 'find', ['lenient', 'strict']), ['never', undefined]);
  const recursive = exit.replace('return default', 'return find(default)');
  assert.deepEqual(await reachesOf('find.py', recursive, 'find', ['lenient']), [undefined]);
});

test('a decorator may change what a Python function gets', async () => {
  const text = `@fill\ndef pour(kind):\n    if kind is None:\n        raise ValueError('wrong')\n\ndef usual():\n    pour('tea')\n`;
  assert.deepEqual(await reachesOf('a.py', text, 'pour', ['usual']), [undefined]);
  assert.deepEqual(await reachesOf('a.py', text.replace('@fill\n', ''), 'pour', ['usual']), ['never']);
});

test('an argument that a TypeScript call leaves out is undefined, and a default stands for it', async () => {
  const text = dedent`
    export function pour(kind?: string, size = 1): void {
      if (!kind) {
        throw new Error('wrong kind');
      }
      void size;
    }
    function none(): void {
      pour();
    }
    function empty(): void {
      pour('');
    }
    function tea(): void {
      pour('tea', 2);
    }
    function written(kind: string): void {
      pour(\`\${kind}\`);
    }
    function titled(kind: string): void {
      pour(\`tea \${kind}\`);
    }
  `;
  const callers = ['none', 'empty', 'tea', 'written', 'titled'];
  assert.deepEqual(await reachesOf('src/bar.ts', text, 'pour', callers), ['holds', 'holds', 'never', undefined, 'never']);
  const sized = text.replace('!kind', 'size === 1');
  assert.deepEqual(await reachesOf('src/bar.ts', sized, 'pour', ['none', 'tea']), ['holds', 'never']);
  assert.deepEqual(await reachesOf('src/bar.ts', sized.replace("'tea', 2", "'tea', undefined"), 'pour', ['tea']), ['holds']);
});

test('Java callers that an overload may take stay unknown', async () => {
  const text = dedent`
    class Bar {
      void pour(String kind, int size) {
        if (kind == null || size < 1) {
          throw new IllegalArgumentException("wrong drink");
        }
      }
      void none() {
        pour(null, 2);
      }
      void tea() {
        pour("tea", 2);
      }
      void made() {
        pour(new Label("tea").text(), 2);
      }
    }
  `;
  const callers = ['none', 'tea', 'made'];
  assert.deepEqual(await reachesOf('src/Bar.java', text, 'pour', callers), ['holds', 'never', undefined]);
  const overload = text.replace('class Bar {', 'class Bar {\n  void pour(Object kind, int size) {\n    run();\n  }');
  const sources = await sourcesOf({ 'src/Bar.java': overload });
  const site = sources.graph.byName('pour').find(({ fact }) => fact.parameters[0]?.type === 'String');
  const caller = named('tea', sources);
  assert.ok(site);
  const line = overload.split('\n').findIndex((each) => each.includes('wrong'));
  const reader = new ReachReader(sources.graph, sources.lines);
  const call = overload.split('\n').findIndex((each) => each.includes('pour("tea"'));
  assert.equal(await reader.reachOf(site, [line], [{ caller, callee: site, line: call }]), undefined);
});

test('Go, Rust, C#, PHP and Ruby callers are read by the rules of their language', async () => {
  const go = dedent`
    package bar

    func pour(kind string, size int) error {
    	if kind == "" && size > 0 {
    		return errors.New("wrong kind")
    	}
    	return nil
    }

    func tea() error {
    	return pour("tea", 1)
    }

    func empty() error {
    	return pour("", 1)
    }
  `;
  assert.deepEqual(await reachesOf('bar.go', go, 'pour', ['tea', 'empty']), ['never', 'holds']);
  const rust = dedent`
    fn pour(kind: Option<u8>, size: usize) -> usize {
        if kind.is_none() || size == 0 {
            panic!("wrong kind");
        }
        size
    }

    fn none() -> usize {
        pour(None, 1)
    }

    fn some() -> usize {
        pour(Some(1), 2)
    }
  `;
  assert.deepEqual(await reachesOf('src/bar.rs', rust, 'pour', ['none', 'some']), ['holds', 'never']);
  const csharp = dedent`
    class Bar
    {
        void Pour(string kind, int size = 1)
        {
            if (string.IsNullOrEmpty(kind) || size < 1)
            {
                throw new ArgumentException("wrong kind");
            }
        }

        void Tea()
        {
            Pour("tea");
        }

        void Named()
        {
            Pour(size: 0, kind: "tea");
        }
    }
  `;
  assert.deepEqual(await reachesOf('Bar.cs', csharp, 'Pour', ['Tea', 'Named']), ['never', 'holds']);
  const php = dedent`
    <?php
    class Bar
    {
        public function pour($kind, $size = 1)
        {
            if (!in_array($kind, ['tea', 'milk'], true)) {
                throw new \\Exception('wrong kind');
            }
        }

        public function tea()
        {
            $this->pour('tea');
        }

        public function ink()
        {
            $this->pour('ink', 2);
        }
    }
  `;
  assert.deepEqual(await reachesOf('Bar.php', php, 'pour', ['tea', 'ink']), ['never', 'holds']);
  const byReference = php.replace('        if (!in_array', '        fill($kind);\n        if (!in_array');
  assert.deepEqual(await reachesOf('Bar.php', byReference, 'pour', ['tea']), [undefined]);
  const ruby = dedent`
    class Bar
      def pour(kind, size = nil, lid: false)
        raise ArgumentError, "wrong kind" if kind.nil? || !size.nil? && size.negative?
      end

      def tea
        pour 'tea', 3
      end

      def none
        pour(nil, lid: true)
      end

      def asked(kind)
        pour kind
      end
    end
  `;
  assert.deepEqual(await reachesOf('lib/bar.rb', ruby, 'pour', ['tea', 'none', 'asked']), ['never', 'holds', undefined]);
});

test('a caller that passes its own parameter on passes what its callers pass', async () => {
  const sources = await sourcesOf({
    'bar.py': dedent`
      def pour(kind):
          if kind is None:
              raise ValueError('wrong')

      def serve(kind=None, size=1):
          size = size + 1
          pour(kind)

      def tea():
          serve('tea')

      def nothing():
          serve()
    `,
  });
  const [pour, serve] = [named('pour', sources), named('serve', sources)];
  const reader = new ReachReader(sources.graph, sources.lines);
  const reachBy = async (name: string): Promise<WayOutcome | undefined> => {
    const caller = named(name, sources);
    const line = sources.graph.callers(serve.id).find((edge) => edge.caller === caller.id)?.line ?? -1;
    return reader.reachOf(
      pour,
      [2],
      [
        { caller: serve, callee: pour, line: 6 },
        { caller, callee: serve, line },
      ],
    );
  };
  assert.equal((await reachBy('tea'))?.is, 'never');
  const reach = await reachBy('nothing');
  assert.equal(reach?.is, 'holds');
  assert.deepEqual(reach.passed, [{ parameter: 'kind', source: 'None', isDefault: true }]);
});

test('names a value of the parameter with which the condition is met', async () => {
  const meetingIn = async (condition: string, parameters: string): Promise<string | undefined> => {
    const text = `function pour(${parameters}) {\n  if (${condition}) {\n    throw new Error('wrong');\n  }\n}\n`;
    const sources = await sourcesOf({ 'src/bar.ts': text });
    return (await new ReachReader(sources.graph, sources.lines).meetingArgument(named('pour', sources), 2))?.source;
  };
  assert.equal(await meetingIn('size > 5', 'size: number'), '6');
  assert.equal(await meetingIn('!kind', 'kind: string'), '""');
  assert.equal(await meetingIn('!kind', 'kind'), 'null');
  assert.equal(await meetingIn('isOpen && this.lid', 'isOpen: boolean'), undefined);
});
