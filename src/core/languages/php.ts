// Rules of PHP, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';
import { memberMarkWithArrow } from './textRules.ts';

export const php = languageRules('php', {
  selfNames: words('$this self static parent'),
  globals:
    words(`isset unset empty array list echo count strlen strpos str_replace sprintf printf implode explode in_array array_map array_filter
    array_merge array_keys array_values is_array is_string is_null json_encode json_decode preg_match var_dump define`),
  sharing: 'types',

  importsName: 'definitions',

  constructorName: '__construct',
  marksTypes: true,

  endingGivesNothing: true,

  strings: { hole: /\{(?=\$)|\$\{/y, holeMarks: '"', bare: /\$[\p{L}_][\p{L}\p{N}_]*(?:->[\p{L}_][\p{L}\p{N}_]*)?/uy },
  // `#[` begins an attribute.
  otherLineComment: { mark: '#', unless: '#[' },
  memberMark: memberMarkWithArrow,

  privacy: 'workspace',

  conditions: bracketConditions({
    tests: words(`is_null isset empty strlen count in_array is_string is_bool is_array trim strtolower strtoupper`),
    words: { null: 'null', NULL: 'null', true: 'true', false: 'false', TRUE: 'true', FALSE: 'false' },
    falsyValues: new Set(['null', 'zero', 'emptyText', 'zeroText', 'emptyList'] as const),
    convertsOperands: true,
    apostrophesQuoteTexts: true,
    textWithCode: /^"[^]*\$/,
    objectMaker: /^(?:\$this$|new\s+[\w\\]+\s*\(|(?:static\s+)?(?:function|fn)\b)/,
    hasListLiterals: true,
    keywordSign: ':',
    callsChangeArguments: true,
  }),
});
