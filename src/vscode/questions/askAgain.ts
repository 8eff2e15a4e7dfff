// Rebuilds a question with the person's marks on the evidence of its answer.
import type { ChatTurn, QuestionRequest } from '../chats/chat.ts';
import { placeOfEvidence } from '../places/citedPlace.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Asks the question of a turn again: attaches pinned evidence and excludes what was marked not relevant. `change` overrides its options. */
export function askAgain(
  { question, about, options, model, marks = [], record }: ChatTurn,
  change: Partial<AskOptions> = {},
): QuestionRequest {
  const placesOf = (kind: 'pinned' | 'excluded'): NonNullable<AskOptions['attached']> =>
    marks.flatMap(({ n, mark }) => {
      const evidence = mark === kind ? record?.evidence.find((each) => each.n === n) : undefined;
      if (!evidence) return [];
      const { root, file: path, lineStart, lineEnd } = placeOfEvidence(evidence);
      return [{ root, path, lineStart, lineEnd }];
    });
  const [pinnedPlaces, excludedPlaces] = [placesOf('pinned'), placesOf('excluded')];
  return {
    question,
    ...(about === undefined ? {} : { about }),
    ...(model === undefined ? {} : { model }),
    options: {
      ...options,
      ...(pinnedPlaces.length ? { attached: [...(options.attached ?? []), ...pinnedPlaces] } : {}),
      ...(excludedPlaces.length ? { excluded: [...(options.excluded ?? []), ...excludedPlaces] } : {}),
      ...(change.mode ? { modeBy: 'user' as const } : {}),
      ...change,
    },
  };
}
