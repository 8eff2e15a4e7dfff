// Takes over the page's early question box, which accepts text before the script runs and the host has answered.

/** Removes that box and the rest of the page from `root`, and returns the typed text. */
export function takeEarly(root: HTMLElement): string {
  const typed = root.querySelector<HTMLTextAreaElement>('#early')?.value ?? '';
  root.replaceChildren();
  return typed;
}
