// What can come out of a function: through what it calls, through objects that it makes on the spot, and through the methods of a class.
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

async function raised(path: string, language: string, code: string, name: string): Promise<readonly string[]> {
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

test('methods of an object that a function makes on the spot count, with what they hand to what resumes with an exception', async () => {
  assert.deepEqual(await raised('shop/Wait.kt', 'kotlin', wait, 'wait'), ['AnswerException', 'Throwable']);
});

test('a class can raise what its methods can, and a helper that makes an error stands for what it raises', async () => {
  const python = dedent`
    class Shop:
        def open(self):
            raise ClosedError("no")

        def close(self):
            raise missing("key")


    def missing(name):
        raise KeyError(name)
  `;
  assert.deepEqual([...(await raised('shop.py', 'python', python, 'Shop'))].sort(), ['ClosedError', 'KeyError']);
});

test('functions of Go that format or look at errors make none', async () => {
  const code = `package shop

func told(err error) (string, error) {
	if errors.Is(err, nil) {
		return fmt.Sprintf("%v", err), nil
	}
	return err.Error(), fmt.Errorf("shop: %w", err)
}
`;
  assert.deepEqual(await raised('shop.go', 'go', code, 'told'), ['fmt.Errorf']);
});
