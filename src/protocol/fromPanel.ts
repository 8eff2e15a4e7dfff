// Messages from the panel to the extension host, as schemas: the host checks each message before it acts on it. Free of vscode, Node and DOM,
// since both sides import it.
import * as v from 'valibot';
import { depths } from '../core/answering/input/depth.ts';
import { passBounds } from '../core/answering/preparation/choice/defaults.ts';
import { strategyNames } from '../core/base/settings/strategies.ts';
import { modes } from '../core/reading/mode.ts';
import { gateDecisions } from '../models/gate/gateDecision.ts';

const modeSchema = v.picklist(modes);

/** A person's choices for the next questions; absent ones are left to Clew and its settings. */
export const choicesSchema = v.object({
  mode: v.optional(modeSchema),
  depth: v.optional(v.picklist(depths)),
  strategy: v.optional(v.picklist(strategyNames)),
  /** Most tokens of evidence. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(200_000))),
  /** Most passes; bounds the depth. */
  passes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(passBounds.least), v.maxValue(passBounds.most))),
  /** Folder, file or symbol to stay within; attachments win. */
  scope: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
  /** Whether to read the bodies of functions; otherwise only their heads. */
  includeSource: v.optional(v.boolean()),
  /** Whether to follow calls. */
  useGraph: v.optional(v.boolean()),
});
export type ChoicesView = v.InferOutput<typeof choicesSchema>;

const indexNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Panel -> host. Every action that a person can take in the panel. */
export const fromPanelSchema = v.variant('kind', [
  /** The panel has (re)loaded and requests its state. */
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('ask'), question: v.pipe(v.string(), v.maxLength(200_000)) }),
  v.object({ kind: v.literal('stop') }),
  v.object({ kind: v.literal('newChat') }),
  /** Asks the same question again, in another mode when one is given. */
  v.object({ kind: v.literal('askAgain'), answerId: v.string(), mode: v.optional(modeSchema) }),
  /** Opens a citation, a piece of evidence or a place of a picture. The host looks it up, since the panel cannot name paths. */
  v.object({
    kind: v.picklist(['openCitation', 'openEvidence', 'openPlace']),
    answerId: v.string(),
    n: indexNumberSchema,
    beside: v.optional(v.boolean()),
  }),
  /** Asks the follow-up question number `n` that the answer's pictures suggest. */
  v.object({ kind: v.literal('suggested'), answerId: v.string(), n: indexNumberSchema }),
  /** Saves a diagram where the person chooses. */
  v.object({ kind: v.literal('saveSvg'), text: v.pipe(v.string(), v.startsWith('<svg '), v.maxLength(5_000_000)) }),
  /** The person's decision on a request at the gate. */
  v.object({ kind: v.literal('gate'), turnId: v.string(), decision: v.picklist(gateDecisions) }),
  v.object({ kind: v.literal('showPrompts'), strategy: v.optional(v.picklist(strategyNames)) }),
  /** Continues an answer that reached the output limit. */
  v.object({ kind: v.literal('continue'), answerId: v.string() }),
  /** Opens the exact text that was sent for an answer. */
  v.object({ kind: v.literal('showSent'), answerId: v.string() }),
  /** Inserts code into the editor, in place of the selection. */
  v.object({ kind: v.literal('insert'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  /** The person's mark on a piece of evidence: it matters, it is not relevant, or no mark. */
  v.object({ kind: v.literal('mark'), answerId: v.string(), n: indexNumberSchema, mark: v.picklist(['pinned', 'excluded', 'none']) }),
  /** Requests code related to a piece of evidence: callers, callees, members, tests, documents. */
  v.object({ kind: v.literal('related'), answerId: v.string(), n: indexNumberSchema }),
  /** Whether the running answer leaves out the look-up of a gap. */
  v.object({ kind: v.literal('skipGap'), answerId: v.string(), gap: v.pipe(v.string(), v.maxLength(1000)), skip: v.boolean() }),
  /** Whether the loop waits for the person before it looks anything up. */
  v.object({ kind: v.literal('hold'), answerId: v.string(), on: v.boolean() }),
  /** `addFile` asks for a file that the next pass reads; `goOn` lets the loop look up what is missing. */
  v.object({ kind: v.picklist(['addFile', 'goOn']), answerId: v.string() }),
  /**
   * `regenerate` lets the person choose how to ask again. `editQuestion` puts the question into the box. `branch` continues in another chat.
   * `showVersion` shows this answer instead of the others to its question. `copyContext` copies it for another assistant.
   */
  v.object({ kind: v.picklist(['regenerate', 'editQuestion', 'branch', 'showVersion', 'copyContext']), answerId: v.string() }),
  v.object({ kind: v.literal('cancelEdit') }),
  v.object({ kind: v.literal('sideBySide'), answerId: v.string(), on: v.boolean() }),
  /** The person's rating of an answer; 0 removes it. */
  v.object({ kind: v.literal('rate'), answerId: v.string(), thumb: v.picklist([1, 0, -1]) }),
  v.object({ kind: v.literal('choose'), choices: choicesSchema }),
  /** Requests the lines of a citation or a piece of evidence without opening them; the host answers with `lines`. */
  v.object({ kind: v.literal('peek'), answerId: v.string(), of: v.picklist(['citation', 'evidence']), n: indexNumberSchema }),
  /** Files and problems that were dragged into the box: addresses of files, and place and message of problems. */
  v.object({
    kind: v.literal('dropped'),
    uris: v.pipe(v.array(v.pipe(v.string(), v.maxLength(4000))), v.maxLength(50)),
    problems: v.pipe(
      v.array(
        v.object({ uri: v.pipe(v.string(), v.maxLength(4000)), line: indexNumberSchema, message: v.pipe(v.string(), v.maxLength(10_000)) }),
      ),
      v.maxLength(200),
    ),
  }),
  v.object({ kind: v.literal('copy'), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  v.object({ kind: v.literal('draft'), text: v.pipe(v.string(), v.maxLength(200_000)) }),
  /** Removes attachment number `n` from the question. */
  v.object({ kind: v.literal('detach'), n: indexNumberSchema }),
  v.object({
    kind: v.literal('command'),
    command: v.picklist([
      'clew.rebuildIndex',
      'clew.showIndexStatus',
      'clew.startIndex',
      'clew.resumeIndexing',
      'clew.showLog',
      'clew.movePanel',
      'clew.chooseModel',
      'clew.testConnection',
      'clew.showUsage',
      'clew.embeddingActions',
      'clew.attach',
      'clew.attachEditor',
      'vscode.openFolder',
    ]),
  }),
]);
export type FromPanel = v.InferOutput<typeof fromPanelSchema>;
