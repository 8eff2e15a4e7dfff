// Values of configuration files answer questions for a default, if code names the file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const settings = dedent`
  [press]
  # Longest line that the press prints.
  max_line_length = 80
  paper = plain  ; or glossy
`;

test('a shipped default comes before a parameter of the same name', async () => {
  const { codebase } = await openFixture({
    'src/press/default_settings.cfg': settings,
    'src/press/load.py': 'def load():\n    return read("default_settings.cfg")\n',
    'src/press/format.py': 'def format_error(text, max_line_length=90):\n    return text[:max_line_length]\n',
  });
  const { answer } = await ask(codebase, 'What is the default maximum line length?');
  assert.match(answer, /^`80` is the default of `max_line_length`, set in `src\/press\/default_settings\.cfg:3`/);
  const paper = await ask(codebase, 'What is the default paper of the press?');
  assert.match(paper.answer, /^`plain` is the default of `paper`/);
  codebase.dispose();
});

test('a file that no code names is the file of a tool', async () => {
  const { codebase } = await openFixture({
    'src/press/default_settings.cfg': settings,
    'src/press/format.py': 'def format_error(text, max_line_length=90):\n    return text[:max_line_length]\n',
  });
  const { answer } = await ask(codebase, 'What is the default maximum line length?');
  assert.match(answer, /^`90` is the default of `max_line_length`/);
  codebase.dispose();
});

test('a flag that a scope sets both ways has no default', async () => {
  const { codebase } = await openFixture({
    'src/press/ink.py': 'try:\n    import ink\n    HAS_FAST_INK = True\nexcept ImportError:\n    HAS_FAST_INK = False\n',
  });
  const { answer } = await ask(codebase, 'Is fast ink used by default?');
  assert.doesNotMatch(answer, /^(?:Yes|No):/);
  codebase.dispose();
});
