// Roles of files by path: the conventions of many languages, and names that only resemble them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileRole } from '../../../src/core/workspace/document.ts';
import { roleOf } from '../../../src/core/workspace/roles.ts';

const expected: Readonly<Record<FileRole, readonly string[]>> = {
  test: [
    ...[
      'tests/test_app.py',
      'pkg/tests/util.py',
      'test_app.py',
      'pkg/app_test.py',
      'conftest.py',
      'app/tests.py',
      'test/helpers.py',
      'Lib/test/support.py',
    ],
    ...[
      'src/a.test.ts',
      'src/a.spec.tsx',
      'src/__tests__/a.js',
      'src/__mocks__/a.js',
      'test/a.js',
      'packages/a/test/b.ts',
      'cypress/a.cy.js',
      'a-test.js',
    ],
    ...[
      'src/test/java/com/example/AppTest.java',
      'src/test/java/com/example/Fixture.java',
      'src/integrationTest/kotlin/A.kt',
      'app/FooTests.cs',
    ],
    ...[
      'My.App.Tests/Startup.cs',
      'My.UnitTests/A.cs',
      'pkg/a_test.go',
      'pkg/testdata/a.go',
      'tests/it.rs',
      'benches/speed.rs',
      'src/Orders.Tests.Benchmarks/Speed.cs',
      'spec/models/user.rb',
    ],
    ...[
      'lib/user_spec.rb',
      'Tests/AppTests/AppTests.swift',
      'src/FooTest.php',
      'base/a_unittest.cc',
      'test/a_test.exs',
      'src/foo/UserSpec.scala',
      'tests/data/a.json',
    ],
  ],
  code: [
    ...[
      'src/testing/render.ts',
      'django/test/client.py',
      'src/latest.ts',
      'src/contest/rules.ts',
      'src/main/java/com/example/LoadTest.java',
      'src/attest.go',
    ],
    ...[
      'src/docs/parser.ts',
      'src/dist/a.ts',
      'lib/build/plan.js',
      'src/vendors/vendor.ts',
      'app/models/vendor/order.rb',
      'src/examples/registry.ts',
    ],
    ...[
      'src/main/java/com/example/App.java',
      'main.go',
      'a',
      'src/manifest.rs',
      'src/greatest.java',
      'src/specification.ts',
      'src/config.ts',
      'src/issue_template.ts',
      'build/compile.ts',
    ],
    ...['src/moment/locale/de.ts', 'src/config/load.ts', 'src/spec/grammar.ts', 'src/TestimonialCard.tsx', 'src/Protest.java'],
  ],
  example: [
    'examples/basic/main.go',
    '_examples/rest/main.go',
    'demo/app.js',
    'lib/generators/install/templates/settings.rb',
    'packages/ui/samples/a.ts',
    'src/Button.stories.tsx',
    'docs_src/tutorial/a.py',
  ],
  documentation: [
    '.github/ISSUE_TEMPLATE/bug.yml',
    'docs/pull_request_template.md',
    'README.md',
    'docs/guide.rst',
    'docs/conf.py',
    'LICENSE',
    'CHANGELOG',
    'src/notes.md',
    'doc/api.html',
    'src/NOTICE',
  ],
  generated: [
    ...[
      'api/user.pb.go',
      'api/user_pb2.py',
      'api/user_pb2_grpc.py',
      'Form.Designer.cs',
      'model.g.dart',
      'src/generated/a.ts',
      'src/schema.generated.ts',
    ],
    ...[
      'dist/index.js',
      'packages/a/dist/b.js',
      'build/lib/pkg/a.py',
      'zz_generated.deepcopy.go',
      'src/__snapshots__/a.snap',
      'gql/__generated__/a.ts',
    ],
  ],
  vendored: [
    'vendor/github.com/a/b.go',
    'third_party/zlib/a.c',
    'pip/_vendor/requests/api.py',
    'src/vendor/lib.js',
    'public/plugins/editor-5.17.0/mode/a.js',
    'Pods/A/a.m',
    'vendor/a/test/b_test.go',
  ],
  configuration: [
    ...[
      'package.json',
      'tsconfig.build.json',
      'pyproject.toml',
      'setup.py',
      'Makefile',
      'Dockerfile',
      'vite.config.ts',
      '.eslintrc.cjs',
      '.github/workflows/ci.yml',
    ],
    ...[
      'requirements-dev.txt',
      'CMakeLists.txt',
      'pom.xml',
      'build.gradle.kts',
      'config/app.yaml',
      'src/locales/de.json',
      'po/de.po',
      'go.mod',
      '.gitignore',
    ],
  ],
};

for (const [role, paths] of Object.entries(expected)) {
  test(`gives ${paths.length} paths the role ${role}`, () => {
    for (const path of paths) assert.equal(roleOf(path), role, path);
  });
}

test('gives even malformed paths a role', () => {
  for (const path of [
    '',
    '/',
    '.',
    'a//b',
    '__proto__',
    'constructor/toString',
    'x'.repeat(10_000),
    `${'a.'.repeat(5000)}ts`,
    `${'test_'.repeat(3000)}!`,
  ]) {
    assert.equal(typeof roleOf(path), 'string');
  }
});
