// Languages whose symbols can name each other. A call never binds across families.

/** `other`: languages without rules of their own; they get what all languages share. */
export type Family = 'python' | 'ecmascript' | 'java' | 'go' | 'rust' | 'c' | 'csharp' | 'ruby' | 'php' | 'kotlin' | 'other';

const families = new Map<string, Family>([
  ['python', 'python'],
  ['javascript', 'ecmascript'],
  ['javascriptreact', 'ecmascript'],
  ['jsx', 'ecmascript'],
  ['typescript', 'ecmascript'],
  ['typescriptreact', 'ecmascript'],
  ['tsx', 'ecmascript'],
  ['vue', 'ecmascript'],
  ['svelte', 'ecmascript'],
  ['java', 'java'],
  ['go', 'go'],
  ['rust', 'rust'],
  ['c', 'c'],
  ['cpp', 'c'],
  ['csharp', 'csharp'],
  ['ruby', 'ruby'],
  ['php', 'php'],
  ['kotlin', 'kotlin'],
]);

const selves: Readonly<Record<Family, ReadonlySet<string>>> = {
  python: new Set(['self', 'cls', 'super']),
  ecmascript: new Set(['this', 'super']),
  java: new Set(['this', 'super']),
  go: new Set(),
  rust: new Set(['self', 'Self']),
  c: new Set(['this']),
  csharp: new Set(['this', 'base']),
  ruby: new Set(['self', 'super']),
  php: new Set(['$this', 'self', 'static', 'parent']),
  kotlin: new Set(['this', 'super']),
  other: new Set(['self', 'this', 'super']),
};

/** True for the words by which code inside a class means the object, its class or its bases. */
export function isSelf(family: Family, name: string): boolean {
  return selves[family].has(name);
}

/** How far names reach without an import: in the folder of the file, everywhere, or types everywhere and the rest in the folder. */
export type Sharing = 'folder' | 'all' | 'types';

const shares: Readonly<Partial<Record<Family, Sharing>>> = {
  go: 'folder',
  rust: 'types',
  c: 'all',
  csharp: 'types',
  ruby: 'types',
  php: 'types',
  kotlin: 'types',
};

/** How far names of a family reach without an import; undefined where they do not. */
export function sharing(family: Family): Sharing | undefined {
  return shares[family];
}

const bare: ReadonlySet<Family> = new Set<Family>(['java', 'c', 'csharp', 'ruby', 'kotlin']);

/** True where code in a class names members without a receiver. */
export function namesMembersBare(family: Family): boolean {
  return bare.has(family);
}

/** A type meets an interface there by having its members, without naming it. Go does so too: its linking has edges for that. */
const shaped: ReadonlySet<Family> = new Set<Family>(['python', 'ecmascript']);

/** True where an object fits an interface that its class does not name. */
export function fitsByShape(family: Family): boolean {
  return shaped.has(family);
}

/** True where the annotation of a type may have marks of pointers, borrowing and the like. */
export function marksTypes(family: Family): boolean {
  return shares[family] !== undefined;
}

/** Whether naming a method calls it: Ruby needs no parentheses, and hands methods on by a symbol of their name. */
export function callsBare(family: Family): boolean {
  return family === 'ruby';
}

/** The family of a language by the language's id. */
export function familyOf(language: string): Family {
  return families.get(language) ?? 'other';
}

/** True where a class is constructed by the name of its type alone, so that a variable of that name is not meant. */
export function constructsByType(family: Family): boolean {
  return family === 'java' || family === 'go';
}
