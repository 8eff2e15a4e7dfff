// Reads values from configuration files that code names, such as the defaults that a program ships: tools' own files are named by no code.
import type { CancellationToken } from '../../../base/cancellation.ts';
import { baseName } from '../../../base/baseName.ts';
import { indentOf } from '../../../text/indent.ts';
import { isBuildFile } from '../../../workspace/roles.ts';
import type { FileTexts, TextFile } from '../../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../../text/wordRuns.ts';
import { commentOf } from './valueDocs.ts';
import { maxLineLength } from './valueForms.ts';
import type { ValueBlock } from './valueBlocks.ts';

/** A value of a configuration file, with its comment and the names around its key. */
export interface ConfigurationValue extends ValueBlock {
  readonly file: TextFile;
  readonly doc: string;
  readonly text: string;
}

/** `name = value`, `name: value`, also quoted. */
const keyLine = /^\s*(?:-\s+)?(?<quote>["']?)(?<name>[A-Za-z_][\w.-]{0,80})\k<quote>\s*[:=]\s*(?<value>\S.*?)\s*,?\s*$/;
/** A section, or a key with keys below it. */
const sectionLine = /^\s*(?:\[+(?<section>[^\]]{1,80})\]+|["']?(?<key>[A-Za-z_][\w.-]{0,80})["']?\s*:\s*\{?)\s*$/;
const comment = /^\s*(?:[#;]|\/\/)/;
/** A value that begins a block or a text of several lines. */
const openValue = /^(?:[{[|>]|&\w+)$/;
/** Limit of values. Set by judgement: translations and data have many more. */
const maxValues = 2000;
/** Sections above a key that describe it. Set by judgement. */
const maxSections = 4;

/** Values whose lines `accepts`, of files that `mayMatch` and that code names. */
export async function configurationValues(
  texts: FileTexts,
  mayMatch: (text: string) => boolean,
  accepts: (value: ConfigurationValue) => boolean,
  token: CancellationToken,
): Promise<readonly ConfigurationValue[]> {
  const values: ConfigurationValue[] = [];
  const read = (file: TextFile, text: string | undefined): void => {
    if (text === undefined || !mayMatch(`${file.path}\n${text}`.toLowerCase())) return;
    for (const value of valuesIn(file, text.split(/\r?\n/))) if (values.length < maxValues && accepts(value)) values.push(value);
  };
  // The build and hidden files configure tools.
  const files = texts.files().filter(({ role, path }) => role === 'configuration' && !isBuildFile(path) && !baseName(path).startsWith('.'));
  for (const file of files) {
    const heldText = texts.heldText(file);
    if (heldText) read(file, heldText.text);
  }
  await texts.load(
    files.filter((file) => !texts.heldText(file)),
    read,
    token,
  );
  const names = [...new Set(values.map(({ file }) => baseName(file.path)))];
  const namedFiles = new Set<string>();
  const take = ({ offsetsByRun }: { readonly offsetsByRun: readonly (readonly number[])[] }): void => {
    for (const [i, name] of names.entries()) if (offsetsByRun[i]?.length) namedFiles.add(name);
  };
  if (names.length) await filesHoldingRuns(names, texts, { includes: ({ role }) => role === 'code', maxOffsets: 1, take }, token);
  return values.filter(({ file }) => namedFiles.has(baseName(file.path)));
}

function* valuesIn(file: TextFile, lines: readonly string[]): Generator<ConfigurationValue> {
  for (const [line, text] of lines.entries()) {
    if (text.length > maxLineLength || comment.test(text)) continue;
    const groups = keyLine.exec(text)?.groups;
    const value = groups?.['value']?.replace(/\s+[#;]\s.*$/, '') ?? '';
    if (!groups?.['name'] || value === '' || openValue.test(value)) continue;
    const doc = [commentOf(lines, line, line), ...sectionsAround(lines, line)].filter(Boolean).join(' ');
    yield { name: groups['name'], value, isFallback: false, first: line, line, bracketText: '', file, doc, text };
  }
}

/** The section of a line and the keys that it stands under, innermost first. */
function sectionsAround(lines: readonly string[], at: number): readonly string[] {
  const sections: string[] = [];
  let indent = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && sections.length < maxSections; above--) {
    const groups = sectionLine.exec(lines[above] ?? '')?.groups;
    if (groups?.['section']) return [...sections, groups['section']];
    if (groups?.['key'] && indentOf(lines[above] ?? '') < indent) {
      sections.push(groups['key']);
      indent = indentOf(lines[above] ?? '');
    }
  }
  return sections;
}
