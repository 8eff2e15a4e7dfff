// Every parser of ours: what it reads, and pieces of which hostile texts for it are made. A test notices a parser that is missing here.
import { argumentsOf } from '../../../../src/core/answering/strategies/agent/callArguments.ts';
import { readGap } from '../../../../src/core/answering/gaps/gapRequest.ts';
import { readGaps } from '../../../../src/core/answering/gaps/readGaps.ts';
import { readPathReference, readReferences } from '../../../../src/core/answering/material/evidence/placeReferences.ts';
import { callsIn } from '../../../../src/core/answering/model/stream/callForms.ts';
import { jsonIn } from '../../../../src/core/answering/model/stream/jsonIn.ts';
import { readFindings, readOverviews } from '../../../../src/core/answering/strategies/notes/noteReply.ts';
import { decodeVector } from '../../../../src/core/embedding/vectorRecord.ts';
import { readType } from '../../../../src/core/graph/declared/typeReader.ts';
import { readExpression } from '../../../../src/core/graph/declared/expressionReader.ts';
import { parseExpression as parseSteps } from '../../../../src/core/graph/values/expression.ts';
import { parseType } from '../../../../src/core/graph/values/typeText.ts';
import { decodeManifest } from '../../../../src/core/indexing/records/manifest.ts';
import { decodeRecord } from '../../../../src/core/indexing/records/record.ts';
import { decodeText } from '../../../../src/core/indexing/snapshot/savedText.ts';
import { otherLanguages } from '../../../../src/core/languages/languageRules.ts';
import { resourceEntries } from '../../../../src/core/messages/resources/resources.ts';
import { plainText, unescapeLiteral } from '../../../../src/core/messages/plainText.ts';
import { messagesIn } from '../../../../src/core/messages/questions/questionMessages.ts';
import { unpackLiterals } from '../../../../src/core/messages/literals.ts';
import * as manifests from '../../../../src/core/planning/overview/manifestReaders.ts';
import { parseExpression } from '../../../../src/core/planning/reach/expressionParser.ts';
import { readDecisionQuestion } from '../../../../src/core/reading/asks/decisionQuestion.ts';
import { readInventoryQuestion } from '../../../../src/core/reading/asks/inventoryQuestion.ts';
import { readRankingQuestion } from '../../../../src/core/reading/asks/rankingQuestion.ts';
import { readSettingsQuestion } from '../../../../src/core/reading/asks/settingsQuestion.ts';
import { readMembersQuestion, readValueQuestion } from '../../../../src/core/reading/asks/valueQuestion.ts';
import { readBackReference } from '../../../../src/core/reading/backReference.ts';
import { readFrame } from '../../../../src/core/reading/mentions/frames.ts';
import { readPassages } from '../../../../src/core/reading/mentions/passages.ts';
import { modelReadingOf } from '../../../../src/core/reading/modelReading.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { parseQuestion, readMentions } from '../../../../src/core/reading/readMentions.ts';
import { readRelation } from '../../../../src/core/reading/readRelation.ts';
import { findSettings } from '../../../../src/core/symbols/configurationSettings.ts';
import { parseArguments, parseTerm } from '../../../../src/core/symbols/values/termParser.ts';
import { scriptTextOf } from '../../../../src/core/syntax/scriptBlocks.ts';
import { withoutPeople } from '../../../../src/core/measuring/withoutPeople.ts';
import { estimateTokens } from '../../../../src/core/packing/tokens.ts';
import { withoutDocMarkup } from '../../../../src/core/text/docMarkup.ts';
import { typedQuery } from '../../../../src/core/text/typedQuery.ts';
import { insidePath } from '../../../../src/core/tools/insidePath.ts';
import { decode } from '../../../../src/core/workspace/decodeFile.ts';
import { gitDirectoryIn } from '../../../../src/core/workspace/ignore/exclusions.ts';
import { globs } from '../../../../src/core/workspace/ignore/globs.ts';
import { IgnoreFile } from '../../../../src/core/workspace/ignore/ignoreFile.ts';
import { wildmatch } from '../../../../src/core/workspace/ignore/wildmatch.ts';
import { urlForPeople } from '../../../../src/models/endpoint/address.ts';
import { cleanServerText, readServerError } from '../../../../src/models/endpoint/serverText.ts';
import { readVectors } from '../../../../src/models/embedding/embeddingsReply.ts';
import { readUsage } from '../../../../src/models/endpoint/usage.ts';
import { readCommits } from '../../../../src/node/gitPatch.ts';
import { decodeHead } from '../../../../src/node/store/segmentFormat.ts';
import { importedChat } from '../../../../src/vscode/chats/importedChat.ts';
import { readSavedChat } from '../../../../src/vscode/chats/readSavedChat.ts';
import { withJsonEntry } from '../../../../src/vscode/agents/jsonEntry.ts';
import { withTomlEntry } from '../../../../src/vscode/agents/tomlEntry.ts';
import { readSettings } from '../../../../src/vscode/settings/settings.ts';
import { readMessage } from '../../../../src/webview/state/readMessage.ts';
import { memoryRoot } from '../../memory.ts';
import { toolDefinitions } from '../../../../src/core/tools/tools.ts';
import { codePieces as code, jsonPieces as json, type OwnParser } from './ownParser.ts';
import { serviceParsers } from './serviceParsers.ts';

const words = ['where', ' is ', 'the ', '`a`', '"x"', 'Class.method', '(', ')', '?', 'called ', 'by ', 'when ', 'how many ', 'raises '];
const markup = ['<a>', '</a>', '<', '>', '"', '=', '&amp;', '<!--', '-->', 'x', '\n', '<![CDATA[', ']]>'];
const globSigns = ['*', '**', '/', '?', '[', ']', '[!', 'a', '\\', '!', '#', ' ', '{', '}', ',', '\n'];
const bytes = ['\0', '\u00ff', '\u0080', '\u00c1', '\u00dd', '\u00ff\u00ff\u00ff\u00ff', 'a', '\u0093', '\u00df'];
const trace = [
  '  at f (a.ts:1:2)\n',
  'File "a.py", line 3, in f\n',
  'Error: x\n',
  'Caused by: ',
  '"',
  ':',
  '(',
  '\u001b[31m',
  'goroutine 1 [\n',
  '\t',
];

const binary = (text: string): Buffer => Buffer.from(text, 'latin1');
/** The text as a value, or in one that looks like the right one. */
const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return { kind: text, text, data: [{ index: text, embedding: text }], turns: [text], usage: { prompt_tokens: text }, mode: text };
  }
};
const dependencies = {
  newId: () => 'id',
  roots: ['a'],
  readLines: () => Promise.resolve(['a']),
  hash: (lines: readonly string[]) => String(lines.length),
};

export const ownParsers: readonly OwnParser[] = [
  ...serviceParsers,
  // Replies of models
  {
    of: 'core/answering/gaps/readGaps:readGaps',
    pieces: ['- ', '\n', '`a`', '* ', '1. ', 'none', ':', '  ', '-and-b', ', ', '[]', '# '],
    run: readGaps,
  },
  { of: 'core/answering/gaps/gapRequest:readGap', pieces: [...words, 'a/b.ts', ':12-40', 'callers of ', ' in ', '../../'], run: readGap },
  {
    of: 'core/answering/material/evidence/placeReferences:readReferences',
    pieces: ['1', ':', '-', ', ', ' ', 'a.ts', 'L', '#', '–'],
    run: readReferences,
  },
  {
    of: 'core/answering/material/evidence/placeReferences:readPathReference',
    pieces: ['a.ts', ':1', '-2', '#L', '/', '.', '@'],
    run: readPathReference,
  },
  { of: 'core/answering/model/stream/jsonIn:jsonIn', pieces: json, run: jsonIn },
  {
    of: 'core/answering/model/stream/callForms:callsIn',
    pieces: [...json, '<tool_call>', '</tool_call>', '<function=read_lines>', '<parameter=path>', '```', '[TOOL_CALLS]'],
    run: (text) => callsIn(text, toolDefinitions),
  },
  { of: 'core/answering/strategies/agent/callArguments:argumentsOf', pieces: json, run: (args) => argumentsOf({ id: '', name: '', args }) },
  {
    of: 'core/answering/strategies/notes/noteReply:readFindings',
    pieces: ['high', ' | ', 'security', '[1:2-3]', '\n', '- ', '`a`', '*'],
    run: (text) => readFindings(text, []),
  },
  {
    of: 'core/answering/strategies/notes/noteReply:readOverviews',
    pieces: ['[1] ', 'text', '\n', '- ', '*'],
    run: (text) => readOverviews(text, []),
  },
  { of: 'core/reading/modelReading:modelReadingOf', pieces: json, run: (text) => modelReadingOf(valueOf(text), 'where is a?') },
  // Servers
  { of: 'models/endpoint/serverText:readServerError', pieces: [...json, 'error', 'message'], run: readServerError },
  { of: 'models/endpoint/serverText:cleanServerText', pieces: [...trace, '<p>'], run: (text) => cleanServerText(text) },
  { of: 'models/endpoint/usage:readUsage', pieces: json, run: (text) => readUsage(valueOf(text)) },
  {
    of: 'models/embedding/embeddingsReply:readVectors',
    pieces: json,
    run: (text) => readVectors(valueOf(text), 1, 'm'),
    throws: ['UserError'],
  },
  { of: 'models/endpoint/address:urlForPeople', pieces: ['http://', 'a', ':', '@', '/', '?', '#', '[', '%'], run: urlForPeople },
  // Questions, traces and messages
  { of: 'core/reading/readIntent:readIntent', pieces: [...words, ...trace], run: (text) => readIntent(text) },
  { of: 'core/reading/readMentions:readMentions', pieces: [...words, ...trace], run: readMentions },
  { of: 'core/reading/readMentions:parseQuestion', pieces: [...words, ...trace], run: parseQuestion },
  { of: 'core/reading/readRelation:readRelation', pieces: words, run: readRelation },
  { of: 'core/reading/backReference:readBackReference', pieces: [...words, 'it ', 'that '], run: readBackReference },
  { of: 'core/reading/mentions/passages:readPassages', pieces: ['```', '\n', '"', '“', '”', '`', 'a ', '> '], run: readPassages },
  { of: 'core/reading/mentions/frames:readFrame', pieces: trace, run: (text) => readFrame(text) },
  { of: 'core/reading/asks/inventoryQuestion:readInventoryQuestion', pieces: [...words, 'list all '], run: readInventoryQuestion },
  {
    of: 'core/reading/asks/settingsQuestion:readSettingsQuestion',
    pieces: [...words, 'which environment variables '],
    run: readSettingsQuestion,
  },
  {
    of: 'core/reading/asks/decisionQuestion:readDecisionQuestion',
    pieces: [...words, 'decides ', 'return null '],
    run: readDecisionQuestion,
  },
  { of: 'core/reading/asks/rankingQuestion:readRankingQuestion', pieces: [...words, 'longest ', 'most used '], run: readRankingQuestion },
  { of: 'core/reading/asks/valueQuestion:readValueQuestion', pieces: [...words, 'default ', 'value of '], run: readValueQuestion },
  { of: 'core/reading/asks/valueQuestion:readMembersQuestion', pieces: [...words, 'members of '], run: readMembersQuestion },
  { of: 'core/messages/questions/questionMessages:messagesIn', pieces: [...trace, '`', '“', '{0}', '%s'], run: (text) => messagesIn(text) },
  { of: 'core/messages/plainText:plainText', pieces: ['\u001b[', '31', 'm', '&#x', '41', ';', '\u001b]', '\u0007', '[1m'], run: plainText },
  { of: 'core/messages/plainText:unescapeLiteral', pieces: ['\\', 'u', '0041', 'n', '"', '\n'], run: unescapeLiteral },
  {
    of: 'core/text/typedQuery:typedQuery',
    pieces: ['/', '"', '(', ')', '*', '+', 'a', '\\', '[', '|'],
    run: (text) => typedQuery(text, { matchCase: false, wholeWord: false }),
    throws: ['UserError'],
  },
  // Files of a workspace
  {
    of: 'core/workspace/decodeFile:decode',
    pieces: [...bytes, 'a\n', '\u00ef\u00bb\u00bf', '\u00ff\u00fe'],
    run: (text) => decode(binary(text)),
  },
  {
    of: 'core/workspace/ignore/ignoreFile:IgnoreFile',
    pieces: globSigns,
    run: (text) => new IgnoreFile('.gitignore', text).match('a/b/aaaa.ts', false),
  },
  { of: 'core/workspace/ignore/wildmatch:wildmatch', pieces: globSigns, run: (text) => wildmatch(text)?.('a/b/aaaaaaaaaaaaaaaaaaaaaa') },
  { of: 'core/workspace/ignore/globs:globs', pieces: globSigns, run: (text) => globs([text])('a/b/aaaaaaaaaaaaaaaaaaaaaa') },
  { of: 'core/workspace/ignore/exclusions:gitDirectoryIn', pieces: ['gitdir: ', '../../', 'a', '\n', '\\'], run: gitDirectoryIn },
  {
    of: 'core/symbols/configurationSettings:findSettings',
    pieces: [...json, 'compilerOptions', 'paths', 'module x\n'],
    run: (text) => [findSettings(text, 'json'), findSettings(text, 'toml'), findSettings(text, 'go-module')],
  },
  {
    of: 'core/syntax/scriptBlocks:scriptTextOf',
    pieces: ['<script>', '</script>', ...markup, '{{', '}}'],
    run: (text) => [scriptTextOf('vue', text), scriptTextOf('svelte', text)],
  },
  {
    of: 'core/measuring/withoutPeople:withoutPeople',
    pieces: ['\n', '\n\n', 'Cc: ', 'Signed-off-by: ', 'Ann ', '<a@b.cc>', '@', ' ', '\r'],
    run: withoutPeople,
  },
  {
    of: 'core/text/docMarkup:withoutDocMarkup',
    pieces: ['{@link ', '}', '<p>', '`', '@param', '*', '\n', ':class:'],
    run: withoutDocMarkup,
  },
  ...Object.entries(manifests).map(([name, run]): OwnParser => ({
    of: `core/planning/overview/manifestReaders:${name}`,
    pieces: [...json, ...markup, '[tool]\n', 'name = ', "'", 'scripts', 'implementation '],
    run,
    throws: ['Error', 'SyntaxError', 'TomlError'],
  })),
  ...[
    'a.po',
    'a.ftl',
    'en.yml',
    'a.resx',
    'strings.xml',
    'a.xliff',
    'messages.properties',
    'package.nls.json',
    '_locales/en/messages.json',
    'locales/en.json',
    'a.strings',
  ].map((path): OwnParser => ({
    of: 'core/messages/resources/resources:resourceEntries',
    pieces: [...json, ...markup, 'msgid "', 'msgstr "', 'key = ', '- ', '|\n', '  ', '/* */'],
    run: (text) => resourceEntries(path, text),
  })),
  // Code in strings
  { of: 'core/planning/reach/expressionParser:parseExpression', pieces: code, run: parseExpression },
  { of: 'core/graph/values/expression:parseExpression', pieces: code, run: (text) => parseSteps(text) },
  {
    of: 'core/graph/values/typeText:parseType',
    pieces: [...code, 'Optional[', 'readonly '],
    run: (text) => parseType(text, otherLanguages),
  },
  { of: 'core/graph/declared/typeReader:readType', pieces: code, run: (text) => readType(text) },
  { of: 'core/graph/declared/expressionReader:readExpression', pieces: code, run: (text) => readExpression(text) },
  { of: 'core/symbols/values/termParser:parseTerm', pieces: code, run: (text) => parseTerm(text) },
  { of: 'core/symbols/values/termParser:parseArguments', pieces: code, run: (text) => parseArguments(text) },
  {
    of: 'core/tools/insidePath:insidePath',
    pieces: ['../../', '../', 'a', '/', '\\', 'C:', 'file://', '~', '%2e', '\0'],
    run: (text) => insidePath(text, [memoryRoot]),
  },
  { of: 'core/packing/tokens:estimateTokens', pieces: ['a', ' ', '漢', '1', '\n', '🙂', '_'], run: estimateTokens },
  // Records, settings and messages between processes
  { of: 'core/indexing/records/record:decodeRecord', pieces: bytes, run: (text) => decodeRecord(binary(text)) },
  { of: 'core/indexing/records/manifest:decodeManifest', pieces: bytes, run: (text) => decodeManifest('1', binary(text)) },
  { of: 'core/indexing/snapshot/savedText:decodeText', pieces: bytes, run: (text) => decodeText('1', binary(text)) },
  { of: 'core/embedding/vectorRecord:decodeVector', pieces: bytes, run: (text) => decodeVector(binary(text), 3) },
  {
    of: 'core/messages/literals:unpackLiterals',
    pieces: bytes,
    run: (text) => unpackLiterals(binary(text)),
    throws: ['Error', 'RangeError', 'TypeError'],
  },
  { of: 'node/store/segmentFormat:decodeHead', pieces: ['CLWR', ...bytes], run: (text) => decodeHead(binary(text), 0, 0) },
  {
    of: 'node/gitPatch:readCommits',
    pieces: ['\0', 'a'.repeat(40), '1', '@@ -1,9 +1,9 @@\n', '+++ b/x\n', '--- a/x\n', '+', '-', '\n'],
    run: readCommits,
  },
  { of: 'vscode/chats/readSavedChat:readSavedChat', pieces: json, run: (text) => readSavedChat(valueOf(text)) },
  {
    of: 'vscode/chats/importedChat:importedChat',
    pieces: ['# a\n', '## b\n', '### c\n', '[a:1](a#L1)', '[', '](', ')', '`✗a:1`', '```\n', '✗', '\\', ':1', '%'],
    run: (text) => importedChat(text, dependencies),
  },
  { of: 'vscode/agents/jsonEntry:withJsonEntry', pieces: json, run: (text) => withJsonEntry(text, 'servers', 'clew', { command: 'x' }) },
  {
    of: 'vscode/agents/tomlEntry:withTomlEntry',
    pieces: ['[a.b]', '\n', 'x = ', '"', "'''", '[', ']', '#'],
    run: (text) => withTomlEntry(text, 'servers', 'clew', { command: 'x' }),
  },
  { of: 'vscode/settings/settings:readSettings', pieces: json, run: (text) => readSettings(() => valueOf(text)) },
  { of: 'webview/state/readMessage:readMessage', pieces: [...json, '"kind"', '"state"'], run: (text) => readMessage(valueOf(text)) },
];

/** Functions that are called like parsers, and why they are no parsers of foreign text. */
export const noParsers: Readonly<Record<string, string>> = {
  'core/syntax/queryText:parsePatterns': 'reads our own queries, and says what is wrong with them',
  'core/reading/mentions/frameShape:readPlace': 'takes what a pattern of readFrame found',
  'core/reading/asks/flowQuestion:readFlow': 'takes what readMentions found',
  'core/answering/strategies/smallEvidence:readForSmall': 'reads places of the index',
  'core/answering/session/earlierEvidence:readEarlierEvidence': 'reads places of the index',
  'core/answering/understanding/readQuestion:readQuestion': 'calls the readers of questions',
  'core/planning/decisions/decisionSubject:readSymbolBody': 'reads lines of the index',
  'core/indexing/readFirst:readFirst': 'orders the files to index',
  'core/indexing/files/fileContent:readFileContent': 'reads a file, and calls decode',
  'models/endpoint/contextLength:readContextLength': 'takes what readServerError found',
  'node/store/manifestFiles:readManifest': 'reads a file, which decodeManifest decodes',
  'node/toolCallLog:readToolCalls': 'reads a file of lines, each by JSON.parse and a schema',
  'engine/tableFiles:readTable': 'reads our own assets',
  'cli/arguments:readArguments': 'tried by commands of the command line below',
  'cli/models/embedderChoice:readEmbedderChoice': 'takes flags that were parsed',
  'cli/settings/trustedFolders:readTrust': 'reads a file of its own by JSON.parse and a schema',
  'cli/settings/sessionFile:readSession': 'reads a file of lines, each by JSON.parse and a schema',
  'cli/eval/evalTasks:readTasks': 'reads tasks that the person wrote, and says what is wrong with them',
  'cli/eval/evalResults:readResults': 'reads results of its own',
  'cli/eval/evalByMode:readByMode': 'asks the index',
  'cli/eval/evalModes:readLabelledQuestions': 'reads questions that the person wrote, and says what is wrong with them',
  'vscode/agents/agentFile:readAgentFile': 'reads a file, which withJsonEntry or withTomlEntry parses',
  'vscode/models/endpoints:readEndpointSettings': 'takes settings that readSettings read',
};
