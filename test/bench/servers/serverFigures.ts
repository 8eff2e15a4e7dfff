// What the suite in the editor reports, line by line, and the table of it.

/** One function or definition that was checked. */
export interface ServerSample {
  readonly kind: 'calls' | 'uses';
  readonly name: string;
  /** Edges or places before, and those that the server named. */
  readonly before: number;
  readonly confirmed: number;
  readonly added: readonly string[];
  readonly refuted: readonly string[];
  readonly requests: number;
  readonly ms: number;
  readonly isCut: boolean;
}

const mark = '[servers] ';

/** A line of the suite for the report. */
export function lineOf(sample: ServerSample): string {
  return mark + JSON.stringify(sample);
}

/** Takes samples out of what the suite prints; the rest is shown as it is. */
export function readLine(line: string, samples: ServerSample[]): void {
  if (line.startsWith(mark)) samples.push(JSON.parse(line.slice(mark.length)) as ServerSample);
  else if (line.startsWith('[bench] ')) console.log(line.slice(8));
}

/** Prints one row a kind, and lines to read. */
export function printTable(samples: readonly ServerSample[], show: number): void {
  console.log('| what | checked | edges or places | confirmed | added | refuted | requests p50 / p95 | ms p50 / p95 | cut |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const kind of ['calls', 'uses'] as const) {
    const rows = samples.filter((sample) => sample.kind === kind);
    const sum = (value: (sample: ServerSample) => number): number => rows.reduce((total, row) => total + value(row), 0);
    const spread = (value: (sample: ServerSample) => number): string =>
      `${quantile(rows.map(value), 0.5)} / ${quantile(rows.map(value), 0.95)}`;
    const before = sum((row) => row.before);
    const share = (count: number): string => `${count} (${before ? Math.round((1000 * count) / before) / 10 : 0} %)`;
    const cells = [
      ...[kind, rows.length, before, share(sum((row) => row.confirmed)), share(sum((row) => row.added.length))],
      ...[
        share(sum((row) => row.refuted.length)),
        spread((row) => row.requests),
        spread((row) => row.ms),
        rows.filter((row) => row.isCut).length,
      ],
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const verdict of ['added', 'refuted'] as const) {
    const lines = samples.flatMap((sample) => sample[verdict].map((line) => `${sample.kind} ${sample.name}: ${line}`));
    console.log(`\n${verdict}, ${Math.min(show, lines.length)} of ${lines.length}:`);
    const step = Math.max(1, lines.length / show);
    for (let at = 0; at < lines.length; at += step) console.log(`- ${lines[Math.floor(at)]}`);
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
