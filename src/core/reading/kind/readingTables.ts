// Gathers the learned tables in one module, so that the build writes them to one file for engine and command line.
export { formTable } from './learned/formWeights.ts';
export { weightTable } from './learned/weights.ts';
