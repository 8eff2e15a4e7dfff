// Takes the people out of a commit message: the trailers at its end, lines that name somebody with an address, and all other addresses.

/** A line feed alone ends a line of git, so a line may hold other line ends. */
const trailerLine = /^[A-Za-z0-9][A-Za-z0-9-]*[ \t]*:[ \t]+\S/;
/** A person who had a part in the change, also where somebody indented the line or made it the title. */
const signer = /^\s{0,20}[A-Z][\w-]*-by:/i;
/** Lines that git itself writes, which make a paragraph of trailers out of one with a few other lines, too. */
const madeByGit = /^(?:Signed-off-by:|\(cherry picked from commit )/;
/** References that stand in the middle of a message, as squashed commits leave them. */
const reference = /^(?:Cc|Change-Id|git-svn-id|Fixes|Closes|See|PR-URL|Reviewed-on|Refs?):?\s/i;
/** Longest word that is looked at: an address has at most 254 characters (RFC 5321), and brackets. */
const maxAddressLength = 300;
const address = /^(?:[<("'[]{0,3}[^\s<>@]+@[^\s<>@]+\.\p{L}{2,}[^\s@]{0,4}|\(?<[^\s<>@]+@[^\s<>@]+>[^\s@]{0,4})$/u;
/** Most words of a name before `<address>`. Set by judgement. */
const maxNameWords = 5;
/** A word of a name: it begins with a capital or has no case; short ones, such as "van" and "de", join others. */
const nameWord = /^(?:\P{L}{0,2}[\p{Lu}\p{Lt}\p{Lo}]|.{1,3}$)/u;

/**
 * Returns a commit message without its trailers, by their form in git: lines `Token: value` that are the last paragraphs. Of other lines go
 * those that name a person with an address, and in sentences `Name <address>` and plain addresses. A name alone in a sentence stays.
 */
export function withoutPeople(message: string): string {
  const lines = message.trim().split('\n');
  const end = trailersStart(lines);
  const others = lines.slice(0, end).filter((line, i) => !signer.test(line) && (i === 0 || !(reference.test(line) || namesSomebody(line))));
  return others.map(withoutAddresses).join('\n').trim();
}

/** Index of the first line of the trailers; the number of lines when there are none. The title is none of them. */
function trailersStart(lines: readonly string[]): number {
  let end = lines.length;
  for (;;) {
    let last = end - 1;
    while (last > 0 && isBlank(lines[last])) last--;
    let start = last;
    while (start > 0 && !isBlank(lines[start - 1])) start--;
    if (start === 0 || !areTrailers(lines.slice(start, last + 1), end < lines.length)) return end;
    end = start;
  }
}

/**
 * As git decides it: all lines are trailers, or one is sure to be (git made it, or it names a person) and a quarter are trailers.
 * @param mustBeSure for paragraphs before the last, of which one such as "Result: none." is text
 */
function areTrailers(paragraph: readonly string[], mustBeSure: boolean): boolean {
  let [trailers, others, isSure, isContinued] = [0, 0, false, false];
  for (const line of paragraph) {
    const isTrailer = madeByGit.test(line) || trailerLine.test(line);
    isSure ||= madeByGit.test(line) || signer.test(line) || namesSomebody(line);
    if (isContinued && /^\s/.test(line)) continue;
    isContinued = isTrailer;
    if (isTrailer) trailers++;
    else others++;
  }
  return trailers > 0 && (isSure ? trailers * 3 >= others : others === 0 && !mustBeSure);
}

function namesSomebody(line: string): boolean {
  return trailerLine.test(line.trimStart()) && line.split(/\s/).some(isAddress);
}

/** Takes addresses out of a line, and the name before one in angle brackets. */
function withoutAddresses(line: string): string {
  if (!line.split(/\s/).some(isAddress)) return line;
  const words: string[] = [];
  for (const word of line.split(/\s/)) {
    if (!isAddress(word)) words.push(word);
    else if (/^\(?</.test(word)) for (let i = 0; i < maxNameWords && nameWord.test(words.at(-1) ?? ''); i++) words.pop();
  }
  return words.join(' ');
}

function isAddress(word: string): boolean {
  return word.length <= maxAddressLength && address.test(word);
}

function isBlank(line: string | undefined): boolean {
  return (line ?? '').trim() === '';
}
