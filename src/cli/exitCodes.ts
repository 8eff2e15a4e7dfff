// What the exit codes of the command line mean; scripts rely on them.

/** `failed`: something was understood and could not be done. `usage`: bad arguments. `model`: the answer is extractive because no model answered. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, model: 3, interrupted: 130 } as const;
