// What a place counts by what its file is for, beside 1 for code. `words`: found by words and vectors; `facts`: by names, messages, traces or calls.
import type { Weight } from './weight.ts';

/** Rows of the roles of files. */
export const roleWeights = {
  'role.configuration.words': { value: 0.7, kind: 'share', does: 'Configuration that words find.', measured: undefined },
  'role.configuration.facts': { value: 0.6, kind: 'share', does: 'Configuration that facts find.', measured: undefined },
  'role.documentation.words': { value: 0.6, kind: 'share', does: 'Documentation that words find.', measured: undefined },
  'role.documentation.facts': { value: 0.35, kind: 'share', does: 'Documentation that facts find.', measured: undefined },
  'role.example.words': { value: 0.6, kind: 'share', does: 'Examples that words find.', measured: undefined },
  'role.example.facts': { value: 0.3, kind: 'share', does: 'Examples that facts find.', measured: undefined },
  'role.test.words': { value: 0.5, kind: 'share', does: 'Tests that words find.', measured: undefined },
  'role.test.facts': { value: 0.25, kind: 'share', does: 'Tests that facts find.', measured: undefined },
  'role.generated.words': { value: 0.4, kind: 'share', does: 'Generated code that words find.', measured: undefined },
  'role.generated.facts': { value: 0.2, kind: 'share', does: 'Generated code that facts find.', measured: undefined },
  'role.vendored.words': { value: 0.4, kind: 'share', does: 'Code of others that words find.', measured: undefined },
  'role.vendored.facts': { value: 0.2, kind: 'share', does: 'Code of others that facts find.', measured: undefined },
  'role.askedFor': { value: 1.2, kind: 'factor', does: 'Tests or documentation where the question asks for them.', measured: undefined },
  'role.besideCode.statement': {
    value: 0.5,
    kind: 'share',
    does: 'What words find beside code and configuration for a statement, once more: it speaks of them in passing.',
    measured: undefined,
  },
  'role.besideCode.report': { value: 0.4, kind: 'share', does: 'The same for a report.', measured: undefined },
} as const satisfies Readonly<Record<string, Weight>>;
