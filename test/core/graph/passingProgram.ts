// A program in which several callers pass functions of their own to one function, as for writing files.
import type { CodeGraph, SymbolNode } from '../../../src/core/graph/edges/graphTypes.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { graphFile, graphOf } from './folderGraph.ts';
import { dedent } from '../../support/dedent.ts';

const program = {
  'files.js': dedent`
    export function makeFolder(path, done) {
      retry(() => {
        done(path);
      });
    }

    function retry(step) {
      step();
    }

    export function makeAll(paths, finish) {
      makeFolder(paths, finish);
    }
  `,
  'download.js': dedent`
    import { makeFolder } from './files.js';

    export function download(address) {
      makeFolder(address, (error) => {
        store(error);
      });
    }

    function store(error) {}
  `,
  'emit.js': dedent`
    import { makeAll, makeFolder } from './files.js';

    export function emit(name) {
      const writeOut = (error) => {
        save(error);
      };
      makeFolder(name, writeOut);
    }

    export function emitAll(names) {
      makeAll(names, report);
    }

    export function emitWith(name, then) {
      makeFolder(name, then);
    }

    export function start() {
      emitWith('a', report);
    }

    function report(error) {}
    function save(error) {}
  `,
};

/** The graph of the program. */
export async function passingProgram(): Promise<CodeGraph> {
  const parsers = await testParsers();
  return graphOf(await Promise.all(Object.entries(program).map(([path, text]) => graphFile(path, text, 'javascript', parsers))));
}

/** The first symbol with a name. */
export function symbolNamed(graph: CodeGraph, name: string): SymbolNode {
  const symbol = [...graph.symbols()].find(({ fact }) => fact.name === name);
  if (!symbol) throw new Error(`No symbol ${name}`);
  return symbol;
}
