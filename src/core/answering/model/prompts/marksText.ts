// Tells a model which evidence the developer marked between two requests.

/** Numbers of evidence that the developer marked as important or as not relevant. */
export interface EvidenceMarks {
  readonly pinned: readonly number[];
  readonly excluded: readonly number[];
}

/** The sentences about the marks; empty when there are none. */
export function marksText({ pinned, excluded }: EvidenceMarks): string {
  return [
    excluded.length
      ? `The developer says that evidence ${numberList(excluded)} is not relevant: answer without it, and do not cite it.`
      : '',
    pinned.length ? `The developer says that evidence ${numberList(pinned)} matters: take it into account.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function numberList(numbers: readonly number[]): string {
  return numbers.map((n) => `[${n}]`).join(', ');
}
