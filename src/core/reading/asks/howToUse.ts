// Recognizes questions for usage, "How do I use X?", as opposed to questions for the inner workings.

const verbs =
  '(?:use|call|invoke|configure|set ?up|enable|turn on|write|add|create|make|build|register|define|declare|extend|customi[sz]e|plug in|pass|import|instantiate|initiali[sz]e|start using|get started|work with|integrate)';
const asksHow = new RegExp(
  `\\bhow (?:(?:do|can|could|should|would|must|might) (?:i|we|you|one|users?|somebody|someone|developers?|people)|does one|to) (?:[a-z]+ly )?${verbs}\\b`,
  'i',
);
const asksForExample = /\b(?:example|usage|sample)s? (?:of|for|code)\b|\bshow (?:me )?how to\b/i;
const german = new RegExp(
  '\\bwie (?:kann|muss|soll|sollte|könnte) (?:ich|man|wir)\\b.{1,120}\\b(?:verwenden|benutzen|nutzen|einrichten|aufrufen|hinzufügen|anlegen|erweitern|konfigurieren|registrieren)|' +
    '\\bwie (?:verwende|benutze|nutze|konfiguriere|erweitere|registriere) (?:ich|man)\\b',
  'iu',
);

/** Whether a question asks for the usage of something rather than its inner workings. */
export function isHowToUseQuestion(text: string): boolean {
  return text.length <= 300 && (asksHow.test(text) || asksForExample.test(text) || german.test(text));
}
