// Builds all pictures of an answer from its plan and the graph alone: the same with and without a model.
import type { AnalyticalPlan } from '../../planning/analyticalPlan.ts';
import type { ExploratoryPlan } from '../../planning/exploratoryPlan.ts';
import { maskForIndex } from '../../secrets/scrub.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { splitLines } from '../material/evidence/evidenceBook.ts';
import { CallTrees } from './callTrees.ts';
import { dependencyDiagram } from './dependencyDiagram.ts';
import { failureTrees, framePictures } from './failurePicture.ts';
import { pathDiagram } from './pathDiagram.ts';
import type { CallTree, FindingPicture, Pictures } from '../record/picture.ts';
import { PlaceTable } from './pictureLines.ts';
import { suggestionsFor } from './suggestions.ts';

/** Maximum findings drawn. */
export const maxDrawnFindings = 100;

/** The pictures of the results for the question; undefined where there is nothing to draw. */
export async function picturesOf({ retrieval: { plan }, scope, dependencies }: AnswerRun): Promise<Pictures | undefined> {
  const { graph } = dependencies.sources;
  const places = new PlaceTable();
  const trees = new CallTrees(graph, places);
  const linesOf = async (root: string, path: string): Promise<readonly string[] | undefined> => {
    const text = await dependencies.currentTexts.read(root, path);
    return text === undefined ? undefined : splitLines(text);
  };
  const findings = plan.mode === 'analytical' ? findingPictures(plan, places) : [];
  const diagram =
    plan.mode === 'analytical'
      ? dependencyDiagram(scope, graph, places)
      : plan.mode === 'exploratory'
        ? pathDiagram(plan.paths, graph, places)
        : undefined;
  const pictures = {
    trees: plan.mode === 'exploratory' ? flowTrees(plan, trees) : plan.mode === 'diagnostic' ? failureTrees(plan, trees) : [],
    frames: plan.mode === 'diagnostic' ? await framePictures(plan.frames, places, linesOf) : [],
    findings,
    findingsOmitted: plan.mode === 'analytical' ? plan.findings.length - findings.length : 0,
    ...(diagram ? { diagram } : {}),
    suggestions: suggestionsFor(plan, graph, places),
  };
  const picturePlaces = await places.read(dependencies.currentTexts, dependencies.digest, dependencies.label);
  return picturePlaces.length || pictures.frames.length ? { places: picturePlaces, ...pictures } : undefined;
}

function flowTrees({ flows, callers, raises }: ExploratoryPlan, trees: CallTrees): CallTree[] {
  const calls = flows.flatMap((flow): CallTree[] => {
    const root = trees.flow(flow);
    return root ? [{ kind: 'calls', root }] : [];
  });
  return [
    ...callers.flatMap(({ symbol, walk, tests }): CallTree[] => [
      ...(walk?.steps.length ? [{ kind: 'callers' as const, root: trees.callers(symbol, walk) }] : []),
      ...(tests ? [{ kind: 'tests' as const, root: trees.tests(symbol, tests) }] : []),
    ]),
    ...raises.map((each): CallTree => ({ kind: 'raises', root: trees.raises(each) })),
    ...calls,
  ];
}

/** Notes in comments are text of the workspace, so secrets are scrubbed once more. */
function findingPictures({ findings }: AnalyticalPlan, places: PlaceTable): FindingPicture[] {
  return findings.slice(0, maxDrawnFindings).map(({ root, path, lines, severity, category, rule, message }) => ({
    severity,
    category,
    rule,
    message: maskForIndex(message),
    at: places.at({ root, path }, lines.first),
  }));
}
