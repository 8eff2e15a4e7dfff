// Rules of Kotlin, where they differ from most languages.
import { languageRules, words } from './languageRules.ts';

export const kotlin = languageRules('kotlin', {
  selfNames: words('this super'),
  globals:
    words(`println print require check error TODO listOf mutableListOf mapOf mutableMapOf setOf mutableSetOf arrayOf emptyList emptyMap lazy run
    with apply also let takeIf repeat requireNotNull checkNotNull buildString sequenceOf`),
  sharing: 'types',
  runtime: 'jvm',
  namesMembersBare: true,
  privateIsNotInherited: true,
  undeclaredAssignment: 'member',

  importsName: 'definitions',

  constructorName: 'constructor',
  marksTypes: true,

  blocksHaveValues: true,

  strings: { hole: /\$\{/y, long: ['"""'], bare: /(\$)[\p{L}_][\p{L}\p{N}_]*/uy },

  privacy: 'file',
  projectMark: /\binternal\b/,
  privateIsSealed: true,
  privateDeclarations: [/\bprivate\s+(?:(?:const|lateinit)\s+)*va[lr]\s+(\w+)/g],
  // Source: Java Object Serialization Specification.
  hooks: /^(?:main|readObject|writeObject|readResolve|writeReplace|serialVersionUID)$/,
  classLiteral: (name) => new RegExp(`\\b${name}\\s*::\\s*class\\b`),
  membersOutside: 'extensions',
});
