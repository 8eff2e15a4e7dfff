// Table of questions before pasted text on the same line: the rest is read as a line of its own.
import type { MessageForm } from '../messageForms.ts';

const message = 'the shelf has no room left';

/** The first group is the pasted text. Other rows read a quotation after a question. */
export const questionFronts: readonly MessageForm[] = [
  {
    id: 'question-mark',
    test: /^\P{L}{0,3}[\p{L}\p{M}'’, -]{3,80}[?？][ \t]*(?=[^\s"'“„‚«‘「『《`?])([^\n]{8,})$/u,
    examples: [
      [`Why does this fail? ${message}`, message],
      [`Warum geht das nicht? ${message}`, message],
      [`为什么失败？${message}`, message],
    ],
    others: [`Why does "a" fail? ${message}`, 'Why does this fail?', `Why do I get "${message}"?`],
  },
  {
    id: 'question-colon',
    test: /^\P{L}{0,3}(?:why|what|where|how|warum|wieso|weshalb|woher|pourquoi|perch[eé])\b[\p{L}'’, -]{3,80}:[ \t]+(?=[^\s"'“„‚«‘「『《`])([^\n]{8,})$/iu,
    examples: [
      [`Why does this fail: ${message}`, message],
      [`Warum geht das nicht: ${message}`, message],
    ],
    others: [`shelf error: ${message}`, `Why does this fail: "${message}"`],
  },
];
