// The question box that the page brings along: it can be typed in before the script runs and before the host has said anything.

/** Takes that box out of `root`, with everything else of the page, and returns what was typed into it. */
export function takeEarly(root: HTMLElement): string {
  const typed = root.querySelector<HTMLTextAreaElement>('#early')?.value ?? '';
  root.replaceChildren();
  return typed;
}
