// Models of one question behind its gate: who classifies before and after consent, and which model a call reaches.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import type { ModelEvent, ModelRequest } from '../../../src/core/ports.ts';
import type { HostModels } from '../../../src/engine/host/modelRequests.ts';
import type { ModelCall } from '../../../src/engine/wire/rpc.ts';
import type { PlacedModel } from '../../../src/models/gate/gate.ts';
import { gatedModels, noQuestionModels } from '../../../src/vscode/models/gatedModels.ts';

/** A model that replies with its own name, at a server of that name. */
function placedModel(name: string): PlacedModel {
  return {
    model: {
      info: { name } as PlacedModel['model']['info'],
      async *chat() {
        yield { kind: 'text', text: name } as unknown as ModelEvent;
      },
    },
    destination: { key: `https://${name}.example`, local: false },
  };
}

const [large, small] = [placedModel('large'), placedModel('small')];

function lend(consentKeys: readonly string[], models: { readonly large: PlacedModel; readonly small?: PlacedModel } = { large, small }) {
  const gatedNames: string[] = [];
  const gate = {
    gateModel: (model: PlacedModel['model']) => {
      gatedNames.push(model.info.name);
      return model;
    },
  };
  const consents = { isGiven: (key: string) => consentKeys.includes(key) };
  return { hostModels: gatedModels(models, gate, { consents, classifyByModel: 'always' }), gatedNames };
}

async function replyOf({ call }: HostModels, model: ModelCall['model']): Promise<unknown> {
  const events: unknown[] = [];
  for await (const event of call({ callId: 'c', askId: 'a', model, request: {} as ModelRequest }, neverCancelled)) events.push(event);
  return events;
}

suite('gatedModels', () => {
  test('lends no classifier before there is consent, so that the first request is that of the answer', () => {
    const { hostModels, gatedNames } = lend([]);
    assert.equal(hostModels.lentModels.classifying, undefined);
    assert.deepEqual(gatedNames, ['large', 'small']);
  });

  test('classifies with the small model once its server has consent', () => {
    assert.equal(lend([small.destination.key]).hostModels.lentModels.classifying?.name, 'small');
    assert.equal(lend([large.destination.key]).hostModels.lentModels.classifying, undefined);
  });

  test('puts every model that it lends behind the gate', () => {
    assert.deepEqual(lend([small.destination.key]).gatedNames, ['large', 'small', 'small']);
    assert.deepEqual(lend([large.destination.key], { large }).gatedNames, ['large', 'large']);
  });

  test('passes a call to the model that it names', async () => {
    const { hostModels } = lend([]);
    assert.deepEqual(await replyOf(hostModels, 'answering'), [{ kind: 'text', text: 'large' }]);
    assert.deepEqual(await replyOf(hostModels, 'analysing'), [{ kind: 'text', text: 'small' }]);
  });

  test('refuses a call of a model that was not lent', async () => {
    const isUnset = (error: unknown): boolean => error instanceof UserError && error.code === 'model-unset';
    await assert.rejects(() => replyOf(lend([]).hostModels, 'classifying'), isUnset);
    await assert.rejects(() => replyOf(noQuestionModels(undefined), 'answering'), isUnset);
  });

  test('names the reason for having no model where one is known', () => {
    const problem = { code: 'model-denied', args: ['large'] } as const;
    assert.deepEqual(noQuestionModels(problem).lentModels, { problem });
    assert.deepEqual(noQuestionModels(undefined).lentModels, {});
  });
});
