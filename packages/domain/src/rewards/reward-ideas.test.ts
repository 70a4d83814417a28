import { expect, it } from 'vitest';
import { FIRST_HABITS, HABIT_IDEAS } from '../habits/habit-ideas';
import { AGE_BANDS } from '../habits/idea';
import { FIRST_REWARD, REWARD_IDEAS } from './reward-ideas';
import { rewardIdeaSchema } from './schema';

it('the first reward is good for the age and within reach in two to four days of the first missions', () => {
  for (const band of AGE_BANDS) {
    const reward = REWARD_IDEAS.find(({ id }) => id === FIRST_REWARD[band]);
    expect(reward?.ages).toContain(band);
    const daily = FIRST_HABITS[band]
      .map((id) => HABIT_IDEAS.find((idea) => idea.id === id)?.xpReward ?? 0)
      .reduce((sum, xp) => sum + xp, 0);
    const days = (reward?.cost ?? 0) / daily;
    expect(days, band).toBeGreaterThanOrEqual(1.5);
    expect(days, band).toBeLessThanOrEqual(4);
  }
});

it('every idea is as it is described', () => {
  for (const idea of REWARD_IDEAS) expect(rewardIdeaSchema.parse(idea)).toEqual(idea);
});
