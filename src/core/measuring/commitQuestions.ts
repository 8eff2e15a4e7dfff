// Makes questions from commits: the message should lead to the changed functions, as far as they are still unchanged since.
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Commit } from '../ports.ts';
import { LineHistory } from './lineHistory.ts';
import { goldPlace, type FileName, type MadeQuestion } from './question.ts';
import { withoutPeople } from './withoutPeople.ts';

/** A commit to more files is a sweep, whose message is about no function in particular. */
const maxFiles = 4;
/** As {@link maxFiles}, for functions. */
const maxFunctions = 6;
/** Words of a title that says enough to search for. */
const minWords = 4;
const maxMessageLength = 4000;

/** Messages about the repository rather than code. */
const housekeepingTitle =
  /^(?:\W*(?:merge|revert|release|bump|version|wip|typos?|lint|format|prettier|update (?:changelog|readme|dependenc|deps)|changelog)\b|v?\d+\.\d+|(?:chore|ci|build|docs?|style|tests?)(?:\([^)]*\))?!?:)/i;
const mergeTitle = /^Merge (?:pull request|branch|remote)/i;

/** Sources of commit questions. */
export interface CommitSources {
  readonly root: string;
  readonly graph: CodeGraph;
  /** Current lines of a file; undefined when it is gone. */
  readonly lines: (path: string) => Promise<readonly string[] | undefined>;
  readonly nameOf: FileName;
}

/** At most `limit` questions from `commits`, newest first. */
export async function commitQuestions(commits: readonly Commit[], sources: CommitSources, limit: number): Promise<MadeQuestion[]> {
  const history = new LineHistory();
  const questions: MadeQuestion[] = [];
  for (const commit of commits) {
    if (questions.length >= limit) break;
    const text = messageOf(commit);
    const symbols = text === undefined ? [] : await changedFunctions(commit, history, sources);
    if (text !== undefined && symbols.length > 0 && symbols.length <= maxFunctions) {
      const places = symbols.map((symbol) => goldPlace(symbol, sources.nameOf));
      questions.push({ kind: 'commit', text, gold: { files: [...new Set(places.map(({ file }) => file))], symbols: places } });
    }
    for (const { path, hunks } of commit.files) history.add(path, hunks);
  }
  return questions;
}

/** For a merge the message is in the body: it holds the title of the merged request. */
function messageOf({ subject, body }: Commit): string | undefined {
  const message = withoutPeople(mergeTitle.test(subject) ? body : `${subject}\n\n${body}`).slice(0, maxMessageLength);
  const title = message.split('\n', 1)[0] ?? '';
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < minWords || housekeepingTitle.test(title) ? undefined : message;
}

async function changedFunctions(commit: Commit, history: LineHistory, sources: CommitSources): Promise<SymbolNode[]> {
  const { graph, root } = sources;
  const codeFiles = commit.files.filter(({ path }) => graph.inFile(root, path)[0]?.role === 'code');
  if (codeFiles.length === 0 || codeFiles.length > maxFiles) return [];
  const functionsById = new Map<string, SymbolNode>();
  for (const { path, hunks } of codeFiles) {
    const lines = (await sources.lines(path)) ?? [];
    for (const { newFirst, added } of hunks) {
      added.forEach((text, i) => {
        const line = history.presentLine(path, newFirst + i);
        // A line that differs from the commit shows that the tracked history does not fit the file.
        if (line === undefined || text.trim() === '' || lines[line]?.trimEnd() !== text.trimEnd()) return;
        const symbol = functionAt(graph, root, path, line);
        if (symbol) functionsById.set(symbol.id, symbol);
      });
    }
  }
  return [...functionsById.values()];
}

/** Innermost named function around a line. */
function functionAt(graph: CodeGraph, root: string, path: string, line: number): SymbolNode | undefined {
  const inFile = graph.inFile(root, path);
  let at = graph.at(root, path, line);
  while (at && at.fact.name.startsWith('<') && at.fact.parent > 0) {
    const { parent } = at.fact;
    at = inFile.find(({ fact }) => fact.index === parent);
  }
  return at && (at.fact.kind === 'function' || at.fact.kind === 'method') && !at.fact.name.startsWith('<') ? at : undefined;
}
