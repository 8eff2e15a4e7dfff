// Brings together word forms that Porter's rules keep apart: irregular verbs and plurals, British and American spelling, nouns of actions.

/** Irregular forms with their base word. The stemmer handles forms that begin with the base (`builds`, `building`). */
const forms: ReadonlyMap<string, string> = new Map(
  (
    'added:add adding:add began:begin begun:begin broke:break broken:break brought:bring built:build rebuilt:rebuild caught:catch chose:choose ' +
    'chosen:choose dealt:deal drawn:draw drew:draw driven:drive fallen:fall forgot:forget forgotten:forget frozen:freeze gave:give ' +
    'given:give grown:grow held:hold hidden:hide hung:hang kept:keep knew:know known:know laid:lay lost:lose made:make meant:mean ' +
    'overridden:override overrode:override overwritten:overwrite overwrote:overwrite paid:pay rewritten:rewrite rewrote:rewrite said:say ' +
    'sent:send resent:resend shown:show spent:spend stuck:stick taken:take took:take threw:throw thrown:throw told:tell undone:undo understood:understand ' +
    'woken:wake written:write wrote:write ' +
    'aliases:alias axes:axis canvases:canvas children:child criteria:criterion indices:index matrices:matrix parentheses:parenthesis statuses:status ' +
    'vertices:vertex ' +
    'comparison:compare comparisons:compare conversion:convert conversions:convert expansion:expand expansions:expand expiration:expire expiry:expire ' +
    'removal:remove removals:remove retrieval:retrieve ' +
    'directly:direct exactly:exact explicitly:explicit implicitly:implicit lazily:lazy ' +
    'artefact:artifact artefacts:artifact catalogue:catalog catalogues:catalog centre:center centred:center centres:center centring:center ' +
    'defence:defense dialogue:dialog dialogues:dialog grey:gray greyed:gray licence:license licences:license'
  )
    .split(' ')
    .map((row): [string, string] => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1)]),
);

/** `colour` beside `color`. */
const our = /^(mis|un)?(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap)our/;
/** `normalise` beside `normalize`, `analyse` beside `analyze`. */
const ise =
  /(anal|author|canonical|capital|categor|custom|final|general|initial|local|maxim|memo|minim|normal|optim|organ|parallel|priorit|random|recogn|sanit|serial|special|standard|summar|synchron|token|util|visual)([iy])s(e|es|ed|er|ers|ing|ation|ations)$/;

/** The form in which a lower-case English word goes to the stemmer. */
export function stemmerForm(word: string): string {
  const baseWord = forms.get(word);
  if (baseWord !== undefined) return baseWord;
  if (word.includes('our')) return word.replace(our, '$1$2or');
  return /[iy]s(?:e|i|ati)/.test(word) ? word.replace(ise, '$1$2z$3') : word;
}
