// Whether a file that sets a variable sets it for the file that reads it: services of one workspace share names, but not their values.
import { fileKeyOf } from '../../../base/fileKey.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import type { CodeFile } from '../../codeFile.ts';
import type { NameReach } from '../sharedName.ts';

/** Languages whose files say from what an image is built; their folder is the home of a service. */
const imageLanguages: ReadonlySet<string> = new Set(['dockerfile']);
const shellLanguages: ReadonlySet<string> = new Set(['shell']);
/** Languages of files that set variables for others, mostly for several services. */
const deploymentLanguages: ReadonlySet<string> = new Set(['yaml', 'shell', 'toml', 'json']);
/** Paths of files for continuous integration, as the services for it document them. */
const integrationPath = /(?:^|\/)(?:\.github|\.circleci|\.buildkite)\/|(?:^|\/)(?:\.gitlab-ci|\.travis|azure-pipelines|cloudbuild)\.ya?ml$/;

/** A folder with an image of its own. */
interface Home {
  /** Key of the folder, with a slash at its end. */
  readonly key: string;
  /** The parts of its path that no other home has: files that start the service mention one of them. */
  readonly names: readonly string[];
}

/** The homes of a workspace, innermost first. The folder of the workspace is none: all services may be built from it. */
function homesOf(graph: CodeGraph): readonly Home[] {
  const folders = new Map<string, readonly string[]>();
  for (const { root, path, facts } of graph.files()) {
    const slash = path.lastIndexOf('/');
    if (slash < 0 || !imageLanguages.has(facts.language)) continue;
    folders.set(fileKeyOf({ root, path: path.slice(0, slash + 1) }), path.slice(0, slash).split('/'));
  }
  const counts = new Map<string, number>();
  for (const parts of folders.values()) for (const part of new Set(parts)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...folders]
    .map(([key, parts]) => ({ key, names: parts.filter((part) => counts.get(part) === 1) }))
    .sort((a, b) => b.key.length - a.key.length);
}

/**
 * Tells which offers reach a use. Code that is built into an image of its own gets its variables from that image, from its own code, and
 * from files that mention the service or no service at all.
 */
export function environmentReach(graph: CodeGraph): NameReach {
  const homes = homesOf(graph);
  const homeOf = (file: Pick<CodeFile, 'root' | 'path'>): Home | undefined => homes.find(({ key }) => fileKeyOf(file).startsWith(key));
  const mentionsByFile = new Map<string, ReadonlySet<Home>>();
  const mentionsOf = (file: CodeFile): ReadonlySet<Home> => {
    const key = fileKeyOf(file);
    const known = mentionsByFile.get(key);
    if (known) return known;
    const words = new Set(file.text.match(/[\w.-]+/g));
    const mentions = new Set(homes.filter(({ names }) => names.some((name) => words.has(name))));
    mentionsByFile.set(key, mentions);
    return mentions;
  };
  return (offer, use) => {
    // What a script or an image sets is seen by what it starts, which is hardly the script of another file.
    if (shellLanguages.has(use.language) && (shellLanguages.has(offer.language) || imageLanguages.has(offer.language))) return false;
    const home = homeOf(use);
    if (!home) return true;
    const offerHome = homeOf(offer);
    if (offerHome) return offerHome === home;
    if (integrationPath.test(offer.path)) return use.role === 'test' || shellLanguages.has(use.language);
    if (!deploymentLanguages.has(offer.language) || !home.names.length) return true;
    const mentions = mentionsOf(offer);
    return mentions.has(home) || mentions.size === 0;
  };
}
