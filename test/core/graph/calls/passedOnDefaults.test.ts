// Calls that were lost with what the grammar could not read: default exports that are passed on, methods of C# whose body stands under a condition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFixture } from '../../answering/openFixture.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';

function calleesOf(codebase: Codebase, name: string): readonly string[] {
  const [symbol] = codebase.graph.byName(name);
  return codebase.graph
    .callees(symbol?.id ?? '')
    .map(({ callee, external }) => codebase.graph.symbol(callee ?? '')?.fact.qualifiedName ?? external ?? '');
}

test('a default export of JavaScript is passed on under another name', async () => {
  const { codebase } = await openFixture({
    'src/start.js':
      "import { run, once } from './commands.js';\nexport function start(args) {\n  once(args);\n  return run.handler(args);\n}\n",
    'src/commands.js': "export { default as run } from './run.cjs';\nexport { default as once } from './once.js';\n",
    'src/run.cjs': 'exports.handler = function (args) {\n  return args;\n};\n',
    'src/once.js': 'export default function onlyOnce(args) {\n  return args;\n}\n',
  });
  assert.deepEqual(calleesOf(codebase, 'start'), ['onlyOnce', 'handler']);
  codebase.dispose();
});

const text = `namespace Acme;

public interface ILogger
{
    ILogger For(string name)
#if FEATURE_DEFAULT
        => new Factory()
            .Make(name)
#endif
    ;

    void Write(string text)
#if FEATURE_DEFAULT
    {
        Write(text, 0);
    }
#else
        ;
#endif

    void Write(string text, int level);
}
`;

test('an interface of C# is read whose methods have a body under one condition and none under the other', async () => {
  const { codebase } = await openFixture({
    'ILogger.cs': text,
    'Shop.cs':
      'namespace Acme;\n\npublic class Shop\n{\n    readonly ILogger _log;\n    public void Open() { _log.Write("open", 1); }\n}\n',
  });
  assert.deepEqual(
    codebase.graph.byName('ILogger').map(({ fact }) => fact.kind),
    ['interface'],
  );
  assert.ok(calleesOf(codebase, 'Open').includes('ILogger.Write'));
  codebase.dispose();
});

test('a class of C# has no bare names from an interface that is not here', async () => {
  const { codebase } = await openFixture({
    'Timer.cs':
      'using System;\n\npublic class Timer : IDisposable\n{\n    public void Run() { Task.Delay(5); }\n    public void Dispose() { }\n}\n',
  });
  assert.ok(!calleesOf(codebase, 'Run').some((name) => name.includes('IDisposable')), calleesOf(codebase, 'Run').join());
  codebase.dispose();
});
