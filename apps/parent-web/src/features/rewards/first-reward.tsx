import { sayName } from '@herohood/browser/text/say-name';
import { ageIn } from '@herohood/domain/children/age';
import type { Child } from '@herohood/domain/children/schema';
import { type AgeBand, ageBandOf } from '@herohood/domain/habits/idea';
import type { RewardIdea } from '@herohood/domain/rewards/idea';
import { FIRST_REWARD, REWARD_IDEAS } from '@herohood/domain/rewards/reward-ideas';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import rows from '../../layout/picture-rows.module.css';
import { trpc } from '../../lib/api';
import { useFamilyYear } from '../../lib/use-user';
import { guideText } from '../../text/en/guide';
import { rewardsText } from '../../text/en/rewards';
import { useSaveReward } from './use-save-reward';

const text = guideText.reward;
/** Beside the first one: smaller and larger things, to choose from. */
const OTHERS = ['ice-cream', 'family-film', 'swimming-pool'];

const said = (idea: RewardIdea): RewardIdea => ({
  ...idea,
  name: sayName(idea.name),
  description: sayName(idea.description),
});

const ideasFor = (band: AgeBand): RewardIdea[] =>
  [FIRST_REWARD[band], ...OTHERS].flatMap((id) => REWARD_IDEAS.filter((idea) => idea.id === id)).map(said);

/** A reward that a hero reaches in a few days of their missions, ticked, with three others beside it. */
export function FirstReward({ hero }: { hero: Child }) {
  const year = useFamilyYear();
  const ideas = ideasFor(ageBandOf(ageIn(year, hero.birthYear)) ?? '7-9');
  const [chosenId, setChosenId] = useState(ideas[0]?.id);
  const { data: missions = [] } = trpc.habits.listAll.useQuery();
  const { saveReward, isSaving } = useSaveReward();
  const dailyXp = missions
    .filter(({ childId, isActive }) => childId === hero.id && isActive)
    .reduce((sum, { xpReward }) => sum + xpReward, 0);
  const chosen = ideas.find(({ id }) => id === chosenId);

  function save() {
    if (!chosen) return;
    const { name, description, type, icon, cost } = chosen;
    void saveReward({ values: { name, description, type, icon, cost, limits: {} }, heroes: [hero] });
  }

  return (
    <Stack gap="sm" align="flex-start">
      <Hint>{text.hint}</Hint>
      <SimpleGrid component="ul" minColWidth="min(17rem, 100%)" spacing="0.5rem" w="100%">
        {ideas.map(({ id, name, icon, cost }) => (
          <li key={id} className={rows.row}>
            <input
              type="radio"
              name="first-reward"
              aria-label={name}
              checked={id === chosenId}
              onChange={() => setChosenId(id)}
            />
            <RewardIcon icon={icon} size={32} />
            <div className={rows.what}>
              <strong>{name}</strong>
              <span>
                {rewardsText.xp(cost)}
                {dailyXp > 0 ? ` · ${text.days(Math.ceil(cost / dailyXp))}` : ''}
              </span>
            </div>
          </li>
        ))}
      </SimpleGrid>
      <Button loading={isSaving} onClick={save}>
        {text.add}
      </Button>
    </Stack>
  );
}
