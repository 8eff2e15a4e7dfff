// Type for the nearest match of a requested value that no line of code sets.
import type { ValueQuestion } from '../../reading/asks/valueQuestion.ts';
import type { CommentPlace, ValuePlace } from '../../searching/lists/values/valuePlaces.ts';

/** The nearest match where nothing sets the value. */
export interface NearestValue {
  readonly question: ValueQuestion;
  readonly place?: ValuePlace;
  /** A comment that states the default. */
  readonly comment?: CommentPlace;
}
