// Rules of JavaScript and TypeScript, also in pages of Vue and Svelte, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';

export const ecmascript = languageRules('ecmascript', {
  selfNames: words('this super'),
  globals:
    words(`AbortController AbortSignal Array ArrayBuffer BigInt Blob Boolean Buffer DataView Date Error EvalError Event EventTarget Float32Array
    Float64Array FormData Function Headers Infinity Int16Array Int32Array Int8Array Intl JSON Map Math MessageChannel NaN Number Object
    Promise Proxy RangeError ReferenceError Reflect RegExp Request Response Set SharedArrayBuffer String Symbol SyntaxError TextDecoder
    TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
    WebSocket Worker XMLHttpRequest alert atob btoa cancelAnimationFrame clearImmediate clearInterval clearTimeout console crypto
    decodeURI decodeURIComponent document encodeURI encodeURIComponent escape eval fetch global globalThis isFinite isNaN localStorage
    location navigator parseFloat parseInt performance process queueMicrotask requestAnimationFrame require sessionStorage setImmediate
    setInterval setTimeout structuredClone unescape window`),
  bodiesNameFields: false,
  namespaceHead: /\b(?:namespace|module)\s/,
  mergesNamespaces: true,
  typeNames: 'beside',
  typeParametersHide: true,
  variablesAreNoTypes: true,
  // `describe('useForm', …)` defines no name `useForm`.
  isTitle: ({ kind }) => kind === 'test',
  declarationsAreOneType: true,
  mergesDefinitions: true,
  undeclaredAssignment: 'outer',
  hasObjectLiterals: true,
  parametersHaveParts: true,
  exportsByStatement: true,

  moduleResolution: 'node',
  bareSpecifiersLeaveFile: true,
  starsOnlyPassOn: true,

  constructorName: 'constructor',
  hasIntersections: true,
  hasTypeOperators: true,
  fitsByShape: true,
  followsDeclaredTypes: true,
  listType: 'Array',
  libraryMethods:
    words(`charCodeAt codePointAt copyWithin endsWith exec findLastIndex getDate getDay getFullYear getHours getMinutes getMonth getSeconds
    getTime getTimezoneOffset isPrototypeOf lastIndexOf localeCompare matchAll normalize padEnd padStart propertyIsEnumerable reduceRight
    removeEventListener removeListener repeat replaceAll setAttribute getAttribute appendChild removeChild querySelector querySelectorAll
    substr toExponential toFixed toISOString toLocaleString toPrecision toReversed toSorted toSpliced trimEnd trimStart preventDefault
    stopPropagation dispatchEvent finally`),

  membersAreKeys: true,
  functionsHaveThis: true,
  functionsHaveMethods: true,
  iteration: { start: '[Symbol.iterator]', step: 'next', element: 'value', calledMethods: ['[Symbol.iterator]'] },
  hasPrototypes: true,
  endingGivesNothing: true,

  strings: { hole: /\$\{/y, long: ['`'], holeMarks: '`' },
  hasRegularExpressions: true,
  quotesMembers: true,
  hasMarkup: true,
  hasTypeKeywords: true,
  hasTypeQueries: true,
  scopesAreBlocks: true,
  keyStyle: 'objectLiterals',

  privacy: 'module',
  privateIsSealed: true,
  privateDeclarations: [
    /^(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gmu,
    // A field of type `void` holds nothing: it only makes its class distinct.
    /\bprivate\s+(?:(?:static|readonly|override|declare|accessor)\s+)*([\p{L}_$][\p{L}\p{N}_$]*)\s*[?!]?\s*(?=[:=;,)\n])(?!:\s*(?:void|never|undefined)\b)/gu,
    /^\s+(?:(?:static|readonly)\s+)*(#[\p{L}_$][\p{L}\p{N}_$]*)\s*[?!]?\s*(?=[:=;\n])/gmu,
  ],
  readsOwnNames: /(?<![.\w$])eval\s*\(/,
  definitionsAreExpressions: true,

  conditions: bracketConditions({
    tests: words(`Array.isArray .length .trim .toLowerCase .toUpperCase .startsWith .endsWith .includes`),
    onlyObjectsAreInstances: true,
    words: { null: 'null', undefined: 'undefined', true: 'true', false: 'false' },
    falsyValues: new Set(['null', 'undefined', 'zero', 'emptyText'] as const),
    convertsOperands: true,
    apostrophesQuoteTexts: true,
    textWithCode: /^`[^]*\$\{/,
    objectMaker: /^(?:new\s+[\w.]+(?:<[^()]*>)?\s*\(|\{|(?:async\s+)?function\b|(?:async\s*)?(?:\([^()]*\)|[\w$]+)\s*=>)/,
    hasListLiterals: true,
    decoratorsChangeCalls: true,
    typeComesFirst: false,
    argumentsMayLack: true,
  }),
});
