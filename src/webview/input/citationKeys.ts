// Keys for citations: Alt+Down and Alt+Up move between them, from the question box to the first of the newest answer, and Escape goes back.

/** Listens in the whole panel. Skips citations in closed folds. */
export function watchCitationKeys(document: Document): void {
  document.addEventListener('keydown', (event) => {
    const step = event.altKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (step !== undefined && focusCitation(document, step)) event.preventDefault();
    if (event.key === 'Escape' && isCitation(document.activeElement)) document.getElementById('question')?.focus();
  });
}

/**
 * Moves the focus by `step` among the citations of the focused answer, else of the newest one that has citations.
 * @returns whether there was one to focus
 */
export function focusCitation(document: Document, step: number): boolean {
  const focusedElement = document.activeElement;
  const article = focusedElement?.closest('article.turn');
  const citationsIn = (turn: Element): readonly HTMLElement[] =>
    [...turn.querySelectorAll<HTMLElement>('button.citation')].filter((button) => button.checkVisibility());
  const newestCitations = [...document.querySelectorAll('article.turn')]
    .reverse()
    .map(citationsIn)
    .find((citationButtons) => citationButtons.length > 0);
  const citations = article ? citationsIn(article) : (newestCitations ?? []);
  const at = citations.findIndex((button) => button === focusedElement);
  // From elsewhere in an answer, or from the box, start at one of the ends.
  const next = at < 0 ? citations.at(step > 0 ? 0 : -1) : citations[at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

function isCitation(element: Element | null): boolean {
  return element?.matches('button.citation') === true;
}
