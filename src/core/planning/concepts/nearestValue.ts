// What comes nearest to a value that a question asks for and that no line of code sets.
import type { ValueQuestion } from '../../reading/asks/valueQuestion.ts';
import type { MemberSet } from '../../searching/lists/values/memberSets.ts';
import type { ValuePlace } from '../../searching/lists/values/values.ts';

/** What comes nearest where nothing sets what is asked for. */
export interface NearestValue {
  readonly question: ValueQuestion;
  readonly place?: ValuePlace;
  readonly set?: MemberSet;
}
