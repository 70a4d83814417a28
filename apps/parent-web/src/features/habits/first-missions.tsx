import { ageIn } from '@herohood/domain/children/age';
import type { Child } from '@herohood/domain/children/schema';
import { FIRST_HABITS, HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import { ageBandOf } from '@herohood/domain/habits/idea';
import { Button, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import { useFamilyYear } from '../../lib/use-user';
import { guideText } from '../../text/en/guide';
import { sayIdea, startOf } from './choices';
import { IdeaRow } from './idea-row';
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
      <Hint>{text.hint}</Hint>
      <SimpleGrid component="ul" minColWidth="min(20rem, 100%)" spacing="0.5rem">
        {ideas.map((idea) => (
          <IdeaRow
            key={idea.id}
            idea={idea}
            isChosen={!left.includes(idea.id)}
            onChoose={(isOn) => setLeft(isOn ? left.filter((each) => each !== idea.id) : [...left, idea.id])}
          />
        ))}
      </SimpleGrid>
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
