// Type for an answered question of the same chat, with data for later ones: a session is a list of these.
import { withoutListEnds } from '../page/folds.ts';
import type { AnswerRecord, Citation, EvidenceRecord } from '../record/answerRecord.ts';

/** Lines that a question was about, one-based. */
export interface Focus {
  readonly root: string;
  readonly path: string;
  readonly lineStart: number;
  readonly lineEnd: number;
  /** The name in the first line that was pointed at. */
  readonly name?: string | undefined;
}

/** One turn of the chat. It is built from its record alone, so kept records give sessions. */
export interface EarlierTurn {
  readonly question: string;
  /** The selected code. */
  readonly focus?: Focus | undefined;
  /** Time of the answer, in milliseconds since 1970; absent where unknown, as for a chat from a document. */
  readonly at?: number | undefined;
  readonly answer: string;
  readonly citations: readonly Pick<Citation, 'n' | 'root' | 'file' | 'lineStart' | 'lineEnd' | 'status'>[];
  readonly evidence: readonly (Pick<EvidenceRecord, 'n' | 'root' | 'file' | 'lineStart' | 'lineEnd' | 'symbol' | 'why' | 'hash'> & {
    /** A person marked it as important: it is sent like cited evidence. */
    readonly pinned?: true | undefined;
  })[];
  /** Gaps that could not be found, normalised. */
  readonly unresolved: readonly string[];
}

/** Maximum turns to look back: older subjects are rarely meant any more. */
export const maxTurns = 10;

/** A person's mark on evidence `n`. */
interface EvidenceMark {
  readonly n: number;
  readonly mark: NonNullable<EvidenceRecord['mark']>;
}

/** The turn of `record`, answered at `at` about `focus`. Omits evidence that was marked as not relevant. */
export function earlierTurn(record: AnswerRecord, at: number | undefined, focus?: Focus, marks: readonly EvidenceMark[] = []): EarlierTurn {
  const { question, gaps } = record;
  const answer = withoutListEnds(record);
  const citations = answer === record.answer ? record.citations : record.citations.filter(({ n }) => answer.includes(`[${n}]`));
  const isMarked = (n: number, mark: EvidenceMark['mark']): boolean => marks.some((each) => each.n === n && each.mark === mark);
  const evidence = record.evidence.filter(({ n }) => !isMarked(n, 'excluded'));
  return {
    question,
    ...(focus ? { focus } : {}),
    ...(at === undefined ? {} : { at }),
    answer,
    citations: citations.map(({ n, root, file, lineStart, lineEnd, status }) => ({ n, root, file, lineStart, lineEnd, status })),
    evidence: evidence.map(({ n, root, file, lineStart, lineEnd, symbol, why, hash }) => ({
      ...{ n, root, file, lineStart, lineEnd, why, hash },
      ...(symbol === undefined ? {} : { symbol }),
      ...(isMarked(n, 'pinned') ? { pinned: true as const } : {}),
    })),
    unresolved: gaps.unresolved,
  };
}
