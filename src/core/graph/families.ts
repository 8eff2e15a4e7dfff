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
  ['java', 'java'],
]);

/** The family of a language by the language's id. */
export function familyOf(language: string): Family {
  return families.get(language) ?? 'other';
}
