// Languages that one language server serves together, by the ids that the editor has for them. Only those whose code Clew understands.
import { languageOf, languages } from '../../core/syntax/languages.ts';

/** Languages that are served together or not at all. */
export interface LanguageGroup {
  readonly id: string;
  /** Ids of Clew. */
  readonly languages: readonly string[];
  /** Ids of the editor. */
  readonly editorLanguages: readonly string[];
}

/** Languages that share a server or have other names in the editor; each of the others stands alone, under its own name. */
const sharedGroups: readonly LanguageGroup[] = [
  {
    id: 'typescript',
    languages: ['typescript', 'tsx', 'javascript'],
    editorLanguages: ['typescript', 'typescriptreact', 'javascript', 'javascriptreact'],
  },
  { id: 'cpp', languages: ['c', 'cpp'], editorLanguages: ['c', 'cpp', 'cuda-cpp'] },
];

const sharedLanguages = new Set(sharedGroups.flatMap((group) => group.languages));

/** A group for each language with a grammar. */
export const languageGroups: readonly LanguageGroup[] = [
  ...sharedGroups,
  ...[...languages.values()]
    .filter(({ id, kind }) => kind === 'full' && !sharedLanguages.has(id))
    .map(({ id }) => ({ id, languages: [id], editorLanguages: [id] })),
];

/** The group of a document by the editor's id of its language. */
export function groupOfDocument(editorLanguage: string): LanguageGroup | undefined {
  return languageGroups.find(({ editorLanguages }) => editorLanguages.includes(editorLanguage));
}

/** The group of a file by its path. */
export function groupOfFile(path: string): LanguageGroup | undefined {
  const language = languageOf(path);
  return language === undefined ? undefined : languageGroups.find((group) => group.languages.includes(language));
}
