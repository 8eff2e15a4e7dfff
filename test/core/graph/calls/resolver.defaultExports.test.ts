// Calls through code that the grammars do not parse as a whole: default exports under another name, and C# methods whose body depends on a
// preprocessor condition.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFixture } from '../../../support/openFixture.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';

function calleesOf(codebase: Codebase, name: string): readonly string[] {
  const [symbol] = codebase.graph.byName(name);
  return codebase.graph
    .callees(symbol?.id ?? '')
    .map(({ callee, external }) => codebase.graph.symbol(callee ?? '')?.fact.qualifiedName ?? external ?? '');
}

test('finds a JavaScript default export that another file exports under a name', async () => {
  const { codebase } = await openFixture({
    'src/start.js': dedent`
      import { run, once } from './commands.js';
      export function start(args) {
        once(args);
        return run.handler(args);
      }
    `,
    'src/commands.js': "export { default as run } from './run.cjs';\nexport { default as once } from './once.js';\n",
    'src/run.cjs': dedent`
      exports.handler = function (args) {
        return args;
      };
    `,
    'src/once.js': dedent`
      export default function onlyOnce(args) {
        return args;
      }
    `,
  });
  assert.deepEqual(calleesOf(codebase, 'start'), ['onlyOnce', 'handler']);
  codebase.dispose();
});

test('finds a default export that the index of its folder passes on', async () => {
  const { codebase } = await openFixture({
    'start.js': "import Cart from './Cart';\nimport Order from './Order';\nexport function start() {\n  Cart();\n  Order();\n}\n",
    'Cart/index.js': "export { default } from './Cart';\n",
    'Cart/Cart.js': 'function openCart() {}\nexport default openCart;\n',
    'Order/index.js': "export { placeOrder as default } from './order';\n",
    'Order/order.js': 'export function placeOrder() {}\nexport default function other() {}\n',
  });
  assert.deepEqual(calleesOf(codebase, 'start'), ['openCart', 'placeOrder']);
  codebase.dispose();
});

const loggerSource = dedent`
  namespace Acme;

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

test('finds a C# interface whose methods have a body only under a preprocessor condition', async () => {
  const { codebase } = await openFixture({
    'ILogger.cs': loggerSource,
    'Shop.cs': dedent`
      namespace Acme;

      public class Shop
      {
          readonly ILogger _log;
          public void Open() { _log.Write("open", 1); }
      }
    `,
  });
  assert.deepEqual(
    codebase.graph.byName('ILogger').map(({ fact }) => fact.kind),
    ['interface'],
  );
  assert.ok(calleesOf(codebase, 'Open').includes('ILogger.Write'));
  codebase.dispose();
});

test('a plain name in a C# class does not mean a member of an interface outside the workspace', async () => {
  const { codebase } = await openFixture({
    'Timer.cs': dedent`
      using System;

      public class Timer : IDisposable
      {
          public void Run() { Task.Delay(5); }
          public void Dispose() { }
      }
    `,
  });
  assert.ok(!calleesOf(codebase, 'Run').some((name) => name.includes('IDisposable')), calleesOf(codebase, 'Run').join());
  codebase.dispose();
});
