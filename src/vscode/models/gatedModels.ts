// The models of one question behind its gate: which of them the engine is lent, and which a call of the engine reaches.
import type { AskSettings } from '../../core/base/settings/askSettings.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { Model } from '../../core/ports.ts';
import type { HostModels } from '../../engine/host/modelRequests.ts';
import type { ModelCall } from '../../engine/wire/rpc.ts';
import { classifierOf } from '../../models/gate/classifierModel.ts';
import type { Consents, Gate, PlacedModel } from '../../models/gate/gate.ts';

/** The models of one question, before the gate. */
export interface QuestionModels {
  readonly large: PlacedModel;
  readonly small?: PlacedModel | undefined;
}

/** Puts `gate` before each model. `classifyByModel` is the setting `classify.byModel`. */
export function gatedModels(
  { large, small }: QuestionModels,
  gate: Pick<Gate, 'gateModel'>,
  {
    consents,
    classifyByModel,
  }: { readonly consents: Pick<Consents, 'isGiven'>; readonly classifyByModel: AskSettings['classify.byModel'] },
): HostModels {
  const answering = gate.gateModel(large.model, large.destination);
  // Classifying would send the question first. Before there is consent, rules classify, so that the person sees the answer's request.
  const classifier = classifierOf({ large, small }, classifyByModel);
  const canClassify = classifier && consents.isGiven(classifier.destination.key);
  const classifying = canClassify ? gate.gateModel(classifier.model, classifier.destination) : undefined;
  // Only a strategy that a person chose calls it, and the gate then shows the request.
  const analysing = small && gate.gateModel(small.model, small.destination);
  const models: Partial<Record<ModelCall['model'], Model>> = { answering, classifying, analysing };
  return {
    lentModels: { answering: answering.info, classifying: classifying?.info, analysing: analysing?.info },
    call: ({ model, request }, token) => (models[model] ? models[model].chat(request, token) : throwModelUnset()),
  };
}

/** What a question gets where no model is set: nothing can be called, and `lentModels` says why where a reason is known. */
export function noQuestionModels(problem: HostModels['lentModels']['problem']): HostModels {
  return { lentModels: problem ? { problem } : {}, call: throwModelUnset };
}

function throwModelUnset(): never {
  throw new UserError('model-unset');
}
