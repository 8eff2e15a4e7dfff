// What collectors of logs put before each line that a program prints, so that a trace in a log is read like one on a terminal.

/** Longer lines are no lines of a trace; it also bounds what the expressions can cost. */
const longestLine = 800;

/** php-fpm: what the program said stands in quotation marks. */
const phpFront = /^[^"\n]{0,160}\bsaid into std(?:err|out): "/;
/** Each takes the separator after it along and no blank more: how far a line is set in tells what it is. */
const fronts: readonly RegExp[] = [
  // Kubernetes and CI: time, stream.
  /^\d{4}-\d\d-\d\dT[\d:.,]{8,20}(?:Z|[+-]\d\d:?\d\d)?[ \t](?:std(?:out|err) [FP] )?/,
  // syslog and journald: time, host, program, process.
  /^(?:[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,80} )?[\w@.\/-]{1,80}\[\d+\]: /,
  // docker compose: container.
  /^[\w.-]{1,80} {0,40}\| /,
  // Whoever starts several programs at once.
  /^\[[\w@.:\/ -]{1,80}\] /,
];

/** `line` without what collectors put before it: one may collect from another. */
export function withoutFront(line: string): string {
  if (line.length > longestLine) return line;
  const said = line.replace(phpFront, '');
  return fronts.reduce((rest, front) => rest.replace(front, ''), said === line ? line : said.replace(/"$/, ''));
}
