// Reads the scripts that manifests name: of package.json, composer.json and makefiles.
import type { NamedFile } from '../sharedName.ts';
import type { CommandTarget } from './commandRow.ts';

/** A script with its name and its command. Offsets are those of the text of the file. */
export interface ManifestScript {
  readonly runner: CommandTarget;
  readonly name: string;
  readonly offset: number;
  readonly command: { readonly offset: number; readonly text: string };
}

/** Manifests of JSON with their tools. */
const jsonManifests: readonly { readonly path: RegExp; readonly runner: CommandTarget }[] = [
  { path: /(?:^|\/)package\.json$/, runner: 'npm' },
  { path: /(?:^|\/)composer\.json$/, runner: 'composer' },
];
const jsonText = String.raw`"((?:[^"\\]|\\.)*)"`;
/** An entry: a name with one command or a list of them. */
const entryPattern = new RegExp(String.raw`\s*${jsonText}\s*:\s*(?:${jsonText}|\[([^\]]*)\])\s*,?`, 'dy');
const makefileLanguages: ReadonlySet<string> = new Set(['makefile']);
/** A target of a makefile: an own word before a colon that does not assign. */
const targetPattern = /^(?<name>[A-Za-z][\w-]*)[ \t]*::?(?!=)/gm;

/** The scripts of a manifest; none for other files. */
export function manifestScripts({ path, text }: NamedFile): readonly ManifestScript[] {
  const runner = jsonManifests.find((manifest) => manifest.path.test(path))?.runner;
  return runner ? jsonScripts(text, runner) : [];
}

/** The targets of a makefile. */
export function makeTargets({ language, text }: NamedFile): readonly { readonly name: string; readonly offset: number }[] {
  if (!makefileLanguages.has(language)) return [];
  return [...text.matchAll(targetPattern)].map(({ index, groups }) => ({ name: groups?.['name'] ?? '', offset: index }));
}

/** Reads entries until the first that is none: the object ends there. */
function jsonScripts(text: string, runner: CommandTarget): readonly ManifestScript[] {
  const head = /"scripts"\s*:\s*\{/.exec(text);
  const scripts: ManifestScript[] = [];
  entryPattern.lastIndex = head ? head.index + head[0].length : text.length;
  for (let match = entryPattern.exec(text); match; match = entryPattern.exec(text)) {
    const [, name, command, list] = match;
    const [, nameRange, commandRange, listRange] = match.indices ?? [];
    const [offset, commandOffset] = [nameRange?.[0], (commandRange ?? listRange)?.[0]];
    if (name === undefined || offset === undefined || commandOffset === undefined) break;
    scripts.push({ runner, name, offset, command: { offset: commandOffset, text: command ?? list ?? '' } });
  }
  return scripts;
}
