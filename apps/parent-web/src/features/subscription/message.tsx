import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './subscription.module.css';

interface Props {
  title: string;
  hint: string;
  /** A panda, unless something else fits better. */
  art?: ReactNode;
  /** 1 where the page has no other heading. */
  order?: 1 | 2;
  /** The next step. */
  children?: ReactNode;
}

/** A screen that has one thing to say. */
export function Message({ title, hint, art, order = 1, children }: Props) {
  return (
    <div className={classes.message}>
      {art ?? <HeroArt avatarType="panda" size={140} />}
      <Title order={order} size="h2">
        {title}
      </Title>
      <Text c="dimmed" maw={460}>
        {hint}
      </Text>
      {children}
    </div>
  );
}
