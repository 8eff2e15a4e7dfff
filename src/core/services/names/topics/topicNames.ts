// Topics and queues of message brokers: who sends a message leads to who handles it.
import { callAround } from '../../../uses/places/callsAround.ts';
import { placesOfRows } from '../nameRow.ts';
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { constantTexts } from '../constantTexts.ts';
import { scriptTopicRows } from './scriptTopicRows.ts';
import type { TopicRow } from './topicRow.ts';
import { topicRows } from './topicRows.ts';

/** All rows of topics. */
export const allTopicRows: readonly TopicRow[] = [...scriptTopicRows, ...topicRows];
/** Characters in which a class has the method that handles its message. Set by judgement. */
const maxClassLength = 8_000;
const topicName = /^[\w.:/*#+$@-]{2,200}$/;

export const topicNames: SharedNameKind = {
  type: 'topic',
  offerRuns: runsOf(true),
  useRuns: runsOf(false),
  keyOf: (name) => (topicName.test(name) ? name : undefined),
  textsOf: (key) => [key],
  placesIn,
  hasConstants: true,
  edgeKind: 'calls',
};

function runsOf(areOffers: boolean): readonly string[] {
  return [...new Set(allTopicRows.flatMap(({ isOffer = false, holds }) => (isOffer === areOffers ? holds : [])))];
}

function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const places = new Map<string, SharedNamePlace>();
  let constants: ReadonlyMap<string, string> | undefined;
  for (const row of allTopicRows)
    for (const place of placesOfRows(file, [row], (name) => name)) {
      const handlerOffset = row.isType ? methodFor(place, file) : handlerOf(row, file, place.offset);
      const keys = row.isType ? [place] : keysOf(place, () => (constants ??= constantTexts(file.text)));
      for (const each of keys.map((key) => ({ ...place, ...key, ...(handlerOffset !== undefined && { handlerOffset }) }))) {
        const id = `${each.offset} ${each.key}`;
        if (!places.has(id)) places.set(id, each);
      }
    }
  return [...places.values()].sort((a, b) => a.offset - b.offset);
}

/** The text of a name; for a constant of another file its own name. */
function keysOf(
  { key: written, offset, confidence }: SharedNamePlace,
  constantsOf: () => ReadonlyMap<string, string>,
): readonly Pick<SharedNamePlace, 'key' | 'offset' | 'confidence' | 'isConstant'>[] {
  const quotedText = /^["'`](.*)["'`]$/.exec(written)?.[1];
  if (quotedText !== undefined)
    return topicName.test(quotedText) && !quotedText.includes('${') ? [{ key: quotedText, offset: offset + 1, confidence }] : [];
  const name = written.slice(written.lastIndexOf('.') + 1);
  const ownOffset = offset + written.length - name.length;
  const text = constantsOf().get(name);
  if (text === undefined) return [{ key: name, offset: ownOffset, confidence, isConstant: true }];
  return topicName.test(text) ? [{ key: text, offset: ownOffset, confidence }] : [];
}

/** Offset of the method that is given messages of the type, in the class that names it. */
function methodFor({ key, offset, kind }: SharedNamePlace, { code }: NamedFile): number | undefined {
  if (kind !== 'handles') return undefined;
  const method = new RegExp(`\\b(?:Handle|HandleAsync|Consume)\\s{0,9}\\((?=[^()]{0,200}\\b${key}\\b)`);
  const match = method.exec(code.slice(offset, offset + maxClassLength));
  return match ? offset + match.index : undefined;
}

/** Offset of the function that a call is given as the handler. */
function handlerOf({ handler }: TopicRow, { code }: NamedFile, offset: number): number | undefined {
  if (handler === undefined) return undefined;
  const args = callAround(code, offset)?.arguments ?? [];
  const positional = args.filter(({ keyword }) => keyword === undefined);
  return (typeof handler === 'number' ? positional[handler] : args.find(({ keyword }) => keyword === handler))?.start;
}
