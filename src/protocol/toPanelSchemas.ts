// Schemas of the messages from the host to the panel. The panel checks what it reads, since a damaged message, or one of another version of
// the host, must not stop the page.
import * as v from 'valibot';
import { modes } from '../core/reading/mode.ts';
import { choicesSchema } from './fromPanel.ts';
import { amountSchema, eventSchema, turnSchema } from './turnSchemas.ts';

export const indexViewSchema = v.looseObject({
  ...{ state: v.string(), phase: v.string(), done: v.number(), total: v.number() },
  ...{ files: v.number(), symbols: v.number(), skipped: v.number(), message: v.optional(v.string()) },
});
export const chipsSchema = v.looseObject({
  attached: v.array(v.looseObject({ label: v.string(), tokens: v.optional(v.number()) })),
  suggested: v.optional(v.string()),
  editing: v.optional(v.string()),
});
export const exampleSchema = v.looseObject({ mode: v.picklist(modes), question: v.string() });
export const modelSchema = v.looseObject({
  ...{ state: v.string(), name: v.string(), where: v.string(), local: v.boolean(), message: v.optional(v.string()) },
});
export const plansSchema = v.looseObject({ strategies: v.record(v.string(), amountSchema), quick: amountSchema, deep: amountSchema });
/** Checks the texts of the display language, by their English texts. */
export const bundleSchema = v.record(v.string(), v.union([v.string(), v.looseObject({ message: v.string() })]));

/** The part of {@link ToPanel} that the panel reads without a check. Damaged messages and those of other versions are not shown in part. */
export const toPanelSchema = v.variant('kind', [
  v.looseObject({
    kind: v.literal('state'),
    turns: v.array(turnSchema),
    index: indexViewSchema,
    model: modelSchema,
    choices: choicesSchema,
    plans: v.optional(plansSchema),
    examples: v.array(exampleSchema),
    draft: v.string(),
    chips: chipsSchema,
    dropped: v.number(),
    unreadable: v.number(),
    l10n: bundleSchema,
  }),
  v.looseObject({ kind: v.literal('turn'), turn: turnSchema }),
  v.looseObject({ kind: v.literal('event'), turnId: v.string(), event: eventSchema }),
  v.looseObject({ kind: v.literal('index'), index: indexViewSchema }),
  v.looseObject({ kind: v.literal('model'), model: modelSchema }),
  v.looseObject({ kind: v.literal('focus'), draft: v.optional(v.string()) }),
  v.looseObject({ kind: v.literal('chips'), chips: chipsSchema }),
  v.looseObject({ kind: v.literal('choices'), choices: choicesSchema }),
  v.looseObject({ kind: v.literal('plans'), plans: plansSchema }),
  v.looseObject({ kind: v.literal('examples'), examples: v.array(exampleSchema) }),
  v.looseObject({
    kind: v.literal('lines'),
    answerId: v.string(),
    of: v.string(),
    n: v.number(),
    place: v.string(),
    firstLine: v.number(),
    text: v.optional(v.string()),
  }),
]);
