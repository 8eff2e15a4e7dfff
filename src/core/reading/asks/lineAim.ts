// Determines the kind of line that answers a description: a condition for "when" or "whether", a failure for an error.

/** Kinds of lines that a question asks for. */
export interface LineAim {
  readonly condition: boolean;
  readonly failure: boolean;
  /** It asks when or whether something happens at all. */
  readonly time: boolean;
}

const condition =
  /\b(?:decid\w*|whether|check\w*|verif\w*|choos\w*|chosen|detect\w*|skip\w*|notice\w*|tell that|tells? (?:if|whether)|happens (?:if|when))\b|^\W*when\b/iu;
const failure =
  /\b(?:reject\w*|refus\w*|complain\w*|invalid|unknown|illegal|malformed|fail(?:s|ed|ing)?|throws?|thrown|raises?|raised|error)\b/iu;

const time = /^\W*(?:when|whether)\b|\b(?:decid\w+|choos\w+) (?:when|whether|if)\b/iu;

/** Aim of `title` by its words. */
export function lineAimOf(title: string): LineAim {
  return { condition: condition.test(title), failure: failure.test(title), time: time.test(title) };
}
