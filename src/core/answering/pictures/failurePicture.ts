// Draws the way to a failure: the frames of the trace with their places, and for each site its raises, callers and state.
import type { StateDependency } from '../../planning/failures/siteState.ts';
import type { DiagnosticPlan, Site } from '../../planning/diagnosticPlan.ts';
import { currentLineOf, type MappedFrame } from '../../searching/lists/frames/mappedFrames.ts';
import { readableName, oneLine } from '../material/relations/relationNote.ts';
import type { CallTrees } from './callTrees.ts';
import type { CallNode, CallTree, FramePicture } from '../record/picture.ts';
import type { PlaceTable } from './pictureLines.ts';

/** Reads the current lines of a file. */
export type LinesOf = (root: string, path: string) => Promise<readonly string[] | undefined>;

const maxMutators = 6;
/** Maximum characters of the path in a frame: a line of another tool's log can be long. */
const maxFramePathLength = 160;

/** The frames of a trace, innermost first. */
export async function framePictures(frames: readonly MappedFrame[], places: PlaceTable, linesOf: LinesOf): Promise<FramePicture[]> {
  const pictures: FramePicture[] = [];
  for (const mappedFrame of frames) pictures.push(await framePicture(mappedFrame, places, linesOf));
  return pictures;
}

async function framePicture(mappedFrame: MappedFrame, places: PlaceTable, linesOf: LinesOf): Promise<FramePicture> {
  const { frame, file, symbol, shifted, compiled, ambiguous } = mappedFrame;
  const path = frame.path.length > maxFramePathLength ? `…${frame.path.slice(-maxFramePathLength)}` : frame.path;
  const writtenFrame = `${path}${frame.line >= 0 ? `:${frame.line + 1}` : ''}`;
  const name = symbol ? readableName(symbol) : oneLine(frame.symbol);
  if (ambiguous.length) return { written: writtenFrame, name, why: 'ambiguous', candidates: ambiguous.length };
  if (!file || mappedFrame.line < 0) return { written: writtenFrame, name, why: 'outside' };
  const line = currentLineOf((await linesOf(file.root, file.path)) ?? [], mappedFrame);
  return { written: writtenFrame, name, at: places.at(file, line), ...(shifted ? { found: compiled ? 'compiled' : 'moved' } : {}) };
}

/** One chain per site: its raises, its state with other writers, and its callers. */
export function failureTrees({ sites, state, anchored }: DiagnosticPlan, trees: CallTrees): CallTree[] {
  // Words alone lead to a place worth reading, not to one where the failure is known to show.
  if (!anchored) return [];
  return sites.flatMap((site) => {
    const root = siteTree(
      site,
      state.filter((each) => each.site.id === site.symbol.id),
      trees,
    );
    return root.children ? [{ kind: 'failure' as const, root }] : [];
  });
}

function siteTree({ symbol, walk, line }: Site, state: readonly StateDependency[], trees: CallTrees): CallNode {
  const tree = trees.callers(symbol, walk);
  const raises = [...new Map(symbol.fact.raises.map((raise) => [raise.name, raise])).values()];
  const children = [
    ...raises.map((raise) => trees.raise(symbol, raise.name, raise.line)),
    ...state.map((each) => stateNode(each, trees)),
    ...(tree.children ?? []),
  ];
  const at = line === undefined ? {} : { at: trees.line(symbol, line).at };
  return { ...tree, ...at, ...(children.length ? { children } : {}) };
}

function stateNode({ name, site, line: siteLine, mutators }: StateDependency, trees: CallTrees): CallNode {
  const mutations = mutators.slice(0, maxMutators).map((mutator) => {
    const line = mutator.fact.mutates.find((mention) => mention.name === name)?.line ?? mutator.fact.nameRange.start.line;
    return trees.line(mutator, line, ['mutates']);
  });
  const omittedCount = mutators.length - mutations.length;
  return { ...trees.state(site, name, siteLine, mutations), ...(omittedCount > 0 ? { omitted: omittedCount } : {}) };
}
