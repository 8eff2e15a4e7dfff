// Which names are those of error types, and which functions pass an error on: conventions that languages and libraries share.
import { captureOf } from '../captures.ts';
import type { FileContext } from '../context.ts';

const typeName = /(?:Error|Exception|Failure|Fault|^Throwable)$/;
const passing = new Set(
  'reject rej fail failed failure error errored err exception exceptionally throw throwing raise abort destroy callback cb next done emit left panic'.split(
    ' ',
  ),
);
const looking = new Set(
  'expect assert is to then do mock log report capture handle show print format serialize describe from parse count track notify resolve warn'.split(
    ' ',
  ),
);

/** `AppError`, `pkg.NotFoundException`: by how it ends. */
export function isErrorName(name: string): boolean {
  return typeName.test(name);
}

const known = new Map<string, boolean>();
/** Names repeat from file to file; a project with more of them than this begins anew. */
const mostKnown = 20_000;

/** A function that hands an error on instead of looking at it: `reject`, `next`, `callback`, `failedFuture`, `orElseThrow`, `set_exception`. */
export function passesErrors(name: string): boolean {
  let passes = known.get(name);
  if (passes === undefined) {
    if (known.size >= mostKnown) known.clear();
    known.set(name, (passes = byWords(name)));
  }
  return passes;
}

function byWords(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.some((word) => passing.has(word)) && !words.some((word) => looking.has(word));
}

/** Takes errors and nothing else, whatever their types are called: `reject`, `orElseThrow`, `failedFuture`. */
export function isOnlyForErrors(name: string): boolean {
  return /(?:reject|throw|raise|error|exception|fail)/i.test(name);
}

/** Names of the classes of the file that are error types by what they extend. */
export function errorClasses({ captures, source, owners, drafts }: FileContext): ReadonlySet<string> {
  const pairs = captures('extends').flatMap((match) => {
    const node = captureOf(match, 'extends');
    const draft = node && drafts[owners.holding(node.startIndex) - 1];
    return node && draft ? [{ name: draft.name, base: source.folded(node, 200) }] : [];
  });
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, base } of pairs) if (isErrorName(base) || names.has(base)) names.add(name);
  }
  return names;
}
