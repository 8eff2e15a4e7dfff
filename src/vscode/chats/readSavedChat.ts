// Reads a kept chat back in. What is kept may be of another version or damaged: a turn that cannot be shown is left out and counted, the others stay.
import * as v from 'valibot';
import type { ChatTurn, SavedChat } from '../chat.ts';

const texts = v.array(v.string());
const placeSchema = v.looseObject({ n: v.number(), root: v.string(), file: v.string(), lineStart: v.number(), lineEnd: v.number() });

/** What of an answer is read without looking whether it is there. */
const recordSchema = v.looseObject({
  id: v.string(),
  sessionId: v.string(),
  question: v.string(),
  answer: v.string(),
  mode: v.looseObject({ value: v.string() }),
  citations: v.array(placeSchema),
  evidence: v.array(placeSchema),
  passes: v.array(v.looseObject({ gaps: v.array(v.looseObject({})) })),
  gaps: v.looseObject({ identified: texts, resolved: texts, unresolved: texts }),
  confidence: v.looseObject({ level: v.string(), reasons: texts }),
  search: v.looseObject({ retrievers: v.array(v.looseObject({})) }),
  tokens: v.looseObject({ total: v.number() }),
  coverage: v.looseObject({}),
  notices: v.exactOptional(v.array(v.looseObject({ code: v.string(), args: texts }))),
  drawn: v.exactOptional(v.array(v.looseObject({ start: v.number(), end: v.number() }))),
});

const turnSchema = v.looseObject({
  id: v.string(),
  question: v.string(),
  state: v.picklist(['running', 'done', 'stopped', 'failed']),
  events: v.array(v.looseObject({ kind: v.string() })),
  options: v.looseObject({}),
  record: v.optional(recordSchema),
});

const chatSchema = v.looseObject({
  version: v.literal(1),
  sessionId: v.pipe(v.string(), v.minLength(1)),
  title: v.optional(v.string()),
  dropped: v.fallback(v.number(), 0),
  turns: v.array(v.unknown()),
});

/** The chat in `kept`, whose turns that cannot be shown count as dropped; undefined when it is no chat at all. */
export function readSavedChat(kept: unknown): SavedChat | undefined {
  const { success, output } = v.safeParse(chatSchema, kept);
  if (!success) return undefined;
  const { sessionId, title, dropped } = output;
  // The schema holds what is read unasked; the rest of a turn is as this version, or an earlier one, wrote it.
  const turns = output.turns.filter((turn): turn is ChatTurn => v.is(turnSchema, turn));
  const lost = output.turns.length - turns.length;
  return { version: 1, sessionId, ...(title === undefined ? {} : { title }), dropped: dropped + lost, turns };
}
