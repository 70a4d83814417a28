import type { ChildHabit } from '@herohood/domain/habits/schema';
import { Menu } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { habitsText } from '../../text/en/habits';
import classes from './assignment.module.css';
import { type Pair, useAssignHabit } from './use-assign-habit';

const text = habitsText.center;

interface Props {
  pair: Pair;
  assignment: ChildHabit | undefined;
}

/** One hero and one habit: empty (tap to assign), active or paused (tap for the choices). */
export function AssignmentCell({ pair, assignment }: Props) {
  const { hero, habit } = pair;
  const { assign, setActive, askRemove } = useAssignHabit();
  if (!assignment) {
    return (
      <button
        type="button"
        className={classes.cell}
        data-state="empty"
        aria-label={text.assign(habit.name, hero.name)}
        onClick={() => void assign(pair)}
      >
        <Icon name="plus" />
      </button>
    );
  }
  const { isActive } = assignment;
  return (
    <Menu position="bottom" radius="md" shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={classes.cell}
          data-state={isActive ? 'active' : 'paused'}
          aria-label={text.manage(habit.name, hero.name, isActive ? text.stateActive : text.statePaused)}
        >
          <Icon name={isActive ? 'check' : 'pause'} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name={isActive ? 'pause' : 'check'} size={18} />}
          onClick={() => void setActive(assignment, !isActive)}
        >
          {isActive ? text.pause : text.resume}
        </Menu.Item>
        <Menu.Item
          color="coral"
          leftSection={<Icon name="trash" size={18} />}
          onClick={() => askRemove(assignment, pair)}
        >
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
