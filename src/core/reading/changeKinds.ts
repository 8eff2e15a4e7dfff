// The kind of change at the front of a commit message or a request: `fix(router): …`.

/** What kind of change a commit or request is, with the part of the code that it is about: `fix(router): …`. */
const changeKind =
  /^\W{0,6}(?:fix|feat|feature|bug|bugfix|perf|refactor|chore|build|ci|docs?|style|tests?|revert)(?:\(([^()\n]{1,60})\))?!?:\s+/gim;

/** `text` with only the part of the code left of each kind of a change: what kind it is says nothing of what is asked, and parts stand in paths. */
export function withoutChangeKinds(text: string): string {
  return text.replace(changeKind, (_, part: string | undefined) => (part ? `${part} ` : ''));
}
