// What documentation warns of: each row reads its examples and nothing that only has its words, and a question for risks begins with it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { remarkRows } from '../../../src/core/findings/remarks.ts';
import { asksForWarnings } from '../../../src/core/reading/asks/warnings.ts';
import { ask, openFixture } from '../answering/openFixture.ts';

suite('warnings in documentation', () => {
  for (const { kind, pattern, examples, others } of remarkRows) {
    test(kind, () => {
      for (const example of examples) assert.match(example, pattern);
      for (const other of others) assert.doesNotMatch(other, pattern);
    });
  }

  const files = {
    'shop/till.py':
      'def open_all():\n    \"\"\"Opens all.\n\n    It is fast. Do not use this in\n    production. Ask first.\n    \"\"\"\n    return 1\n\n\ndef old():\n    \"\"\".. deprecated:: 2.0\n    \"\"\"\n    return 2\n\n\ndef plain():\n    \"\"\"Is used in production.\"\"\"\n    return 3\n',
    'Till.java': 'class Till {\n  @Deprecated\n  int shut() {\n    return 1;\n  }\n}\n',
  };

  test('a question for them has them first, with their line', async () => {
    const { codebase } = await openFixture(files);
    const { answer, mode, citations } = await ask(codebase, 'What is dangerous or deprecated here?');
    assert.equal(mode.value, 'analytical');
    assert.match(answer, /its documentation warns in 3 places, the first of which is: open.*Do not use this in production\./);
    assert.match(answer, /Till\.shut.* is marked as deprecated/);
    assert.doesNotMatch(answer, /plain/);
    assert.ok(citations.some(({ file, lineStart }) => file === 'shop/till.py' && lineStart === 4));
  });

  test('where there are none it says so', async () => {
    const { codebase } = await openFixture({ 'shop/till.py': '# FIXME: it never shuts\ndef open_all():\n    return 1\n' });
    const { answer } = await ask(codebase, 'Which risks are there?');
    assert.match(answer, /Its documentation has no warnings\. The most serious finding: .*it never shuts/);
  });

  test('only whole sentences ask for them', () => {
    const asked = [
      'What is dangerous or insecure here?',
      'what are the risks of this code',
      'Is anything deprecated in this library?',
      'Welche Risiken gibt es?',
      'Is this library safe for concurrent use?',
      '这里有哪些不安全的代码？',
    ];
    const others = [
      'What is dangerous about `open`?',
      'is open deprecated?',
      'what is the risk manager?',
      'which risks does the insurance module compute?',
    ];
    assert.deepEqual([...asked, ...others].filter(asksForWarnings), asked);
  });
});
