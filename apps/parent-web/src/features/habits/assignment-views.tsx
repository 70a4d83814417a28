import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Group, Input, Table, Text } from '@mantine/core';
import { useState } from 'react';
import tiles from '../../layout/choice-tile.module.css';
import { Hint } from '../../layout/hint';
import people from '../../layout/people-row.module.css';
import rows from '../../layout/picture-rows.module.css';
import { habitsText } from '../../text/en/habits';
import { AssignmentCell } from './assignment-cell';
import { planWords } from './schedule-words';
import type { Assignments, Pair } from './use-assign-habit';

const text = habitsText.center;

/** One hero at a time with all habits: what a phone has room for. */
export function AssignmentList({ heroes, habits, weekStart, of, onPlan }: Assignments) {
  const [heroId, setHeroId] = useState(heroes[0]?.id);
  const hero = heroes.find(({ id }) => id === heroId) ?? heroes[0];
  if (!hero) return null;
  const count = habits.filter((habit) => of({ hero, habit })?.isActive).length;
  return (
    <>
      <Group component="fieldset" gap="0.5rem">
        <Input.Label component="legend">{text.whose}</Input.Label>
        {heroes.map((one) => (
          <label key={one.id} className={`${people.person} ${tiles.tile}`}>
            <input
              type="radio"
              name="assignment-hero"
              checked={one.id === hero.id}
              onChange={() => setHeroId(one.id)}
            />
            <HeroArt {...one} size={36} crop="portrait" />
            <span title={one.name}>
              <bdi>{one.name}</bdi>
            </span>
          </label>
        ))}
      </Group>
      <Hint mt="md" mb="xs" role="status">
        {text.count(hero.name, count, habits.length)}
      </Hint>
      <ul className={rows.list} aria-label={text.listOf(hero.name)}>
        {habits.map((habit) => (
          <li key={habit.id} className={rows.row}>
            <HabitName habit={habit} words={planWords(of({ hero, habit }) ?? habit, weekStart)} />
            <AssignmentCell pair={{ hero, habit }} assignment={of({ hero, habit })} isWide onPlan={onPlan} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Habits down, heroes across. The header stays below the dialog's own, which stays too. */
export function AssignmentTable({ heroes, habits, weekStart, of, onPlan }: Assignments) {
  return (
    <Table
      aria-label={text.table}
      stickyHeader
      stickyHeaderOffset="3.75rem"
      withRowBorders={false}
      verticalSpacing="0.45rem"
      horizontalSpacing="0.4rem"
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" w="18rem" miw="9rem" bg="var(--surface)">
            {text.habit}
          </Table.Th>
          {heroes.map((hero) => (
            <Table.Th key={hero.id} scope="col" ta="center" bg="var(--surface)">
              <HeroArt {...hero} size={40} crop="portrait" />
              <Text size="xs" fw={600} truncate maw="5.5rem" mx="auto" title={hero.name}>
                <bdi>{hero.name}</bdi>
              </Text>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {habits.map((habit) => (
          <Table.Tr key={habit.id}>
            <Table.Th scope="row" fw={400}>
              <HabitName habit={habit} words={planWords(habit, weekStart)} />
            </Table.Th>
            {heroes.map((hero) => (
              <Table.Td key={hero.id} ta="center">
                <AssignmentCell pair={{ hero, habit }} assignment={of({ hero, habit })} onPlan={onPlan} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A habit's picture and name, when it is due in words, and whether it is inactive for everyone. */
function HabitName({ habit, words }: Pick<Pair, 'habit'> & { words: string }) {
  return (
    <Group component="span" gap="0.6rem" wrap="nowrap" flex="1 1 8rem" miw={0}>
      <span className={rows.picture} data-accent={accentOf(habit.color)} style={{ width: 36, height: 36 }}>
        <HabitIcon icon={habit.icon} size={24} />
      </span>
      <span className={rows.what}>
        <strong>
          <bdi>{habit.name}</bdi>
        </strong>
        <span>{words}</span>
        {habit.isActive ? null : <span>{habitsText.inactive}</span>}
      </span>
    </Group>
  );
}
