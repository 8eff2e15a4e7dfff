// Errors that a function or class can raise: through its callees, through objects that it creates, and through methods.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { raisableErrors, raisedTypes } from '../../../../src/core/searching/relations/raisableErrors.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

async function raisedTypesOf(path: string, language: string, code: string, name: string): Promise<readonly string[]> {
  const graph = graphOf([await graphFile(path, code, language, parsers)]);
  const [symbol] = graph.byName(name);
  assert.ok(symbol);
  return raisedTypes(raisableErrors(symbol, graph));
}

const wait = `package shop

fun wait(request: Request): Int {
  return suspended { continuation ->
    request.enqueue(object : Listener {
      override fun onAnswer(answer: Answer) {
        if (answer.bad) continuation.resumeWithException(AnswerException(answer))
      }

      override fun onFailure(t: Throwable) {
        continuation.resumeWithException(t)
      }
    })
  }
}

class Checker {
  fun check(name: String) {
    if (name == "") throw missing(name)
  }

  private fun missing(name: String) = fail(name)
}

fun fail(name: String): IllegalStateException {
  throw IllegalArgumentException(name)
}
`;

test('includes errors of an object expression, such as those passed to resumeWithException', async () => {
  assert.deepEqual(await raisedTypesOf('shop/Wait.kt', 'kotlin', wait, 'wait'), ['AnswerException', 'Throwable']);
});

test('includes the errors of the methods of a class, and those that a helper creates', async () => {
  const python = dedent`
    class Shop:
        def open(self):
            raise ClosedError("no")

        def close(self):
            raise missing("key")


    def missing(name):
        raise KeyError(name)
  `;
  assert.deepEqual([...(await raisedTypesOf('shop.py', 'python', python, 'Shop'))].sort(), ['ClosedError', 'KeyError']);
});

test('ignores Go functions that only format or inspect errors', async () => {
  const code = `package shop

func describe(err error) (string, error) {
	if errors.Is(err, nil) {
		return fmt.Sprintf("%v", err), nil
	}
	return err.Error(), fmt.Errorf("shop: %w", err)
}
`;
  assert.deepEqual(await raisedTypesOf('shop.go', 'go', code, 'describe'), ['fmt.Errorf']);
});
