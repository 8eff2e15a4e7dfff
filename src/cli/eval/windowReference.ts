// Reference column of `clew eval`: BM25 over windows of the code that a codebase has indexed. Tests and documents are left out, which helps it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Codebase } from '../../core/codebase/api.ts';
import { WindowBaseline } from '../../core/measuring/windowBaseline.ts';
import { roleOf } from '../../core/workspace/roles.ts';

/** The reference for the indexed code of `folder`. Rejects when a file cannot be read. */
export async function windowReference(folder: string, { listing }: Codebase): Promise<WindowBaseline> {
  const { rows } = listing.page({
    states: ['indexed', 'parse-errors'],
    text: '',
    order: 'path',
    descending: false,
    offset: 0,
    limit: Number.MAX_SAFE_INTEGER,
  });
  const paths = rows.filter(({ path, symbols }) => symbols > 0 && roleOf(path) === 'code').map(({ path }) => path);
  return new WindowBaseline(await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') }))));
}
