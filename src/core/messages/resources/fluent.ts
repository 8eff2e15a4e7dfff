// Reader for Fluent's `.ftl`: messages and terms with attributes, values over several lines, and one text per variant of a choice.
import type { ResourceEntry } from './resourceEntry.ts';

const message = /^(-?[A-Za-z][\w-]*)\s*=\s?(.*)$/;
const attribute = /^\s+\.([A-Za-z][\w-]*)\s*=\s?(.*)$/;
const variant = /^\s*\*?\[\s*[^\]]{1,80}\]\s?(.*)$/;

interface FluentValue {
  readonly key: string;
  readonly line: number;
  endLine: number;
  readonly lines: string[];
}

/** Reads all messages, terms (`-name`) and attributes (`name.attribute`). */
export function fluentEntries(text: string): readonly ResourceEntry[] {
  const entries: ResourceEntry[] = [];
  let owner = '';
  let value: FluentValue | undefined;
  const close = (): void => {
    const valueText = value?.lines
      .map((line) => line.trim())
      .join('\n')
      .trim();
    if (value && valueText) entries.push({ key: value.key, text: valueText, line: value.line, endLine: value.endLine });
    value = undefined;
  };
  const open = (key: string, first: string, line: number): void => {
    close();
    value = { key, line, endLine: line, lines: [first] };
  };
  for (const [line, raw] of text.split('\n').entries()) {
    const [, id, first = ''] = message.exec(raw) ?? [];
    const [, attributeName, firstOfPart = ''] = attribute.exec(raw) ?? [];
    const variantText = owner ? variant.exec(raw)?.[1] : undefined;
    if (id !== undefined) open((owner = id), first, line);
    else if (attributeName !== undefined && owner) open(`${owner}.${attributeName}`, firstOfPart, line);
    else if (variantText !== undefined && value) open(value.key, variantText, line);
    else if (/^\s+\S/.test(raw) && value) {
      if (/^\s*\}\s*$/.test(raw)) continue;
      value.lines.push(raw);
      value.endLine = line;
    } else if (raw.trim() !== '') {
      close();
      owner = '';
    }
  }
  close();
  return entries;
}
