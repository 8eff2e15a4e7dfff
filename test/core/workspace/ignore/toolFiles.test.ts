// Names that are excluded because a tool generates the file, and the version control folders that no `!` line can include.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toolFileRule, isVersionControl } from '../../../../src/core/workspace/ignore/toolFiles.ts';

test('a folder of any version control system is excluded, but only the common ones are beyond `!` lines', () => {
  for (const name of ['.git', '.hg', '.svn', '.jj', '.bzr', '.sl', 'CVS']) assert.equal(toolFileRule(name, true), `${name}/`);
  assert.deepEqual(['.git', '.hg', '.svn', '.jj', '.bzr', '.sl', 'CVS'].filter(isVersionControl), ['.git', '.hg', '.svn', '.jj']);
});

test('a rule for folders does not exclude a file of the same name, and the reverse', () => {
  assert.equal(toolFileRule('node_modules', false), undefined);
  assert.equal(toolFileRule('yarn.lock', true), undefined);
});

test('the detail of a rule is the pattern that matched', () => {
  assert.equal(toolFileRule('app.min.js.map', false), '*.js.map');
  assert.equal(toolFileRule('clew.egg-info', true), '*.egg-info/');
});
