import type { AccentName } from '@herohood/ui/theme/tokens';
import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import classes from './pending-list.module.css';
import { useKeptFocus } from './use-kept-focus';

interface ListProps {
  /** Without it the list stands alone, and nothing approves all of it. */
  heading?: string | undefined;
  approveAll?: { label: string; onClick: () => void } | undefined;
  /** One row each. */
  children: readonly ReactNode[];
}

/** Things of one kind that wait for a parent, with one tap for all of them. */
export function PendingList({ heading, approveAll, children }: ListProps) {
  const kept = useKeptFocus(children.length);
  return (
    <div>
      {heading ? (
        <Group justify="space-between" mb="xs" mih={36}>
          <Title order={3} size="h5">
            {heading}
          </Title>
          {approveAll ? (
            <Button
              size="xs"
              variant="light"
              leftSection={<Icon name="check" size={16} />}
              onClick={approveAll.onClick}
            >
              {approveAll.label}
            </Button>
          ) : null}
        </Group>
      ) : null}
      <ul className={classes.list} {...kept}>
        {children}
      </ul>
    </div>
  );
}

interface RowProps {
  picture: ReactNode;
  accent: AccentName;
  title: string;
  heroName: string;
  /** When it came, in words. */
  when: string;
  /** What it is worth, and in which tone: earned, gained or spent. */
  worth: { text: string; tone: 'purple' | 'mint' | 'coral' };
  note?: ReactNode;
  /** The buttons. */
  answers: ReactNode;
}

/** One thing that waits: what, who, when, what it is worth, and the answers. */
export function PendingRow({ picture, accent, title, heroName, when, worth, note, answers }: RowProps) {
  return (
    <li className={classes.row}>
      <span className={classes.picture} data-accent={accent}>
        {picture}
      </span>
      <div className={classes.what}>
        <strong>{title}</strong>
        <span>
          <b>{heroName}</b> · {when}
        </span>
        <span className={classes.meta}>
          <span className={classes.worth} data-tone={worth.tone}>
            {worth.text}
          </span>
          {note}
        </span>
      </div>
      <div className={classes.answers}>{answers}</div>
    </li>
  );
}
