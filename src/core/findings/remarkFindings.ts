// Turns the warnings in documentation (deprecated, not safe, not for production) into findings that quote the text with its line.
import * as l10n from '@vscode/l10n';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Finding, FindingScope } from './finding.ts';

/** A kind of warning with the pattern of its wording. */
export interface RemarkRow {
  readonly kind: 'security' | 'concurrency' | 'production' | 'deprecated';
  readonly pattern: RegExp;
  /** Texts for tests, which the pattern matches. */
  readonly examples: readonly string[];
  /** Texts for tests, which it does not match. */
  readonly counterExamples: readonly string[];
}

/** The rows, most severe first. */
export const remarkRows: readonly RemarkRow[] = [
  {
    kind: 'security',
    pattern:
      /\b(?:(?:is|are|be|it['’]?s|this|very|extremely) (?:very |highly |inherently |potentially |considered )?(?:insecure|dangerous|vulnerable to)|security (?:risk|hole|issue|warning|vulnerabilit\w+)|(?:arbitrary|remote) code execution|allows? (?:an )?attackers?|man[- ]in[- ]the[- ]middle|(?:warning|caution|danger|beware)\b:? [^.]{0,80}\b(?:untrusted|security|unsafe|attack\w*|secrets?))/iu,
    examples: [
      'This is insecure: certificates are not checked.',
      'Warning: never load untrusted data.',
      'Turning it off is a security risk.',
      'makes it vulnerable to man-in-the-middle attacks',
    ],
    counterExamples: ['Cookies that are secure.', 'The security scheme of the request.', 'Whether the string is safe for HTML.'],
  },
  {
    kind: 'production',
    pattern:
      /\b(?:(?:not|never|n['’]t) (?:\w+ ){0,3}(?:in|for) (?:a )?production|(?:only|just) (?:for|in|during) (?:development|debugging|testing|test purposes)|for (?:development|debugging|testing|demonstration) (?:purposes )?only)\b/iu,
    examples: [
      'Do not use this in production.',
      'It must never be enabled in production.',
      'Only for development.',
      'For testing purposes only',
    ],
    counterExamples: ['Used in production by many.', 'Runs the tests only once.'],
  },
  {
    kind: 'concurrency',
    pattern:
      /\b(?:not|n['’]t) (?:be )?(?:safe (?:for|to use (?:from|by|in)) (?:concurrent|several|multiple|parallel)|(?:considered )?(?:thread|goroutine|concurrency|reentran\w*)[- ]?safe|safe for concurrent)|\bnot (?:reentrant|synchroni[sz]ed)\b/iu,
    examples: [
      'It is not safe for concurrent use.',
      'Instances are not thread-safe.',
      'This class is not thread safe.',
      'not safe for concurrent Get() and Set() operations',
    ],
    counterExamples: ['It is thread-safe.', 'Safe for concurrent use by goroutines.'],
  },
  {
    kind: 'deprecated',
    pattern:
      /(?:^|[\s(*.])(?:@deprecated\b|[Dd]eprecated:|\.\. deprecated::|:deprecated:|DEPRECATED\b)|\b(?:is|are|has been|now) deprecated\b/u,
    examples: ['@deprecated use open instead', 'Deprecated: use Open.', '.. deprecated:: 2.0', 'This class is deprecated.'],
    counterExamples: ['Warns of deprecated options.', 'Not deprecated yet'],
  },
];
/** Matches the decorators and attributes of Java, Python, Rust and C# that mark deprecation. */
const deprecationMark = /^[@#[]*(?:\w+\.)*(?:deprecated|obsolete)\b/i;
const maxTextLength = 160;
/** Maximum characters of a quoted sentence before the warning. */
const maxTextBefore = 80;
/** The rows with patterns for documentation, where a line may end between any two words. */
const patterns = remarkRows.map((row) => ({ ...row, pattern: new RegExp(row.pattern.source.replaceAll(' ', '\\s+'), row.pattern.flags) }));

/** One finding per definition whose documentation warns, by its most severe warning. */
export function remarkFindings(graph: CodeGraph, isInScope: FindingScope): Finding[] {
  const findings: Finding[] = [];
  for (const symbol of graph.symbols()) {
    if (symbol.role !== 'code' || !isInScope(symbol.root, symbol.path)) continue;
    const finding = remarkOf(symbol);
    if (finding) findings.push(finding);
  }
  return findings;
}

function remarkOf(symbol: SymbolNode): Finding | undefined {
  const { root, path, fact } = symbol;
  const row = fact.doc ? patterns.find(({ pattern }) => pattern.test(fact.doc)) : undefined;
  const isMarked = fact.decorators.some((decorator) => deprecationMark.test(decorator));
  if (!row && !isMarked) return undefined;
  const name = fact.kind === 'module' ? path : fact.qualifiedName;
  const warningLine = row ? lineOf(symbol, row) : undefined;
  const line = warningLine ?? fact.nameRange.start.line;
  return {
    root,
    path,
    lines: { first: line, last: line },
    severity: row && row.kind !== 'deprecated' ? 'medium' : 'low',
    category:
      row?.kind === 'security' || row?.kind === 'production' ? 'security' : row?.kind === 'concurrency' ? 'correctness' : 'maintainability',
    rule: 'remark',
    message: row ? l10n.t('{0}, in its own words: {1}', name, sentenceOf(fact.doc, row)) : l10n.t('{0} is marked as deprecated.', name),
    // Exported code reaches more users.
    effect: (row ? 2 : 1) * (fact.exported ? 2 : 1),
  };
}

/** Line of the warning; the first line of documentation that lost its line breaks; undefined where its place is unknown. */
function lineOf({ fact }: SymbolNode, { pattern }: RemarkRow): number | undefined {
  if (!fact.docLines) return undefined;
  const { first, last } = fact.docLines;
  const at = fact.doc.slice(0, pattern.exec(fact.doc)?.index ?? 0).split('\n').length - 1;
  return Math.min(last, first + at);
}

/** The sentence around the match, cut to the part near it if it is long. */
function sentenceOf(doc: string, { pattern }: RemarkRow): string {
  const match = pattern.exec(doc);
  const at = match?.index ?? 0;
  const before = doc.slice(0, at + 1);
  const start = Math.max(0, ...Array.from(before.matchAll(/[.!?]\s+|\n\s*\n/gu), ({ index, 0: mark }) => index + mark.length));
  const end = /[.!?](?=\s|$)|\n\s*\n/u.exec(doc.slice(at + (match?.[0].length ?? 0)));
  const from = at - start > maxTextBefore ? doc.indexOf(' ', at - maxTextBefore) : Math.min(start, at);
  const text = `${from > start ? '…' : ''}${doc
    .slice(from, end ? at + (match?.[0].length ?? 0) + end.index + 1 : undefined)
    .replace(/\s+/g, ' ')
    .trim()}`;
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength).trimEnd()}…` : text;
}
