// Finds the tests that a failure report names: titles between its marks, and possible names of test functions.

/** Possible names of tests in a text. */
export interface TestNames {
  /** Names and titles per line, the likeliest first. */
  readonly lines: readonly (readonly string[])[];
  /** Names of files without folders. */
  readonly files: ReadonlySet<string>;
}

/** Maximum number of lines that are read: the rest is output of the tests. */
const maxLines = 400;
/** Maximum length of a line with a name; a longer one is output too. */
const maxLineLength = 400;

/** Possible names of tests in `text`. */
export function testNamesIn(text: string): TestNames {
  const lines = text.split('\n', maxLines).filter((line) => line.length <= maxLineLength);
  return {
    // The title of a suite comes before that of its test.
    lines: lines.map((line) => [...titlesIn(line), ...namesIn(line)].reverse()).filter((names) => names.length > 0),
    files: new Set(lines.flatMap((line) => line.match(/[\w.-]+\.\w+/g) ?? [])),
  };
}

/** Possible names of test functions: they contain "test" or have several words. */
function namesIn(line: string): readonly string[] {
  return (line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []).filter((name) => /test/i.test(name) || /[a-z\d][A-Z_]|_[a-z]/.test(name));
}

/** Titles between the marks of reports: `✖ suite › title (3 ms)`, `not ok 4 - title`, `2) title:`. */
function titlesIn(line: string): readonly string[] {
  const parts = line.split(/\s+(?:[›»>]|::|\|)\s+/);
  return parts.map((part) => part.replace(markBefore, '').replace(markAfter, '')).filter((part) => part.includes(' '));
}

const markBefore = /^\s*(?:[^\p{L}\p{N}\s"'`]+\s+|(?:not )?ok \d+ - |\d+\)\s+|(?:FAIL(?:ED)?|Error)[:\s]+)*/u;
const markAfter = /\s*(?:\(\d[\d.,]*\s*m?s\)|\d[\d.,]*\s*m?s|:)?\s*$/;
