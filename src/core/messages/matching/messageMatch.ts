// A place that says a message: what the search of messages returns, and what answers are written from.
import type { TextFile } from '../../text/fileTexts.ts';
import type { LineCondition, LiteralRole } from '../literals.ts';
import type { RuntimeCause } from '../runtime/row.ts';
import type { ResourceEntry } from '../resources/entry.ts';
import type { PatternMatch } from './patternMatch.ts';
import type { KeyUseKind } from '../resources/keyForm.ts';

/** Where a message stands. */
export interface MessageMatch extends PatternMatch {
  readonly file: TextFile;
  /** Zero-based line on which the matched text begins. */
  readonly line: number;
  /** The message as it is compared; spans are offsets in it. */
  readonly message: string;
  /** The literal, `…` for its holes. */
  readonly literal: string;
  /** `code`: the line of code itself, no literal in it. Undefined in files without a grammar, but for the texts of templates. */
  readonly role: LiteralRole | 'code' | undefined;
  readonly conditions: readonly LineCondition[];
  /** The text under a key that says it, in files of such texts. */
  readonly entry?: ResourceEntry;
  /** How this place uses the key of `entry`; absent where the text itself stands. */
  readonly how?: KeyUseKind;
  /** Another literal says what fills one of its holes. */
  readonly isFrame?: true;
  /** Where the text stands that this line raises: in the class of an error, or under a name. */
  readonly template?: { readonly file: TextFile; readonly line: number; readonly name: string; readonly isClass: boolean };
  /** The function that writes this text into a template of its own. */
  readonly givenTo?: string;
  /** Zero-based lines of the same function that say it as well. */
  readonly also?: readonly number[];
  /** Only the runtime says the text: what this line does that makes it say so, and when. */
  readonly runtime?: RuntimeCause;
  /** Where the text of the key stands, for a line that uses it. */
  readonly entryFile?: TextFile;
}
