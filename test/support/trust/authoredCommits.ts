// A real repository whose commits carry chosen texts in the names and addresses of the people in them, and everything that Clew makes of its history.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { commitQuestions } from '../../../src/core/measuring/commitQuestions.ts';
import { NodeGit } from '../../../src/node/git.ts';
import { rootOfFolder } from '../../../src/node/root.ts';
import { askWith, modelAt } from '../askModel.ts';
import { MemoryLog, memoryRoot } from '../memory.ts';
import { openFixture } from '../openFixture.ts';
import { answer } from '../scriptedReplies.ts';
import type { ScriptedServer } from '../scriptedServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Where a commit names a person. */
export const personPlaces = [
  'the name of the author',
  'the address of the author',
  'the name of the committer',
  'a co-author',
  'a signer',
  'somebody in copy',
  'a helper',
] as const;

/** Stands beside each text, so that a name that comes out is seen however the text was changed. */
export const personMark = 'Quokkaperson';

/** A file that one commit made, with a text at one of these places. */
export interface AuthoredFile {
  /** Name of its only function. */
  readonly name: string;
  readonly place: (typeof personPlaces)[number];
  readonly text: string;
}

const pathOf = ({ name }: AuthoredFile): string => `src/${name}.ts`;
const codeOf = ({ name }: AuthoredFile): string =>
  `export function ${name}(n: number): number {\n  if (n < 0) throw new Error('no ${name}');\n  return n;\n}\n`;
const subjectOf = ({ name }: AuthoredFile): string => `Negative numbers are refused by ${name}`;

/** Everything that comes out for a question about each file: answer, requests, questions that measure search, and the log of git. */
export async function openAuthored(
  files: readonly AuthoredFile[],
  server: ScriptedServer,
): Promise<(file: AuthoredFile) => Promise<string>> {
  const folder = temporaryFolder('authors');
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: folder });
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: files.map(commitOf).join('') });
  const log = new MemoryLog();
  const git = new NodeGit(log);
  const root = rootOfFolder(folder);
  const { codebase } = await openFixture(Object.fromEntries(files.map((file) => [pathOf(file), codeOf(file)])), undefined, {
    recentChanges: (_, ...lines) => git.recentChanges(root, ...lines),
    commits: (_, limit) => git.commits(root, limit),
  });
  const texts = new Map(files.map((file) => [pathOf(file), codeOf(file).split('\n')]));
  const sources = {
    root: memoryRoot.key,
    graph: codebase.graph,
    lines: (path: string) => Promise.resolve(texts.get(path)),
    nameOf: (_: string, path: string) => path,
  };
  const questions = await commitQuestions(await git.commits(root, files.length), sources, files.length);
  return async (file) => {
    const trace = `Error: no ${file.name}\n    at ${file.name} (${pathOf(file)}:2:20)`;
    const { events } = await askWith(codebase, trace, {});
    server.reset();
    server.fallback = answer('It is refused there.');
    const asked = await askWith(codebase, trace, { answering: modelAt(server) });
    const measured = questions.filter(({ text }) => text.includes(subjectOf(file)));
    const outs = [JSON.stringify(events), server.chats.map(({ text }) => text).join('\n'), JSON.stringify(measured)];
    for (const out of outs) assert.ok(out.includes(subjectOf(file)), 'the commit was not read');
    return [...outs, JSON.stringify(asked.events), ...log.lines].join('\n');
  };
}

/** One commit in the format of `git fast-import`. No name may hold a bracket or a line feed there. */
function commitOf(file: AuthoredFile): string {
  const { place, text } = file;
  const person = text.replace(/[<>\n\0]/g, ' ');
  const [name, address] = place === 'the address of the author' ? ['Ann', person] : [person, 'ann@example.org'];
  const trailers = [
    place === 'a co-author' ? `Co-authored-by: ${person} <a@b>` : '',
    place === 'a signer' ? `Signed-off-by: ${person}` : '',
    place === 'somebody in copy' ? `Cc: ${person} <a@b>` : '',
    place === 'a helper' ? `Helped-along: ${person}` : '',
  ];
  const message = `${subjectOf(file)}\n\n${trailers.join('\n').trim()}\n`;
  const isAuthor = place.endsWith('the author');
  return [
    'commit refs/heads/main',
    `author ${isAuthor ? name : 'Ann'} <${isAuthor ? address : 'ann@example.org'}> 1700000000 +0000`,
    `committer ${place === 'the name of the committer' ? person : 'Ann'} <ann@example.org> 1700000000 +0000`,
    `data ${Buffer.byteLength(message)}\n${message}`,
    `M 100644 inline ${pathOf(file)}`,
    `data ${Buffer.byteLength(codeOf(file))}\n${codeOf(file)}`,
    '',
  ].join('\n');
}
