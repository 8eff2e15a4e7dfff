// The parts of a file that hold commands: scripts of manifests, recipes, files of shells, images and workflows.
import type { NamedFile } from '../sharedName.ts';
import { manifestScripts } from './manifestScripts.ts';

/** A part of a text that is a command, or several. */
export interface CommandPart {
  readonly offset: number;
  readonly text: string;
}

/** Languages that are commands line by line. In YAML other lines do not look like commands. */
const lineLanguages: ReadonlySet<string> = new Set(['shell', 'dockerfile', 'yaml']);
const makefileLanguages: ReadonlySet<string> = new Set(['makefile']);
/** A line that names the processes of a service, with commands: `web: npm start`. */
const processFile = /(?:^|\/)Procfile(?:\.\w+)?$/;

/** Languages of files with commands. */
export const commandLanguages: ReadonlySet<string> = new Set([...lineLanguages, ...makefileLanguages, 'json', 'text', 'plaintext']);

/** All such parts, in the order of the text. Comments are none. */
export function commandParts(file: NamedFile): readonly CommandPart[] {
  const scripts = manifestScripts(file);
  if (scripts.length) return scripts.map(({ command }) => command);
  if (makefileLanguages.has(file.language)) return linesOf(file).filter(({ text }) => text.startsWith('\t'));
  return lineLanguages.has(file.language) || processFile.test(file.path) ? linesOf(file) : [];
}

/** Lines up to a comment, together with those that continue them. A hash begins a comment where a blank stands before it. */
function linesOf({ text }: NamedFile): readonly CommandPart[] {
  const parts: CommandPart[] = [];
  let offset = 0;
  let isContinued = false;
  for (const line of text.split('\n')) {
    const comment = /(?:^|\s)#/.exec(line);
    const lineText = comment ? line.slice(0, comment.index) : line;
    const last = isContinued ? parts.pop() : undefined;
    if (last) parts.push({ offset: last.offset, text: text.slice(last.offset, offset + lineText.length) });
    else if (lineText.trim() !== '') parts.push({ offset, text: lineText });
    isContinued = lineText.trimEnd().endsWith('\\');
    offset += line.length + 1;
  }
  return parts;
}
