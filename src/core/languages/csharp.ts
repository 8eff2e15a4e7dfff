// Rules of C#, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';

export const csharp = languageRules('csharp', {
  selfNames: words('this base'),
  globals: words('nameof typeof default sizeof'),
  sharing: 'types',
  namesMembersBare: true,
  undeclaredAssignment: 'member',

  marksTypes: true,
  interfaceName: /(?:^|\.)I\p{Lu}\w*$/u,

  baseConstructor: 'base',

  strings: { hole: /\{(?!\{)/y, long: ['"""'], holePrefix: /\$/ },
  apostrophesOpenCharacters: true,

  privacy: 'workspace',
  projectMark: /\binternal\b/,
  classLiteral: (name) => new RegExp(`\\btypeof\\s*\\(\\s*${name}\\s*\\)`),
  typesSpanFiles: true,

  conditions: bracketConditions({
    tests: words(`string.IsNullOrEmpty string.IsNullOrWhiteSpace .Length .Trim .ToLower .ToUpper .StartsWith .EndsWith`),
    classesDefineEquality: true,
    textWithCode: /^[@$]*\$[@$]*"[^]*\{/,
    objectMaker: /^(?:new\s+[\w.]+(?:<[^()]*>)?\s*\(|this$|(?:async\s+)?(?:\([^()]*\)|\w+)\s*=>)/,
    keywordSign: ':',
    argumentsGiveTypes: true,
  }),
});
