<<<<<<< HEAD
// Module of the learned tables, so that the build writes them to one file for engine and command line.
export { formTable } from './formWeights.ts';
export { weightTable } from './weights.ts';
||||||| ebde5a0b
// The learned tables in one module, so that the build can write them to one file that engine and command line share.
export { formTable } from './formWeights.ts';
export { weightTable } from './weights.ts';
=======
// The learned tables in one module, so that the build can write them to one file that engine and command line share.
export { formTable } from './learned/formWeights.ts';
export { weightTable } from './learned/weights.ts';
>>>>>>> main
