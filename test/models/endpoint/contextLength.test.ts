// The wording of servers for a too long request, and the limit in it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readContextLength } from '../../../src/models/endpoint/contextLength.ts';
import { readServerError } from '../../../src/models/endpoint/serverText.ts';

const wordings: readonly (readonly [string, number | undefined, unknown, number?])[] = [
  [
    'OpenAI and Azure',
    8192,
    {
      error: {
        message: "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
        code: 'context_length_exceeded',
      },
    },
  ],
  [
    'OpenAI, newer',
    undefined,
    {
      error: {
        message: 'Your input exceeds the context window of this model. Please adjust your input and try again.',
        code: 'context_length_exceeded',
      },
    },
  ],
  [
    'OpenRouter',
    131072,
    {
      error: {
        message:
          "This endpoint's maximum context length is 131072 tokens. However, you requested about 200000 tokens (198500 of text input, 1500 in the output).",
        code: 400,
      },
    },
  ],
  [
    'vLLM',
    4096,
    {
      object: 'error',
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 5500 tokens (4000 in the messages, 1500 in the completion).",
      type: 'BadRequestError',
      code: 400,
    },
  ],
  [
    'vLLM, prompts',
    4096,
    {
      error: {
        message:
          'The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller',
        code: 400,
      },
    },
  ],
  [
    'vLLM, newer',
    4096,
    {
      error: {
        message:
          "You passed 4001 input tokens and requested 100 output tokens. However, the model's context length is only 4096 tokens, resulting in a maximum input length of 3996 tokens.",
        code: 400,
      },
    },
  ],
  [
    'LM Studio',
    4096,
    {
      error:
        'Trying to keep the first 9000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.',
    },
  ],
  [
    'LM Studio, newer',
    4096,
    {
      error:
        'The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 9000>= n_ctx: 4096). Try to load the model with a larger context length',
    },
  ],
  [
    'llama.cpp',
    4096,
    {
      error: {
        code: 400,
        message: 'the request exceeds the available context size. try increasing the context size or enable context shift',
        type: 'exceed_context_size_error',
        n_prompt_tokens: 9000,
        n_ctx: 4096,
      },
    },
  ],
  [
    'llama.cpp, newer',
    4096,
    {
      error: {
        code: 400,
        message: 'request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it',
        type: 'exceed_context_size_error',
      },
    },
  ],
  ['Ollama', undefined, { error: { message: 'the input length exceeds the context length', type: 'api_error' } }],
  ['Ollama, prompts', undefined, { error: { message: 'prompt too long; exceeded max context length by 900 tokens', type: 'api_error' } }],
  ['Anthropic', 200000, { error: { message: 'prompt is too long: 210000 tokens > 200000 maximum', type: 'invalid_request_error' } }],
  [
    'Gemini',
    1048576,
    {
      error: {
        message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        status: 'INVALID_ARGUMENT',
      },
    },
  ],
  [
    'Mistral',
    32768,
    {
      message: 'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      type: 'invalid_request_prompt',
    },
  ],
  [
    'Groq',
    6000,
    {
      error: {
        message: 'Request too large for model `x` in organization `y` on tokens per minute (TPM): Limit 6000, Requested 9000',
        code: 'rate_limit_exceeded',
      },
    },
    413,
  ],
  [
    'text-generation-inference',
    4097,
    { error: 'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5000', error_type: 'validation' },
  ],
  ['a proxy', undefined, '<html><title>413 Request Entity Too Large</title></html>', 413],
];

suite('a request that is too long', () => {
  for (const [who, limit, body, status = 400] of wordings)
    test(`is recognized in the words of ${who}`, () => {
      const error = readServerError(typeof body === 'string' ? body : JSON.stringify(body));
      assert.deepEqual(readContextLength(error, status), { limit });
    });

  for (const message of [
    'max_tokens must be at least 1',
    'Invalid context',
    'The model does not exist',
    'Too many requests',
    'temperature must be <= 2',
  ])
    test(`is not assumed for: ${message}`, () =>
      assert.equal(readContextLength(readServerError(JSON.stringify({ error: { message } })), 400), false));
});
