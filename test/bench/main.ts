// `npm run bench -- NAME ARGUMENTS`: runs one of the benches of this folder. They print figures and assert nothing.
const benches: Readonly<Record<string, string>> = {
  index: 'FOLDER: cold index, reopening, and what each part costs',
  graph: 'PROGRAMS TRUTH OUT | --time FOLDER: edges against programs with known calls; time of linking and queries',
  editor: 'FOLDER QUESTION…: the packed extension in a real VS Code; every citation of the answers is followed',
  stream: '[SECONDS]: a model streams into the packed extension in a real VS Code; what is felt, and how long Stop takes',
  'text-index': '[CHUNKS…]: full text over made-up chunks: time of search and update, memory',
};

export const [name = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(benches, name)) {
  await import(`./${name}.ts`);
} else {
  for (const [known, what] of Object.entries(benches)) console.error(`npm run bench -- ${known} ${what}`);
  process.exitCode = 2;
}
