// Parser for a model's list of gaps in any form: one text per gap.
import { shorten } from '../../base/shorten.ts';

const bullet = /^\s*(?:[-*+•‣–—·]|\(?\d{1,2}[.):\]]|\[\d{1,2}\]|[a-z]\))\s+(?:\[[ xX]\]\s+)?/;
/** Blanks before a mark are those of its own line: over line ends, a reply of empty lines would take quadratic time. */
const markup = /<\/?(?:missing|answer|gaps?)>|^[^\S\n]*(?:```|~~~)[\w-]*[^\S\n]*$|^[^\S\n]*#{1,6}\s.*$/gim;
/** Phrases in place of an empty list. */
const nothingMissing =
  /^\W*(?:none|nothing|n\/?a|nil|no gaps?|not applicable|all (?:the )?(?:needed )?(?:evidence|information) (?:is|was) (?:there|given|present))\b[^`]{0,80}$/i;
const backtickedText = /`([^`\n]{1,200})`/g;
/** Names and paths in a row: `a`, `b` and `c`. Blanks stand around "and": `a-and-b` could be divided in exponentially many ways. */
const namesOnly = /^(?:[\w$./:#-]+(?:\(\))?)(?:(?:\s*[,;]\s*|\s+and\s+)[\w$./:#-]+(?:\(\))?)+\.?$/;
/** Words that put one thing into another: both names form one gap. */
const joiningWord = /\b(?:in|from|of|at|within|inside|defined in|on|by|for|to|called by)\b|\(/i;
const maxGapLength = 300;

/** The gaps in `text`, in order and each once. Empty when it says that nothing is missing. */
export function readGaps(text: string): readonly string[] {
  const items = jsonList(text) ?? itemsIn(text.replace(markup, ' '));
  const gaps = items
    .flatMap(splitItem)
    .map(tidyGap)
    .filter((gap) => /[\p{L}\p{N}]/u.test(gap) && !nothingMissing.test(gap));
  return [...new Map(gaps.map((gap) => [gap.toLowerCase(), gap])).values()];
}

/** Items, each with its indented lines. */
function itemsIn(text: string): string[] {
  const items: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const isItem = bullet.test(line);
    if (!isItem && /^\s{2,}/.test(line) && items.length) items[items.length - 1] += ` ${line.trim()}`;
    else items.push(line.replace(bullet, '').trim());
  }
  return items;
}

/** Splits a line with several gaps: a row of names, or prose with several things in backticks. */
function splitItem(item: string): string[] {
  const bareItem = item.replace(/`/g, '').trim();
  if (namesOnly.test(bareItem))
    return bareItem
      .replace(/\.$/, '')
      .split(/\s*[,;]\s*|\s+and\s+/)
      .filter(Boolean);
  const backtickedNames = [...item.matchAll(backtickedText)];
  if (backtickedNames.length < 2) return [item];
  const between = backtickedNames.slice(1).map((name, i) => item.slice(endOf(backtickedNames[i]), name.index));
  // "`a` in `b.py`, `c`": a stretch without a joining word starts a new gap.
  const starts = [0, ...between.flatMap((text, i) => (joiningWord.test(text) ? [] : [i + 1]))];
  if (starts.length === 1) return [item];
  return starts.map((firstIndex, i) => {
    const lastIndex = (starts[i + 1] ?? backtickedNames.length) - 1;
    return item.slice(firstIndex === 0 ? 0 : backtickedNames[firstIndex]?.index, endOf(backtickedNames[lastIndex]));
  });
}

function endOf(match: RegExpMatchArray | undefined): number {
  return (match?.index ?? 0) + (match?.[0].length ?? 0);
}

function jsonList(text: string): string[] | undefined {
  const listText = text
    .trim()
    .replace(/^```(?:json)?/, '')
    .replace(/```$/, '')
    .trim();
  if (!listText.startsWith('[') || !listText.endsWith(']')) return undefined;
  try {
    const parsedList: unknown = JSON.parse(listText);
    return Array.isArray(parsedList) && parsedList.every((each) => typeof each === 'string') ? parsedList : undefined;
  } catch (error) {
    // Not JSON after all: "[1] `get_db`" is a numbered line.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function tidyGap(gap: string): string {
  const flatText = gap.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim().replace(/[;,]$/, '');
  return shorten(flatText, maxGapLength);
}
