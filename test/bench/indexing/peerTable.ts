// The table of the bench of peers: what each took, beside Clew. Runs of one round are compared with each other, since a machine that is busy for
// a while slows all of a round.
import { percentiles } from '../timing.ts';
import { mostSeconds, type PeerRun } from './peerRun.ts';

const head = ['peer', 'files', 'CPU s min / median', 'wall s min / median', 'peak MB', 'index MB', 'CPU to Clew', 'wall to Clew', ''];

/** The lines of one folder. `clew` is the name of the runs that the others are compared with. */
export function peerTable(runs: readonly PeerRun[], clew: string): readonly string[] {
  const names = [...new Set(runs.map(({ peer }) => peer))];
  const beside = runs.filter(({ peer, exit }) => peer === clew && exit === 0);
  const rows = names.map((name) => {
    const all = runs.filter(({ peer }) => peer === name);
    const good = all.filter(({ exit }) => exit === 0);
    return [
      ...[name, String(good.find(({ files }) => files !== undefined)?.files ?? '-')],
      ...[leastAndHalf(valuesOf(good, 'cpu')), leastAndHalf(valuesOf(good, 'wall'))],
      ...[half(valuesOf(good, 'peakMb'), 0), half(valuesOf(good, 'indexMb'), 1)],
      ...[half(ratios(good, beside, 'cpu'), 2), half(ratios(good, beside, 'wall'), 2)],
      failures(all),
    ];
  });
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column % 8 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)];
}

type Figure = 'wall' | 'cpu' | 'peakMb' | 'indexMb';

function valuesOf(runs: readonly PeerRun[], figure: Figure): readonly number[] {
  return runs.flatMap((run) => run[figure] ?? []);
}

/** How many times as much as Clew in the same round, for each round in which both ended well. */
function ratios(runs: readonly PeerRun[], beside: readonly PeerRun[], figure: Figure): readonly number[] {
  return runs.flatMap((run) => {
    const [own, other] = [run[figure], beside.find(({ round }) => round === run.round)?.[figure]];
    return own === undefined || !other ? [] : own / other;
  });
}

function half(values: readonly number[], digits: number): string {
  return values.length ? percentiles(values).p50.toFixed(digits) : '-';
}

function leastAndHalf(values: readonly number[]): string {
  return values.length ? `${Math.min(...values).toFixed(2)} / ${half(values, 2)}` : '-';
}

/** Runs that are in no figure, with the reason. */
function failures(runs: readonly PeerRun[]): string {
  const late = runs.filter(({ exit }) => exit === undefined).length;
  const failed = runs.filter(({ exit }) => exit !== undefined && exit !== 0);
  return [
    ...(late ? [`${late} of ${runs.length} ended after ${mostSeconds} s`] : []),
    ...(failed.length ? [`${failed.length} of ${runs.length} failed with ${failed[0]?.exit}`] : []),
  ].join(', ');
}
