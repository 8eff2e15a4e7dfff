// Marks invisible characters in all names, paths and sentences of a message of the host, so that no view can forget to: `⟨U+202E⟩`.
import { showHidden } from '../../core/text/hiddenCharacters.ts';

/**
 * Fields that stay as they are: offsets point into `answer`, and `draft` goes back to the host. Answers, streamed text and lines are marked
 * where they become elements (`markdown.ts`).
 */
const keptFields: ReadonlySet<string> = new Set(['answer', 'draft', 'text']);

/** `value` with every string in it marked; the same value where nothing is hidden. */
export function visibleMessage(value: unknown): unknown {
  if (typeof value === 'string') return showHidden(value);
  if (Array.isArray(value)) {
    const items = value.map(visibleMessage);
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, keptFields.has(name) ? field : visibleMessage(field)] as const);
  return fields.some(([name, field]) => field !== (value as Readonly<Record<string, unknown>>)[name]) ? Object.fromEntries(fields) : value;
}
