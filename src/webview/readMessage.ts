// Reads what the host sends. A record that is damaged is left out and counted, and what is around it is taken in: the panel is never blank
// because of one of them.
import * as v from 'valibot';
import {
  bundleSchema,
  chipsSchema,
  choicesSchema,
  exampleSchema,
  indexViewSchema,
  modelSchema,
  plansSchema,
  toPanelSchema,
  type PanelStateMessage,
  type PlansView,
  type ToPanel,
} from '../protocol.ts';
import { turnSchema } from '../turnSchemas.ts';
import { initialState } from './state.ts';

/** A message, and how many records of it could not be read. Without `message` there is nothing in it that can be shown. */
export interface CheckedMessage {
  readonly message?: ToPanel;
  readonly unreadable: number;
}

/** Takes what can be read of `data`. Undefined for what is no message of the host, or of a kind that this version does not know. */
export function readMessage(data: unknown): CheckedMessage | undefined {
  const kind = v.is(v.looseObject({ kind: v.string() }), data) ? data.kind : undefined;
  if (kind === undefined || !kinds.has(kind)) return undefined;
  // The schemas hold what is read unasked; the rest is as the host of this version wrote it.
  if (v.is(toPanelSchema, data)) return { message: data as ToPanel, unreadable: 0 };
  return kind === 'state' ? salvaged(data as object) : { unreadable: 1 };
}

const kinds: ReadonlySet<string> = new Set(toPanelSchema.options.map(({ entries }) => entries.kind.literal));

/** The parts of a `state` message that can be read; for a part that cannot, what the panel begins with. */
function salvaged(data: object): CheckedMessage {
  const given: Partial<Record<keyof PanelStateMessage, unknown>> = data;
  let unreadable = 0;
  const part = <T>(schema: v.GenericSchema, value: unknown, otherwise: T): T => {
    if (v.is(schema, value)) return value as T;
    unreadable++;
    return otherwise;
  };
  const list = <T>(schema: v.GenericSchema, value: unknown): readonly T[] => {
    const all = part<readonly unknown[]>(v.array(v.unknown()), value, []);
    const good = all.filter((each): each is T => v.is(schema, each));
    unreadable += all.length - good.length;
    return good;
  };
  const message: PanelStateMessage = {
    kind: 'state',
    turns: list(turnSchema, given.turns),
    index: part(indexViewSchema, given.index, initialState.index),
    model: part(modelSchema, given.model, initialState.model),
    choices: part(choicesSchema, given.choices, initialState.choices),
    plans: part<PlansView | undefined>(v.optional(plansSchema), given.plans, undefined),
    examples: list(exampleSchema, given.examples),
    draft: part(v.string(), given.draft, ''),
    chips: part(chipsSchema, given.chips, initialState.chips),
    dropped: part(v.number(), given.dropped, 0),
    unreadable: part(v.number(), given.unreadable, 0),
    l10n: part(bundleSchema, given.l10n, {}),
  };
  return { message, unreadable };
}
