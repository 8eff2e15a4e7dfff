// Plain look-ups made from a tree: a literal that stands in few lines, and a file by its name.
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { oneOf, shuffled } from '../sampling.ts';
import type { AgentTask } from './agentTask.ts';
import type { Source } from './sets.ts';
import { treeTexts } from './treeTexts.ts';
import { wording } from './wording.ts';

/** A string literal of some words, as people copy one. */
const literal = /(["'])([^"'\\\n$%{}]{12,60})\1/g;
/** Lines in which a literal that is asked for stands at most. */
const mostLines = 3;
/** Lines of a file that count as having opened it. */
const linesOfFile = 30;
const code = /\.(?:py|[cm]?[jt]sx?|java|go|rs|c|h|rb|php|cs)$/;
const testOrExample = /(?:^|\/)(?:tests?|__tests__|spec|docs?|examples?|benchmarks?)\/|[._-](?:test|spec)\.|(?:^|\/)test_|_test\./i;

/** Literals of code, each with all lines where it stands. */
export function literalTasks({ repo, count }: Source, commit: string, tree: string, random: () => number): readonly AgentTask[] {
  const texts = [...treeTexts(tree)];
  const sources = shuffled(
    texts.filter(([path]) => code.test(path) && !testOrExample.test(path)),
    random,
  );
  const tasks: AgentTask[] = [];
  for (const [path, text] of sources) {
    if (tasks.length === count) break;
    const found = [...text.matchAll(literal)].map(([, , words = '']) => words).filter((words) => /\S \S/.test(words));
    if (found.length === 0) continue;
    const wanted = oneOf(found, random).trim();
    const gold = texts.flatMap(([file, whole]) =>
      whole.split(/\r?\n/).flatMap((line, i) => (line.includes(wanted) ? [{ file, line_start: i + 1, line_end: i + 1 }] : [])),
    );
    if (gold.length === 0 || gold.length > mostLines) continue;
    const lang = languageOf(path) ?? '';
    tasks.push({
      id: `literal:${repo}:${wanted}`,
      kind: 'literal',
      repo,
      commit,
      lang,
      query: wording.literal(wanted),
      gold_lines: gold,
      neutral: [],
    });
  }
  return tasks;
}

/** Files of code whose name no other file has. */
export function fileTasks({ repo, count }: Source, commit: string, tree: string, random: () => number): readonly AgentTask[] {
  const texts = [...treeTexts(tree)];
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const asked = texts.filter(
    ([path]) => code.test(path) && !testOrExample.test(path) && texts.filter(([other]) => nameOf(other) === nameOf(path)).length === 1,
  );
  return shuffled(asked, random)
    .slice(0, count)
    .map(([path, text]) => ({
      ...{ id: `file:${repo}:${path}`, kind: 'file', repo, commit, lang: languageOf(path) ?? '' },
      query: wording.file(nameOf(path)),
      gold_lines: [{ file: path, line_start: 1, line_end: Math.min(linesOfFile, text.split(/\r?\n/).length) }],
      neutral: [],
    }));
}
