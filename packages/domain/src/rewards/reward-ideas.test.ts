import { expect, it } from 'vitest';
import { REWARD_IDEAS } from './reward-ideas';
import { rewardIdeaSchema } from './schema';

it('every idea is as it is described', () => {
  for (const idea of REWARD_IDEAS) expect(rewardIdeaSchema.parse(idea)).toEqual(idea);
});
