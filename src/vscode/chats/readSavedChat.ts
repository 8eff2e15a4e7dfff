// Reads a kept chat back in. What is kept may be of another version or damaged: a turn that cannot be shown is left out and counted, the others stay.
import * as v from 'valibot';
import type { AnswerRecord } from '../../core/answering/record/record.ts';
import { turnSchema } from '../../turnSchemas.ts';
import type { ChatTurn, SavedChat } from './chat.ts';

/** A turn as it is shown, with how it was asked. */
const keptTurnSchema = v.looseObject({ ...turnSchema.entries, options: v.looseObject({}) });

const chatSchema = v.looseObject({
  version: v.literal(1),
  sessionId: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string()),
  dropped: v.fallback(v.number(), 0),
  turns: v.array(v.unknown()),
});

/** The chat in `kept` with the number of turns that cannot be shown; undefined when it is no chat at all. */
export function readSavedChat(saved: unknown): SavedChat | undefined {
  const { success, output } = v.safeParse(chatSchema, saved);
  if (!success) return undefined;
  const { sessionId, title, dropped } = output;
  // The schema holds what is read unasked; the rest of a turn is as this version, or an earlier one, wrote it.
  const turns = output.turns.map(withLaterFields).filter((turn): turn is ChatTurn => v.is(keptTurnSchema, turn));
  const unreadable = output.turns.length - turns.length;
  return { version: 1, sessionId, ...(title === undefined ? {} : { title }), dropped, ...(unreadable ? { unreadable } : {}), turns };
}

/** Fields that records of version 0.1 lack. */
const laterFields = { modelUse: null, cut: false, notices: [], secretsReplaced: 0 } satisfies Partial<AnswerRecord>;

function withLaterFields(turn: unknown): unknown {
  if (!v.is(v.looseObject({ record: v.looseObject({}) }), turn)) return turn;
  return { ...turn, record: { ...laterFields, ...turn.record } };
}
