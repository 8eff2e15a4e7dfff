// Finds declarations of installed packages in `node_modules`, in `@types` and in virtual environments.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { declarationOf } from '../../../../src/core/answering/gaps/declarations.ts';
import { dedent } from '../../../support/dedent.ts';

const files = new Map<string, string>([
  ['node_modules/lib/package.json', '{ "name": "lib", "types": "./dist/main.d.ts" }'],
  ['node_modules/lib/dist/main.d.ts', "export * from './other.js';\nexport { make } from './make.js';\n"],
  [
    'node_modules/lib/dist/other.d.ts',
    dedent`
      /** Says more. */
      export declare function say(text: string): void;
      export declare const x: 1;
    `,
  ],
  [
    'node_modules/lib/dist/make.d.ts',
    dedent`
      export interface Made {
        readonly id: string;
      }
      export declare function make(): Made;
    `,
  ],
  [
    'node_modules/@types/old/index.d.ts',
    dedent`
      declare namespace old {
        function Router(options?: {}): void;
      }
      export = old;
    `,
  ],
  ['node_modules/@types/old/package.json', '{}'],
  [
    'node_modules/@types/node/fs/promises.d.ts',
    dedent`
      declare module "fs/promises" {
        function readFile(path: string): Promise<string>;
      }
    `,
  ],
  ['packages/a/node_modules/@me/own/package.json', '{ "types": "index.d.ts" }'],
  [
    'packages/a/node_modules/@me/own/index.d.ts',
    dedent`
      export class Thing {
        run(): void;
      }
    `,
  ],
  ['.venv/lib/python3.12/site-packages/web/__init__.py', 'from .api import get\n'],
  [
    '.venv/lib/python3.12/site-packages/web/api.py',
    dedent`
      def get(url):
          """Fetches."""
          return url

      def post(url):
          pass
    `,
  ],
  [
    '.venv/lib/python3.12/site-packages/web/util/retry.pyi',
    dedent`
      class Retry:
          total: int
          def sleep(self) -> None: ...
    `,
  ],
]);
const readFile = async (path: string): Promise<string | undefined> => Promise.resolve(files.get(path));

async function declarationText(external: string, folders = ['']): Promise<string | undefined> {
  const declaration = await declarationOf(external, folders, readFile);
  if (!declaration) return undefined;
  const lines =
    files
      .get(declaration.path)
      ?.split('\n')
      .slice(declaration.lines.first, declaration.lines.last + 1) ?? [];
  return `${declaration.path}: ${lines.join('|')}`;
}

suite('declarations of installed packages', () => {
  const rows: readonly (readonly [external: string, declaration: string, folders?: string[]])[] = [
    ['lib.say', 'node_modules/lib/dist/other.d.ts: /** Says more. */|export declare function say(text: string): void;'],
    ['lib.make', 'node_modules/lib/dist/make.d.ts: export declare function make(): Made;'],
    ['old.Router', 'node_modules/@types/old/index.d.ts:   function Router(options?: {}): void;'],
    ['fs/promises.readFile', 'node_modules/@types/node/fs/promises.d.ts:   function readFile(path: string): Promise<string>;'],
    ['@me/own.Thing', 'packages/a/node_modules/@me/own/index.d.ts: export class Thing {|  run(): void;|}', ['packages/a', '']],
    ['web.get', '.venv/lib/python3.12/site-packages/web/api.py: def get(url):|    """Fetches."""|    return url'],
    ['web.util.retry.Retry.sleep', '.venv/lib/python3.12/site-packages/web/util/retry.pyi:     def sleep(self) -> None: ...'],
  ];
  for (const [external, declaration, folders] of rows)
    test(external, async () => assert.equal(await declarationText(external, folders), declaration));

  test('are missing for unknown names, packages that are not installed, and built-ins', async () => {
    for (const external of ['lib.nothing', 'absent.say', 'print', 'os.path.join', 'web.nothing'])
      assert.equal(await declarationText(external), undefined, external);
  });

  test('are searched in a limited number of files, even if modules re-export without end', async () => {
    let reads = 0;
    const endless = async (path: string): Promise<string> => {
      reads++;
      return Promise.resolve(
        path.endsWith('package.json') ? '{ "types": "a.d.ts" }' : "export * from './x.js';\nexport * from './y.js';\n",
      );
    };
    await declarationOf('lib.say', [''], endless);
    assert.ok(reads < 200, String(reads));
  });
});
