// A method that only delegates to its base class says little, so the answer shows the base method right behind it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';

const base = `class Resource:
    def remove(self, key):
        self.check_owner(key)
        self.store.pop(key)

    def check_owner(self, key):
        pass
`;
const user = `from web.resource import Resource


class UserResource(Resource):
    def remove(self, key):
        """Deletes a user."""
        super().remove(key)
        self.forget_session(key)

    def forget_session(self, key):
        pass


class UserSession:
    def remove_user(self, key):
        """Deletes the session of a user."""
        self.resource.remove(key)
`;

test('shows the base method that the best result calls by super right behind it', async () => {
  const { codebase } = await openFixture({ 'web/resource.py': base, 'web/user.py': user });
  const { answer, evidence } = await ask(codebase, 'Who is allowed to delete a user?');
  const headings = [...answer.matchAll(/^### `([^`]+)`/gm)].map(([, name]) => name);
  assert.deepEqual(headings.slice(0, 2), ['UserResource.remove', 'Resource.remove'], answer);
  assert.ok(evidence.some(({ why }) => why === 'called by UserResource.remove'));
  codebase.dispose();
});
