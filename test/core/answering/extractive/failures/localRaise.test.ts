// A text in a local variable is raised where a statement below raises the variable.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('the raise is named with its condition, and the text is cited as well', async () => {
  const { codebase } = await openFixture({
    'src/keys.py': dedent`
      class KeyRing:
          def choose(self, name):
              known = self.find(name)
              if not known:
                  text = "No key of the ring fits the lock {}"
                  raise MissingKey(text.format(name))
              return known
    `,
  });
  const { answer } = await ask(codebase, 'MissingKey: No key of the ring fits the lock 4711');
  assert.match(
    answer,
    /^`KeyRing\.choose` raises this: "No key of the ring fits the lock …" \[\d+\] \[\d+\]\. Reached if this holds: `if not known`/,
  );
  assert.match(answer, /`known` is set by `self\.find\(name\)`/);
  assert.match(answer, /raise MissingKey\(text\.format\(name\)\)/);
  codebase.dispose();
});

test('a text whose variable nothing raises is only held', async () => {
  const { codebase } = await openFixture({
    'src/keys.py': dedent`
      class KeyRing:
          def choose(self, name):
              text = "No key of the ring fits the lock {}"
              self.notes.append(text)
              raise MissingKey(name)
    `,
  });
  const { answer } = await ask(codebase, 'No key of the ring fits the lock 4711');
  assert.match(answer, /holds this text/);
  codebase.dispose();
});

test('an error in a variable leads to the statement that throws it', async () => {
  const source = dedent`
    class Caller {
      Line dial(List<Host> hosts) {
        DialException failure = new DialException("No host answered the call " + hosts + ".");
        for (Host host : hosts) {
          try {
            return host.answer();
          } catch (Exception e) {
            failure.addSuppressed(e);
          }
        }
        throw failure;
      }
    }
  `;
  const { codebase } = await openFixture({
    'src/Caller.java': source,
    'src/Other.java': source
      .replaceAll('Caller', 'Other')
      .replace('answered the', 'took the')
      .replace('    throw', '    failure = other();\n    throw'),
  });
  const { answer } = await ask(codebase, 'DialException: No host answered the call 7.');
  assert.match(answer, /^`Caller\.dial` raises this: "No host answered the call …\." \[\d+\] \[\d+\]\. Reached after this loop/);
  const { answer: replaced } = await ask(codebase, 'DialException: No host took the call 7.');
  assert.doesNotMatch(replaced, /Reached after this loop/);
  codebase.dispose();
});

test('a text in the branch of a test is not held by the variable that the line above the branch sets', async () => {
  const { codebase } = await openFixture({
    'main.go': dedent`
      package main

      func handle(w Writer) {
      	state, err := draw(16)
      	if err != nil {
      		Error(w, "Internal trouble with the draw")
      		return
      	}
      }

      func draw(n int) (string, error) {
      	err := fill(n)
      	return "", err
      }
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "Internal trouble with the draw"?');
  assert.match(answer, /^`handle` /);
  assert.doesNotMatch(answer, /kept as `err`/);
  codebase.dispose();
});
