// Scripts and commands: manifests, images, workflows and shells start code, and run scripts of manifests by name.
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import type { CodeFile } from '../../codeFile.ts';
import type { NamedFile, NameReach, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { commandLanguages, commandParts } from './commandParts.ts';
import { commandRows } from './commandRows.ts';
import { entryPointRuns, entryPoints } from './entryPoints.ts';
import { makeTargets, manifestScripts } from './manifestScripts.ts';
import { startedCode, startKey } from './startedCode.ts';

/** Share of commands that start the code which their words name, by judgement. */
const commandConfidence = 0.9;
/** Share of lines in a section for it that are entries, by judgement. */
const entryConfidence = 0.97;
/** Most commands of one file. */
const maxPlaces = 2_000;

/** How a person writes a script: as the command that runs it, or as a name that only scripts have. */
const askedScript =
  /^(?:(?:npm|pnpm|yarn|bun)(?: run(?:-script)?)? (?<npm>[\w:.-]+)|make (?<make>[\w-]+)|composer (?:run(?:-script)? )?(?<composer>[\w:-]+))$/;
const scriptName = /^[a-z][a-z0-9-]*(?::[\w-]+)+$/;
const filePath = /^[\w./-]+\.(?:[cm]?[jt]sx?|py|sh|rb|php|go)$/;
const modulePath = /^[A-Za-z_][\w.]*:[A-Za-z_]\w*$/;

export const scripts: SharedNameKind = {
  type: 'script',
  languages: new Set([...commandLanguages, 'toml', 'ini', 'python']),
  offerRuns: ['"scripts"', '\t'],
  useRuns: [
    'node',
    'python',
    'go run',
    'go build',
    'npm',
    'yarn',
    'pnpm',
    'make',
    'composer',
    '.sh',
    '.py',
    '.rb',
    '.php',
    ...entryPointRuns,
  ],
  keyOf,
  textsOf: (key) => [key.slice(key.indexOf(' ') + 1)],
  placesIn,
  edgeKind: 'calls',
  reachIn: scriptReach,
  targetOf: ({ key }, file, graph) => startedCode(key, file, graph),
};

function keyOf(name: string): string | undefined {
  const { npm, make, composer } = askedScript.exec(name)?.groups ?? {};
  if (npm !== undefined) return startKey('npm', npm);
  if (make !== undefined) return startKey('make', make);
  if (composer !== undefined) return startKey('composer', composer);
  if (filePath.test(name)) return startKey('file', name);
  if (scriptName.test(name)) return startKey('npm', name);
  return modulePath.test(name) ? startKey('module', name) : undefined;
}

function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const places: SharedNamePlace[] = [];
  const declare = (key: string, offset: number): void => void places.push({ key, offset, kind: 'declares', isOffer: true, confidence: 1 });
  for (const { runner, name, offset } of manifestScripts(file)) declare(startKey(runner, name), offset);
  for (const { name, offset } of makeTargets(file)) declare(startKey('make', name), offset);
  for (const { name, offset } of entryPoints(file)) {
    places.push({ key: startKey('module', name), offset, kind: 'calls', isOffer: false, confidence: entryConfidence });
  }
  for (const part of commandParts(file)) {
    places.push(...commandsIn(part.text).map(({ key, offset }) => commandPlace(key, part.offset + offset)));
    if (places.length > maxPlaces) break;
  }
  return places.sort((a, b) => a.offset - b.offset);
}

function commandPlace(key: string, offset: number): SharedNamePlace {
  return { key, offset, kind: 'calls', isOffer: false, confidence: commandConfidence };
}

/** What the commands of a text start. Of two rows for one name the first counts. */
export function commandsIn(text: string): readonly { readonly key: string; readonly offset: number }[] {
  const keys = new Map<number, string>();
  for (const { target, pattern } of commandRows) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.['name'];
      if (name === undefined) continue;
      const offset = match.index + match[0].length - name.length;
      if (!keys.has(offset)) keys.set(offset, startKey(target, name));
    }
  }
  return [...keys].map(([offset, key]) => ({ key, offset }));
}

/** A script is run in the folder of its manifest or below it; the nearest manifest is meant. */
function scriptReach(graph: CodeGraph): NameReach {
  const manifests = new Set([...graph.files()].filter(({ path }) => manifestName.test(path)).map(({ root, path }) => `${root}:${path}`));
  return (offer, use) => offer.root === use.root && offer.path === nearestManifest(offer, use, manifests);
}

const manifestName = /(?:^|\/)(?:package\.json|composer\.json|[^/]*makefile|[^/]+\.mk)$/i;

/** The file of the offer's name that is nearest above the use. */
function nearestManifest({ path: offerPath }: CodeFile, { root, path }: CodeFile, manifests: ReadonlySet<string>): string | undefined {
  const name = offerPath.slice(offerPath.lastIndexOf('/') + 1);
  const parts = path.split('/');
  for (let i = parts.length - 1; i >= 0; i--) {
    const manifest = [...parts.slice(0, i), name].join('/');
    if (manifests.has(`${root}:${manifest}`)) return manifest;
  }
  return undefined;
}
