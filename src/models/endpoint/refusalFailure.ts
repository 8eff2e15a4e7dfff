// Names the fault in an error response: first by its status, then by its content, which servers word differently.
import { UserError } from '../../core/base/wording/errors.ts';
import { urlForPeople, whereOf } from './address.ts';
import { readContextLength } from './contextLength.ts';
import type { HttpRefusal } from './httpRefusal.ts';
import { readServerError, cleanServerText, type ServerError } from './serverText.ts';

export interface RefusedRequest {
  readonly baseUrl: string;
  /** Empty when no model was named, as for the list of models. */
  readonly model: string;
  readonly key?: string;
}

export function refusalFailure(refusal: HttpRefusal, request: RefusedRequest): UserError {
  const error = readServerError(refusal.body);
  return failureByContent(refusal, error, request) ?? failureByStatus(refusal, error, request);
}

/** Out of money or quota: waiting does not help, though the status is 429. */
export function isQuotaUsedUp(body: string): boolean {
  return /insufficient_quota|insufficient balance|insufficient credits|billing_hard_limit|exceeded your current quota/.test(
    readServerError(body).lowerCaseBody,
  );
}

/** Recognizes faults that servers report with different statuses. */
function failureByContent(refusal: HttpRefusal, error: ServerError, { model }: RefusedRequest): UserError | undefined {
  if (refusal.status === 401 || refusal.status === 429) return undefined;
  const tooLong = readContextLength(error, refusal.status);
  if (tooLong) return new UserError('model-context-length', [model, String(tooLong.limit ?? '')], { cause: refusal });
  if (/content_filter|content management policy|responsibleaipolicy|content_policy_violation/.test(error.lowerCaseBody))
    return new UserError('model-filtered', [model], { cause: refusal });
  return undefined;
}

function failureByStatus(refusal: HttpRefusal, error: ServerError, request: RefusedRequest): UserError {
  const { status } = refusal;
  const where = whereOf(request.baseUrl);
  const message = cleanServerText(error.message, request.key) || `HTTP ${String(status)}`;
  const causeOption = { cause: refusal };
  if (status === 401 || isKeyRefused(error)) return new UserError('model-unauthorized', [where], causeOption);
  if (status === 402 || status === 403) return new UserError('model-forbidden', [where, message], causeOption);
  if (status === 407) return new UserError('model-proxy', [where, message], causeOption);
  if (status === 429) return rateLimitFailure(refusal, where, message);
  if (status >= 500) return new UserError('model-server-error', [where, String(status), message], causeOption);
  if (isUnknownModel(error))
    return new UserError(
      request.model ? 'model-unknown' : 'model-wrong-url',
      request.model ? [request.model, where] : [urlForPeople(request.baseUrl)],
      causeOption,
    );
  if (status === 404 || status === 405 || /html/.test(refusal.contentType))
    return new UserError('model-wrong-url', [urlForPeople(request.baseUrl)], causeOption);
  return new UserError('model-rejected', [where, message], causeOption);
}

function rateLimitFailure(refusal: HttpRefusal, where: string, message: string): UserError {
  if (isQuotaUsedUp(refusal.body)) return new UserError('model-forbidden', [where, message], { cause: refusal });
  const seconds = refusal.retryAfterMs === undefined ? '' : String(Math.ceil(refusal.retryAfterMs / 1_000));
  return new UserError('model-rate-limited', [where, seconds], { cause: refusal });
}

/** OpenAI and vLLM: "does not exist"; Ollama: "not found, try pulling it"; Azure: deployments; OpenRouter: "not a valid model ID"; LM Studio: identifiers. */
function isUnknownModel({ structured, kinds, lowerCaseBody }: ServerError): boolean {
  if (!structured) return false;
  if (kinds.some((kind) => kind === 'model_not_found' || kind === 'deploymentnotfound')) return true;
  return /(?:model|deployment)\b[^.]{0,200}?(?:not found|does not exist|not exist|not a valid model|is not available|isn't available|not loaded)|not a valid model|unknown model|invalid model|no such model|no models loaded/.test(
    lowerCaseBody,
  );
}

/** A key refused with 400 or 403, as Gemini and some gateways do. */
function isKeyRefused({ lowerCaseBody }: ServerError): boolean {
  return /api key not valid|api_key_invalid|(?:invalid|incorrect|missing) (?:\w+ )?api[ _-]key|no auth credentials/.test(lowerCaseBody);
}
