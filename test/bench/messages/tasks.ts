// Makes the tasks of the bench of messages from a folder: messages as somebody sees them, with the lines that say them.
import type { SourceText } from './files.ts';
import { asAsked, type MessageKind } from './forms.ts';
import { filled, literalsOf, type MessageLiteral } from './literals.ts';
import { filledResource, languageOfResource, resourceKey, resourceTexts, usesOf, type Place, type ResourceText } from './resources.ts';
import { templateTexts } from './templates.ts';
import { shuffled } from '../sampling.ts';

/** A question with its gold. Of each group one place must be found; a chain has a group for each part, a resource its key and its uses. */
export interface MessageTask {
  readonly kind: MessageKind;
  readonly language: string;
  readonly question: string;
  readonly message: string;
  readonly gold: readonly {
    readonly name: 'literal' | 'outer' | 'inner' | 'key line' | 'line that uses it';
    readonly places: readonly Place[];
  }[];
}

/** Literals that can be asked for: their constant part stands in one file. */
export function loneLiterals(
  files: readonly SourceText[],
  random: () => number,
): Readonly<Record<MessageLiteral['kind'], MessageLiteral[]>> {
  const lone = { raise: [], log: [], const: [], template: [] } as Record<MessageLiteral['kind'], MessageLiteral[]>;
  const all = files.flatMap((file) => (file.kind === 'code' ? literalsOf(file) : file.kind === 'template' ? templateTexts(file) : []));
  const seen = new Set<string>();
  for (const literal of shuffled(all, random)) {
    if (lone[literal.kind].length >= most || seen.has(literal.text)) continue;
    seen.add(literal.text);
    if (standsOnce(literal.key, files)) lone[literal.kind].push(literal);
  }
  return lone;
}

/** Whether there is one place only: of two, each would be right. */
function standsOnce(key: string, files: readonly SourceText[]): boolean {
  const holding = files.filter(({ text }) => text.includes(key));
  return holding.length === 1 && holding[0]?.text.indexOf(key) === holding[0]?.text.lastIndexOf(key);
}

/** Of each kind: chains and altered messages are made of them too. */
const most = 200;

/** Up to `per` tasks of literals, as many of each kind as there are, and beside them up to half as many chains, resources and translations. */
export function messageTasks(
  files: readonly SourceText[],
  literals: ReturnType<typeof loneLiterals>,
  per: number,
  random: () => number,
): MessageTask[] {
  const kinds = Object.values(literals).map((each) => [...each].reverse());
  const picked: MessageLiteral[] = [];
  while (picked.length < per && kinds.some((each) => each.length)) {
    for (const each of kinds) {
      const next = picked.length < per ? each.pop() : undefined;
      if (next) picked.push(next);
    }
  }
  const half = Math.ceil(per / 2);
  return [
    ...picked.map((literal) => literalTask(literal, random)),
    ...chainTasks(literals.raise, random).slice(0, half),
    ...resourceTasks(files, half, random),
  ];
}

function literalTask(literal: MessageLiteral, random: () => number): MessageTask {
  const { kind, language, exception } = literal;
  const message = filled(literal.text, language, random);
  const question = asAsked(kind, message, exception, random);
  return { kind, language, question, message, gold: [{ name: 'literal', places: [placeOf(literal)] }] };
}

function placeOf({ path, first, last }: MessageLiteral): Place {
  return { file: path, first, last };
}

/** Literals that end with another error, with one that does not. */
function chainTasks(raised: readonly MessageLiteral[], random: () => number): MessageTask[] {
  const wrapping = /^(.{12,}:) *(%[wvs]|\{[^{}]*\}|\$\{[^{}]*\}|#\{[^{}]*\})$/;
  const inner = raised.filter(({ text }) => !wrapping.test(text));
  return raised.flatMap((outer, i) => {
    const cause = inner[i % Math.max(1, inner.length)];
    const front = wrapping.exec(outer.text)?.[1];
    if (!front || !cause || cause.path === outer.path) return [];
    const message = `${filled(front, outer.language, random)} ${filled(cause.text, cause.language, random)}`;
    const gold = [
      { name: 'outer', places: [placeOf(outer)] },
      { name: 'inner', places: [placeOf(cause)] },
    ] as const;
    return [{ kind: 'chain', language: outer.language, question: asAsked('chain', message, outer.exception, random), message, gold }];
  });
}

/** Texts of resources whose key some code uses, half of them in a second language when there is one. */
function resourceTasks(files: readonly SourceText[], most: number, random: () => number): MessageTask[] {
  const resources = files.filter(({ kind }) => kind === 'resource');
  const second = ['de', 'fr', 'es', 'it', 'pt', 'nl'].find((language) =>
    resources.some(({ path }) => languageOfResource(path) === language),
  );
  const make = (language: string, kind: MessageKind, count: number): MessageTask[] => {
    const texts = resources.filter(({ path }) => languageOfResource(path) === language && isBase(path, language)).flatMap(resourceTexts);
    const tasks: MessageTask[] = [];
    for (const entry of shuffled(texts, random)) {
      if (tasks.length >= count) break;
      const task = resourceTask(entry, kind, files, random);
      if (task) tasks.push(task);
    }
    return tasks;
  };
  const translated = second ? make(second, 'resource, translated', Math.floor(most / 2)) : [];
  return [...make('', 'resource', most - translated.length), ...translated];
}

/** Files of languages that {@link languageOfResource} does not know are neither the base nor the second. */
function isBase(path: string, language: string): boolean {
  return (
    language !== '' || !/[/._-](?!en\b)[a-z]{2,3}([-_][A-Za-z]{2,8})?(\.\w+$|\/\w+\.\w+$)/.test(path) || /[/._-]en([-_]\w+)?[./]/.test(path)
  );
}

function resourceTask(entry: ResourceText, kind: MessageKind, files: readonly SourceText[], random: () => number): MessageTask | undefined {
  const constant = resourceKey(entry.text);
  if (!constant || constant === entry.key) return undefined;
  // A key that is the text itself is found as that text.
  if (kind === 'resource' && entry.key.includes(constant)) return undefined;
  if (!standsOnce(constant, files)) return undefined;
  const uses = usesOf(entry.key, files);
  if (uses.length === 0 || uses.length > 8) return undefined;
  const message = filledResource(entry.text, random);
  return {
    kind,
    language: entry.path.slice(entry.path.lastIndexOf('.') + 1),
    question: asAsked(kind, message, undefined, random),
    message,
    gold: [
      { name: 'key line', places: [{ file: entry.path, first: entry.first, last: entry.last }] },
      { name: 'line that uses it', places: uses },
    ],
  };
}
