// Splits a chain of messages `a: b: c` into its links: code that wraps an error puts its own words and a colon before the cause.
import { quotationsInLine } from './quotations.ts';

/** Maximum number of links, to bound the work. In a longer chain the outermost count as one, since the cause tells most. */
const maxLinks = 12;
const opening = '([{';
const closing = ')]}';

/**
 * The links of `message`, outermost first; the message alone when it is no chain. Only a colon before a blank separates, so times, paths,
 * addresses, drives and `a::b` stay whole. Text in quotation marks or brackets stays whole too.
 */
export function linksOf(message: string): readonly string[] {
  const links: string[] = [];
  const quotations = [...quotationsInLine(message)];
  let [start, depth] = [0, 0];
  for (let at = 0; at < message.length; at++) {
    const [first] = quotations;
    if (first && at >= first.at) {
      at = first.at + first.text.length;
      quotations.shift();
      continue;
    }
    const sign = message[at] ?? '';
    if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth = Math.max(0, depth - 1);
    else if (sign === ':' && depth === 0 && isSeparator(message, at)) {
      links.push(message.slice(start, at).trim());
      start = at + 1;
    }
  }
  links.push(message.slice(start).trim());
  const textLinks = links.filter((link) => /[\p{L}\p{N}]/u.test(link));
  const outer = textLinks.slice(0, Math.max(0, textLinks.length - maxLinks + 1));
  return textLinks.length > 1 ? [outer.join(': '), ...textLinks.slice(outer.length)].filter(Boolean) : [message];
}

function isSeparator(message: string, at: number): boolean {
  return /\s/.test(message[at + 1] ?? '') && /\S/.test(message[at - 1] ?? '') && message[at - 1] !== ':';
}
