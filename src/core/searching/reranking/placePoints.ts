// Table of points for places, beside those of their file.
import type { PlaceFeatures } from './features.ts';
import type { StepTable } from './stepTable.ts';

/** Points by feature. Written by `tools/ranking/fit_tables.py`; figures: docs/ranking.md. */
export const placePoints: StepTable<keyof PlaceFeatures> = [
  {
    feature: 'filePoints',
    steps: [
      [-6.0, 0.74],
      [-5.75, 0.82],
      [-5.5, 0.89],
      [-5.25, 0.95],
      [-4.75, 1.1],
      [-4.5, 1.34],
      [-4.25, 1.53],
      [-4.0, 1.62],
      [-3.75, 1.67],
      [-3.5, 1.94],
      [-3.25, 2.12],
      [-3.0, 2.2],
      [-2.5, 2.33],
      [-2.25, 2.42],
      [-2.0, 2.57],
      [-1.75, 2.63],
      [-1.5, 2.68],
      [-1.25, 2.72],
      [-1.0, 2.78],
      [-0.5, 2.93],
      [-0.0, 3.0],
    ],
  },
  {
    feature: 'fileRank',
    steps: [
      [1.0, -0.12],
      [3.0, -0.22],
      [23.0, -0.24],
      [26.0, -0.27],
      [48.0, -0.45],
    ],
  },
  {
    feature: 'rank',
    steps: [
      [1.0, -0.13],
      [2.0, -0.18],
      [3.0, -0.38],
      [5.0, -0.57],
      [7.0, -0.68],
      [13.0, -0.74],
      [14.0, -0.89],
      [16.0, -0.99],
      [20.0, -1.09],
      [27.0, -1.15],
      [31.0, -1.19],
    ],
  },
  {
    feature: 'score',
    steps: [
      [0.35, 0.01],
      [0.4, 0.16],
      [0.45, 0.22],
      [0.5, 0.42],
      [0.55, 0.49],
      [0.6, 0.54],
      [0.75, 0.62],
      [0.95, 0.66],
    ],
  },
  {
    feature: 'kind',
    steps: [
      [1.0, -0.02],
      [2.0, -0.11],
      [3.0, -0.1],
      [4.0, -0.07],
      [7.0, -0.13],
      [10.0, -2.13],
    ],
  },
  {
    feature: 'titleShare',
    steps: [
      [0.25, 0.04],
      [0.3, 0.07],
      [0.35, 0.09],
      [0.4, 0.24],
      [0.5, 0.35],
      [0.55, 0.4],
      [0.6, 0.44],
    ],
  },
  {
    feature: 'tellingShare',
    steps: [
      [0.2, 0.01],
      [0.25, 0.12],
      [0.35, 0.24],
      [0.45, 0.26],
      [0.65, 0.28],
    ],
  },
  {
    feature: 'weighedChunk',
    steps: [
      [0.4, 0.02],
      [0.55, 0.18],
      [0.7, 0.27],
      [0.8, 0.32],
      [1.0, 0.35],
    ],
  },
  {
    feature: 'tellingChunk',
    steps: [
      [0.45, 0.02],
      [0.6, 0.16],
      [0.75, 0.31],
    ],
  },
  {
    feature: 'plainChunk',
    steps: [
      [0.45, 0.04],
      [0.55, 0.08],
      [0.75, 0.14],
      [1.0, 0.2],
    ],
  },
  {
    feature: 'namedInQuestion',
    steps: [
      [0.2, 0.21],
      [0.3, 0.25],
      [0.35, 0.28],
      [0.4, 0.3],
      [0.65, 0.33],
      [0.85, 0.36],
    ],
  },
  { feature: 'ownerInQuestion', steps: [[1.0, 0.71]] },
  { feature: 'constructs', steps: [[1.0, -0.17]] },
];
