// A question as it is asked again: with what the person said of the evidence of its answer.
import type { ChatTurn, QuestionRequest } from '../chats/chat.ts';
import { placeOfEvidence } from '../places/citedPlace.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** The question of `turn`: pinned evidence is attached, what was called not relevant is left out. `change` wins over its options. */
export function askAgain(
  { question, about, options, model, marks = [], record }: ChatTurn,
  change: Partial<AskOptions> = {},
): QuestionRequest {
  const placesOf = (wanted: 'pinned' | 'excluded'): NonNullable<AskOptions['attached']> =>
    marks.flatMap(({ n, mark }) => {
      const evidence = mark === wanted ? record?.evidence.find((each) => each.n === n) : undefined;
      if (!evidence) return [];
      const { root, file: path, lineStart, lineEnd } = placeOfEvidence(evidence);
      return [{ root, path, lineStart, lineEnd }];
    });
  const [pinned, excluded] = [placesOf('pinned'), placesOf('excluded')];
  return {
    question,
    ...(about === undefined ? {} : { about }),
    ...(model === undefined ? {} : { model }),
    options: {
      ...options,
      ...(pinned.length ? { attached: [...(options.attached ?? []), ...pinned] } : {}),
      ...(excluded.length ? { excluded: [...(options.excluded ?? []), ...excluded] } : {}),
      ...(change.mode ? { modeBy: 'user' as const } : {}),
      ...change,
    },
  };
}
