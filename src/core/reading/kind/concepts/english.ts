// English words for each concept of a question. A star matches any ending; the rows are those of `concepts.ts`.

export const englishConcepts = `
who: who, whom, whose, anyone, anybody, somebody, someone, everyone, by whom
what: what, whats, what's, wat
which: which, any
where: where, wheres, where's, whereabouts, in what file, what file, which file
why: why, how come, what causes, cause, causes, reason, whats causing, root cause, wtf
how: how, how's, hows
when: when, whenever, at what point
count: how many, how often, number of, count, how much
exists: is there, are there, do we have, does any*, any
show: show, list, give me, find, all, every, enumerate, print, collect, point me, complete list, rundown
explain: explain, describe, tell me, walk me through, summar*, eli5, help me understand, understand
compare: compare, comparison, difference*, differ*, diff, vs, versus, instead of, rather than, between
trace: trace, follow, walk through, step by step, step*, sequence, order, chain, flow*, journey, route, path, hop*, call stack, call graph, end to end, lifecycle, life cycle, in turn, pipeline
happens: happens, happen, goes on, going on under, what runs, gets executed, executed, executes, runs first
from: from, starting at, starting from, starting with, beginning
to: to, into, until, till, all the way, up to, down to, end up, ends up, reach, reaches, arrive*, get to, gets to, lead to, leads to
places: place*, spot*, site*, location*, line*, statement*, block*, clause*, reference*
tests: test, tests, tested, spec, specs, unit test*, coverage, covered, covers, cover, test case*, testing, suite
error: error*, exception*, stack trace, stacktrace, traceback, panic*, segfault, warning, status code, exit code
thing: function*, method*, class*, field*, variable*, constant*, type, types, interface*, trait*, struct*, enum*, property, properties, attribute*, component*, module*, parameter*, argument*
call: call, calls, called, caller*, calling, invoke*, invocation*, invoking, call site*, runs
callee: callee*, delegates, delegate to, outgoing call*, called by, calls into, does it call, call out, helpers
use: use, uses, used, usage*, using, user*, reference*, referenced, referencing, consumer*, mention*, rely, relies, relying, touch, touches, appear*, occurrence*
write: write*, writing, written, writer*, set, sets, setting, assign*, mutate*, modif*, change*, changing, update*, updating, overwrite*, overwritten, reset, resets, increment*, flip*, populate*, fill*, store*, touched
read: read, reads, reading, reader*, access*, consume*, look at, looks at, looked up, query, queries, consult*, fetch*
create: create*, creating, creation, instantiat*, new, newed, new'ed, construct*, constructor*, make, makes, made, build, builds, built, allocate*, spawn*
import: import*, include*, including, require*, depend*, pull in, pulls in, pulling in, load*
subtype: implement*, extend*, inherit*, subclass*, subtype*, derive*, descend*, child class*, impl, impls, conform*, satisf*, realiz*, adapter*, concrete
override: overrid*, overrode, redefin*, reimplement*, replace*
overload: overload*, variant*, signature*, flavour*, flavor*, forms, version*
raise: raise*, raising, throw*, thrown, threw, bail*, error out, go wrong
catch: catch*, caught, rescue*, swallow*, intercept*, except block*, recover*, deal with, deals with, handled
send: send*, sent, emit*, publish*, fire, fires, fired, firing, dispatch*, broadcast*, trigger*, post, posts, notif*, produce*, enqueue*, signal*
handle: handle, handles, handler*, handling, listen*, subscrib*, react*, respon*, consume*, receiv*, process*, observ*
event: event*, message, messages, signal*, topic*, notification*, queue, webhook*
impact: break, breaks, affect*, impact*, blast radius, consequence*, side effect*, fallout, ripple, depend*, ramification*, knock-on, stop working
ifchange: if i change, if i rename, if i remove, if i delete, if we change, if we drop, if we remove, chang*, renam*, remov*, delet*, drop*, touch*, bump*, swap*, refactor*, alter*, mov*
nobody: nobody, no one, noone, none, nothing, anybody, anyone, anything
never: never, ever, not once
not: not, n't, doesn't, don't, isn't, won't, can't, cannot, without, no, didn't, doesnt, dont, isnt, cant, aren't
unused: unused, dead code, dead, obsolete, orphan*, unreachable, unreferenced, leftover*, left over, can be deleted, safe to delete
anymore: anymore, any more, no longer, still, yet
fail: fail*, crash*, broken, breaks, not working, doesn't work, blow* up, dies, died, die, explode*, refuse*, reject*, abort*, bug, buggy, issue, choke*
wrong: wrong*, incorrect*, weird, strange, odd, off by, unexpected*, mismatch*, garbled, corrupt*, instead, but, although, even though, expected, supposed
since: since, after the, after upgrad*, after updat*, suddenly, all of a sudden, yesterday, this morning, last week, release, deploy*, on ci, in prod, production, locally
sometimes: sometimes, randomly, random, flaky, intermittent*, occasionally, every now and then, once in a while, under load, only on, only in, only when, only if
slow: slow*, hang*, stuck, freez*, froze*, timeout*, times out, timed out, leak*, memory, cpu, forever, deadlock*, lag*, spin*, latency
missing: missing, empty, blank, null, none, undefined, nan, disappear*, vanish*, lost, loses, gone, zero, nothing
twice: twice, double, doubled, duplicate*, two times, multiple times, again and again, repeated*
quality: quality, clean*, smell*, debt, maintain*, readab*, testab*, messy, mess, spaghetti, consisten*, inconsisten*, complex*, complicated, tangled, hairy, convoluted
structure: architect*, design, structur*, coupl*, cohes*, cycle*, cyclic*, circular, layer*, boundar*, separation, responsib*, abstraction*, organis*, organiz*, modular*, dependenc*
judge: review*, rate, assess*, evaluat*, opinion, thoughts, think, critique, audit, judge, verdict, honest*, feedback, grade, take on, convince
good: good, bad, ugly, terrible, horrible, okay, ok, sane, reasonable, sensible, sound, fine, nice, healthy, acceptable, awful, solid, justified
too: too, overkill, overengineer*, over-engineer*, bloat*, huge, giant, god, doing too, knows too, way too
should: should, ought, better, improv*, refactor*, split*, simplif*, clean up, extract*, merge*, rewrit*, tidy, candidates, worth, where would you start, first
risk: risk*, danger*, fragil*, brittle, scar*, safe, unsafe, secur*, vulnerab*, worr*, race condition*, thread-safe, thread safe
most: most, worst, biggest, largest, longest, least, hardest, top, ugliest, riskiest, highest, heaviest
copies: duplicat*, copy-past*, copy past*, copied, redundan*, repeated, same code, same logic, near-identical
needed: necessary, needed, need, make sense, makes sense, pointless, useless, point of having
proscons: pros, cons, pros and cons, trade-off*, tradeoff*, advantage*, disadvantage*, downside*, upside*, weakness*, strength*, flaw*, shortcoming*, drawback*
meaning: mean, means, meaning, purpose, what for, for what, what does, what is, whats a, good for, stand for, stands for, point of, responsible for
work: work, works, working, implemented, behaves, mechanism, under the hood, internally, logic, algorithm
overview: overview, big picture, high level, high-level, introduction, intro, onboard*, where do i start, main parts, main components, this project, this repo, codebase, new here, rough idea, tour
howto: how do i, how can i, how to, how would i, how do we, add, configure, set up, setup, install, run, start, enable, disable, register, deploy, extend, write a, command, example*
decided: decided, decision, chosen, chose, choose, designed, rationale, deliberate*, on purpose, intention*, historic*, reason for, do we have both
defined: defined, defin*, declared, declaration, lives, located, live, configured, documented, stored, kept, comes from, come from, decides, implemented, set up, computed, calculated, default
possible: can i, may i, is it possible, allowed, supported, support*, could i, am i allowed, does it support
`;
