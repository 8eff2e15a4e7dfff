// The fixed policy that stands for a model in the bench of the loop: it asks for the names that what it was shown refers to most.

/** Gaps of one reply. */
const mostGaps = 5;
const shownLine = /^\d+\| (.*)$/;
const head = /^\[\d+\] [^\n]*? · (?:function|method|class|interface|type|module|field|constant|variable|route|test|enum) ([^\s·]+)/;
const called = /(?<![\w$.])((?:[\w$]+\.)*[A-Za-z_$][\w$]{2,})\s*\(/g;
const named = /(?<![\w$"'])([A-Z][a-z][\w$]{2,})(?![\w$"'])/g;
const notNames = new Set(
  'if for while switch catch return function def class new super this self print len str int list dict set tuple range isinstance type assert require import typeof sizeof else elif except with await yield not and func make append panic string error fmt None True False null undefined String Number Boolean Object Array Promise Error Exception Map Set List Override'.split(
    ' ',
  ),
);

/** Names to ask for, most referred to first, from the evidence in `messages`; what is shown already is not asked for. */
export function mostReferenced(messages: readonly string[]): readonly string[] {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  for (const line of messages.join('\n').split('\n')) {
    const symbol = head.exec(line)?.[1];
    if (symbol) known.add(lastOf(symbol));
    // What was looked up without success is not asked for again.
    const looked = /^- (?:\w+ of )?([\w$.]+)(?: in \S+)?: /.exec(line)?.[1];
    if (looked) known.add(lastOf(looked));
    const code = shownLine.exec(line)?.[1];
    if (code === undefined || /^\s*(?:#|\/\/|\*|\/\*)/.test(code)) continue;
    for (const [, name = ''] of [...code.matchAll(called), ...code.matchAll(named)]) {
      const last = lastOf(name);
      if (!notNames.has(last) && last.length > 2) counts.set(last, (counts.get(last) ?? 0) + 1);
    }
  }
  const wanted = [...counts].filter(([name]) => !known.has(name)).sort((a, b) => b[1] - a[1]);
  return wanted.slice(0, mostGaps).map(([name]) => `\`${name}\``);
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
