import type { MasterHabit } from '@herohood/domain/habits/schema';
import { Button, SimpleGrid, TextInput, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../layout/icon';
import { EmptyState } from '../../layout/states';
import { plainWords } from '../../lib/plain-words';
import { habitsText as text } from '../../text/en/habits';

/** A list that is longer than this can be searched. */
const SEARCH_ABOVE = 8;

function isFound({ name, description }: MasterHabit, words: string): boolean {
  return plainWords(`${name} ${description ?? ''}`).includes(plainWords(words));
}

interface Props {
  habits: readonly MasterHabit[];
  row: (habit: MasterHabit) => ReactNode;
}

/** All habits, with a search where there are many. */
export function HabitList({ habits, row }: Props) {
  const [words, setWords] = useState('');
  const canSearch = habits.length > SEARCH_ABOVE;
  const shown = canSearch ? habits.filter((habit) => isFound(habit, words)) : habits;
  return (
    <>
      {canSearch ? (
        <>
          <TextInput
            type="search"
            maw="22rem"
            mb="0.75rem"
            aria-label={text.search}
            placeholder={text.search}
            leftSection={<Icon name="search" size={18} />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <VisuallyHidden role="status">
            {words ? text.found(shown.length, habits.length) : ''}
          </VisuallyHidden>
        </>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          title={text.nothingFound(words)}
          action={
            <Button variant="default" onClick={() => setWords('')}>
              {text.searchClear}
            </Button>
          }
        />
      ) : (
        <SimpleGrid component="ul" minColWidth="min(22rem, 100%)" spacing="0.6rem">
          {shown.map(row)}
        </SimpleGrid>
      )}
    </>
  );
}
