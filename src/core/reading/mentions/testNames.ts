// What the report of a failed test may name it by: titles between the marks of the report, and names that a test function can have.

/** What a text may name tests by. */
export interface TestNames {
  /** Names and titles of each line, the likeliest first. */
  readonly lines: readonly (readonly string[])[];
  /** Names of files, without their folders. */
  readonly files: ReadonlySet<string>;
}

/** Lines of the text that are looked at, and the longest of them: what follows is the output of the tests. */
const [mostLines, longestLine] = [400, 400];

/** What `text` may name tests by. */
export function testNamesIn(text: string): TestNames {
  const lines = text.split('\n', mostLines).filter((line) => line.length <= longestLine);
  return {
    // The title of a suite stands before that of its test.
    lines: lines.map((line) => [...titlesIn(line), ...namesIn(line)].reverse()).filter((names) => names.length > 0),
    files: new Set(lines.flatMap((line) => line.match(/[\w.-]+\.\w+/g) ?? [])),
  };
}

/** Names that a test function can have: they say what they are, since "test" is a part of them or they have several words. */
function namesIn(line: string): readonly string[] {
  return (line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).filter((name) => /test/i.test(name) || /[a-z\d][A-Z_]|_[a-z]/.test(name));
}

/** Titles between the marks that reports set around them: `✖ suite › title (3 ms)`, `not ok 4 - title`, `2) title:`. */
function titlesIn(line: string): readonly string[] {
  const parts = line.split(/\s+(?:[›»>]|::|\|)\s+/);
  return parts.map((part) => part.replace(before, '').replace(after, '')).filter((part) => part.includes(' '));
}

const before = /^\s*(?:[^\p{L}\p{N}\s"'`]+\s+|(?:not )?ok \d+ - |\d+\)\s+|(?:FAIL(?:ED)?|Error)[:\s]+)*/u;
const after = /\s*(?:\(\d[\d.,]*\s*m?s\)|\d[\d.,]*\s*m?s|:)?\s*$/;
