import type { AgeBand } from '../habits/idea';
import type { PackId } from '../habits/packs';
import type { REWARD_TYPES } from './choices';
import type { RewardPicture } from './pictures';

/** A reward to save for: its price is fair beside what missions pay. */
export interface RewardIdea {
  id: string;
  name: string;
  description: string;
  icon: RewardPicture;
  type: (typeof REWARD_TYPES)[number];
  ages: AgeBand[];
  cost: number;
  packs: PackId[];
}

/** A reward as it is written down: most are for all ages. */
export type IdeaEntry = Omit<RewardIdea, 'ages'> & Partial<Pick<RewardIdea, 'ages'>>;
