// Reads and writes the configuration file of another program.
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Maximum bytes; a longer file is no configuration. Set by judgement. */
const maxBytes = 5_000_000;

/** Returns the text of the file; empty where there is none. Rejects for an unreadable file. */
export async function readAgentFile(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new Error(`${path} has ${size} bytes`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/** Writes the file atomically; a link stays a link, and permissions stay as they are. */
export async function writeAgentFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const target = await realpath(path).catch((error: unknown) => {
    if (isMissing(error)) return path;
    throw error;
  });
  const mode = await stat(target).then(
    (stats) => stats.mode,
    () => 0o600,
  );
  const draft = `${target}.clew-${process.pid}`;
  await writeFile(draft, text, { mode });
  await rename(draft, target);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
