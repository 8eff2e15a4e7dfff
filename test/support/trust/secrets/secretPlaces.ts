// Places where text comes out of Clew, each as a function from a text with a secret to what comes out. Each fails by itself when masking there is
// unplugged, since nothing before it masks.
import type { MessageConnection } from 'vscode-jsonrpc/node';
import { continuedMessages } from '../../../../src/core/answering/preparation/requests/assembleRequest.ts';
import { failedEvent } from '../../../../src/core/answering/failedEvent.ts';
import { EvidenceBook } from '../../../../src/core/answering/material/evidence/evidenceBook.ts';
import { projectRelations } from '../../../../src/core/answering/material/relations/projectRelations.ts';
import { Page } from '../../../../src/core/answering/page/page.ts';
import { formatArguments } from '../../../../src/core/answering/strategies/agent/callArguments.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import { encodeRecord } from '../../../../src/core/indexing/records/record.ts';
import type { ProjectOverview } from '../../../../src/core/planning/overview/projectOverview.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import { describe } from '../../../../src/core/secrets/scrubbedLog.ts';
import { FileTexts } from '../../../../src/core/text/fileTexts.ts';
import { shortText } from '../../../../src/core/tools/callContext.ts';
import { refusalResult } from '../../../../src/core/tools/tool.ts';
import type { ToolContext } from '../../../../src/core/answering/input/toolbox.ts';
import { engineLog } from '../../../../src/engine/engineLog.ts';
import { cleanServerText } from '../../../../src/models/endpoint/serverText.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { consoleLog } from '../../../../src/node/log.ts';
import { channelLog } from '../../../../src/vscode/log/channelLog.ts';
import { cleanLines } from '../../../../src/vscode/places/cleanLines.ts';
import { ChatEvidenceLog } from '../../../../src/vscode/chatTools/chatEvidenceLog.ts';
import { testParsers } from '../../../core/symbols/testAssets.ts';
import { memoryDigest, MemoryLog } from '../../memory.ts';

/** A place where text comes out. */
export interface TextPlace {
  readonly name: string;
  /** What comes out for `text`. */
  readonly out: (text: string) => Promise<string> | string;
  /** Text of one line only, such as the subject of a commit: nothing in it is broken over lines. */
  readonly hasOneLine?: true;
}

const parsers = await testParsers();
const newPage = (): Page => new Page({ read: () => Promise.resolve(undefined) }, memoryDigest, new SecretPlaceholders());
const errorOf = (text: string): Error => new Error(`It failed: ${text}`);

function linesOf(write: (log: MemoryLog) => void): string {
  const log = new MemoryLog();
  write(log);
  return log.lines.join('\n');
}

/** Logs, on every way that they take. */
const logs: readonly TextPlace[] = [
  { name: 'the output channel', out: (text) => linesOf((lines) => channelLog(lines, () => 'trace').warn(text)) },
  {
    name: 'an error in the output channel',
    out: (text) => linesOf((lines) => channelLog(lines, () => 'trace').error('Failed', errorOf(text))),
  },
  { name: 'an info in the output channel', out: (text) => linesOf((lines) => channelLog(lines, () => 'trace').info(text)) },
  { name: 'a trace in the output channel', out: (text) => linesOf((lines) => channelLog(lines, () => 'trace').trace(text)) },
  {
    name: 'the log of the command line',
    out: (text) => {
      const lines: string[] = [];
      consoleLog({ write: (line) => lines.push(line) }).error(text, errorOf(text));
      return lines.join('');
    },
  },
  {
    name: 'the log of the engine',
    out: (text) => {
      const lines: unknown[] = [];
      const connection = { sendNotification: (_: unknown, line: unknown) => Promise.resolve(lines.push(line)) };
      engineLog(connection as unknown as MessageConnection).error(text, errorOf(text));
      return JSON.stringify(lines);
    },
  },
  { name: 'an error with its causes', out: (text) => describe(new Error('Outer', { cause: errorOf(text) })) },
];

/** Parts of answers. */
const answers: readonly TextPlace[] = [
  {
    name: 'a section of a page',
    out: (text) => {
      const page = newPage();
      page.add(text);
      return page.answer;
    },
  },
  { name: 'prose of a page', out: (text) => newPage().prose(text) },
  {
    name: 'the label of a fold',
    out: (text) => {
      const page = newPage();
      page.fold(text, ['Rest.']);
      return page.answer + JSON.stringify(page.folds);
    },
  },
  {
    name: 'the text of a fold',
    out: (text) => {
      const page = newPage();
      page.fold('Rest', [text]);
      return page.answer;
    },
  },
  {
    name: 'evidence',
    out: async (text) => {
      const book = new EvidenceBook({ read: () => Promise.resolve(`a\n${text}\nb`) }, memoryDigest, new SecretPlaceholders());
      const evidence = await book.read({ root: '', path: 'a.ts', lines: { first: 0, last: 20 } }, null, 'is asked for');
      return JSON.stringify(evidence?.text ?? '');
    },
  },
  { name: 'an answer to continue', out: (text) => JSON.stringify(continuedMessages({ answer: text, citations: [], evidence: [] })) },
  { name: 'arguments of a call, in JSON', out: (text) => formatArguments({ id: '1', name: 'find', args: JSON.stringify({ name: text }) }) },
  { name: 'arguments of a call, not in JSON', out: (text) => formatArguments({ id: '1', name: 'find', args: `{${text}` }) },
  { name: 'a bug as the end of an answer', out: (text) => JSON.stringify(failedEvent(errorOf(text), new MemoryLog())) },
  { name: 'a known failure', out: (text) => JSON.stringify(failedEvent(new UserError('embedder-declined', [text]), new MemoryLog())) },
  { name: 'the introduction of a project', out: (text) => JSON.stringify(projectRelations(overviewWith(text, undefined))) },
  { name: 'the introduction of a folder', out: (text) => JSON.stringify(projectRelations(overviewWith(undefined, text))) },
  { name: 'a short text of a tool', out: (text) => shortText(text) },
  { name: 'a tool that refuses', out: async (text) => (await refusalResult('refused', text, { maxTokens: 2_000 } as ToolContext)).text },
  { name: 'an error of a server', out: (text) => cleanServerText(text) },
];

function overviewWith(introduction: string | undefined, folder: string | undefined): ProjectOverview {
  const sentence = (text: string) => ({ text, in: 'README.md', lines: { first: 0, last: 0 } });
  const lines = folder === undefined ? [] : [{ path: 'src', files: 1, introduction: sentence(folder), defines: [] }];
  const overview = {
    root: '',
    introduction: introduction === undefined ? undefined : sentence(introduction),
    folders: { lines, others: [] },
  };
  return {
    ...overview,
    entries: [],
    chain: [],
    tests: [],
    leftOut: [],
    unreadManifests: [],
    architecture: undefined,
  } as unknown as ProjectOverview;
}

/** What is stored, and what the editor's own lines come from. */
const stores: readonly TextPlace[] = [
  {
    name: 'a record of the index',
    out: async (text) => {
      const record = await analyze(`// ${text.replaceAll('\n', '\n// ')}\nexport const a = 1;\n`, 'typescript', parsers);
      return `${JSON.stringify(record)}${Buffer.from(encodeRecord(record)).toString('latin1')}`;
    },
  },
  {
    name: 'a text that is kept for exact search',
    out: async (text) => {
      const file = { root: 'r', path: 'a.ts', role: 'code' as const };
      const texts = new FileTexts({
        ...{ clock: nodeClock, files: () => [file], version: () => 1, changes: () => 1, keyOf: () => 'key' },
        readText: () => Promise.resolve(text),
      });
      await texts.loadAhead(
        async () => undefined,
        () => false,
      );
      return texts.heldText(file)?.text ?? '';
    },
  },
  { name: 'lines of the editor', out: (text) => cleanLines(`a\n${text}\nb`, 1, 20).join('\n') },
  {
    name: 'the list of what chats were shown',
    out: async (text) => {
      const kept: unknown[] = [];
      const log = new ChatEvidenceLog({ get: () => undefined, update: (_, value) => Promise.resolve(void kept.push(value)) }, () => 1);
      await log.add('find_symbol', JSON.stringify({ name: text }), {
        text: '',
        tokens: 1,
        outcome: 'found',
        places: [],
        secretsReplaced: 0,
      });
      return JSON.stringify(kept);
    },
  },
];

/** Places that need no server. */
export const quietPlaces: readonly TextPlace[] = [...logs, ...answers, ...stores];
