// The plot beside the page about scale: time, memory, disk and latency by lines, both axes logarithmic, as an SVG without a library.
import type { ScaleRow } from './scaleRow.ts';

const panels: readonly (readonly [string, string, (row: ScaleRow) => number])[] = [
  ['Cold index', 'CPU s', ({ cold }) => cold.ready.cpu],
  ['Opened again', 'CPU s', ({ again }) => again.ready.cpu],
  ['Memory of the process', 'MB', ({ again }) => again.steadyMb],
  ['Disk', 'MB', ({ again }) => again.diskMb],
  ['Search, p50', 'ms', ({ again }) => again.search.p50],
  ['Saved file to found, p95', 'ms', ({ cold }) => cold.saved.p95],
];
const [width, height, margin] = [300, 200, 44];
const colors: Readonly<Record<ScaleRow['kind'], string>> = { 'made up': '#1f77b4', real: '#d95f02' };

/** SVG with one panel for each cost. The dashed line grows as the number of lines does. */
export function scalePlot(rows: readonly ScaleRow[]): string {
  const body = panels.map(([title, unit, value], i) => {
    const place = `translate(${(i % 3) * width} ${Math.floor(i / 3) * height})`;
    return `<g transform="${place}">${panel(`${title}, ${unit}`, rows, value)}</g>`;
  });
  const [w, h] = [3 * width, 2 * height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="sans-serif" font-size="10" role="img">`,
    '<title>Time, memory, disk and latency by lines of code</title>',
    `<rect width="${w}" height="${h}" fill="white"/>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

function panel(title: string, rows: readonly ScaleRow[], value: (row: ScaleRow) => number): string {
  const points = rows.map((row) => ({ kind: row.kind, lines: row.cold.lines, cost: Math.max(0.01, value(row)) }));
  if (points.length === 0) return '';
  const x = scale(
    points.map(({ lines }) => lines),
    margin,
    width - 14,
  );
  const y = scale(
    points.map(({ cost }) => cost),
    height - 30,
    26,
  );
  const first = points.reduce((least, point) => (point.lines < least.lines ? point : least));
  const last = Math.max(...points.map(({ lines }) => lines));
  const linear = `M${x.at(first.lines)} ${y.at(first.cost)}L${x.at(last)} ${y.at((first.cost * last) / first.lines)}`;
  return [
    `<text x="${margin}" y="14" font-weight="bold">${title}</text>`,
    ...x.ticks.map((tick) => `<text x="${x.at(tick)}" y="${height - 14}" text-anchor="middle">${short(tick)}</text>`),
    ...y.ticks.map(
      (tick) =>
        `<path d="M${margin} ${y.at(tick)}H${width - 14}" stroke="#ddd"/><text x="${margin - 4}" y="${y.at(tick) + 3}" text-anchor="end">${short(tick)}</text>`,
    ),
    `<path d="${linear}" stroke="#888" stroke-dasharray="3 3" fill="none"/>`,
    ...Object.entries(colors).flatMap(([kind, color], i) => [
      `<path d="${points
        .filter((point) => point.kind === kind)
        .map(({ lines, cost }, n) => `${n ? 'L' : 'M'}${x.at(lines)} ${y.at(cost)}`)
        .join('')}" stroke="${color}" fill="none"/>`,
      ...points
        .filter((point) => point.kind === kind)
        .map(({ lines, cost }) => `<circle cx="${x.at(lines)}" cy="${y.at(cost)}" r="2.5" fill="${color}"/>`),
      `<text x="${width - 16}" y="${14 + 11 * i}" text-anchor="end" fill="${color}">${kind}</text>`,
    ]),
  ].join('');
}

/** Logarithmic, from a power of ten to another. */
function scale(values: readonly number[], from: number, to: number): { at(value: number): number; readonly ticks: readonly number[] } {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number): number => Math.round(10 * (from + ((Math.log10(value) - low) / (high - low)) * (to - from))) / 10;
  return { at, ticks: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)) };
}

function short(value: number): string {
  return value >= 1e6 ? `${value / 1e6} M` : value >= 1000 ? `${value / 1000} k` : String(value);
}
