// Recognizes names of error types and of functions that pass errors on, by conventions of languages and libraries.
import { captureOf } from '../captures.ts';
import type { FileContext } from '../fileContext.ts';

const errorTypeName = /(?:Error|Exception|Failure|Fault|^Throwable)$/;
const passingWords = new Set(
  'reject rej fail failed failure error errored err exception exceptionally throw throwing raise abort destroy callback cb next done emit left panic'.split(
    ' ',
  ),
);
const handlingWords = new Set(
  'expect assert is to then do mock log report capture handle show print format serialize describe from parse count track notify resolve warn'.split(
    ' ',
  ),
);

/** Whether a name is that of an error type, by its ending: `AppError`, `pkg.NotFoundException`. */
export function isErrorName(name: string): boolean {
  return errorTypeName.test(name);
}

const passesCache = new Map<string, boolean>();
/** Maximum cached names, since names repeat from file to file; a larger cache is cleared. */
const maxCachedNames = 20_000;

/**
 * Whether a function passes an error on rather than handling it: `reject`, `next`, `callback`, `failedFuture`, `orElseThrow`,
 * `set_exception`.
 */
export function passesErrors(name: string): boolean {
  let passes = passesCache.get(name);
  if (passes === undefined) {
    if (passesCache.size >= maxCachedNames) passesCache.clear();
    passesCache.set(name, (passes = passesByWords(name)));
  }
  return passes;
}

function passesByWords(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => passingWords.has(word)) && !words.some((word) => handlingWords.has(word));
}

/** Whether a function takes only errors, whatever the names of their types: `reject`, `orElseThrow`, `failedFuture`. */
export function isOnlyForErrors(name: string): boolean {
  return /(?:reject|throw|raise|error|exception|fail)/i.test(name);
}

/** Names of the file's classes that are error types by their bases. */
export function errorClasses({ captures, source, owners, drafts }: FileContext): ReadonlySet<string> {
  const pairs = captures('extends').flatMap((match) => {
    const node = captureOf(match, 'extends');
    const draft = node && drafts[owners.holderAt(node.startIndex) - 1];
    return node && draft ? [{ name: draft.name, base: source.foldedText(node, 200) }] : [];
  });
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, base } of pairs) if (isErrorName(base) || names.has(base)) names.add(name);
  }
  return names;
}
