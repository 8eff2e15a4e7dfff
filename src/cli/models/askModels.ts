// Models of one question on the command line, behind the same gate as in the editor. Naming an endpoint is consent to send there.
import type { AskSettings } from '../../core/base/settings/askSettings.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Log, Model } from '../../core/ports.ts';
import { destinationOf } from '../../models/endpoint/address.ts';
import { createEndpointModel } from '../../models/endpoint/endpoint.ts';
import { Gate, type PlacedModel } from '../../models/gate/gate.ts';
import { classifierOf } from '../../models/gate/classifierModel.ts';
import { UsageLedger } from '../../models/gate/ledger.ts';
import type { Flags } from '../command.ts';
import { endpointSettingsOf, type ModelSettings } from './modelSettings.ts';
import { defaultStoreFolder } from '../settings/storeFolder.ts';
import { usageFile } from '../settings/usageFile.ts';
import type { AskModels } from '../../core/codebase/api.ts';

/** Whether a flag or variable names a model. */
export function wantsModel({ baseUrl, large }: ModelSettings): boolean {
  return baseUrl !== '' || large !== '';
}

export function ledgerFor(flags: Flags, log: Log): UsageLedger {
  return new UsageLedger(usageFile(flags.get('store') ?? defaultStoreFolder()), log);
}

/** Options for lending models. `replace` substitutes another model for one that would be asked; the gate stays. */
export interface AskModelsOptions {
  readonly settings: ModelSettings;
  readonly ledger: UsageLedger;
  /** When a small model classifies the question too. */
  readonly byModel: AskSettings['classify.byModel'];
  readonly log: Log;
  readonly replace?: (model: Model) => Model;
}

/** Returns the models that the settings name. Errors in the settings become the `problem`; the question is answered all the same. */
export function askModelsOf(options: AskModelsOptions): AskModels {
  // A model's warnings also come as a notice, and one sentence is enough.
  const quietOptions = { ...options, log: { ...options.log, warn: (message: string) => options.log.info(message) } };
  const { settings } = quietOptions;
  if (!wantsModel(settings)) return {};
  try {
    const gate = gateOf(quietOptions);
    const large = createPlacedModel(settings.large, quietOptions);
    // Context length and price are set for the large model.
    const smallOptions = { ...quietOptions, settings: { ...settings, maxInputTokens: undefined, price: undefined } };
    const small = settings.small ? createPlacedModel(settings.small, smallOptions) : undefined;
    const classifier = classifierOf({ large, small }, quietOptions.byModel);
    const gateModel = ({ model, destination }: PlacedModel): Model => gate.gateModel(model, destination);
    return {
      answering: gateModel(large),
      ...(classifier ? { classifying: gateModel(classifier) } : {}),
      ...(small ? { analysing: gateModel(small) } : {}),
    };
  } catch (error) {
    if (error instanceof UserError) return { problem: { code: error.code, args: error.args } };
    throw error;
  }
}

function createPlacedModel(name: string, { settings, log, replace = (model) => model }: AskModelsOptions): PlacedModel {
  const { baseUrl } = settings;
  const destination = destinationOf(baseUrl);
  if (!name) throw new UserError('model-unset');
  const model = createEndpointModel(endpointSettingsOf(settings, name), { fetch: globalThis.fetch, log, remote: false });
  return { model: replace(model), destination };
}

export function gateOf({ settings, ledger, log }: Pick<AskModelsOptions, 'settings' | 'ledger' | 'log'>): Gate {
  return new Gate({
    localOnly: () => settings.localOnly,
    dailyCap: () => settings.dailyCap,
    consents: { isGiven: () => true, remember: () => Promise.resolve() },
    consent: () => Promise.resolve('once'),
    onSent: ({ destination, model, tokens, places }) =>
      log.info(`Sent to ${destination} (${model}): ${tokens} tokens, ${places.length} places`),
    ledger,
    log,
    now: Date.now,
  });
}
