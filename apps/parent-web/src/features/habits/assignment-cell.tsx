import type { ChildHabit } from '@herohood/domain/habits/schema';
import { Menu } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { DANGEROUS_LINE, LinkItem } from '../../layout/opened-menu';
import { habitsText } from '../../text/en/habits';
import { scheduleText } from '../../text/en/schedule';
import classes from './assignment.module.css';
import { hasOwnPlan, isUnconfirmed, type Pair, useAssignHabit } from './use-assign-habit';

const text = habitsText.center;

interface Props {
  pair: Pair;
  assignment: ChildHabit | undefined;
  /** Says its state in words beside the picture, where there is room for them. */
  isWide?: boolean;
  /** Opens when it is due for this hero. */
  onPlan: (assignment: ChildHabit) => void;
}

/** One hero and one habit: empty (tap to assign), active or paused (tap for the choices). */
export function AssignmentCell({ pair, assignment, isWide = false, onPlan }: Props) {
  const { hero, habit } = pair;
  const { assign, toggle, askRemove } = useAssignHabit(pair);
  if (!assignment) {
    return (
      <button
        type="button"
        className={classes.cell}
        data-state="empty"
        data-wide={isWide || undefined}
        aria-label={text.assign(habit.name, hero.name)}
        onClick={assign}
      >
        <Icon name="plus" />
        {isWide ? text.give : null}
      </button>
    );
  }
  const { isActive } = assignment;
  const isOwn = hasOwnPlan(assignment);
  const state = [
    isActive ? text.stateActive : text.statePaused,
    ...(isOwn ? [text.stateOwn] : []),
    ...(assignment.askUntil ? [text.stateAsked] : assignment.own.approval ? [text.stateOwnYes] : []),
  ].join(', ');
  return (
    <Menu position="bottom-end" radius="md" shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={classes.cell}
          data-state={isActive ? 'active' : 'paused'}
          data-wide={isWide || undefined}
          data-own={isOwn || undefined}
          disabled={isUnconfirmed(assignment)}
          aria-label={text.manage(habit.name, hero.name, state)}
        >
          <Icon name={isActive ? 'check' : 'pause'} />
          {isWide ? (isActive ? text.active : text.paused) : null}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon name={isActive ? 'pause' : 'check'} size={18} />}
          onClick={() => toggle(assignment)}
        >
          {isActive ? text.pause : text.resume}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="clock" size={18} />} onClick={() => onPlan(assignment)}>
          {scheduleText.own.open}
        </Menu.Item>
        <LinkItem
          to="/alert-settings/$id"
          params={{ id: assignment.id }}
          leftSection={<Icon name="bell" size={18} />}
        >
          {text.alerts(hero.name)}
        </LinkItem>
        <Menu.Item
          {...DANGEROUS_LINE}
          leftSection={<Icon name="trash" size={18} />}
          onClick={() => askRemove(assignment)}
        >
          {text.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
