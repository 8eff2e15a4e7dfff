// Has a model review the code of a scope or write its overviews, batch by batch: what is written is kept at once, so that it can be gone on with.
import * as l10n from '@vscode/l10n';
import { CancelledError, throwIfCancelled } from '../../base/cancellation.ts';
import { grouped } from '../../base/grouped.ts';
import { UserError } from '../../base/errors.ts';
import { countTokens, encodingName, estimateTokens } from '../../context/tokens.ts';
import type { NoteKind, WrittenFinding } from '../../findings/writtenNotes.ts';
import type { Model, ModelMessage, ModelUsage } from '../../ports.ts';
import { tell, type Asked } from '../asked.ts';
import type { AskEvent } from '../events.ts';
import { placeholdersIn } from '../evidence.ts';
import { code } from '../markdown.ts';
import { Page } from '../page.ts';
import { nonceFor } from '../prepare.ts';
import { recordOf } from '../recordOf.ts';
import { notSent, nothingUsed } from '../spent.ts';
import { ThinkingFilter } from '../stream/thinkingFilter.ts';
import { untilCancelled } from '../stream/untilCancelled.ts';
import { folderMessages, noteMessages } from '../writing/notePrompt.ts';
import { planNotes, type NotedFile, type NotePlan } from '../writing/notePlan.ts';
import { readFindings, readOverviews } from '../writing/noteReply.ts';

/** Most tokens of a reply, by kind. */
const mostTokens: Readonly<Record<NoteKind, number>> = { review: 2500, overviews: 1200 };
const shortestText = 20;

/** Kinds of notes by the name of their strategy. */
export const noteStrategies: ReadonlyMap<string, NoteKind> = new Map([
  ['review', 'review'],
  ['overviews', 'overviews'],
]);

/** Without a model only what it would come to: files, requests, tokens. Rejects with `CancelledError` when nothing was written yet. */
export async function* writeNotes(asked: Asked, kind: NoteKind, model: Model | undefined): AsyncGenerator<AskEvent, void, undefined> {
  const { parts } = asked;
  const page = new Page(parts.texts, parts.digest, asked.names);
  const plan = await planNotes(asked, kind, page.book);
  const writer = new NoteWriter(asked, kind, page, plan);
  yield { kind: 'retrieved', retrievers: [], evidence: [] };
  yield { kind: 'delta', text: writer.say(planSentence(plan)) };
  if (model) yield* writer.write(model);
  for (const citation of await page.check(parts.texts, parts.label)) yield { kind: 'citation', citation };
  const rest = page.sections.slice(1).join('\n\n');
  if (rest) yield { kind: 'delta', text: rest };
  yield { kind: 'done', record: await writer.record(model) };
}

/** What is to be done, for people who decide whether it is worth it. */
function planSentence({ files, known, batches, tokens, cutLines }: NotePlan): string {
  const left = files - known;
  const parts = [
    files === 1 ? oneFile(known > 0) : l10n.t('{0} code files, {1} of them written about as they are.', files, known),
    left ? leftSentence(left, batches.length, tokens) : l10n.t('Nothing is left to do.'),
    ...(cutLines ? [l10n.t('{0} lines of long files are not sent.', cutLines)] : []),
  ];
  return parts.join(' ');
}

function oneFile(known: boolean): string {
  return known ? l10n.t('1 code file, which is written about as it is.') : l10n.t('1 code file, not written about yet.');
}

function leftSentence(files: number, requests: number, tokens: number): string {
  if (files === 1) return l10n.t('1 file in 1 request, about {0} tokens of code.', tokens);
  if (requests === 1) return l10n.t('{0} files in 1 request, about {1} tokens of code.', files, tokens);
  return l10n.t('{0} files in {1} requests, about {2} tokens of code.', files, requests, tokens);
}

class NoteWriter {
  readonly #asked: Asked;
  readonly #kind: NoteKind;
  readonly #page: Page;
  readonly #plan: NotePlan;
  #written = 0;
  #dropped = 0;
  #tokens = 0;
  #stop: 'no-gaps' | 'user' | 'error' = 'no-gaps';

  constructor(asked: Asked, kind: NoteKind, page: Page, plan: NotePlan) {
    this.#asked = asked;
    this.#kind = kind;
    this.#page = page;
    this.#plan = plan;
  }

  say(text: string): string {
    this.#page.add(text);
    return `${text}\n\n`;
  }

  async *write(model: Model): AsyncGenerator<AskEvent, void, undefined> {
    const { batches } = this.#plan;
    const found: { file: NotedFile; finding: WrittenFinding }[] = [];
    try {
      for (const [i, batch] of batches.entries()) {
        yield { kind: 'pass', n: i + 1, of: batches.length };
        const reply = yield* this.#chat(
          model,
          noteMessages(this.#kind, batch, this.#nonce(batch), this.#asked.parts.label, model.info.capabilities.system),
          batch,
        );
        if (this.#kind === 'review') found.push(...(await this.#keepFindings(reply, batch)));
        else await this.#keepOverviews(reply, batch);
      }
      if (this.#kind === 'overviews') yield* this.#folders(model);
    } catch (error) {
      // What is written so far stands; the rest is gone on with the next time.
      if (error instanceof CancelledError) this.#stop = 'user';
      else if (error instanceof UserError) {
        this.#stop = error.code === 'model-declined' ? 'user' : 'error';
        if (this.#stop === 'error') yield tell(this.#asked, { code: error.code, args: error.args, kept: true });
      } else throw error;
    }
    await this.#addFindings(found);
    this.#page.add(this.#outcome());
  }

  #outcome(): string {
    const { files, known } = this.#plan;
    const left = files - known - this.#written;
    const dropped = this.#dropped ? ` ${l10n.t('{0} remarks were dropped, since no line proves them.', this.#dropped)}` : '';
    return left > 0
      ? l10n.t('{0} files written about, {1} left: the command goes on with them.', this.#written, left) + dropped
      : l10n.t('All {0} files are written about.', files) + dropped;
  }

  async #keepFindings(reply: string, batch: readonly NotedFile[]): Promise<readonly { file: NotedFile; finding: WrittenFinding }[]> {
    const { findings, dropped } = readFindings(reply, batch);
    this.#dropped += dropped;
    for (const file of batch) {
      const own = findings.filter((each) => each.file === file).map(({ finding }) => finding);
      await this.#asked.parts.notes.add(file.root, { kind: 'review', path: file.path, hash: file.hash, findings: own });
      this.#written++;
    }
    return findings;
  }

  async #keepOverviews(reply: string, batch: readonly NotedFile[]): Promise<void> {
    for (const [{ root, path, hash }, overview] of readOverviews(reply, batch)) {
      await this.#asked.parts.notes.add(root, { kind: 'overviews', path, hash, overview });
      this.#written++;
    }
  }

  /** One overview for each folder with several files that have one; written anew when one of these has changed. */
  async *#folders(model: Model): AsyncGenerator<AskEvent, void, undefined> {
    const { parts, scope } = this.#asked;
    for (const { key: root } of parts.roots) {
      const notes = (await parts.notes.all(root, 'overviews')).filter(({ path }) => !path.endsWith('/') && scope.contains(root, path));
      const folders = grouped(notes, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
      for (const [folder, inside] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const lines = inside.map(({ path, overview }) => `${path}: ${overview ?? ''}`).sort();
        const hash = parts.digest(lines.join('\n'));
        if (folder === '' || inside.length < 2 || (await parts.notes.find(root, folder, 'overviews'))?.hash === hash) continue;
        const nonce = nonceFor(lines.join('\n'), `${parts.clock.now()}:${folder}`, parts.digest);
        const overview = (yield* this.#chat(model, folderMessages(folder, lines, nonce, model.info.capabilities.system), [])).trim();
        if (overview.length >= shortestText) await parts.notes.add(root, { kind: 'overviews', path: folder, hash, overview });
      }
    }
  }

  #nonce(batch: readonly NotedFile[]): string {
    const { clock, digest } = this.#asked.parts;
    return nonceFor(batch.flatMap(({ lines }) => lines).join('\n'), `${clock.now()}:${clock.monotonic()}`, digest);
  }

  async *#chat(model: Model, messages: readonly ModelMessage[], batch: readonly NotedFile[]): AsyncGenerator<AskEvent, string, undefined> {
    const { token, spent, parts, phases } = this.#asked;
    throwIfCancelled(token);
    yield { kind: 'status', status: 'asking', args: [model.info.name, model.info.where] };
    const places = batch.map(({ evidence: { root, path }, lines, tokens }) => ({
      ...{ root: parts.label(root), file: path, lineStart: 1, lineEnd: lines.length, tokens },
    }));
    const request = {
      purpose: 'answer',
      messages,
      temperature: 0,
      maxTokens: mostTokens[this.#kind],
      places,
      secretsReplaced: placeholdersIn(messages.map(({ content }) => content).join('\n')),
    } as const;
    let text = '';
    let usage: ModelUsage | undefined;
    try {
      for await (const event of untilCancelled(model.chat(request, token), token)) {
        if (event.kind === 'text') text += event.text;
        else if (event.kind === 'usage') usage = event.usage;
        else if (event.kind === 'consent') yield { kind: 'status', status: 'consent', args: [] };
        else if (event.kind === 'end') break;
      }
    } catch (error) {
      if (!(error instanceof UserError) || !notSent.has(error.code)) spent.add(model.info, nothingUsed, false);
      throw error;
    } finally {
      phases.end('model');
    }
    let promptTokens = 0;
    for (const { content } of messages) promptTokens += await countTokens(content);
    this.#tokens += promptTokens;
    spent.add(model.info, usage ?? { promptTokens, completionTokens: estimateTokens(text), cachedTokens: 0 }, !usage);
    const filter = new ThinkingFilter();
    return filter.push(text).text + filter.end();
  }

  async #addFindings(found: readonly { file: NotedFile; finding: WrittenFinding }[]): Promise<void> {
    const lines: string[] = [];
    for (const { file, finding } of found) {
      const { severity, category, message, lines: at } = finding;
      const cited = await this.#page.cite({ root: file.root, path: file.path, lines: at }, file.path, l10n.t('is a finding'));
      if (cited) lines.push(`- **${severity}**, ${category}: ${message}${cited} ${code(`${file.path}:${at.first + 1}`)}`);
    }
    this.#page.add(...lines);
  }

  async record(model: Model | undefined): Promise<Extract<AskEvent, { kind: 'done' }>['record']> {
    const { parts } = this.#asked;
    const answer = this.#page.sections.join('\n\n');
    const total = model ? this.#tokens : this.#plan.tokens;
    return recordOf(this.#asked, {
      strategy: this.#kind,
      model: model?.info.name ?? null,
      answer,
      citations: await this.#page.check(parts.texts, parts.label),
      unsupportedSentences: 0,
      confidence: {
        level: 'medium',
        reasons: [l10n.t('Each finding names something that stands in its lines; whether it is right is for you to judge.')],
      },
      stop: this.#stop,
      evidence: [],
      tokens: { prompt: total, initial: this.#plan.tokens, byPass: [total], total, budget: total, encoding: encodingName },
      disclaimer: l10n.t('Written by a model from the code: check it against the cited lines.'),
      cut: false,
      secrets: this.#page.secrets,
    });
  }
}
