// `npm run bench -- cautions FOLDER…`: how many lines of real code are marked as speaking to models, by row, and how many files have
// characters that no reader sees. Each hit is printed, so that a person can judge it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import { hasHidden } from '../../../src/core/text/hiddenCharacters.ts';
import { orderRows, rowFor } from '../../../src/core/text/ordersToModels.ts';

/** Lines that are read as one piece, about as many as a piece of evidence has. */
const pieceLines = 40;
/** Larger files are not indexed. */
const mostBytes = 1_000_000;
const leftOut = /(?:^|[\\/])(?:node_modules|\.git|dist)(?:[\\/]|$)/;

const alarms = new Map(orderRows.map(({ what }) => [what, 0]));
let [files, lines, pieces, marked, hidden] = [0, 0, 0, 0, 0];
for (const folder of process.argv.slice(2)) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || leftOut.test(path) || languageOf(entry.name) === undefined || statSync(path).size > mostBytes) continue;
    const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
    const all = text.split('\n');
    files++;
    lines += all.length;
    if (hasHidden(text)) {
      hidden++;
      console.log(`invisible: ${relative(folder, path)}`);
    }
    for (let at = 0; at < all.length; at += pieceLines) {
      const piece = all.slice(at, at + pieceLines);
      pieces++;
      const row = rowFor(piece);
      if (!row) continue;
      marked++;
      alarms.set(row.what, (alarms.get(row.what) ?? 0) + 1);
      const line = piece.findIndex((each) => rowFor([each]) === row);
      console.log(`${row.what}: ${relative(folder, path)}:${at + Math.max(0, line) + 1} ${(piece[line] ?? '').trim().slice(0, 140)}`);
    }
  }
}
console.log(
  `\n${files} files, ${lines} lines, ${pieces} pieces of ${pieceLines} lines: ${marked} pieces marked, ${hidden} files with invisible characters`,
);
for (const [what, count] of alarms) console.log(`${String(count).padStart(6)} ${what}`);
