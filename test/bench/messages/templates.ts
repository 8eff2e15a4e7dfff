// Texts that pages show: what stands between the tags of a template, and what a tag says in an attribute for people.
import { lineAt, type SourceText } from './files.ts';
import { isMessage, longestConstant, type MessageLiteral } from './literals.ts';

/** Holes of every template language, once {@link withoutCode} has run. */
const hole = /\{\{[^{}]*\}\}/g;
const attribute = /\b(?:placeholder|title|alt|aria-label|label|content)="([^"<>]{16,200})"/g;

/** Texts of a page with at least four words; white space as a browser shows it. */
export function templateTexts({ path, language, text }: SourceText): MessageLiteral[] {
  const page = withoutCode(text, language);
  const runs = [...page.matchAll(/>((?:[^<>{}]|\{\{[^{}]*\}\})+)</g), ...page.matchAll(attribute)];
  return runs.flatMap(({ 0: whole, 1: inside = '', index }) => {
    const start = index + whole.indexOf(inside);
    const shown = inside.replace(/\s+/g, ' ').trim();
    const key = longestConstant(inside, hole);
    if (!isMessage(shown, hole) || key.length < 12 || /&\w+;|[%@#$]\w|\bt\(/.test(inside)) return [];
    const [from, to] = [start + inside.length - inside.trimStart().length, start + inside.trimEnd().length];
    const [first, last] = [lineAt(text, from), lineAt(text, to)];
    return [{ kind: 'template', path, language, text: shown.replace(hole, '{x}'), key, exception: undefined, first, last }] as const;
  });
}

/** The page with its scripts, styles, comments and control words blank, and each value that is put in as `{{ }}`; offsets stay. */
function withoutCode(text: string, language: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  const page = text
    .replace(/<!--[\s\S]*?-->|\{#(?!if|each|await|key|snippet)[\s\S]*?#\}|<%#[\s\S]*?%>|@\*[\s\S]*?\*@/g, blank)
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/gi, blank)
    .replace(/<%=[\s\S]*?%>/g, asHole)
    .replace(/<%[\s\S]*?%>|\{%[\s\S]*?%\}/g, (part) => `<${'_'.repeat(Math.max(0, part.length - 2))}>`);
  return language === 'svelte' ? page.replace(/(?<![={])\{[^{}#:/@]+\}/g, asHole) : page;
}

function asHole(part: string): string {
  return part.length < 4 || part.includes('\n') ? part : `{{${'_'.repeat(part.length - 4)}}}`;
}
