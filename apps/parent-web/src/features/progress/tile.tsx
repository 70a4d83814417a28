import { dayColor } from '@herohood/domain/progress/weekly';
import { Group, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../layout/icon';
import classes from './progress.module.css';

interface Props {
  icon: IconName;
  accent: string;
  label: string;
  value: string;
  note: string;
}

/** The four figures that go together: by their room one below the other, two by two, or all in a row. */
export function Tiles({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid type="container" cols={{ base: 1, '16rem': 2, '38rem': 4 }} spacing="0.75rem">
      {children}
    </SimpleGrid>
  );
}

/** One figure with what it means. */
export function Tile({ icon, accent, label, value, note }: Props) {
  return (
    <div className={classes.tile} data-accent={accent}>
      <span>
        <Icon name={icon} size={20} />
      </span>
      <b>{label}</b>
      <strong>{value}</strong>
      <small>{note}</small>
    </div>
  );
}

interface RateProps {
  of: { due: number; done: number; completionRate: number };
  /** What the bar says; without it the facts below say it. */
  label?: string;
  children: ReactNode;
}

/** How much of what was due is done, as a bar with facts below. */
export function Rate({ of: { due, done, completionRate }, label, children }: RateProps) {
  return (
    <>
      <div
        className={classes.rate}
        data-color={dayColor(done, due)}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <span style={{ width: `${completionRate}%` }} />
      </div>
      <Group component="p" gap="0.1rem 0.9rem" mt="0.4rem" c="dimmed" fz="0.8rem">
        {children}
      </Group>
    </>
  );
}
