// Reads a question, from one letter to a pasted log of 200 kB, into what retrieval can look up: names, paths, literals, frames, terms.
import { terms as termsOf } from '../indexing/terms.ts';
import { quotationsIn } from '../messages/quotations.ts';
import { messagesIn, type ReadMessage } from '../messages/reading.ts';
import type { Frame, NameMention, PathMention, Question } from './anchors.ts';
import { codesIn } from './codes.ts';
import { namesIn } from './names.ts';
import { longestQuestion, readPassages, type Passage } from './passages.ts';

/** More terms than these are not searched; the strongest stay. Long logs would otherwise cost time and bring only noise. */
const mostTerms = 120;
const mostNames = 60;
const mostLiterals = 24;

/** Words that say how something is asked, not what about. They are weak, not absent: code may well be called `find`. */
const asking = new Set(
  termsOf(
    'a an the is are was were be been do does did how what where when which who why can could should would will shall may might must have has had ' +
      'i we you it its my our your this that these those there here of in on at to for from by with about into as and or not no but if then than so ' +
      'please tell show explain describe me us find code function functions method methods class classes file files codebase project repo repository ' +
      'return returns returning returned whether given ' +
      'come comes coming go goes going work works working decided decide defined implemented handled happen happens used use using get gets getting got trace follow walk through flow ' +
      'error errors issue bug fail fails failing failed problem when while after before expected actual result example version latest',
  ),
);

/** True for a term that says how something is asked, not what about. */
export function isAsking(term: string): boolean {
  return asking.has(term);
}

/** Verbs that say that something is done to a thing, not what: in a question the things tell more. */
const relating = new Set(
  termsOf(
    'change changes changed changing affect affects affected influence influences cause causes caused make makes made let lets become becomes',
  ),
);

const pathBreak = /[\s"'`()<>[\]{},;|=*]+/;
const longestPath = 300;
/** Front of a link to a file on a code host: what follows is a path in the repository. */
const codeHost = /^https?:\/\/[^/]+\/.{1,120}?\/(?:blob|raw|tree|src)\/[^/]+\//;
const lineAfterPath = /(?::(\d+)(?::\d+)?|#L(\d+)(?:-L?\d+)?)$/;
const knownExtension =
  /\.(?:[cm]?[jt]sx?|py|pyi|ipynb|java|kts?|scala|groovy|go|rs|c|h|cc|cpp|hpp|cxx|cs|rb|php|swift|m|vue|svelte|html?|css|scss|less|json|ya?ml|toml|ini|cfg|conf|xml|md|rst|txt|sql|sh|bash|ps1|bat|gradle|proto|lua|ex|exs|dart|pl|r|jl|hs|scm)$/i;
const exceptionName = /\b[A-Z][\w$]*(?:Error|Exception|Failure|Fault|Interrupt|Warning|Panic)\b/g;
/** What kind of change a commit or request is, with the part of the code that it is about: `fix(router): …`. */
const changeKind =
  /^\W{0,6}(?:fix|feat|feature|bug|bugfix|perf|refactor|chore|build|ci|docs?|style|tests?|revert)(?:\(([^()\n]{1,60})\))?!?:\s+/gim;

/** `text` with only the part of the code left of each kind of a change: what kind it is says nothing of what is asked, and parts stand in paths. */
export function withoutChangeKinds(text: string): string {
  return text.replace(changeKind, (_, part: string | undefined) => (part ? `${part} ` : ''));
}

/** Reads `text`. Never fails, whatever the text; work is linear in its length. */
export function readQuestion(text: string): Question {
  const { lines, frames, unread } = readPassages(text);
  const title = lines.find((line) => line.kind === 'title')?.text.trim() ?? text.trim().slice(0, 200);
  const said = lines.filter((line) => line.kind !== 'template' && line.kind !== 'frame');
  const form = formOf(text, title);
  const heard = new Set(said.map(({ number }) => number));
  const messages = messagesIn(text.slice(0, longestQuestion), (number) => !heard.has(number));
  return {
    text,
    title,
    frames,
    unread,
    names: topNames(said),
    paths: collect(said, pathsIn).slice(0, mostLiterals),
    messages,
    quoted: quotedIn(said, messages),
    exceptions: [...new Set(collect(said, (line) => line.match(exceptionName) ?? []))].slice(0, mostLiterals),
    codes: [...new Set(said.flatMap(({ text: line }) => codesIn(line)))].slice(0, mostLiterals),
    terms: weighTerms(lines, form),
    wants: wantsOf(title, frames),
    form,
  };
}

/** Messages, then what else stands in quotation marks; what is quoted in a message is a value of it. */
function quotedIn(said: readonly Passage[], messages: readonly ReadMessage[]): readonly string[] {
  const told = messages.filter(({ from }) => from !== 'whole');
  const whole = told.filter(({ text, line }, i) => !told.slice(0, i).some((other) => other.line === line && text.includes(other.text)));
  const lines = new Set(told.map(({ line }) => line));
  const others = said.flatMap(({ text, number }) => (lines.has(number) ? [] : quotationsIn(text).map((quotation) => quotation.text)));
  return [...new Set([...whole.map(({ text }) => text), ...others])].slice(0, mostLiterals);
}

function collect<T>(lines: readonly Passage[], read: (line: string) => readonly T[]): T[] {
  return lines.flatMap((line) => [...read(line.text)]);
}

function topNames(lines: readonly Passage[]): readonly NameMention[] {
  const byName = new Map<string, NameMention>();
  for (const line of lines) {
    for (const { name, marked } of namesIn(line.text)) {
      const known = byName.get(name);
      const weight = line.weight * (marked ? 1 : 0.8);
      byName.set(name, {
        name,
        weight: Math.min(1, Math.max(known?.weight ?? 0, weight) + (known ? 0.05 : 0)),
        marked: marked || (known?.marked ?? false),
      });
    }
  }
  return [...byName.values()].sort((a, b) => b.weight - a.weight).slice(0, mostNames);
}

/** Words that have a known file extension, and folders with a slash in them. */
function pathsIn(line: string): PathMention[] {
  const found: PathMention[] = [];
  for (const word of line.split(pathBreak)) {
    if (word.length < 3 || word.length > longestPath || !/[./\\]/.test(word)) continue;
    const local = word.replace(codeHost, '');
    if (/^[a-z]+:\/\/(?!\/)/i.test(local)) continue;
    const at = lineAfterPath.exec(local);
    const path = local
      .slice(0, at?.index)
      .replaceAll('\\', '/')
      .replace(/[.:!?]+$/, '');
    const lineNumber = at?.[1] ?? at?.[2];
    if (knownExtension.test(path)) found.push(lineNumber ? { path, line: Number(lineNumber) - 1 } : { path });
    else if (/^[\w@.+-]+(?:\/[\w@.+-]+)+\/?$/.test(path)) found.push({ path: path.replace(/\/$/, '') });
  }
  return found;
}

/** "Where are cookies stored?" is about cookies: what is done to them may be said in many words. */
const doneTo = /^\W*where (?:is|are|was|were|gets?) [^?]{1,80}\s([a-z]{3,20}(?:ed|en|pt))\s?\?*\s*$/i;
const doneWeight = 0.4;

/**
 * Weighs each term by the best line that it stands in, and a little more when it comes again; a term of a long log thus never
 * outweighs one of the title.
 */
function weighTerms(lines: readonly Passage[], form: Question['form']): ReadonlyMap<string, number> {
  const seen = new Map<string, { best: number; count: number }>();
  for (const line of lines) {
    if (line.weight === 0) continue;
    const done = new Set([...termsOf(doneTo.exec(line.text)?.[1] ?? ''), ...(form === 'question' ? relating : [])]);
    for (const term of termsOf(withoutChangeKinds(line.text))) {
      const entry = seen.get(term) ?? { best: 0, count: 0 };
      entry.best = Math.max(entry.best, done.has(term) ? doneWeight * line.weight : line.weight);
      entry.count++;
      seen.set(term, entry);
    }
  }
  const weighed = [...seen].map(([term, { best, count }]): [string, number] => [
    term,
    best * (1 + 0.25 * Math.log(count)) * (asking.has(term) ? 0.15 : 1),
  ]);
  return new Map(weighed.sort((a, b) => b[1] - a[1]).slice(0, mostTerms));
}

/** Longer than this is the text of a report. */
const reportLength = 400;
const asks =
  /[?？؟]\s*$|^\W*(?:please\s+)?(?:what|how|why|where|which|who|when|do|does|is|are|can|could|should|trace|explain|describe|show|list|find|tell)\b/i;

function formOf(text: string, title: string): Question['form'] {
  if (text.length > reportLength) return 'report';
  return asks.test(text) || asks.test(title) ? 'question' : 'statement';
}

const asksForTests =
  /\b(?:which|what|where|list|find|show|are there|is there|any)\b[^.?!]{0,40}\btests?\b|\btests? (?:for|of|that|which|cover\w*)\b|\b(?:how|where) (?:is|are)\b[^.?!]{0,80}\btested\b|\b(?:test )?coverage of\b/i;
const asksForDocuments = /\b(?:docs?|documentation|documented|readme|changelog|guide|tutorial)\b/i;
const failure = /\bfail(?:s|ed|ing|ure)?\b|\berrors?\b|\bbroken\b|\bflaky\b/i;

/** What kind of file answers. A failing test is about the code that it tests, and an error that documents speak of about the code that makes it. */
function wantsOf(title: string, frames: readonly Frame[]): Question['wants'] {
  if (failure.test(title)) return 'code';
  if (frames.length === 0 && asksForTests.test(title)) return 'tests';
  return asksForDocuments.test(title) ? 'documentation' : 'code';
}
