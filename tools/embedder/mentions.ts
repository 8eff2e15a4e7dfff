// Texts that name code outside of it: titles of tests with the functions they call, and sections of documentation with the names in them.
import type { FileFacts } from '../../src/core/symbols/facts.ts';
import type { Mentions } from './examples.ts';

const longestText = 600;
const mostNames = 12;

/** Tests of a test file, or sections of a documentation file. */
export function mentionsOf(facts: FileFacts, lines: readonly string[]): Mentions[] {
  return facts.sections.length ? sections(facts, lines) : tests(facts);
}

/** The title of each test (`test_reads_empty_file`, `it('reads an empty file')`) with the functions that it calls. */
function tests({ symbols, calls }: FileFacts): Mentions[] {
  const called = new Map<number, Set<string>>();
  for (const { caller, name } of calls) {
    const names = called.get(caller) ?? new Set();
    called.set(caller, names.add(name));
  }
  return symbols.flatMap(({ index, name, kind, doc, qualifiedName }) => {
    const names = [...(called.get(index) ?? [])].slice(0, mostNames);
    const isTest = kind === 'test' || /^test/i.test(name);
    const title = `${kind === 'test' ? qualifiedName : name} ${doc}`.slice(0, longestText);
    return isTest && names.length ? [{ text: title, names }] : [];
  });
}

/** The heading and first text of each section with the names that stand in code in it. */
function sections({ sections: all }: FileFacts, lines: readonly string[]): Mentions[] {
  return all.flatMap(({ headings, lines: { first, last } }) => {
    const body = lines.slice(first + 1, last + 1);
    const prose: string[] = [];
    const code: string[] = [];
    let fenced = false;
    for (const line of body) {
      if (/^\s*(```|~~~)/.test(line)) fenced = !fenced;
      else if (fenced || /^(\t| {4})\S/.test(line)) code.push(line);
      else prose.push(line);
    }
    const said = prose.join(' ').replace(/\s+/g, ' ').trim();
    const shown = [...said.matchAll(/`+([^`]{2,80})`+/g)].map(([, text]) => text ?? '');
    const names = [...new Set([...shown, ...code].flatMap((text) => [...text.matchAll(/[A-Za-z_]\w{3,}/g)].map(([name]) => name)))];
    const text = `${headings.slice(-2).join(' ')} ${said}`.slice(0, longestText);
    return said.length > 40 && names.length ? [{ text, names: names.slice(0, 3 * mostNames) }] : [];
  });
}
