// Finds a program on the PATH without looking into a workspace: a relative entry, or Windows itself, would take one that lies there.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Endings of programs that Windows runs without a shell. */
const windowsEndings = ['.exe', '.com'];

/** The absolute entries of a PATH: a relative one is looked up in the folder in which a program runs. */
export function absoluteEntries(path: string | undefined): readonly string[] {
  return (path ?? '').split(delimiter).filter((entry) => isAbsolute(entry));
}

/** The absolute path of a program, or undefined where no absolute entry of the PATH has it. An absolute `name` stays. */
export function programOnPath(name: string, path = process.env['PATH'], platform: NodeJS.Platform = process.platform): string | undefined {
  if (isAbsolute(name)) return name;
  const endings = platform === 'win32' ? windowsEndings : [''];
  const candidates = absoluteEntries(path).flatMap((entry) => endings.map((ending) => join(entry, `${name}${ending}`)));
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
