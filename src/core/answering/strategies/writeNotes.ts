// Has a model review the code of a scope or write its overviews, batch by batch. Each batch is kept at once, so that a later run can
// continue.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { CancelledError, throwIfCancelled } from '../../base/cancellation.ts';
import { UserError } from '../../base/wording/errors.ts';
import { countTokens, encodingName, estimateTokens } from '../../packing/tokens.ts';
import { FreshNotes } from '../../findings/freshNotes.ts';
import { severities, type Finding } from '../../findings/finding.ts';
import type { NoteKind } from '../../findings/writtenNotes.ts';
import type { Model, ModelMessage, ModelRequest, ModelUsage } from '../../ports.ts';
import { addNotice, type AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { countPlaceholders } from '../material/evidence/evidenceBook.ts';
import { categoryLabel, severityLabel } from '../page/findingLabels.ts';
import { citationOrPlace } from '../extractive/quotedLine.ts';
import { Page } from '../page/page.ts';
import { nonceFor } from '../preparation/requests/assembleRequest.ts';
import { recordOf } from '../outcome/recordOf.ts';
import { unsentCodes, zeroUsage } from '../record/usageMeter.ts';
import { ThinkingFilter } from '../model/stream/thinkingFilter.ts';
import { untilCancelled } from '../model/stream/untilCancelled.ts';
import { folderText, staleFolders } from './notes/noteFolders.ts';
import { folderMessages, noteMessages } from './notes/notePrompt.ts';
import { planNotes, type FileToNote, type NotePlan } from './notes/notePlan.ts';
import { readFindings, readOverviews } from './notes/noteReply.ts';
import { outcomeSentence, planSentence, type NoteOutcome } from './notes/noteSentences.ts';

/** Maximum tokens of a reply, by kind. */
const maxTokensByKind: Readonly<Record<NoteKind, number>> = { review: 2500, overviews: 1200 };
/** A shorter text is no overview of a folder. In characters. */
const shortestText = 20;
/** Maximum findings listed at once; the rest is collapsed. */
const maxListed = 100;

/** Kinds of notes by the name of their strategy. */
export const noteStrategies: ReadonlyMap<string, NoteKind> = new Map([
  ['review', 'review'],
  ['overviews', 'overviews'],
]);

/**
 * Writes the notes and answers with what was written; without `model`, only with the estimate of files, requests and tokens. Rejects with
 * `CancelledError` when nothing was written yet.
 */
export async function* writeNotes(run: AnswerRun, noteKind: NoteKind, model: Model | undefined): AsyncGenerator<AskEvent, void, undefined> {
  const { dependencies } = run;
  const page = new Page(dependencies.currentTexts, dependencies.digest, run.placeholders);
  const plan = await planNotes(run, noteKind, page.book);
  const writer = new NoteWriter(run, noteKind, page, plan);
  yield { kind: 'retrieved', retrievers: [], evidence: [] };
  yield { kind: 'delta', text: writer.addParagraph(planSentence(noteKind, plan)) };
  if (model) yield* writer.write(model);
  for (const citation of await page.check(dependencies.currentTexts, dependencies.label)) yield { kind: 'citation', citation };
  const sectionsBelow = page.sections.slice(1).join('\n\n');
  if (sectionsBelow) yield { kind: 'delta', text: sectionsBelow };
  for (const { text } of page.folds) yield { kind: 'delta', text: `${text}\n\n`, folded: true };
  yield { kind: 'done', record: await writer.record(model) };
}

/** Sends the batches of a plan, keeps the notes of each reply, and writes the page about them. */
class NoteWriter {
  readonly #run: AnswerRun;
  readonly #kind: NoteKind;
  readonly #page: Page;
  readonly #plan: NotePlan;
  #finishedFileCount = 0;
  #finishedFolderCount = 0;
  #requestCount = 0;
  #droppedCount = 0;
  #tokens = 0;
  #stop: 'no-gaps' | 'user' | 'error' = 'no-gaps';

  constructor(run: AnswerRun, kind: NoteKind, page: Page, plan: NotePlan) {
    this.#run = run;
    this.#kind = kind;
    this.#page = page;
    this.#plan = plan;
  }

  /** Adds `text` to the page; returns it as a paragraph of the stream. */
  addParagraph(text: string): string {
    this.#page.add(text);
    return `${text}\n\n`;
  }

  async *write(model: Model): AsyncGenerator<AskEvent, void, undefined> {
    try {
      for (const batch of this.#plan.batches) {
        const reply = yield* this.#chat(
          model,
          noteMessages(this.#kind, batch, this.#nonce(batch), this.#run.dependencies.label, model.info.capabilities.system),
          batch,
        );
        if (this.#kind === 'review') await this.#keepFindings(reply, batch);
        else await this.#keepOverviews(reply, batch);
      }
      if (this.#kind === 'overviews') yield* this.#writeFolders(model);
    } catch (error) {
      // Finished notes stay; the next run continues with the rest.
      if (error instanceof CancelledError) this.#stop = 'user';
      else if (error instanceof UserError) {
        this.#stop = error.code === 'model-declined' ? 'user' : 'error';
        if (this.#stop === 'error') yield addNotice(this.#run, { code: error.code, args: error.args, kept: true });
      } else throw error;
    }
    if (this.#kind === 'review') await this.#addFindings();
    const outcome: NoteOutcome = {
      fileCount: this.#finishedFileCount,
      folderCount: this.#finishedFolderCount,
      droppedCount: this.#droppedCount,
    };
    this.#page.add(outcomeSentence(this.#kind, this.#plan, outcome));
  }

  async #keepFindings(reply: string, batch: readonly FileToNote[]): Promise<void> {
    const { findings, droppedCount } = readFindings(reply, batch);
    this.#droppedCount += droppedCount;
    for (const file of batch) {
      const ownFindings = findings.filter((each) => each.file === file).map(({ finding }) => finding);
      await this.#run.dependencies.notes.add(file.root, { kind: 'review', path: file.path, hash: file.hash, findings: ownFindings });
      this.#finishedFileCount++;
    }
  }

  async #keepOverviews(reply: string, batch: readonly FileToNote[]): Promise<void> {
    for (const [{ root, path, hash }, overview] of readOverviews(reply, batch)) {
      await this.#run.dependencies.notes.add(root, { kind: 'overviews', path, hash, overview });
      this.#finishedFileCount++;
    }
  }

  /** Writes one overview for each folder with several files that have one, and again when one of these has changed. */
  async *#writeFolders(model: Model): AsyncGenerator<AskEvent, void, undefined> {
    const { dependencies } = this.#run;
    for (const folder of await staleFolders(this.#run, this.#plan.files, [])) {
      const text = await folderText(this.#run, folder);
      if (!text) continue;
      const nonce = nonceFor(text.lines.join('\n'), `${dependencies.clock.now()}:${folder.path}`, dependencies.digest);
      const messages = folderMessages(folder.path, text.lines, nonce, model.info.capabilities.system);
      const overview = (yield* this.#chat(model, messages, [])).trim();
      if (overview.length < shortestText) continue;
      await dependencies.notes.add(folder.root, { kind: 'overviews', path: folder.path, hash: text.hash, overview });
      this.#finishedFolderCount++;
    }
  }

  #nonce(batch: readonly FileToNote[]): string {
    const { clock, digest } = this.#run.dependencies;
    return nonceFor(batch.flatMap(({ lines }) => lines).join('\n'), `${clock.now()}:${clock.monotonic()}`, digest);
  }

  async *#chat(model: Model, messages: readonly ModelMessage[], batch: readonly FileToNote[]): AsyncGenerator<AskEvent, string, undefined> {
    const { token, usageMeter, phases } = this.#run;
    throwIfCancelled(token);
    this.#requestCount++;
    const statusEvent = this.#statusEvent(model);
    yield statusEvent;
    const request = this.#requestWith(messages, batch);
    let text = '';
    let usage: ModelUsage | undefined;
    try {
      for await (const event of untilCancelled(model.chat(request, token), token)) {
        if (event.kind === 'text') text += event.text;
        else if (event.kind === 'usage') usage = event.usage;
        else if (event.kind === 'consent') yield { kind: 'status', status: 'consent', args: [] };
        else if (event.kind === 'consented') yield statusEvent;
        else if (event.kind === 'end') break;
      }
    } catch (error) {
      if (!(error instanceof UserError) || !unsentCodes.has(error.code)) usageMeter.add(model.info, zeroUsage, false);
      throw error;
    } finally {
      phases.end('model');
    }
    let promptTokens = 0;
    for (const { content } of messages) promptTokens += await countTokens(content);
    this.#tokens += promptTokens;
    usageMeter.add(model.info, usage ?? { promptTokens, completionTokens: estimateTokens(text), cachedTokens: 0 }, !usage);
    const filter = new ThinkingFilter();
    return filter.push(text).text + filter.end();
  }

  /** The status of the current request; with several requests it has their number. */
  #statusEvent({ info }: Model): AskEvent {
    const { batches, folderCount } = this.#plan;
    const requestCount = batches.length + folderCount;
    return requestCount === 1
      ? { kind: 'status', status: 'asking', args: [info.name, info.where] }
      : { kind: 'status', status: 'requesting', args: [String(this.#requestCount), String(requestCount), info.name, info.where] };
  }

  #requestWith(messages: readonly ModelMessage[], batch: readonly FileToNote[]): ModelRequest {
    const { label } = this.#run.dependencies;
    return {
      purpose: 'answer',
      messages,
      temperature: 0,
      maxTokens: maxTokensByKind[this.#kind],
      places: batch.map(({ evidence: { root, path }, lines, tokens }) => {
        return { root: label(root), file: path, lineStart: 1, lineEnd: lines.length, tokens };
      }),
      secretsReplaced: countPlaceholders(messages.map(({ content }) => content).join('\n')),
    };
  }

  /** Adds all findings about the files in their current version, worst first, those of earlier runs as well. */
  async #addFindings(): Promise<void> {
    const { dependencies } = this.#run;
    const inScope = new Set(this.#plan.files.map(fileKeyOf));
    const freshNotes = new FreshNotes({ ...dependencies, readText: (root, path) => dependencies.currentTexts.read(root, path) });
    const findings = [...(await freshNotes.findings((root, path) => inScope.has(fileKey(root, path))))].sort(byWeight);
    const findingLine = async ({ root, path, lines: at, severity, category, message }: Finding): Promise<string> => {
      const citation = await this.#page.cite({ root, path, lines: at }, path, l10n.t('is a finding'));
      return `**${severityLabel(severity)}**, ${categoryLabel(category)}: ${message}${citationOrPlace(citation, path, at.first)}`;
    };
    const lines: string[] = [];
    for (const finding of findings.slice(0, maxListed)) lines.push(`- ${await findingLine(finding)}`);
    await this.#page.foldRest(l10n.t('Findings'), findings.slice(maxListed), findingLine);
    this.#page.add(...lines);
  }

  async record(model: Model | undefined): Promise<Extract<AskEvent, { kind: 'done' }>['record']> {
    const { dependencies } = this.#run;
    const { answer, stretches } = this.#page;
    const plannedTokens = this.#plan.tokens + this.#plan.folderTokens;
    const total = model ? this.#tokens : plannedTokens;
    return recordOf(this.#run, {
      strategy: this.#kind,
      model: model?.info.name ?? null,
      answer,
      citations: await this.#page.check(dependencies.currentTexts, dependencies.label),
      unsupportedSentences: 0,
      confidence: {
        level: 'medium',
        reasons: [l10n.t('Each finding names something in its lines; you decide whether it is right.')],
      },
      stop: this.#stop,
      evidence: [],
      tokens: { prompt: total, initial: plannedTokens, byPass: [total], total, budget: total, encoding: encodingName },
      disclaimer: l10n.t('Written by a model from the code: check it against the cited lines.'),
      cut: false,
      secretCount: this.#page.secretCount,
      ...stretches,
    });
  }
}

/** Worst first, then by place: the order must not depend on which request found what. */
function byWeight(a: Finding, b: Finding): number {
  const weight = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (weight) return weight;
  return a.path === b.path ? a.lines.first - b.lines.first : a.path < b.path ? -1 : 1;
}
