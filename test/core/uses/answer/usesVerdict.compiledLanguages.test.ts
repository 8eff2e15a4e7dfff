// "Nobody uses it" in Java, Go and Rust: what only a class, package or crate can name, and what else may reach it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { verdicts } from '../verdicts.ts';
import { dedent } from '../../../support/dedent.ts';

suite('"nobody" in compiled languages', () => {
  test('is said of private methods and constants in Java, but not of members that serialisers and the language find', async () => {
    const source = dedent`
      package shop;

      public class Stock {
        private static final int LIMIT = 3;
        private int held = 1;
        private void idle() {}
        private void readObject(java.io.ObjectInputStream in) {}
        void near() {}
        public void shown() {}
        private void used() {}
        public void run() { used(); }
      }
    `;
    assert.deepEqual(await verdicts({ 'src/shop/Stock.java': source }, ['idle', 'readObject', 'near', 'shown', 'used']), {
      ...{ idle: 'nobody', readObject: 'called-from-outside', near: 'exported', shown: 'exported', used: 'used' },
    });
  });

  test('is said of lower-case names in Go, within their package', async () => {
    const files = {
      'shop/stock.go': dedent`
        package shop

        func idle() int { return 1 }

        func used() int { return 2 }

        func Shown() int { return used() }

        func init() {}
      `,
      'other/other.go': dedent`
        package other

        func f() int { idle := 1; return idle }
      `,
    };
    assert.deepEqual(
      await verdicts(files, ['shop.idle', 'used', 'Shown', 'init']).catch(() => verdicts(files, ['idle', 'used', 'Shown', 'init'])),
      {
        ...{ idle: 'nobody', used: 'used', Shown: 'exported', init: 'called-from-outside' },
      },
    );
  });

  test('is said of private functions in Rust, but not of methods that a trait requires', async () => {
    const source = dedent`
      use std::fmt;

      pub struct Stock;

      impl fmt::Display for Stock {
          fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
              Ok(())
          }
      }

      fn idle() {}

      pub fn shown() {}
    `;
    assert.deepEqual(await verdicts({ 'src/lib.rs': source }, ['idle', 'shown', 'fmt']), {
      idle: 'nobody',
      shown: 'exported',
      fmt: 'undecided',
    });
  });

  test('is not said of a private constructor in Java, which keeps others from making objects', async () => {
    const files = {
      'src/a.java': dedent`
        class A {
          private A() {}
        }
      `,
    };
    assert.deepEqual(await verdicts(files, ['A.A']), { 'A.A': 'called-from-outside' });
  });

  test('is not said of a variable in Go that a file for another system sets', async () => {
    const files = {
      'pkg/a_windows.go': dedent`
        package pkg

        var hook = open

        func open() {}
      `,
      'pkg/a_other.go': dedent`
        package pkg

        var hook func()
      `,
      'pkg/run.go': dedent`
        package pkg

        func Run() {
        	if hook != nil {
        		hook()
        	}
        }
      `,
    };
    const { codebase } = await openFixture(files);
    const at = { root: memoryRoot.key, path: 'pkg/a_windows.go', line: 3 };
    const [uses] = await codebase.uses({ name: 'hook', at }, {}, neverCancelled);
    assert.equal(uses?.verdict.is, 'used');
  });
});
