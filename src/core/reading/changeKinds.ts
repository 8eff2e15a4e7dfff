// Strips the conventional prefix of a commit message or request: `fix(router): …`.

/** The first group is the scope of the change. */
const changeKind =
  /^\W{0,6}(?:fix|feat|feature|bug|bugfix|perf|refactor|chore|build|ci|docs?|style|tests?|revert)(?:\(([^()\n]{1,60})\))?!?:\s+/gim;

/** Replaces each prefix by its scope: the kind of change is irrelevant to the question, while scopes occur in paths. */
export function withoutChangeKinds(text: string): string {
  return text.replace(changeKind, (_, part: string | undefined) => (part ? `${part} ` : ''));
}
