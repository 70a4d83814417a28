import { REWARD_TYPES } from '@herohood/domain/rewards/choices';
import type { RewardType } from '@herohood/domain/rewards/schema';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { rewardsText as text } from '../../text/en/rewards';
import type { RewardValues } from './choices';

/** Begins a reward with one of the library; nothing is shown while that cannot be had. */
export function IdeaSelect({ onPick }: { onPick: (values: Omit<RewardValues, 'limits'>) => void }) {
  const { data: ideas } = trpc.rewards.listIdeas.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const [id, setId] = useState('');
  if (!ideas) return null;
  const itemsOf = (type: RewardType) =>
    ideas
      .filter((idea) => idea.type === type)
      .map((idea) => ({ value: idea.id, label: `${idea.name} · ${text.xp(idea.cost)}` }));

  function pick(chosenId: string) {
    setId(chosenId);
    const idea = ideas?.find((each) => each.id === chosenId);
    if (!idea) return;
    const { name, description, type, icon, cost } = idea;
    onPick({ name, description, type, icon, cost });
  }

  return (
    <NativeSelect
      label={text.ideas.label}
      value={id}
      onChange={(event) => pick(event.currentTarget.value)}
      data={[
        { value: '', label: text.ideas.none },
        ...REWARD_TYPES.map((type) => ({ group: text.types[type], items: itemsOf(type) })),
      ]}
    />
  );
}
