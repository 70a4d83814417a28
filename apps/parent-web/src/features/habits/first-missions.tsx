import { ageIn } from '@herohood/domain/children/age';
import type { Child } from '@herohood/domain/children/schema';
import { FIRST_HABITS, HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import { ageBandOf } from '@herohood/domain/habits/idea';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFamilyYear } from '../../lib/use-user';
import { guideText } from '../../text/en/guide';
import { habitsText } from '../../text/en/habits';
import { startOf } from './choices';
import classes from './ideas.module.css';
import { sayIdea } from './say-idea';
import { useAddHabits } from './use-give-habit';

const text = guideText.missions;

/** Three missions that suit a hero's age, ticked; one tap makes them the family's first habits. */
export function FirstMissions({ hero, heroes }: { hero: Child; heroes: readonly Child[] }) {
  const year = useFamilyYear();
  const ids = FIRST_HABITS[ageBandOf(ageIn(year, hero.birthYear)) ?? '7-9'];
  const ideas = ids.flatMap((id) => HABIT_IDEAS.filter((idea) => idea.id === id)).map(sayIdea);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { addHabits, isAdding } = useAddHabits();
  const chosen = ideas.filter(({ id }) => !left.includes(id));
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {text.hint}
      </Text>
      <ul className={classes.ideas}>
        {ideas.map(({ id, name, description, icon, xpReward }) => (
          <li key={id} className={classes.idea}>
            <input
              type="checkbox"
              aria-label={name}
              checked={!left.includes(id)}
              onChange={(event) =>
                setLeft(event.currentTarget.checked ? left.filter((each) => each !== id) : [...left, id])
              }
            />
            <span className={classes.picture}>
              <HabitIcon icon={icon} size={30} />
            </span>
            <div className={classes.what}>
              <strong>{name}</strong>
              <span>{description}</span>
              <span>{habitsText.xp(xpReward)}</span>
            </div>
          </li>
        ))}
      </ul>
      <Button
        disabled={chosen.length === 0}
        loading={isAdding}
        onClick={() => void addHabits({ starts: chosen.map(startOf), heroes })}
      >
        {text.add(chosen.length)}
      </Button>
    </Stack>
  );
}
