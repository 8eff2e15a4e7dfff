// Edit distance of two words, for names with typing errors.

/** Number of letters to add, remove, change, or swap with the next one; Infinity if it exceeds `maxDistance`. */
export function editDistance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(at(before, j - 2) + 1);
      row.push(Math.min(...steps));
    }
    if (Math.min(...row) > maxDistance) return Infinity;
    [before, last] = [last, row];
  }
  return at(last, b.length) > maxDistance ? Infinity : at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
