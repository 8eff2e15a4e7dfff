// Lists all tools in display order. The strategy `agent`, other chats and other agents share them.
import type { Toolbox } from '../answering/input/toolbox.ts';
import { explainFailure, exploreCode } from './explore.ts';
import { findSymbol } from './findSymbol.ts';
import { findUsesTool } from './findUsesTool.ts';
import type { NamesLike } from './resolveName.ts';
import { readLines } from './readLines.ts';
import { searchTextTool, type FindText } from './searchTextTool.ts';
import { refusalResult } from './tool.ts';
import { shortText } from './callContext.ts';
import { traceCalls } from './traceCalls.ts';

/** Look-ups that tools need and answers do not. */
export interface ToolLookUps {
  readonly findText: FindText;
  readonly namesLike: NamesLike;
}

/** The tools of one codebase. */
export function createTools({ findText, namesLike }: ToolLookUps): Toolbox {
  const tools = [
    exploreCode,
    findSymbol(namesLike),
    findUsesTool(namesLike),
    searchTextTool(findText),
    traceCalls(namesLike),
    explainFailure,
    readLines,
  ];
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]));
  return {
    definitions: tools.map(({ definition }) => definition),
    call: async (name, args, context) => {
      const tool = byName.get(name);
      const names = [...byName.keys()].join(', ');
      return tool
        ? tool.call(args, context)
        : refusalResult('refused', `There is no tool "${shortText(name)}". The tools are ${names}.`, context);
    },
  };
}

/** Stands in where tools are listed without a workspace. */
const noLookUps: ToolLookUps = { findText: notOpen, namesLike: notOpen };

function notOpen(): never {
  throw new Error('A listed tool cannot be called: tools of an open codebase can');
}

/** The definitions for models. They are equal for all workspaces, so they can be listed before one is open. */
export const toolDefinitions = createTools(noLookUps).definitions;
