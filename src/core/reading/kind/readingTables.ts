// Module of the learned tables, so that the build writes them to one file for engine and command line.
export { formTable } from './formWeights.ts';
export { weightTable } from './weights.ts';
