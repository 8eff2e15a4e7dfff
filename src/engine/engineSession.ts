// Answers the requests of the wire from a codebase. One session lives as long as its connection; `open` replaces its workspace.
import type { MessageConnection, RequestType } from 'vscode-jsonrpc/node';
import type * as v from 'valibot';
import { CancelledError, type CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import type { Codebase } from '../core/codebase/api.ts';
import type { EmbeddingChoice, VectorStatus } from '../core/embedding/vectorStatus.ts';
import type { CodeGraph } from '../core/graph/edges/graphTypes.ts';
import type { IndexProgress } from '../core/indexing/indexProgress.ts';
import type { MeasureProgress } from '../core/measuring/measure.ts';
import type { Log } from '../core/ports.ts';
import { summarizeUses } from '../core/uses/answer/usesAnswer.ts';
import { hierarchyCalls } from '../core/searching/relations/callHierarchy.ts';
import { definitionsNamedAt, derivedFrom, outlineOf } from '../core/searching/relations/namedDefinitions.ts';
import { definitionsIn, symbolsIn } from '../core/searching/relations/neighbourhood.ts';
import { firstQuestions } from '../core/planning/firstQuestions.ts';
import { nodeClock } from '../node/clock.ts';
import { toResponseError } from './wire/failures.ts';
import type { OpenedCodebase } from './openCodebase.ts';
import type { Pace } from './pace.ts';
import { checkParams, paramsOf } from './wire/params.ts';
import { embeddingChoiceOf } from './remoteEmbedders.ts';
import { RemoteModels } from './remoteModels.ts';
import * as rpc from './wire/rpc.ts';
import { throttledStream } from './throttle.ts';

/** Builds the codebase for the workspace that the host opens. */
export type OpenWorkspace = (params: rpc.OpenParams) => Promise<OpenedCodebase>;

/** At most ten progress messages a second cross the wire. */
const progressInterval = 100;

/** Serves one connection. Requests before `clew/open` are rejected, since no workspace is open yet. */
export class EngineSession {
  readonly #connection: MessageConnection;
  readonly #open: OpenWorkspace;
  readonly #log: Log;
  readonly #models: RemoteModels;
  readonly #pace: Pace;
  #workspace: OpenedCodebase | undefined;
  #params: rpc.OpenParams | undefined;
  /** Chain that runs opening and closing one after the other, in whatever order the requests come. */
  #queue: Promise<unknown> = Promise.resolve();

  /** @param pace receives the host's pace settings; `open` builds codebases that follow it */
  constructor(connection: MessageConnection, open: OpenWorkspace, log: Log, pace: Pace) {
    this.#connection = connection;
    this.#open = open;
    this.#log = log;
    this.#pace = pace;
    this.#models = new RemoteModels(connection);
    this.#serveLifetime();
    this.#serveIndex();
    this.#serveQuestions();
    this.#serveNavigation();
  }

  /** Closes the workspace; resolves when everything pending is on disk. */
  dispose(): Promise<void> {
    return this.#inTurn(() => this.#close());
  }

  #serveLifetime(): void {
    this.#registerRequest(rpc.helloRequest, paramsOf.none, async () => ({ pid: process.pid }));
    this.#registerRequest(rpc.openRequest, paramsOf.open, (params) => this.#inTurn(() => this.#reopen(params)));
    this.#registerRequest(rpc.deleteDataRequest, paramsOf.none, () =>
      this.#inTurn(async () => {
        const params = this.#params;
        if (!this.#workspace || !params) throw new UserError('no-folder');
        await this.#workspace.store.clear();
        await this.#reopen(params);
      }),
    );
  }

  #serveIndex(): void {
    this.#connection.onNotification(rpc.paceEvent.method, (params: unknown) =>
      this.#pace.set(checkParams('clew/pace', paramsOf.pace, params)),
    );
    this.#connection.onNotification(rpc.typingEvent.method, () => this.#pace.noteTyping());
    this.#registerRequest(rpc.indexRequest, paramsOf.index, async ({ rebuild }, token) => {
      const codebase = await this.#codebase();
      return rebuild ? codebase.rebuild({ fromStore: false }, token) : codebase.index(token);
    });
    this.#registerRequest(rpc.applyRequest, paramsOf.apply, async ({ changes }, token) => {
      const codebase = await this.#codebase();
      for (const change of changes) this.#workspace?.clearSuspicion(change);
      await codebase.apply(changes, token);
    });
    this.#registerRequest(rpc.overlayRequest, paramsOf.overlay, async ({ root, path, text }) =>
      (await this.#codebase()).overlay(root, path, text),
    );
    this.#registerRequest(rpc.lendEmbedderRequest, paramsOf.lendEmbedder, async (embedding) =>
      (await this.#codebase()).useEmbedding(this.#embeddingChoice(embedding)),
    );
    this.#registerRequest(rpc.statusRequest, paramsOf.none, async () => (await this.#codebase()).status());
    this.#registerRequest(rpc.filesRequest, paramsOf.files, async (query) => (await this.#codebase()).listing.page(query));
    this.#registerRequest(
      rpc.fileRequest,
      paramsOf.file,
      async ({ root, path }) => (await this.#codebase()).listing.row(root, path) ?? null,
    );
    this.#registerRequest(rpc.skippedRequest, paramsOf.none, async () => (await this.#codebase()).skippedFiles());
  }

  #serveQuestions(): void {
    this.#registerRequest(rpc.askRequest, paramsOf.ask, async ({ id, question, options, models }, token) => {
      const codebase = await this.#codebase();
      for await (const event of codebase.ask(question, options, token, this.#models.modelsFor(id, lentModelsOf(models)))) {
        await this.#connection.sendNotification(rpc.askEvent, { id, event });
      }
    });
    this.#registerRequest(rpc.searchRequest, paramsOf.search, async ({ question, ...options }, token) =>
      (await this.#codebase()).search(question, options, token),
    );
    this.#registerRequest(rpc.searchTextRequest, paramsOf.searchText, async ({ query, ...options }, token) =>
      (await this.#codebase()).searchText(query, options, token),
    );
    this.#registerRequest(rpc.toolRequest, paramsOf.tool, async ({ name, args, options }, token) =>
      (await this.#codebase()).callTool(name, args, options, token),
    );
    this.#registerRequest(rpc.pathsRequest, paramsOf.symbols, async ({ typed, limit }) =>
      (await this.#codebase()).listing.findPaths(typed, limit),
    );
    this.#registerRequest(rpc.symbolsRequest, paramsOf.symbols, async ({ typed, limit }) =>
      (await this.#codebase()).symbolsLike(typed, limit),
    );
    this.#registerRequest(rpc.measureRequest, paramsOf.measure, async ({ id, options, embedding }, token) => {
      const codebase = await this.#codebase();
      const progressStream = throttledStream(
        (progress: MeasureProgress) => void this.#connection.sendNotification(rpc.measureProgressEvent, { id, progress }),
        progressInterval,
      );
      return codebase.measure({ ...options, embedding: this.#embeddingChoice(embedding) }, token, (progress) =>
        progressStream.push(progress),
      );
    });
    this.#registerRequest(rpc.firstQuestionsRequest, paramsOf.none, async (_, token) =>
      firstQuestions(await this.#graph(token), nodeClock),
    );
    this.#registerRequest(rpc.locateRequest, paramsOf.locate, async (place) => (await (await this.#codebase()).locate(place)) ?? null);
  }

  /** What views and lists of the editor ask about a place, without a question in words. */
  #serveNavigation(): void {
    this.#registerRequest(
      rpc.aroundRequest,
      paramsOf.around,
      async (place, token) => (await (await this.#codebase()).around(place, token)) ?? null,
    );
    this.#registerRequest(
      rpc.relatedRequest,
      paramsOf.related,
      async (place, token) => (await (await this.#codebase()).related(place, token)) ?? null,
    );
    this.#registerRequest(rpc.usesRequest, paramsOf.uses, async ({ asksServers = true, ...usesQuestion }, token) =>
      (await this.#codebase()).uses(usesQuestion, { asksServers }, token),
    );
    this.#registerRequest(rpc.usesSummaryRequest, paramsOf.uses, async (usesQuestion, token) => {
      const [uses] = await (await this.#codebase()).uses(usesQuestion, {}, token);
      return uses ? summarizeUses(uses) : null;
    });
    this.#registerRequest(rpc.definitionsRequest, paramsOf.file, async (file, token) => definitionsIn(file, await this.#graph(token)));
    this.#registerRequest(rpc.symbolsInRequest, paramsOf.symbolsIn, async ({ places }) =>
      symbolsIn(places, (await this.#codebase()).graph),
    );
    this.#registerRequest(rpc.outlineRequest, paramsOf.file, async (file) => outlineOf(file, (await this.#codebase()).graph));
    this.#registerRequest(rpc.namedRequest, paramsOf.named, async (place, token) => definitionsNamedAt(place, await this.#graph(token)));
    this.#registerRequest(rpc.derivedRequest, paramsOf.named, async (place, token) => derivedFrom(place, await this.#graph(token)));
    this.#registerRequest(rpc.callsRequest, paramsOf.calls, async ({ id, direction }, token) =>
      hierarchyCalls(id, direction, await this.#graph(token)),
    );
  }

  /** The call graph, as complete as it can be in a moment. */
  async #graph(token: CancellationToken): Promise<CodeGraph> {
    const codebase = await this.#codebase();
    await codebase.waitForEdges(token);
    return codebase.graph;
  }

  async #codebase(): Promise<Codebase> {
    await this.#queue;
    if (!this.#workspace) throw new UserError('no-folder');
    return this.#workspace.codebase;
  }

  async #reopen(params: rpc.OpenParams): Promise<void> {
    await this.#close();
    if (params.roots.length === 0) throw new UserError('no-folder');
    this.#pace.set(params.pace ?? { paused: false, priority: 'normal' });
    const workspace = await this.#open(params);
    this.#workspace = workspace;
    this.#params = params;
    const vectorStream = throttledStream(
      (status: VectorStatus) => void this.#connection.sendNotification(rpc.vectorsEvent, status),
      progressInterval,
    );
    workspace.codebase.onVectors((status) => {
      vectorStream.push(status);
      if (status.phase !== 'embedding') vectorStream.flush();
    });
    workspace.codebase.useEmbedding(this.#embeddingChoice(params.embedding ?? { provider: 'builtIn' }));
    const progressStream = throttledStream(
      (value: IndexProgress) => void this.#connection.sendNotification(rpc.progressEvent, value),
      progressInterval,
    );
    workspace.codebase.onProgress((value) => {
      progressStream.push(value);
      if (isLast(value)) progressStream.flush();
    });
  }

  #embeddingChoice(embedding: rpc.LentEmbedding): EmbeddingChoice {
    return embeddingChoiceOf(embedding, this.#connection);
  }

  async #close(): Promise<void> {
    const workspace = this.#workspace;
    this.#workspace = undefined;
    try {
      await workspace?.dispose();
    } catch (error) {
      // A workspace that could not be saved does not block the next one; the next index restores the loss.
      this.#log.error('The workspace could not be closed in good order', error);
    }
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(run);
    // The next request runs even when this one fails; its caller gets the error.
    this.#queue = next.catch(() => undefined);
    return next;
  }

  /** Registers one request: checks its parameters, turns failures into response errors, and logs bugs with their stack here. */
  #registerRequest<P, R, S extends v.GenericSchema>(
    type: RequestType<P, R, rpc.RpcUserError>,
    schema: S,
    handle: (params: v.InferOutput<S>, token: CancellationToken) => Promise<R>,
  ): void {
    this.#connection.onRequest<unknown, rpc.RpcUserError>(type.method, async (params: unknown, token: CancellationToken) => {
      try {
        return await handle(checkParams(type.method, schema, params), token);
      } catch (error) {
        if (!(error instanceof UserError || error instanceof CancelledError)) this.#log.error(`${type.method} failed`, error);
        return toResponseError(error);
      }
    });
  }
}

/** The schema types absent keys as undefined. The port wants an absent model without a key, and `maxInputTokens` always with one. */
function lentModelsOf({
  answering,
  classifying,
  analysing,
  problem,
  steered,
}: v.InferOutput<typeof paramsOf.ask>['models']): rpc.LentModels {
  return {
    ...(answering ? { answering: { ...answering, maxInputTokens: answering.maxInputTokens } } : {}),
    ...(classifying ? { classifying: { ...classifying, maxInputTokens: classifying.maxInputTokens } } : {}),
    ...(analysing ? { analysing: { ...analysing, maxInputTokens: analysing.maxInputTokens } } : {}),
    ...(problem ? { problem } : {}),
    ...(steered ? { steered } : {}),
  };
}

function isLast({ phase }: IndexProgress): boolean {
  return phase === 'ready' || phase === 'failed' || phase === 'idle';
}
