// The model as the panel shows it: its name, its place and its problems.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { editorModelId, modelView } from '../../../src/vscode/models/modelView.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';

type View = ReturnType<typeof modelView>;

function view(settings: Readonly<Record<string, unknown>>): View {
  return modelView(readSettings((name) => settings[name.replace(/^clew\./, '')]));
}

suite('modelView', () => {
  const endpoint = { 'model.provider': 'endpoint', 'model.baseUrl': 'https://api.example.com/v1', 'model.large': 'big' };

  test('is empty without a model, and names a model that is ready', () => {
    assert.equal(view({}).state, 'none');
    assert.deepEqual(view(endpoint), { state: 'ready', name: 'big', where: 'api.example.com', local: false });
    const local = { ...endpoint, 'model.baseUrl': 'http://localhost:11434/v1', 'privacy.localOnly': true };
    assert.deepEqual(view(local), { state: 'ready', name: 'big', where: 'localhost:11434', local: true });
    assert.deepEqual(view({ 'model.provider': 'editor', 'model.large': 'copilot/a/b' }).name, 'a/b');
  });

  test('explains each problem in one sentence', () => {
    const problems = [
      { 'model.baseUrl': '' },
      { 'model.baseUrl': 'localhost' },
      { 'model.baseUrl': 'file:///etc/passwd' },
      { 'model.large': '' },
      { 'privacy.localOnly': true },
      { 'model.provider': 'editor' },
      { 'model.provider': 'editor', 'model.large': 'a/b', 'privacy.localOnly': true },
    ].map((over) => view({ ...endpoint, ...over }));
    for (const { state, message } of problems) {
      assert.equal(state, 'problem', message);
      assert.match(message ?? '', /Clew answers from the code alone: .+\.$/);
    }
  });

  test('splits the id of an editor model into vendor and model', () => {
    assert.deepEqual(editorModelId('vendor/family/one'), { vendor: 'vendor', model: 'family/one' });
    for (const wrong of ['', 'vendor', '/one', 'vendor/']) assert.equal(editorModelId(wrong), undefined);
  });
});
