// Finds the documents of GraphQL in strings of code, with the constants that hold them.
import { operationsIn, type GraphqlOperation } from './graphqlDocument.ts';
import type { CodeOfText } from './resolverMaps.ts';

/** A document in code. */
export interface CodeDocument {
  /** Offset of its string. */
  readonly at: number;
  readonly operations: readonly GraphqlOperation[];
  /** The variable, field or key that holds it; `default` for a default export. */
  readonly name: string | undefined;
}

/** Texts of which a file with documents has one: tags, and the address to which they are sent. */
export const documentTexts: readonly string[] = ['gql`', 'gql(', 'graphql', 'GraphQL'];

/** Maximum documents of one file. Set by judgement: more are data. */
const maxDocuments = 300;
const opening = /("""|'''|["'`])\s{0,200}(?:#[^\n]*\n\s{0,200}){0,5}(?=(?:query|mutation|subscription|fragment)\s*[\w({@]|\{\s*\w)/g;
/** Only a tag tells that `{ orders }` is a document. */
const tag = /(?:gql|graphql|GraphQL \*\/)\s*\(?\s*$/;
const holder = /([\w$]+)\s*(?::[^=;{}\n]{0,100})?[=:]\s*(?:[\w$.]+\s*(?:<[^<>]{0,80}>)?\s*\(?\s*)?$/;

/** Keys of options of clients: they hold a document without naming it. */
const optionKey = /^(?:query|mutation|subscription|document)$/;

/** The documents of a file. */
export function codeDocuments({ code, text }: CodeOfText): readonly CodeDocument[] {
  const documents: CodeDocument[] = [];
  let [attempts, last] = [0, 0];
  for (const match of text.matchAll(opening)) {
    if (++attempts > maxDocuments) break;
    const [start, mark = ''] = [match.index + match[0].length, match[1]];
    if (match.index < last || code.charAt(match.index) !== text.charAt(match.index)) continue;
    const before = text.slice(Math.max(0, match.index - 200), match.index);
    if (text.charAt(start) === '{' && !tag.test(before)) continue;
    const end = text.indexOf(mark, start);
    const operations = operationsIn(text, start, end < 0 ? text.length : end).filter(({ fields }) => fields.length);
    if (operations.length === 0) continue;
    last = end < 0 ? text.length : end;
    documents.push({ at: match.index, operations, name: nameBefore(code, match.index) });
  }
  return documents;
}

/** The name that holds the string at an offset. */
function nameBefore(code: string, at: number): string | undefined {
  const head = code.slice(Math.max(0, at - 200), at);
  if (/\bexport\s+default\s+[\w$.]*\(?\s*$/.test(head)) return 'default';
  const name = holder.exec(head)?.[1];
  return name !== undefined && optionKey.test(name) ? undefined : name;
}
