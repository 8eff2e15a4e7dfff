// How right the call graph is and what building it costs. Edges of small programs with known answers, edges of projects beside SCIP, how sure
// edges are, and the time of linking and queries. The ways to call it are in `usage`.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { testParsers } from '../../core/symbols/testAssets.ts';
import { calibrationError, calibrationRows, calibrationTable, type CalibratedEdge } from './calibration.ts';
import { programs, suiteEdges } from './callSuites.ts';
import { judgeByScip } from './scipEdges.ts';
import { timeGraph } from './linkingTime.ts';
import { installHint } from './scipIndex.ts';

const usage = `npm run bench -- graph TRUTH SOURCES OUT [--least 0.5] [--name-only]
  TRUTH lists programs as {id, suite, edges}; SOURCES/<id>/ holds the sources of each; OUT gets {id, edges: [[caller, callee], …]} a line.
  Edges that only a name speaks for are left out unless asked for.
npm run bench -- graph PROJECT… --scip [--peers FOLDER] [--index FILE]… [--least 0.5] [--misses 0] [--json]
  Call edges of TypeScript and Python projects beside what compilers say; lists so many that are missed or wrong. ${installHint}
npm run bench -- graph [PROJECT… --scip …] --calibration [--truth TRUTH --sources SOURCES] [--by-language] [--json]
  How many edges are right, by the kind of their evidence, beside the confidence that they claim.
npm run bench -- graph --time FOLDER [--copies 1]
  Time and memory of linking; graph-latency has the time of queries.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scip: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    'by-language': { type: 'boolean', default: false },
    'name-only': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    peers: { type: 'string', default: process.env.PEERS ?? 'peers' },
    index: { type: 'string', multiple: true, default: [] },
    misses: { type: 'string', default: '0' },
    least: { type: 'string', default: '0.5' },
    truth: { type: 'string' },
    sources: { type: 'string' },
    time: { type: 'string' },
    copies: { type: 'string', default: '1' },
  },
});
const least = Number(values.least);
const parsers = await testParsers();
if (values.help) console.log(usage);
else if (values.time !== undefined) await timeGraph(values.time, Number(values.copies), parsers);
else if (values.scip || values.calibration) await judged();
else if (positionals.length === 3) await predict(...(positionals as [string, string, string]));
else {
  console.error(usage);
  process.exitCode = 2;
}
parsers.dispose();

/** Edges of every program that the truth file names. */
async function predict(truth: string, sources: string, out: string): Promise<void> {
  const lines: string[] = [];
  for (const program of await programs(truth, sources)) {
    const edges = await suiteEdges(program, sources, parsers);
    const kept = edges.filter(({ confidence, evidence }) => confidence >= least && (values['name-only'] || evidence !== 'name-only'));
    const pairs = new Set(kept.map(({ caller, callee }) => JSON.stringify([caller, callee])));
    lines.push(JSON.stringify({ id: program.id, edges: [...pairs].map((pair) => JSON.parse(pair) as unknown) }));
  }
  await writeFile(out, `${lines.join('\n')}\n`);
  console.log(`${lines.length} programs`);
}

async function judged(): Promise<void> {
  const options = { peers: values.peers, indexes: values.index, least, json: values.json, misses: Number(values.misses) };
  const scip = values.scip ? await judgeByScip(positionals, options, parsers) : [];
  if (!values.calibration) return;
  const suites: CalibratedEdge[] = [];
  if (values.truth !== undefined && values.sources !== undefined) {
    for (const program of await programs(values.truth, values.sources)) {
      suites.push(...(await suiteEdges(program, values.sources, parsers)).filter(({ isExternal }) => !isExternal));
    }
  }
  for (const [name, edges] of [['projects, by SCIP', scip] as const, ['programs of the suites', suites] as const]) {
    if (!edges.length) continue;
    const rows = calibrationRows(edges, values['by-language']);
    if (values.json) console.log(JSON.stringify({ name, rows, error: calibrationError(rows) }));
    else console.log(`\n${name}\n${calibrationTable(rows)}`);
  }
}
