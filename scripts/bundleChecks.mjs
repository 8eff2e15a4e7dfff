// What a bundle may hold, proved on the bundler's own list of imports: no network in the engine, nothing that does not ship.
import { builtinModules } from 'node:module';

/** Modules that can open a connection. None of them may be reachable from the engine or its worker. */
export const NETWORK =
  /^(node:)?(net|tls|https?|http2|dgram|dns(\/promises)?|inspector(\/promises)?|undici|ws|openai|node-fetch|axios|got)$/;

/** Packages that exist to open connections, should one ever be bundled in. */
const NETWORK_PACKAGE = /[\\/]node_modules[\\/](undici|ws|openai|node-fetch|axios|got|@modelcontextprotocol[\\/](client|sdk))[\\/]/;

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Libraries of the engine that import a network module for a part that Clew does not use (vscode-jsonrpc: sockets as transport).
 * The module is replaced by one that throws, so that even by mistake nothing can be opened.
 * @type {import('esbuild').Plugin}
 */
export const withoutNetwork = {
  name: 'without-network',
  setup(build) {
    build.onResolve({ filter: NETWORK }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]vscode-jsonrpc[\\/]/.test(importer) ? { path, namespace: 'no-network' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'no-network' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get() { throw new Error('The engine has no network (${path}).'); } });`,
    }));
  },
};

/** The globals through which code could reach the network without importing anything, each made undefined. */
export const noNetworkGlobals = Object.fromEntries(
  ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'].flatMap((name) => [
    [name, 'undefined'],
    [`globalThis.${name}`, 'undefined'],
  ]),
);

/** The network modules that a bundle holds or would load at run time, each with the file that asks for it.
 * @param {Metafile} metafile
 * @returns {string[]}
 */
export function networkImports({ inputs }) {
  return Object.entries(inputs).flatMap(([file, { imports }]) => [
    ...imports.filter(({ path, external }) => external && NETWORK.test(path)).map(({ path }) => `${path} (imported by ${file})`),
    ...(NETWORK_PACKAGE.test(file) ? [file] : []),
  ]);
}

/** Imports that are neither Node's nor bundled: they would fail on a user's machine, where there is no node_modules.
 * @param {Metafile} metafile
 * @param {readonly string[]} allowed
 * @returns {string[]}
 */
export function missingImports({ outputs }, allowed) {
  const known = new Set([...builtinModules, ...allowed]);
  const missing = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ path, external }) => external && !known.has(path.replace(/^node:/, ''))).map(({ path }) => path),
  );
  return [...new Set(missing)];
}
