// Reads the text before the name in the declaration of a field or variable: modifiers, and whether the statement exports it.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { symbolAround } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { occurrencesOf, type Occurrence } from '../places/occurrences.ts';
import { declaresMember } from '../places/memberDeclaration.ts';
import { codeIn } from '../places/recentCode.ts';
import { nameOfTarget, type UseTarget } from './usePlaces.ts';

/** `constructor(private readonly name: …)` declares a field. */
const parameterProperty =
  /[(,]\s*(?:@\w+(?:\([^()]*\))?\s*)*(?:(?:private|protected|public|readonly|override)\s+)+$|^\s*(?:(?:private|protected|public|readonly|override)\s+)+$/;
const selfReceiver = /^(?:self|this|cls|@)$/;

/** The text before the name on its line, for a variable from the beginning of its statement; undefined without a visible declaration. */
export function fieldHead(target: UseTarget, text: string | undefined, graph: CodeGraph): string | undefined {
  const { symbol } = target;
  if (text === undefined) return undefined;
  const occurrences = occurrencesOf(nameOfTarget(target), codeIn(text, symbol.language));
  const isOfClass = isClassLike(symbol.fact);
  const symbolAt = (occurrence: Occurrence): ReturnType<CodeGraph['at']> =>
    symbolAround(symbol.root, symbol.path, occurrence.line, occurrence.column, graph);
  const declaration = occurrences.find((each) => {
    const enclosing = symbolAt(each);
    if (enclosing?.id === symbol.id) return declaresMember(each) || (!isOfClass && isVariable(each));
    return isOfClass && enclosing?.fact.parent === symbol.fact.index && each.receiver === undefined && parameterProperty.test(each.before);
  });
  if (declaration) return isOfClass ? declaration.before : statementHead(declaration);
  // Without a declaration the first assignment on the object itself counts as one.
  const assignment = occurrences.find(({ receiver, after }) => selfReceiver.test(receiver ?? '') && /^\s*(?::[^=]+)?=(?!=)/.test(after));
  return isOfClass ? assignment?.before : undefined;
}

function isVariable({ receiver, code, offset }: Occurrence): boolean {
  return (
    receiver === undefined && /^(?:export\s+|declare\s+)*(?:const|let|var)\b[^=;]*$/.test(code.slice(statementStart(code, offset), offset))
  );
}

function statementHead({ code, offset }: Occurrence): string {
  return code.slice(statementStart(code, offset), offset);
}

/** Start of the last line up to `offset` that is not indented and more than a bracket: the body of `declare global` may open on its own line. */
export function statementStart(code: string, offset: number): number {
  let start = code.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0 && /[\s{})\]]/.test(code.charAt(start))) start = code.lastIndexOf('\n', start - 2) + 1;
  return start;
}
