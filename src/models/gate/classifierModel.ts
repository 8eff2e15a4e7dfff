// Chooses the model that classifies a question besides the rules, so that no request is made that nobody chose to pay for.
import type { AskSettings } from '../../core/base/settings/askSettings.ts';
import type { PlacedModel } from './gate.ts';

/**
 * Returns the small model where one is set. Otherwise the large one, if it runs on this machine or the person wants every question
 * classified by a model. Never a large model of the editor, whose provider counts its requests.
 */
export function classifierOf<Model extends Pick<PlacedModel, 'destination'>>(
  { large, small }: { readonly large: Model; readonly small?: Model | undefined },
  byModel: AskSettings['classify.byModel'],
): Model | undefined {
  if (byModel === 'never') return undefined;
  const { local, ofEditor } = large.destination;
  return small ?? (!ofEditor && (local || byModel === 'always') ? large : undefined);
}
