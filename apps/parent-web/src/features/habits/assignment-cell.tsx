import type { ChildHabit } from '@herohood/domain/habits/schema';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { LazyMenu } from '../../layout/menu-button';
import { habitsText } from '../../text/en/habits';
import { scheduleText } from '../../text/en/schedule';
import classes from './assignment.module.css';
import { type Assignments, hasOwnPlan, isUnconfirmed, type Pair, useAssignHabit } from './use-assign-habit';

const text = habitsText.center;

interface Props extends Pick<Assignments, 'onPlan'> {
  pair: Pair;
  assignment: ChildHabit | undefined;
  /** Says its state in words beside the picture, where there is room for them. */
  isWide?: boolean;
}

/** One hero and one habit: empty (tap to assign), active or paused (tap for the choices). */
export function AssignmentCell({ pair, assignment, isWide = false, onPlan }: Props) {
  const { hero, habit } = pair;
  const { assign, toggle, askRemove } = useAssignHabit(pair);
  const look = { type: 'button', className: classes.cell, 'data-wide': isWide || undefined } as const;
  if (!assignment) {
    return (
      <button {...look} aria-label={text.assign(habit.name, hero.name)} onClick={assign}>
        <Icon name="plus" />
        {isWide ? text.give : null}
      </button>
    );
  }
  const { id, isActive } = assignment;
  const isOwn = hasOwnPlan(assignment);
  const state = [
    isActive ? text.stateActive : text.statePaused,
    ...(isOwn ? [text.stateOwn] : []),
    ...(assignment.askUntil ? [text.stateAsked] : assignment.own.approval ? [text.stateOwnYes] : []),
  ].join(', ');
  return (
    <LazyMenu
      acts={[
        {
          label: isActive ? text.pause : text.resume,
          icon: isActive ? 'pause' : 'check',
          onClick: () => toggle(assignment),
        },
        { label: scheduleText.own.open, icon: 'clock', onClick: () => onPlan({ pair, assignment }) },
        {
          label: text.alerts(hero.name),
          icon: 'bell',
          root: (props) => <Link to="/alert-settings/$id" params={{ id }} {...props} />,
        },
        { label: text.remove, icon: 'trash', onClick: () => askRemove(assignment), isDangerous: true },
      ]}
    >
      {(open) => (
        <button
          {...look}
          data-state={isActive ? 'active' : 'paused'}
          data-own={isOwn || undefined}
          disabled={isUnconfirmed(assignment)}
          aria-label={text.manage(habit.name, hero.name, state)}
          aria-haspopup="menu"
          onClick={open}
        >
          <Icon name={isActive ? 'check' : 'pause'} />
          {isWide ? (isActive ? text.active : text.paused) : null}
        </button>
      )}
    </LazyMenu>
  );
}
