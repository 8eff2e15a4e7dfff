// Rules of Rust, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';
import type { WrittenName } from './textRules.ts';
import { isCalled, isInPath } from './writtenNames.ts';

export const rust = languageRules('rust', {
  selfNames: words('self Self'),
  globals:
    words(`Some None Ok Err Box Vec String Option Result println print eprintln eprint format vec panic assert assert_eq assert_ne debug_assert
    write writeln todo unimplemented unreachable matches drop dbg include_str env concat stringify cfg`),
  // `Err` always means the one of the prelude, even if other code defines the name.
  globalsComeFirst: true,
  sharing: 'types',
  filesAreModules: true,
  bodiesNameFields: false,
  namespaceHead: /\b(?:namespace|mod)\s/,
  valuesAreNoTypes: true,
  pathsNameModules: true,
  starsTakeMembers: true,
  typesBelongToTraits: true,

  moduleResolution: 'crates',

  marksTypes: true,

  runsInFunctionsOnly: true,
  blocksHaveValues: true,

  // `format!("{name:?}")` reads the variable or constant. Source: The Rust Reference, implicit named arguments.
  strings: { bare: /((?<!\{)\{)[\p{L}_][\p{L}\p{N}_]*(?=[:}])/uy, isOfMacros: true },
  apostrophesOpenCharacters: true,
  hasLoneApostrophes: true,
  caseMark: /=>/g,
  keyStyle: 'structLiterals',
  keysLookLikeDeclarations: true,
  memberForm: (name) => (name.receiver === undefined || isInPath(name) ? undefined : isCalled(name) ? 'method' : 'field'),
  declaresField,

  privacy: 'crate',
  projectMark: /\bpub\s*\((?:crate|self|super|in\b)/,
  declaresEveryField: true,
  outsideIsSure: true,
  returnsErrors: true,
  failingMethods: words('expect expect_err ok_or ok_or_else context with_context wrap_err wrap_err_with'),
  implicitFailure: /\.unwrap\(\)|\.expect\(|\bassert(?:_eq|_ne)?!\s*\(|[\w)\]]\?(?=\s*(?:[;,.)]|$))/,
  membersOutside: 'named',
  typesSpanFiles: true,

  conditions: bracketConditions({
    tests: words(`.is_none .is_some .is_empty .len .trim .to_lowercase .to_uppercase .starts_with .ends_with`),
    end: 'brace',
    words: { None: 'null', true: 'true', false: 'false' },
    objectMaker: /^Some\s*\(/,
    typeComesFirst: false,
  }),
});

/** Whether the name is a field in a struct: `pub name: Type`. */
function declaresField({ receiver, before, after }: WrittenName): boolean {
  return receiver === undefined && /(?:^|[{,])\s*(?:pub(?:\([^)]*\))?\s+)?$/.test(before) && /^\s*:(?!:)/.test(after);
}
