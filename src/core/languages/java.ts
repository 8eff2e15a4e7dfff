// Rules of Java, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';
import { isTyped, plainText, type WrittenForm, type WrittenName } from './textRules.ts';
import { isCalled, isInPath } from './writtenNames.ts';

export const java = languageRules('java', {
  runtime: 'jvm',
  selfNames: words('this super'),
  globals:
    words(`AutoCloseable Boolean Byte Character Class ClassLoader Comparable Double Enum Error Exception Float IllegalArgumentException
    IllegalStateException IndexOutOfBoundsException Integer Iterable Long Math NullPointerException Number NumberFormatException Object
    Process ProcessBuilder Runnable Runtime RuntimeException Short StackTraceElement StrictMath String StringBuffer StringBuilder System
    Thread ThreadLocal Throwable UnsupportedOperationException Void`),
  namesMembersBare: true,
  membersAreListed: true,
  typeNames: 'apart',
  methodsHaveOwnNames: true,
  valuesAreNoTypes: true,
  checksEveryDefinition: true,
  privateIsNotInherited: true,
  constructorsBearClassName: true,
  undeclaredAssignment: 'member',
  pathsNameTypes: true,
  starsTakeMembers: true,

  moduleResolution: 'classPath',
  importsName: 'types',
  packagesShareTypes: true,

  constructsByTypeName: true,
  inheritsConstructors: false,
  hasIntersections: true,
  wrappersAreObjects: true,
  typeParametersFirst: /^(?:(?:public|protected|private|static|final|abstract|default|synchronized)\s+)*</,
  choosesOverloads: true,
  functionsMeetInterfaces: true,
  libraryMethods:
    words(`addAll booleanValue byteValue charAt codePointAt compareTo compareToIgnoreCase computeIfAbsent computeIfPresent containsAll
    containsValue doubleValue equalsIgnoreCase floatValue getAnnotation getBytes getCause getClass getClassLoader getDeclaredFields
    getDeclaredMethods getMessage getOrDefault getSimpleName getStackTrace hasNext intValue isAssignableFrom isInstance isInterface
    lastIndexOf longValue matches ordinal printStackTrace printf putAll putIfAbsent removeAll removeIf replaceAll replaceFirst retainAll
    setLength shortValue toCharArray deleteCharAt`),

  fieldsFlowBare: true,
  decoratorsAreCalled: false,
  thisIsMember: true,
  stringsReferTo: true,
  injectsImplementations: true,

  strings: { long: ['"""'] },
  scopesAreBlocks: true,
  implicitFailure: /^\s*assert\b/,
  keyStyle: 'annotationElements',
  memberForm,
  declaresField: ({ receiver, before, after }) =>
    receiver === undefined && isTyped(before, plainText) && /^\s*(?:\[\s*\]\s*)*[=;,]/.test(after),

  privacy: 'file',
  privateIsSealed: true,
  privateDeclarations: [/\bprivate\s+(?:static\s+final|final\s+static|static)\s+[\w.<>,?[\] ]+?\s+(\w+)\s*(?=[=;])/g],
  // Source: Java Object Serialization Specification.
  hooks: /^(?:main|readObject|writeObject|readObjectNoData|readResolve|writeReplace|serialVersionUID|serialPersistentFields)$/,
  serialisersReadFields: true,
  classLiteral: (name) => new RegExp(`\\b${name}\\s*\\.\\s*class\\b`),
  declaresEveryField: true,

  conditions: bracketConditions({
    tests: words(
      `Objects.isNull Objects.nonNull .isEmpty .isBlank .length .trim .strip .toLowerCase .toUpperCase .startsWith .endsWith .equals .contains`,
    ),
    objectMaker: /^(?:new\s+[\w.]+(?:<[^()]*>)?\s*\(|this$|[\w.]+(?:\.class|::\w+)$|(?:\([^()]*\)|\w+)\s*->)/,
  }),
});

/** Kind of a member by its form: only methods are called. Constructors and annotations show nothing. */
function memberForm(name: WrittenName): WrittenForm | undefined {
  const { receiver, before, after } = name;
  if (/(?:\bnew\s+|@)$/.test(before)) return undefined;
  // `Cart::total` names a method; so may `serialize = false` in an annotation.
  if (isInPath(name) || isCalled(name)) return 'method';
  return receiver === undefined && /[(,]\s*$/.test(before) && /^\s*=(?!=)/.test(after) ? undefined : 'field';
}
