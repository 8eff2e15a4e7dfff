// Remembers answers about whole texts: a look-up for each definition of a file asks the same of its text each time.
import { LruMap } from './lru.ts';

/** Characters of the texts whose answers are remembered. Set by judgement: some files, since definitions are looked up file by file. */
const maxCharacters = 2_000_000;

/** `compute`, with its last answers remembered. */
export function textAnswers(compute: (text: string) => boolean): (text: string) => boolean {
  const answers = new LruMap<string, boolean>(maxCharacters, (text) => text.length);
  return (text) => {
    const earlierAnswer = answers.get(text);
    if (earlierAnswer !== undefined) return earlierAnswer;
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}
