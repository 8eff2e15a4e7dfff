// Does a name count, and if not, what says so? Joins all rules in one order, with the ignore files of each folder on the way.
import { FileError, type Files, type Root } from '../../ports.ts';
import type { SkipReason } from '../document.ts';
import { Inclusions } from '../inclusions.ts';
import type { RootRules } from '../rules.ts';
import { binaryRule, builtInRule, isVersionControl, markerFiles, secretRule } from './builtIn.ts';
import { findKnownFormats } from '../../secrets/knownFormats.ts';
import { globs } from './globs.ts';
import { IgnoreFile, type IgnoreRule } from './ignoreFile.ts';

/** Why something is left out. `detail` names the rule, with file and line where it has one. */
export interface Exclusion {
  readonly reason: SkipReason;
  readonly detail: string;
}

/** What is known of a folder: the ignore files in force there, nearest first, and why all of it is left out, if it is. */
export interface FolderRules {
  readonly path: string;
  readonly git: readonly ScopedIgnoreFile[];
  readonly clew: readonly ScopedIgnoreFile[];
  /** Set while walking an ignored folder for the sake of a `!` line in .clewignore: what that does not name stays out. */
  readonly excluded: Exclusion | undefined;
}

/** An ignore file and the folder it speaks of; `above` is the way from there to the root when it lies above the root. */
interface ScopedIgnoreFile {
  readonly base: string;
  readonly above: string;
  readonly file: IgnoreFile;
}

/** Verdict on a folder: left out, but `enter` it all the same, because something below may be included. */
export interface FolderVerdict extends Exclusion {
  readonly enter: boolean;
}

/** Bytes. Ignore files are configuration; larger ones are not read, and are listed as such. */
const maxIgnoreFileSize = 1 << 20;

/**
 * The rules of one root. Order: version control, secrets, and folders that are roots of their own (nothing overrides these), `clew.include`,
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
  /** Ignore files that could not be read whole and therefore leave out nothing, with what kept them from it. */
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

  /** The rules in the root itself. `names`: what is in it; an ignore file that is not among them is not asked for. */
  async rootFolder(names: ReadonlySet<string>): Promise<FolderRules> {
    const git: ScopedIgnoreFile[] = [];
    if (this.#rules.useIgnoreFiles) {
      if (names.has('.git')) git.push(...(await this.#infoExclude('')));
      for (const { above, source, text } of (await this.#files.ignoresAbove?.(this.#root)) ?? []) {
        git.unshift({ base: '', above: above && `${above}/`, file: new IgnoreFile(source, text) });
      }
    }
    return this.#withOwn({ path: '', git, clew: [], excluded: undefined }, names);
  }

  /** The rules in a folder inside `parent`; `excluded` when it is only entered for what a `!` line may include. */
  async enter(parent: FolderRules, path: string, names: ReadonlySet<string>, excluded: Exclusion | undefined): Promise<FolderRules> {
    // A submodule or a clone inside: to git the rules of the repository around it mean nothing there.
    const git = names.has('.git') && this.#rules.useIgnoreFiles ? await this.#infoExclude(path) : parent.git;
    return this.#withOwn({ path, git, clew: parent.clew, excluded }, names);
  }

  /** Judges one name in a folder. Undefined: it counts. */
  judge(folder: FolderRules, name: string, directory: boolean): FolderVerdict | undefined {
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const forbidden = untouchable(name, directory) ?? this.#otherRoot(path);
    if (forbidden) return { ...forbidden, enter: false };
    const verdict = this.#judgeByRules(folder, path, name, directory);
    if (!verdict) return undefined;
    if (this.inclusions.has(path)) return undefined;
    return { ...verdict, enter: verdict.enter || (directory && this.inclusions.reachesBelow(path)) };
  }

  /**
   * Judges one name on the way to a file of an installed package: by the rules that nothing overrides, `.clewignore` and `clew.exclude`. All
   * others would leave out every package.
   */
  judgeInstalled(folder: FolderRules, name: string, directory: boolean): Exclusion | undefined {
    const path = folder.path === '' ? name : `${folder.path}/${name}`;
    const forbidden = untouchable(name, directory) ?? this.#otherRoot(path);
    if (forbidden || this.inclusions.has(path)) return forbidden;
    return this.#ownRules(folder, path, directory).excluded;
  }

  #otherRoot(path: string): Exclusion | undefined {
    const name = this.#rules.inner?.get(path);
    return name === undefined ? undefined : { reason: 'other-folder', detail: name };
  }

  #judgeByRules(folder: FolderRules, path: string, name: string, directory: boolean): FolderVerdict | undefined {
    const { excluded, included } = this.#ownRules(folder, path, directory);
    if (excluded) return { ...excluded, enter: false };
    if (included) return undefined;
    const exclusion = this.#overridable(folder, path, name, directory);
    return exclusion && { ...exclusion, enter: directory && folder.clew.some(({ base, file }) => file.reachesBelow(below(base, path))) };
  }

  /** The rules that are Clew's own. `included`: a `!` line of `.clewignore` says so. */
  #ownRules(folder: FolderRules, path: string, directory: boolean): { readonly excluded?: Exclusion; readonly included?: true } {
    const clew = lastMatch(folder.clew, path, directory);
    if (clew && !clew.rule.negated) return { excluded: { reason: 'clewignore', detail: describe(clew) } };
    const ownSetting = this.#clewExclude(path);
    if (ownSetting !== undefined) return { excluded: { reason: 'clew.exclude', detail: ownSetting } };
    return clew ? { included: true } : {};
  }

  #overridable(folder: FolderRules, path: string, name: string, directory: boolean): Exclusion | undefined {
    if (folder.excluded) return folder.excluded;
    const builtIn = builtInRule(name, directory);
    if (builtIn !== undefined) return { reason: 'built-in', detail: builtIn };
    const hidden = this.#filesExclude(path);
    if (hidden !== undefined) return { reason: 'files.exclude', detail: hidden };
    const unsearched = this.#searchExclude(path);
    if (unsearched !== undefined) return { reason: 'search.exclude', detail: unsearched };
    const git = lastMatch(folder.git, path, directory);
    if (git && !git.rule.negated) return { reason: 'gitignore', detail: describe(git) };
    const binary = directory ? undefined : binaryRule(name);
    return binary === undefined ? undefined : { reason: 'binary', detail: binary };
  }

  async #withOwn(folder: FolderRules, names: ReadonlySet<string>): Promise<FolderRules> {
    const own = async (name: string): Promise<readonly ScopedIgnoreFile[]> => {
      const file = names.has(name) ? await this.#read(folder.path === '' ? name : `${folder.path}/${name}`) : undefined;
      return file ? [{ base: folder.path, above: '', file }] : [];
    };
    const git = this.#rules.useIgnoreFiles ? await own('.gitignore') : [];
    const clew = await own('.clewignore');
    return { ...folder, git: [...git, ...folder.git], clew: [...clew, ...folder.clew] };
  }

  /** The rules that a repository keeps for itself. In a submodule `.git` is a file that says where its data is: often inside the root. */
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
      // A folder, or nothing that can be read: there are no more rules to be had.
      if (error instanceof FileError) return undefined;
      throw error;
    }
  }

  /** An ignore file that cannot be read excludes nothing, as in git, and is listed as {@link unread}. */
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

/** Not those by which there is no such file at all. */
const unreadReasons: ReadonlySet<FileError['reason']> = new Set(['too-large', 'no-permission', 'link', 'outside', 'other']);

function unreadDetail({ reason }: FileError): string {
  return reason === 'too-large' ? `> ${maxIgnoreFileSize}` : reason;
}

/** Where the data of a repository is, by the text of its `.git` file. */
export function gitDirectoryIn(text: string): string | undefined {
  return /^gitdir:[ \t]*(\S.*)$/m.exec(text)?.[1]?.trim();
}

/** `target`, relative to `folder`, as a path in the root; undefined when it is none or leads out of it. */
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

/** The built-in rule by which a folder that holds these names was made by a tool. */
export function markedAsMade(names: ReadonlySet<string>): Exclusion | undefined {
  const marker = markerFiles.find((name) => names.has(name));
  return marker === undefined ? undefined : { reason: 'built-in', detail: marker };
}

function untouchable(name: string, directory: boolean): Exclusion | undefined {
  if (isVersionControl(name)) return { reason: 'built-in', detail: name };
  // A name is shown and sent with all that is said of a file, so one that holds a secret cannot be used at all.
  const secret = (directory ? undefined : secretRule(name)) ?? findKnownFormats(name)[0]?.kind;
  return secret === undefined ? undefined : { reason: 'secret', detail: secret };
}

interface RuleMatch {
  readonly rule: IgnoreRule;
  readonly file: IgnoreFile;
}

/** The nearest file that has an opinion decides. */
function lastMatch(files: readonly ScopedIgnoreFile[], path: string, directory: boolean): RuleMatch | undefined {
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
