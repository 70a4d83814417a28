import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import rows from '../../layout/picture-rows.module.css';
import { habitsText } from '../../text/en/habits';
import type { HabitStart } from './choices';
import classes from './habits.module.css';

interface Props {
  idea: HabitStart;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Stands beside what it is worth. */
  badges?: ReactNode;
  onChoose: (isChosen: boolean) => void;
  /** Other ways to take it. */
  children?: ReactNode;
}

/** One idea to tick: what it is, and what it is worth. */
export function IdeaRow({ idea, isChosen, isDisabled = false, badges, onChoose, children }: Props) {
  const { name, description, icon, xpReward } = idea;
  return (
    <li className={classes.idea}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        aria-label={name}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <HabitIcon icon={icon} size={30} />
      <div className={rows.what}>
        <strong>{name}</strong>
        <span>{description}</span>
        <Group component="span" gap="0.25rem 0.5rem">
          {habitsText.xp(xpReward)}
          {badges}
        </Group>
      </div>
      {children}
    </li>
  );
}
