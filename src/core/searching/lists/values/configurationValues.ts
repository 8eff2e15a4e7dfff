// Reads values from configuration files that code names, such as the defaults that a program ships: tools' own files are named by no code.
import type { CancellationToken } from '../../../base/cancellation.ts';
import type { Pause } from '../../../base/pause.ts';
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
  pause: Pause,
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
    if (pause.isDue) await pause.take();
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
  if (names.length) await filesHoldingRuns(names, texts, { includes: ({ role }) => role === 'code', maxOffsets: 1, take, pause }, token);
  return values.filter(({ file }) => namedFiles.has(baseName(file.path)));
}

function* valuesIn(file: TextFile, lines: readonly string[]): Generator<ConfigurationValue> {
  const around = new SectionsAround();
  for (const [line, text] of lines.entries()) {
    if (text.length > maxLineLength || comment.test(text)) continue;
    around.take(text);
    const groups = keyLine.exec(text)?.groups;
    const value = groups?.['value']?.replace(/\s+[#;]\s.*$/, '') ?? '';
    if (!groups?.['name'] || value === '' || openValue.test(value)) continue;
    const doc = [commentOf(lines, line, line), ...around.of(text)].filter(Boolean).join(' ');
    yield { name: groups['name'], value, isFallback: false, first: line, line, bracketText: '', file, doc, text };
  }
}

/** The section and the keys that the lines of a file stand under, read line by line. */
class SectionsAround {
  #section: string | undefined;
  /** Keys of the section with a smaller indentation than the next, outermost first. */
  #keys: { readonly name: string; readonly indent: number }[] = [];

  /** Reads the next line. */
  take(text: string): void {
    const { section, key } = sectionLine.exec(text)?.groups ?? {};
    if (section) {
      this.#section = section;
      this.#keys = [];
    } else if (key) {
      const indent = indentOf(text);
      this.#keys = [...this.#keys.filter((each) => each.indent < indent), { name: key, indent }];
    }
  }

  /** What the last line stands under, innermost first. */
  of(text: string): readonly string[] {
    const indent = indentOf(text);
    const names = this.#keys.filter((each) => each.indent < indent).map(({ name }) => name);
    const section = names.length < maxSections ? this.#section : undefined;
    return [...names.toReversed().slice(0, maxSections), ...(section ? [section] : [])];
  }
}
