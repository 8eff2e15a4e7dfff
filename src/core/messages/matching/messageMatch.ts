// Match of a message with a place: the result of the search, and the input of answers.
import type { TextFile } from '../../text/fileTexts.ts';
import type { LineCondition, LiteralRole } from '../literals.ts';
import type { RuntimeCause } from '../runtime/runtimeRow.ts';
import type { ResourceEntry } from '../resources/resourceEntry.ts';
import type { PatternMatch } from './patternMatch.ts';
import type { KeyUseKind } from '../resources/keyForm.ts';

/** A place that a message may come from. */
export interface MessageMatch extends PatternMatch {
  readonly file: TextFile;
  /** Zero-based first line of the matched text. */
  readonly line: number;
  /** The message in its compared form; spans are offsets in it. */
  readonly message: string;
  /** The literal, `…` for its holes. */
  readonly literal: string;
  /** `code`: the line of code itself, without a literal. Undefined in files without a grammar, except for texts of templates. */
  readonly role: LiteralRole | 'code' | undefined;
  readonly conditions: readonly LineCondition[];
  /** The entry with this text, in resource files. */
  readonly entry?: ResourceEntry;
  /** How this place uses the key of `entry`; absent at the entry itself. */
  readonly how?: KeyUseKind;
  /** Another literal gives the value of one of its holes. */
  readonly isFrame?: true;
  /** Place of the text that this line raises: in the class of an error, or under a name. */
  readonly template?: { readonly file: TextFile; readonly line: number; readonly name: string; readonly isClass: boolean };
  /** The function that puts this text into a template of its own. */
  readonly givenTo?: string;
  /** Whether its statement names a value of the message, such as a parameter; see `rankByHints`. */
  readonly namesValue?: true;
  /** Zero-based lines of the same function with the same text. */
  readonly also?: readonly number[];
  /** For text that only the runtime writes: the operation on this line that causes it, and when. */
  readonly runtime?: RuntimeCause;
  /** The file with the text of the key, for a line that uses it. */
  readonly entryFile?: TextFile;
}
