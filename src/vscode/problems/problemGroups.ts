// Groups problems with a common cause: the same message about different names, or different messages about one name.

/** A problem as the editor lists it; one-based line. */
export interface ListedProblem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
  readonly source?: string;
  readonly code?: string;
}

/** Problems that probably have one cause, and what they share. */
export interface ProblemGroup {
  readonly cause: string;
  readonly problems: readonly ListedProblem[];
}

const quotedName = /[`'"‘“]([^`'"’”\n]{1,200})[`'"’”]/g;

/** Groups `problems`, largest group first: by the name that most of them share, then by the message without its names. */
export function groupProblems(problems: readonly ListedProblem[]): readonly ProblemGroup[] {
  const groups: ProblemGroup[] = [];
  let remainingProblems = problems;
  while (remainingProblems.length > 0) {
    const [name, count] = mostSharedName(remainingProblems);
    if (count < 2) break;
    const sharedProblems = remainingProblems.filter(({ message }) => namesIn(message).has(name));
    groups.push({ cause: name, problems: sharedProblems });
    remainingProblems = remainingProblems.filter((problem) => !sharedProblems.includes(problem));
  }
  const byMessage = new Map<string, ListedProblem[]>();
  for (const problem of remainingProblems) {
    const key = `${problem.source ?? ''} ${problem.code ?? ''} ${problem.message.replace(quotedName, '…')}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), problem]);
  }
  for (const equalProblems of byMessage.values()) {
    const [first] = equalProblems;
    if (first)
      groups.push({ cause: equalProblems.length > 1 ? first.message.replace(quotedName, '…') : first.message, problems: equalProblems });
  }
  return groups.sort((a, b) => b.problems.length - a.problems.length);
}

function mostSharedName(problems: readonly ListedProblem[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const { message } of problems) for (const name of namesIn(message)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce<readonly [string, number]>((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0]);
}

function namesIn(message: string): ReadonlySet<string> {
  return new Set([...message.matchAll(quotedName)].map(([, name = '']) => name));
}
