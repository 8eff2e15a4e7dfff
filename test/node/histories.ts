// Random histories of a workspace on disk, with the events of a watcher: some twice, some missing, some late.
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import type { WorkspaceChange } from '../../src/core/codebase/api.ts';
import { dedent } from '../support/dedent.ts';

/** The first files of a history: they import each other, in several languages, with ignore rules and settings of compilers. */
export const project: Readonly<Record<string, string>> = {
  'src/cart.ts': dedent`
    import { price } from "./price";
    export class Cart {
      total() { return price(1); }
    }
  `,
  'src/price.ts': dedent`
    export function price(n: number) {
      if (n < 0) throw new RangeError("negative price");
      return n;
    }
  `,
  'src/deep/tax.ts': 'import { price } from "@shop/price";\nexport const withTax = (n: number) => price(n) * 2;\n',
  'lib/store.py': dedent`
    from lib.base import Base

    class Store(Base):
        def save(self, order):
            self.count = order
  `,
  'lib/base.py': dedent`
    class Base:
        def save(self, order):
            raise ValueError("nothing to save")
  `,
  'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@shop/*": ["src/*"] } } }\n',
  '.gitignore': 'build\n',
  'README.md': dedent`
    # Shop

    How the price of a cart is made.
  `,
};

const paths = [...Object.keys(project), 'src/extra.ts', 'src/deep/more.py', 'build/out.js', 'src/.gitignore', 'odd.bin', 'docs/a/b/c.md'];
const folders = ['src', 'src/deep', 'lib', 'docs', 'moved', 'build'];
const contents = [
  ...Object.values(project),
  'export function price(n: number) { return save(n); }\nexport function save(n: number) { return n; }\n',
  'import { Cart } from "../cart";\nnew Cart().total();\n',
  'function broken( {\n',
  'def save(order):\n    raise KeyError("no order")\n',
  '{ "compilerOptions": { "baseUrl": ".", "paths": { "@shop/*": ["lib/*"] } } }\n',
  'deep\n',
  '!build\n',
  '*.py\n',
  '\0\0\0',
  '',
];

/** A change of the files; `swap` writes another text of the same length. */
type Edit =
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  | { readonly kind: 'swap'; readonly path: string }
  | { readonly kind: 'remove'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'touch'; readonly path: string };

/** One step: an edit whose events are reported `told` times, or another action on the index. */
export type Step =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly told: number; readonly together: boolean }
  | { readonly kind: 'buffer'; readonly path: string; readonly text: string | null }
  | { readonly kind: 'rescan' };

const path = fc.constantFrom(...paths);
const content = fc.constantFrom(...contents);
const place = fc.constantFrom(...paths, ...folders);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), path, content }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('swap' as const), path }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), path: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rename' as const), path: place, to: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('touch' as const), path }) },
);

/** Histories of at most `steps` steps. */
export function histories(steps: number): fc.Arbitrary<Step[]> {
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 7,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), edit, told: fc.constantFrom(1, 1, 1, 2, 0), together: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('buffer' as const), path, text: fc.oneof(content, fc.constant(null)) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('rescan' as const) }) },
  );
  return fc.array(step, { maxLength: steps });
}

/** Performs `edit` in `folder` and returns its events as VS Code reports them: only the folder itself for a removed or new folder. */
export function perform(folder: string, edit: Edit, root: string): WorkspaceChange[] {
  const at = (name: string): string => join(folder, name);
  const event = (name: string, type: WorkspaceChange['type']): WorkspaceChange => ({ root, path: name, type });
  const there = existsSync(at(edit.path));
  // A folder may have been moved to where a file is expected.
  const writes = edit.kind === 'write' || edit.kind === 'swap';
  if (writes && there && statSync(at(edit.path)).isDirectory()) return [];
  if (edit.kind === 'write') {
    if (!makeRoom(folder, edit.path)) return [];
    writeFileSync(at(edit.path), edit.content);
    return [event(edit.path, there ? 'changed' : 'created')];
  }
  if (!there) return [];
  if (edit.kind === 'remove') rmSync(at(edit.path), { recursive: true });
  if (edit.kind === 'remove') return [event(edit.path, 'deleted')];
  if (edit.kind === 'rename') {
    if (existsSync(at(edit.to)) || `${edit.to}/`.startsWith(`${edit.path}/`) || !makeRoom(folder, edit.to)) return [];
    renameSync(at(edit.path), at(edit.to));
    return [event(edit.path, 'deleted'), event(edit.to, 'created')];
  }
  if (edit.kind === 'touch') utimesSync(at(edit.path), new Date(), new Date());
  else swapLetters(at(edit.path));
  return [event(edit.path, 'changed')];
}

/** Another text of the same length, as a find and replace may leave it. */
function swapLetters(file: string): void {
  const { size } = statSync(file);
  writeFileSync(file, 'export const e1 = 1;\n'.repeat(100).slice(0, size));
}

/** Makes the folders of a file; false where a file is in the way. */
function makeRoom(folder: string, name: string): boolean {
  for (let at = dirname(name); at !== '.'; at = dirname(at)) {
    const stats = statSync(join(folder, at), { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) return false;
  }
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  return true;
}
