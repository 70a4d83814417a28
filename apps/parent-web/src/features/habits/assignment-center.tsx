import type { Child } from '@herohood/domain/children/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Modal, Text } from '@mantine/core';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { habitsText } from '../../text/en/habits';
import classes from './assignment.module.css';
import { AssignmentCell } from './assignment-cell';

const text = habitsText.center;

/** Who does what: habits down, heroes across, one tap a cell. */
export function AssignmentCenter({ heroes, onClose }: { heroes: readonly Child[]; onClose: () => void }) {
  const masters = trpc.habits.listMasters.useQuery();
  const assignments = trpc.habits.listAll.useQuery();
  return (
    <Modal opened onClose={onClose} title={text.title} size="xl">
      <Text size="sm" c="dimmed" mb="md">
        {text.hint}
      </Text>
      <Loaded query={assignments} what={text.table} skeleton={<ListSkeleton rows={4} />}>
        {(all) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <section className={classes.scroll} aria-label={text.table} tabIndex={0}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{text.habit}</th>
                  {heroes.map((hero) => (
                    <th key={hero.id} scope="col">
                      <HeroArt {...hero} size={40} crop="portrait" />
                      <span>{hero.name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {(masters.data ?? []).map((habit) => (
                  <tr key={habit.id}>
                    <th scope="row">
                      <span className={classes.habit}>
                        <span className={classes.picture} data-accent={accentOf(habit.color)}>
                          <HabitIcon icon={habit.icon} size={24} />
                        </span>
                        <span>
                          {habit.name}
                          {habit.isActive ? null : <small>{habitsText.inactive}</small>}
                        </span>
                      </span>
                    </th>
                    {heroes.map((hero) => (
                      <td key={hero.id}>
                        <AssignmentCell
                          pair={{ hero, habit }}
                          assignment={all.find(
                            ({ childId, masterHabitId }) => childId === hero.id && masterHabitId === habit.id,
                          )}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Loaded>
    </Modal>
  );
}
