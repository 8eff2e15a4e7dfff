// The words in which an agent is given a task, and how a policy reads them again: a model understands the sentence, so both policies may.

/** What a policy knows of a task: the kind of request and its parts. */
export type Request =
  | { readonly is: 'issue' | 'question' | 'message' | 'literal' | 'file'; readonly body: string }
  | { readonly is: 'uses'; readonly name: string; readonly path: string }
  | { readonly is: 'calls'; readonly from: string; readonly to: string };

/** How each kind is put. */
export const wording = {
  issue: (text: string) => `Find the code to change for this issue:\n\n${text}`,
  message: (text: string) => `Which line of the code says this?\n\n${text}`,
  literal: (text: string) => `Where does this text stand?\n\n${text}`,
  file: (name: string) => `Open the file ${name}.`,
  uses: (name: string, path: string) => `List every place that uses \`${name}\`, which is defined in ${path}.`,
  calls: (from: string, to: string) => `Trace the calls from \`${from}\` to \`${to}\`.`,
} as const;

const forms: readonly (readonly [form: RegExp, read: (parts: RegExpExecArray) => Request])[] = [
  [/^Find the code to change for this issue:\n\n([\s\S]*)$/, ([, body = '']) => ({ is: 'issue', body })],
  [/^Which line of the code says this\?\n\n([\s\S]*)$/, ([, body = '']) => ({ is: 'message', body })],
  [/^Where does this text stand\?\n\n(.*)$/, ([, body = '']) => ({ is: 'literal', body })],
  [/^Open the file (.*)\.$/, ([, body = '']) => ({ is: 'file', body })],
  [/^List every place that uses `(.*)`, which is defined in (.*)\.$/, ([, name = '', path = '']) => ({ is: 'uses', name, path })],
  [/^Trace the calls from `(.*)` to `(.*)`\.$/, ([, from = '', to = '']) => ({ is: 'calls', from, to })],
];

/** Reads the words of a task; what has no form of its own is a question. */
export function requestIn(query: string): Request {
  for (const [form, read] of forms) {
    const parts = form.exec(query);
    if (parts) return read(parts);
  }
  return { is: 'question', body: query };
}
