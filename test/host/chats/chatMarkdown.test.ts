// Export of a chat as Markdown: relative links, excerpts of the cited lines, and hostile text that stays text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Citation } from '../../../src/core/answering/record/answerRecord.ts';
import type { ChatTurn } from '../../../src/vscode/chats/chat.ts';
import { chatMarkdown } from '../../../src/vscode/chats/chatMarkdown.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

const cited: Citation = { n: 1, root: '', file: 'src/a b.ts', lineStart: 3, lineEnd: 4, title: 'a', status: 'verified', hash: 'h' };

function turn(answer: string, citations: readonly Citation[]): ChatTurn {
  return { id: 't', question: 'Why?\n# no heading', state: 'done', events: [], options: {}, record: answerRecord({ answer, citations }) };
}

async function exportChat(turns: readonly ChatTurn[], lines: string | null = 'one\ntwo'): Promise<string> {
  return chatMarkdown({ title: 'Prices', turns, commit: 'abc123', readLines: () => Promise.resolve(lines ?? undefined) });
}

suite('chatMarkdown', () => {
  test('exports questions, answers with relative links, and the cited lines with the commit', async () => {
    const text = await exportChat([turn('It adds [1], as `x[1]` shows \\[1].', [cited])]);
    assert.match(text, /^# Prices\n\nAnswers by Clew about commit `abc123`\.\n\n## Why\? # no heading\n/);
    assert.match(text, /It adds \[src\/a b\.ts:3-4\]\(src\/a%20b\.ts#L3\), as/);
    assert.match(text, /as `x\[1\]` shows \\\[1\]\./);
    assert.match(text, /### Sources\n\n\[src\/a b\.ts:3-4\]\(src\/a%20b\.ts#L3\)\n\n```\none\ntwo\n```/);
  });

  test('exports no secret of a question, its subject, an answer or the cited lines', async () => {
    const [first, second] = [`ghp_${'a1B2c3D4e5F6'.repeat(3)}`, `ghp_${'F6e5D4c3B2a1'.repeat(3)}`];
    const asked = { ...turn(`It is ${first} [1].`, [cited]), question: `Why ${first}?`, about: first };
    const text = await exportChat([asked], `const a = '${second}';\n`);
    assert.ok(!text.includes(first) && !text.includes(second), text);
    assert.match(text, /## Why \\<secret:github-token:1>\?/);
  });

  test('exports no beginning of a secret that is cut with the lines', async () => {
    const key = 'ghp_a1B2c3D4e5F6a1B2c3D4e5F6a1B2c3D4e5F6';
    const text = await exportChat([turn('It adds [1].', [cited])], `${'a\n'.repeat(29)}${key.slice(0, 20)}\n${key.slice(20)}\nb`);
    assert.ok(!text.includes(key.slice(0, 20)), text);
  });

  test('exports folded text as details with a summary', async () => {
    const { record, ...rest } = turn(
      dedent`
        It adds [1].

        ## More

        It adds [1].`,
      [cited],
    );
    const folds = [{ start: 14, end: 35, label: 'Code of <T> & more' }];
    const text = await exportChat([{ ...rest, ...(record ? { record: { ...record, folds } } : {}) }]);
    const link = '[src/a b.ts:3-4](src/a%20b.ts#L3)';
    const folded = `<details><summary>Code of &lt;T> &amp; more</summary>\n\n#### More\n\nIt adds ${link}.\n\n</details>`;
    assert.ok(text.includes(`It adds ${link}.\n\n${folded}\n\n### Sources`), text);
  });

  test('shows what hides in the path of an unsupported citation', async () => {
    const hidden: Citation = { ...cited, file: 'src/\u202ea\u200b.ts', status: 'unsupported' };
    assert.match(await exportChat([turn('It adds [1].', [hidden])]), /It adds `✗src\/⟨U\+202E⟩a⟨U\+200B⟩\.ts:3-4`\./);
  });

  test('marks unsupported citations and reports changed lines', async () => {
    const wrong: Citation = { ...cited, n: 2, status: 'unsupported', reason: 'Nothing of it is there.' };
    const text = await exportChat([turn('It adds [1]. It subtracts [2].', [cited, wrong])], null);
    assert.match(text, /It subtracts `✗src\/a b\.ts:3-4`\./);
    assert.match(text, /: Nothing of it is there\./);
    assert.match(text, /: the lines have changed or were deleted since this answer\./);
  });

  test('leaves no link, image or HTML of a model, a question or a file name', async () => {
    const hostile = { ...cited, file: 'a](https://evil.example) [b.ts' };
    const text = await exportChat([turn('![x](https://evil.example/?q) <img src=x> [y][z] [1].\n\n[z]: https://evil.example', [hostile])]);
    assert.match(text, /^!\\\[x\]\(https\\:\\\/\\\/evil/m);
    assert.match(text, /\\<img src=x>/);
    assert.match(text, /^\\\[z\]: https\\:/m);
    assert.match(text, /\[a\\\]\(https:\/\/evil\.example\) \\\[b\.ts:3-4\]\(a%5D%28https%3A/);
  });

  test('reports the condition of a citation that was not checked', async () => {
    const text = await exportChat([turn('It adds when it can [1].', [{ ...cited, unchecked: 'Not checked: when it can' }])]);
    assert.match(text, /### Sources\n\n\[src\/a b\.ts:3-4\]\(src\/a%20b\.ts#L3\): Not checked: when it can\n\n```\none/);
  });

  test('uses a fence that the code cannot close, and counts omitted lines', async () => {
    const text = await exportChat(
      [turn('It adds [1].', [cited])],
      ['```', ...Array.from({ length: 40 }, (_, i) => `line ${i}`)].join('\n'),
    );
    assert.match(text, /\n````\n```\nline 0\n/);
    assert.match(text, /line 28\n… 11 more lines\n````/);
  });

  test('lists the facts of the knowledge graph, how each is known, and why the search ended', async () => {
    const tripleTo = (standing: 'known' | 'claimed', to: string) => ({
      from: 'a`b',
      relation: 'calls',
      to,
      standing,
      stated: true,
      round: 1,
    });
    const triples = [{ ...tripleTo('known', 'c'), root: '', file: 'src/a.ts', line: 3 }, tripleTo('claimed', 'x\n# d')];
    const rounds = [{ n: 1, query: 'q', triples, sufficient: true, reasoning: 'All `of` it.', nextQuery: '' }];
    const { record, ...rest } = turn('It adds [1].', [cited]);
    const knowledge = { rounds, entities: [], omitted: 2, end: 'sufficient' as const };
    const text = await exportChat([{ ...rest, ...(record ? { record: { ...record, knowledge } } : {}) }]);
    assert.ok(
      text.includes(dedent`
        ### Graph of the findings

        - \`ab → calls → c\` (known from the code, src/a.ts:3)
        - \`ab → calls → x # d\` (claimed by the model, shown by no line)
        - Judged after round 1: \`All of it.\`

        No further round: the results were judged sufficient.

        No room in the graph for: 2.`),
      text,
    );
    assert.doesNotMatch(await exportChat([turn('It adds [1].', [cited])]), /Graph of/);
  });

  test('lists the searches of an answer that searched several times', async () => {
    const queryBy = (by: 'question' | 'follow-up', round: number, query: string) => ({ by, round, query, found: 4, fresh: 2, ms: 1 });
    const queries = [queryBy('question', 1, 'Why?'), queryBy('follow-up', 2, 'how `x`\n# is made')];
    const { record, ...rest } = turn('It adds [1].', [cited]);
    const text = await exportChat([{ ...rest, ...(record ? { record: { ...record, queries } } : {}) }]);
    assert.match(text, /### Searches\n\n- Round 1: `Why\?` \(places: 4, new: 2\)\n- Round 2: `how x # is made` \(places: 4, new: 2\)/);
    assert.doesNotMatch(await exportChat([turn('It adds [1].', [cited])]), /Searches/);
  });

  test('names the strategy of a model answer, its reason, and that it was continued', async () => {
    const { record, ...rest } = turn('It adds [1].', [cited]);
    const exportWith = (over: Partial<NonNullable<ChatTurn['record']>>): Promise<string> =>
      exportChat([{ ...rest, ...(record ? { record: { ...record, model: 'm', strategy: 'agent', ...over } } : {}) }]);
    assert.match(await exportWith({}), /\n\n\*Strategy: agent\*\n/);
    const strategyChoice = { strategy: 'agent', reason: 'It asks\n# for much.' } as const;
    assert.match(
      await exportWith({ continued: true, strategyChoice }),
      /\n\*Strategy: agent, continued after the output limit\. It asks # for much\.\*\n/,
    );
    assert.doesNotMatch(await exportWith({ model: null }), /Strategy/);
  });

  test('lists only citations that the answer uses, and exports turns without an answer', async () => {
    const text = await exportChat([turn('It adds.', [cited]), { id: 'u', question: 'Later?', state: 'stopped', events: [], options: {} }]);
    assert.doesNotMatch(text, /Sources/);
    assert.match(text, /## Later\?\n\nNo answer\./);
  });
});
