// A name of a style in a file, before it is compared: a class or an id, with the way in which the place has it.
import type { UseKind } from '../../../uses/places/useKind.ts';

/** What a style names. */
export type StyleType = 'class' | 'id';

/** A name with its offset in the text. */
export interface StyleName {
  readonly type: StyleType;
  readonly name: string;
  readonly offset: number;
  readonly kind: UseKind;
  /** The name is only the start: code adds the rest (`'btn-' + kind`). */
  readonly isStart?: true;
}
