// Resolves a number in the panel to its place: of a citation, of evidence, of a picture. Pure; works while an answer is still being made.
import type { PicturePlace } from '../../core/answering/record/picture.ts';
import { placeOfCitation, placeOfEvidence, type CitedPlace } from '../places/citedPlace.ts';
import type { ChatTurn } from './chat.ts';

/** What a number counts. */
export type ShownKind = 'openCitation' | 'openEvidence' | 'openPlace';

/** The place of number `n` of a turn; undefined when it cannot be opened. */
export function shownPlace(turn: ChatTurn | undefined, kind: ShownKind, n: number): CitedPlace | undefined {
  if (!turn) return undefined;
  if (kind === 'openPlace') return placeOfPicture(picturePlaces(turn)[n]);
  const evidence = turn.record?.evidence ?? turn.events.flatMap((event) => (event.kind === 'retrieved' ? event.evidence : []));
  if (kind === 'openEvidence') {
    const evidenceRecord = evidence.find((each) => each.n === n);
    return evidenceRecord && placeOfEvidence(evidenceRecord);
  }
  const citations = turn.record?.citations ?? turn.events.flatMap((event) => (event.kind === 'citation' ? [event.citation] : []));
  return placeOfCitation({ citations, evidence }, n);
}

/** The pictures known of a turn so far. */
export function picturesOfTurn({ record, events }: ChatTurn): NonNullable<ChatTurn['record']>['pictures'] {
  return record ? record.pictures : events.findLast((event) => event.kind === 'pictured')?.pictures;
}

function picturePlaces(turn: ChatTurn): readonly PicturePlace[] {
  return picturesOfTurn(turn)?.places ?? [];
}

function placeOfPicture(place: PicturePlace | undefined): CitedPlace | undefined {
  if (!place) return undefined;
  const { root, file, line, hash } = place;
  return { root, file, lineStart: line, lineEnd: line, hash, offset: 0, length: 1 };
}
