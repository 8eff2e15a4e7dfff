// Everything that is sent passes the gate: the sources that can reach a network are listed here by name, and each maker of a model for
// questions has a gate.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { suite, test } from 'node:test';
import ts from 'typescript';
import { NETWORK } from '../../scripts/bundleChecks.mjs';
import { root } from '../../scripts/paths.mjs';

const src = join(root, 'src');

/** Files below src, as `models/gate/gate.ts`, with their syntax trees. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => treeOf(relative(src, join(src, path)).split(sep).join('/'), readFileSync(join(src, path), 'utf8')));

function treeOf(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

const globals = new Set(['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource', 'sendBeacon']);

/** The ways to a network that a file uses: globals, modules, and requests to models of the editor. */
function waysOut(file: ts.SourceFile): readonly string[] {
  const ways = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (globals.has(node.name.text)) ways.add(node.name.text);
      // On a connection of vscode-jsonrpc it is a message to the engine.
      if (node.name.text === 'sendRequest' && !/connection$/i.test(node.expression.getText())) ways.add('sendRequest');
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && globals.has(node.expression.text)) {
      ways.add(node.expression.text);
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && globals.has(node.expression.text)) {
      ways.add(node.expression.text);
    } else if (ts.isStringLiteral(node) && NETWORK.test(node.text) && importsAtRunTime(node.parent)) {
      ways.add(node.text);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return [...ways].sort();
}

function importsAtRunTime(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  return ts.isCallExpression(node) && (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require');
}

/** Files that call one of `names`. */
function callersOf(...names: readonly string[]): readonly string[] {
  const calls = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text)) ||
    (node.forEachChild((child) => calls(child) || undefined) ?? false);
  return sources
    .filter(calls)
    .map(({ fileName }) => fileName)
    .sort();
}

suite('code that reaches the network', () => {
  test('is on this list', () => {
    const waysByFile = Object.fromEntries(sources.map((file) => [file.fileName, waysOut(file)] as const).filter(([, ways]) => ways.length));
    assert.deepEqual(waysByFile, {
      // Proxies for the fetch of the command line.
      'cli/models/network.ts': ['node:http'],
      // The hosts lend their fetch to the adapter.
      'cli/commands/connectionCommand.ts': ['fetch'],
      'cli/models/endpointEmbedder.ts': ['fetch'],
      'cli/models/askModels.ts': ['fetch'],
      'cli/commands/modelsCommand.ts': ['fetch'],
      'vscode/models/modelSource.ts': ['fetch'],
      // The adapter: one fetch, under one guard.
      'models/endpoint/chatCall.ts': ['fetch'],
      'models/embedding/embeddingsCall.ts': ['fetch'],
      'models/endpoint/guardedFetch.ts': ['fetch'],
      'models/endpoint/openaiClient.ts': ['openai'],
      // Models of the editor.
      'vscode/models/editorModel.ts': ['sendRequest'],
      // The connection test looks for a name and a port, and sends nothing.
      'node/networkProbes.ts': ['node:dns/promises', 'node:net'],
    });
  });

  test('is detected on every way', () => {
    const ways = (text: string): readonly string[] => waysOut(treeOf('made.ts', text));
    assert.deepEqual(ways(`await fetch('x'); new WebSocket('y'); globalThis.fetch;`), ['WebSocket', 'fetch']);
    assert.deepEqual(ways(`import { get } from 'node:https'; await import('net'); require('tls');`), ['net', 'node:https', 'tls']);
    assert.deepEqual(ways(`await chat.sendRequest([]); await this.#connection.sendRequest(type, 1);`), ['sendRequest']);
    assert.deepEqual(ways(`import type { Server } from 'node:http'; type F = typeof globalThis.fetch; const fetched = 1;`), []);
  });

  test('makes models for questions only behind the gate; the connection test knows no workspace', () => {
    assert.deepEqual(callersOf('createEndpointModel', 'createEditorModel'), [
      'cli/models/askModels.ts',
      'models/connection/connectionCompletion.ts',
      'models/connection/connectionContext.ts',
      'vscode/models/modelSource.ts',
    ]);
    assert.deepEqual(callersOf('chosenModels'), ['vscode/models/modelLender.ts']);
    assert.deepEqual(callersOf('createEndpointEmbedder'), ['cli/models/endpointEmbedder.ts', 'vscode/embedding/workspaceEmbedder.ts']);
    for (const file of ['cli/models/endpointEmbedder.ts', 'vscode/embedding/workspaceEmbedder.ts']) {
      const text = sources.find(({ fileName }) => fileName === file)?.text ?? '';
      assert.match(text, /gatedEmbedder\(/, file);
    }
    assert.deepEqual(callersOf('gatedModels'), ['vscode/models/modelLender.ts']);
    for (const file of ['cli/models/askModels.ts', 'vscode/models/gatedModels.ts']) {
      const text = sources.find(({ fileName }) => fileName === file)?.text ?? '';
      assert.match(text, /\.gateModel\(/, file);
    }
  });
});
