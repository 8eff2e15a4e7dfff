// Facts written as comments under the lines they speak of, as in SCIP snapshots: `# ^ def Cart.add method exported`. The first line of a
// fixture says which kinds it checks (`# check: def call`); of those kinds every fact must be written down, and nothing else, so a test fails
// both for what is expected and absent and for what is found and not expected. Kinds are the first words below: def range signature
// decorators extends implements params returns route doc raises mutates reads says type call import export bind note.
import type { FileFacts, SymbolFact } from '../../../src/core/symbols/facts.ts';

/** A fact as one line of text, at the zero-based line it speaks of. */
export interface Annotation {
  readonly line: number;
  readonly text: string;
}

/** A fixture without its annotations, and the annotations. */
export interface Fixture {
  readonly source: string;
  readonly kinds: readonly string[];
  readonly expected: readonly Annotation[];
}

const pattern = /^\s*(?:#|\/\/) \^ (.*)$/;

/** Takes the annotations out of a fixture, so that they cannot be taken for documentation of what follows. */
export function readFixture(text: string): Fixture {
  const kinds = /^(?:#|\/\/) check: (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const source: string[] = [];
  const expected: Annotation[] = [];
  for (const line of text.split('\n').slice(1)) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) source.push(line);
    else expected.push({ line: source.length - 1, text: found });
  }
  return { source: source.join('\n'), kinds, expected };
}

/** Facts of the given kinds in the order of their lines. */
export function annotate(facts: FileFacts, kinds: readonly string[]): Annotation[] {
  const name = (index: number): string => facts.symbols[index]?.qualifiedName ?? '?';
  const last = facts.lineCount - 1;
  const all: Annotation[] = [
    ...facts.symbols.slice(1).flatMap(definition),
    ...facts.symbols.flatMap(mentions),
    ...facts.symbols.filter((symbol) => symbol.doc !== '').map((symbol) => docOf(symbol)),
    ...facts.calls.map((call) => {
      const how = call.how === 'call' ? '' : `${call.how} `;
      const on = call.receiver === undefined ? '' : `${call.receiver}.`;
      return { line: call.line, text: `call ${how}${on}${call.name}/${call.arguments} in ${name(call.caller)}` };
    }),
    ...facts.imports.map((fact) => {
      const names = fact.names.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`)).join(', ');
      const flags = `${fact.reexport ? ' reexport' : ''}${fact.typeOnly ? ' type' : ''}${fact.scope ? ` in ${name(fact.scope)}` : ''}`;
      return { line: fact.line, text: `import ${fact.module} { ${names} }${flags}` };
    }),
    ...facts.exports.map(({ local, exported }) => ({ line: last, text: `export ${local} as ${exported}` })),
    ...facts.bindings.map((fact) => ({ line: fact.line, text: `bind ${fact.name} = ${fact.value} by ${fact.by} in ${name(fact.scope)}` })),
    ...facts.notes.map(({ tag, text, line }) => ({ line, text: `note ${tag} ${text}` })),
  ];
  return all.filter(({ text }) => kinds.includes(text.split(' ', 1)[0] ?? '')).sort((a, b) => a.line - b.line);
}

function definition(symbol: SymbolFact): Annotation[] {
  const line = symbol.nameRange.start.line;
  const at = (text: string): Annotation => ({ line, text });
  const list = (kind: string, names: readonly string[]): Annotation[] => (names.length > 0 ? [at(`${kind} ${names.join(', ')}`)] : []);
  const ordinal = symbol.ordinal > 0 ? `~${symbol.ordinal}` : '';
  const { start, end } = symbol.range;
  return [
    at(`def ${symbol.qualifiedName}${ordinal} ${symbol.kind}${symbol.exported ? ' exported' : ''}${symbol.declaration ? ' declared' : ''}`),
    at(`range ${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`),
    at(`signature ${symbol.signature}`),
    ...list('decorators', symbol.decorators),
    ...list('extends', symbol.extends),
    ...list('implements', symbol.implements),
    ...list(
      'params',
      symbol.parameters.map(({ name, type }) => (type ? `${name}: ${type}` : name)),
    ),
    ...(symbol.returnType ? [at(`returns ${symbol.returnType}`)] : []),
    ...(symbol.route ? [at(`route ${symbol.route.method} ${symbol.route.path}`)] : []),
  ];
}

function mentions(symbol: SymbolFact): Annotation[] {
  const of = symbol.qualifiedName;
  const each = (kind: string, list: readonly { name: string; line: number }[]): Annotation[] =>
    list.map(({ name, line }) => ({ line, text: `${kind} ${name} in ${of}` }));
  return [
    ...each('raises', symbol.raises),
    ...each('mutates', symbol.mutates),
    ...each('reads', symbol.reads),
    ...each('type', symbol.typeReferences),
    ...symbol.errorStrings.map(({ text, line, cut, via }) => ({
      line,
      text: `says "${text}"${cut ? ` and ${cut} more` : ''} by ${via} in ${of}`,
    })),
  ];
}

function docOf(symbol: SymbolFact): Annotation {
  const { first = -1, last = -1 } = symbol.docLines ?? {};
  return { line: symbol.nameRange.start.line, text: `doc ${symbol.qualifiedName} ${first + 1}-${last + 1} ${JSON.stringify(symbol.doc)}` };
}

/** The fixture with the facts that extraction finds now written into it; to be read with care before it is kept. */
export function rewrite(text: string, found: readonly Annotation[]): string {
  const mark = text.startsWith('#') ? '#' : '//';
  const head = text.split('\n', 1)[0] ?? '';
  const lines = readFixture(text).source.split('\n');
  const written = lines.flatMap((line, i) => {
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    return [line, ...found.filter((annotation) => annotation.line === i).map((annotation) => `${indent}${mark} ^ ${annotation.text}`)];
  });
  return [head, ...written].join('\n');
}
