// Reads a stored chat, which may be damaged or of another version: skips and counts unreadable turns.
import * as v from 'valibot';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import { turnSchema } from '../../protocol/turnSchemas.ts';
import type { ChatTurn, SavedChat } from './chat.ts';

/** Checks a `ChatTurn`: a turn of the panel with its options. */
const savedTurnSchema = v.looseObject({ ...turnSchema.entries, options: v.looseObject({}) });

const chatSchema = v.looseObject({
  version: v.literal(1),
  sessionId: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string()),
  dropped: v.fallback(v.number(), 0),
  turns: v.array(v.unknown()),
});

/** Returns the chat in `value` with the number of unreadable turns; undefined when it is no chat. */
export function readSavedChat(value: unknown): SavedChat | undefined {
  const { success, output } = v.safeParse(chatSchema, value);
  if (!success) return undefined;
  const { sessionId, title, dropped } = output;
  // The schema covers the fields read without a check; the rest of a turn is as this or an earlier version wrote it.
  const turns = output.turns.map(withLaterFields).filter((turn): turn is ChatTurn => v.is(savedTurnSchema, turn));
  const unreadable = output.turns.length - turns.length;
  return { version: 1, sessionId, ...(title === undefined ? {} : { title }), dropped, ...(unreadable ? { unreadable } : {}), turns };
}

/** Fields that records of version 0.1 lack. */
const laterFields = { modelUse: null, cut: false, notices: [], secretsReplaced: 0 } satisfies Partial<AnswerRecord>;

function withLaterFields(turn: unknown): unknown {
  if (!v.is(v.looseObject({ record: v.looseObject({}) }), turn)) return turn;
  return { ...turn, record: { ...laterFields, ...turn.record } };
}
