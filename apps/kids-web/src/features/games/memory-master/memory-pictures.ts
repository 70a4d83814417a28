import { memoryNames } from '../../../text/en/games';
import type { Picture } from '../game';
import pictures from './memory-pictures.json?pictures';

export type MemoryPicture = { name: string; Picture: Picture };

/** What cards can show: things that are told apart at a glance, also by those who see colours differently. */
export const memoryPictures: readonly MemoryPicture[] = Object.entries(pictures).map(([id, Picture]) => ({
  name: memoryNames[id as keyof typeof memoryNames],
  Picture,
}));
