// Which model reads a question beside the rules, so that no request is made that nobody chose to pay for.
import type { AskSettings } from '../../core/base/settings/askSettings.ts';
import type { PlacedModel } from './gate.ts';

/**
 * The small model where one is set. Without it the large one, when it runs on this machine or a person wants every question read by a model;
 * a large model of the editor never, since its requests are counted by who provides it.
 */
export function readerOf<Model extends Pick<PlacedModel, 'destination'>>(
  { large, small }: { readonly large: Model; readonly small?: Model | undefined },
  byModel: AskSettings['classify.byModel'],
): Model | undefined {
  if (byModel === 'never') return undefined;
  const { local, ofEditor } = large.destination;
  return small ?? (!ofEditor && (local || byModel === 'always') ? large : undefined);
}
