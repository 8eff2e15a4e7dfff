// Maps words of people to words of code: abbreviations and synonyms. Questions are searched for both.
import { termsOfText } from '../../text/tokenizer.ts';

/** Weight of a related word relative to the original. Without related words fewer described behaviours are found: docs/ranking.md. */
export const relatedWeight = 0.35;

/** Words of people, followed by those of code; all words of a row are interchangeable. */
const synonymRows = `
address addr
application app
argument arg param
asynchronous async
attribute attr
authentication authorization auth
authenticate authorize auth
average avg mean
begin start
buffer buf
build create make construct
callback cb
character char
choose pick select
column col
command cmd
compute calculate
configuration config conf settings
connection conn
context ctx
database db
delete remove
destination dest dst
directory dir folder
document doc
environment env
error err exception
expression expr
format fmt
identifier id ident
information info
initialize init setup
integer int
length len size
maximum max limit
message msg
minimum min
number num
object obj
option opt setting
parameter param arg
password passwd pwd
pattern regex regexp
previous prev
reference ref
reject refuse deny invalid
request req
response resp res
sequence seq
source src
string str
temporary temp tmp
value val
variable var
verify check validate assert ensure
`;

const relatedByTerm = new Map<string, Set<string>>();
for (const row of synonymRows.trim().split('\n')) {
  const words = row.split(' ').flatMap((word) => termsOfText(word));
  for (const word of words) {
    const synonyms = relatedByTerm.get(word) ?? new Set();
    for (const synonym of words) if (synonym !== word) synonyms.add(synonym);
    relatedByTerm.set(word, synonyms);
  }
}

/** Terms that code may use instead of `term`. */
export function relatedTerms(term: string): readonly string[] {
  return [...(relatedByTerm.get(term) ?? [])];
}
