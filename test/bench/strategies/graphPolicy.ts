// The policy as the small model of `knowledge-graph`: it notes what the lines that it is shown call and name, and asks for what is called and not shown.
import { called, codeNamesIn, lastOf, notNames, piecesIn, questionIn, sharedWith, typed, wordsOf } from '../answers/readEvidence.ts';
import { namesMissing } from './analysisPolicy.ts';

/** As many as the prompt asks for. */
const [mostTriples, mostEntities] = [25, 20];

/** `a calls b` and `a uses B` for each line of a definition, those first that share words with the question; definitions and names as entities. */
export function notesReply(messages: readonly string[]): object {
  const text = messages.join('\n');
  const question = questionIn(text);
  const words = wordsOf(question);
  const pieces = piecesIn(text).filter(({ symbol }) => symbol);
  const stated = pieces.flatMap(({ n, symbol, lines }) =>
    lines.flatMap(({ number, text: line }) =>
      relationsIn(line)
        .filter(({ to }) => to !== lastOf(symbol))
        .map(({ relation, to }) => ({ triple: [symbol, relation, to, `${n}:${number}`], worth: sharedWith(words, `${symbol} ${line}`) })),
    ),
  );
  const fresh = stated.filter(({ triple: [from = '', relation = '', to = ''] }) => !text.includes(`${from} -${relation}-> ${to} [`));
  const triples = fresh.toSorted((a, b) => b.worth - a.worth).map(({ triple }) => triple);
  const entities = [...pieces.map(({ symbol }) => symbol), ...codeNamesIn(question)];
  return { triples: triples.slice(0, mostTriples), entities: [...new Set(entities)].slice(0, mostEntities) };
}

function relationsIn(line: string): readonly { readonly relation: string; readonly to: string }[] {
  if (/^\s*(?:#|\/\/|\*|\/\*)/.test(line)) return [];
  const calls = [...line.matchAll(called)].map(([, name = '']) => lastOf(name));
  const types = [...line.matchAll(typed)].map(([, name = '']) => name).filter((name) => !calls.includes(name));
  const all = [...calls.map((to) => ({ relation: 'calls', to })), ...types.map((to) => ({ relation: 'uses', to }))];
  return all.filter(({ to }) => !notNames.has(to));
}

/** Enough when every name that is worth a look has been read: it is shown, was searched for, or the graph says what it does. */
export function sufficiencyReply(messages: readonly string[]): object {
  const text = messages.join('\n');
  const read = [...text.matchAll(/^(\S+) -[a-z ]+->/gm)].map(([, from = '']) => from);
  const searches = [...text.matchAll(/^<searches-([\w-]+)>\n([\s\S]*?)\n<\/searches-\1>/gm)].flatMap(([, , list = '']) => list.split('\n'));
  const [next] = namesMissing(messages, [...read, ...searches.map((line) => line.replace(/^- /, ''))]);
  return next === undefined
    ? { sufficient: true, reasoning: 'All that the code shown refers to has been read.', nextQuery: '' }
    : { sufficient: false, reasoning: `It is not shown what ${next} does.`, nextQuery: next };
}
