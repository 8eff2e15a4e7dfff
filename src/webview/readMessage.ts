// Reads messages of the host. A damaged record is skipped and counted, so that the panel never goes blank because of one.
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

/** A message, and the number of its unreadable records. Without `message` nothing in it can be shown. */
export interface CheckedMessage {
  readonly message?: ToPanel;
  readonly unreadable: number;
}

/** Reads as much as possible of `data`. Undefined for a foreign message, or one of an unknown kind. */
export function readMessage(data: unknown): CheckedMessage | undefined {
  const kind = v.is(v.looseObject({ kind: v.string() }), data) ? data.kind : undefined;
  if (kind === undefined || !kinds.has(kind)) return undefined;
  // The schemas cover the fields read without a check; the rest is as this version's host wrote it.
  if (v.is(toPanelSchema, data)) return { message: data as ToPanel, unreadable: 0 };
  return kind === 'state' ? salvaged(data as object) : { unreadable: 1 };
}

const kinds: ReadonlySet<string> = new Set(toPanelSchema.options.map(({ entries }) => entries.kind.literal));

/** The readable parts of a `state` message, with initial values for the others. */
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
