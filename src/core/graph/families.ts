// Languages whose symbols can name each other. A call never binds across families.

/** `other`: languages without rules of their own; they get what all languages share. */
export type Family = 'python' | 'ecmascript' | 'java' | 'other';

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
]);

const selves: Readonly<Record<Family, ReadonlySet<string>>> = {
  python: new Set(['self', 'cls', 'super']),
  ecmascript: new Set(['this', 'super']),
  java: new Set(['this', 'super']),
  other: new Set(['self', 'this', 'super']),
};

/** True for the words by which code inside a class means the object, its class or its bases. */
export function isSelf(family: Family, name: string): boolean {
  return selves[family].has(name);
}

/** The family of a language by the language's id. */
export function familyOf(language: string): Family {
  return families.get(language) ?? 'other';
}
