// Reads messages of the host. A damaged record is skipped and counted, so that the panel never goes blank because of one.
import * as v from 'valibot';
import { choicesSchema } from '../../protocol/fromPanel.ts';
import type { PanelStateMessage, StrategyCostsView, ToPanel } from '../../protocol/toPanel.ts';
import {
  bundleSchema,
  chipsSchema,
  exampleSchema,
  indexViewSchema,
  modelSchema,
  plansSchema,
  toPanelSchema,
} from '../../protocol/toPanelSchemas.ts';
import { turnSchema } from '../../protocol/turnSchemas.ts';
import { initialState } from './state.ts';
import { visibleMessage } from './visibleMessage.ts';

/** A message, and the number of its unreadable records. Without `message` nothing in it can be shown. */
export interface CheckedMessage {
  readonly message?: ToPanel;
  readonly unreadable: number;
}

/** Reads as much as possible of `rawData`, with marks for invisible characters. Undefined for a foreign message, or one of an unknown kind. */
export function readMessage(rawData: unknown): CheckedMessage | undefined {
  const data = visibleMessage(rawData);
  const kind = v.is(v.looseObject({ kind: v.string() }), data) ? data.kind : undefined;
  if (kind === undefined || !kinds.has(kind)) return undefined;
  // The schemas cover the fields read without a check; the rest is as this version's host wrote it.
  if (v.is(toPanelSchema, data)) return { message: data as ToPanel, unreadable: 0 };
  return kind === 'state' ? readableState(data as object) : { unreadable: 1 };
}

const kinds: ReadonlySet<string> = new Set(toPanelSchema.options.map(({ entries }) => entries.kind.literal));

/** The readable parts of a `state` message, with initial values for the others. */
function readableState(data: object): CheckedMessage {
  const fields: Partial<Record<keyof PanelStateMessage, unknown>> = data;
  let unreadable = 0;
  const part = <T>(schema: v.GenericSchema, value: unknown, fallback: T): T => {
    if (v.is(schema, value)) return value as T;
    unreadable++;
    return fallback;
  };
  const list = <T>(schema: v.GenericSchema, value: unknown): readonly T[] => {
    const records = part<readonly unknown[]>(v.array(v.unknown()), value, []);
    const readableRecords = records.filter((each): each is T => v.is(schema, each));
    unreadable += records.length - readableRecords.length;
    return readableRecords;
  };
  const message: PanelStateMessage = {
    kind: 'state',
    turns: list(turnSchema, fields.turns),
    index: part(indexViewSchema, fields.index, initialState.index),
    model: part(modelSchema, fields.model, initialState.model),
    choices: part(choicesSchema, fields.choices, initialState.choices),
    plans: part<StrategyCostsView | undefined>(v.optional(plansSchema), fields.plans, undefined),
    examples: list(exampleSchema, fields.examples),
    draft: part(v.string(), fields.draft, ''),
    chips: part(chipsSchema, fields.chips, initialState.chips),
    dropped: part(v.number(), fields.dropped, 0),
    unreadable: part(v.number(), fields.unreadable, 0),
    l10n: part(bundleSchema, fields.l10n, {}),
  };
  return { message, unreadable };
}
