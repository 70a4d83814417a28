import type { Mood } from './face';

/** What a drawn hero brings: what hangs behind, the trunk, the head, and what a bare head wears. */
export type HeroPart = 'behind' | 'torso' | 'head' | 'hat';

export type HeroPartProps = { part: HeroPart; mood: Mood };
