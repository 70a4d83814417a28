import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { REWARD_PICTURES } from '@herohood/domain/rewards/pictures';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

/** The markup of a picture once its file has come. */
async function drawn(picture: ReactNode): Promise<string> {
  const { container, unmount } = render(picture);
  await waitFor(() => expect(container.querySelector('svg')?.children.length).toBeGreaterThan(0));
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

test.each([
  ['habit', HABIT_PICTURES, HabitIcon],
  ['reward', REWARD_PICTURES, RewardIcon],
] as const)(
  'every picture of a %s is drawn, and none like another or like an unknown one',
  async (_, ids, Icon) => {
    const drawings = new Map<string, string>();
    for (const id of [...ids, 'from-the-future']) drawings.set(await drawn(<Icon icon={id} size={30} />), id);
    const known = [...drawings.values()].filter((id) => id !== 'from-the-future');
    // Without a picture of its own a reward is a gift.
    expect(known).toEqual(ids.filter((id) => id !== 'gift'));
  },
);

test('names of pictures that were stored in other spellings are still good', async () => {
  expect(await drawn(<HabitIcon icon=" Healthy Food" size={30} />)).toBe(
    await drawn(<HabitIcon icon="healthy-food" size={30} />),
  );
  expect(await drawn(<HabitIcon icon="No_Phone" size={30} />)).toBe(
    await drawn(<HabitIcon icon="no-phone" size={30} />),
  );
});
