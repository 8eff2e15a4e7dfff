// Events that a turn keeps while its answer is made.
import type { AskEvent } from '../../core/answering/record/events.ts';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';

/** Returns the events that show a record, for an answer that is continued. */
export function eventsOf(record: AnswerRecord): AskEvent[] {
  const {
    mode,
    strategyChoice,
    search,
    evidence,
    answer,
    citations,
    pictures,
    analysis,
    queries = [],
    judgements = [],
    knowledge,
    passes,
    toolCalls = [],
  } = record;
  return [
    { kind: 'classified', mode },
    ...(strategyChoice ? [{ kind: 'strategy' as const, choice: strategyChoice }] : []),
    ...(pictures ? [{ kind: 'pictured' as const, pictures }] : []),
    ...(analysis ? [{ kind: 'analysed' as const, analysis }] : []),
    ...queries.map((query): AskEvent => ({ kind: 'query', query })),
    ...judgements.map((judgement): AskEvent => ({ kind: 'judged', judgement })),
    ...(knowledge?.rounds ?? []).map((round): AskEvent => ({ kind: 'round', round })),
    { kind: 'retrieved', retrievers: search.retrievers, evidence },
    ...passes.flatMap(({ n, gaps }) => gaps.map((gap): AskEvent => ({ kind: 'gap', pass: n, gap }))),
    ...toolCalls.map((call): AskEvent => ({ kind: 'tool', call })),
    { kind: 'delta', text: answer },
    ...citations.map((citation): AskEvent => ({ kind: 'citation', citation })),
  ];
}

/** Joins consecutive texts, so that a long answer is one event instead of thousands; of the statuses only the newest is kept. */
export function appendEvent(events: AskEvent[], event: AskEvent): void {
  if (event.kind === 'status') {
    const oldIndex = events.findLastIndex(({ kind }) => kind === 'status');
    if (oldIndex >= 0) events.splice(oldIndex, 1);
  }
  const last = events.at(-1);
  // Text shown by pictures and folded text stay apart, since some readers omit them.
  const joins = event.kind === 'delta' && last?.kind === 'delta' && last.drawn === event.drawn && last.folded === event.folded;
  if (joins) events[events.length - 1] = { ...last, text: last.text + event.text };
  else events.push(event);
}
