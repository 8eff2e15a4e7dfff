// Rules of Ruby, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';

export const ruby = languageRules('ruby', {
  selfNames: words('self super'),
  globals:
    words(`puts print p pp require require_relative raise fail loop lambda proc format sprintf attr_reader attr_writer attr_accessor include
    extend prepend private public protected module_function block_given? binding catch throw rand sleep Array Integer Float String Hash`),
  sharing: 'types',
  namesMembersBare: true,
  // `it 'adds'` has a title, `def test_adds` a name.
  isTitle: (symbol) => symbol.kind === 'test' && !symbol.signature.startsWith('def '),
  checksEveryDefinition: true,

  moduleResolution: 'loadPath',
  optionalEnding: '.rb',

  constructorName: 'initialize',
  marksTypes: true,

  chainForm: 'marks',
  newIsMember: true,
  bodiesRunOnce: true,
  blocksHaveValues: true,
  callsWithoutParentheses: true,

  strings: { hole: /#\{/y, holeMarks: '"`', bare: /(#)@{1,2}[\p{L}_][\p{L}\p{N}_]*/uy },
  marksFields: true,
  conditionsFollow: true,
  assigningMakesLocals: true,

  privacy: 'workspace',
  typesSpanFiles: true,

  conditions: bracketConditions({
    tests: words(`.nil? .empty? .length .zero? .positive? .negative? .strip .downcase .upcase .start_with? .end_with? .include? .is_a?`),
    end: 'line',
    words: { nil: 'null', true: 'true', false: 'false' },
    falsyValues: new Set(['null'] as const),
    classesDefineEquality: true,
    apostrophesQuoteTexts: true,
    textWithCode: /^"[^]*#[{@$]/,
    objectMaker: undefined,
    hasListLiterals: true,
    keywordSign: ':',
    spread: /^\*/,
    typeComesFirst: false,
  }),
});
