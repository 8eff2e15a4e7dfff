// What each setting changes, so that a new one has to be classified before it ships. `workspaceTrust.test.ts` holds each row to its rule.

/**
 * `sent`: where something goes, what of it, how much, or what it costs. `read`: what is read of the workspace, and how. `confirmed`: what a person
 * is asked before. `kept`: what stays on the disk. `narrowed`: a workspace may leave out more, never less (`untrustedValue`). `shown`: only what the
 * person sees of their own machine.
 */
export type SettingEffect = 'sent' | 'read' | 'confirmed' | 'kept' | 'narrowed' | 'shown';

/** Every setting of the manifest, without `clew.`. */
export const settingEffects: Readonly<Record<SettingEffect, readonly string[]>> = {
  sent: [
    ...[
      'model.provider',
      'model.baseUrl',
      'model.large',
      'model.small',
      'model.dailyCap',
      'model.price',
      'privacy.localOnly',
      'mcp.inEditor',
    ],
    ...['model.maxInputTokens', 'model.maxOutputTokens', 'model.temperature'],
    ...['model.timeout.connect', 'model.timeout.firstByte', 'model.timeout.silence', 'model.timeout.total'],
    ...[
      'embedding.provider',
      'embedding.baseUrl',
      'embedding.model',
      'embedding.dimensions',
      'embedding.maxInputTokens',
      'embedding.price',
    ],
    ...['embedding.queryPrefix', 'embedding.documentPrefix', 'answer.language', 'strategy'],
    ...['loop.maxPasses', 'loop.stopOnNoNewContext', 'loop.gapsPerPass', 'loop.gapResults'],
    ...['classify.byModel', 'classify.timeLimit', 'classify.sureRules', 'classify.leastConfidence', 'classify.maxTokens'],
    ...['analyse.timeLimit', 'analyse.maxTokens', 'multiStep.results', 'multiStep.complexResults'],
    ...['knowledgeGraph.rounds', 'knowledgeGraph.results', 'knowledgeGraph.tokens'],
    ...['session.turns', 'session.turnTokens', 'session.keptEvidence', 'session.idleMinutes'],
    ...['confidence.forHigh', 'confidence.forMedium', 'confidence.manyUnresolved'],
    ...['budget.total', 'budget.initial', 'budget.gaps', 'budget.gapsOfFirstPass', 'budget.gapsOfSecondPass', 'budget.gapsOfLaterPasses'],
    ...['budget.conceptual.documents', 'budget.conceptual.source', 'budget.conceptual.relations'],
    ...['budget.diagnostic.documents', 'budget.diagnostic.source', 'budget.diagnostic.relations'],
    ...['budget.exploratory.documents', 'budget.exploratory.source', 'budget.exploratory.relations'],
    ...['budget.analytical.documents', 'budget.analytical.source', 'budget.analytical.relations'],
    ...['source.mostLines', 'source.markerTokens', 'source.cutLong', 'graph.stateChangersFirst'],
  ],
  read: [
    ...['include', 'index.start', 'index.maxFileSize', 'index.priority', 'engine.memory'],
    ...['languageServers.enabled', 'navigation.enabled'],
    ...['extract.raises', 'extract.errorStrings', 'extract.mutates', 'extract.docLength'],
    ...['features.codeIndex', 'features.callGraph', 'features.sourceFetching', 'features.modeRouting', 'features.gapResolution'],
    ...['retrieval.results', 'retrieval.diagnosticSources', 'retrieval.errorSites', 'retrieval.entryPoints', 'retrieval.pivotalSources'],
    ...['retrieval.samples', 'graph.callerHops', 'graph.calleeHops', 'graph.callersPerHop', 'graph.calleesPerHop'],
  ],
  confirmed: ['loop.confirmGaps'],
  kept: ['chat.keepDays', 'index.maxStoreSize', 'statistics.enabled', 'log.level'],
  narrowed: ['exclude'],
  shown: [
    ...['codeAction.enabled', 'codeLens.enabled', 'terminalLinks.enabled', 'copy.mostTokens'],
    ...['log.classification', 'log.retrieval', 'log.gaps', 'log.budget'],
  ],
};

/** Settings of the editor that Clew reads, and why a workspace that nobody trusts gains nothing by them. */
export const editorSettings: Readonly<Record<string, string>> = {
  'files.exclude': 'narrowed by untrustedValue',
  'search.exclude': 'narrowed by untrustedValue',
  'search.useIgnoreFiles': 'narrowed by untrustedValue',
  'files.encoding': 'says how bytes become text, of files that are read anyway',
  'files.associations': 'says which language a file has, of files that are read anyway',
  'http.proxy': 'the editor gives it machine scope',
  'http.proxySupport': 'the editor gives it machine scope',
  'http.proxyStrictSSL': 'the editor gives it machine scope',
  'http.noProxy': 'the editor gives it machine scope',
};

/** Effects that need a setting which no workspace can change, or none without trust. */
export const guardedEffects: readonly SettingEffect[] = ['sent', 'read', 'confirmed', 'kept'];
