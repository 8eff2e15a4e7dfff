// The learned tables in one module, so that the build can write them to one file that engine and command line share.
export { formTable } from './learned/formWeights.ts';
export { weightTable } from './learned/weights.ts';
