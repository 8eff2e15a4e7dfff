// The tables of the comparison of strategies: over all, by mode and form, and paired differences to one of them.
import { difference, estimate, type Estimate } from '../../../src/core/measuring/bootstrap.ts';
import type { StrategyRow } from './rows.ts';

/** What the others are compared with: the default. */
const base = 'gap-filling';

/** All tables of `rows` as lines. `isPolicy`: no model answered. */
export function strategiesReport(rows: readonly StrategyRow[], isPolicy: boolean): readonly string[] {
  const strategies = [...new Set(rows.map(({ strategy }) => strategy))].sort((a, b) => orderOf(a) - orderOf(b));
  return [
    ...(isPolicy ? policyNote : []),
    ...overall(rows, strategies),
    ...byKind('mode', rows, strategies, ({ mode }) => mode),
    ...byKind('form', rows, strategies, ({ form }) => form),
    ...byKind('names in the question', rows, strategies, ({ names }) => (names > 2 ? '3 or more' : String(names))),
    ...byKind('words of the question', rows, strategies, ({ words }) => (words <= 15 ? 'to 15' : words <= 60 ? '16 to 60' : 'more')),
    ...paired(rows, strategies),
  ];
}

const policyNote: readonly string[] = [
  'A fixed policy played the models: it asks for what the code that it is shown names. This tells what each strategy puts before a model, not how well any',
  'model uses it. Its answer is one sentence again and again with citations, so that the share of sentences without proof says nothing here.',
  '',
];

const order = ['single-pass', base, 'multi-step', 'knowledge-graph', 'agent'];

function orderOf(strategy: string): number {
  const at = order.indexOf(strategy);
  return at < 0 ? order.length + (strategy === 'floor' ? 1 : 0) : at;
}

function overall(rows: readonly StrategyRow[], strategies: readonly string[]): readonly string[] {
  const head = [
    'strategy',
    'tasks',
    'readable %',
    'to the answer',
    'evidence',
    'prompts',
    'small',
    'answering',
    'ms',
    'of the model',
    'unproven %',
    'failed',
  ];
  const cells = strategies.map((strategy) => {
    const own = rows.filter((row) => row.strategy === strategy);
    const of = (value: (row: StrategyRow) => number): number => mean(own.map(value));
    const claims = own.reduce((sum, { sentences = 0 }) => sum + sentences, 0);
    const unproven = own.reduce((sum, { unproven: count = 0 }) => sum + count, 0);
    return [
      strategy,
      String(own.length),
      percents(estimate(own.map(({ readable }) => readable))),
      (100 * of(({ readableToAnswer }) => readableToAnswer)).toFixed(1),
      ...[of(({ evidence }) => evidence), of(({ prompts }) => prompts)].map((value) => String(Math.round(value))),
      ...[of(({ small }) => small), of(({ answering }) => answering)].map((value) => value.toFixed(2)),
      ...[of(({ ms }) => ms), of(({ replyMs }) => replyMs)].map((value) => String(Math.round(value))),
      claims ? ((100 * unproven) / claims).toFixed(1) : '-',
      String(own.filter(({ failed }) => failed !== undefined).length),
    ];
  });
  return [
    `Over all: gold lines that can be read in what was sent, means a question (95 % interval of the bootstrap)`,
    ...table(head, cells),
    '',
  ];
}

/** Readable shares of each strategy in each class of questions. */
function byKind(
  name: string,
  rows: readonly StrategyRow[],
  strategies: readonly string[],
  classOf: (row: StrategyRow) => string,
): readonly string[] {
  const classes = [...new Set(rows.map(classOf))].sort();
  const cells = classes.map((each) => {
    const own = rows.filter((row) => classOf(row) === each);
    const shares = strategies.map((strategy) => own.flatMap((row) => (row.strategy === strategy ? [row.readable] : [])));
    return [each, String(Math.max(...shares.map(({ length }) => length))), ...shares.map((values) => (100 * mean(values)).toFixed(1))];
  });
  return [`By ${name}: gold lines that can be read, %`, ...table([name, 'tasks', ...strategies], cells), ''];
}

/** What each strategy has more than the default, question by question. */
function paired(rows: readonly StrategyRow[], strategies: readonly string[]): readonly string[] {
  const bases = new Map(rows.flatMap((row) => (row.strategy === base ? [[row.id, row] as const] : [])));
  const others = strategies.filter((strategy) => strategy !== base);
  if (bases.size === 0 || others.length === 0) return [];
  const cells = others.map((strategy) => {
    const pairs = rows.flatMap((row) => {
      const own = bases.get(row.id);
      return row.strategy === strategy && own ? [[own, row] as const] : [];
    });
    const more = (value: (row: StrategyRow) => number): Estimate | undefined =>
      difference(
        pairs.map(([a]) => value(a)),
        pairs.map(([, b]) => value(b)),
      );
    const counted = (holds: (gain: number) => boolean): string => String(pairs.filter(([a, b]) => holds(b.readable - a.readable)).length);
    return [
      strategy,
      String(pairs.length),
      percents(more(({ readable }) => readable)),
      counted((gain) => gain > 0),
      counted((gain) => gain < 0),
      whole(more(({ evidence }) => evidence)),
      whole(more(({ prompts }) => prompts)),
      whole(more(({ ms }) => ms)),
    ];
  });
  const head = ['strategy', 'tasks', 'readable, points', 'better', 'worse', 'evidence', 'prompts', 'ms'];
  return [`Less ${base}, task by task (95 % interval of the bootstrap)`, ...table(head, cells), ''];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percents(of: Estimate | undefined): string {
  const [value, low, high] = of ? [of.mean, of.low, of.high].map((share) => (100 * share).toFixed(1)) : [];
  return of ? `${value} [${low}, ${high}]` : '-';
}

function whole(of: Estimate | undefined): string {
  return of ? `${Math.round(of.mean)} [${Math.round(of.low)}, ${Math.round(of.high)}]` : '-';
}

function table(head: readonly string[], cells: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((name, column) => Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  ');
  return [line(head), ...cells.map(line)];
}
