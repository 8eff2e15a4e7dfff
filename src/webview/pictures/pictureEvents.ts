// Events of pictures for the panel: open a place, copy or save a text.

/** Detail of `open-place`: an index into the places of the answer's pictures. */
export interface PlaceWish {
  readonly n: number;
  readonly beside: boolean;
}

/** Fires `open-place`. */
export function firePlace(from: HTMLElement, n: number, beside: boolean): void {
  from.dispatchEvent(new CustomEvent<PlaceWish>('open-place', { detail: { n, beside }, bubbles: true }));
}

/** Fires `copy-text` or `save-svg` with the text. */
export function fireText(from: HTMLElement, type: 'copy-text' | 'save-svg', text: string): void {
  from.dispatchEvent(new CustomEvent<string>(type, { detail: text, bubbles: true }));
}
