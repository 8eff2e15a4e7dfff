// Keys for the definitions of a name that one kind of look-up can find. Names such as `get` are defined everywhere: with one key for all of
// them, each new definition would link hundreds of files again that could not reach it.
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { DependencyKey } from './dependencyTracker.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/** Kinds of these keys; `n:` stands for all definitions of a name. */
const definitionKinds: ReadonlySet<string> = new Set(['n', 'y', 'e', 'o', 'w', 'h', 'q']);

/** Types of a name at the top of a file, where packages share them. */
export function topTypeKey(name: string): DependencyKey {
  return `y:${name}`;
}

/** Whether anything of a name can be called. */
export function callableKey(name: string): DependencyKey {
  return `e:${name}`;
}

/** Whether a symbol counts for {@link callableKey}. */
export function isCallable({ fact }: SymbolNode): boolean {
  return fact.kind !== 'constant';
}

/** Definitions of a name, in a language or in those of its runtime, that a plain name can mean in another file. */
export function topKey({ id, runtime }: LanguageRules, name: string): DependencyKey {
  return `o:${name}\n${runtime ?? id}`;
}

/** Definitions of a name in the files of one folder that a plain name can mean there, where folders are packages. */
export function folderKey(name: string, folder: string): DependencyKey {
  return `o:${name}\n/${folder}`;
}

/** Members of a name in a language, by the last part of the name of the type that they are written for. */
export function memberKey({ id }: LanguageRules, owner: string, name: string): DependencyKey {
  return `w:${name}\n${id} ${owner.slice(owner.lastIndexOf('.') + 1)}`;
}

/** Methods of a name that may satisfy an interface without naming it. */
export function implicitMethodKey(name: string): DependencyKey {
  return `h:${name}`;
}

/** Methods of a name in a language, as long as they are few. */
export function methodKey({ id }: LanguageRules, name: string): DependencyKey {
  return `q:${name}\n${id}`;
}

/** The name that a key is about; undefined for keys of other things. */
export function nameInKey(key: DependencyKey): string | undefined {
  if (!definitionKinds.has(key.charAt(0))) return undefined;
  const end = key.indexOf('\n');
  return key.slice(2, end < 0 ? undefined : end);
}
