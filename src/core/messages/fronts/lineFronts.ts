// Removes the prefixes of log collectors from lines, so that a trace in a log reads like one on a terminal.

/** A longer line belongs to no trace; the limit also bounds the cost of the expressions. */
const maxLineLength = 800;

/** php-fpm puts the program's output in quotation marks. */
const phpFront = /^[^"\n]{0,160}\bsaid into std(?:err|out): "/;
/** Prefixes with the separator after them, but without further blanks: the indentation after them shows the kind of a line. */
const fronts: readonly RegExp[] = [
  // Kubernetes and CI: time, stream.
  /^\d{4}-\d\d-\d\dT[\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?[ \t](?:std(?:out|err) [FP] )?/,
  // syslog and journald: time, host, program, process.
  /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,80} )?[\w@.\/-]{1,80}\[\d+\]: /,
  // docker compose: container.
  /^[\w.-]{1,80} {0,40}\| /,
  // Tools that run several programs at once.
  /^\[[\w@.:\/ -]{1,80}\] /,
];

/** `line` without its prefixes; collectors may be nested. */
export function withoutFront(line: string): string {
  if (line.length > maxLineLength) return line;
  const phpText = line.replace(phpFront, '');
  return fronts.reduce((rest, front) => rest.replace(front, ''), phpText === line ? line : phpText.replace(/"$/, ''));
}
