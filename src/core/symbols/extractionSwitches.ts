// Switches for parts of extraction. People turn them off in the settings, where a part finds too much in their code.

/** Parts of extraction that can be switched off. */
export interface ExtractionSwitches {
  readonly raises: boolean;
  readonly errorStrings: boolean;
  readonly mutates: boolean;
}

/** Everything switched on. */
export const extractEverything: ExtractionSwitches = { raises: true, errorStrings: true, mutates: true };
