// Failures of a Go function: errors that it makes, and errors of calls that it returns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';

test('lists the returned errors of calls after those with a text', async () => {
  const { codebase } = await openFixture({
    'go.mod': 'module example.com/till\n',
    'till.go':
      'package till\n\nimport "fmt"\n\nfunc OpenTill(key string) (*Till, error) {\n\tlock, err := findLock(key)\n\tif err != nil {\n\t\treturn nil, err\n\t}\n\tif !lock.Fits(key) {\n\t\treturn nil, fmt.Errorf("the key %q does not fit", key)\n\t}\n\treturn &Till{}, nil\n}\n',
  });
  const { answer } = await ask(codebase, 'When does OpenTill fail?');
  assert.match(
    answer,
    /^`OpenTill` fails in this line: `return nil, fmt\.Errorf\("the key %q does not fit", key\)`[^\n]*1 more case follows\./,
  );
  assert.match(answer, /- `return nil, err`[^\n]*`err` is set by `findLock\(key\)`/);
  codebase.dispose();
});
