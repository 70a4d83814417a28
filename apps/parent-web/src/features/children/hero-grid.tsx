import { lazily } from '@herohood/browser/lazy-part';
import { isTopScorer, rankHeroes } from '@herohood/domain/children/hero';
import type { Child } from '@herohood/domain/children/schema';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../layout/icon';
import { HeroCard } from './hero-card';
import classes from './hero-card.module.css';

const HeroDialog = lazily(() => import('./hero-dialog').then((part) => ({ default: part.HeroDialog })));

interface Props {
  heroes: readonly Child[];
  /** Whoever looks may change nothing (rules: members). */
  isReadOnly?: boolean;
  /** What stands at the foot of a hero's card. */
  more?: (hero: Child) => ReactNode;
}

/** All heroes of the family; who leads them wears a crown, a tie and a single one have none. */
export function HeroGrid({ heroes, isReadOnly = false, more }: Props) {
  const ranked = rankHeroes(heroes);
  return (
    <div className={classes.grid}>
      {ranked.map((hero) => (
        <HeroCard
          key={hero.id}
          hero={hero}
          isTopScorer={isTopScorer(hero, heroes)}
          isReadOnly={isReadOnly}
          more={more?.(hero)}
        />
      ))}
    </div>
  );
}

/** Opens the form of a new hero. */
export function AddHero({ label }: { label: string }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<Icon name="plus" size={18} />} onClick={() => setIsAdding(true)}>
        {label}
      </Button>
      {isAdding ? <HeroDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
