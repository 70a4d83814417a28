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
    { name: 'flame', path: 'M66 146h68q-2 34-34 52-32-18-34-52z' },
    { name: 'wing', path: 'M70 84v66l-58 20q-6-58 58-86z' },
    { name: 'otherWing', path: 'M130 84v66l58 20q6-58-58-86z' },
    { name: 'hull', path: 'M68 152q-8-50 0-92h64q8 42 0 92z' },
    { name: 'nose', path: 'M66 62q6-44 34-60 28 16 34 60z' },
    { name: 'window', path: 'M100 66a21 21 0 1 1 0 42 21 21 0 0 1 0-42z' },
  ],
  fish: [
    { name: 'water', path: ALL },
    { name: 'sand', path: 'M0 156q50-12 100-2t100-4v50H0z' },
    { name: 'bubble', path: 'M28 8a22 22 0 1 1 0 44 22 22 0 0 1 0-44z' },
    { name: 'tail', path: 'M136 94q28-52 62-56-10 56 0 112-34-4-62-56z' },
    { name: 'fin', path: 'M58 60q14-56 90-56-16 26-8 58z' },
    { name: 'body', path: 'M8 94q24-48 76-48t72 48q-20 48-72 48T8 94z' },
    { name: 'nose', path: 'M8 94q18-36 52-45-10 45 0 90-34-9-52-45z' },
    { name: 'stripe', path: 'M104 48q-10 46 0 92 34-6 52-46-18-40-52-46z' },
  ],
  butterfly: [
    { name: 'sky', path: ALL },
    { name: 'grass', path: 'M0 158q60-14 100-6t100-2v50H0z' },
    { name: 'wing', path: 'M84 88Q58 16 20 24-6 58 26 94q30 12 58-6z' },
    { name: 'otherWing', path: 'M116 88q26-72 64-64 26 34-6 70-30 12-58-6z' },
    { name: 'lowWing', path: 'M84 92q-54-6-58 34 14 34 42 18 20-18 16-52z' },
    { name: 'otherLowWing', path: 'M116 92q54-6 58 34-14 34-42 18-20-18-16-52z' },
    { name: 'body', path: 'M100 48q22 0 21 50-1 54-21 54T79 98q-1-50 21-50z' },
  ],
};

/** Lines that make the picture friendlier; they lie on top and take no finger. */
export const DETAILS: Record<PictureId, string> = {
  house: 'M114 128v.1M40 108h20v22H40zM50 108v22M40 119h20',
  rocket: 'M26 32v.1M44 46v.1M30 54v.1M92 84q6-8 14-4M84 132h32',
  fish: 'M36 82v.1M16 102q10 6 18 2M22 22q4-6 10-4M170 76l12-10M170 112l12 10',
  butterfly:
    'M94 52q-2-22-18-30M106 52q2-22 18-30M93 74v.1M107 74v.1M94 86q6 6 12 0M40 48v.1M160 48v.1M50 124v.1M150 124v.1',
};
