// Exit codes of the command line; scripts rely on them.

/**
 * `failed`: a valid command could not be carried out. `usage`: bad arguments. `model`: the answer is extractive because no
 * model answered, or its end is missing because the model failed.
 */
export const exitCodes = { ok: 0, failed: 1, usage: 2, model: 3, interrupted: 130 } as const;
