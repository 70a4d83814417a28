import type { momentsText } from '../../../text/en/moments';

type PartName = keyof typeof momentsText.parts;

/** One thing to color, in a picture of 200 by 200. */
export type Part = { name: PartName; path: string };
export type PictureId = keyof typeof momentsText.pictures;

const ALL = 'M0 0h200v200H0z';

/**
 * What lies behind comes first. Of each part a circle of 40 lies open: that is a finger on the smallest phone, where the picture
 * is 280 pixels wide.
 */
export const PICTURES: Record<PictureId, readonly Part[]> = {
  house: [
    { name: 'sky', path: ALL },
    { name: 'sun', path: 'M168 10a25 25 0 1 1 0 50 25 25 0 0 1 0-50z' },
    { name: 'grass', path: 'M0 150q50-14 100-4t100-4v58H0z' },
    { name: 'tree', path: 'M163 172v-32a27 27 0 1 1 14 0v32z' },
    { name: 'wall', path: 'M18 90h114v70H18z' },
    { name: 'roof', path: 'M4 94 75 22l71 72z' },
    { name: 'door', path: 'M82 160v-40a21 21 0 0 1 42 0v40z' },
  ],
  rocket: [
    { name: 'sky', path: ALL },
    { name: 'moon', path: 'M36 16a25 25 0 1 1 0 50 25 25 0 0 1 0-50z' },
    { name: 'flame', path: 'M74 148h52l-8 24-18 27-18-27z' },
    { name: 'wing', path: 'M70 88v70l-56 20q-6-62 56-90z' },
    { name: 'otherWing', path: 'M130 88v70l56 20q6-62-56-90z' },
    { name: 'hull', path: 'M68 152q-8-50 0-92h64q8 42 0 92z' },
    { name: 'nose', path: 'M66 62q6-44 34-60 28 16 34 60z' },
    { name: 'window', path: 'M100 66a21 21 0 1 1 0 42 21 21 0 0 1 0-42z' },
  ],
  fish: [
    { name: 'water', path: ALL },
    { name: 'sand', path: 'M0 156q50-12 100-2t100-4v50H0z' },
    { name: 'bubble', path: 'M28 8a22 22 0 1 1 0 44 22 22 0 0 1 0-44z' },
    { name: 'tail', path: 'M142 94q28-46 54-50-12 50 0 100-26-4-54-50z' },
    { name: 'fin', path: 'M66 58q14-50 76-50-16 22-10 54z' },
    { name: 'body', path: 'M8 94q24-48 76-48t72 48q-20 48-72 48T8 94z' },
    { name: 'nose', path: 'M8 94q18-36 52-45-10 45 0 90-34-9-52-45z' },
    { name: 'stripe', path: 'M104 48q-10 46 0 92 34-6 52-46-18-40-52-46z' },
  ],
  butterfly: [
    { name: 'sky', path: ALL },
    { name: 'grass', path: 'M0 158q60-14 100-6t100-2v50H0z' },
    { name: 'wing', path: 'M84 84Q58 4 18 14-8 50 24 88q32 14 60-4z' },
    { name: 'otherWing', path: 'M116 84q26-80 66-70 26 36-6 74-32 14-60-4z' },
    { name: 'lowWing', path: 'M84 92q-54-6-58 34 14 34 42 18 20-18 16-52z' },
    { name: 'otherLowWing', path: 'M116 92q54-6 58 34-14 34-42 18-20-18-16-52z' },
    { name: 'body', path: 'M100 30q22 0 21 58-1 62-21 62T79 88q-1-58 21-58z' },
  ],
};
