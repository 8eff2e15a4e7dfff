// Rules of Go, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';
import type { WrittenName } from './textRules.ts';

export const go = languageRules('go', {
  globals:
    words(`append cap clear close complex copy delete imag len make max min new panic print println real recover bool byte error float32 float64
    int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr any nil true false`),
  sharing: 'folder',
  packagesAreFolders: true,
  bodiesNameFields: false,
  valuesAreNoTypes: true,
  variablesAreNoTypes: true,
  hasLoopVariables: true,

  moduleResolution: 'goModules',
  manifest: 'go-module',

  constructorName: '',
  implicitFailure: /^\s*return\s+(?:[^"`]*,\s*)?(?:err|\w+Err)\s*$/,
  constructsByTypeName: true,
  marksTypes: true,
  writesMapTypes: true,
  interfacesAreImplicit: true,

  chainForm: 'conversions',
  indexesByType: true,
  fieldsHoldFunctions: true,
  runsInFunctionsOnly: true,
  routersAreHandedOn: true,

  strings: { long: ['`'], raw: '`' },
  typesFollowNames: true,
  declarationSign: /^\s*(?:,\s*\w+\s*)*:=/,
  scopesAreBlocks: true,
  namesBeginAfterDeclaration: true,
  keyStyle: 'compositeLiterals',
  keysLookLikeDeclarations: true,
  declaresField,

  privacy: 'package',
  privateDeclarations: [/^(?:var|const)\s+(\p{Ll}\w*)/gmu],
  // Sources: Go specification and package testing.
  hooks: /^(?:main|init|_)$|^(?:Test|Benchmark|Example|Fuzz)/,
  declaresEveryField: true,
  hasNamelessTypes: true,
  outsideIsSure: true,
  returnsErrors: true,
  typeWordsFollow: true,
  membersOutside: 'named',
  typesSpanFiles: true,

  conditions: bracketConditions({
    tests: words(`len strings.HasPrefix strings.HasSuffix`),
    end: 'brace',
    words: { nil: 'null', true: 'true', false: 'false' },
    objectMaker: /^(?:&[\w.]+(?:\[[^\]]*\])?\{|func\s*\()/,
    spread: /\.\.\.$/,
    typeComesFirst: false,
  }),
});

/** Whether the name is a field in a struct: `a, b Type`. */
function declaresField({ receiver, before, after }: WrittenName): boolean {
  return receiver === undefined && /(?:^|[{;])\s*(?:\w+\s*,\s*)*$/.test(before) && /^(?:\s*,\s*\w+)*[ \t]+(?:[\w*[(]|<-)/.test(after);
}
