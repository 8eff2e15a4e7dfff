// The policy as the small model of `multi-step`: it takes a question apart by rules that only use its words, and judges what was found by what is missing.
import { stopWords } from '../../../src/core/text/stopWords.ts';
import { wantedIn } from '../answers/recallPolicy.ts';
import { codeNamesIn, lastOf } from '../answers/readEvidence.ts';

/** A question with more words than this, or with two names of code, is about several parts of the code. */
const wordsOfSimple = 30;
/** As many as the prompt asks for. */
const [mostComponents, mostQueries, mostMissing] = [5, 4, 4];
/** Words of a query, and names in one. */
const [mostWords, mostNames] = [12, 3];

/**
 * Takes the question apart. Components are the names of code that it writes. Queries: the words of its title; its names, whole and in words; the
 * words that the rest repeats most; the words of its last sentence. What comes next are callers of the first name.
 */
export function analysisReply(messages: readonly string[]): object {
  const question = (messages.at(-1) ?? '').replace(/^Question:\n/, '');
  const names = codeNamesIn(question);
  const words = question.match(/\S+/g) ?? [];
  return {
    complexity: names.length > 1 || words.length > wordsOfSimple ? 'complex' : 'simple',
    components: names.slice(0, mostComponents),
    queries: queriesOf(question, names),
    follow_ups: names.slice(0, 1).map((name) => `callers of ${name}`),
  };
}

function queriesOf(question: string, names: readonly string[]): readonly string[] {
  const [title = '', ...others] = question.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => contentOf(sentence).length > 0);
  const ofTitle = contentOf(title);
  const rest = contentOf(others.join(' ')).filter((word) => !ofTitle.includes(word));
  const queries = [
    ofTitle,
    names.slice(0, mostNames).flatMap((name) => [name, ...apart(name)]),
    byCount(rest),
    contentOf(others.at(-1) ?? ''),
  ].map((words) => [...new Set(words)].slice(0, mostWords).join(' '));
  return [...new Set(queries.filter(Boolean))].slice(0, mostQueries);
}

/** Names that the places refer to or the question writes, that no place shows and that nobody searched for. */
export function judgementReply(messages: readonly string[]): object {
  const text = messages.join('\n');
  const missing = namesMissing(messages, searchesIn(text)).slice(0, mostMissing);
  return { complete: missing.length === 0, missing, queries: missing };
}

/** Names that are worth a look, most wanted first, without those of `known` texts. */
export function namesMissing(messages: readonly string[], known: readonly string[]): readonly string[] {
  const seen = new Set(known.flatMap((each) => each.split(/\s+/)).map((word) => lastOf(word).toLowerCase()));
  return wantedIn(messages)
    .map(({ gap }) => gap)
    .filter((gap) => !/:\d+-\d+$/.test(gap) && !seen.has(lastOf(gap).toLowerCase()));
}

/** Searches that were made and places that were shown before, as the request lists them. */
function searchesIn(text: string): readonly string[] {
  const lists = text.matchAll(/\n(?:Searches made so far|Found and shown to you before):\n((?:- .*\n?)+)/g);
  return [...lists].flatMap(([, list = '']) => list.split('\n').map((line) => line.replace(/^- /, '')));
}

/** Words of a text that say something, in their order and in small letters. */
function contentOf(text: string): readonly string[] {
  const words = text.match(/[\p{L}_$][\p{L}\p{N}_$]{2,}/gu) ?? [];
  return words.filter((word) => !stopWords.has(word.toLowerCase()));
}

function byCount(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** The words that a name is made of. */
function apart(name: string): readonly string[] {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]{3,}/g) ?? [];
  return words.map((word) => word.toLowerCase());
}
