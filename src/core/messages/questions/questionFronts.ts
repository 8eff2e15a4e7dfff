// Questions before what somebody pastes in the same line: the rest is read as if it stood in a line of its own.
import type { MessageForm } from '../rows.ts';

const message = 'the shelf has no room left';

/** Each has what is pasted as its first group. A quotation behind a question is read by the questions for messages. */
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
