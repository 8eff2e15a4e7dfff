// Takes over the page's early question box, which accepts text before the script runs and the host has answered.

/** Removes that box and the rest of the page from `root`, and returns the typed text. */
export function takeEarlyQuestion(root: HTMLElement): string {
  const typedText = root.querySelector<HTMLTextAreaElement>('#early')?.value ?? '';
  root.replaceChildren();
  return typedText;
}
