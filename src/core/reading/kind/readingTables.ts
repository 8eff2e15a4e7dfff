// The learned tables in one module, so that the build can write them to one file that engine and command line share.
export { formTable } from './formWeights.ts';
export { weightTable } from './weights.ts';
