// The tables of the bench `agent`: each policy by kind of task, at equal tokens, and both compared task by task.
import { difference, estimate, type Estimate } from '../../../src/core/measuring/bootstrap.ts';
import { taskKinds } from './agentTask.ts';
import type { AgentRow, Progress } from './runTask.ts';
import { mean } from './score.ts';

/** Tokens at which policies are compared. */
const marks = [1000, 2000, 4000, 8000] as const;

/** All tables as lines. `names` are the policies, the one that the other is compared with first. */
export function agentTables(rows: readonly AgentRow[], names: readonly string[]): readonly string[] {
  const kinds = taskKinds.filter((kind) => rows.some((row) => row.kind === kind));
  const cells = [...kinds, 'all'].flatMap((kind) =>
    names.map((name) =>
      summary(
        kind,
        rows.filter((row) => row.policy === name && (kind === 'all' || row.kind === kind)),
        name,
      ),
    ),
  );
  const head = [
    'kind',
    'policy',
    'tasks',
    'any %',
    'all %',
    'recall %',
    'calls',
    'tokens',
    'to the last right line',
    'listed right %',
    'ms',
  ];
  return [
    'Right lines that can be read in the results; means a task (95 % interval of the bootstrap)',
    ...table(head, cells),
    '',
    ...atMarks(rows, names, [...kinds, 'all']),
    ...compared(rows, names, [...kinds, 'all']),
  ];
}

function summary(kind: string, rows: readonly AgentRow[], name: string): readonly string[] {
  const of = (value: (last: Progress | undefined, row: AgentRow) => number): readonly number[] =>
    rows.map((row) => value(row.progress.at(-1), row));
  const right = rows.reduce((sum, { listed }) => sum + listed.right, 0);
  const wrong = rows.reduce((sum, { listed }) => sum + listed.wrong, 0);
  return [
    ...[kind, name, String(rows.length)],
    percents(estimate(of((last) => Number(last?.any ?? false)))),
    percents(estimate(of((last) => Number(last?.all ?? false)))),
    percents(estimate(of((last) => last?.recall ?? 0))),
    mean(of((_, { progress }) => progress.length)).toFixed(1),
    String(Math.round(mean(of((last) => last?.tokens ?? 0)))),
    lastRight(rows),
    right + wrong ? ((100 * right) / (right + wrong)).toFixed(0) : '-',
    String(Math.round(mean(of((_, { ms }) => ms)))),
  ];
}

/** Calls and tokens until nothing right came any more, of the tasks where something did. */
function lastRight(rows: readonly AgentRow[]): string {
  const ends = rows.flatMap(({ progress }) => {
    const most = progress.at(-1)?.recall ?? 0;
    const at = progress.findIndex(({ recall }) => recall === most);
    const end = progress[at];
    return most > 0 && end ? [{ calls: at + 1, tokens: end.tokens }] : [];
  });
  if (ends.length === 0) return '-';
  return `${mean(ends.map(({ calls }) => calls)).toFixed(1)} calls, ${Math.round(mean(ends.map(({ tokens }) => tokens)))} tokens`;
}

/** Recall of a policy that had stopped after so many tokens; a call that goes over the mark does not count. */
function atMarks(rows: readonly AgentRow[], names: readonly string[], kinds: readonly string[]): readonly string[] {
  const cells = kinds.flatMap((kind) =>
    names.map((name) => {
      const own = rows.filter((row) => row.policy === name && (kind === 'all' || row.kind === kind));
      const recall = (mark: number): number =>
        mean(own.map(({ progress }) => progress.findLast(({ tokens }) => tokens <= mark)?.recall ?? 0));
      return [kind, name, ...marks.map((mark) => (100 * recall(mark)).toFixed(1))];
    }),
  );
  return ['Recall in % after so many tokens', ...table(['kind', 'policy', ...marks.map(String)], cells), ''];
}

function compared(rows: readonly AgentRow[], [base = '', other = '']: readonly string[], kinds: readonly string[]): readonly string[] {
  const cells = kinds.map((kind) => {
    const pairs = rows.flatMap((row) => {
      if (row.policy !== base || (kind !== 'all' && row.kind !== kind)) return [];
      const partner = rows.find(({ id, policy }) => id === row.id && policy === other);
      return partner ? [[row, partner] as const] : [];
    });
    const more = (value: (row: AgentRow) => number): Estimate | undefined =>
      difference(
        pairs.map(([a]) => value(a)),
        pairs.map(([, b]) => value(b)),
      );
    const recall = (row: AgentRow): number => row.progress.at(-1)?.recall ?? 0;
    const won = pairs.filter(([a, b]) => recall(b) > recall(a)).length;
    const lost = pairs.filter(([a, b]) => recall(b) < recall(a)).length;
    const whole = (of: Estimate | undefined): string => (of ? `${of.mean.toFixed(0)} [${of.low.toFixed(0)}, ${of.high.toFixed(0)}]` : '-');
    return [
      ...[kind, String(pairs.length), percents(more(recall)), String(won), String(lost)],
      whole(more(({ progress }) => progress.at(-1)?.tokens ?? 0)),
    ];
  });
  return [
    `${other} less ${base}, task by task (95 % interval of the bootstrap)`,
    ...table(['kind', 'tasks', 'recall, points', 'better', 'worse', 'tokens'], cells),
  ];
}

function percents(of: Estimate | undefined): string {
  const [value, low, high] = of ? [of.mean, of.low, of.high].map((share) => (100 * share).toFixed(0)) : [];
  return of ? `${value} [${low}, ${high}]` : '-';
}

function table(head: readonly string[], cells: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i > 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ');
  return [line(head), ...cells.map(line)];
}
