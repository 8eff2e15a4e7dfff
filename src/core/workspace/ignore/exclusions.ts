// Decides whether a name counts, and which rule excludes it. Joins all rules in one order, with the ignore files of each folder on the way.
import { FileError, type Files, type Root } from '../../ports.ts';
import type { SkipReason } from '../document.ts';
import { Inclusions } from '../inclusions.ts';
import type { RootRules } from '../rootRules.ts';
import { binaryRule } from './binaryFiles.ts';
import { secretRule } from './secretFiles.ts';
import { toolFileRule, isVersionControl, markerFiles } from './toolFiles.ts';
import { formatIn } from '../../secrets/findSecrets.ts';
import { globs } from './globs.ts';
import { IgnoreFile, type IgnoreRule } from './ignoreFile.ts';

/** Reason for an exclusion. `detail` names the rule, with file and line if known. */
export interface Exclusion {
  readonly reason: SkipReason;
  readonly detail: string;
}

/** State of a folder: its ignore files, nearest first, and the reason if all of it is excluded. */
export interface FolderRules {
  readonly path: string;
  readonly gitIgnoreFiles: readonly ScopedIgnoreFile[];
  readonly clewIgnoreFiles: readonly ScopedIgnoreFile[];
  /** Set inside an ignored folder that is walked because of a `!` line in .clewignore: files that the line does not match stay out. */
  readonly exclusion: Exclusion | undefined;
}

/** An ignore file and the folder that its patterns refer to; for a file above the root, `above` is the path from there to the root. */
interface ScopedIgnoreFile {
  readonly base: string;
  readonly above: string;
  readonly file: IgnoreFile;
}

/** Verdict on an excluded folder; `enter` when something below may be included. */
export interface FolderVerdict extends Exclusion {
  readonly enter: boolean;
}

/** Bytes. Ignore files are configuration; larger ones are not read and are listed as too large. */
const maxIgnoreFileSize = 1 << 20;

/**
 * The rules of one root. Order: version control, secrets, and folders that are separate roots (nothing overrides these), `clew.include`,
 * `.clewignore`, `clew.exclude`; then, unless a `!` line of `.clewignore` includes the name: built-in, `files.exclude`, `search.exclude`,
 * `.gitignore` with `.git/info/exclude` last.
 */
export class Exclusions {
  readonly #files: Files;
  readonly #root: Root;
  readonly #rules: RootRules;
  readonly #clewExclude: (path: string) => string | undefined;
  readonly #filesExclude: (path: string) => string | undefined;
  readonly #searchExclude: (path: string) => string | undefined;
  readonly inclusions: Inclusions;
  /** Ignore files that could not be read whole and therefore exclude nothing, with the reason. */
  readonly unread = new Map<string, Exclusion>();

  constructor(files: Files, root: Root, rules: RootRules) {
    this.#files = files;
    this.#root = root;
    this.#rules = rules;
    this.#clewExclude = globs(rules.clewExclude);
    this.#filesExclude = globs(rules.filesExclude);
    this.#searchExclude = globs(rules.searchExclude);
    this.inclusions = new Inclusions(rules.include);
  }

  /** The rules in the root itself. `names` are its entries; ignore files that are not among them are not read. */
  async rootFolder(names: ReadonlySet<string>): Promise<FolderRules> {
    const git: ScopedIgnoreFile[] = [];
    if (this.#rules.useIgnoreFiles) {
      if (names.has('.git')) git.push(...(await this.#infoExclude('')));
      for (const { above, source, text } of (await this.#files.ignoresAbove?.(this.#root)) ?? []) {
        git.unshift({ base: '', above: above && `${above}/`, file: new IgnoreFile(source, text) });
      }
    }
    return this.#withIgnoreFiles({ path: '', gitIgnoreFiles: git, clewIgnoreFiles: [], exclusion: undefined }, names);
  }

  /** The rules in a folder inside `parent`. `exclusion` is set when only a `!` line may include files in it. */
  async enter(parent: FolderRules, path: string, names: ReadonlySet<string>, exclusion: Exclusion | undefined): Promise<FolderRules> {
    // An inner repository, a submodule or a clone: git does not apply the outer rules there.
    const git = names.has('.git') && this.#rules.useIgnoreFiles ? await this.#infoExclude(path) : parent.gitIgnoreFiles;
    return this.#withIgnoreFiles({ path, gitIgnoreFiles: git, clewIgnoreFiles: parent.clewIgnoreFiles, exclusion }, names);
  }

  /** Decides on one name in a folder. Undefined: it counts. */
  judge(folder: FolderRules, name: string, directory: boolean): FolderVerdict | undefined {
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const hardExclusion = hardExclusionOf(name, directory) ?? this.#otherRoot(path);
    if (hardExclusion) return { ...hardExclusion, enter: false };
    const verdict = this.#judgeByRules(folder, path, name, directory);
    if (!verdict) return undefined;
    if (this.inclusions.has(path)) return undefined;
    return { ...verdict, enter: verdict.enter || (directory && this.inclusions.reachesBelow(path)) };
  }

  /**
   * Decides on one name on the way to a file of an installed package: by the rules that nothing overrides, `.clewignore` and
   * `clew.exclude`. All others would exclude every package.
   */
  judgeInstalled(folder: FolderRules, name: string, directory: boolean): Exclusion | undefined {
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const hardExclusion = hardExclusionOf(name, directory) ?? this.#otherRoot(path);
    if (hardExclusion || this.inclusions.has(path)) return hardExclusion;
    return this.#ownRules(folder, path, directory).ownExclusion;
  }

  #otherRoot(path: string): Exclusion | undefined {
    const name = this.#rules.innerRoots?.get(path);
    return name === undefined ? undefined : { reason: 'other-folder', detail: name };
  }

  #judgeByRules(folder: FolderRules, path: string, name: string, directory: boolean): FolderVerdict | undefined {
    const { ownExclusion, included } = this.#ownRules(folder, path, directory);
    if (ownExclusion) return { ...ownExclusion, enter: false };
    if (included) return undefined;
    const exclusion = this.#overridableExclusion(folder, path, name, directory);
    return (
      exclusion && {
        ...exclusion,
        enter: directory && folder.clewIgnoreFiles.some(({ base, file }) => file.reachesBelow(below(base, path))),
      }
    );
  }

  /** Clew's own rules. `included`: a `!` line of `.clewignore` matches. */
  #ownRules(folder: FolderRules, path: string, directory: boolean): { readonly ownExclusion?: Exclusion; readonly included?: true } {
    const clew = nearestMatch(folder.clewIgnoreFiles, path, directory);
    if (clew && !clew.rule.negated) return { ownExclusion: { reason: 'clewignore', detail: describe(clew) } };
    const ownSetting = this.#clewExclude(path);
    if (ownSetting !== undefined) return { ownExclusion: { reason: 'clew.exclude', detail: ownSetting } };
    return clew ? { included: true } : {};
  }

  #overridableExclusion(folder: FolderRules, path: string, name: string, directory: boolean): Exclusion | undefined {
    if (folder.exclusion) return folder.exclusion;
    const toolFile = toolFileRule(name, directory);
    if (toolFile !== undefined) return { reason: 'built-in', detail: toolFile };
    const filesPattern = this.#filesExclude(path);
    if (filesPattern !== undefined) return { reason: 'files.exclude', detail: filesPattern };
    const searchPattern = this.#searchExclude(path);
    if (searchPattern !== undefined) return { reason: 'search.exclude', detail: searchPattern };
    const git = nearestMatch(folder.gitIgnoreFiles, path, directory);
    if (git && !git.rule.negated) return { reason: 'gitignore', detail: describe(git) };
    const binary = directory ? undefined : binaryRule(name);
    return binary === undefined ? undefined : { reason: 'binary', detail: binary };
  }

  /** Adds the ignore files of the folder itself, which come first. */
  async #withIgnoreFiles(folder: FolderRules, names: ReadonlySet<string>): Promise<FolderRules> {
    const readIgnoreFile = async (name: string): Promise<readonly ScopedIgnoreFile[]> => {
      const file = names.has(name) ? await this.#read(folder.path === '' ? name : `${folder.path}/${name}`) : undefined;
      return file ? [{ base: folder.path, above: '', file }] : [];
    };
    const git = this.#rules.useIgnoreFiles ? await readIgnoreFile('.gitignore') : [];
    const clew = await readIgnoreFile('.clewignore');
    return { ...folder, gitIgnoreFiles: [...git, ...folder.gitIgnoreFiles], clewIgnoreFiles: [...clew, ...folder.clewIgnoreFiles] };
  }

  /** The private rules of a repository. In a submodule `.git` is a file that points to its data, often inside the root. */
  async #infoExclude(folder: string): Promise<readonly ScopedIgnoreFile[]> {
    const at = folder === '' ? '' : `${folder}/`;
    let file = await this.#read(`${at}.git/info/exclude`);
    if (!file) {
      const data = insideRoot(folder, await this.#gitDirectory(`${at}.git`));
      file = data === undefined ? undefined : await this.#read(`${data}/info/exclude`);
    }
    return file ? [{ base: folder, above: '', file }] : [];
  }

  async #gitDirectory(path: string): Promise<string | undefined> {
    try {
      return gitDirectoryIn(new TextDecoder('utf-8').decode(await this.#files.read(this.#root, path, 4096)));
    } catch (error) {
      // A folder, or unreadable: there are no more rules.
      if (error instanceof FileError) return undefined;
      throw error;
    }
  }

  /** Reads an ignore file. An unreadable one excludes nothing, as in git, and is listed in {@link unread}. */
  async #read(path: string): Promise<IgnoreFile | undefined> {
    try {
      const bytes = await this.#files.read(this.#root, path, maxIgnoreFileSize);
      return new IgnoreFile(path, new TextDecoder('utf-8').decode(bytes));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      if (unreadReasons.has(error.reason)) this.unread.set(path, { reason: 'rules-unread', detail: unreadDetail(error) });
      return undefined;
    }
  }
}

/** Reasons worth a report. The others mean that the file is missing. */
const unreadReasons: ReadonlySet<FileError['reason']> = new Set(['too-large', 'no-permission', 'link', 'outside', 'other']);

function unreadDetail({ reason }: FileError): string {
  return reason === 'too-large' ? `> ${maxIgnoreFileSize}` : reason;
}

/** Location of a repository's data, from the text of its `.git` file. */
export function gitDirectoryIn(text: string): string | undefined {
  return /^gitdir:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
}

/** `target`, relative to `folder`, as a path in the root; undefined for other paths and outside the root. */
function insideRoot(folder: string, target: string | undefined): string | undefined {
  if (target === undefined || /^(?:\/|[a-z]:|\\)/i.test(target)) return undefined;
  const parts = folder.split('/').filter((part) => part !== '');
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** The built-in rule for a folder with these names that a tool created. */
export function toolFolderExclusion(names: ReadonlySet<string>): Exclusion | undefined {
  const marker = markerFiles.find((name) => names.has(name));
  return marker === undefined ? undefined : { reason: 'built-in', detail: marker };
}

function hardExclusionOf(name: string, directory: boolean): Exclusion | undefined {
  if (isVersionControl(name)) return { reason: 'built-in', detail: name };
  // Names are shown and sent with all facts about a file, so a name with a secret excludes the file.
  const secret = (directory ? undefined : secretRule(name)) ?? formatIn(name) ?? formatIn(name.replace(/\.[a-z]{1,5}$/i, ''));
  return secret === undefined ? undefined : { reason: 'secret', detail: secret };
}

interface RuleMatch {
  readonly rule: IgnoreRule;
  readonly file: IgnoreFile;
}

/** The nearest file with a matching rule decides. */
function nearestMatch(files: readonly ScopedIgnoreFile[], path: string, directory: boolean): RuleMatch | undefined {
  for (const { base, above, file } of files) {
    const rule = file.match(above + below(base, path), directory);
    if (rule) return { rule, file };
  }
  return undefined;
}

function below(base: string, path: string): string {
  return base === '' ? path : path.slice(base.length + 1);
}

function describe({ rule, file }: RuleMatch): string {
  return `${file.source}:${rule.line} ${rule.pattern}`;
}
