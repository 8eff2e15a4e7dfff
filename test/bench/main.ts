// `npm run bench -- NAME ARGUMENTS`: runs one of the benches, which stand in folders by what they measure. They print figures and assert nothing.
const benches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  indexing: {
    index:
      'FOLDER [--editor]: cold index beside parsing alone (with flattening), reopening, what each part costs; what the extension host feels',
    'parse-fuzz': '[MUTATIONS] [SEED] [LANGUAGE]: fixtures broken at random; the most processor time that one takes, by language',
    peers:
      'DIR FOLDER… [--rounds 3] [--all] [--json]: cold index beside other programs, which DIR has or gets: time, memory, disk (tools/peers)',
    scale: '[FILES…] [--real FOLDER] [--keep FILE] [--report]: time, memory, disk and latency by size; writes docs/measurements/scale.md',
  },
  graph: {
    graph: 'TRUTH SOURCES OUT | PROJECT… --scip | --calibration | --time FOLDER: how right call edges are (--help says more)',
    'graph-latency': 'FOLDER… [--json]: structural questions in a graph of all the folders, p50 and p95',
    'graph-library': '[SYMBOLS|FOLDER]…: cycles, importance and walks by the algorithm packages of graphology beside our own code',
    'fact-terms': 'FOLDER…: bytes, time and memory of the terms in facts, as the texts that they are and as trees',
  },
  services: {
    contracts:
      'FOLDER [--store DIR] [--every 1]: edges between services with the lines of both ends, to judge by reading; time of a look-up',
  },
  uses: {
    'uses-time': 'FOLDER [--count 500] [--rounds 2] [--answers FILE]: processor time and memory of look-ups of all uses, pauses',
    uses: 'PROJECT… --scip [--index FILE]… | --truth FILE…: how many use lines that a compiler knows are shown, and are right (--help says more)',
  },
  text: {
    secrets: 'FOLDER… [--show 60] [--seed 1] [--kind KIND]…: time of masking secrets, and what is masked by kind; some of it to read',
    exact: 'FOLDER… [--json]: phrases sampled from indexed files, altered ones; latency and memory of exact search',
    'text-engines': 'time [CHUNKS…] | quality TASKS TREES [EVERY]: engines for full text side by side',
    'text-scan': 'FOLDER [LINES…]: exact search and messages over texts alone, by size: time, pauses, memory',
    cautions: 'FOLDER…: pieces of real code that are marked as speaking to models, by row, and files with invisible characters',
    'text-index': '[CHUNKS…]: full text over made-up chunks: time of search and update, memory',
  },
  messages: {
    messages:
      'FOLDER… [--per 15] [--json FILE] [--store DIR]: messages as people see them: does search, does ask lead to their lines; altered and absent ones',
    reach:
      'TREES PROJECT… [--tests] [--show] [--store DIR]: callers of raising functions that pass what can never, or always, meet the condition',
  },
  answers: {
    ask: 'FOLDER [QUESTIONS] [--store DIR]: from question to answer without a model, by phase, once the index is ready',
    gaps: 'FOLDER… [--json]: looking up what is missing: existing names in many phrasings, invented, external and ambiguous ones',
    loop: 'FOLDER [QUESTIONS] [--store DIR]: requests over the budget, and how much of what the model asks for can be read',
    proof:
      'TREES [--set second] [--part seen|unread] [--show] [--json]: true and planted false sentences about several projects: which are flagged, proven, left open',
    recall: 'TASKS TREES [EVERY] [--store DIR]: share of the gold that passes 1, 2, 3 of the loop send, beside one pass as large',
    questions:
      'TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]: do answers without a model lead to the right lines at first sight',
    forms:
      'TREES [TASKS] [--half seen|held] [--show] [--json] [--store DIR]: do answers without a model give a list, a number, yes or no where that is asked',
  },
  ranking: {
    latency: 'FOLDER TASKS [--store DIR] [--count 200]: how long a search takes once the index is ready, for sentences and for reports',
    features: 'TASKS TREES OUT [--store DIR]: features of the second step of the ranking, for tools/ranking/fit_tables.py',
  },
  agent: {
    agent:
      'TASKS --trees DIR | --make first|second --out TASKS …: tasks by a fixed policy with the tools for agents, and by one with grep, glob and read: right lines, calls, tokens (without arguments it says more)',
    mcp: 'FOLDER [--count 100] [--store DIR] [--json]: a server for other agents: start to first answer, latency, tokens, memory',
  },
  servers: {
    servers:
      'FOLDER [--language python] [--count 60] [--seed 1] [--show 20] [--pyright]: what language servers confirm, add and refute, in a real VS Code',
  },
  editor: {
    editor: 'FOLDER QUESTION…: the packed extension in a real VS Code; every citation of the answers is followed',
    panel: '[SECONDS]: first paint, 100 chunks a second on a 5,000-word answer, scrolling 200 messages, in a real browser',
    beside:
      'FOLDER [QUESTION]: the chat of the editor and the panel with one answer: pictures in four themes and three sizes, measures side by side',
    tour: '[NAME…]: the packed extension in a real VS Code, photographed in all four kinds of themes, for looking at',
    stream: '[SECONDS]: a model streams into the packed extension in a real VS Code; what is felt, and how long Stop takes',
  },
};

// Facts are unpacked as in the packed engine, which has no native modules: the native reader of strings keeps the text of a whole record for each of them.
process.env['MSGPACKR_NATIVE_ACCELERATION_DISABLED'] = 'true';

export const [name = ''] = process.argv.splice(2, 1);
const folder = Object.keys(benches).find((each) => Object.hasOwn(benches[each] ?? {}, name));
if (folder !== undefined) {
  await import(`./${folder}/${name}.ts`);
} else {
  for (const [known, what] of Object.values(benches).flatMap((each) => Object.entries(each)))
    console.error(`npm run bench -- ${known} ${what}`);
  process.exitCode = 2;
}
