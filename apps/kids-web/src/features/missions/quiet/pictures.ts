import type { momentsText } from '../../../text/en/moments';

type PartName = keyof typeof momentsText.parts;

/** One thing to colour, in a picture of 200 by 160. */
export type Part = { name: PartName; path: string };
export type PictureId = keyof typeof momentsText.pictures;

const SKY = 'M0 0h200v160H0z';

/** What lies behind comes first. */
export const PICTURES: Record<PictureId, readonly Part[]> = {
  house: [
    { name: 'sky', path: SKY },
    { name: 'grass', path: 'M0 124q50-16 100-6t100-4v46H0z' },
    { name: 'tree', path: 'M160 136v-26a25 25 0 1 1 12 0v26z' },
    { name: 'chimney', path: 'M108 26h18v30h-18z' },
    { name: 'wall', path: 'M38 76h96v64H38z' },
    { name: 'roof', path: 'M26 78 86 26l60 52z' },
    { name: 'door', path: 'M76 140v-34a12 12 0 0 1 24 0v34z' },
    { name: 'window', path: 'M46 90h20v22H46zM110 90h16v22h-16z' },
  ],
  rocket: [
    { name: 'sky', path: SKY },
    { name: 'moon', path: 'M164 20a20 20 0 1 0 14 32 24 24 0 0 1-14-32z' },
    { name: 'flame', path: 'M86 118h28l-5 18-9 20-9-20z' },
    { name: 'wing', path: 'M78 76v44l-26 10q-2-34 26-54z' },
    { name: 'otherWing', path: 'M122 76v44l26 10q2-34-26-54z' },
    { name: 'hull', path: 'M76 120q-8-44 6-68h36q14 24 6 68z' },
    { name: 'nose', path: 'M82 52q6-28 18-42 12 14 18 42z' },
    { name: 'window', path: 'M100 66a13 13 0 1 1 0 26 13 13 0 0 1 0-26z' },
  ],
  fish: [
    { name: 'water', path: SKY },
    { name: 'plant', path: 'M20 160q-14-30 2-52t-2-44q24 22 10 48t8 48z' },
    { name: 'tail', path: 'M140 80q26-34 44-30-10 30 0 60-18 4-44-30z' },
    { name: 'fin', path: 'M78 42q22-30 50-24-14 14-14 30z' },
    { name: 'body', path: 'M30 82q34-48 82-40 32 8 36 38-6 32-38 40-50 6-80-38z' },
    { name: 'stripe', path: 'M102 42q-16 38 0 78l22-6q-14-34 2-64z' },
    { name: 'nose', path: 'M30 82q10-16 24-26-4 28 2 52-16-10-26-26z' },
    { name: 'spot', path: 'M72 66a8 8 0 1 1 0 16 8 8 0 0 1 0-16z' },
  ],
  butterfly: [
    { name: 'sky', path: SKY },
    { name: 'grass', path: 'M0 136q60-14 100-6t100-2v32H0z' },
    { name: 'wing', path: 'M94 74Q60 10 26 22q-14 34 22 58 24 10 46-6z' },
    { name: 'otherWing', path: 'M106 74q34-64 68-52 14 34-22 58-24 10-46-6z' },
    { name: 'lowWing', path: 'M94 80q-44 0-50 30 14 28 38 10 14-14 12-40z' },
    { name: 'otherLowWing', path: 'M106 80q44 0 50 30-14 28-38 10-14-14-12-40z' },
    { name: 'spot', path: 'M54 40a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
    { name: 'otherSpot', path: 'M146 40a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
    { name: 'body', path: 'M100 48q9 0 8 40-1 40-8 40t-8-40q-1-40 8-40z' },
  ],
};
